"""Mountains, ridges, a village and the forest: the far half of the land."""

from __future__ import annotations

import math
import random

from kingup_game.stage.layout import HEIGHT, WIDTH
from tools.studio.castle.light import BEYOND_X, Light
from tools.studio.castle.masonry import tints
from tools.studio.castle.pen import (
    LINE_THIN,
    Point,
    box,
    by_hand,
    darker,
    fade,
    lighter,
    mix,
    path,
    poly,
    smooth,
    stroke,
)


def paint(light: Light) -> str:
    rng = random.Random("land")
    return "".join(
        (
            _mountains(light),
            *(_hill(rng, light, layer) for layer in range(3)),
            _village(light),
            _mist(light),
            *(_forest(rng, light, layer) for layer in range(3)),
        )
    )


def _mountains(light: Light) -> str:
    """Three far peaks, lit from the left."""
    stone = mix(light.hills[0], light.sky[-1], 0.5)
    snow = mix(light.cloud_lit, light.sky[-1], 0.25)
    parts = []
    for cx, top, half in (
        (110.0, 470.0, 190.0),
        (290.0, 424.0, 200.0),
        (1650.0, 410.0, 230.0),
        (1826.0, 478.0, 170.0),
    ):
        foot = 640.0
        left, right = (cx - half, foot), (cx + half, foot)
        ridge = [
            (cx, top),
            (cx + half * 0.1, top + 34),
            (cx + half * 0.02, top + 62),
            (cx + half * 0.2, top + 104),
            (cx + half * 0.12, foot),
        ]
        slope = [(cx - half * 0.52, top + 88), (cx - half * 0.2, top + 34)]
        fall = [(cx + half * 0.26, top + 40), (cx + half * 0.5, top + 82)]
        cap = [
            (cx, top),
            (cx + half * 0.2, top + 31),
            (cx + half * 0.13, top + 40),
            (cx + half * 0.05, top + 30),
            (cx - half * 0.02, top + 46),
            (cx - half * 0.1, top + 31),
            (cx - half * 0.17, top + 40),
            (cx - half * 0.21, top + 35),
        ]
        parts += [
            path(
                poly([left, *slope, (cx, top), *fall, right]),
                darker(stone, 0.1),
                darker(stone, 0.22),
                1.5,
            ),
            path(poly([left, *slope, *ridge]), lighter(stone, 0.14)),
            path(poly(cap), snow, opacity=0.9),
        ]
    return "".join(parts)


def _hill(rng: random.Random, light: Light, layer: int) -> str:
    """A ridge that runs level into both edges, so that the picture can be widened."""
    base, swell = (548.0, 608.0, 664.0)[layer], (58.0, 46.0, 34.0)[layer]
    phase = rng.uniform(0, 6)
    crest: list[Point] = []
    for k in range(33):
        x = -40 + k * 62.5
        calm = min(1.0, max(0.0, min(x, WIDTH - x) / 240))
        wave = math.sin(x / (190 - 30 * layer) + phase) + 0.45 * math.sin(x / 77 + phase * 2.1)
        crest.append((x, base - swell * wave * calm * 0.7))
    hue = light.hills[layer]
    crest = [(-BEYOND_X - 20, base), *crest, (WIDTH + BEYOND_X + 20, base)]
    body = smooth(crest, closed=False) + f"V{HEIGHT}H{-BEYOND_X - 20}z"
    name = f"hill-{layer}"
    return "".join(
        (
            fade(name, [(0, lighter(hue, 0.16), 1), (0.25, hue, 1), (1, hue, 1)]),
            path(body, f"url(#{name})", darker(hue, 0.25), 1.6),
            stroke(
                smooth([(x, y + 3) for x, y in crest], closed=False), lighter(hue, 0.4), 1.4, 0.35
            ),
        )
    )


def _village(light: Light) -> str:
    """A church and some roofs on the far ridge: the people all this is about."""
    wall, roof = mix(light.hills[1], light.cloud_lit, 0.35), mix(light.hills[2], "#A8483A", 0.35)
    parts = []
    for x, y, w in ((1612, 634, 20), (1640, 640, 24), (1676, 636, 18), (1704, 641, 22)):
        parts.append(path(box(x, y, w, 14), wall, darker(wall, 0.3), LINE_THIN))
        parts.append(
            path(
                poly([(x - 3, y + 1), (x + w / 2, y - 11), (x + w + 3, y + 1)]),
                roof,
                darker(roof, 0.35),
                LINE_THIN,
            )
        )
        parts.append(path(box(x + w / 2 - 2, y + 4, 4, 5), light.tower_pane, opacity=0.9))
    parts.append(path(box(1662, 614, 11, 36), wall, darker(wall, 0.3), LINE_THIN))
    parts.append(
        path(poly([(1659, 615), (1667.5, 588), (1676, 615)]), roof, darker(roof, 0.35), LINE_THIN)
    )
    return "".join(parts)


def _mist(light: Light) -> str:
    return fade(
        "mist", [(0, light.sky[-1], 0), (0.6, light.sky[-1], 0.4), (1, light.sky[-1], 0)]
    ) + path(box(-BEYOND_X, 590, WIDTH + 2 * BEYOND_X, 150), "url(#mist)")


def _forest(rng: random.Random, light: Light, layer: int) -> str:
    base, size = (704.0, 734.0, 768.0)[layer], (34.0, 44.0, 54.0)[layer]
    hue = light.forest[layer]
    piles: dict[str, list[str]] = {tint: [] for tint in tints(hue, 0.06, "#8A8A4A")[:4]}
    lit: list[str] = []
    x = -BEYOND_X - 20
    while x < WIDTH + BEYOND_X + 20:
        gap = size * rng.uniform(0.42, 0.75)
        tall = size * rng.uniform(0.75, 1.25) * (1.0 if 90 < x < WIDTH - 90 else 0.8)
        tree = _fir if rng.random() < 0.42 else _round_tree
        piles[rng.choice(list(piles))].append(tree(rng, x, base + 6, tall))
        lit.append(
            f"M{x - tall * 0.24:.1f} {base - tall * 0.45:.1f}q{tall * 0.06:.1f} "
            f"{-tall * 0.2:.1f} {tall * 0.2:.1f} {-tall * 0.26:.1f}"
        )
        x += gap
    body = path(box(-BEYOND_X, base - 2, WIDTH + 2 * BEYOND_X, 120), hue)
    trees = "".join(
        path("".join(d), tint, darker(hue, 0.28), 1.2) for tint, d in piles.items() if d
    )
    return trees + stroke("".join(lit), lighter(hue, 0.3), 1.6, 0.3) + body


def _fir(rng: random.Random, x: float, foot: float, h: float) -> str:
    w = h * rng.uniform(0.24, 0.3)
    points: list[Point] = [(x, foot - h * 1.3)]
    for side in (1, -1):
        tiers = [(x + side * w * (0.42 + 0.29 * k), foot - h * (0.86 - 0.42 * k)) for k in range(3)]
        notches = [
            (x + side * w * (0.22 + 0.22 * k), foot - h * (0.83 - 0.42 * k)) for k in range(3)
        ]
        edge = [p for pair in zip(tiers, notches, strict=True) for p in pair]
        points += edge if side > 0 else edge[::-1]
    return by_hand(rng, points, 0.8)


def _round_tree(rng: random.Random, x: float, foot: float, h: float) -> str:
    points: list[Point] = []
    for k in range(8):
        angle = math.pi * (1.0 + k / 7)
        reach = h * rng.uniform(0.4, 0.5)
        points.append(
            (x + math.cos(angle) * reach, foot - h * 0.42 + math.sin(angle) * reach * 1.15)
        )
    return smooth([*points, (x + h * 0.4, foot), (x - h * 0.4, foot)])
