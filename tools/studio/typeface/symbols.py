"""Arrows and emblems: filled shapes and broad strokes that sit on the line with capitals."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable

from tools.studio.typeface.nib import Stroke, fill, pen

MIDDLE = complex(0, 330)


RIGHT_ARROW = (
    *(-275 + 37j, 148 + 37j, 48 + 137j, 100 + 189j, 290 + 0j),
    *(100 - 189j, 48 - 137j, 148 - 37j, -275 - 37j),
)


def closed(corners: Iterable[complex]) -> str:
    around = [*corners]
    around.append(around[0])
    return " -- ".join(f"{at.real:.1f},{at.imag:.1f}" for at in around)


def arrow(turn: complex) -> tuple[Stroke, ...]:
    """The right arrow, turned by a unit complex number."""
    return (fill(closed(MIDDLE + corner * turn for corner in RIGHT_ARROW)),)


def ball(x: int, y: int, radius: int) -> Stroke:
    return fill(
        f"{x + radius},{y} {{u}} .. {x},{y + radius} {{l}} .. {x - radius},{y} {{d}}"
        f" .. {x},{y - radius} {{r}} .. cycle"
    )


def star() -> tuple[Stroke, ...]:
    """Five points, fat ones: the inner corners lie at half the radius."""
    corners = (
        (340 if k % 2 == 0 else 165) * cmath.exp(1j * math.radians(90 + 36 * k)) for k in range(10)
    )
    return (fill(closed(MIDDLE + corner for corner in corners)),)


HEART = (
    "0,20 {128} .. -180,220 .. -310,450 {u} .. -165,630 {r} .. 0,500 {-68} -- 0,500 {68}"
    " .. 165,630 {r} .. 310,450 {d} .. 180,220 .. 0,20 {232}"
)
CROWN = (
    "-262,165 -- -335,455 {-25} .. -240,385 .. -150,335 {10} .. -70,430 .. -14,585 {80}"
    " -- 14,585 {-80} .. 70,430 .. 150,335 {-10} .. 240,385 .. 335,455 {25}"
    " -- 262,165 {193} .. 0,140 {l} .. -262,165"
)
TICK = (
    "-245,280 -- -158,345 -- -68,212 {62} .. 110,470 .. 300,655"
    " -- 335,600 {228} .. 150,390 .. -22,55 -- -106,55 -- -245,280"
)

SYMBOLS: dict[str, tuple[Stroke, ...]] = {
    "→": arrow(1),
    "↑": arrow(1j),
    "←": arrow(-1),
    "↓": arrow(-1j),
    "★": star(),
    "♥": (fill(HEART),),
    "♛": (
        fill(CROWN),
        ball(-338, 490, 48),
        ball(0, 612, 52),
        ball(338, 490, 48),
        pen("-248,60 .. 0,42 .. 248,60", angle=35, width=0.8),
    ),
    "✓": (fill(TICK),),
    "✗": (
        pen("-215,600 .. 0,340 .. 225,80", angle=30, width=(1.15, 1.0, 1.15)),
        pen("205,610 .. 0,345 .. -225,70", angle=-40, width=(0.95, 0.8, 1.0)),
    ),
}
