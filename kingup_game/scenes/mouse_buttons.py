"""Two buttons on the castle's tower for hands that hold a mouse: the pause and the almanac.

While people vote, the mouse's own buttons are ballot cards: then there is no other way to these.
"""

from __future__ import annotations

from typing import Final

from kingup_game.app.actions import MOUSE, Action, Press
from kingup_game.scenes.backstage import Backstage
from kingup_game.scenes.choices import FOCUS_GROWTH, Spot
from kingup_game.stage.items import Frame, Sprite
from kingup_game.stage.sheet import Sheet

SIZE: Final = 88.0
SPOTS: Final = {
    Action.ALMANAC: Spot(1398.0, 634.0, SIZE, SIZE),
    Action.PAUSE: Spot(1398.0, 738.0, SIZE, SIZE),
}
"""Where the tower has neither a WC nor a prisoner, and where no line of text ever grows to."""

ICONS: Final = {Action.ALMANAC: "signs/icon_book.webp", Action.PAUSE: "signs/icon_pause.webp"}
CLICKS: Final = (Action.PRESS, Action.NO, Action.YES, Action.STOMACH)
"""Whatever the mouse's button means elsewhere: on a button of the screen all mean the same."""

_LAYER: Final = 175.0
_ICON: Final = 48.0
_LIFT: Final = 4.0
_RING: Final = 10.0


class MouseButtons:
    """Seen while somebody plays by mouse; where the pointer is decides how they look, no more."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._backstage = backstage
        self._buttons = {action: _Button(sheet, action) for action in SPOTS}
        self._is_shown = False

    def show(self, is_wanted: bool, *, somebody_plays_by_mouse: bool) -> None:
        """Once a tick: whether the scene has a use for them."""
        is_used = somebody_plays_by_mouse or self._backstage.controls.last_device == MOUSE
        self._is_shown = is_wanted and is_used
        for button in self._buttons.values():
            button.show(self._is_shown)

    def under(self, press: Press) -> Action | None:
        """The button under the pointer, which shows that it is there."""
        if press.device != MOUSE:
            return None
        for button in self._buttons.values():
            button.hover(self._is_shown and button.spot.holds(press.x, press.y))
        return next((action for action, b in self._buttons.items() if b.is_hovered), None)


class _Button:
    def __init__(self, sheet: Sheet, action: Action) -> None:
        self.spot = SPOTS[action]
        self.is_hovered = False
        x, y = self.spot.middle
        ring = self.spot.scaled(FOCUS_GROWTH).grown(_RING)
        self._plain = _framed(sheet, "signs/button_normal.webp", self.spot, _LAYER)
        self._grown = _framed(
            sheet, "signs/button_focused.webp", self.spot.scaled(FOCUS_GROWTH), _LAYER
        )
        self._ring = _framed(sheet, "signs/focus_ring.webp", ring, _LAYER + 2)
        self._icon: Sprite = sheet.sprite(
            ICONS[action], x, y - _LIFT, width=_ICON, layer=_LAYER + 1
        )
        self.show(False)

    def show(self, is_shown: bool) -> None:
        self.is_hovered = self.is_hovered and is_shown
        self._icon.visible = is_shown
        self._plain.visible = is_shown and not self.is_hovered
        self._grown.visible = self._ring.visible = self.is_hovered

    def hover(self, is_hovered: bool) -> None:
        self.is_hovered = is_hovered
        self.show(self._icon.visible)


def _framed(sheet: Sheet, picture: str, spot: Spot, layer: float) -> Frame:
    return sheet.frame(picture, spot.x, spot.y, spot.width, spot.height, layer=layer)
