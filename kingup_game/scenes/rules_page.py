"""The rules in short, page by page; nothing about a match, so nothing secret."""

from __future__ import annotations

from typing import Any, Final

from kingup_game.app.actions import Action, Press
from kingup_game.app.stack import Stack
from kingup_game.scenes.backstage import Backstage
from kingup_game.scenes.screen import Screen
from kingup_game.stage import plan
from kingup_game.stage.item import TOP_LEFT
from kingup_game.stage.items import Scenery
from kingup_game.stage.text import TextStyle

PAGES: Final = ("goal", "placing", "climbing", "voting", "scoring")

_ONWARD: Final = (Action.RIGHT, Action.DOWN, Action.CONFIRM, Action.PRESS)
_WORDS: Final = TextStyle(size=46, colour="#2B1A12", spacing=1.35)
_FACES: Final = {
    "goal": "AO",
    "placing": "PIN",
    "climbing": "LFG",
    "voting": "EM",
    "scoring": "BCD",
}
_TEXT_LEFT: Final = 420.0


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
        for place, face in enumerate(_FACES[name]):
            self.sheet.sprite(
                f"cast/{face}-neutral.webp", 270, 300 + place * 210, width=190, layer=4
            )
        width = plan.SAFE_RIGHT - 70 - _TEXT_LEFT
        self.sheet.text(
            say(f"rules.{name}"),
            _TEXT_LEFT,
            190,
            _WORDS.but(room=(width, 660)),
            anchor=TOP_LEFT,
            width=width,
            layer=4,
        )
        page = say("rules.page", number=self._page + 1, count=len(PAGES))
        self.hints((Action.RIGHT, page), (Action.BACK, say("actions.back")))
