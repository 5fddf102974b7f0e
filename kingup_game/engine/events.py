"""What happened, each with what a seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.goals import Goal


class Outcome(StrEnum):
    """How an election ended."""

    CROWNED = "crowned"
    REFUSED = "refused"
    STOMACHACHE = "stomachache"


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round began. Whoever may not know a goal sees None in its place.

    >>> dealt = RoundDealt(round=1, first=0, goals=("ABCDGN", "EFIMOP"))
    >>> seen_by(dealt, 1).goals
    (None, 'EFIMOP')
    >>> seen_by(dealt, None).goals
    (None, None)
    """

    round: int
    first: int
    goals: tuple[Goal | None, ...]


@dataclass(frozen=True, slots=True)
class CharacterPlaced:
    """A seat, or chance for it, put a character on a floor."""

    seat: int
    character: Character
    floor: Place


@dataclass(frozen=True, slots=True)
class LeftoversServed:
    """Nobody placed these: they start on floor 0."""

    characters: str


@dataclass(frozen=True, slots=True)
class CharacterMoved:
    """A seat had a character climb from `origin`; `to` the throne is a nomination."""

    seat: int
    character: Character
    origin: Place
    to: Place


@dataclass(frozen=True, slots=True)
class BallotSealed:
    """A seat has voted; what, nobody else knows before the reveal."""

    seat: int


@dataclass(frozen=True, slots=True)
class VotesRevealed:
    """The ballots are open, a card for each seat; `to` is where the nominee went.

    `to` is the throne for whoever was crowned, floor 5 after a Stomachache, and otherwise a
    dungeon, out of the castle, or floor 3 for the Jester.
    """

    nominee: Character
    cards: tuple[Card, ...]
    outcome: Outcome
    to: Place


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over and every goal is on the table."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last round was scored. `castle` are the favourites in the castle, which break ties."""

    totals: tuple[int, ...]
    castle: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundDealt
    | CharacterPlaced
    | LeftoversServed
    | CharacterMoved
    | BallotSealed
    | VotesRevealed
    | RoundScored
    | MatchEnded
)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as `seat` may know it; None is the television, which knows no secret."""
    if isinstance(event, RoundDealt):
        shown = tuple(goal if owner == seat else None for owner, goal in enumerate(event.goals))
        return replace(event, goals=shown)
    return event


def all_seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """Each of `events` as `seat` may know it; only a deal looks different from seat to seat."""
    return [seen_by(event, seat) if type(event) is RoundDealt else event for event in events]
