"""What an election means to one seat: its points with a king, and without."""

from __future__ import annotations

from typing import NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal
from kingup_game.engine.results import outcome_at, place_after
from kingup_game.engine.scoring import worth


class Stakes(NamedTuple):
    """The points of a goal if all say Yes, and if one says No."""

    yes: int
    no: int


def stakes_of(terms: Terms, goal: Goal, board: bytes, nominee: Character) -> Stakes:
    """What is at stake for a goal while the nominee stands before the throne.

    >>> from kingup_game.engine.cast import Place
    >>> from kingup_game.engine.edition import terms_of
    >>> board = bytearray([Place.FLOOR_1] * 13)
    >>> board[CAST_INDEX["A"]] = Place.THRONE
    >>> stakes_of(terms_of("classic", 4), "ABCDGN", bytes(board), "A")
    Stakes(yes=15, no=5)
    >>> stakes_of(terms_of("classic", 4), "BCDGNO", bytes(board), "A")
    Stakes(yes=6, no=6)
    """
    yes, no = (worth_with(terms, goal, board, nominee, card) for card in (Card.YES, Card.NO))
    return Stakes(yes, no)


def worth_with(terms: Terms, goal: Goal, board: bytes, nominee: Character, card: Card) -> int:
    """What a goal comes to if this card decides the election.

    >>> from kingup_game.engine.cast import Place
    >>> from kingup_game.engine.edition import terms_of
    >>> board = bytearray([Place.FLOOR_1] * 13)
    >>> board[CAST_INDEX["A"]] = Place.THRONE
    >>> worth_with(terms_of("classic", 4), "ABCDGN", bytes(board), "A", Card.STOMACHACHE)
    10
    """
    to = place_after(terms, nominee, board, outcome_at(terms, board, [card]))
    at = CAST_INDEX[nominee]
    return worth(goal, board[:at] + bytes((to,)) + board[at + 1 :])
