"""Those who will judge, on their benches below whoever is called: everybody at the table but
whoever has called, each with face, seal and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK
from kingup_game.stage.seats.face_sizes import BESIDE_AT
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.type_scale import NAME, SPEECH


class _Bench(NamedTuple):
    """How those on one bench sit."""

    face: float
    step: float
    top: float
    high: float
    letters: float


_MOST_ON_ONE: Final = 4
_ONE: Final = _Bench(148.0, 154.0, 890.0, 64.0, NAME)
_TWO: Final = (
    _Bench(86.0, 154.0, 798.0, 42.0, SPEECH),
    _Bench(86.0, 154.0, 910.0, 42.0, SPEECH),
)
"""The upper one and the lower one."""
_WIDEST: Final = 568.0
"""From where a television may cut off to the courtyard below the tower that stands aside."""
_BEHIND_IT: Final = 10.0
_ENDS: Final = 12.0
_BESIDE_NAMES: Final = 10.0
_SEAL: Final = 0.4
_SEAL_ASIDE, _SEAL_UP = 0.38, 0.2

JuryItem = Frame | Label | Sprite


def needed_by_jury(table: Sequence[SeatFace]) -> dict[str, tuple[float, ...]]:
    """The faces of all at a table as they will judge, and how wide: one of them will have called
    and is not there."""
    width = _benches(len(table) - 1)[0][0].face
    return {face.bust(): (width,) for face in table}


def seat_jury(on: Parts, faces: Sequence[SeatFace]) -> Sequence[JuryItem]:
    """All of it, at rest."""
    items: list[JuryItem] = []
    left, names = list(faces), tuple(face.short_name for face in faces)
    benches = _benches(len(faces))
    room = _WIDEST / max(number for _, number in benches)
    for bench, number in benches:
        narrow = bench._replace(step=min(bench.step, room))
        items += _seat(on, narrow, left[:number], names, benches[-1][1])
        left = left[number:]
    return items


def _benches(judges: int) -> list[tuple[_Bench, int]]:
    """Which benches there are, and how many sit on each: the lower one is never the shorter."""
    if judges <= _MOST_ON_ONE:
        return [(_ONE, judges)]
    upper = judges // 2
    return [(_TWO[0], upper), (_TWO[1], judges - upper)]


def _seat(
    on: Parts, bench: _Bench, faces: Sequence[SeatFace], names: tuple[str, ...], seats: int
) -> list[JuryItem]:
    """All benches have as many seats, so that their ends are below each other."""
    face, step, top, high, letters = bench
    wide, free = step * seats + 2 * _ENDS, step * (seats - len(faces)) / 2
    left, feet = max(layout.SAFE_LEFT, BESIDE_AT[0] - wide / 2), top + _BEHIND_IT
    xs = [left + _ENDS + free + step * (number + 0.5) for number in range(len(faces))]
    sitting: list[JuryItem] = [
        on.sprite(one.bust(), x, feet, width=face, anchor=FEET)
        for one, x in zip(faces, xs, strict=True)
    ]
    sitting.append(on.frame(art.PLATE, left, top, wide, high))
    fit = step - _BESIDE_NAMES, high - 6
    style = TITLE_ON_DARK.but(size=letters, align="centre", fit=fit, peers=names)
    for one, x in zip(faces, xs, strict=True):
        aside, up = face * _SEAL_ASIDE, face * _SEAL_UP
        sitting.append(on.sprite(one.seal, x + aside, top - up, width=face * _SEAL))
        sitting.append(on.text(one.short_name, x, top + high / 2, style, anchor=CENTRE))
    return sitting
