"""Nobody is there: bots play a match by themselves until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.screen import HINT
from kingup_game.scenes.title.doors import Doors
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import PLATE_PAD

HUSH: Final = 0.35
"""How loud the demonstration is, as a share of what people chose."""

_LAYER: Final = 500.0
_LOGO_WIDTH: Final = 300.0
_LOGO_PLACE: Final = (layout.SEAT_LEFT_X + layout.SEAT_WIDTH / 2, 850.0)
_WORDS_PLACE: Final = (layout.SEAT_RIGHT_X + layout.SEAT_WIDTH / 2, 850.0)
"""The two lowest seats' places: four bots leave them free."""

_WORDS_WIDTH: Final = layout.SEAT_WIDTH - 2 * PLATE_PAD

_HUSHED: Final = ("effects", "ui", "voice", "music")


class Demonstration(NestedScenes):
    """One match after the other."""

    def __init__(
        self, backstage: Backstage, house: Doors, play: Callable[[Backstage], Scene]
    ) -> None:
        super().__init__(backstage)
        self._house = house
        self._play = play
        self._sheet = Sheet()
        self._sheet.sprite("title/logo.webp", *_LOGO_PLACE, width=_LOGO_WIDTH, layer=_LAYER)
        self._sheet.text(
            backstage.say("menu.press_any"),
            *_WORDS_PLACE,
            HINT.but(fit=(_WORDS_WIDTH, 160)),
            anchor=CENTRE,
            width=_WORDS_WIDTH,
            layer=_LAYER,
        )

    def first(self) -> Scene:
        return self._play(self.within)

    def enter(self) -> None:
        super().enter()
        self._set_loudness(HUSH)

    def leave(self) -> None:
        self._set_loudness(1.0)
        self.backstage.audio.duck(1.0)

    def handle(self, press: Press) -> None:
        if press.intent is not Intent.POINT:
            self.backstage.stack.reset(self._house.menu(), "fade")

    def sheets(self) -> Sequence[Sheet]:
        return *super().sheets(), self._sheet

    def _set_loudness(self, share: float) -> None:
        for bus in _HUSHED:
            chosen = self.backstage.settings.get(bus, 100) / 100
            self.backstage.audio.set_volume(bus, chosen * share)
