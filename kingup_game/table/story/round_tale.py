"""A scored round as it went: who was led where by whom, each vote with its cards, the goals.

Made of what was told and of the goals that the score laid open; before the score there is no tale.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.following import board_after
from kingup_game.engine.goals import Goal
from kingup_game.engine.scoring import round_points
from kingup_game.engine.state import empty_board


class Push(NamedTuple):
    """A seat had a character move up."""

    seat: int
    character: Character
    to: Place


class OpenVote(NamedTuple):
    """A vote: who called it, for whom, each seat's card, and how it ended."""

    caller: int
    nominee: Character
    cards: tuple[Card, ...]
    outcome: Outcome
    board: bytes
    """With the nominee on the throne, as if all had said Yes."""

    def seats_with(self, card: Card) -> list[int]:
        """Who played this card."""
        return [seat for seat, played in enumerate(self.cards) if played is card]


class RoundTale(NamedTuple):
    """All that is known of a round after its score."""

    terms: Terms
    number: int
    placed: tuple[tuple[int, Character], ...]
    climbs: tuple[Push, ...]
    elections: tuple[OpenVote, ...]
    goals: tuple[Goal, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    board: bytes

    @property
    def king(self) -> Character:
        """Who was crowned."""
        return self.elections[-1].nominee

    @property
    def best(self) -> tuple[int, ...]:
        """Who brought most home from this round."""
        return most(self.points)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who leads after it."""
        return most(self.totals)

    @property
    def totals_before(self) -> tuple[int, ...]:
        """What everybody had when it began."""
        return tuple(t - p for t, p in zip(self.totals, self.points, strict=True))

    def wants(self, seat: int, character: Character) -> bool:
        """Whether a character was on the goal of a seat."""
        return character in self.goals[seat]

    def place_of(self, character: Character) -> Place:
        """Where somebody was at the end."""
        return Place(self.board[CAST_INDEX[character]])

    def points_on(self, board: bytes) -> tuple[int, ...]:
        """What the round would have brought everybody on another board."""
        return round_points(self.terms, self.number, self.goals, board)


def most(values: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest value.

    >>> most((3, 7, 7))
    (1, 2)
    """
    return tuple(seat for seat, value in enumerate(values) if value == max(values))


def tales_of(terms: Terms, events: Iterable[Event]) -> list[RoundTale]:
    """The tale of each round that was scored; of the one that is being played there is none."""
    tales, told = [], list[Event]()
    for event in events:
        if isinstance(event, RoundDealt):
            told = []
        told.append(event)
        if isinstance(event, RoundScored) and isinstance(told[0], RoundDealt):
            tales.append(_tale(terms, told[0].round, told, event))
    return tales


def _tale(terms: Terms, number: int, told: Iterable[Event], scored: RoundScored) -> RoundTale:
    board = empty_board(terms)
    placed, climbs, elections = list[tuple[int, Character]](), list[Push](), list[OpenVote]()
    for event in told:
        match event:
            case CharacterPlaced(seat, character):
                placed.append((seat, character))
            case CharacterMoved(seat, character, _, to):
                climbs.append(Push(seat, character, to))
            case VotesRevealed(nominee, cards, outcome):
                caller = climbs[-1].seat
                elections.append(OpenVote(caller, nominee, cards, outcome, board))
        board = board_after(terms, board, event)
    return RoundTale(
        *(terms, number, tuple(placed), tuple(climbs), tuple(elections)),
        *(scored.goals, scored.points, scored.totals, board),
    )
