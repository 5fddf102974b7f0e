"""The two flanking towers: round, roofed with cones, a gallery under the eaves."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kingup_game.theme.palette import (
    CRIMSON,
    INK,
    ROOF,
    ROOF_DARK,
    ROYAL,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
)
from tools.studio.brass import BRASS
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
    windows=((476.0, 268.0), (476.0, 388.0)),
    slits=((476.0, 690.0),),
)
RIGHT = Tower(
    "right",
    1444.0,
    56.0,
    206.0,
    108.0,
    66.0,
    windows=((1444.0, 312.0), (1444.0, 690.0), (1444.0, 800.0)),
    slits=((1444.0, 380.0),),
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
            _door(tower.cx + 4) if tower is LEFT else "",
            _banner(tower.cx, 440.0 if tower is LEFT else 532.0, tower is LEFT),
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


def _door(x: float) -> str:
    """The gate by which everybody enters: oak, iron, a worn step."""
    oak, w, h = "#7C5430", 56.0, 82.0
    boards = "".join(f"M{x + dx} {FOOT - 10}V{FOOT - 86}" for dx in (-14, 0, 14))
    straps = "".join(
        stroke(f"M{x - 26} {y}h40q6 -1 6 -5", colour, thick)
        for y in (FOOT - 30, FOOT - 58)
        for colour, thick in ((INK, 5.4), ("#6B6668", 3.0))
    )
    return "".join(
        (
            path(arch(x - w / 2 - 8, FOOT, w + 16, h + 14, 36), tone(STONE_LIGHT), INK, LINE_MID),
            path(arch(x - w / 2, FOOT - 6, w, h, 28), tone(oak), INK, LINE_BOLD),
            stroke(boards, darker(oak, 0.45), 1.4),
            straps,
            path(oval(x + 17, FOOT - 42, 4.4), "none", INK, 2.2),
            path(box(x - w / 2 - 10, FOOT - 8, w + 20, 9, 2), tone(STONE_LIGHT), INK, LINE_MID),
        )
    )


def _banner(x: float, top: float, royal: bool) -> str:
    """A long cloth with the chevrons of the house, hung from a pole: a crown is for a king."""
    cloth = mix(ROYAL if royal else CRIMSON, "#8A7A70", 0.25)
    half, length = 24.0, 78.0
    foot = top + length
    shape = (
        f"M{x - half} {top}H{x + half}V{foot}Q{x + half * 0.5} {foot - 6} {x} {foot + 20}"
        f"Q{x - half * 0.5} {foot - 6} {x - half} {foot}z"
    )
    chevron = [(-15, 44), (0, 30), (15, 44), (15, 52), (0, 38), (-15, 52)]
    chevrons = "".join(poly([(x + dx, top + dy + low) for dx, dy in chevron]) for low in (-8, 10))
    folds = f"M{x - 9} {top + 4}q4 40 -1 {length - 8}M{x + 12} {top + 4}q-5 50 0 {length - 10}"
    hems = f"M{x - half + 5} {top + 3}V{foot - 2}M{x + half - 5} {top + 3}V{foot - 2}"
    pole = f"M{x - half - 6} {top}h{2 * half + 12}"
    return "".join(
        (
            group(path(shape, "#20120F", opacity=0.28), move="translate(6 3)"),
            path(shape, tone(cloth), INK, LINE_MID + 0.3),
            stroke(hems, BRASS, 1.8, 0.85),
            stroke(folds, darker(cloth, 0.35), 2.4, 0.5),
            path(chevrons, tone(BRASS), INK, LINE_THIN),
            stroke(pole, INK, 6),
            stroke(pole, "#9A7444", 3.2),
        )
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
            path(oval(x, tower.pole, 3.4), tone(BRASS), INK, LINE_MID),
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
        x = tower.cx + side * (tower.half + 3 - min(30.0, abs(rng.gauss(0, spread * 0.45))))
        r = rng.uniform(2.4, 4.6)
        leaves[rng.choice(list(leaves))].append(
            smooth([(x - r, y), (x, y - r * 0.8), (x + r, y), (x, y + r * 1.1)])
        )
    return "".join(path("".join(d), hue, darker(hue, 0.5), 0.8) for hue, d in leaves.items() if d)
