"""Hills, forest, meadow and the courtyard: all that lies around the castle."""

from __future__ import annotations

import math
import random

from kingup_game.stage.plan import CASTLE_LEFT, CASTLE_RIGHT, HEIGHT, WIDTH
from tools.studio.castle.light import Light
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
    oval,
    path,
    poly,
    smooth,
    stroke,
)

MEADOW_TOP = 742.0
COURT_BACK, COURT_FRONT = 868.0, 1012.0


def paint(light: Light) -> str:
    rng = random.Random("land")
    return "".join(
        (
            *(_hill(rng, light, layer) for layer in range(3)),
            _village(light),
            _mist(light),
            *(_forest(rng, light, layer) for layer in range(3)),
            _meadow(rng, light),
            _castle_shadow(light),
            _court(rng, light),
            _tufts(rng, light),
            _bushes(rng, light),
        )
    )


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
    body = smooth(crest, closed=False) + f"V{HEIGHT}H-40z"
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
    ) + path(box(0, 590, WIDTH, 150), "url(#mist)")


def _forest(rng: random.Random, light: Light, layer: int) -> str:
    base, size = (704.0, 734.0, 768.0)[layer], (34.0, 44.0, 54.0)[layer]
    hue = light.forest[layer]
    piles: dict[str, list[str]] = {tint: [] for tint in tints(hue, 0.06, "#8A8A4A")[:4]}
    lit: list[str] = []
    x = -20.0
    while x < WIDTH + 20:
        gap = size * rng.uniform(0.42, 0.75)
        tall = size * rng.uniform(0.75, 1.25) * (1.0 if 90 < x < WIDTH - 90 else 0.8)
        tree = _fir if rng.random() < 0.42 else _round_tree
        piles[rng.choice(list(piles))].append(tree(rng, x, base + 6, tall))
        lit.append(
            f"M{x - tall * 0.24:.1f} {base - tall * 0.45:.1f}q{tall * 0.06:.1f} "
            f"{-tall * 0.2:.1f} {tall * 0.2:.1f} {-tall * 0.26:.1f}"
        )
        x += gap
    body = path(box(-10, base - 2, WIDTH + 20, 120), hue)
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
        [(-40, 772), (300, 764), (640, 772), (1280, 772), (1620, 762), (1960, 772)], closed=False
    )
    return "".join(
        (
            fade("meadow", [(0, far, 1), (0.5, near, 1), (1, darker(near, 0.2), 1)]),
            path(crest + f"V{HEIGHT}H-40z", "url(#meadow)", darker(far, 0.3), 1.6),
            *swaths,
        )
    )


def _castle_shadow(light: Light) -> str:
    run, dark = light.shadow
    return path(
        poly(
            [
                (CASTLE_RIGHT - 40, 868),
                (CASTLE_RIGHT + 8, 842),
                (CASTLE_RIGHT + run, 818),
                (CASTLE_RIGHT + run * 1.1, 834),
                (CASTLE_RIGHT + run * 0.5, 878),
            ]
        ),
        "#20142A",
        opacity=dark,
    )


def _court(rng: random.Random, light: Light) -> str:
    """Cobbles in rows that grow towards us; their edge is ragged and grown over."""
    hue = light.cobbles
    ground = smooth(
        [
            (372, COURT_BACK - 6),
            (CASTLE_LEFT, COURT_BACK - 10),
            (960, COURT_BACK - 12),
            (CASTLE_RIGHT, COURT_BACK - 10),
            (1548, COURT_BACK - 6),
            (1612, 920),
            (1644, 972),
            (1560, 1004),
            (1240, COURT_FRONT + 8),
            (960, COURT_FRONT + 12),
            (680, COURT_FRONT + 8),
            (360, 1004),
            (276, 972),
            (308, 920),
        ]
    )
    piles: dict[str, list[str]] = {tint: [] for tint in tints(hue, 0.035)}
    shines: list[str] = []
    y, row = COURT_BACK - 2, 0
    while y < COURT_FRONT + 2:
        t = (y - COURT_BACK) / (COURT_FRONT - COURT_BACK)
        h = 8.5 + 11 * t
        half = 566 + 92 * math.sin(min(1.0, max(t, 0.0)) * math.pi * 0.72) - 50 * max(0.0, t - 0.62)
        x = 960 - half + rng.uniform(-24, 10)
        while x < 960 + half:
            w = h * rng.uniform(1.5, 2.5)
            if abs(x + w / 2 - 960) < half - rng.uniform(0, 34):
                piles[rng.choice(list(piles))].append(_cobble(rng, x, y, w, h))
                shines.append(f"M{x + w * 0.2:.1f} {y + 2.2:.1f}h{w * 0.42:.1f}")
            x += w
        y, row = y + h, row + 1
    return "".join(
        (
            path(ground, darker(hue, 0.16), darker(hue, 0.3), 1.6),
            *(path("".join(d), tint, darker(hue, 0.17), 0.9) for tint, d in piles.items() if d),
            stroke("".join(shines), lighter(hue, 0.4), 1.2, 0.22),
            fade("under-castle", [(0, "#20142A", 0.42), (1, "#20142A", 0)]),
            path(box(390, COURT_BACK - 2, 1150, 30), "url(#under-castle)"),
        )
    )


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


def _tufts(rng: random.Random, light: Light) -> str:
    """Grass that laps over the edge of the cobbles and dots the meadow."""
    hue = darker(light.meadow[1], 0.22)
    blades = []
    for _ in range(150):
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
