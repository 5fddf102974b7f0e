"""Arrows and emblems: filled shapes and broad strokes that sit on the line with capitals."""

from __future__ import annotations

import cmath
import math

from tools.studio.typeface.nib import Stroke, fill, pen


def turned(path_points: list[complex], degrees: float, about: complex) -> str:
    spin = cmath.exp(1j * math.radians(degrees))
    placed = [about + (point - about) * spin for point in path_points]
    return " -- ".join(f"{p.real:.1f},{p.imag:.1f}" for p in placed)


MIDDLE = complex(0, 330)


def arrow(degrees: float) -> tuple[Stroke, ...]:
    """A shaft and a two-stroke head, pointing right and then turned."""
    shaft = [MIDDLE - 250, MIDDLE + 225]
    head = [MIDDLE + 90 + 165j, MIDDLE + 255, MIDDLE + 90 - 165j]
    across = degrees + 90
    return (
        pen(turned(shaft, degrees, MIDDLE), angle=across, width=0.55),
        pen(turned(head[:2], degrees, MIDDLE), angle=degrees + 45, width=0.55),
        pen(turned(head[1:], degrees, MIDDLE), angle=degrees - 45, width=0.55),
    )


def star() -> tuple[Stroke, ...]:
    """Five points, fat ones: the inner corners lie at half the radius."""
    middle = complex(0, 330)
    corners = [
        middle + (340 if k % 2 == 0 else 165) * cmath.exp(1j * math.radians(90 + 36 * k))
        for k in range(10)
    ]
    return (fill(" -- ".join(f"{c.real:.1f},{c.imag:.1f}" for c in [*corners, corners[0]])),)


HEART = (
    "0,20 {128} .. -180,220 .. -310,450 {u} .. -165,630 {r} .. 0,500 {-68} -- 0,500 {68}"
    " .. 165,630 {r} .. 310,450 {d} .. 180,220 .. 0,20 {232}"
)
CROWN = (
    "-270,190 -- -335,520 .. -250,440 .. -175,345 -- -165,620 .. -75,500 .. 0,400"
    " .. 75,500 .. 165,620 -- 175,345 .. 250,440 .. 335,520 -- 270,190 .. 0,160 .. -270,190"
)

SYMBOLS: dict[str, tuple[Stroke, ...]] = {
    "→": arrow(0),
    "↑": arrow(90),
    "←": arrow(180),
    "↓": arrow(270),
    "★": star(),
    "♥": (fill(HEART),),
    "♛": (fill(CROWN), pen("-255,60 .. 0,38 .. 255,60", width=0.9)),
    "✓": (
        pen(
            "-220,285 .. -140,205 .. -65,80 -- -65,80 .. 60,340 .. 260,600",
            angle=(36, 36, 0, -4, -8),
            width=(1.1, 1.2, 1.1, 1.1, 0.85),
        ),
    ),
    "✗": (
        pen("-215,600 .. 0,340 .. 225,80", angle=30, width=(1.15, 1.0, 1.15)),
        pen("205,610 .. 0,345 .. -225,70", angle=-40, width=(0.95, 0.8, 1.0)),
    ),
}
