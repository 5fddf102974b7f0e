"""What is said while people choose and is not about whoever is judged: on one ribbon, unbroken,
over the foot of the large face; with the face of whoever it is said to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import around
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords
from kingup_game.stage.seats.face_sizes import FEET_AT
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal, tile
from kingup_game.theme import art
from kingup_game.theme.type_scale import NUMERAL

_HIGH, _SINKS = 112.0, 10.0
"""It covers all of the letter's disc, for half a letter is none, and ends so far below the foot."""
_LEAST, _WIDEST, _BETWEEN_CANDLES = 900.0, 1116.0, 920.0
"""It covers all of the throne's shield, and ends at the towers, or at the candles of a table."""
_ENDS: Final = 120.0
_WORDS_HIGH, _WORDS_SINK = 70.0, 2.0
_FACE, _FACE_RISES, _GAP = 80.0, 1.0, 22.0


def hang_announcement(
    on: Parts,
    words: str,
    measure: MeasureWords,
    face: SeatFace | None,
    *,
    is_at_table: bool,
) -> Sequence[Frame | Label | Box | Sprite]:
    """As wide as its words need it."""
    beside = _FACE + _GAP if face else 0.0
    most = (_BETWEEN_CANDLES if is_at_table else _WIDEST) - _ENDS - beside
    style = HEADINGS.but(size=NUMERAL, align="centre", fit=(most, _WORDS_HIGH))
    wide = beside + measure(words, style)[0]
    middle, y = layout.WIDTH / 2, FEET_AT[1] + _SINKS - _HIGH / 2
    ribbon = on.frame(art.RIBBON, *around(middle, y, max(_LEAST, wide + _ENDS), _HIGH))
    said = on.text(words, middle + beside / 2, y + _WORDS_SINK, style, anchor=CENTRE)
    if face is None:
        return ribbon, said
    at = middle - (wide - _FACE) / 2, y - _FACE_RISES, _FACE
    return ribbon, said, tile(on, face, *at), *face_and_seal(on, face, *at)
