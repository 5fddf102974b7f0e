"""The Jester edition's annexes, laid over the towers and the guardroom."""

from __future__ import annotations

import random

from kingup_game.stage.plan import DUNGEON_X, FLOOR_FEET_Y, WC_X
from tools.studio.castle import numerals
from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks, planks
from tools.studio.castle.pen import (
    LINE_BOLD,
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    arch,
    box,
    clip,
    darker,
    drum,
    fade,
    group,
    lighter,
    oval,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import sconce
from tools.studio.castle.rooms.shell import BACK, CEILING
from tools.studio.palette import GOLD, INK, PAPER, STONE

DUNGEON_FLOORS, WC_FLOORS = (3, 2, 1), (4, 3)
CELL_HALF = 54.0
TAG_X = 63.0  # values hang at the outer edge, where no token hides them
CORNER_X = 1316.0  # where the Jester leans when his floor is full
DUNGEON_VIEW = (396.0, FLOOR_FEET_Y[3] - 106.0, 150.0, 346.0)
WC_VIEW = (1374.0, FLOOR_FEET_Y[4] - 106.0, 150.0, 234.0)
CORNER_VIEW = (1252.0, FLOOR_FEET_Y[3] - 98.0, 122.0, 100.0)


def dungeons(light: Light) -> str:
    del light
    return "".join(
        group(_cell(floor), move=f"translate({DUNGEON_X} {FLOOR_FEET_Y[floor]})")
        for floor in DUNGEON_FLOORS
    )


def wcs(light: Light) -> str:
    return "".join(
        group(_closet(floor, light), move=f"translate({WC_X} {FLOOR_FEET_Y[floor]})")
        for floor in WC_FLOORS
    )


def _box_room(name: str, wall: str, work: str, floor_hue: str) -> str:
    area = box(-CELL_HALF, CEILING, 2 * CELL_HALF, -CEILING)
    floor = poly([(-CELL_HALF, 1), (-CELL_HALF + 8, BACK), (CELL_HALF - 8, BACK), (CELL_HALF, 1)])
    return "".join(
        (
            clip(name, area),
            group(path(area, wall), work, clip=name),
            path(
                poly(
                    [
                        (-CELL_HALF, CEILING),
                        (-CELL_HALF + 8, CEILING + 6),
                        (-CELL_HALF + 8, BACK),
                        (-CELL_HALF, 1),
                    ]
                ),
                darker(wall, 0.36),
            ),
            path(
                poly(
                    [
                        (CELL_HALF, CEILING),
                        (CELL_HALF - 8, CEILING + 6),
                        (CELL_HALF - 8, BACK),
                        (CELL_HALF, 1),
                    ]
                ),
                lighter(wall, 0.08),
            ),
            fade(f"{name}-veil", [(0, "#20120F", 0.45), (1, "#20120F", 0)]),
            path(box(-CELL_HALF, CEILING, 2 * CELL_HALF, 30), f"url(#{name}-veil)"),
            path(floor, floor_hue, darker(floor_hue, 0.4), LINE_THIN),
        )
    )


def _rim(beam: str) -> str:
    return "".join(
        (
            path(box(-CELL_HALF, CEILING, 2 * CELL_HALF, -CEILING + 1), "none", INK, LINE_BOLD),
            path(
                box(-CELL_HALF - 5, 0, 2 * CELL_HALF + 10, 10, 1.5), tone(beam), INK, LINE_MID + 0.4
            ),
            stroke(f"M{-CELL_HALF - 2} 2h{2 * CELL_HALF + 4}", lighter(beam, 0.4), 1.2, 0.6),
        )
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
            _box_room(f"cell-{floor}", wall, work, darker("#8A8074", 0.1)),
            _grating({3: 26.0, 2: 20.0, 1: 13.0}[floor]),
            _tally(rng, 2 + 4 * (4 - floor), wall),
            straw,
            inmate,
            _rim("#6B665F"),
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


def bars() -> str:
    """The grille before a prisoner; its foot is at (60, 102) of a box 120 by 104."""
    uprights = "".join(f"M{x} 2V100" for x in (20, 40, 60, 80, 100))
    rails = "M8 12H112M8 92H112"
    sheen = "".join(f"M{x - 0.8} 4V98" for x in (20, 40, 60, 80, 100))
    return "".join(
        (
            stroke(uprights + rails, INK, 4.4),
            stroke(uprights + rails, "#6E6A70", 2.4),
            stroke(sheen, "#B4AEAE", 0.8, 0.8),
        )
    )


def _closet(floor: int, light: Light) -> str:
    """A garderobe: scrubbed boards, a bench with its lid up, a heart-shaped hole."""
    rng = random.Random(f"closet {floor}")
    wall = {4: "#A89A74", 3: "#9A8E74"}[floor]
    work = planks(rng, (-CELL_HALF, CEILING, 2 * CELL_HALF, -CEILING), 13, wall, spread=0.05)
    heart = "M0 -72q-9 -8 -9 -14q0 -5 4.6 -5q3.4 0 4.4 3.6q1 -3.6 4.4 -3.6q4.6 0 4.6 5q0 6 -9 14z"
    bench = "".join(
        (
            path(box(-32, -30, 64, 29), tone("#8E6A42"), SCENERY_LINE, LINE_MID),
            path(
                poly([(-36, -36), (36, -36), (34, -29), (-34, -29)]),
                tone("#B48A58"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(oval(0, -33, 15, 2.8), "#2A1B14", SCENERY_LINE, LINE_THIN),
            path(arch(-16, -36, 32, 25, 14), tone("#A67C4C"), SCENERY_LINE, LINE_MID),
            stroke("M-11 -30v28M11 -30v28", darker("#8E6A42", 0.35), 1),
        )
    )
    hay = "".join(
        (
            path(box(29, -60, 17, 12, 1.5), tone("#7A5A34"), SCENERY_LINE, LINE_THIN),
            stroke("M31 -60l-2 -6M35 -60l0 -8M39 -60l2 -7M43 -60l3 -6", "#C9B06A", 1.8),
        )
    )
    towel = path(box(-46, -62, 13, 24, 1.5), PAPER, SCENERY_LINE, LINE_THIN) + stroke(
        "M-46 -44h13M-46 -47h13", "#A8453A", 1.2
    )
    bucket = path(
        poly([(34, -17), (50, -17), (47, -2), (37, -2)]), drum("#8A6A48"), SCENERY_LINE, LINE_MID
    ) + stroke("M34 -17q8 -12 16 0", SCENERY_LINE, 1.2)
    return "".join(
        (
            _box_room(f"closet-{floor}", wall, work, "#8F7A5C"),
            path(heart, light.pane, SCENERY_LINE, LINE_MID),
            bench,
            hay,
            towel,
            bucket,
            _rim("#7C5632"),
            path(box(TAG_X - 14, CEILING + 3, 28, 26, 4), tone(STONE), INK, LINE_MID),
            numerals.figures("0", TAG_X, CEILING + 16, 17, PAPER, 9.5),
        )
    )


def corner(light: Light) -> str:
    """The Jester's corner: a patchwork curtain, a puppet's stage, bells, balls to juggle."""
    del light
    feet = float(FLOOR_FEET_Y[3])
    rng = random.Random("corner")
    hues = ("#A8574A", "#C9A257", "#5E7E78", "#7A5A86")
    left, top, w, h = -60.0, -96.0, 118.0, 84.0
    patches = []
    for row in range(6):
        for column in range(9):
            cx, cy = left + column * 15 + (7.5 if row % 2 else 0), top + row * 16
            patches.append(
                path(
                    poly([(cx, cy - 16), (cx + 7.5, cy), (cx, cy + 16), (cx - 7.5, cy)]),
                    hues[(row + 2 * column + rng.randrange(2)) % 4],
                )
            )
    seams = "".join(
        f"M{left + k * 15} {top}l45 96M{left + k * 15} {top}l-45 96" for k in range(-3, 13)
    )
    scallop = "".join(
        path(
            poly(
                [
                    (left + k * 14.75, top - 1),
                    (left + (k + 1) * 14.75, top - 1),
                    (left + (k + 0.5) * 14.75, top + 15),
                ]
            ),
            tone(hues[k % 4]),
            SCENERY_LINE,
            LINE_THIN,
        )
        + path(oval(left + (k + 0.5) * 14.75, top + 17, 2.8), tone(GOLD), SCENERY_LINE, 0.9)
        for k in range(8)
    )
    marotte = "".join(
        (
            stroke("M-46 -4L-38 -44", SCENERY_LINE, 4.6),
            stroke("M-46 -4L-38 -44", "#B98A50", 2.6),
            path(
                "M-46 -46q-2 -14 8 -13q2 -8 8 2q8 -2 5 12z",
                tone("#A8574A"),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(oval(-36, -46, 6, 6.4), "#E3B98E", SCENERY_LINE, LINE_THIN),
            stroke("M-39 -45q3 3 6 0", SCENERY_LINE, 1),
        )
    )
    balls = "".join(
        path(oval(x, y, 6), tone(hue), SCENERY_LINE, LINE_THIN)
        for x, y, hue in ((34, -6, hues[0]), (46, -6, hues[2]), (40, -16, hues[1]))
    )
    inner = "".join(
        (
            clip("corner", box(left, top, w, h)),
            group(
                path(box(left, top, w, h), hues[1]),
                *patches,
                stroke(seams, "#3A2417", 0.8, 0.35),
                path(box(left, top, w, h), "#A08A78", opacity=0.42),
                clip="corner",
            ),
            fade(
                "corner-fold",
                [
                    (0, "#20120F", 0.3),
                    (0.25, "#20120F", 0.02),
                    (0.5, "#20120F", 0.2),
                    (0.75, "#20120F", 0.02),
                    (1, "#20120F", 0.3),
                ],
                across=True,
            ),
            path(box(left, top, w, h), "url(#corner-fold)"),
            path(box(left, top, w, h), "none", SCENERY_LINE, LINE_MID),
            path(
                poly([(left, -12), (left + w, -12), (left + w, 0), (left - 4, 0)]),
                "#8A857C",
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(oval(0, -5, 46, 5.4), lighter("#8A857C", 0.22)),
            scallop,
            sconce(14, -61),
            marotte,
            balls,
        )
    )
    return group(inner, move=f"translate({CORNER_X} {feet})")
