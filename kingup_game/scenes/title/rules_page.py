"""The rules in short, page by page; nothing about a match, so nothing secret."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.castle.rules_pictures import PICTURES
from kingup_game.stage.widgets.picture_page import picture_page
from kingup_game.theme import cues

PAGES: Final = tuple(PICTURES)

_ONWARD: Final = (Intent.RIGHT, Intent.DOWN, Intent.CONFIRM, Intent.PRESS)


class RulesPage(Screen):
    """Five pages, one for each part of a round."""

    def __init__(self, backstage: Backstage) -> None:
        super().__init__(backstage)
        self._page = 0

    def enter(self) -> None:
        self.backstage.audio.cue(cues.PAGE)
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
        self.backstage.audio.cue(cues.PAGE)
        self.rebuild()

    def back(self, press: Press) -> None:
        del press
        self.backstage.audio.cue(cues.BACK)
        self.backstage.stack.pop("page")

    def build(self) -> None:
        say, name, painter = self.backstage.say, PAGES[self._page], self.backstage.painter
        title, words = say(f"rules.{name}_title"), say(f"rules.{name}")
        picture_page(self.sheet, painter, title, words, PICTURES[name])
        page = say("rules.page", number=self._page + 1, count=len(PAGES))
        self.hints((Intent.RIGHT, page), (Intent.BACK, say("actions.back")))
