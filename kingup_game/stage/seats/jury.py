"""Those who will judge, below whoever is called: everybody at the table but
whoever has called, each with face, seal and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK
from kingup_game.stage.seats.face_sizes import BESIDE_AT
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.type_scale import NAME

_MOST_ON_ONE: Final = 4
_FACE, _STEP, _TOP, _HIGH = 148.0, 180.0, 890.0, 64.0
"""One bench: the faces, from one to the next, and the plate with the names."""
_WIDEST: Final = 568.0
"""From where a television may cut off to the courtyard below the tower that stands aside."""
_BEHIND_IT: Final = 10.0
_ENDS: Final = 12.0
_BESIDE_NAMES: Final = 10.0
_SEAL: Final = 0.4
_SEAL_ASIDE, _SEAL_UP = 0.38, 0.2

_PAIRS: Final = {
    6: Area(layout.SAFE_LEFT, 694.0, _WIDEST, 272.0),
    8: Area(layout.SAFE_LEFT, 692.0, _WIDEST, 334.0),
}
"""Where so many places are, in rows of two, from below the ribbon."""
_COLUMN: Final = Area(layout.SAFE_LEFT, 692.0, 430.0, 334.0)
"""Where up to four are with large letters: one below the other, so that names have room."""
_BETWEEN: Final = 10.0
_FACE_OF_TWO: Final = 108.0
_PLATE_HIGH, _PLATE_IN, _NAME_IN = 60.0, 44.0, 98.0
"""Of two in a row each has a plate of their own, which begins behind the face, as the name does
right of it."""
_SEAL_LEFT: Final = 0.24

_NAMES: Final = TITLE_ON_DARK.but(size=NAME, align="centre")

JuryItem = Frame | Label | Sprite


def needed_by_jury(table: Sequence[SeatFace], *, is_large: bool) -> dict[str, tuple[float, ...]]:
    """The faces of all at a table as they will judge, and how wide: one of them will have called
    and is not there."""
    is_on_bench = len(table) - 1 <= _MOST_ON_ONE and not is_large
    width = _FACE if is_on_bench else _FACE_OF_TWO
    return {face.bust(): (width,) for face in table}


def seat_jury(on: Parts, faces: Sequence[SeatFace], *, is_large: bool) -> Sequence[JuryItem]:
    """All of it, at rest: a few on one bench, more in rows of two, where the names have room; with
    large letters a few are one below the other."""
    names = tuple(face.short_name for face in faces)
    if len(faces) <= _MOST_ON_ONE and not is_large:
        return _seat_on_bench(on, faces, names)
    items: list[JuryItem] = []
    if len(faces) <= _MOST_ON_ONE:
        cells = _COLUMN.grid(_MOST_ON_ONE, 1, _BETWEEN)
    else:
        places = min(number for number in _PAIRS if number >= len(faces))
        cells = _PAIRS[places].grid(places, 2, _BETWEEN)
    for face, cell in zip(faces, cells, strict=False):
        items += _seat_one_of_two(on, face, cell, names)
    return items


def _seat_on_bench(
    on: Parts, faces: Sequence[SeatFace], names: tuple[str, ...]
) -> Sequence[JuryItem]:
    step = min(_STEP, _WIDEST / len(faces))
    wide = step * len(faces) + 2 * _ENDS
    left, feet = max(layout.SAFE_LEFT, BESIDE_AT[0] - wide / 2), _TOP + _BEHIND_IT
    xs = [left + _ENDS + step * (number + 0.5) for number in range(len(faces))]
    sitting: list[JuryItem] = [
        on.sprite(one.bust(), x, feet, width=_FACE, anchor=FEET)
        for one, x in zip(faces, xs, strict=True)
    ]
    sitting.append(on.frame(art.PLATE, left, _TOP, wide, _HIGH))
    style = _NAMES.but(fit=(step - _BESIDE_NAMES, _HIGH - 6), peers=names)
    for one, x in zip(faces, xs, strict=True):
        aside, up = _FACE * _SEAL_ASIDE, _FACE * _SEAL_UP
        sitting.append(on.sprite(one.seal, x + aside, _TOP - up, width=_FACE * _SEAL))
        sitting.append(on.text(one.short_name, x, _TOP + _HIGH / 2, style, anchor=CENTRE))
    return sitting


def _seat_one_of_two(
    on: Parts, face: SeatFace, cell: Area, names: tuple[str, ...]
) -> Sequence[JuryItem]:
    """The plate reaches down to the feet; the face stands before its left end."""
    x, feet = cell.x + _FACE_OF_TWO / 2, cell.bottom
    top, room = feet - _PLATE_HIGH, cell.width - _NAME_IN - _ENDS
    plate = cell.x + _PLATE_IN, top, cell.width - _PLATE_IN, _PLATE_HIGH
    style = _NAMES.but(fit=(room, _PLATE_HIGH - 6), peers=names)
    middle = cell.x + _NAME_IN + room / 2, top + _PLATE_HIGH / 2
    seal = _FACE_OF_TWO * _SEAL
    return (
        on.frame(art.PLATE, *plate),
        on.sprite(face.bust(), x, feet, width=_FACE_OF_TWO, anchor=FEET),
        on.sprite(face.seal, x - _FACE_OF_TWO * _SEAL_LEFT, feet - seal / 2, width=seal),
        on.text(face.short_name, *middle, style, anchor=CENTRE),
    )
