"""Three dungeons at the left of floors 3, 2 and 1, and the grille before their guests."""

from __future__ import annotations

import random

from kingup_game.stage.layout import DUNGEON_X, FLOOR_FEET_Y
from kingup_game.theme.palette import INK, PAPER
from tools.studio.castle import numerals
from tools.studio.castle.annexes.cell import CELL_HALF, TAG_X, box_room, rim
from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    darker,
    group,
    lighter,
    oval,
    path,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import CEILING

FLOORS = (3, 2, 1)
VIEW = (396.0, FLOOR_FEET_Y[3] - 106.0, 150.0, 346.0)


def paint(light: Light) -> str:
    del light
    return "".join(
        group(_cell(floor), move=f"translate({DUNGEON_X} {FLOOR_FEET_Y[floor]})")
        for floor in FLOORS
    )


def _cell(floor: int) -> str:
    """Three cells, the deeper the worse: a stool and a candle end, a chain, at last a rat."""
    rng = random.Random(f"cell {floor}")
    wall = {3: "#7B766F", 2: "#6F6C68", 1: "#656465"}[floor]
    work = blocks(rng, (-CELL_HALF, CEILING, 2 * CELL_HALF, -CEILING), 14, wall, 0.05)
    straw = stroke(
        "".join(
            f"M{rng.uniform(-44, 38):.1f} {rng.uniform(-9, -1):.1f}l{rng.uniform(4, 11):.1f} "
            f"{rng.uniform(-3, 2):.1f}"
            for _ in range(30)
        ),
        "#B79A5E",
        1.4,
        0.9,
    )
    inmate = {3: _visitor(), 2: _fetters(), 1: _rat()}[floor]
    tag = box(-TAG_X - 17, CEILING + 3, 34, 28, 4)
    return "".join(
        (
            box_room(f"cell-{floor}", wall, work, darker("#8A8074", 0.1)),
            _grating({3: 26.0, 2: 20.0, 1: 13.0}[floor]),
            _tally(rng, 2 + 4 * (4 - floor), wall),
            straw,
            inmate,
            rim("#6B665F"),
            path(tag, tone("#6E2A2A"), INK, LINE_MID),
            numerals.figures(f"-{floor}", -TAG_X, CEILING + 17, 18, PAPER, 9.5),
        )
    )


def _grating(width: float) -> str:
    """A hole to the sky, smaller in each deeper cell."""
    bars = "".join(f"M{k * width / 4:.1f} -90v20" for k in (-1, 0, 1))
    return path(box(-width / 2, -90, width, 20, 2), "#2C2830", SCENERY_LINE, LINE_MID) + stroke(
        bars, "#8A8484", 2
    )


def _tally(rng: random.Random, days: int, wall: str) -> str:
    """Days scratched into the wall, in fives."""
    marks = ""
    for day in range(days):
        x, y = -44 + (day // 5) * 1.0 * 17 + (day % 5) * 3.4, -58 + rng.uniform(-1, 1)
        marks += f"M{x - 15:.1f} {y + 10:.1f}l15 -8" if day % 5 == 4 else f"M{x:.1f} {y:.1f}v11"
    return stroke(marks, lighter(wall, 0.45), 1.3, 0.75)


def _visitor() -> str:
    """A stool with a mug and half a loaf."""
    return "".join(
        (
            stroke("M30 -14l-4 12M44 -14l4 12", SCENERY_LINE, 4.4),
            stroke("M30 -14l-4 12M44 -14l4 12", "#8A6238", 2.4),
            path(box(24, -18, 26, 5, 2), tone("#A67A47"), SCENERY_LINE, LINE_THIN),
            path(box(28, -28, 8, 10, 1.5), tone("#8E8578"), SCENERY_LINE, LINE_THIN),
            stroke("M36 -26q5 1 0 6", SCENERY_LINE, 1.4),
            path("M38 -18q0 -8 6 -8q6 0 5 8z", tone("#B98A50"), SCENERY_LINE, LINE_THIN),
        )
    )


def _fetters() -> str:
    links = "".join(
        path(oval(39, -66 + k * 6.5, 2.4, 3.6), "none", "#3A3638", 1.6) for k in range(5)
    )
    return links + path(oval(39, -30, 6, 6.6), "none", "#3A3638", 2.6)


def _rat() -> str:
    """The only one who likes it here."""
    fur = "#6E625C"
    return "".join(
        (
            stroke("M26 -4q-12 2 -14 -5t-7 1", SCENERY_LINE, 2.8),
            stroke("M26 -4q-12 2 -14 -5t-7 1", "#A8807A", 1.4),
            path("M24 -3q-1 -12 12 -12q9 0 14 9q1 3 -4 3z", tone(fur), SCENERY_LINE, LINE_THIN),
            path(oval(40, -15, 3.2), tone("#8E7A72"), SCENERY_LINE, LINE_THIN),
            path(oval(45, -9.5, 1.2), "#1C0F0A"),
        )
    )
