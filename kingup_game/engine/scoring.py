"""Points, the 33, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal

PERFECT_ZERO: Final = 33
"""What a seat scores in the third round for exactly nothing."""

LAST_ROUND: Final = 3

_VALUES: Final = {
    Place.FLOOR_0: 0,
    Place.FLOOR_1: 1,
    Place.FLOOR_2: 2,
    Place.FLOOR_3: 3,
    Place.FLOOR_4: 4,
    Place.FLOOR_5: 5,
    Place.THRONE: 10,
    Place.WC_3: 0,
    Place.WC_4: 0,
    Place.DUNGEON_3: -3,
    Place.DUNGEON_2: -2,
    Place.DUNGEON_1: -1,
    Place.OUT: 0,
    Place.TRAY: 0,
}
PLACE_VALUES: Final = tuple(_VALUES[place] for place in Place)
"""What a favourite is worth at each place while no Jester reigns."""

COUNTED_PLACES: Final = (
    *reversed(DUNGEONS),
    *(floor for floor in Place if floor.is_floor),
    Place.THRONE,
)
"""Where a favourite may count, in the order in which a round is counted for all to see."""

_IN_THE_CASTLE: Final = frozenset(
    place for place in Place if place.is_floor or place in (Place.THRONE, Place.WC_3, Place.WC_4)
)


def worth(goal: Goal, board: bytes) -> int:
    """What the six on a goal are worth on this board; a reigning Jester reverses all signs.

    >>> board = bytearray([Place.OUT] * 13)
    >>> board[CAST_INDEX["A"]], board[CAST_INDEX["B"]] = Place.THRONE, Place.FLOOR_4
    >>> worth("ABCDGN", bytes(board))
    14
    """
    points = sum(PLACE_VALUES[board[CAST_INDEX[character]]] for character in goal)
    return -points if jester_reigns(board) else points


def jester_reigns(board: bytes) -> bool:
    """Whether the Jester is on the throne, so that every score turns its sign."""
    index = CAST_INDEX[JESTER]
    return len(board) > index and board[index] == Place.THRONE


def round_points(terms: Terms, round: int, goals: Sequence[Goal], board: bytes) -> tuple[int, ...]:  # noqa: A002
    """Each seat's points for a round, the 33 included."""
    points = tuple(worth(goal, board) for goal in goals)
    if round == LAST_ROUND and terms.house.zero_is_33:
        return tuple(PERFECT_ZERO if own == 0 else own for own in points)
    return points


def still_in_castle(goal: Goal, board: bytes) -> int:
    """The tie-break: favourites on a floor, the throne or a WC."""
    return sum(board[CAST_INDEX[character]] in _IN_THE_CASTLE for character in goal)


def winners(totals: Sequence[int], castle: Sequence[int]) -> tuple[int, ...]:
    """The highest total wins; of those tied, most favourites in the castle; else they share.

    >>> winners(totals=[58, 61, 61], castle=[3, 4, 4])
    (1, 2)
    """
    best = max(zip(totals, castle, strict=True))
    return tuple(
        seat for seat, result in enumerate(zip(totals, castle, strict=True)) if result == best
    )
