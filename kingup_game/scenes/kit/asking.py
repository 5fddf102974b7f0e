"""Asks before something is gone for good; the safe answer has the focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.theme import art


@dataclass(frozen=True)
class WhatIsAsked:
    """What is asked, what that means, and both answers."""

    title: str
    note: str
    keep: str
    yes: str


class Asking(OverlayPage):
    """Nothing happens but by the second answer."""

    width = WIDE_DIALOG

    def __init__(
        self, backstage: Backstage, question: WhatIsAsked, done: Callable[[], None]
    ) -> None:
        super().__init__(backstage)
        self._question = question
        self._done = done
        self.choices.focus = "keep"

    def page(self) -> Page:
        asked = self._question
        rows = [
            Row("keep", asked.keep, self.back, icon=art.ICON_LEAVE),
            Row("yes", asked.yes, self._go_on, icon=art.ICON_CROSS),
        ]
        return Page(asked.title, rows, note=asked.note)

    def _go_on(self, press: Press) -> None:
        self.back(press)
        self._done()
