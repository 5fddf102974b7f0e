"""A card that asks for one button of a pad: how it lies there, and what it will be for."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import around
from kingup_game.stage.canvas.item import FEET, TOP_LEFT
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK
from kingup_game.theme.type_scale import CONTROL, LESSON

_SHADE: Final = 170
_CARD: Final = around(layout.WIDTH / 2, layout.HEIGHT / 2, 1360.0, 540.0)
_PAD: Final = 64.0
_BOARD: Final = 320.0
"""The button lies on a dark board at the left, as it lies on the pad."""
_WORDS_X: Final = _CARD.x + _PAD + _BOARD + 52.0
_INNER: Final = _CARD.right - _PAD - _WORDS_X
_TITLE: Final = TITLE.but(size=LESSON, fit=(_INNER, 150.0))
_WORDS: Final = READING.but(size=CONTROL, fit=(_INNER, 130.0))
_TITLE_Y, _WORDS_Y, _OMIT_Y = _CARD.y + 64.0, _CARD.y + 226.0, _CARD.y + 358.0
_RAVEN: Final = 190.0
_RAVEN_AT: Final = _CARD.right - 150.0, _CARD.y + 14.0
_BUTTON: Final = 150.0


def draw_lesson(sheet: Sheet, title: str, button: str, words: str, omit: str) -> None:
    """The pad's name, the picture of a button, what to press it for, and how to leave it out."""
    sheet.veil(DUSK, _SHADE, layer=Layer.PAGE_VEIL)
    sheet.frame(art.PANEL, *_CARD, layer=Layer.PAGE)
    middle = _CARD.x + _PAD + _BOARD / 2, _CARD.middle[1]
    sheet.frame(art.PLATE, *around(*middle, _BOARD, _BOARD), layer=Layer.ON_PAGE)
    sheet.sprite(button, *middle, height=_BUTTON, layer=Layer.ON_PAGE)
    raven = art.RAVEN_SPEAKS, *_RAVEN_AT
    sheet.sprite(*raven, width=_RAVEN, anchor=FEET, mirrored=True, layer=Layer.ON_PAGE)
    for said, style, y in (
        (title, _TITLE, _TITLE_Y),
        (words, _WORDS, _WORDS_Y),
        (omit, _WORDS, _OMIT_Y),
    ):
        at = said, _WORDS_X, y, style
        sheet.text(*at, anchor=TOP_LEFT, width=_INNER, layer=Layer.ON_PAGE)
