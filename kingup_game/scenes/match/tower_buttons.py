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
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.tower_plates import PLACES, TowerPlate
from kingup_game.theme import art

ICONS: Final = {
    Intent.STORY: art.ICON_SCROLL,
    Intent.ALMANAC: art.ICON_BOOK,
    Intent.PAUSE: art.ICON_PAUSE,
}
AREAS: Final = dict(zip(ICONS, PLACES, strict=True))
TOWER_LEFT: Final = min(area.x for area in PLACES)
CLICKS: Final = (Intent.PRESS, Intent.NO, Intent.YES, Intent.STOMACH)
"""Whatever the mouse's button means elsewhere: on a button of the screen all mean the same."""


class TowerButtons:
    """Seen while somebody points."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._backstage = backstage
        self._buttons = {
            intent: TowerPlate(sheet, ICONS[intent], area) for intent, area in AREAS.items()
        }
        self._is_shown = False
        self._stand: Sequence[Area] = ()
        self._asked: object = None
        """What decided last whether they are."""

    def show(self, is_wanted: bool, devices: Iterable[str | None]) -> None:
        """Once a tick: whether the scene has a use for them, and the devices people play with."""
        controls = self._backstage.controls
        in_use = controls.last_device, *devices
        if self._asked == (asked := (is_wanted, in_use)):
            return
        self._asked = asked
        is_shown = is_wanted and any(controls.can(one, Capability.POINT) for one in in_use)
        if is_shown is not self._is_shown:
            self._is_shown = is_shown
            for button in self._buttons.values():
                button.show(is_shown)

    def stand(self, areas: Sequence[Area]) -> None:
        """Be there from now on, in the order of `AREAS`."""
        if areas is self._stand:
            return
        self._stand = areas
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
