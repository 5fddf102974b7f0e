"""Candle, torch and hearth: tongues that lick and never twice the same within a loop."""

from __future__ import annotations

import math

from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import Point, oval, path, smooth

FRAMES = 8
_SHELLS = (
    ("#D9541E", 1.0, 0.92),
    ("#F59A2B", 0.72, 0.95),
    ("#FFD566", 0.46, 1.0),
    ("#FFF7D0", 0.24, 1.0),
)


def candle() -> Sheet:
    """16 by 24; its foot stands at (8, 22)."""
    return Sheet(
        [_tongue(8, 22, 6.6, 17, k, 0.0, shells=_SHELLS[1:]) for k in range(FRAMES)], 16, 24
    )


def torch() -> Sheet:
    """32 by 44; its foot stands at (16, 41)."""
    return Sheet(
        [
            _tongue(11.5, 40, 8, 19, k, 2.1)
            + _tongue(20.5, 40, 8, 21, k, 4.0)
            + _tongue(16, 41, 13.5, 33, k, 0.6)
            + _sparks(16, 14, k)
            for k in range(FRAMES)
        ],
        32,
        44,
    )


def hearth() -> Sheet:
    """72 by 44; its foot stands at (36, 41)."""
    tongues = (
        (36, 15, 23, 0.0),
        (23, 13, 22, 1.3),
        (49, 13, 24, 2.4),
        (13, 8, 16, 3.7),
        (59, 8, 17, 4.6),
    )
    return Sheet(
        [
            "".join(_tongue(x, 41, w, h, k, p) for x, w, h, p in reversed(tongues))
            + _sparks(36, 14, k)
            for k in range(FRAMES)
        ],
        72,
        44,
    )


def _tongue(
    x: float,
    foot: float,
    width: float,
    height: float,
    frame: int,
    phase: float,
    shells: tuple[tuple[str, float, float], ...] = _SHELLS,
) -> str:
    turn = math.tau * frame / FRAMES
    tall = height * (1 + 0.11 * math.sin(turn + phase) + 0.07 * math.sin(2 * turn + phase * 1.7))
    lean = width * (0.24 * math.sin(turn + phase * 1.3) + 0.13 * math.sin(3 * turn + phase))
    parts = []
    for colour, share, alpha in shells:
        w, h = width * (0.25 + 0.75 * share) / 2, tall * (0.3 + 0.7 * share)
        tip: Point = (x + lean * share, foot - h)
        parts.append(
            path(
                smooth(
                    [
                        (x, foot),
                        (x - w * 0.82, foot - h * 0.16),
                        (x - w * 0.72 + lean * 0.15, foot - h * 0.45),
                        (x - w * 0.18 + lean * 0.6 * share, foot - h * 0.76),
                        tip,
                        (x + w * 0.32 + lean * 0.5 * share, foot - h * 0.68),
                        (x + w * 0.78 + lean * 0.1, foot - h * 0.38),
                        (x + w * 0.8, foot - h * 0.14),
                    ]
                ),
                colour,
                opacity=alpha,
            )
        )
    return "".join(parts)


def _sparks(x: float, top: float, frame: int) -> str:
    parts = []
    for k in range(3):
        age = ((frame + k * 3) % FRAMES) / FRAMES
        sx = x + 7 * math.sin(k * 2.4 + age * 3)
        parts.append(
            path(oval(sx, top + 10 - age * 20, 1.1 * (1.2 - age)), "#FFC65A", opacity=1 - age)
        )
    return "".join(parts)
