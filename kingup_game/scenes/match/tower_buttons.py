"""Buttons on the castle's tower for hands that hold a mouse: story, almanac and pause.

While people vote, the mouse's own buttons are ballot cards: then there is no other way to these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.screen_buttons import proud
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

SIZE: Final = 88.0
AREAS: Final = {
    Intent.STORY: Area(1398.0, 530.0, SIZE, SIZE),
    Intent.ALMANAC: Area(1398.0, 634.0, SIZE, SIZE),
    Intent.PAUSE: Area(1398.0, 738.0, SIZE, SIZE),
}
"""Where the tower has neither a WC nor a prisoner, and where no line of text ever grows to."""

TOWER_LEFT: Final = min(area.x for area in AREAS.values())

ICONS: Final = {
    Intent.STORY: art.ICON_SCROLL,
    Intent.ALMANAC: art.ICON_BOOK,
    Intent.PAUSE: art.ICON_PAUSE,
}
CLICKS: Final = (Intent.PRESS, Intent.NO, Intent.YES, Intent.STOMACH)
"""Whatever the mouse's button means elsewhere: on a button of the screen all mean the same."""

_ICON: Final = 48.0
_LIFT: Final = 4.0
_RING: Final = 10.0


def on_the_tower(right: float, down: float) -> list[Area]:
    """All of them, while the castle stands so far from home: without going with it they would lie
    before whoever sits in a WC."""
    return [area._replace(x=area.x + right, y=area.y + down) for area in AREAS.values()]


class TowerButtons:
    """Seen while somebody points; where the pointer is decides how they look, no more."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._backstage = backstage
        self._buttons = {intent: _Button(sheet, intent) for intent in AREAS}
        self._is_shown = False

    def show(self, is_wanted: bool, devices: Iterable[str | None]) -> None:
        """Once a tick: whether the scene has a use for them, and the devices people play with."""
        controls = self._backstage.controls
        in_use = (controls.last_device, *devices)
        is_shown = is_wanted and any(controls.can(one, Capability.POINT) for one in in_use)
        if is_shown is not self._is_shown:
            self._is_shown = is_shown
            for button in self._buttons.values():
                button.show(is_shown)

    def stand(self, areas: Sequence[Area]) -> None:
        """Be there from now on, in the order of `AREAS`."""
        for button, area in zip(self._buttons.values(), areas, strict=True):
            button.stand(area)

    @property
    def shown(self) -> dict[Intent, Area]:
        """Those that are seen, and where."""
        return {intent: one.area for intent, one in self._buttons.items() if self._is_shown}

    def under(self, press: Press) -> Intent | None:
        """The button under the pointer, which shows that it is there."""
        if not self._backstage.controls.can(press.device, Capability.POINT):
            return None
        for button in self._buttons.values():
            button.hover(self._is_shown and button.area.holds(press.x, press.y))
        return next((intent for intent, b in self._buttons.items() if b.is_hovered), None)


class _Button:
    def __init__(self, sheet: Sheet, intent: Intent) -> None:
        self.area = AREAS[intent]
        self.is_hovered = False
        x, y = self.area.middle
        ring = proud(self.area).grown(_RING)
        self._plain = _framed(sheet, art.BUTTON, self.area)
        self._grown = _framed(sheet, art.BUTTON_FOCUSED, proud(self.area))
        self._icon: Sprite = sheet.sprite(
            ICONS[intent], x, y - _LIFT, width=_ICON, layer=Layer.TOWER_BUTTON
        )
        self._ring = _framed(sheet, art.FOCUS_RING, ring)
        self.show(False)

    def stand(self, area: Area) -> None:
        if area == self.area:
            return
        self.area = area
        grown = proud(area)
        for frame, box in (
            (self._plain, area),
            (self._grown, grown),
            (self._ring, grown.grown(_RING)),
        ):
            frame.place(*box)
        x, y = area.middle
        self._icon.move(x, y - _LIFT)

    def show(self, is_shown: bool) -> None:
        self.is_hovered = self.is_hovered and is_shown
        self._icon.visible = is_shown
        self._plain.visible = is_shown and not self.is_hovered
        self._grown.visible = self._ring.visible = self.is_hovered

    def hover(self, is_hovered: bool) -> None:
        self.is_hovered = is_hovered
        self.show(self._icon.visible)


def _framed(sheet: Sheet, picture: str, area: Area) -> Frame:
    return sheet.frame(picture, area.x, area.y, area.width, area.height, layer=Layer.TOWER_BUTTON)
