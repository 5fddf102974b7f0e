"""Which round it is, and what one does now: two small signs at the lower corners, always there."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import LEFT, RIGHT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

WIDTH: Final = 262.0
"""The line between the two is never wider than they leave it."""
_TOP, _HEIGHT = layout.LINE_TOP, layout.LINE_BOTTOM - layout.LINE_TOP
_LEFT: Final = Area(layout.SAFE_LEFT, _TOP, WIDTH, _HEIGHT)
_RIGHT: Final = Area(layout.SAFE_RIGHT - WIDTH, _TOP, WIDTH, _HEIGHT)
MEDALLION: Final = 50.0
"""How wide their pictures are."""
_PAD: Final = 16.0
_INK_LOW: Final = 3.0
"""Letters lie so far below the middle of their box."""
_WORDS: Final = READING_ON_DARK.but(fit=(WIDTH - MEDALLION - 2 * _PAD, _HEIGHT - 4.0))


class RoundSign:
    """The light of the round with its number, and the part of it that is played."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._number = Parts(sheet, Layer.SPOKEN_LINE)
        self._part = Parts(sheet, Layer.SPOKEN_LINE)
        self._measure = measure
        self._shown: tuple[int, str, str, str] | None = None
        self._is_number_seen = True

    def show(self, light: int, number: str, part: str, sign: str) -> None:
        """The round's light (counted from 0), its number in words, and what is played now."""
        if self._shown == (light, number, part, sign):
            return
        self.hide()
        self._shown = light, number, part, sign
        self._lay(self._number, art.SEASONS[light % len(art.SEASONS)], number, is_left=True)
        self._lay(self._part, sign, part, is_left=False)
        self._number.show(self._is_number_seen)

    def foresee(self, words: str) -> None:
        """They will stand on one of the two."""
        self._measure(words, _WORDS)

    def hide(self) -> None:
        """Between rounds there is none."""
        self._shown = None
        self._number.clear()
        self._part.clear()

    def let_number_be_seen(self, is_seen: bool) -> None:
        """Or not, while others need its corner."""
        if is_seen != self._is_number_seen:
            self._is_number_seen = is_seen
            self._number.show(is_seen)

    def _lay(self, on: Parts, picture: str, words: str, *, is_left: bool) -> None:
        """As wide as its words, with its picture at the outer edge."""
        area = _LEFT if is_left else _RIGHT
        width = self._measure(words, _WORDS)[0] + MEDALLION + 2 * _PAD
        x = area.x if is_left else area.right - width
        on.frame(art.PLATE, x, area.y, width, area.height)
        middle, lettered = area.middle[1], area.middle[1] - _INK_LOW
        edge = MEDALLION / 2 + _PAD / 2
        if is_left:
            on.sprite(picture, x + edge, middle, width=MEDALLION)
            on.text(words, x + width - _PAD, lettered, _WORDS, anchor=RIGHT)
        else:
            on.sprite(picture, x + width - edge, middle, width=MEDALLION)
            on.text(words, x + _PAD, lettered, _WORDS, anchor=LEFT)
