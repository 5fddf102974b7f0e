"""Two buttons beside the line, for hands that point: a leaf back, a leaf on."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_SIZE: Final = 64.0
_FROM_MIDDLE: Final = 640.0
_TOP: Final = layout.SAFE_BOTTOM - _SIZE
_ICON: Final = 40.0
_LIFT: Final = 3.0
_MIDDLE: Final = layout.WIDTH / 2
AREAS: Final = {
    steps: Area(_MIDDLE + steps * _FROM_MIDDLE - _SIZE / 2, _TOP, _SIZE, _SIZE) for steps in (-1, 1)
}
_ICONS: Final = {-1: art.ICON_LEFT, 1: art.ICON_RIGHT}


class LeafArrows:
    """Seen while somebody points."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.LEAF_BUTTON)
        self._is_shown = False

    def show(self, is_shown: bool) -> None:
        """Whether there is a use for them."""
        self._on.clear()
        self._is_shown = is_shown
        for steps, area in AREAS.items() if is_shown else ():
            self._on.frame(art.BUTTON, *area)
            x, y = area.middle
            self._on.sprite(_ICONS[steps], x, y - _LIFT, width=_ICON)

    def under(self, x: float, y: float) -> int | None:
        """Which way the button at this place leads, if there is one."""
        hit = (steps for steps, area in AREAS.items() if self._is_shown and area.holds(x, y))
        return next(hit, None)
