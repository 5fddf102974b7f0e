"""The title of a round: the medallion of its light over its name on a ribbon, what is new, and
the face of whoever begins."""

from __future__ import annotations

from math import ceil
from typing import Final

from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import (
    READING_ON_DARK,
    TITLE_IN_GOLD,
    TITLE_OUTLINED,
    MeasureWords,
)
from kingup_game.theme import art, type_scale
from kingup_game.theme.durations import TITLE_COMES, TITLE_FADES, TITLE_GOES
from kingup_game.theme.layers import Layer

_MIDDLE: Final = layout.WIDTH / 2
_MEDALLION_Y, _MEDALLION = 296.0, 236.0
_RIBBON_TOP, _RIBBON_LEAST, _RIBBON_HIGH = 396.0, 656.0, 204.0
_RIBBON_TAILS: Final = 158.0
_TITLE_Y: Final = _RIBBON_TOP + 86.0
_TITLE: Final = TITLE_OUTLINED.but(size=type_scale.ADDRESS, align="centre", fit=(1100, 124))
_BESIDE_THE_WORTHS: Final = layout.NUMERAL_X + 40.0
_PLATE: Final = Area(_BESIDE_THE_WORTHS, 646.0, 2 * (_MIDDLE - _BESIDE_THE_WORTHS), 204.0)
"""What is new covers no worth of a floor; it grows upwards, off those in the courtyard."""
_PAD: Final = 26.0
_RIM: Final = 8.0
_FACE: Final = 176.0
_FACE_UP: Final = 12.0
"""So far it looks over the edge of the plate."""
_WORDS_X: Final = _PLATE.x + _PAD + _FACE + 22.0
_WORDS_WIDE: Final = _PLATE.right - _PAD - _WORDS_X
_NEWS: Final = READING_ON_DARK.but(size=type_scale.NOTE, fit=(_WORDS_WIDE, 156))
_BEGINS: Final = TITLE_IN_GOLD.but(size=type_scale.NAME, fit=(_WORDS_WIDE, 62))
_BETWEEN: Final = 10.0
_FROM: Final = -70.0
"""So far above its place it comes in."""


class RoundTitle:
    """On a sheet of its own, above everything else of a match."""

    def __init__(
        self, measure: MeasureWords, number: int, title: str, news: str, begins: str, face: str
    ) -> None:
        self.sheet = sheet = Sheet()
        sheet.fade(0)
        width = measure(title, _TITLE)[0]
        wide = max(_RIBBON_LEAST, width + 2 * _RIBBON_TAILS)
        on = Parts(sheet, Layer.ROUND_TITLE)
        on.frame(art.ROUND_RIBBON, _MIDDLE - wide / 2, _RIBBON_TOP, wide, _RIBBON_HIGH)
        season = art.SEASONS[(number - 1) % len(art.SEASONS)]
        on.sprite(season, _MIDDLE, _MEDALLION_Y, width=_MEDALLION)
        on.text(title, _MIDDLE, _TITLE_Y, _TITLE, anchor=CENTRE)
        news_wide = _evenly_broken(measure, news)
        lines = [
            (line, style, wide, measure(line, style, wide)[1])
            for line, style, wide in ((news, _NEWS, news_wide), (begins, _BEGINS, _WORDS_WIDE))
        ]
        high = sum(high for *_, high in lines) + _BETWEEN
        plate_high = max(_PLATE.height, high + 2 * _RIM)
        plate = _PLATE._replace(y=_PLATE.bottom - plate_high, height=plate_high)
        on.frame(art.PLATE, *plate)
        at = plate.x + _PAD + _FACE / 2, plate.middle[1] - _FACE_UP
        on.sprite(face, *at, width=_FACE)
        y = plate.middle[1] - high / 2
        for line, style, wide, high in lines:
            on.text(line, _WORDS_X, y, style, width=wide, anchor=TOP_LEFT)
            y += high + _BETWEEN

    def come(self) -> Script:
        """It drops in, and is clear only while it does not stand over anything yet; with calm
        motion it appears."""
        sheet = self.sheet
        yield together(
            variant(
                lambda: tween(sheet.fade, 0, OPAQUE_ALPHA, TITLE_FADES),
                lambda: tween(sheet.fade, 0, OPAQUE_ALPHA, TITLE_COMES / 2, ease_out),
            ),
            variant(
                lambda: tween(
                    lambda dy: sheet.shift(0, dy), _FROM, 0, TITLE_COMES, ease_out_back()
                ),
                lambda: 1,
            ),
        )

    def go(self) -> Script:
        """Up again, and gone sooner than it came; with calm motion it fades where it is."""
        sheet = self.sheet
        yield variant(
            lambda: together(
                tween(lambda dy: sheet.shift(0, dy), 0, _FROM, TITLE_GOES, ease_in),
                then(TITLE_GOES - TITLE_FADES, tween(sheet.fade, OPAQUE_ALPHA, 0, TITLE_FADES)),
            ),
            lambda: tween(sheet.fade, OPAQUE_ALPHA, 0, TITLE_GOES),
        )


def _evenly_broken(measure: MeasureWords, words: str) -> float:
    """As narrow as leaves as many lines: none of them is a single word."""
    high = measure(words, _NEWS, _WORDS_WIDE)[1]
    # In less room words have more lines, or smaller letters: half of what is left is ruled out.
    fits, fails = 0, ceil(_WORDS_WIDE / 2 / _BETWEEN) + 1
    while fails - fits > 1:
        middle = (fits + fails) // 2
        if measure(words, _NEWS, _WORDS_WIDE - middle * _BETWEEN)[1] == high:
            fits = middle
        else:
            fails = middle
    return _WORDS_WIDE - fits * _BETWEEN
