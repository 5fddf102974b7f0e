"""Floor 2, the traders: a counting house with scales, coins, bales and a map of the sea."""

from __future__ import annotations

import random

from kingup_game.theme.palette import PARCHMENT
from tools.studio.brass import BRASS
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
    smooth,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import books, candlestick, chest, coins, sack
from tools.studio.castle.rooms.shell import (
    WALL_LEFT,
    WALL_RIGHT,
    Flame,
    Skin,
    carved,
    floorboards,
    shadow,
    shell,
    wainscot,
)

SKIN = Skin(wall="#8E9168", niche="#B3B288", floor="#8F7350", trim="#7C7048")
FLAMES = (Flame("candle", 1361.0, -64.0), Flame("candle", 645.0, -67.0))


def paint(light: Light) -> str:
    del light
    rng = random.Random("counting")
    lozenges = stroke(
        "".join(
            f"M{x} {y - 7}l5 7l-5 7l-5 -7z"
            for i, x in enumerate(range(int(WALL_LEFT), int(WALL_RIGHT), 20))
            for y in ((-86, -58) if i % 2 else (-72, -44))
        ),
        darker(SKIN.wall, 0.14),
        1.0,
        0.55,
    )
    motifs = "".join(
        carved(
            f"M{x - 15} -58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M{x - 9} -58a9 9 0 1 0 18 0"
            f"a9 9 0 1 0 -18 0",
            SKIN,
        )
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("counting", SKIN, lozenges + wainscot(26, "#8A7148"), floorboards(SKIN.floor)),
            motifs,
            _map(960.0),
            _bracket(645.0, -52.0),
            shadow(582, 26),
            chest(580, -1, 46, 28),
            _loose_coins(rng, 612.0),
            shadow(634, 22),
            _bales(634.0),
            _counter(rng, 1319.0),
        )
    )


def _counter(rng: random.Random, x: float) -> str:
    shelf = "".join(
        path(box(x - 50, y, 70, 3.5, 1), tone("#7A5A34"), SCENERY_LINE, LINE_THIN) for y in (-66,)
    )
    ledgers = books(rng, x - 46, -66, 34, 18, ("#7A3B34", "#5D6B4A", "#8A6A3A", "#4F5A6B"))
    bags = "".join(sack(x + dx, -66, 15, 15, "#C2A46C") for dx in (-2, 12))
    front = planks(rng, (x - 52, -37, 104, 36), 17, "#84603A")
    return "".join(
        (
            shelf,
            ledgers,
            bags,
            shadow(x, 56),
            front,
            path(box(x - 52, -37, 104, 36), "none", SCENERY_LINE, LINE_MID),
            path(box(x - 57, -43, 114, 7.5, 1.5), tone("#A87C48"), SCENERY_LINE, LINE_MID),
            _scales(x - 16, -43.0),
            coins(x + 14, -43, 4),
            coins(x + 25, -43, 6),
            coins(x + 6, -42, 2),
            candlestick(x + 42, -43, 12),
        )
    )


def _scales(x: float, foot: float) -> str:
    parts = [
        path(
            poly([(x - 9, foot), (x + 9, foot), (x + 3, foot - 5), (x - 3, foot - 5)]),
            tone(BRASS),
            SCENERY_LINE,
            LINE_THIN,
        ),
        stroke(f"M{x} {foot - 4}V{foot - 42}", SCENERY_LINE, 3.4),
        stroke(f"M{x} {foot - 4}V{foot - 42}", BRASS, 1.8),
        stroke(f"M{x - 22} {foot - 33}Q{x} {foot - 42} {x + 22} {foot - 39}", SCENERY_LINE, 3.4),
        stroke(f"M{x - 22} {foot - 33}Q{x} {foot - 42} {x + 22} {foot - 39}", BRASS, 1.8),
        path(oval(x, foot - 43, 3), tone(BRASS), SCENERY_LINE, 0.9),
    ]
    for px, top in ((x - 22, foot - 33), (x + 22, foot - 39)):
        parts.append(
            stroke(f"M{px - 8} {top + 17}L{px} {top}L{px + 8} {top + 17}", SCENERY_LINE, 1)
        )
        parts.append(
            path(
                f"M{px - 10} {top + 17}h20q-3 6 -10 6t-10 -6z", tone(BRASS), SCENERY_LINE, LINE_THIN
            )
        )
    parts.append(coins(x - 22, foot - 15, 2, 4))
    return "".join(parts)


def _map(x: float) -> str:
    left, top = x - 21, -90.0
    land = smooth([(x - 15, -78), (x - 4, -80), (x - 1, -70), (x - 8, -64), (x - 16, -68)])
    other = smooth([(x + 4, -62), (x + 14, -66), (x + 16, -52), (x + 6, -50)])
    return "".join(
        (
            path(box(left, top, 42, 54), tone(PARCHMENT), SCENERY_LINE, LINE_THIN),
            path(land + other, "#A8A06A", darker("#A8A06A", 0.4), 0.9),
            stroke(f"M{x - 12} -58q8 10 14 0t12 -12", "#9A2F33", 1.3),
            stroke(f"M{x - 14} -44h8M{x - 10} -48v8", "#7A5A34", 1),
            path(box(left - 3, top - 3, 48, 5, 2.5), tone("#7A5A34"), SCENERY_LINE, LINE_THIN),
            path(box(left - 3, top + 52, 48, 5, 2.5), tone("#7A5A34"), SCENERY_LINE, LINE_THIN),
        )
    )


def _bracket(x: float, y: float) -> str:
    return path(box(x - 12, y, 24, 3.6, 1), tone("#7A5A34"), SCENERY_LINE, LINE_THIN) + candlestick(
        x, y, 7
    )


def _bales(x: float) -> str:
    parts = []
    for dx, foot, w, hue in ((0, -1.0, 42, "#A4845C"), (-3, -20.0, 30, "#7E8A86")):
        left = x + dx - w / 2
        parts += [
            path(box(left, foot - 19, w, 19, 5), tone(hue), SCENERY_LINE, LINE_MID),
            stroke(
                f"M{left + w * 0.3:.1f} {foot - 19}v19M{left + w * 0.7:.1f} {foot - 19}v19",
                lighter(hue, 0.4),
                1.8,
            ),
        ]
    return "".join(parts)


def _loose_coins(rng: random.Random, x: float) -> str:
    return "".join(coins(x + rng.uniform(-5, 6), -1 + rng.uniform(-5, 1), 1, 3.4) for _ in range(5))
