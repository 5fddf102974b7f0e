"""Square buttons on the castle's tower, below each other, for hands that hold a mouse."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Frame
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.screen_buttons import proud
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

SIZE: Final = 88.0
PLACES: Final = tuple(Area(1398.0, top, SIZE, SIZE) for top in (530.0, 634.0, 738.0))
"""Where the tower has neither a WC nor a prisoner, and where no line of text ever grows to."""

_ICON: Final = 48.0
_LIFT: Final = 4.0
_RING: Final = 10.0


@lru_cache(maxsize=4)
def on_the_tower(right: float, down: float) -> tuple[Area, ...]:
    """All of them, while the castle stands so far from home: without going with it they would lie
    before whoever sits in a WC. Asked in every tick, of a castle that mostly stands."""
    return tuple(area._replace(x=area.x + right, y=area.y + down) for area in PLACES)


class TowerPlate:
    """One button; where the pointer is decides how it looks, no more."""

    def __init__(self, sheet: Sheet, icon: str, area: Area) -> None:
        self.area = area
        self.is_hovered = False
        x, y = area.middle
        self._plain = _framed(sheet, art.BUTTON, area)
        self._grown = _framed(sheet, art.BUTTON_FOCUSED, proud(area))
        self._icon = sheet.sprite(icon, x, y - _LIFT, width=_ICON, layer=Layer.TOWER_BUTTON)
        self._ring = _framed(sheet, art.FOCUS_RING, proud(area).grown(_RING))
        self.show(False)

    def stand(self, area: Area) -> None:
        """Be there from now on."""
        if area != self.area:
            self.area = area
            if self._icon.visible:
                self._place()

    def _place(self) -> None:
        area, (x, y) = self.area, self.area.middle
        self._plain.place(*area)
        self._grown.place(*proud(area))
        self._icon.move(x, y - _LIFT)
        self._ring.place(*proud(area).grown(_RING))

    def show(self, is_shown: bool) -> None:
        """Be seen, or not."""
        if is_shown and not self._icon.visible:
            self._place()
        self.is_hovered = self.is_hovered and is_shown
        self._icon.visible = is_shown
        self._plain.visible = is_shown and not self.is_hovered
        self._grown.visible = self._ring.visible = self.is_hovered

    def hover(self, is_hovered: bool) -> None:
        """The pointer is on it, or not."""
        self.is_hovered = is_hovered
        self.show(self._icon.visible)


def _framed(sheet: Sheet, picture: str, area: Area) -> Frame:
    return sheet.frame(picture, *area, layer=Layer.TOWER_BUTTON)
