"""The rules in short, page by page; nothing about a match, so nothing secret."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.title.rules_pictures import PICTURES
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.item import TOP_LEFT
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.theme.layers import Layer

PAGES: Final = ("goal", "placing", "climbing", "voting", "scoring")

_ONWARD: Final = (Intent.RIGHT, Intent.DOWN, Intent.CONFIRM, Intent.PRESS)
_WORDS: Final = TextStyle(size=40, colour="#2B1A12", spacing=1.3)
_LEFT: Final = layout.SAFE_LEFT + 70.0
_RIGHT: Final = layout.SAFE_RIGHT - 62.0
_TOP: Final = 176.0
_BOTTOM: Final = 868.0
_PICTURE_WIDTHS: Final = (740.0, 560.0)
"""The wider one is chosen if the words then still have room."""
_GAP: Final = 50.0


class RulesPage(Screen):
    """Five pages, one for each part of a round."""

    def __init__(self, backstage: Backstage) -> None:
        super().__init__(backstage)
        self._page = 0

    def enter(self) -> None:
        self.backstage.audio.cue("page")
        self.rebuild()

    def handle(self, press: Press) -> None:
        if press.intent in (Intent.BACK, Intent.ALMANAC):
            self.back(press)
        elif press.intent in _ONWARD:
            self._turn(1, press)
        elif press.intent in (Intent.LEFT, Intent.UP):
            self._turn(-1, press)

    def _turn(self, by: int, press: Press) -> None:
        is_onward_click = press.intent in (Intent.CONFIRM, Intent.PRESS)
        if is_onward_click and self._page + by == len(PAGES):
            self.back(press)
            return
        self._page = (self._page + by) % len(PAGES)
        self.backstage.audio.cue("page")
        self.rebuild()

    def back(self, press: Press) -> None:
        del press
        self.backstage.audio.cue("back")
        self.backstage.stack.pop("page")

    def build(self) -> None:
        say, name = self.backstage.say, PAGES[self._page]
        light = [Scenery("castle/surround-dusk.webp", -320, -180, 2560, 1440, goes_on=True)]
        self.sheet.backdrop([*light, Scenery("castle/dusk.webp")])
        self.sheet.veil("#120A16", 150, layer=Layer.GROUND)
        self.sheet.frame(
            "signs/panel.webp",
            layout.SAFE_LEFT,
            layout.SAFE_TOP + 34,
            layout.SAFE_RIGHT - layout.SAFE_LEFT,
            840,
            layer=3,
        )
        self.heading(say(f"rules.{name}_title"), layout.WIDTH / 2, layout.SAFE_TOP)
        words, space = say(f"rules.{name}"), _BOTTOM - _TOP
        width = _RIGHT - _LEFT
        for picture in _PICTURE_WIDTHS:
            beside = width - picture - _GAP
            if self.backstage.measure(words, _WORDS, beside)[1] <= space:
                self._draw_picture(name, picture)
                width = beside
                break
        self.sheet.text(
            words,
            _LEFT,
            _TOP + 8,
            _WORDS.but(fit=(width, space)),
            anchor=TOP_LEFT,
            width=width,
            layer=4,
        )
        page = say("rules.page", number=self._page + 1, count=len(PAGES))
        self.hints((Intent.RIGHT, page), (Intent.BACK, say("actions.back")))

    def _draw_picture(self, name: str, width: float) -> None:
        """Beside the words, unless they are so large that they need the whole page."""
        pictures = self.backstage.painter.pictures
        PICTURES[name](Diorama(self.sheet, pictures, _RIGHT - width, _TOP, width))
