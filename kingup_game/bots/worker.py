"""One spawned process that thinks while the stage plays. It is sent views and seen events only."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection

from kingup_game.bots.bot import Bot
from kingup_game.bots.coach import Advice, advise
from kingup_game.bots.levels import make_bot
from kingup_game.bots.random_bot import RandomBot
from kingup_game.bots.words import is_told_to_bots
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View

_NICENESS = 10
_RESTARTS = 2

COACH = "coach"
"""The level of a question that is for the coach."""


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot may know when it is asked: its past, its view and its options."""

    ticket: int
    level: str
    match_seed: int
    seat: int
    past: tuple[Event, ...]
    view: View
    options: tuple[Action, ...]
    wants_advice: bool = False
    """Whether the coach is asked, for a person, and not the bot that sits there."""


class Thinker:
    """Bots that live from question to question; a changed past makes a new bot."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, int], tuple[Bot, tuple[Event, ...]]] = {}

    def answer(self, question: Question) -> Action:
        key = question.level, question.match_seed, question.seat
        bot, heard = self._bots.get(key, (None, ()))
        if bot is None or question.past[: len(heard)] != heard:
            seat, seed = question.seat, question.match_seed
            bot, heard = make_bot(question.level, question.view.setup, seat, seed), ()
        for event in question.past[len(heard) :]:
            if is_told_to_bots(event):
                bot.observe(event)
        self._bots = {
            known: value for known, value in self._bots.items() if known[1] == question.match_seed
        }
        self._bots[key] = bot, question.past
        return bot.decide(question.view, question.options)

    def advise(self, question: Question) -> tuple[Advice, ...]:
        """All options of a person's seat, the best first."""
        return advise(question.view, question.past, question.options, question.match_seed)


def think(pipe: Connection) -> None:
    """The worker's whole life: answer questions until the other end closes."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICENESS)
    thinker = Thinker()
    while True:
        try:
            question: Question | None = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if question is None:
            return
        try:
            think_about = thinker.advise if question.wants_advice else thinker.answer
            pipe.send((question.ticket, think_about(question)))
        except (BrokenPipeError, OSError):
            return


class Worker:
    """The stage's end of the pipe. Answers are polled, a frame never waits for one.

    A worker that dies is started anew; if that does not help, its questions are answered here, at
    random, so that a match always goes on.
    """

    def __init__(self) -> None:
        self._next_ticket = 0
        self._open: dict[int, Question] = {}
        self._ready: dict[int, Action] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}
        self._restarts = 0
        self._start()

    def ask(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        """Put a question for the seat of `view`; the answer is the ticket to poll with."""
        return self._put(level, match_seed, past, view, options, wants_advice=False)

    def ask_coach(
        self, match_seed: int, past: Sequence[Event], view: View, options: Sequence[Action]
    ) -> int:
        """Ask what a person's options are worth; the ticket is for `poll_coach`."""
        return self._put(COACH, match_seed, past, view, options, wants_advice=True)

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        """The coach's answer, once there is one; empty if the coach is out of order."""
        self._receive()
        return self._advice.pop(ticket, None)

    def _put(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
        *,
        wants_advice: bool,
    ) -> int:
        assert view.seat is not None
        self._next_ticket += 1
        question = Question(
            self._next_ticket,
            level,
            match_seed,
            view.seat,
            tuple(past),
            view,
            tuple(options),
            wants_advice,
        )
        self._open[question.ticket] = question
        self._send(question)
        return question.ticket

    def poll(self, ticket: int) -> Action | None:
        """The answer to a question, once there is one. It can be fetched once."""
        self._receive()
        return self._ready.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Nobody waits for this answer any more."""
        self._open.pop(ticket, None)
        self._ready.pop(ticket, None)
        self._advice.pop(ticket, None)

    def close(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._pipe.send(None)
        self._pipe.close()
        self._process.join(0.5)
        if self._process.is_alive():
            self._process.kill()

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _send(self, question: Question) -> None:
        try:
            self._pipe.send(question)
        except (BrokenPipeError, OSError):
            self._recover()

    def _receive(self) -> None:
        try:
            while self._pipe.poll():
                ticket, answer = self._pipe.recv()
                if self._open.pop(ticket, None) is None:
                    continue
                if isinstance(answer, tuple):
                    self._advice[ticket] = answer
                else:
                    self._ready[ticket] = answer
        except (EOFError, OSError):
            self._recover()

    def _recover(self) -> None:
        if self._restarts < _RESTARTS:
            self._restarts += 1
            self._start()
            for question in list(self._open.values()):
                self._send(question)
            return
        for ticket, question in self._open.items():
            if question.wants_advice:
                self._advice[ticket] = ()
                continue
            bot = RandomBot(question.seat, question.match_seed)
            self._ready[ticket] = bot.decide(question.view, question.options)
        self._open.clear()


class InlineThinking:
    """The worker's manners without a process: answers are there at once. For tests and shots."""

    def __init__(self) -> None:
        self._thinker = Thinker()
        self._next_ticket = 0
        self._answers: dict[int, Action] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}

    def ask(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        assert view.seat is not None
        self._next_ticket += 1
        ticket = self._next_ticket
        self._answers[ticket] = self._thinker.answer(
            Question(ticket, level, match_seed, view.seat, tuple(past), view, tuple(options))
        )
        return ticket

    def poll(self, ticket: int) -> Action | None:
        return self._answers.pop(ticket, None)

    def ask_coach(
        self, match_seed: int, past: Sequence[Event], view: View, options: Sequence[Action]
    ) -> int:
        self._next_ticket += 1
        self._advice[self._next_ticket] = advise(view, past, options, match_seed)
        return self._next_ticket

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        return self._advice.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        self._answers.pop(ticket, None)
