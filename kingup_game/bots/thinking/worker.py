"""Thinks in a process beside the stage, which polls for answers. Sent views and seen events only.

Time is told, not read: `pass_time` is one tick of the stage.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from math import isfinite
from threading import Thread
from typing import Final, Protocol

from kingup_game.bots.advice import Advice
from kingup_game.bots.questions import STAND_IN, Answer, Question
from kingup_game.engine.actions import Action

PATIENCE_TICKS: Final = 100
"""Three times what the strongest needs. The table waits no longer for anybody; a stand-in answers
whatever is asked until the process says something again."""

WORRY_TICKS: Final = 50
"""From here on the stand-in is fetched: loading it takes longer than a frame."""

SILENCE_TICKS: Final = 600
"""Ten seconds: whoever is silent so long never answers."""

RESTARTS: Final = 2
"""So many new processes in a row that answer nothing are tried in one match."""

_STAND_IN_MODULE: Final = "kingup_game.bots.thinking.thinker"

_log = logging.getLogger(__name__)


class StandIn(Protocol):
    """Whoever thinks here meanwhile."""

    def answer(self, question: Question) -> Action:
        """What it does, at once."""


class Elsewhere(Protocol):
    """A process that thinks, or a test's idea of one."""

    def send(self, question: Question) -> None:
        """Hand a question over, to be answered some time."""

    def answers(self) -> Sequence[object]:
        """What has come since last time: numbers with their answers, if it is in its right mind.

        EOFError or OSError where the process is gone.
        """

    def stop(self) -> None:
        """End it whatever it does."""

    def close(self) -> None:
        """Ask it to end, and wait a little."""


def in_a_process() -> Elsewhere:
    """A process of its own, as the game has one."""
    # What opponents think with is loaded once somebody thinks: the title has no time for it.
    from kingup_game.bots.thinking.thinking_process import ThinkingProcess

    return ThinkingProcess()


class Worker:
    """Answers are polled, a frame never waits for one, and the table never long.

    Questions are handed out one by one. While the process is late, a stand-in thinks here. One
    that dies or stays silent is started anew; where that does not help, the stand-in goes on until
    the match is over.
    """

    def __init__(self, start: Callable[[], Elsewhere] = in_a_process) -> None:
        self._start_process = start
        self._next_ticket = 0
        self._open: dict[int, Question] = {}
        self._age: dict[int, int] = {}
        """For how many ticks each open question has been waiting."""
        self._ready: dict[int, Action] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}
        self._asked: int | None = None
        """The ticket that the process thinks about, which may be forgotten by now."""
        self._is_late = False
        """Until it answers something, a stand-in does."""
        self._silent_ticks = 0
        self._failures = 0
        self._match: int | None = None
        self._given_up_in: int | None = None
        """The match in which no process was of any use."""
        self._stand_in: StandIn | None = None
        self._is_fetching = False
        self._process: Elsewhere | None = None
        self._start()

    def ask(self, question: Question) -> int:
        """Put a question; the answer is the ticket to poll with."""
        self._next_ticket += 1
        self._age[self._next_ticket] = 0
        self._open[self._next_ticket] = replace(question, ticket=self._next_ticket)
        self._match = question.match
        if self._process is None and self._match != self._given_up_in:
            self._failures = 0
            self._start()
        self._go_on()
        return self._next_ticket

    def poll(self, ticket: int) -> Action | None:
        """The answer to a question, once there is one. It can be fetched once."""
        self._go_on()
        return self._ready.pop(ticket, None)

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        """The coach's answer, once there is one; empty if the coach is out of order."""
        self._go_on()
        return self._advice.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Nobody waits for this answer any more."""
        self._open.pop(ticket, None)
        self._age.pop(ticket, None)
        self._ready.pop(ticket, None)
        self._advice.pop(ticket, None)

    def pass_time(self) -> None:
        """One tick passed. For whoever says nothing for too long, others speak."""
        self._go_on()
        self._silent_ticks += 1
        self._age = {ticket: age + 1 for ticket, age in self._age.items()}
        if any(age >= WORRY_TICKS for age in self._age.values()):
            self._fetch_stand_in()
        if self._asked is not None and self._silent_ticks >= SILENCE_TICKS:
            self._replace("was silent for too long")
        elif not self._is_late and any(age >= PATIENCE_TICKS for age in self._age.values()):
            self._is_late = True
            _log.warning("the process that thinks for the bots is late; %s plays", STAND_IN)

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.close()

    def _go_on(self) -> None:
        """Take what has been answered, and see that the next question is thought about."""
        if self._process is not None:
            try:
                for said in self._process.answers():
                    self._hear(said)
            except (EOFError, OSError):
                self._replace("is gone")
            except ValueError:
                self._replace("talks nonsense")
        if not self._open:
            return
        question = next(iter(self._open.values()))
        if self._process is not None and self._asked is None:
            self._asked, self._silent_ticks = question.ticket, 0
            self._process.send(question)
        if self._process is None or self._is_late:
            self._think_here(question)

    def _hear(self, said: object) -> None:
        """ValueError for what is no answer to the question that was put last."""
        match said:
            case (int(ticket), found) if ticket == self._asked:
                question = self._open.get(ticket)
            case _:
                raise ValueError("nobody asked this")
        answer = None if question is None else _answer_in(found, question)
        self._asked = None
        self._is_late = False
        self._failures = 0
        if answer is not None:
            self._answered(ticket, answer)

    def _answered(self, ticket: int, answer: Answer) -> None:
        del self._open[ticket], self._age[ticket]
        if isinstance(answer, tuple):
            self._advice[ticket] = answer
        else:
            self._ready[ticket] = answer

    def _think_here(self, question: Question) -> None:
        """One question a call, so that no frame waits for all of them. A coach has no stand-in."""
        answer: Answer = ()
        if not question.wants_advice:
            self._stand_in = self._stand_in or _stand_in()
            answer = self._stand_in.answer(replace(question, level=STAND_IN))
        self._answered(question.ticket, answer)

    def _replace(self, why: str) -> None:
        """Another process in place of one that is no good. Its question is asked again."""
        assert self._process is not None
        self._process.stop()
        self._process, self._asked = None, None
        self._fetch_stand_in()
        self._failures += 1
        if self._failures <= RESTARTS:
            _log.warning("the process that thinks for the bots %s; another one is started", why)
            self._start()
        else:
            self._give_up(why)

    def _start(self) -> None:
        try:
            self._process = self._start_process()
        except (OSError, RuntimeError) as reason:
            self._give_up(f"cannot be started ({type(reason).__name__})")

    def _give_up(self, why: str) -> None:
        self._process = None
        self._given_up_in = self._match
        _log.warning(
            "the process that thinks for the bots %s; %s plays for all of them", why, STAND_IN
        )

    def _fetch_stand_in(self) -> None:
        if not self._is_fetching:
            self._is_fetching = True
            with suppress(RuntimeError):  # the system has no thread to give: then it comes later
                Thread(target=import_module, args=(_STAND_IN_MODULE,), daemon=True).start()


def _stand_in() -> StandIn:
    from kingup_game.bots.thinking.thinker import Thinker

    return Thinker()


def _answer_in(said: object, question: Question) -> Answer:
    """One of the options, or advice about them; ValueError where it is neither."""
    advice: list[Advice] = []
    if not question.wants_advice:
        for option in question.options:
            if option == said:
                return option
    elif isinstance(said, tuple):
        advice = [one for one in said if isinstance(one, Advice) and isfinite(one.chance)]
        if len(advice) == len(said) and {one.action for one in advice} <= set(question.options):
            return tuple(advice)
    raise ValueError("this is no answer")
