"""Those who will judge, on their bench below whoever is called: everybody at the table but whoever
has called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.seats.face_sizes import BESIDE_AT
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art

_WIDTH: Final = 540.0
_STEP: Final = 150.0
_FACE: Final = 1.06
"""Of a seat on the bench: heads touch."""
_SEAL: Final = 0.36
_BENCH_TOP, _BENCH_HEIGHT = 886.0, 66.0
_BEHIND_IT: Final = 16.0
_ENDS: Final = 26.0


def needed_by_jury(table: Sequence[SeatFace]) -> dict[str, tuple[float, ...]]:
    """The faces of all at a table as they will judge, and how wide: one of them will have called
    and is not there."""
    width = _step(len(table) - 1) * _FACE
    return {face.bust(): (width,) for face in table}


def seat_jury(on: Parts, faces: Sequence[SeatFace]) -> Sequence[Frame | Sprite]:
    """All of it, at rest."""
    step = _step(len(faces))
    wide = step * len(faces) + 2 * _ENDS
    left = BESIDE_AT[0] - wide / 2
    places = [(face, left + _ENDS + step * (number + 0.5)) for number, face in enumerate(faces)]
    feet = _BENCH_TOP + _BEHIND_IT
    heads = [on.sprite(face.bust(), x, feet, width=step * _FACE, anchor=FEET) for face, x in places]
    bench = on.frame(art.PLATE, left, _BENCH_TOP, wide, _BENCH_HEIGHT)
    middle, size = _BENCH_TOP + _BENCH_HEIGHT / 2, min(_BENCH_HEIGHT - 12, step * _SEAL + 14)
    seals = [on.sprite(face.seal, x, middle, width=size) for face, x in places]
    return *heads, bench, *seals


def _step(judges: int) -> float:
    return min(_STEP, _WIDTH / max(1, judges))
