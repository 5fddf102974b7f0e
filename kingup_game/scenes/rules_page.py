"""The rules in short, page by page; nothing about a match, so nothing secret."""

from __future__ import annotations

from typing import Any, Final

from kingup_game.app.actions import Action, Press
from kingup_game.app.stack import Stack
from kingup_game.scenes.backstage import Backstage
from kingup_game.scenes.rules_pictures import PICTURES
from kingup_game.scenes.screen import Screen
from kingup_game.stage import plan
from kingup_game.stage.diorama import Diorama
from kingup_game.stage.item import TOP_LEFT
from kingup_game.stage.items import Scenery
from kingup_game.stage.text import TextStyle

PAGES: Final = ("goal", "placing", "climbing", "voting", "scoring")

_ONWARD: Final = (Action.RIGHT, Action.DOWN, Action.CONFIRM, Action.PRESS)
_WORDS: Final = TextStyle(size=40, colour="#2B1A12", spacing=1.3)
_LEFT: Final = plan.SAFE_LEFT + 70.0
_RIGHT: Final = plan.SAFE_RIGHT - 62.0
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

    def enter(self, stack: Stack) -> None:
        del stack
        self.backstage.audio.cue("page")
        self.rebuild()

    def handle(self, press: Press) -> None:
        if press.action in (Action.BACK, Action.ALMANAC):
            self.back(press)
        elif press.action in _ONWARD:
            self._turn(1, press)
        elif press.action in (Action.LEFT, Action.UP):
            self._turn(-1, press)

    def _turn(self, by: int, press: Press) -> None:
        is_onward_click = press.action in (Action.CONFIRM, Action.PRESS)
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

    def draw(self, painter: Any) -> None:
        painter.show(self.sheet)

    def build(self) -> None:
        say, name = self.backstage.say, PAGES[self._page]
        light = [Scenery("castle/surround-dusk.webp", -320, -180, 2560, 1440, goes_on=True)]
        self.sheet.backdrop([*light, Scenery("castle/dusk.webp")])
        self.sheet.veil("#120A16", 150, layer=-10)
        self.sheet.frame(
            "signs/panel.webp",
            plan.SAFE_LEFT,
            plan.SAFE_TOP + 34,
            plan.SAFE_RIGHT - plan.SAFE_LEFT,
            840,
            layer=0,
        )
        self.heading(say(f"rules.{name}_title"), plan.WIDTH / 2, plan.SAFE_TOP)
        words, room = say(f"rules.{name}"), _BOTTOM - _TOP
        width = _RIGHT - _LEFT
        for picture in _PICTURE_WIDTHS:
            beside = width - picture - _GAP
            if self.backstage.measure(words, _WORDS, beside)[1] <= room:
                self._draw_picture(name, picture)
                width = beside
                break
        self.sheet.text(
            words,
            _LEFT,
            _TOP + 8,
            _WORDS.but(room=(width, room)),
            anchor=TOP_LEFT,
            width=width,
            layer=4,
        )
        page = say("rules.page", number=self._page + 1, count=len(PAGES))
        self.hints((Action.RIGHT, page), (Action.BACK, say("actions.back")))

    def _draw_picture(self, name: str, width: float) -> None:
        """Beside the words, unless they are so large that they need the whole page."""
        pictures = self.backstage.painter.pictures
        PICTURES[name](Diorama(self.sheet, pictures, _RIGHT - width, _TOP, width, layer=4))
