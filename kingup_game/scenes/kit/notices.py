"""Short news at the upper edge for some seconds: a pad came, a disk is full, why not."""

from __future__ import annotations

from typing import Final

from kingup_game.motion import ticks
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.over_match.curtain import Curtain
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle

SHOWN: Final = ticks(3600)
"""Longer for long sentences: see `TICKS_A_LETTER`."""

TICKS_A_LETTER: Final = 3

_LAYER: Final = 900.0
_STYLE: Final = TextStyle(size=34, colour="#F8ECD2", align="centre")
_WIDTH: Final = 1160.0
_PAD: Final = 34.0
_MOST_HEIGHT: Final = 150.0


class Notices:
    """Takes what scenes put into `backstage.notices` and shows it, one after the other."""

    def __init__(self, backstage: Backstage) -> None:
        self.sheet = Sheet()
        self._backstage = backstage
        self._left_ticks = 0
        self.words = ""
        """What is being said now."""

    def update(self) -> None:
        """One tick. Behind a curtain the stage stays black, and the news waits."""
        if isinstance(self._backstage.stack.top, Curtain):
            self.sheet.fade(0)
            return
        self.sheet.fade(255)
        if self._left_ticks > 0:
            self._left_ticks -= 1
            if self._left_ticks == 0 or (self._backstage.notices and self._left_ticks < SHOWN // 2):
                self._left_ticks = 0
                self.words = ""
                self.sheet.clear()
        elif self._backstage.notices:
            self._show(self._backstage.notices.pop(0))

    def _show(self, words: str) -> None:
        self.words = words
        self._left_ticks = SHOWN + TICKS_A_LETTER * len(words)
        inner = _WIDTH - 2 * _PAD
        style = _STYLE.but(fit=(inner, _MOST_HEIGHT))
        width, height = self._backstage.measure(words, style, inner)
        wide, high = width + 2 * _PAD, height + 36
        x, y = (layout.WIDTH - wide) / 2, layout.SAFE_TOP
        self.sheet.frame("signs/tooltip.webp", x, y, wide, high, layer=_LAYER)
        self.sheet.text(
            words,
            *(layout.WIDTH / 2, y + 16),
            style,
            anchor=TOP,
            width=inner,
            layer=_LAYER + 1,
        )
