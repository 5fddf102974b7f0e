"""Floor 1, the craftsmen: a workshop with bench, plane, saws, timber and shavings."""

from __future__ import annotations

import random

from tools.studio.castle.light import Light
from tools.studio.castle.masonry import planks
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    darker,
    lighter,
    oval,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import IRON, sconce
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    WALL_TOP,
    Flame,
    Skin,
    carved,
    floorboards,
    shadow,
    shell,
    window,
)

SKIN = Skin(wall="#9C7B50", niche="#C2A070", floor="#9A7748", trim="#86643C", head="straight")
FLAMES = (Flame("torch", 645.0, -62.0), Flame("candle", 1362.0, -50.0))
STEEL = "#A9A49A"


def paint(light: Light) -> str:
    rng = random.Random("workshop")
    wall = planks(
        rng, (WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, BACK - WALL_TOP), 21, SKIN.wall
    )
    posts = "".join(
        path(box(x - 4, WALL_TOP, 8, BACK - WALL_TOP), tone("#7C5A36"), darker(SKIN.wall, 0.5), 1)
        for x in (562, 1246, 1358)
    )
    motifs = "".join(
        carved(f"M{x - 12} -76h18q6 0 6 7h-6v5h-18zM{x - 4} -64v32h6v-32", SKIN)
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("workshop", SKIN, wall + posts, floorboards(SKIN.floor)),
            motifs,
            window(1306.0, -50.0, 34, 36, light.pane, "#8A6A42"),
            _saw(806.0, -84.0),
            _square(793.0, -38.0),
            _mallet(1112.0, -86.0),
            _chisels(1120.0, -42.0),
            sconce(645.0, -50.0),
            shadow(580, 20),
            _timber(574.0),
            shadow(622, 24),
            _toolbox(624.0, -1.0),
            shadow(1320, 52),
            _bench(1320.0),
            _shavings(rng),
        )
    )


def _bench(x: float) -> str:
    legs = "".join(
        path(box(x + dx, -34, 9, 33), tone("#86592F"), SCENERY_LINE, LINE_MID) for dx in (-44, 34)
    )
    return "".join(
        (
            legs,
            path(box(x - 36, -17, 72, 5), tone("#7A5029"), SCENERY_LINE, LINE_THIN),
            path(box(x - 52, -42, 104, 9, 1.5), tone("#B4803F"), SCENERY_LINE, LINE_MID),
            # a vice, a plane, a half-made stool
            path(box(x - 60, -41, 11, 13, 2), tone(IRON), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 65} -35h6M{x - 65} -40v10", SCENERY_LINE, 2.4),
            path(
                poly([(x - 30, -42), (x - 30, -50), (x - 22, -52), (x + 2, -52), (x + 6, -42)]),
                tone("#A06A35"),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(
                poly([(x - 16, -51), (x - 10, -61), (x - 6, -60), (x - 9, -51)]),
                tone(STEEL),
                SCENERY_LINE,
                LINE_THIN,
            ),
            stroke(f"M{x + 6} -45q9 -10 12 -2t9 -2", "#E6C791", 2.2),
            path(box(x + 36, -50, 12, 2.5, 1), tone("#C79A42"), SCENERY_LINE, 0.8),
            path(box(x + 40, -49, 4, 8, 1), "#EADFC2", SCENERY_LINE, 0.9),
            path(oval(x - 2, -6, 15, 4), tone("#B98A50"), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x - 12} -5l-4 6M{x + 8} -5l4 6", SCENERY_LINE, 2.6),
        )
    )


def _saw(x: float, y: float) -> str:
    teeth = "".join("l1.6 2.6l1.6 -2.6" for _ in range(6))
    return "".join(
        (
            path(f"M{x - 18} {y + 2}l24 -1v13l-24 -3.4z", tone(STEEL), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x - 16} {y + 11}{teeth}", SCENERY_LINE, 0.8),
            path(box(x + 4, y - 2, 12, 15, 4), tone("#A06A35"), SCENERY_LINE, LINE_THIN),
            path(oval(x + 10, y + 5.5, 2.6, 3.6), darker(SKIN.wall, 0.2), SCENERY_LINE, 0.9),
        )
    )


def _square(x: float, y: float) -> str:
    return path(
        poly(
            [
                (x - 3, y - 26),
                (x + 2, y - 26),
                (x + 2, y - 5),
                (x + 22, y - 5),
                (x + 22, y),
                (x - 3, y),
            ]
        ),
        tone("#C49A5A"),
        SCENERY_LINE,
        LINE_THIN,
    )


def _mallet(x: float, y: float) -> str:
    return path(box(x - 2, y + 8, 4, 24, 1.5), tone("#B4803F"), SCENERY_LINE, LINE_THIN) + path(
        box(x - 10, y, 20, 12, 2), tone("#8A5A30"), SCENERY_LINE, LINE_THIN
    )


def _chisels(x: float, y: float) -> str:
    parts = [path(box(x - 21, y, 42, 5, 1), tone("#7A5029"), SCENERY_LINE, LINE_THIN)]
    for dx in (-15, -5, 5, 15):
        parts.append(path(box(x + dx - 1.6, y - 2, 3.2, 17), STEEL, SCENERY_LINE, 0.8))
        parts.append(
            path(box(x + dx - 2.6, y - 13, 5.2, 12, 2), tone("#B4743A"), SCENERY_LINE, 0.9)
        )
    return "".join(parts)


def _timber(x: float) -> str:
    return "".join(
        path(
            poly(
                [
                    (x + i * 8 - 8, -1 - i),
                    (x + i * 8 + 1, -1 - i),
                    (x + i * 5 - 5, -50 + i * 7),
                    (x + i * 5 - 13, -50 + i * 7),
                ]
            ),
            tone(hue),
            SCENERY_LINE,
            LINE_THIN,
        )
        for i, hue in enumerate(("#B98A50", "#A87642", "#C79A60"))
    )


def _toolbox(x: float, foot: float) -> str:
    return "".join(
        (
            stroke(f"M{x - 14} {foot - 17}V{foot - 27}H{x + 14}V{foot - 17}", SCENERY_LINE, 4),
            stroke(f"M{x - 14} {foot - 17}V{foot - 27}H{x + 14}V{foot - 17}", "#A06A35", 2),
            stroke(f"M{x - 6} {foot - 15}l-7 -12M{x + 4} {foot - 15}l9 -13", STEEL, 2.6),
            path(
                poly([(x - 22, foot - 18), (x + 22, foot - 18), (x + 18, foot), (x - 18, foot)]),
                tone("#9A6A38"),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(f"M{x - 20} {foot - 9}h40", darker("#9A6A38", 0.4), 1),
        )
    )


def _shavings(rng: random.Random) -> str:
    return stroke(
        "".join(
            f"M{x:.1f} {rng.uniform(-9, 0):.1f}q3 -5 6 -1t4 2"
            for x in (
                rng.choice((rng.uniform(1250, 1365), rng.uniform(1096, 1140))) for _ in range(14)
            )
        ),
        lighter("#D9B47A", 0.2),
        1.5,
        0.85,
    )
