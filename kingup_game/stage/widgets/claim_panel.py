"""A panel that asks whose device takes a seat: its face, its name, and what to press."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art, type_scale
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK

_WIDTH: Final = 1100.0
_INNER: Final = _WIDTH - 140.0
_PAD, _GAP = 60.0, 20.0
_FACE: Final = 230.0
_VEIL_ALPHA: Final = 170
_NAME: Final = TITLE.but(size=type_scale.TOTAL, align="centre")
_WORDS: Final = READING.but(size=type_scale.CARD_TITLE, align="centre", fit=(_INNER, 440))


def show_claim(sheet: Sheet, measure: MeasureWords, face: SeatFace, words: str) -> None:
    """The panel in the middle, as high as its words; nothing else is on the sheet then."""
    sheet.clear()
    sheet.veil(DUSK, _VEIL_ALPHA, layer=Layer.PAGE_VEIL)
    lines = [
        (text, style, measure(text, style, _INNER)[1])
        for text, style in ((face.name, _NAME), (words, _WORDS))
    ]
    height = 2 * _PAD + _FACE + sum(_GAP + high for *_, high in lines)
    middle, top = layout.WIDTH / 2, (layout.HEIGHT - height) / 2
    sheet.frame(art.PANEL, middle - _WIDTH / 2, top, _WIDTH, height, layer=Layer.PAGE)
    on, y = Parts(sheet, Layer.ON_PAGE), top + _PAD + _FACE
    face_and_seal(on, face, middle, y - _FACE / 2, _FACE)
    for text, style, high in lines:
        y += _GAP
        on.text(text, middle, y, style, anchor=TOP, width=_INNER)
        y += high
