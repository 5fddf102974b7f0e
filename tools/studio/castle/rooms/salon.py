"""Floor 5, the nobles: a salon of damask and gilt with a harpsichord and ancestors."""

from __future__ import annotations

from kingup_game.theme.palette import PAPER
from tools.studio.brass import BRASS
from tools.studio.castle.light import Light
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
    poly,
    smooth,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import candlestick, framed
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    WALL_TOP,
    Flame,
    Skin,
    carved,
    shadow,
    shell,
    wainscot,
)

SKIN = Skin(wall="#A87678", niche="#CBA39A", floor="#9A6E4A", trim="#B8924E")
FLAMES = (
    Flame("candle", 645.0, -72.0),
    Flame("candle", 1278.0, -74.0),
    Flame("candle", 1354.0, -74.0),
)


def paint(light: Light) -> str:
    del light
    damask = stroke(
        "".join(
            f"M{x} {y}q-7 -8 0 -15q7 7 0 15zM{x} {y}q-8 -1 -9 -7M{x} {y}q8 -1 9 -7"
            for i, x in enumerate(range(int(WALL_LEFT) + 8, int(WALL_RIGHT), 24))
            for y in ((-76, -40) if i % 2 else (-58, -22))
        ),
        lighter(SKIN.wall, 0.2),
        1.2,
        0.5,
    )
    parquet = stroke(
        "".join(
            f"M{x} 2L{x + (960 - x) * 0.02 + 8:.1f} -6L{x + (960 - x) * 0.04:.1f} {BACK}"
            for x in range(530, 1390, 16)
        ),
        darker(SKIN.floor, 0.25),
        0.8,
        0.7,
    )
    cornice = path(
        box(WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, 6),
        tone("#C9A25A"),
        SCENERY_LINE,
        LINE_THIN,
    )
    motifs = "".join(
        carved(
            f"M{x} -80q-9 12 0 28q9 -16 0 -28zM{x - 4} -50q-3 -14 -13 -14q-7 4 -2 10"
            f"M{x + 4} -50q3 -14 13 -14q7 4 2 10M{x - 9} -48h18M{x - 3} -46q-1 8 -5 12"
            f"M{x + 3} -46q1 8 5 12",
            SKIN,
        )
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("salon", SKIN, damask + wainscot(22, "#C2A184", 56) + cornice, parquet),
            motifs,
            _ancestor(800.0, -62.0, "#5E6A66", "#8A5A6A"),
            _ancestor(1120.0, -62.0, "#6A5A56", "#54708A"),
            _wall_light(645.0),
            _wall_light(1278.0),
            _wall_light(1354.0),
            shadow(582, 18),
            group(_orange_tree(0.0), move="translate(578 0) scale(0.8)"),
            shadow(628, 22),
            _footstool(628.0),
            _mirror(1316.0),
            shadow(1318, 52),
            _harpsichord(1317.0),
        )
    )


def _ancestor(x: float, y: float, ground: str, coat: str) -> str:
    bust = "".join(
        (
            path(
                f"M{x - 11} {y + 17}Q{x - 9} {y + 4} {x} {y + 4}"
                f"Q{x + 9} {y + 4} {x + 11} {y + 17}z",
                coat,
                darker(coat, 0.4),
                0.9,
            ),
            path(oval(x, y - 3, 5.2, 6.4), "#D9AE88", darker("#D9AE88", 0.5), 0.9),
            path(oval(x - 2.1, y - 3.4, 0.8) + oval(x + 2.1, y - 3.4, 0.8), SCENERY_LINE),
            stroke(f"M{x - 1.8} {y + 0.6}q1.8 1.2 3.6 0", SCENERY_LINE, 0.8),
            path(
                smooth(
                    [
                        (x - 6.5, y + 1),
                        (x - 7, y - 8),
                        (x, y - 12),
                        (x + 7, y - 8),
                        (x + 6.5, y + 1),
                        (x + 4, y - 6),
                        (x - 4, y - 6),
                    ]
                ),
                "#DCD3C2",
                darker("#DCD3C2", 0.5),
                0.9,
            ),
            path(poly([(x - 5, y + 5), (x, y + 10), (x + 5, y + 5)]), PAPER, SCENERY_LINE, 0.7),
        )
    )
    return framed(x, y, 38, 50, ground, bust)


def _wall_light(x: float) -> str:
    return "".join(
        (
            path(oval(x, -52, 5, 8), tone(BRASS), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x} -48q-9 6 -9 -4M{x} -48q9 6 9 -4", BRASS, 1.8),
            candlestick(x, -56, 9),
        )
    )


def _orange_tree(x: float) -> str:
    fruit = "".join(
        path(oval(x + dx, y, 3), "#D08A3A", SCENERY_LINE, 0.8)
        for dx, y in ((-7, -34), (5, -38), (9, -29), (-2, -27))
    )
    return "".join(
        (
            path(box(x - 2, -24, 4, 10), "#7A5029", SCENERY_LINE, LINE_THIN),
            path(
                smooth(
                    [
                        (x - 15, -30),
                        (x - 11, -42),
                        (x, -46),
                        (x + 12, -42),
                        (x + 16, -31),
                        (x + 9, -22),
                        (x - 9, -22),
                    ]
                ),
                tone("#6E8A58"),
                SCENERY_LINE,
                LINE_MID,
            ),
            fruit,
            path(
                poly([(x - 12, -16), (x + 12, -16), (x + 9, -1), (x - 9, -1)]),
                tone("#C9BBA6"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(box(x - 14, -18, 28, 5, 1.5), tone("#D8CBB6"), SCENERY_LINE, LINE_THIN),
        )
    )


def _footstool(x: float) -> str:
    return "".join(
        (
            stroke(f"M{x - 15} -8q-6 2 -3 7M{x + 15} -8q6 2 3 7", SCENERY_LINE, 4.4),
            stroke(f"M{x - 15} -8q-6 2 -3 7M{x + 15} -8q6 2 3 7", BRASS, 2.4),
            path(box(x - 21, -21, 42, 13, 6), tone("#7A5A86"), SCENERY_LINE, LINE_MID),
            path(box(x - 21, -11, 42, 4, 1.5), tone(BRASS), SCENERY_LINE, LINE_THIN),
        )
    )


def _mirror(x: float) -> str:
    return "".join(
        (
            path(oval(x, -68, 24, 20), tone("#C9A25A"), SCENERY_LINE, LINE_MID),
            path(oval(x, -68, 19, 15.5), tone("#B9BDBE"), darker(BRASS, 0.5), 1),
            stroke(f"M{x - 10} -64l12 -13M{x - 3} -60l10 -11", "#FFFFFF", 2, 0.35),
            path(f"M{x - 8} -87q8 -10 16 0q-8 4 -16 0z", tone(BRASS), SCENERY_LINE, 0.9),
        )
    )


def _harpsichord(x: float) -> str:
    legs = "".join(
        stroke(f"M{x + dx} -26q{s * 6} 10 0 24", SCENERY_LINE, 5.4)
        + stroke(f"M{x + dx} -26q{s * 6} 10 0 24", "#B8924E", 3.2)
        for dx, s in ((-42, -1), (-4, 1), (38, 1))
    )
    keys = "".join(f"M{x - 46 + k * 4} -33v4" for k in range(11))
    return "".join(
        (
            path(
                f"M{x - 30} -40L{x - 24} -66Q{x + 10} -64 {x + 26} -50Q{x + 40} -46 {x + 48} -38z",
                tone("#8C4A48"),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(
                f"M{x - 22} -60Q{x + 8} -59 {x + 22} -47Q{x + 32} -42 {x + 40} -41", "#D8B568", 1.4
            ),
            legs,
            path(
                poly([(x - 52, -36), (x + 50, -40), (x + 50, -26), (x - 52, -24)]),
                tone("#5E7A6A"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(box(x - 50, -34, 46, 6), PAPER, SCENERY_LINE, LINE_THIN),
            stroke(keys, "#2B2422", 1.6),
            stroke(f"M{x + 2} -31L{x + 46} -33", "#D8B568", 1.6),
            path(
                poly([(x - 24, -38), (x - 22, -52), (x - 4, -52), (x - 6, -38)]),
                PAPER,
                SCENERY_LINE,
                LINE_THIN,
            ),
            stroke(f"M{x - 19} -48h11M{x - 20} -44h11", SCENERY_LINE, 0.8),
        )
    )
