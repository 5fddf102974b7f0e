"""The coach's question for the one person at a table: put once, answered later, or dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingup_game.bots.advice import COUNTED, Advice, named, sureness
from kingup_game.bots.questions import COACH, Thinking
from kingup_game.engine.actions import Action
from kingup_game.table.bot_turns import question_for
from kingup_game.table.host import Host


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One choice worth naming. The reason is a key of the words' section `coach`."""

    action: Action
    percent: int
    """The chance to win the match with it."""
    reason: str
    rivals: int | None
    """How many rivals the reason is about, where it is about any."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """The best choices, the best first, and the key of how sure that is."""

    sureness: str
    choices: tuple[Suggestion, ...]


class Coaching:
    """At most one open question. It carries what the seat may know, as those of bots do."""

    def __init__(self, host: Host, thinking: Thinking) -> None:
        self._host = host
        self._thinking = thinking
        self._ticket: int | None = None

    def ask(self, seat: int) -> None:
        """Have the coach think about what a seat may do now, where it has a choice at all."""
        self.forget()
        if len(self._host.options(seat)) > 1:
            self._ticket = self._thinking.ask(question_for(seat, COACH, self._host))

    def answer(self) -> Counsel | None:
        """What the coach found, once it is there; a coach that is out of order finds nothing."""
        if self._ticket is None:
            return None
        advice = self._thinking.poll_coach(self._ticket)
        if advice is None:
            return None
        self._ticket = None
        return counsel(advice) if advice else None

    def forget(self) -> None:
        """Nobody waits for it any more."""
        if self._ticket is not None:
            self._thinking.forget(self._ticket)
            self._ticket = None


def counsel(advice: Sequence[Advice]) -> Counsel:
    """What of the advice is said. Nothing is certain, so no chance is said to be 0 or 100 %."""
    best = named(advice)
    choices = tuple(
        Suggestion(
            one.action,
            min(99, max(1, round(100 * one.chance))),
            one.reason.why,
            one.reason.rivals if one.reason.why in COUNTED else None,
        )
        for one in best
    )
    return Counsel(sureness(best), choices)
