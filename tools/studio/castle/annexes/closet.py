"""The two WCs at the right of floors 4 and 3."""

from __future__ import annotations

import random

from kingup_game.stage.layout import FLOOR_FEET_Y, WC_X
from kingup_game.theme.palette import INK, PAPER, STONE
from tools.studio.castle import numerals
from tools.studio.castle.annexes.cell import CELL_HALF, TAG_X, box_room, rim
from tools.studio.castle.light import Light
from tools.studio.castle.masonry import planks
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    arch,
    box,
    darker,
    drum,
    group,
    oval,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import CEILING

FLOORS = (4, 3)
VIEW = (1374.0, FLOOR_FEET_Y[4] - 106.0, 150.0, 234.0)


def paint(light: Light) -> str:
    return "".join(
        group(_closet(floor, light), move=f"translate({WC_X} {FLOOR_FEET_Y[floor]})")
        for floor in FLOORS
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
            box_room(f"closet-{floor}", wall, work, "#8F7A5C"),
            path(heart, light.pane, SCENERY_LINE, LINE_MID),
            bench,
            hay,
            towel,
            bucket,
            rim("#7C5632"),
            path(box(TAG_X - 14, CEILING + 3, 28, 26, 4), tone(STONE), INK, LINE_MID),
            numerals.figures("0", TAG_X, CEILING + 16, 17, PAPER, 9.5),
        )
    )
