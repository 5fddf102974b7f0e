"""Cloth in the wind: two banners on the towers and a pennon on the gable."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from kingup_game.theme.palette import CRIMSON, GOLD, INK, ROYAL
from tools.studio.brass import BRASS_LIGHT
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import Point, darker, path, poly, smooth, stroke

FRAMES = 12
HOIST = (6.0, 14.0)  # where the upper corner is tied to the pole, in the frame
_SAMPLES = 16

Bend = Callable[[float, float], Point]


def banner_frame(time: float, field: str, charge: str, halved: str = "") -> str:
    """A broad flag, 70 by 38, with a chevron; `halved` is the colour of its lower half."""
    return _frame(time, 62.0, 34.0, field, charge, halved=halved)


def pennon_frame(time: float, field: str, charge: str) -> str:
    """A long forked streamer for the gable."""
    return _frame(time, 74.0, 17.0, field, charge, fork=0.3)


def banner(field: str, charge: str) -> Sheet:
    return Sheet([banner_frame(k / FRAMES, field, charge) for k in range(FRAMES)], 80, 64)


def pennon() -> Sheet:
    return Sheet([pennon_frame(k / FRAMES, BRASS_LIGHT, ROYAL) for k in range(FRAMES)], 90, 44)


def tower_left() -> Sheet:
    return banner(ROYAL, BRASS_LIGHT)


def tower_right() -> Sheet:
    return banner(CRIMSON, BRASS_LIGHT)


def _frame(
    time: float,
    length: float,
    height: float,
    field: str,
    charge: str,
    fork: float = 0.0,
    halved: str = "",
) -> str:
    def bend(u: float, v: float) -> Point:
        """A point of the cloth (0…1 along, 0…1 down) in the wind."""
        phase = math.tau * (1.15 * u - time)
        x = HOIST[0] + length * (u - 0.035 * u * math.sin(phase + 0.6))
        sway = height * 0.17 * u**0.7 * math.sin(phase) + 3.0 * u
        return x, HOIST[1] + height * v * (1 - 0.06 * u) + sway

    us = [i / _SAMPLES for i in range(_SAMPLES + 1)]
    top = [bend(u, 0) for u in us]
    foot = [bend(u, 1) for u in us]
    notch = [bend(1 - fork, 0.5)] if fork else []
    outline = poly([*top, *notch, *reversed(foot)])
    bands = []
    for a, b in pairwise(us):
        slope = math.cos(math.tau * (1.15 * (a + b) / 2 - time)) * min(1.0, 2.5 * (a + b) / 2)
        hue, depth = ("#20120F", 0.34) if slope > 0 else ("#FFF3D6", 0.3)
        cut = 1 - fork
        if fork and b > cut:
            inset = (b - cut) / fork * 0.5
            quads = [
                [bend(a, 0), bend(b, 0), bend(b, 0.5 - inset), bend(a, 0.5 - inset * 0.8)],
                [bend(a, 0.5 + inset * 0.8), bend(b, 0.5 + inset), bend(b, 1), bend(a, 1)],
            ]
        else:
            quads = [[bend(a, 0), bend(b, 0), bend(b, 1), bend(a, 1)]]
        bands.append(path("".join(poly(q) for q in quads), hue, opacity=abs(slope) * depth))
    return "".join(
        (
            path(outline, field),
            *_motley(bend, halved),
            *_charges(bend, charge, field, fork),
            *bands,
            path(outline, "none", INK, 2.4),
            stroke(f"M{HOIST[0]} {HOIST[1] - 2}V{HOIST[1] + height + 2}", "#C9A96E", 1.6),
        )
    )


def _charges(bend: Bend, charge: str, field: str, fork: float) -> list[str]:
    if fork:
        stripe = [bend(u / 10, 0.36) for u in range(8)] + [
            bend(u / 10, 0.64) for u in range(7, -1, -1)
        ]
        return [path(poly(stripe), charge)]
    chevron = [(0.28, 0.62), (0.5, 0.26), (0.72, 0.62), (0.72, 0.8), (0.5, 0.44), (0.28, 0.8)]
    edges = [
        stroke(smooth([bend(0.04 + u / 11.5, v) for u in range(11)], closed=False), charge, 1.8)
        for v in (0.12, 0.88)
    ]
    return [
        *edges,
        path(poly([bend(u, v) for u, v in chevron]), charge, darker(field, 0.4), 1.2),
    ]


def _motley(bend: Bend, hue: str) -> list[str]:
    """A harlequin's pattern: the flag's lower fly and a row of lozenges in another colour."""
    if not hue:
        return []
    half = [*(bend(u / 10, 0.5) for u in range(11)), *(bend(u / 10, 1) for u in range(10, -1, -1))]
    row = []
    for k in range(5):
        u = 0.1 + 0.2 * k
        row.append(poly([bend(u, 0.06), bend(u + 0.1, 0.5), bend(u, 0.5), bend(u - 0.1, 0.5)]))
        row.append(poly([bend(u, 0.5), bend(u + 0.1, 0.5), bend(u, 0.94), bend(u - 0.1, 0.5)]))
    return [
        path(poly(half), hue),
        path("".join(row[0::2]), hue),
        path("".join(row[1::2]), GOLD, opacity=0.9),
    ]
