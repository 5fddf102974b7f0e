"""Icons of what can be done: playing, speed, sound, undoing, agreeing."""

from __future__ import annotations

from functools import partial

from tools.studio.palette import (
    INK,
    ROYAL,
    STONE_LIGHT,
)
from tools.studio.signs.drawing import (
    INNER,
    around,
    box,
    circle,
    ellipse,
    flat,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.icon import LINE, gilt, icons, stroke


def play() -> str:
    return gilt("M13 8Q13 4 17 6L40 21Q44 24 40 27L17 42Q13 44 13 40Z")


def pause() -> str:
    return gilt(box(10, 7, 11, 34, 3)) + gilt(box(27, 7, 11, 34, 3))


def fast() -> str:
    return gilt("M4 11Q4 8 7 10L22 22Q24 24 22 26L7 38Q4 40 4 37Z") + gilt(
        "M23 11Q23 8 26 10L42 22Q44 24 42 26L26 38Q23 40 23 37Z"
    )


def skip() -> str:
    return gilt("M6 9Q6 6 9 8L27 22Q29 24 27 26L9 40Q6 42 6 39Z") + gilt(box(32, 7, 8, 34, 3))


def slow() -> str:
    """A snail, for the gentlest speed."""
    body = "M4 38C10 34 16 38 24 38C32 38 38 34 38 26V16H42V28C42 38 36 42 28 42H8C5 42 3 40 4 38Z"
    return (
        stroke("M38 18L35 9M41 18L44 9", 1.6, "#C9D98A")
        + gilt(body, "#C9D98A")
        + gilt(circle(20, 25, 14))
        + outline("M20 25c2-2 5 1 3 4c-3 4-9 2-9-4c0-7 9-10 14-4", INNER + 0.3)
    )


def gear() -> str:
    teeth = []
    for tooth in range(8):
        for offset, radius in ((-15, 14.5), (-9, 20.5), (9, 20.5), (15, 14.5)):
            teeth.append(around(24, 24, radius, tooth * 45 + offset))
    return gilt(polygon(teeth)) + solid(circle(24, 24, 6.5), ROYAL, line=LINE, rim=0, shade=2)


_HORN = "M5 18H13L25 8Q28 6 28 10V38Q28 42 25 40L13 30H5Q3 30 3 28V20Q3 18 5 18Z"


def sound() -> str:
    return gilt(_HORN) + stroke("M33 17Q37 24 33 31M38 11Q45 24 38 37", 2.6)


def silence() -> str:
    return gilt(_HORN, STONE_LIGHT) + stroke("M34 19L44 29M44 19L34 29", 3.4, "#E5614F")


def music() -> str:
    return (
        stroke("M17 36V11L37 7V31", 3.2)
        + gilt(ellipse(12.5, 36.5, 7, 5.6))
        + gilt(ellipse(32.5, 31.5, 7, 5.6))
        + stroke("M17 15L37 11", 3.2)
    )


def undo() -> str:
    return gilt("M20 4V13C35 12 44 21 43 40C38 31 31 27 20 28V37L4 20.500Z")


def redo() -> str:
    return f'<g transform="translate(48 0) scale(-1 1)">{undo()}</g>'


def tick() -> str:
    return gilt("M5 26L12 19L19 27L37 7L44 14L20 41Z", "#6FBF5B")


def cross() -> str:
    return gilt("M13 6L24 17L35 6L42 13L31 24L42 35L35 42L24 31L13 42L6 35L17 24L6 13Z", "#E0513F")


# An arrow-head with blunt corners, as (distance, degrees) from the middle.
_TIP = ((20, -6), (20, 6), (23, 115), (21, 124), (21, 236), (23, 245))


def _arrow(turn: float) -> str:
    return gilt(polygon([around(24, 24, radius, angle + turn) for radius, angle in _TIP]))


def lock() -> str:
    return (
        stroke("M15 22V15A9 9 0 0 1 33 15V22", 4.6, STONE_LIGHT)
        + gilt(box(8, 20, 32, 24, 5))
        + flat(circle(24, 30, 4), INK)
        + flat("M22 31H26L27.500 39H20.500Z", INK)
    )


def unlocked() -> str:
    return (
        stroke("M15 22V13A9 9 0 0 1 32 10", 4.6, STONE_LIGHT)
        + gilt(box(8, 20, 32, 24, 5))
        + flat(circle(24, 30, 4), INK)
        + flat("M22 31H26L27.500 39H20.500Z", INK)
    )


SIGNS = icons(
    {
        "play": play,
        "pause": pause,
        "fast": fast,
        "slow": slow,
        "skip": skip,
        "gear": gear,
        "sound": sound,
        "silence": silence,
        "music": music,
        "undo": undo,
        "redo": redo,
        "tick": tick,
        "cross": cross,
        "lock": lock,
        "unlocked": unlocked,
        "arrow_up": partial(_arrow, 0),
        "arrow_right": partial(_arrow, 90),
        "arrow_down": partial(_arrow, 180),
        "arrow_left": partial(_arrow, 270),
    }
)
