"""Floor 4, the dignitaries: a chancery of books, pigeonholes, seals and a globe."""

from __future__ import annotations

import random

from kingup_game.theme.palette import PAPER, PARCHMENT
from tools.studio.brass import BRASS
from tools.studio.castle.light import Light
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
from tools.studio.castle.rooms.props import books, candlestick, scroll
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
    wainscot,
)

SKIN = Skin(wall="#678079", niche="#93A89C", floor="#80603F", trim="#7E5E3E", head="straight")
SPINES = ("#7A3B3A", "#4F6650", "#8A6A3A", "#4A5A70", "#6A4A66", "#9A7A4A")
FLAMES = (Flame("candle", 1284.0, -63.0), Flame("candle", 645.0, -69.0))


def paint(light: Light) -> str:
    del light
    rng = random.Random("chancery")
    stripes = "".join(
        path(box(x, WALL_TOP, 9, BACK - WALL_TOP), darker(SKIN.wall, 0.07))
        for x in range(int(WALL_LEFT), int(WALL_RIGHT), 18)
    )
    motifs = "".join(
        carved(f"M{x - 11} -32q2 -30 22 -46q-2 18 -12 30l-7 2M{x - 4} -44l9 -18", SKIN)
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("chancery", SKIN, stripes + wainscot(30, "#7A5A3C"), floorboards(SKIN.floor, 5)),
            motifs,
            _pigeonholes(rng, 960.0),
            path(box(633, -54, 24, 3.6, 1), tone("#6E4A2A"), SCENERY_LINE, LINE_THIN),
            candlestick(645, -54, 7),
            shadow(582, 24),
            _book_pile(rng, 580.0),
            shadow(626, 16),
            _scroll_basket(626.0),
            _bookcase(rng, 1332.0),
            shadow(1298, 40),
            _desk(1296.0),
            _globe(1350.0),
        )
    )


def _pigeonholes(rng: random.Random, x: float) -> str:
    parts = [path(box(x - 23, -91, 46, 63, 1.5), tone("#7E5833"), SCENERY_LINE, LINE_MID)]
    for row in range(4):
        for column in range(3):
            cx, cy = x - 14 + column * 14, -82 + row * 15
            parts.append(path(box(cx - 6, cy - 6, 12, 12.5, 1), "#3E2A1D", SCENERY_LINE, 0.9))
            parts += [
                path(
                    oval(cx + rng.uniform(-3, 3), cy + rng.uniform(0, 3.4), 2.7),
                    PARCHMENT,
                    darker(PARCHMENT, 0.5),
                    0.8,
                )
                for _ in range(rng.choice((1, 2, 3)))
            ]
    return "".join(parts)


def _book_pile(rng: random.Random, x: float) -> str:
    parts, foot = [], -1.0
    for w, h, hue in (
        (44, 8, "#7A3B3A"),
        (38, 7, "#4F6650"),
        (40, 6, "#8A6A3A"),
        (28, 6, "#4A5A70"),
    ):
        left = x - w / 2 + rng.uniform(-2, 2)
        parts += [
            path(box(left, foot - h, w, h, 1.5), tone(hue), SCENERY_LINE, LINE_THIN),
            path(box(left + w - 6, foot - h + 1.6, 6, h - 3.2), PAPER, SCENERY_LINE, 0.7),
        ]
        foot -= h
    return "".join(parts)


def _scroll_basket(x: float) -> str:
    rolls = "".join(
        path(
            poly(
                [
                    (x + dx - 3, -16),
                    (x + dx + 3, -16),
                    (x + dx * 1.7 + 3, -38 - k),
                    (x + dx * 1.7 - 3, -38 - k),
                ]
            ),
            tone(PARCHMENT),
            SCENERY_LINE,
            LINE_THIN,
        )
        for dx, k in ((-8, 0), (0, 5), (8, -3))
    )
    return (
        rolls
        + path(
            poly([(x - 14, -20), (x + 14, -20), (x + 11, -1), (x - 11, -1)]),
            tone("#9A7444"),
            SCENERY_LINE,
            LINE_MID,
        )
        + stroke(f"M{x - 13} -14h26M{x - 12} -8h24", darker("#9A7444", 0.4), 1)
    )


def _bookcase(rng: random.Random, x: float) -> str:
    parts = [path(box(x - 32, -93, 64, 92), "#47301F", SCENERY_LINE, LINE_MID)]
    for y in (-74.0, -53.0, -32.0, -11.0):
        parts.append(books(rng, x - 29, y, 58, 17, SPINES))
        parts.append(path(box(x - 32, y, 64, 3.4), tone("#8A6238"), SCENERY_LINE, LINE_THIN))
    parts.append(path(box(x - 35, -95, 70, 5, 1.5), tone("#8A6238"), SCENERY_LINE, LINE_THIN))
    return "".join(parts)


def _desk(x: float) -> str:
    return "".join(
        (
            path(
                poly(
                    [
                        (x - 30, -34),
                        (x + 26, -34),
                        (x + 22, -1),
                        (x + 15, -1),
                        (x + 12, -24),
                        (x - 18, -24),
                        (x - 20, -1),
                        (x - 27, -1),
                    ]
                ),
                tone("#84592F"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(
                poly([(x - 34, -36), (x + 30, -36), (x + 30, -31), (x - 34, -31)]),
                tone("#A8763F"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(
                poly([(x - 2, -37), (x + 22, -42), (x + 26, -37), (x + 2, -36)]),
                PAPER,
                SCENERY_LINE,
                LINE_THIN,
            ),
            stroke(f"M{x + 4} -38l14 -3", "#6E5236", 0.9),
            path(
                f"M{x + 13} -40q6 -16 18 -20q-3 12 -14 19z", lighter(PAPER, 0.4), SCENERY_LINE, 0.9
            ),
            scroll(x + 10, -14, 24, 6),
            candlestick(x - 12, -36, 19),
            path(box(x - 30, -42, 8, 6, 1.5), tone("#3E3A44"), SCENERY_LINE, LINE_THIN),
            path(oval(x - 26, -33.4, 3.4, 1.2), "#9A2F33"),
        )
    )


def _globe(x: float) -> str:
    return "".join(
        (
            stroke(f"M{x} -12V-4M{x - 9} -1L{x} -8L{x + 9} -1", SCENERY_LINE, 4.4),
            stroke(f"M{x} -12V-4M{x - 9} -1L{x} -8L{x + 9} -1", "#8A5A30", 2.4),
            path(oval(x, -27, 15), tone("#7C9AA0"), SCENERY_LINE, LINE_MID),
            path(
                f"M{x - 9} -34q6 -5 10 0q2 6 -4 8q-8 2 -6 -8zM{x + 2} -24q8 -3 9 2q-4 8 -9 4z",
                "#A6A26A",
                darker("#A6A26A", 0.4),
                0.8,
            ),
            stroke(f"M{x - 12} -41Q{x + 24} -36 {x + 6} -9", BRASS, 2),
        )
    )
