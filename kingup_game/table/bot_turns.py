"""Bots at the table: asked when it is their turn, given a human pause, heard when they are done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from kingup_game.bots.coach import Advice
from kingup_game.engine.actions import Action, CastVote
from kingup_game.engine.events import Event
from kingup_game.engine.view import View
from kingup_game.table.ballots import BallotBox
from kingup_game.table.host import Host
from kingup_game.table.seats import Company

PAUSE_TICKS: Final = (36, 90)
"""A bot's pause at normal speed: 0.6 to 1.5 seconds."""

FAST_PAUSE_TICKS: Final = 4


class Thinking(Protocol):
    """Something that answers questions of bots; the worker process, or a test's stand-in."""

    def ask(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int: ...

    def poll(self, ticket: int) -> Action | None: ...

    def ask_coach(
        self, match_seed: int, past: Sequence[Event], view: View, options: Sequence[Action]
    ) -> int: ...

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None: ...

    def forget(self, ticket: int) -> None: ...

    def pass_time(self) -> None: ...


class BotTurns:
    """The open questions of one match. Nothing here acts: the scene submits what comes back."""

    def __init__(self, host: Host, company: Company, thinking: Thinking) -> None:
        self._host = host
        self._company = company
        self._thinking = thinking
        self._tickets: dict[int, int] = {}
        self._answers: dict[int, Action] = {}
        self._pauses: dict[int, int] = {}
        self.fast = False

    def ask(self, seat: int) -> None:
        """Have a bot think about what it may do now; once is enough."""
        if seat in self._tickets or seat in self._answers:
            return
        level = self._company.seats[seat].level
        assert level is not None
        host = self._host
        self._tickets[seat] = self._thinking.ask(
            level,
            host.header.seed,
            host.seen_since(seat, 0),
            host.view(seat),
            host.options(seat),
        )
        source = Random(f"{host.header.seed}/{seat}/{host.events_so_far}/pause")
        self._pauses[seat] = FAST_PAUSE_TICKS if self.fast else source.randint(*PAUSE_TICKS)

    def tick(self) -> None:
        """One tick of everybody's pause, and of the patience with whatever thinks."""
        self._thinking.pass_time()
        for seat in self._pauses:
            self._pauses[seat] -= 1

    def answer(self, seat: int, *, hurry: bool = False) -> Action | None:
        """What the bot chose, when it is done and its pause is over (or hurried)."""
        ticket = self._tickets.get(seat)
        if ticket is not None:
            action = self._thinking.poll(ticket)
            if action is not None:
                del self._tickets[seat]
                self._answers[seat] = action
        if seat not in self._answers or (self._pauses[seat] > 0 and not hurry):
            return None
        del self._pauses[seat]
        return self._answers.pop(seat)

    def vote(self, seats: Sequence[int], box: BallotBox) -> None:
        """Have bots fill in their ballots as soon as they know; the box says when they seal."""
        for seat in seats:
            if box.has_chosen(seat):
                continue
            self.ask(seat)
            action = self.answer(seat, hurry=True)
            if isinstance(action, CastVote):
                box.bot_chose(seat, action.card)

    def is_asked(self, seat: int) -> bool:
        return seat in self._tickets or seat in self._answers

    def forget(self) -> None:
        """The world changed: nobody's answer counts any more."""
        for ticket in self._tickets.values():
            self._thinking.forget(ticket)
        self._tickets.clear()
        self._answers.clear()
        self._pauses.clear()
