"""Nobody is there: bots play a match by themselves until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import Stack
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.title_signs import beckon

HUSH: Final = 0.35
"""How loud the demonstration is, as a share of what people chose."""

_HUSHED: Final = ("effects", "ui", "voice", "music")


class Demonstration(Scene):
    """The match lives on a stack of its own, so that nothing of it reaches the game around it."""

    def __init__(
        self, backstage: Backstage, house: Doors, play: Callable[[Backstage], Scene]
    ) -> None:
        self._backstage = backstage
        self._house = house
        self._inner = Stack(reduced_motion=backstage.pace.reduced)
        self._inner.push(play(replace(backstage, stack=self._inner)))
        self._sheet = Sheet()
        beckon(self._sheet, backstage.say("menu.press_any"))

    def enter(self) -> None:
        self._set_loudness(HUSH)

    def leave(self) -> None:
        self._set_loudness(1.0)
        self._backstage.audio.duck(1.0)

    def handle(self, press: Press) -> None:
        if press.intent is not Intent.POINT:
            self._backstage.stack.reset(self._house.menu(), "fade")

    def update(self) -> None:
        self._inner.update()

    def sheets(self) -> Sequence[Sheet]:
        inner = [sheet for scene in self._inner.scenes for sheet in scene.sheets()]
        return *inner, self._sheet

    def _set_loudness(self, share: float) -> None:
        for bus in _HUSHED:
            chosen = self._backstage.settings.get(bus, 100) / 100
            self._backstage.audio.set_volume(bus, chosen * share)
