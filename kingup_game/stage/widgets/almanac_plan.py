"""The almanac in small: its three banners and their places, one of which is lit."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.addresses import BANNERS, SIDE, SQUARES
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import READING_ON_DARK
from kingup_game.theme import art
from kingup_game.theme.palette import CANDLE, ROYAL
from kingup_game.theme.type_scale import NOTE

_BANNER: Final = 92.0
_SQUARE_WIDE, _SQUARE_HIGH, _GAP = 42.0, 52.0, 7.0
_BETWEEN_BLOCKS: Final = 18.0
_ROUND: Final = 8.0
_BLOCK_WIDE: Final = SIDE * _SQUARE_WIDE + (SIDE - 1) * _GAP
_BLOCK_HIGH: Final = SIDE * _SQUARE_HIGH + (SIDE - 1) * _GAP
_WORDS_HIGH, _BELOW_WORDS = 104.0, 16.0
_UNLIT: Final = 110
LIT: Final = CANDLE
WIDE: Final = _BANNER + _GAP + _BLOCK_WIDE
_WORDS: Final = READING_ON_DARK.but(size=NOTE, align="centre")


def draw_plan(on: Parts, area: Area, square: int, words: str) -> None:
    """The banners below each other, as on a bookmark; words above say what it is."""
    style = _WORDS.but(fit=(area.width, _WORDS_HIGH))
    on.text(words, area.middle[0], area.y + _WORDS_HIGH / 2, style, anchor=CENTRE, width=area.width)
    left, top = area.middle[0] - WIDE / 2, area.y + _WORDS_HIGH + _BELOW_WORDS
    for banner, name in enumerate(BANNERS):
        y = top + banner * (_BLOCK_HIGH + _BETWEEN_BLOCKS)
        is_here = square // SQUARES == banner
        alpha = 255 if is_here else _UNLIT
        middle = y + _BLOCK_HIGH / 2
        on.sprite(art.banner(name), left + _BANNER / 2, middle, height=_BANNER, alpha=alpha)
        for place in range(SQUARES):
            row, column = divmod(place, SIDE)
            x = left + _BANNER + _GAP + column * (_SQUARE_WIDE + _GAP)
            at = x, y + row * (_SQUARE_HIGH + _GAP), _SQUARE_WIDE, _SQUARE_HIGH
            is_lit = banner * SQUARES + place == square
            on.box(*at, fill=LIT if is_lit else ROYAL, radius=_ROUND)
