"""Floor 3, the officers: a guardroom of bare stone with halberds, shields and drums."""

from __future__ import annotations

import random

from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    darker,
    drum,
    lighter,
    oval,
    path,
    poly,
    smooth,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import IRON, sconce, shield
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    WALL_TOP,
    Flame,
    Skin,
    carved,
    flagstones,
    shadow,
    shell,
)

SKIN = Skin(wall="#8B8982", niche="#A8A399", floor="#7F7B74", trim="#85817A", head="pointed")
FLAMES = (Flame("torch", 645.0, -64.0), Flame("torch", 1330.0, -73.0))
STEEL = "#9FA3A6"


def paint(light: Light) -> str:
    del light
    rng = random.Random("guardroom")
    wall = blocks(
        rng, (WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, BACK - WALL_TOP), 11.5, SKIN.wall, 0.05
    )
    motifs = "".join(
        carved(f"M{x} -78V-44M{x - 9} -46h18M{x} -44v10M{x - 3} -33h6", SKIN)
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("guardroom", SKIN, wall, flagstones(rng, SKIN.floor, 12)),
            motifs,
            _arms(800.0, "#8C3A38", "#C9A860"),
            _arms(1120.0, "#3F5A7A", "#C7C2B4"),
            sconce(645.0, -52.0),
            sconce(1330.0, -61.0),
            shadow(584, 22),
            _drum(584.0),
            shadow(630, 17),
            _helmet_stand(630.0),
            shadow(1310, 50),
            _rack(1307.0),
            _armour(1356.0),
        )
    )


def _arms(x: float, field: str, charge: str) -> str:
    swords = "".join(
        stroke(f"M{x - s * 20} -50L{x + s * 19} -92", SCENERY_LINE, 4.2)
        + stroke(f"M{x - s * 20} -50L{x + s * 19} -92", STEEL, 2.4)
        + stroke(f"M{x - s * 18} -57l{s * 8} 8", "#8E7440", 3)
        for s in (1, -1)
    )
    return swords + shield(x, -84.0, 25, field, charge)


def _drum(x: float) -> str:
    zig = "".join(f"L{x - 20 + k * 8} {-22 if k % 2 else -8}" for k in range(6))
    return "".join(
        (
            path(box(x - 20, -25, 40, 24, 2), drum("#8C3A38"), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 20} -8{zig}", "#D8C8A0", 1.4),
            path(box(x - 21.5, -8, 43, 6.5, 2), drum("#B58E48"), SCENERY_LINE, LINE_THIN),
            path(box(x - 21.5, -27, 43, 6, 2), drum("#B58E48"), SCENERY_LINE, LINE_THIN),
            path(oval(x, -27, 21, 4), tone("#DCCFB0"), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 14} -31l24 5M{x + 12} -33l-20 7", SCENERY_LINE, 3),
            stroke(f"M{x - 14} -31l24 5M{x + 12} -33l-20 7", "#B98A50", 1.6),
        )
    )


def _helmet_stand(x: float) -> str:
    return "".join(
        (
            path(box(x - 2, -18, 4, 17), tone("#7A5029"), SCENERY_LINE, LINE_THIN),
            path(box(x - 11, -4, 22, 4, 1.5), tone("#7A5029"), SCENERY_LINE, LINE_THIN),
            path(
                f"M{x - 11} -16V-24Q{x - 10} -37 {x} -37Q{x + 10} -37 {x + 11} -24V-16"
                f"L{x + 4} -14L{x} -18L{x - 4} -14z",
                tone(STEEL),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(f"M{x - 8} -24h16M{x} -24v7", "#2B2422", 2.2),
        )
    )


def _rack(x: float) -> str:
    parts = []
    for i, dx in enumerate((-38, -22, -6, 10)):
        at = x + dx
        parts += [
            stroke(f"M{at} -3V-84", SCENERY_LINE, 4.4),
            stroke(f"M{at} -3V-84", "#9A6A3C", 2.6),
        ]
        if i % 2:
            parts.append(
                path(
                    poly([(at, -94), (at + 4.5, -80), (at, -74), (at - 4.5, -80)]),
                    tone(STEEL),
                    SCENERY_LINE,
                    LINE_THIN,
                )
            )
        else:
            parts.append(
                path(
                    f"M{at - 1} -93l2 9q10 -4 11 6q-1 8 -11 5l-1 7q-2 -2 -1 -8l-7 -3l7 -4z",
                    tone(STEEL),
                    SCENERY_LINE,
                    LINE_THIN,
                )
            )
    for y in (-58.0, -20.0):
        parts.append(path(box(x - 46, y, 64, 6, 1.5), tone("#6E4A2A"), SCENERY_LINE, LINE_THIN))
    parts.append(shield(x - 30, -36.0, 24, "#6B5A7A", "#C9A860"))
    parts.append(shield(x - 1, -36.0, 24, "#5D7A5A", "#C7C2B4"))
    return "".join(parts)


def _armour(x: float) -> str:
    """An empty suit on its pole: someone of rank lives here."""
    plate = smooth(
        [
            (x - 13, -58),
            (x, -61),
            (x + 13, -58),
            (x + 11, -42),
            (x + 8, -34),
            (x - 8, -34),
            (x - 11, -42),
        ]
    )
    return "".join(
        (
            path(box(x - 2, -16, 4, 15), tone("#6E4A2A"), SCENERY_LINE, LINE_THIN),
            path(box(x - 12, -4, 24, 4, 1.5), tone("#6E4A2A"), SCENERY_LINE, LINE_THIN),
            path(
                poly([(x - 10, -36), (x + 10, -36), (x + 13, -16), (x - 13, -16)]),
                tone("#7C3A3A"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(plate, tone(STEEL), SCENERY_LINE, LINE_MID),
            stroke(f"M{x} -60V-35", darker(STEEL, 0.3), 1.2),
            path(oval(x - 13, -55, 5.5, 5), tone(lighter(STEEL, 0.1)), SCENERY_LINE, LINE_THIN),
            path(oval(x + 13, -55, 5.5, 5), tone(IRON), SCENERY_LINE, LINE_THIN),
            path(
                f"M{x - 8} -62V-70Q{x - 7} -80 {x} -80Q{x + 7} -80 {x + 8} -70V-62z",
                tone(STEEL),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(f"M{x - 6} -70h12", "#2B2422", 2),
            path(f"M{x} -80q-3 -12 8 -12q-4 4 -3 12z", tone("#8C3A38"), SCENERY_LINE, 0.9),
        )
    )
