"""Where on a match's picture there is room for the raven's advice."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.seats.panel_plans import plan_for

_LEFT: Final = 1268.0
"""Beyond the places of all floors: only furniture and the right tower stand there."""
_BESIDE_A_FULL_KITCHEN: Final = 1294.0
"""More than four who are left over stand closer together on floor 0, and further out."""
_TOWER_RIGHT: Final = layout.SEAT_RIGHT_X - 12.0
_BOTTOM: Final = 856.0
"""Above the heads of those in the courtyard."""
_TALL_TOP: Final = 140.0
_BELOW_THE_WCS: Final = 518.0
_GAP: Final = 6.0
FOLDED: Final = Area(layout.SEAT_RIGHT_X - 40, 758.0, layout.SEAT_WIDTH + 40, 86.0)


def region_for(table: Terms) -> Area:
    """Where nothing lies that anybody needs.

    Beside the castle; where seats are in the way, before its right tower; below its WCs.
    """
    highest = _BELOW_THE_WCS if table.house.wcs else _TALL_TOP
    plan, on_the_right = plan_for(table.players, has_own_row=True), table.players // 2
    if on_the_right >= len(layout.SEAT_Y) - 1:
        left = _LEFT if table.leftovers <= len(layout.PLACE_X) else _BESIDE_A_FULL_KITCHEN
        return Area(left, highest, _TOWER_RIGHT - left, _BOTTOM - highest)
    below_the_seats = plan.tops[on_the_right - 1] + plan.height + _GAP
    top = max(below_the_seats, _BELOW_THE_WCS if table.house.wcs else 0.0)
    return Area(_LEFT, top, layout.SAFE_RIGHT - _LEFT, _BOTTOM - top)
