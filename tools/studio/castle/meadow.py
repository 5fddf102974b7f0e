"""The meadow between forest and castle: lanes, old trees, bushes, long shadows."""

from __future__ import annotations

import math
import random

from kingup_game.stage.layout import CASTLE_RIGHT, HEIGHT, WIDTH
from tools.studio.castle.light import BEYOND_X, BEYOND_Y, Light
from tools.studio.castle.pen import (
    Point,
    box,
    darker,
    fade,
    group,
    lighter,
    mix,
    num,
    oval,
    path,
    poly,
    smooth,
    stroke,
)

MEADOW_TOP = 742.0
GREAT_TREES = (
    (172.0, 872.0, 150.0),
    (318.0, 812.0, 96.0),
    (1766.0, 880.0, 164.0),
    (1604.0, 806.0, 88.0),
)


def paint(light: Light) -> str:
    rng = random.Random("meadow")
    return "".join(
        (
            _meadow(rng, light),
            _lane(light),
            _tufts(rng, light),
            _flowers(rng, light),
            *(_great_tree(rng, light, x, y, h) for x, y, h in GREAT_TREES),
            _castle_shadow(light),
        )
    )


def before_castle(light: Light) -> str:
    """What grows in front of the courtyard's corners."""
    return _bushes(random.Random("bushes"), light)


def _meadow(rng: random.Random, light: Light) -> str:
    far, near = light.meadow
    swaths = []
    for _ in range(16):
        y = rng.uniform(MEADOW_TOP + 34, HEIGHT - 60)
        x, length = rng.uniform(60, WIDTH - 520), rng.uniform(160, 420)
        thick = 5 + (y - MEADOW_TOP) * 0.05
        swaths.append(
            path(
                smooth(
                    [
                        (x, y),
                        (x + length / 2, y - thick),
                        (x + length, y + 2),
                        (x + length / 2, y + thick * 0.7),
                    ]
                ),
                rng.choice((lighter(near, 0.12), darker(near, 0.08))),
                opacity=0.3,
            )
        )
    crest = smooth(
        [
            (-BEYOND_X - 20, 772),
            (-40, 772),
            (300, 764),
            (640, 772),
            (1280, 772),
            (1620, 762),
            (1960, 772),
            (WIDTH + BEYOND_X + 20, 772),
        ],
        closed=False,
    )
    return "".join(
        (
            fade("meadow", [(0, far, 1), (0.5, near, 1), (1, darker(near, 0.2), 1)]),
            path(crest + f"V{HEIGHT}H{-BEYOND_X - 20}z", "url(#meadow)"),
            stroke(crest, darker(far, 0.3), 1.6),
            path(box(-BEYOND_X, HEIGHT - 1, WIDTH + 2 * BEYOND_X, BEYOND_Y + 1), darker(near, 0.2)),
            *swaths,
        )
    )


def _lane(light: Light) -> str:
    """A cart track that comes out of the forest and winds to the courtyard, at both sides."""
    hue = mix(light.cobbles, light.meadow[1], 0.35)
    parts = []
    for s in (-1, 1):
        near = [
            (960 + s * 600, 930),
            (960 + s * 720, 900),
            (960 + s * 850, 862),
            (960 + s * 770, 818),
            (960 + s * 716, 796),
            (960 + s * 742, 776),
        ]
        far = [
            (960 + s * 752, 776),
            (960 + s * 734, 796),
            (960 + s * 800, 816),
            (960 + s * 904, 862),
            (960 + s * 770, 922),
            (960 + s * 610, 968),
        ]
        parts.append(path(smooth([*near, *far]), hue, darker(hue, 0.18), 1.3, 0.75))
    return "".join(parts)


def _great_tree(rng: random.Random, light: Light, x: float, foot: float, h: float) -> str:
    """One old tree of the meadow, with a crown in three depths."""
    leaf = mix(light.forest[2], light.meadow[1], 0.55)
    sunny = mix(leaf, light.cloud_lit, 0.24)
    bark = mix("#6B4A30", light.forest[2], 0.75 if light.name == "night" else 0.45)
    run, dark = light.shadow
    trunk = (
        f"M{x - h * 0.09:.1f} {foot}Q{x - h * 0.035:.1f} {foot - h * 0.1:.1f} {x - h * 0.045:.1f} "
        f"{foot - h * 0.45:.1f}H{x + h * 0.045:.1f}Q{x + h * 0.035:.1f} {foot - h * 0.1:.1f} "
        f"{x + h * 0.1:.1f} {foot}z"
    )
    parts = [
        path(oval(x + h * 0.18 + run * 0.12, foot, h * 0.42, h * 0.05), "#20142A", opacity=dark),
        path(trunk, bark, darker(bark, 0.45), 1.8),
    ]
    turns = [math.tau * k / 9 for k in range(9)]
    lobes = [(math.cos(turn) * 0.27, math.sin(turn) * 0.2) for turn in turns]
    crown = "".join(
        oval(dx * h, dy * h, h * rng.uniform(0.15, 0.2)) for dx, dy in [*lobes, (0.0, 0.0)]
    )
    heart = foot - h * 0.68
    parts += [
        _crown(crown, x, heart, 1.0, darker(leaf, 0.5), 4.0),
        _crown(crown, x, heart, 1.0, darker(leaf, 0.16)),
        _crown(crown, x - h * 0.045, heart - h * 0.045, 0.84, leaf),
        _crown(crown, x - h * 0.105, heart - h * 0.1, 0.5, mix(leaf, sunny, 0.5)),
        _crown(crown, x - h * 0.14, heart - h * 0.13, 0.26, sunny),
    ]
    return "".join(parts)


def _crown(lobes: str, x: float, y: float, scale: float, hue: str, line: float = 0.0) -> str:
    return group(
        path(lobes, hue, hue, line), move=f"translate({num(x)} {num(y)}) scale({scale:.2f})"
    )


def _castle_shadow(light: Light) -> str:
    run, dark = light.shadow
    x, y = CASTLE_RIGHT + 4.0, 868.0
    reach = x + run * 1.1
    return path(
        poly(
            [
                (x - 20, y),
                (x - 4, y - 26),
                (reach, y - 52),
                (reach + 6, y - 58),
                (reach + run * 0.55, y - 50),
                (reach + 2, y - 30),
                (reach - 4, y - 34),
                (x + 26, y + 2),
            ]
        ),
        "#20142A",
        opacity=dark * 0.8,
    )


def _flowers(rng: random.Random, light: Light) -> str:
    """Small bright heads in drifts, away from the edges of the picture."""
    parts = []
    dim = {"day": 0.35, "dusk": 0.55, "night": 0.82}[light.name]
    for _ in range(26):
        side = rng.choice((-1, 1))
        cx, cy = 960 + side * rng.uniform(690, 880), rng.uniform(800, 1050)
        hue = mix(rng.choice(("#F2E3B0", "#E8B4B0", "#F0D070", "#D8D8F0")), light.meadow[0], dim)
        heads = "".join(
            oval(cx + rng.uniform(-26, 26), cy + rng.uniform(-7, 7), 1.1 + (cy - 780) * 0.005)
            for _ in range(rng.randint(4, 9))
        )
        parts.append(path(heads, hue, opacity=0.75))
    return "".join(parts)


def _tufts(rng: random.Random, light: Light) -> str:
    """Grass that laps over the edge of the cobbles and dots the meadow."""
    hue = darker(light.meadow[1], 0.22)
    blades = []
    for _ in range(120):
        side = rng.choice((-1, 1))
        x = 960 + side * rng.uniform(610, 940)
        y = rng.uniform(800, 1060)
        h = 4 + (y - 780) * 0.028
        blades.append(
            f"M{x - 3:.1f} {y:.1f}q-1 {-h * 0.6:.1f} -3 {-h * 0.8:.1f}M{x:.1f} {y:.1f}v{-h:.1f}"
            f"M{x + 3:.1f} {y:.1f}q1 {-h * 0.6:.1f} 3 {-h * 0.8:.1f}"
        )
    return stroke("".join(blades), hue, 1.5, 0.5)


def _bushes(rng: random.Random, light: Light) -> str:
    parts = []
    for x, y, r in (
        (398, 872, 20),
        (372, 880, 15),
        (1524, 872, 22),
        (1552, 882, 16),
        (1500, 878, 12),
    ):
        hue = mix(light.forest[2], light.meadow[1], 0.45)
        points: list[Point] = []
        for k in range(9):
            angle = math.pi * (1 + k / 8)
            reach = r * rng.uniform(0.86, 1.16)
            points.append((x + math.cos(angle) * reach * 1.2, y + math.sin(angle) * reach))
        parts.append(path(oval(x + 6, y + 1, r * 1.3, 4), "#20142A", opacity=0.25))
        parts.append(path(smooth(points), hue, darker(hue, 0.45), 1.8))
        parts.append(
            stroke(
                smooth(
                    [(px * 0.8 + x * 0.2 - 2, py * 0.8 + y * 0.2 + 1) for px, py in points[1:5]],
                    closed=False,
                ),
                lighter(hue, 0.35),
                2.2,
                0.5,
            )
        )
    return "".join(parts)
