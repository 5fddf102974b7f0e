"""The courtyard: cobbles where the waiting and the fallen stand."""

from __future__ import annotations

import math
import random

from tools.studio.castle.light import Light
from tools.studio.castle.masonry import tints
from tools.studio.castle.pen import (
    box,
    darker,
    fade,
    lighter,
    path,
    smooth,
    stroke,
)

COURT_BACK, COURT_FRONT = 868.0, 1012.0


def _half(y: float) -> float:
    """Half the width of the courtyard at a height: a broad apron with rounded corners."""
    t = min(1.0, max(0.0, (y - COURT_BACK) / 90))
    corner = min(1.0, max(0.0, (y - 964) / (COURT_FRONT + 18 - 964)))
    round_off = 0.66 + 0.34 * math.sqrt(1.0 - corner**2)
    return (576.0 + 92.0 * math.sin(t * math.pi * 0.5)) * round_off


def paint(light: Light) -> str:
    """Cobbles in rows that grow towards us; their edge is ragged and grown over."""
    rng = random.Random("court")
    hue = light.cobbles
    levels = [COURT_BACK - 10 + k * (COURT_FRONT + 28 - COURT_BACK) / 11 for k in range(12)]
    right = [(960 + _half(y) + rng.uniform(2, 12), y) for y in levels]
    left = [(960 - _half(y) - rng.uniform(2, 12), y) for y in reversed(levels)]
    front = [(960 + k * 100.0, COURT_FRONT + 19 + rng.uniform(-2, 3)) for k in range(3, -4, -1)]
    back = [(960 + k * 180.0, COURT_BACK - 11.0) for k in range(-3, 4)]
    ground = smooth([*right, *front, *left, *back])
    piles: dict[str, list[str]] = {tint: [] for tint in tints(hue, 0.035)}
    shines: list[str] = []
    y = COURT_BACK - 2
    while y < COURT_FRONT + 4:
        h = 8.5 + 11 * (y - COURT_BACK) / (COURT_FRONT - COURT_BACK)
        half = _half(y + h / 2)
        x = 960 - half + rng.uniform(-24, 10)
        while x < 960 + half:
            w = h * rng.uniform(1.5, 2.5)
            if abs(x + w / 2 - 960) < half - w / 2 - rng.uniform(0, 20):
                piles[rng.choice(list(piles))].append(_cobble(rng, x, y, w, h))
                shines.append(f"M{x + w * 0.2:.1f} {y + 2.2:.1f}h{w * 0.42:.1f}")
            x += w
        y += h
    return "".join(
        (
            path(ground, darker(hue, 0.13), darker(hue, 0.34), 2.0),
            *(path("".join(d), tint, darker(hue, 0.17), 0.9) for tint, d in piles.items() if d),
            stroke("".join(shines), lighter(hue, 0.4), 1.2, 0.22),
            fade("under-castle", [(0, "#20142A", 0.42), (1, "#20142A", 0)]),
            path(box(390, COURT_BACK - 2, 1150, 30), "url(#under-castle)"),
            _fringe(rng, light),
        )
    )


def _fringe(rng: random.Random, light: Light) -> str:
    """Grass that grows over the rim of the stones."""
    hue = light.meadow[1]
    blades = []
    for k in range(260):
        side = -1 if k % 2 else 1
        y = rng.uniform(COURT_BACK + 4, COURT_FRONT + 22)
        x = 960 + side * (_half(y) + rng.uniform(-6, 12))
        if k % 5 == 0:
            x, y = 960 + rng.uniform(-520, 520), COURT_FRONT + 20 + rng.uniform(-3, 5)
        h = rng.uniform(6, 12)
        blades.append(
            f"M{x - 4:.1f} {y:.1f}q-1 {-h * 0.7:.1f} -4 {-h:.1f}q4 2 6 {h * 0.6:.1f}"
            f"q1 {-h * 0.7:.1f} 3 {-h * 0.9:.1f}q1 4 0 {h * 0.8:.1f}"
            f"q3 {-h * 0.5:.1f} 5 {-h * 0.6:.1f}"
            f"q-1 5 -3 {h * 0.7:.1f}z"
        )
    return path("".join(blades), darker(hue, 0.06), darker(hue, 0.3), 0.8)


def _cobble(rng: random.Random, x: float, y: float, w: float, h: float) -> str:
    g = 0.9
    return smooth(
        [
            (x + g + rng.uniform(0, 1), y + h * 0.5),
            (x + w * 0.2, y + g),
            (x + w * 0.8, y + g),
            (x + w - g, y + h * 0.5 + rng.uniform(-1, 1)),
            (x + w * 0.78, y + h - g),
            (x + w * 0.22, y + h - g),
        ]
    )
