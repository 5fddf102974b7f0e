"""A card that asks for one button of a pad: how it lies there, and what it will be for."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import around
from kingup_game.stage.canvas.item import CENTRE, FEET, TOP
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK
from kingup_game.theme.type_scale import CONTROL, LESSON

_SHADE: Final = 170
_CARD: Final = around(layout.WIDTH / 2, layout.HEIGHT / 2, 1300.0, 624.0)
_INNER: Final = _CARD.width - 140.0
_TITLE: Final = TITLE.but(size=LESSON, align="centre", fit=(_INNER, 130.0))
_WORDS: Final = READING.but(size=CONTROL, align="centre", fit=(_INNER, 120.0))
_TITLE_Y, _BUTTON_Y, _WORDS_Y, _OMIT_Y = 352.0, 510.0, 604.0, 700.0
_RAVEN: Final = 190.0
_RAVEN_AT: Final = _CARD.right - 150.0, _CARD.y + 14.0
_BUTTON: Final = 150.0


def draw_lesson(sheet: Sheet, title: str, button: str, words: str, omit: str) -> None:
    """The pad's name, the picture of a button, what to press it for, and how to leave it out."""
    x, _ = _CARD.middle
    sheet.veil(DUSK, _SHADE, layer=Layer.PAGE_VEIL)
    sheet.frame(art.PANEL, *_CARD, layer=Layer.PAGE)
    sheet.text(title, x, _TITLE_Y, _TITLE, anchor=CENTRE, width=_INNER, layer=Layer.ON_PAGE)
    raven = art.RAVEN_SPEAKS, *_RAVEN_AT
    sheet.sprite(*raven, width=_RAVEN, anchor=FEET, mirrored=True, layer=Layer.ON_PAGE)
    sheet.sprite(button, x, _BUTTON_Y, height=_BUTTON, layer=Layer.ON_PAGE)
    for said, y in ((words, _WORDS_Y), (omit, _OMIT_Y)):
        sheet.text(said, x, y, _WORDS, anchor=TOP, width=_INNER, layer=Layer.ON_PAGE)
