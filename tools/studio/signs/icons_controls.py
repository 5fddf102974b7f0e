"""Icons of what can be done: playing, pausing, choosing again, agreeing."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.palette import ROYAL
from tools.studio.signs.drawing import around, box, circle, polygon, solid
from tools.studio.signs.icon import LINE, gilt, icons


def play() -> str:
    return gilt("M13 8Q13 4 17 6L40 21Q44 24 40 27L17 42Q13 44 13 40Z")


def pause() -> str:
    return gilt(box(10, 7, 11, 34, 3)) + gilt(box(27, 7, 11, 34, 3))


def gear() -> str:
    teeth = []
    for tooth in range(8):
        for offset, radius in ((-15, 14.5), (-9, 20.5), (9, 20.5), (15, 14.5)):
            teeth.append(around(24, 24, radius, tooth * 45 + offset))
    return gilt(polygon(teeth)) + solid(circle(24, 24, 6.5), ROYAL, line=LINE, rim=0, shade=2)


def redo() -> str:
    back = gilt("M20 4V13C35 12 44 21 43 40C38 31 31 27 20 28V37L4 20.500Z")
    return f'<g transform="translate(48 0) scale(-1 1)">{back}</g>'


def tick() -> str:
    return gilt("M5 26L12 19L19 27L37 7L44 14L20 41Z", "#6FBF5B")


def cross() -> str:
    return gilt("M13 6L24 17L35 6L42 13L31 24L42 35L35 42L24 31L13 42L6 35L17 24L6 13Z", "#E0513F")


# An arrow-head with blunt corners, as (distance, degrees) from the middle.
_TIP = ((20, -6), (20, 6), (23, 115), (21, 124), (21, 236), (23, 245))


def _arrow(turn: float) -> str:
    return gilt(polygon([around(24, 24, radius, angle + turn) for radius, angle in _TIP]))


SIGNS = icons(
    {
        "play": play,
        "pause": pause,
        "gear": gear,
        "redo": redo,
        "tick": tick,
        "cross": cross,
        "arrow_up": partial(_arrow, 0),
        "arrow_right": partial(_arrow, 90),
        "arrow_left": partial(_arrow, 270),
    }
)
