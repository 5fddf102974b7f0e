"""Where each place leads by climbing, and why not, for the board as it is."""

from __future__ import annotations

from functools import cache, lru_cache

from kingup_game.engine.actions import Reason
from kingup_game.engine.cast import FLOOR_LIMIT, WC_OF_FLOOR, WCS, Place
from kingup_game.engine.edition import Terms

WayUp = Place | Reason
"""Where the next step from a place leads, or why there is none."""

_ABOVE = (*(Place(floor + 1) for floor in range(5)), Place.THRONE)
_WC_3, _WC_4 = int(Place.WC_3), int(Place.WC_4)


def ways_up(terms: Terms, board: bytes) -> tuple[WayUp, ...]:
    """For each place, where a character who stands there would go by climbing."""
    return _ways_on(board, terms.house.wcs)


@lru_cache(maxsize=64)
def _ways_on(board: bytes, has_wcs: bool) -> tuple[WayUp, ...]:
    """Every climb is looked for, and then asked about: twice on the same board."""
    count = board.count
    is_full = (
        False,
        count(1) >= FLOOR_LIMIT,
        count(2) >= FLOOR_LIMIT,
        count(3) >= FLOOR_LIMIT,
        count(4) >= FLOOR_LIMIT,
        count(5) >= FLOOR_LIMIT,
    )
    if not has_wcs:
        return _ways_up(is_full, None)
    return _ways_up(is_full, (_WC_3 in board, _WC_4 in board))


@cache
def _ways_up(is_full: tuple[bool, ...], is_taken: tuple[bool, bool] | None) -> tuple[WayUp, ...]:
    """The ways up where these floors are full and these WCs taken; None: there are no WCs."""
    ways: list[WayUp] = [Reason.NOT_IN_THE_CASTLE] * len(Place)
    for floor, above in enumerate(_ABOVE):
        has_room = above is Place.THRONE or not is_full[above]
        ways[floor] = above if has_room else Reason.FLOOR_ABOVE_FULL
    if is_taken is not None:
        for (floor, wc), taken in zip(WC_OF_FLOOR.items(), is_taken, strict=True):
            if is_full[floor]:
                ways[floor - 1] = Reason.WC_TAKEN if taken else wc
            ways[wc] = Reason.STUCK_IN_WC if is_full[floor] else floor
    return tuple(ways)


def place_in_the_way(origin: Place) -> Place | None:
    """What is full or taken where nobody can climb from `origin`; None where that is no floor."""
    if origin.is_floor:
        return _ABOVE[origin]
    return WCS.get(origin)
