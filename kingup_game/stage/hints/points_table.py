"""Everybody's points, a row for each round that was counted and one for the total; and lists:
sentences below each other, and buttons with what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT_RULE
from kingup_game.theme.type_scale import BODY, CONTROL, NAME

HEAD: Final = 122.0
ROW: Final = 70.0
_FACE: Final = 96.0
_FACE_SHARE: Final = 0.92
"""Of its column, where columns are narrow."""
_NAMES: Final = 200.0
_RULE: Final = 3.0
_LAUREL, _LAUREL_UP = 0.5, 0.62
"""Of the face of whoever leads: how wide its laurel is, and how far above the middle."""
_TITLE: Final = TITLE.but(size=CONTROL)
_TITLE_HIGH: Final = 70.0
_AFTER_KEY: Final = 20.0
_HIGHEST: Final = 96.0
_SHRINKING: Final = tuple(1 - step / 20 for step in range(11))


def height_of(rows: int, scale: float = 1.0) -> float:
    """What the table needs."""
    return (HEAD + rows * ROW) * scale


def show_points(
    sheet: Sheet,
    area: Area,
    faces: Sequence[SeatFace],
    rows: Sequence[tuple[str, Sequence[int]]],
    scale: float = 1.0,
) -> None:
    """Faces above, with laurel for whoever leads, then the rows; the last is the total. All of it
    so many times as large as usual."""
    on, most = Parts(sheet, Layer.ON_PAGE), max(rows[-1][1])
    head, high = HEAD * scale, ROW * scale
    step = (area.width - _NAMES) / len(faces)
    columns = [area.x + _NAMES + (seat + 0.5) * step for seat in range(len(faces))]
    wide = min(_FACE * scale, step * _FACE_SHARE)
    for x, face, total in zip(columns, faces, rows[-1][1], strict=True):
        y = area.y + head - wide / 2 - _RULE
        face_and_seal(on, face, x, y, wide)
        if total == most > 0:
            on.sprite(art.LAUREL, x, y - wide * _LAUREL_UP, width=wide * _LAUREL)
    for number, (words, points) in enumerate(rows):
        y = area.y + head + (number + 0.5) * high
        on.box(area.x, y - high / 2, area.width, _RULE, fill=PARCHMENT_RULE)
        size = (NAME if number == len(rows) - 1 else BODY) * scale
        style = TITLE.but(size=size, fit=(step, high))
        on.text(words, area.x, y, READING.but(fit=(_NAMES, high)), anchor=LEFT)
        for x, own in zip(columns, points, strict=True):
            on.text(str(own), x, y, style, anchor=CENTRE)


def show_buttons(
    sheet: Sheet, measure: MeasureWords, area: Area, buttons: Sequence[tuple[str, str]]
) -> None:
    """Pictures of buttons in a column, and beside each what it does."""
    on, row = Parts(sheet, Layer.ON_PAGE), min(_HIGHEST, area.height / max(1, len(buttons)))
    keys = max((measure(key, READING)[0] for key, _ in buttons), default=0.0)
    room = area.width - keys - _AFTER_KEY
    for number, (key, words) in enumerate(buttons):
        y = area.y + (number + 0.5) * row
        on.text(key, area.x + keys / 2, y, READING.but(fit=(keys, row)), anchor=CENTRE)
        said = READING.but(fit=(room, row))
        on.text(words, area.x + keys + _AFTER_KEY, y, said, anchor=LEFT, width=room)


def show_titled(
    sheet: Sheet, measure: MeasureWords, area: Area, title: str, lines: Sequence[str]
) -> None:
    """Sentences under a title of their own."""
    on = Parts(sheet, Layer.ON_PAGE)
    high = max(_TITLE_HIGH, measure(title, _TITLE)[1])
    style = _TITLE.but(fit=(area.width, high))
    on.text(title, area.x, area.y + high / 2, style, anchor=LEFT)
    show_lines(sheet, measure, area.below(area.y + high), lines)


def show_lines(sheet: Sheet, measure: MeasureWords, area: Area, lines: Sequence[str]) -> None:
    """Sentences below each other, all of one size, as large as there is room for all of them."""
    on, y = Parts(sheet, Layer.ON_PAGE), area.y
    for shrunk in _SHRINKING:
        style = READING.but(size=shrunk * BODY)
        sizes = [measure(words, style, area.width) for words in lines]
        spare = area.height - sum(tall for _, tall in sizes)
        if spare >= 0 and all(wide <= area.width for wide, _ in sizes):
            break
    for words, (_, tall) in zip(lines, sizes, strict=True):
        step = min(tall + max(0.0, spare) / len(lines), max(tall, min(_HIGHEST, 1.5 * tall)))
        on.text(words, area.x, y + step / 2, style, anchor=LEFT, width=area.width)
        y += step
