"""What stays of evenings, as people see it: who was at a match, and how everybody fared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, LEFT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import NOTES, READING, TITLE, TextStyle
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PAPER
from kingup_game.theme.type_scale import BODY, CONTROL, NUMERAL, SMALLEST

CHALK: Final = PAPER
"""All of it but one match alone stands on the innkeeper's slate."""
_NOTE: Final = NOTES.but(size=SMALLEST, colour=CHALK)
_ALONE: Final = NOTES.but(colour=CHALK)
_HEADER: Final = READING.but(size=SMALLEST, align="centre", colour=CHALK)
_CHALKED_NAME: Final = TITLE.but(size=CONTROL, colour=CHALK)
_NUMBER: Final = _CHALKED_NAME.but(align="centre")
_NOT_YET: Final = READING.but(size=BODY, colour=CHALK)
_NAME: Final = TITLE.but(size=CONTROL)
_TOTAL: Final = TITLE.but(size=NUMERAL)

_NOTE_HIGH: Final = 64.0
_COMPANY_FROM, _COMPANY_TO = 0.36, 0.72
"""Between the winner and the date, as shares of the width."""
_FACE_RIM: Final = 8.0
_STEP: Final = 0.9
_LIFT: Final = 4.0
_NAME_SHARE: Final = 0.3
_MOST_HEAD: Final = 124.0
_PAD, _BESIDE_HEAD = 18.0, 6.0
_UNDER_HEAD: Final = 8.0
_BESIDE_FACE: Final = 16.0
_RULE: Final = 3.0
_THIN_CHALK: Final = "60"
INNKEEPER: Final = 256.0
_IN_A_GROUP, _GROUPS_BESIDE = 5, 2
_TALLY_IN, _TALLY_ROW = 18.0, 96.0
_STROKE, _STROKE_HIGH, _STROKES_APART = 6.0, 62.0, 22.0
_BESIDE_HIM: Final = 24.0
_HIGHEST_ROW: Final = 132.0
_PHOTO_HIGH: Final = 206.0
_CAPTION_HIGH, _LARGE_CAPTION_HIGH = 62.0, 82.0
_NOT_WON: Final = 0.78


@dataclass(frozen=True, slots=True)
class Fared:
    """One person's row: a number for each column, or a note in their place."""

    face: SeatFace
    numbers: Sequence[str] = field(default_factory=tuple)
    note: str = ""


def say_below(sheet: Sheet, painter: Painter, space: Area, words: str) -> Area:
    """A small line at the lower edge; returns what is free above it."""
    style = _NOTE.but(fit=(space.width, _NOTE_HIGH))
    high = painter.measure(words, style, space.width)[1]
    at = space.middle[0], space.bottom - high / 2
    sheet.text(words, *at, style, anchor=CENTRE, width=space.width, layer=Layer.ON_PAGE)
    return space._replace(height=space.height - high - _PAD)


def say_alone(sheet: Sheet, space: Area, words: str) -> None:
    """What is there to say where there is nothing to show."""
    sheet.text(words, *space.middle, _ALONE, anchor=CENTRE, width=space.width, layer=Layer.ON_PAGE)


def beside_the_innkeeper(sheet: Sheet, space: Area, matches: int) -> Area:
    """He stands at the right of his slate, below his tally; returns what he leaves of it."""
    on, left = Parts(sheet, Layer.ON_PAGE), space.right - INNKEEPER
    on.sprite(
        *(art.token("N", "joy"), left + INNKEEPER / 2, space.bottom),
        width=INNKEEPER,
        anchor=FEET,
    )
    for number in range(matches):
        group, stroke = divmod(number, _IN_A_GROUP)
        row, column = divmod(group, _GROUPS_BESIDE)
        x = left + _TALLY_IN + column * INNKEEPER / _GROUPS_BESIDE
        y = space.y + _TALLY_IN + row * _TALLY_ROW
        if stroke < _IN_A_GROUP - 1:
            on.box(x + stroke * _STROKES_APART, y, _STROKE, _STROKE_HIGH, fill=CHALK)
        else:  # the fifth lies across the four before it
            across = (_IN_A_GROUP - 1) * _STROKES_APART + _STROKE
            on.box(x - _STROKES_APART / 2, y + _STROKE_HIGH / 2, across, _STROKE, fill=CHALK)
    return space._replace(width=space.width - INNKEEPER - _BESIDE_HIM)


def rule_below(sheet: Sheet, painter: Painter, rows: Sequence[Area], gap: float) -> None:
    """A line of chalk between one evening and the next."""
    for row in rows[:-1]:
        _rule(Parts(sheet, Layer.ON_PAGE), painter, row, row.bottom + gap / 2)


def _rule(on: Parts, painter: Painter, across: Area, y: float) -> None:
    thin = _THIN_CHALK if painter.scheme.clarity is None else ""
    on.box(across.x, y - _RULE / 2, across.width, _RULE, fill=f"{CHALK}{thin}")


def draw_company(sheet: Sheet, row: Area, faces: Sequence[SeatFace], winner: float) -> None:
    """Who else was at a match, on its button between the winner, whose name reaches so far, and the
    date."""
    left = row.x + max(winner, row.width * _COMPANY_FROM)
    right = row.x + row.width * _COMPANY_TO
    size = row.height - _FACE_RIM
    step = min(size * _STEP, (right - left) / max(1, len(faces)))
    for number, face in enumerate(faces):
        x = left + size / 2 + number * step
        y = row.middle[1] - _LIFT
        sheet.sprite(face.picture(), x, y, width=size, layer=Layer.ON_BUTTON)


def caption_high(*, is_large: bool) -> float:
    """So high may a name below a face be, and a total below that."""
    return _LARGE_CAPTION_HIGH if is_large else _CAPTION_HIGH


def result_high(*, is_large: bool) -> float:
    """How high a match's result is."""
    return _PHOTO_HIGH + 2 * caption_high(is_large=is_large)


def draw_result(
    sheet: Sheet, space: Area, seats: Sequence[tuple[SeatFace, int, bool]], *, is_large: bool
) -> None:
    """Everybody of one match, the best first: a face, a name, a total; winners are crowned."""
    on = Parts(sheet, Layer.ON_PAGE)
    names = tuple(face.short_name for face, _, _ in seats)
    high = caption_high(is_large=is_large)
    photo = space.height - 2 * high
    for (face, total, won), column in zip(seats, space.columns(len(seats), 0), strict=True):
        size = min(photo, column.width) * (1.0 if won else _NOT_WON)
        x, feet = column.middle[0], space.y + photo
        picture = face.bust("crowned") if won else face.picture()  # the list has those already
        on.sprite(picture, x, feet, width=size, anchor=FEET)
        for row, (words, style) in enumerate(((face.short_name, _NAME), (str(total), _TOTAL))):
            fit = column.width - _BESIDE_HEAD, high
            fitted = style.but(fit=fit, peers=() if row else names)
            on.text(words, x, feet + (row + 0.5) * high, fitted, anchor=CENTRE)


def draw_fared(
    sheet: Sheet,
    painter: Painter,
    space: Area,
    headers: Sequence[str],
    people: Sequence[Fared],
    rows: int,
) -> None:
    """A line a person: face and name, then the numbers under their headers."""
    on = Parts(sheet, Layer.ON_PAGE)
    first = space.width * _NAME_SHARE
    table = space._replace(x=space.x + first, width=space.width - first)
    columns = table.columns(len(headers), 0)
    wide = columns[0].width - _BESIDE_HEAD
    style, head = _heads(painter, headers, wide)
    for words, column in zip(headers, columns, strict=True):
        at = column.middle[0], space.y + head / 2
        on.text(words, *at, style, anchor=CENTRE, width=wide)
    below = space.below(space.y + head + _UNDER_HEAD)
    high = min(_HIGHEST_ROW, below.height / min(rows, max(len(people), 1)))
    for number, fared in enumerate(people):
        y = below.y + number * high
        _rule(on, painter, space, y)
        _draw_one(on, Area(space.x, y, space.width, high), first, columns, fared)


def _heads(painter: Painter, words: Sequence[str], wide: float) -> tuple[TextStyle, float]:
    """All headers as large as the longest of them can be, and how high the highest is then."""
    room = _HEADER.but(fit=(wide, _MOST_HEAD))
    size = min(painter.lettering.shown(one, room, wide).size for one in words)
    style = _HEADER.but(size=size)
    return style, max(painter.measure(one, style, wide)[1] for one in words)


def _draw_one(on: Parts, row: Area, first: float, columns: Sequence[Area], fared: Fared) -> None:
    size, y = row.height - _FACE_RIM, row.middle[1]
    on.sprite(fared.face.picture("joy"), row.x + size / 2, y, width=size)
    left = row.x + size + _BESIDE_FACE
    style = _CHALKED_NAME.but(fit=(first - size - 2 * _BESIDE_FACE, row.height - _PAD))
    on.text(fared.face.name, left, y, style, anchor=LEFT)
    for number, column in zip(fared.numbers, columns, strict=False):
        small = _NUMBER.but(fit=(column.width - _PAD, row.height - _PAD))
        on.text(number, column.middle[0], y, small, anchor=CENTRE)
    if fared.note:
        room = row.width - first - _PAD
        note = _NOT_YET.but(fit=(room, row.height - _PAD))
        on.text(fared.note, columns[0].x + _PAD, y, note, anchor=LEFT, width=room)
