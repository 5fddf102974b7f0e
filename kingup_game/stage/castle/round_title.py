"""The title of a round: the medallion of its light over its name on a ribbon, and what is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Script, together, tween, variant
from kingup_game.motion.tween import ease_out, ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, TITLE_OUTLINED, MeasureWords
from kingup_game.theme import art, type_scale
from kingup_game.theme.durations import TITLE_COMES, TITLE_GOES
from kingup_game.theme.layers import Layer

_MIDDLE: Final = layout.WIDTH / 2
_MEDALLION_Y, _MEDALLION = 296.0, 236.0
_RIBBON_TOP, _RIBBON_LEAST, _RIBBON_HIGH = 396.0, 656.0, 204.0
_RIBBON_TAILS: Final = 158.0
_TITLE_Y: Final = _RIBBON_TOP + 86.0
_TITLE: Final = TITLE_OUTLINED.but(size=type_scale.ADDRESS, align="centre", fit=(1100, 124))
_NEWS_RIM, _NEWS_GAP = (26.0, 18.0), 4.0
_BESIDE_THE_WORTHS: Final = layout.NUMERAL_X + 40.0
_NEWS_WIDTH: Final = 2 * (_MIDDLE - _BESIDE_THE_WORTHS - _NEWS_RIM[0])
"""What is new covers no worth of a floor."""
_NEWS: Final = READING_ON_DARK.but(size=type_scale.NOTE, align="centre", fit=(_NEWS_WIDTH, 150))
_NEWS_TOP: Final = 628.0
_FROM: Final = -70.0
"""So far above its place it comes in."""


class RoundTitle:
    """On a sheet of its own, above everything else of a match."""

    def __init__(self, measure: MeasureWords, number: int, title: str, news: Sequence[str]) -> None:
        self.sheet = sheet = Sheet()
        sheet.fade(0)
        width = measure(title, _TITLE)[0]
        wide = max(_RIBBON_LEAST, width + 2 * _RIBBON_TAILS)
        at = _MIDDLE - wide / 2, _RIBBON_TOP, wide, _RIBBON_HIGH
        sheet.frame(art.ROUND_RIBBON, *at, layer=Layer.ROUND_TITLE)
        season = art.SEASONS[(number - 1) % len(art.SEASONS)]
        sheet.sprite(season, _MIDDLE, _MEDALLION_Y, width=_MEDALLION, layer=Layer.ROUND_TITLE)
        sheet.text(title, _MIDDLE, _TITLE_Y, _TITLE, anchor=CENTRE, layer=Layer.ROUND_TITLE)
        sizes = [measure(line, _NEWS, _NEWS_WIDTH) for line in news]
        wide = max(size[0] for size in sizes) + 2 * _NEWS_RIM[0]
        high = sum(size[1] + _NEWS_GAP for size in sizes) + 2 * _NEWS_RIM[1]
        sheet.frame(art.PLATE, _MIDDLE - wide / 2, _NEWS_TOP, wide, high, layer=Layer.ROUND_TITLE)
        y = _NEWS_TOP + _NEWS_RIM[1]
        for line, (_, line_high) in zip(news, sizes, strict=True):
            at_y = y + line_high / 2
            sheet.text(
                *(line, _MIDDLE, at_y, _NEWS),
                anchor=CENTRE,
                width=_NEWS_WIDTH,
                layer=Layer.ROUND_TITLE,
            )
            y += line_high + _NEWS_GAP

    def come(self) -> Script:
        """It drops in; with calm motion it appears."""
        sheet = self.sheet
        yield together(
            tween(sheet.fade, 0, OPAQUE_ALPHA, TITLE_COMES / 2, ease_out),
            variant(
                lambda: tween(
                    lambda dy: sheet.shift(0, dy), _FROM, 0, TITLE_COMES, ease_out_back()
                ),
                lambda: 1,
            ),
        )

    def go(self) -> Script:
        """It is gone sooner than it came."""
        yield tween(self.sheet.fade, OPAQUE_ALPHA, 0, TITLE_GOES)
