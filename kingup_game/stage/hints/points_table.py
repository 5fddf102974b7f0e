"""Everybody's points, a row for each round that was counted and one for the total; and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, NAME

HEAD: Final = 96.0
ROW: Final = 70.0
_CREST: Final = 72.0
_NAMES: Final = 250.0
_FACE_APART: Final = 4.0
_HIGHEST: Final = 96.0


def height_of(rows: int) -> float:
    """What the table needs."""
    return HEAD + rows * ROW


def show_points(
    sheet: Sheet,
    area: Area,
    crests: Sequence[int],
    rows: Sequence[tuple[str, Sequence[int]]],
) -> None:
    """Crests above, then the rows; the last of them is the total."""
    on = Parts(sheet, Layer.ON_PAGE)
    step = (area.width - _NAMES) / len(crests)
    columns = [area.x + _NAMES + (seat + 0.5) * step for seat in range(len(crests))]
    for x, crest in zip(columns, crests, strict=True):
        on.sprite(SEAT_CRESTS[crest].picture, x, area.y + HEAD / 2 - _FACE_APART, width=_CREST)
    for number, (words, points) in enumerate(rows):
        y = area.y + HEAD + (number + 0.5) * ROW
        style = TITLE.but(size=NAME if number == len(rows) - 1 else BODY, fit=(step, ROW))
        on.text(words, area.x, y, READING.but(fit=(_NAMES, ROW)), anchor=LEFT)
        for x, own in zip(columns, points, strict=True):
            on.text(str(own), x, y, style, anchor=CENTRE)


def show_lines(sheet: Sheet, measure: MeasureWords, area: Area, lines: Sequence[str]) -> None:
    """Sentences below each other, all of one size, as large as there is room for all of them."""
    on, high = Parts(sheet, Layer.ON_PAGE), area.height / max(1, len(lines))
    y = area.y
    for words in lines:
        style = READING.but(fit=(area.width, min(_HIGHEST, high)))
        step = min(_HIGHEST, high, 1.5 * measure(words, style, area.width)[1])
        on.text(words, area.x, y + step / 2, style, anchor=LEFT, width=area.width)
        y += step
