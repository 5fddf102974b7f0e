"""Where on a match's picture there is room for the raven's advice."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.seats.panel_plans import plan_for

_LEFT: Final = 1268.0
"""Beyond the places of all floors: only furniture and the right tower stand there."""
_BESIDE_A_FULL_KITCHEN: Final = 1298.0
"""More than four who are left over stand closer together on floor 0, and further out."""
_BOTTOM: Final = 856.0
"""Above the heads of those in the courtyard."""
_BELOW_A_FULL_TABLE: Final = 738.0
"""Below the seats of a full table, above one's own No cards."""
_BELOW_THE_WCS: Final = 518.0
_RAVEN_SITS: Final = 140.0
_STRIP_HIGH: Final = _BOTTOM - _BELOW_A_FULL_TABLE
_GAP: Final = 6.0
FOLDED: Final = Area(layout.SEAT_RIGHT_X - 34, 758.0, layout.SEAT_WIDTH + 34, 86.0)
_BUTTON, _BETWEEN = 88.0, 10.0
_BUTTONS_LEFT: Final = layout.SAFE_RIGHT - _BUTTON
_ON_THE_TOWER: Final = Area(1434.0, 528.0, 64.0, 204.0)
"""Between the WCs and the advice of a full table, beside where the raven perches."""


def region_for(table: Terms, *, has_buttons_beside: bool = True) -> Area:
    """Where nothing lies that anybody needs.

    Beside the castle, below the seats; where these are many that is a strip.
    """
    if _is_full(table):
        left = _LEFT if table.leftovers <= len(layout.PLACE_X) else _BESIDE_A_FULL_KITCHEN
        return Area(left, _BELOW_A_FULL_TABLE, layout.SAFE_RIGHT - left, _STRIP_HIGH)
    top = _below_the_seats(table)
    right = _BUTTONS_LEFT - _BETWEEN if has_buttons_beside else layout.SAFE_RIGHT
    return Area(_LEFT, top, right - _LEFT, _BOTTOM - top)


def region_to_teach(table: Terms) -> Area:
    """The same in a lesson: the raven, who sits on the right end of what it says, may be beside the
    WCs."""
    region = region_for(table, has_buttons_beside=False)
    top = max(_bottom_of_seats(table), region.y - _RAVEN_SITS)
    return region._replace(y=top, height=region.bottom - top)


def buttons_beside(table: Terms, number: int) -> list[Area]:
    """Where buttons for a mouse stand while advice is open: neither covers the other."""
    if _is_full(table):
        x, y, side, high = _ON_THE_TOWER
        step = (high - side) / max(1, number - 1)
        return [Area(x, y + at * step, side, side) for at in range(number)]
    top = _below_the_seats(table)
    step = min(_BUTTON + 2 * _BETWEEN, (_BOTTOM - top + _BETWEEN) / number)
    side = min(_BUTTON, step - _BETWEEN)
    first = _BOTTOM - number * step + _BETWEEN
    return [Area(layout.SAFE_RIGHT - side, first + at * step, side, side) for at in range(number)]


def _is_full(table: Terms) -> bool:
    """Whether there are seats down to the courtyard at the right."""
    return table.players // 2 >= len(layout.SEAT_Y) - 1


def _below_the_seats(table: Terms) -> float:
    return max(_bottom_of_seats(table), _BELOW_THE_WCS if table.house.wcs else 0.0)


def _bottom_of_seats(table: Terms) -> float:
    plan = plan_for(table.players, has_own_row=True)
    return plan.tops[table.players // 2 - 1] + plan.height + _GAP
