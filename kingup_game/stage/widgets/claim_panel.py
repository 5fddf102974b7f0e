"""A panel that asks whose device takes a seat: its face, its name, and what to press."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art, type_scale
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK

_WIDTH: Final = 1240.0
_PAD, _PAD_HIGH, _GAP = 56.0, 52.0, 16.0
_FACE: Final = 256.0
"""It stands on the lower edge."""
_SEAL, _SEAL_AT = 92.0, (92.0, 54.0)
_LOWER_RIM: Final = 14.0
_WORDS_X: Final = _PAD + _FACE + 40.0
_INNER: Final = _WIDTH - _WORDS_X - _PAD
_LEAST_HIGH: Final = 330.0
_VEIL_ALPHA: Final = 170
_NAME: Final = TITLE.but(size=type_scale.ADDRESS, fit=(_INNER, 116))
_WORDS: Final = READING.but(size=type_scale.CARD_TITLE, fit=(_INNER, 440))


def show_claim(sheet: Sheet, measure: MeasureWords, face: SeatFace, words: str) -> None:
    """Whose pad is gone looks up, large, beside what to do about it; nothing else is on the sheet
    then."""
    sheet.clear()
    sheet.veil(DUSK, _VEIL_ALPHA, layer=Layer.PAGE_VEIL)
    lines = [
        (text, style, measure(text, style, _INNER)[1])
        for text, style in ((face.name, _NAME), (words, _WORDS))
    ]
    inner = sum(high for *_, high in lines) + _GAP
    height = max(_LEAST_HIGH, 2 * _PAD_HIGH + inner)
    left, top = (layout.WIDTH - _WIDTH) / 2, (layout.HEIGHT - height) / 2
    sheet.frame(art.PANEL, left, top, _WIDTH, height, layer=Layer.PAGE)
    on = Parts(sheet, Layer.ON_PAGE)
    x, feet = left + _PAD + _FACE / 2, top + height - _LOWER_RIM
    on.sprite(face.bust("refused"), x, feet, width=_FACE, anchor=FEET)
    on.sprite(face.seal, x + _SEAL_AT[0], feet - _SEAL_AT[1], width=_SEAL)
    y = top + (height - inner) / 2
    for text, style, high in lines:
        on.text(text, left + _WORDS_X, y, style, width=_INNER)
        y += high + _GAP
