"""What an election means to one seat: its points with a king, and without."""

from __future__ import annotations

from typing import NamedTuple

from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal
from kingup_game.engine.results import place_after_refusal
from kingup_game.engine.scoring import worth


class Stakes(NamedTuple):
    """The points of a goal if all say Yes, and if one says No."""

    yes: int
    no: int


def stakes_of(terms: Terms, goal: Goal, board: bytes, nominee: Character) -> Stakes:
    """What is at stake for a goal while the nominee stands before the throne.

    >>> from kingup_game.engine.edition import terms_of
    >>> board = bytearray([Place.FLOOR_1] * 13)
    >>> board[CAST_INDEX["A"]] = Place.THRONE
    >>> stakes_of(terms_of("classic", 4), "ABCDGN", bytes(board), "A")
    Stakes(yes=15, no=5)
    >>> stakes_of(terms_of("classic", 4), "BCDGNO", bytes(board), "A")
    Stakes(yes=6, no=6)
    """
    at = CAST_INDEX[nominee]
    refused = place_after_refusal(terms, nominee, board)
    crowned, gone = (
        board[:at] + bytes((place,)) + board[at + 1 :] for place in (Place.THRONE, refused)
    )
    return Stakes(worth(goal, crowned), worth(goal, gone))
