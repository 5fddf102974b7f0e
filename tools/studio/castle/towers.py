"""The two flanking towers: round, roofed with cones, a gallery under the eaves."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks, scales
from tools.studio.castle.pen import (
    LINE_BOLD,
    LINE_MID,
    LINE_THIN,
    Point,
    arch,
    box,
    clip,
    darker,
    fade,
    group,
    lighter,
    mix,
    oval,
    path,
    poly,
    smooth,
    stroke,
    tone,
)
from tools.studio.palette import GOLD, INK, ROOF, ROOF_DARK, STONE, STONE_DARK, STONE_LIGHT

FOOT = 866.0


@dataclass(frozen=True)
class Tower:
    name: str
    cx: float
    half: float
    eaves: float  # where the cone rests on the gallery
    tip: float
    pole: float  # the top of the flagpole
    windows: tuple[Point, ...]
    slits: tuple[Point, ...]


LEFT = Tower(
    "left",
    476.0,
    56.0,
    156.0,
    48.0,
    6.0,
    windows=((476.0, 268.0), (476.0, 388.0), (476.0, 770.0)),
    slits=((476.0, 500.0), (452.0, 610.0), (498.0, 690.0)),
)
RIGHT = Tower(
    "right",
    1444.0,
    56.0,
    206.0,
    108.0,
    66.0,
    windows=((1444.0, 312.0), (1444.0, 560.0), (1444.0, 690.0)),
    slits=((1424.0, 430.0), (1466.0, 480.0), (1444.0, 800.0)),
)
TOWERS = (LEFT, RIGHT)
FLAG_POINTS = tuple((tower.cx, tower.pole + 3) for tower in TOWERS)


def paint(tower: Tower, light: Light) -> str:
    rng = random.Random(f"tower {tower.name}")
    left, width = tower.cx - tower.half, 2 * tower.half
    wall = box(left, tower.eaves + 20, width, FOOT - tower.eaves - 20)
    name = f"tower-{tower.name}"
    return "".join(
        (
            clip(name, wall),
            group(
                blocks(
                    rng,
                    (left, tower.eaves + 20, width, FOOT - tower.eaves - 20),
                    15,
                    mix(STONE, STONE_LIGHT, 0.55),
                    0.07,
                ),
                *(_band(left, width, y) for y in (402.0, 626.0)),
                *(_window(x, y, light) for x, y in tower.windows),
                *(_slit(x, y) for x, y in tower.slits),
                _round(f"{name}-round", left, tower.eaves, width, FOOT - tower.eaves),
                _under(f"{name}-under", left, tower.eaves + 48, width),
                clip=name,
            ),
            path(wall, "none", INK, LINE_BOLD),
            path(
                poly(
                    [
                        (left - 8, FOOT),
                        (left - 2, FOOT - 26),
                        (left + width + 2, FOOT - 26),
                        (left + width + 8, FOOT),
                    ]
                ),
                tone(STONE),
                INK,
                LINE_BOLD,
            ),
            _ivy(rng, tower),
            _gallery(tower),
            _cone(rng, tower),
        )
    )


def _round(name: str, x: float, y: float, w: float, h: float) -> str:
    stops = [
        (0, "#FFE9C4", 0.10),
        (0.14, "#FFE9C4", 0.20),
        (0.4, "#20120F", 0.0),
        (0.75, "#20120F", 0.26),
        (1, "#20120F", 0.5),
    ]
    return fade(name, stops, across=True) + path(box(x, y, w, h), f"url(#{name})")


def _under(name: str, x: float, y: float, w: float) -> str:
    return fade(name, [(0, "#20120F", 0.5), (1, "#20120F", 0)]) + path(
        box(x, y, w, 40), f"url(#{name})"
    )


def _band(x: float, w: float, y: float) -> str:
    return path(box(x - 2, y, w + 4, 7), lighter(STONE, 0.2), darker(STONE, 0.4), LINE_THIN)


def _window(x: float, foot: float, light: Light) -> str:
    return "".join(
        (
            path(
                arch(x - 17, foot + 4, 34, 54, 17), tone(STONE_LIGHT), darker(STONE, 0.5), LINE_MID
            ),
            path(arch(x - 11, foot, 22, 44, 11), light.tower_pane, INK, LINE_MID),
            stroke(
                f"M{x} {foot}v-43M{x - 11} {foot - 15}h22M{x - 11} {foot - 29}h22",
                darker(STONE_DARK, 0.4),
                1.6,
            ),
            path(box(x - 20, foot + 1, 40, 6, 2), tone(STONE_LIGHT), darker(STONE, 0.5), LINE_MID),
        )
    )


def _slit(x: float, y: float) -> str:
    return path(box(x - 8, y - 21, 16, 42, 4), tone(STONE), darker(STONE, 0.4), LINE_THIN) + path(
        box(x - 2.6, y - 16, 5.2, 32, 2.6), "#2A211E"
    )


def _gallery(tower: Tower) -> str:
    left, width, top = tower.cx - tower.half - 11, 2 * tower.half + 22, tower.eaves
    corbels = "".join(
        f"M{left + 5 + i * 16.1:.1f} {top + 34}h10.5v5q0 9 -5.2 9t-5.3 -9z" for i in range(8)
    )
    openings = "".join(arch(left + 10 + i * 23.2, top + 29, 11, 19, 5.5) for i in range(5))
    return "".join(
        (
            path(corbels, tone(STONE), INK, LINE_MID),
            path(
                box(left, top + 2, width, 34, 2), tone(mix(STONE, STONE_LIGHT, 0.6)), INK, LINE_BOLD
            ),
            path(openings, "#3A2B2A", INK, LINE_MID),
            stroke(f"M{left + 2} {top + 32}h{width - 4}", darker(STONE, 0.3), 1.4),
            _round(f"gallery-{tower.name}", left, top + 2, width, 34),
        )
    )


def _cone(rng: random.Random, tower: Tower) -> str:
    half = tower.half + 22
    x, tip, foot = tower.cx, tower.tip, tower.eaves + 8
    shape = (
        f"M{x} {tip}Q{x + half * 0.36:.1f} {tip + (foot - tip) * 0.62:.1f} {x + half} {foot}"
        f"Q{x} {foot + 13} {x - half} {foot}"
        f"Q{x - half * 0.36:.1f} {tip + (foot - tip) * 0.62:.1f} {x} {tip}z"
    )
    name = f"cone-{tower.name}"
    tiles = scales(
        rng,
        (x - half, tip, 2 * half, foot - tip + 10),
        (13, 10),
        (ROOF, mix(ROOF, ROOF_DARK, 0.3), lighter(ROOF, 0.1), mix(ROOF, "#8A4A5A", 0.35)),
    )
    return "".join(
        (
            stroke(f"M{x} {tip + 4}V{tower.pole}", INK, 4.4),
            stroke(f"M{x} {tip + 4}V{tower.pole}", "#9A7444", 2.2),
            path(oval(x, tower.pole, 3.4), tone(GOLD), INK, LINE_MID),
            clip(name, shape),
            group(
                tiles, _round(f"{name}-round", x - half, tip, 2 * half, foot - tip + 12), clip=name
            ),
            path(shape, "none", INK, LINE_BOLD + 0.4),
        )
    )


def _ivy(rng: random.Random, tower: Tower) -> str:
    """A creeper on the foot of the tower, thinning as it climbs."""
    side = -1 if tower.name == "left" else 1
    reach = 210 if tower.name == "left" else 120
    leaves: dict[str, list[str]] = {hue: [] for hue in ("#5E7848", "#6F8A50", "#4E6A44")}
    for _ in range(reach):
        climb = rng.random() ** 1.7
        y = FOOT - 6 - climb * reach
        spread = (1 - climb) * 40 + 6
        x = tower.cx + side * (tower.half - 4 - abs(rng.gauss(0, spread * 0.5)))
        r = rng.uniform(2.4, 4.6)
        leaves[rng.choice(list(leaves))].append(
            smooth([(x - r, y), (x, y - r * 0.8), (x + r, y), (x, y + r * 1.1)])
        )
    return "".join(path("".join(d), hue, darker(hue, 0.5), 0.8) for hue, d in leaves.items() if d)
