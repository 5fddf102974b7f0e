"""Nobody is there: bots play a match by themselves until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.title_signs import beckon

HUSH: Final = 0.35
"""How loud the demonstration is, as a share of what people chose."""


class Demonstration(NestedScenes):
    """One match after the other."""

    def __init__(
        self, backstage: Backstage, doors: Doors, play: Callable[[Backstage], Scene]
    ) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._play = play
        self._sheet = Sheet()
        beckon(self._sheet, backstage.measure, backstage.say("menu.press_any"))

    def first(self) -> Scene:
        return self._play(self.within)

    def enter(self) -> None:
        super().enter()
        self.backstage.set_loudness(HUSH)

    def leave(self) -> None:
        self.backstage.set_loudness()
        self.backstage.audio.duck(1.0)

    def handle(self, press: Press) -> None:
        if press.intent is not Intent.POINT:
            self.backstage.stack.reset(self._doors.menu(), "fade")

    def sheets(self) -> Sequence[Sheet]:
        return *super().sheets(), self._sheet
