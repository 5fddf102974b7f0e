"""Bots at the table: asked when it is their turn, given a human pause, heard when they are done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingup_game.bots.questions import COACH, Question, Thinking
from kingup_game.engine.actions import Action
from kingup_game.engine.chance import number_apart
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host
from kingup_game.table.seats import Company

PAUSE_TICKS: Final = (36, 90)
"""A bot's pause at normal speed: 0.6 to 1.5 seconds."""

FAST_PAUSE_TICKS: Final = 4

TAKE_BACK_TICKS: Final = 60
"""After something that can be taken back: no bot is quicker than a second thought."""

BALLOT_TICKS: Final = 130
"""When bots have voted, whatever there was to think about: one that holds nothing but a Yes is done
at once. Longer than the table waits for any answer, and over before a seal may show."""


def question_for(seat: int, level: str, host: Host) -> Question:
    """What a seat is asked now: a bot of a level, or the coach for a person."""
    seed, asked = host.header.seed, COACH if level == COACH else "bot"
    return Question(
        level,
        number_apart(seed, "match"),
        number_apart(seed, f"{asked} {seat}"),
        tuple(host.seen_since(seat, 0)),
        host.view(seat),
        tuple(host.options(seat)),
    )


class BotTurns:
    """The open questions of one match. Nothing here acts: whoever asks submits what comes back.

    While an election is on, all bots are asked at once, and answer together and after equal time: a
    bot that has only a Yes left is done at once, and an answer as it comes would tell who that is.
    """

    def __init__(self, host: Host, company: Company, thinking: Thinking) -> None:
        self._host = host
        self._company = company
        self._thinking = thinking
        self._tickets: dict[int, int] = {}
        self._answers: dict[int, Action] = {}
        self._pause = 0
        self._ballot_ticks = 0
        """Since the bots were asked for their ballots."""
        self._is_fast = False

    def set_fast(self, is_fast: bool) -> None:
        """Whether bots act without a human pause."""
        self._is_fast = is_fast

    def tick(self) -> None:
        """One tick of the pause, and of the patience with whatever thinks."""
        self._thinking.pass_time()
        self._pause -= 1
        self._ballot_ticks += 1
        if self._host.phase is Phase.VOTE:
            self._ask(self._waiting)
        for seat, ticket in list(self._tickets.items()):
            action = self._thinking.poll(ticket)
            if action is not None:
                del self._tickets[seat]
                self._answers[seat] = action

    def acts(self, *, hurry: bool) -> list[Action]:
        """What bots do now: a turn once its pause is over (or hurried), ballots all together."""
        waiting = self._waiting
        if len(waiting) < len(self._host.seats_to_act) or not waiting:
            return []
        if self._ask(waiting):
            source = Random(
                f"{self._host.header.seed}/{waiting[0]}/{self._host.events_so_far}/pause"
            )
            self._pause = FAST_PAUSE_TICKS if self._is_fast else source.randint(*PAUSE_TICKS)
            if any(map(self._host.can_take_back, self._company.people)):
                self._pause = max(self._pause, TAKE_BACK_TICKS)
        if self._host.phase is Phase.VOTE:
            is_ready = self.have_voted()
        else:
            is_ready = self._are_done(waiting) and (hurry or self._pause <= 0)
        if not is_ready:
            return []
        return [self._answers.pop(seat) for seat in waiting]

    def have_voted(self) -> bool:
        """Whether every bot knows its card, and the time is up that all of them take where people
        vote, who might learn something from it."""
        waiting = self._waiting
        least_ticks = BALLOT_TICKS if self._company.people else 0
        return not waiting or (self._ballot_ticks >= least_ticks and self._are_done(waiting))

    def forget_turn(self) -> None:
        """The world changed: nobody's answer counts any more. Ballots stay what they are."""
        if self._host.phase is Phase.VOTE:
            return
        for ticket in self._tickets.values():
            self._thinking.forget(ticket)
        self._tickets.clear()
        self._answers.clear()

    @property
    def _waiting(self) -> list[int]:
        """The bots that are asked now."""
        return [seat for seat in self._host.seats_to_act if self._company.seats[seat].is_bot]

    def _are_done(self, seats: Sequence[int]) -> bool:
        return all(seat in self._answers for seat in seats)

    def _ask(self, seats: Sequence[int]) -> bool:
        """Have bots think about what they may do now; whether any was not yet asked."""
        fresh = [seat for seat in seats if seat not in self._tickets and seat not in self._answers]
        if fresh:
            self._ballot_ticks = 0
        for seat in fresh:
            level = self._company.seats[seat].level
            assert level is not None
            self._tickets[seat] = self._thinking.ask(question_for(seat, level, self._host))
        return bool(fresh)
