"""What holds the dollhouse together: cut walls, beams, hatches, ladders, plaques, the plinth."""

from __future__ import annotations

import random

from kingup_game.stage.layout import (
    FLOOR_FEET_Y,
    LADDER_X,
    NUMERAL_X,
    ROOM_LEFT,
    ROOM_RIGHT,
    THRONE_FEET_Y,
)
from kingup_game.theme.palette import GOLD, INK, STONE, STONE_LIGHT
from tools.studio.castle import numerals
from tools.studio.castle.masonry import blocks
from tools.studio.castle.pen import (
    LINE_BOLD,
    LINE_MID,
    LINE_THIN,
    box,
    darker,
    fade,
    lighter,
    mix,
    num,
    oval,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import BACK, BEAM, CEILING

FEET = (*(float(FLOOR_FEET_Y[floor]) for floor in range(6)), float(THRONE_FEET_Y))
RIMS = ("#9A5B3C", "#8A6236", "#6E7440", "#6B6A6C", "#4A6A66", "#9A4E62", GOLD)
PLINTH_FOOT = 878.0
CUT = 13.0  # the thickness of a wall that was cut open


def cut_walls() -> str:
    rng = random.Random("cut walls")
    parts = []
    top = FEET[6] + CEILING
    for x in (ROOM_LEFT - CUT, float(ROOM_RIGHT)):
        parts += [
            blocks(
                rng, (x, top, CUT, FEET[0] - top), 13, mix(STONE_LIGHT, "#D8C2A0", 0.5), 0.06, 1.6
            ),
            path(box(x, top, CUT, FEET[0] + BEAM - top), "none", INK, LINE_BOLD),
        ]
    return "".join(parts)


def beams() -> str:
    return "".join(_beam(floor, feet) for floor, feet in enumerate(FEET))


def _beam(floor: int, y: float) -> str:
    rng = random.Random(f"beam {floor}")
    left, width = ROOM_LEFT - 4.0, ROOM_RIGHT - ROOM_LEFT + 8.0
    wood = ("#7C5632", "#84592F", "#7C5A36", "#6E5A4A", "#7A5434", "#8A5E3A", "#8E6338")[floor]
    joints = "".join(
        f"M{num(left + width * (i + rng.uniform(-0.2, 0.2)) / 7)} {y}v{BEAM}" for i in range(1, 7)
    )
    grain = "".join(
        f"M{num(x)} {num(y + rng.uniform(3, 8))}q{num(length / 2)} {num(rng.uniform(-1, 1))} "
        f"{num(length)} 0"
        for x, length in (
            (rng.uniform(left, left + width - 60), rng.uniform(20, 60)) for _ in range(30)
        )
    )
    under = fade(f"under-{floor}", [(0, "#20120F", 0.36), (1, "#20120F", 0)])
    shade = path(box(ROOM_LEFT, y + BEAM, ROOM_RIGHT - ROOM_LEFT, 15), f"url(#under-{floor})")
    return "".join(
        (
            under if floor else "",
            shade if floor else "",
            path(box(left, y, width, BEAM, 1), wood, INK, LINE_MID + 0.3),
            stroke(f"M{left + 2} {y + 1.8}h{width - 4}", lighter(wood, 0.4), 1.3, 0.6),
            stroke(grain, darker(wood, 0.35), 0.8, 0.7),
            stroke(joints, INK, 1.2, 0.8),
        )
    )


def ladders() -> str:
    return "".join(_ladder(floor, float(x)) for floor, places in LADDER_X.items() for x in places)


def _ladder(floor: int, x: float) -> str:
    """From the floor to a little above the next one, through a hatch; finer the higher it leads."""
    foot, upper = FEET[floor] - 3, FEET[floor + 1]
    top = upper + BEAM if floor == 5 else upper - 16
    wood = ("#9A6E40", "#A67A45", "#8F6A42", "#77706A", "#8A5A34", "#C49A4E")[floor]
    hatch = (
        ""
        if floor == 5
        else path(
            poly(
                [
                    (x - 21, upper - 1),
                    (x - 19, upper + BACK + 4),
                    (x + 19, upper + BACK + 4),
                    (x + 21, upper - 1),
                ]
            ),
            "#2A1B14",
            INK,
            LINE_THIN,
        )
        + path(box(x - 20, upper, 40, BEAM), "#2F2019", INK, LINE_THIN)
    )
    rungs = "".join(
        f"M{x - 14.5 + k * 0.2:.1f} {foot - 9 - k * 13:.1f}H{x + 14.5 - k * 0.2:.1f}"
        for k in range(int((foot - top - 10) / 13) + 1)
    )
    poles = f"M{x - 15.5} {foot}L{x - 13.5} {top}M{x + 15.5} {foot}L{x + 13.5} {top}"
    sheen = (
        f"M{x - 16.3} {foot - 2}L{x - 14.3} {top + 1}M{x + 14.7} {foot - 2}L{x + 12.7} {top + 1}"
    )
    return "".join(
        (
            hatch,
            path(oval(x + 4, foot + 1, 22, 2.6), "#1C0F0A", opacity=0.3),
            stroke(f"M{x + 19} {foot}L{x + 16} {max(top, upper + BEAM)}", "#1C0F0A", 4, 0.18),
            stroke(rungs, INK, 5),
            stroke(rungs, darker(wood, 0.1), 2.9),
            stroke(poles, INK, 6.4),
            stroke(poles, wood, 4),
            stroke(sheen, lighter(wood, 0.4), 1.1, 0.8),
        )
    )


def plaques() -> str:
    values = ("0", "1", "2", "3", "4", "5", "10")
    return "".join(
        numerals.plaque(value, float(NUMERAL_X), FEET[floor] - 93, RIMS[floor])
        for floor, value in enumerate(values)
    )


def plinth() -> str:
    rng = random.Random("plinth")
    top = FEET[0] + BEAM
    left, width = 412.0, 1096.0
    return "".join(
        (
            blocks(
                rng, (left, top, width, PLINTH_FOOT - top), 9, mix(STONE, STONE_LIGHT, 0.4), 0.07
            ),
            path(box(left, top, width, PLINTH_FOOT - top), "none", INK, LINE_BOLD),
            path(box(left - 6, top - 3, width + 12, 6, 2), tone(STONE_LIGHT), INK, LINE_MID),
        )
    )
