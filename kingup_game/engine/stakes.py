"""What an election means to one seat: its points with a king, and without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal
from kingup_game.engine.outcomes import outcome_at, place_after
from kingup_game.engine.scoring import worth
from kingup_game.engine.state import board_with


class Stakes(NamedTuple):
    """The points of a goal if all say Yes, and if one says No."""

    yes: int
    no: int


def stakes_of(terms: Terms, goal: Goal, board: bytes, nominee: Character) -> Stakes:
    """What is at stake for a goal while the nominee stands before the throne.

    >>> from kingup_game.engine.cast import Place
    >>> from kingup_game.engine.edition import terms_of
    >>> board = board_with(bytes([Place.FLOOR_1] * 13), "A", Place.THRONE)
    >>> stakes_of(terms_of("classic", 4), "ABCDGN", board, "A")
    Stakes(yes=15, no=5)
    >>> stakes_of(terms_of("classic", 4), "BCDGNO", board, "A")
    Stakes(yes=6, no=6)
    """
    yes, no = (worth_with(terms, goal, board, nominee, card) for card in (Card.YES, Card.NO))
    return Stakes(yes, no)


def worth_with(terms: Terms, goal: Goal, board: bytes, nominee: Character, card: Card) -> int:
    """What a goal comes to if this card decides the election.

    >>> from kingup_game.engine.cast import Place
    >>> from kingup_game.engine.edition import terms_of
    >>> board = board_with(bytes([Place.FLOOR_1] * 13), "A", Place.THRONE)
    >>> worth_with(terms_of("classic", 4), "ABCDGN", board, "A", Card.STOMACHACHE)
    10
    """
    return worth(goal, board_decided_by(terms, board, nominee, [card]))


def board_decided_by(
    terms: Terms, board: bytes, nominee: Character, cards: Sequence[Card]
) -> bytes:
    """How an election with these cards leaves the castle, the nominee being before the throne."""
    to = place_after(terms, nominee, board, outcome_at(terms, board, cards))
    return board_with(board, nominee, to)
