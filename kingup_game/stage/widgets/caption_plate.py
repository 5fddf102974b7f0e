"""What can be heard, in writing: a small plate at the left of the line, two lines at most."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import LEFT
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import SMALLEST

_INNER: Final = 236.0
_HIGHEST: Final = 84.0
_PAD_X, _PAD_Y = 18.0, 7.0
_STYLE: Final = READING_ON_DARK.but(size=SMALLEST, italic=True, fit=(_INNER, _HIGHEST), spacing=1.0)


def show_caption(sheet: Sheet, measure: MeasureWords, words: str) -> None:
    """These words, and nothing else on the sheet."""
    sheet.clear()
    width, height = measure(words, _STYLE, _INNER)
    high = height + 2 * _PAD_Y
    top = layout.SAFE_BOTTOM - high
    box = layout.SAFE_LEFT, top, width + 2 * _PAD_X, high
    sheet.frame(art.PLATE, *box, layer=Layer.NOTICE)
    at = layout.SAFE_LEFT + _PAD_X, top + high / 2
    sheet.text(words, *at, _STYLE, anchor=LEFT, width=_INNER, layer=Layer.NOTICE)
