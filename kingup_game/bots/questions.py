"""What is put to bots and to the coach, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from kingup_game.bots.advice import Advice
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View

COACH = "coach"
"""The level of a question that is for the coach, who helps a person."""

STAND_IN: Final = "merchant"
"""Who thinks where no process does. A courtier: a decent game in a thousandth of a second. It also
plays for levels that nobody knows, as they may stand in a file."""

Answer: TypeAlias = Action | tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """Everything that whoever is asked may know: a seat's past, its view and its options."""

    level: str
    match: int
    """Which match this is: a number that tells nothing else."""
    seed: int
    """Of this seat alone: neither a deal nor what another seat draws follows from it."""
    past: tuple[Event, ...]
    view: View
    options: tuple[Action, ...]
    ticket: int = 0
    """The answer's number, given by whoever is asked."""

    @property
    def seat(self) -> int:
        """Whose view it is."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def wants_advice(self) -> bool:
        """Whether the coach is asked, for a person, and not the bot that sits there."""
        return self.level == COACH


class Thinking(Protocol):
    """Something that answers questions: the process beside the stage, or a stand-in."""

    def ask(self, question: Question) -> int:
        """Put a question; the answer is the ticket to poll with."""

    def poll(self, ticket: int) -> Action | None:
        """A bot's answer, once there is one. It can be fetched once."""

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        """The coach's answer, once there is one; empty if the coach is out of order."""

    def forget(self, ticket: int) -> None:
        """Nobody waits for this answer any more."""

    def pass_time(self) -> None:
        """One tick passed; whoever is asked and says nothing for too long is replaced."""
