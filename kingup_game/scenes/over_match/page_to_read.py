"""A page over a match that has nothing to choose: any button closes it again."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.screen import Screen
from kingup_game.scenes.match.context import MatchContext
from kingup_game.theme import cues

_CLOSING: Final = (Intent.BACK, Intent.CONFIRM, Intent.PRESS, Intent.PAUSE)


class PageToRead(Screen):
    """What stands on it follows from the match as shown."""

    overlay = True
    slides = True
    comes_with = cues.PAGE

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match.backstage)
        self._match = match

    def handle(self, press: Press) -> None:
        if press.intent in _CLOSING:
            self.backstage.audio.cue(cues.PAGE)
            self.backstage.stack.pop()
