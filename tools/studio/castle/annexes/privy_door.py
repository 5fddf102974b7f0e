"""A WC's door, whose heart is large enough to see who is in there, and the lamp that says so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from kingup_game.theme.palette import INK, NO_RED, PAPER
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    Point,
    box,
    darker,
    lighter,
    oval,
    path,
    poly,
    smooth,
    stroke,
    tone,
)

Place = Callable[[float, float], Point]
PINE = "#B98450"
_LEFT, _WIDE = 8.0, 104.0  # the leaf in its frame of 120 by 104, hung at the left
_TOP, _FOOT = 3.0, 102.0
_MIDDLE = (_TOP + _FOOT) / 2
# How wide the leaf looks in each frame: 0 is open, edge-on; the last is shut.
_SWUNG = (0.13, 0.4, 0.76, 1.0)
# Right half of the heart, in shares of the leaf: its tip lies below the threshold, so that the
# letter at a token's foot is free as well.
_HEART: tuple[Point, ...] = (
    (0.5, 0.27), (0.535, 0.185), (0.605, 0.115), (0.71, 0.08), (0.815, 0.105), (0.885, 0.19),
    (0.9, 0.31), (0.865, 0.46), (0.8, 0.63), (0.73, 0.81), (0.675, 0.965),
)  # fmt: skip


def door() -> Sheet:
    """Frame 0 stands open, the last is shut."""
    return Sheet([leaf(swung) for swung in _SWUNG], 120, 104)


def leaf(swung: float) -> str:
    """The leaf turned about its left edge, towards us: its free edge looks larger."""
    nearness = 0.16 * (1 - swung)

    def at(u: float, v: float) -> Point:
        tall = 1 + nearness * u
        return _LEFT + _WIDE * swung * u, _MIDDLE + (_TOP - _MIDDLE + (_FOOT - _TOP) * v) * tall

    outline = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    right = smooth([at(u, v) for u, v in _HEART], closed=False)
    left = smooth([at(1 - u, v) for u, v in reversed(_HEART)], closed=False)
    heart = f"{right}L{left[1:]}z"
    thick = 3.5 + 4 * (1 - swung)
    edge = poly([at(1, 0), at(1, 1), (at(1, 1)[0] + thick, at(1, 1)[1] - 2),
                 (at(1, 0)[0] + thick, at(1, 0)[1] + 2)])  # fmt: skip
    if swung < 0.2:  # edge-on there is nothing to be seen of the heart
        return path(poly(outline), tone(darker(PINE, 0.12)), INK, 2.2) + path(
            edge, darker(PINE, 0.3), INK, LINE_MID
        )
    holed = poly(outline) + heart
    joints = "".join(_line(at, u, a, b) for u, spans in _JOINTS for a, b in spans)
    hinges = "".join(
        poly([at(0, v), at(0.17, v + 0.012), at(0.17, v + 0.05), at(0, v + 0.06)])
        for v in (0.035, 0.86)
    )
    knob = at(0.955, 0.56)
    return "".join(
        (
            path(edge, darker(PINE, 0.35), INK, LINE_MID),
            path(holed, PINE, extra=' fill-rule="evenodd"'),
            stroke(joints, darker(PINE, 0.4), 1.3),
            stroke(_rim_of(at), lighter(PINE, 0.45), 2.0, 0.8),
            path(holed, "none", INK, 2.2, extra=' fill-rule="evenodd"'),
            stroke(heart, lighter(PINE, 0.3), 0.9, 0.9),
            path(hinges, "#4A464C", INK, LINE_THIN),
            path(oval(*knob, 2.8), tone("#8E8A84"), INK, 1.2),
        )
    )


# Joints between the boards, where the heart leaves some of them: how far from the left, from
# and to which height.
_JOINTS = (
    (0.25, ((0.0, 0.1), (0.74, 1.0))),
    (0.5, ((0.0, 0.22),)),
    (0.75, ((0.0, 0.1), (0.74, 1.0))),
)


def _line(at: Place, u: float, a: float, b: float) -> str:
    (x, y), (x2, y2) = at(u, a), at(u, b)
    return f"M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}"


def _rim_of(at: Place) -> str:
    points = [at(0.02, 0.97), at(0.02, 0.025), at(0.98, 0.025)]
    return "".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in pairwise(points))


def lamp() -> Sheet:
    """Frame 0: free, a hollow green heart. Frame 1: taken, a full red one with a bar across."""
    return Sheet([_lamp(False), _lamp(True)], 36, 40)


def _lamp(taken: bool) -> str:
    heart = (
        "M18 31C8 25 5 20 5 15.5C5 11 8.5 8.5 12 8.5C15 8.5 17 10 18 13"
        "C19 10 21 8.5 24 8.5C27.5 8.5 31 11 31 15.5C31 20 28 25 18 31Z"
    )
    case = "M3 6Q3 3 6 3H30Q33 3 33 6V33Q33 36 30 36H6Q3 36 3 33Z"
    if not taken:
        return path(case, "#22331F", INK, 2.6) + path(heart, "none", "#8FD07A", 3.0)
    glow = "".join(
        stroke(f"M{x} {y}l{dx} {dy}", "#FFD98A", 2.0)
        for x, y, dx, dy in ((1.4, 1.4, -1, -1), (34.6, 1.4, 1, -1))
    )
    return "".join(
        (
            path(case, "#FFE9B0", NO_RED, 2.6),
            glow,
            path(heart, NO_RED, INK, 1.6),
            path(box(7, 15.2, 22, 6.4, 1.5), PAPER, INK, 1.4),
        )
    )
