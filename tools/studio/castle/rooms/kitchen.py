"""Floor 0, the servants: a kitchen with its hearth, copper, onions and flour."""

from __future__ import annotations

import random

from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    arch,
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
from tools.studio.castle.rooms.props import COPPER, IRON, barrel, crate, sack
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    Flame,
    Skin,
    carved,
    flagstones,
    shadow,
    shell,
)

SKIN = Skin(wall="#B29C7A", niche="#C6B28E", floor="#94826C", trim="#A8836A", head="low")
FLAMES = (Flame("hearth", 1316.0, -9.0), Flame("candle", 645.0, -43.5))


def paint(light: Light) -> str:
    del light
    rng = random.Random("kitchen")
    stains = "".join(
        path(
            oval(rng.uniform(560, 1360), rng.uniform(-92, -30), rng.uniform(20, 50), 9),
            darker(SKIN.wall, 0.14),
            opacity=0.4,
        )
        for _ in range(14)
    )
    bare = "".join(
        blocks(rng, (x, y, 46, 16), 8, "#A5745A", 0.07)
        for x, y in ((636, -58), (782, -66), (1096, -46), (562, -60))
    )
    dado = path(box(WALL_LEFT, BACK - 24, WALL_RIGHT - WALL_LEFT, 24), darker(SKIN.wall, 0.1))
    motifs = "".join(
        carved(f"M{x - 8} -74v8q0 5 4 5t4 -5v-8M{x - 4} -74v30M{x + 8} -74q-6 8 0 14v16", SKIN)
        for x in (720, 880, 1040, 1200)
    )
    return "".join(
        (
            shell("kitchen", SKIN, stains + bare + dado, flagstones(rng, SKIN.floor)),
            motifs,
            _hearth(rng),
            _rail(960.0),
            _shelf(645.0, -36.0),
            shadow(578, 20),
            sack(576, -1, 36, 38),
            shadow(618, 22),
            barrel(622, -1, 32, 30),
            shadow(961, 21),
            _basket(960.0, -1.0),
            _onions(641.0, -95.0),
        )
    )


def _hearth(rng: random.Random) -> str:
    x, w = 1316.0, 96.0
    left = x - w / 2
    mouth = arch(x - 36, -2, 72, 62, 26)
    bricks = blocks(rng, (left, -72, w, 70), 7.5, "#9A6450", 0.1, long=2.0)
    hood = poly([(left - 4, -72), (x - 34, -95), (x + 34, -95), (left + w + 4, -72)])
    logs = "".join(
        path(box(x + dx - 20, -8 + dy, 40, 6.5, 3), drum("#5F3B22"), SCENERY_LINE, LINE_THIN)
        for dx, dy in ((-6, 0), (7, 0), (0, -5.5))
    )
    pot = f"M{x - 19} -40Q{x - 22} -17 {x} -16Q{x + 22} -17 {x + 19} -40z"
    return "".join(
        (
            bricks,
            path(box(left, -72, w, 70), "none", SCENERY_LINE, LINE_MID),
            path(mouth, "#2A1712", SCENERY_LINE, 2.2),
            path(arch(x - 28, -3, 56, 50, 20), "#4A261A"),
            logs,
            stroke(f"M{x} -64V-46M{x - 16} -40Q{x} -58 {x + 16} -40", "#1E1411", 2),
            path(pot, drum("#4B474A"), "#1E1411", LINE_MID),
            path(oval(x, -40, 20, 3.6), "#34302F", "#1E1411", LINE_MID),
            path(oval(x, -40.4, 15, 2), "#B5793D"),
            path(hood, tone("#B39270"), SCENERY_LINE, LINE_MID),
            path(box(left - 6, -76, w + 12, 7, 1.5), tone("#7A4E2C"), SCENERY_LINE, LINE_MID),
            "".join(
                _jar(x + dx, -76, hue)
                for dx, hue in ((-40, "#8A9A7A"), (-24, "#B98A5A"), (40, "#9A6A5A"))
            ),
        )
    )


def _jar(x: float, foot: float, hue: str) -> str:
    return path(
        smooth(
            [
                (x - 5, foot),
                (x - 6, foot - 7),
                (x - 3, foot - 11),
                (x + 3, foot - 11),
                (x + 6, foot - 7),
                (x + 5, foot),
            ]
        ),
        tone(hue),
        SCENERY_LINE,
        LINE_THIN,
    ) + path(box(x - 4, foot - 13, 8, 3, 1), tone("#C9B48A"), SCENERY_LINE, 0.8)


def _rail(x: float) -> str:
    """Pans and a ladle on a rail under the ceiling."""
    parts = [stroke(f"M{x - 23} -88H{x + 23}", IRON, 2.4)]
    for dx, r, hue in ((-14, 8.5, COPPER), (4, 7, "#8F7B6A"), (18, 5.5, COPPER)):
        cy = -88 + 18 + r
        parts += [
            stroke(f"M{x + dx} -88V{cy - r + 1}", SCENERY_LINE, 3),
            stroke(f"M{x + dx} -87V{cy - r + 1}", lighter(hue, 0.1), 1.4),
            path(oval(x + dx, cy, r), tone(hue), SCENERY_LINE, LINE_MID),
            path(oval(x + dx, cy, r * 0.68), tone(lighter(hue, 0.14)), darker(hue, 0.4), 0.9),
        ]
    return "".join(parts)


def _shelf(x: float, y: float) -> str:
    return "".join(
        (
            path(box(x - 14, y, 28, 4, 1), tone("#7A4E2C"), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x - 9} {y + 4}q5 1 5 7M{x + 9} {y + 4}q-5 1 -5 7", SCENERY_LINE, 1.4),
            path(box(x - 2.2, y - 8, 4.4, 8, 1), drum("#EADFC2"), SCENERY_LINE, 0.9),
            path(oval(x, y - 0.6, 6, 1.8), tone(IRON), SCENERY_LINE, 0.9),
        )
    )


def _basket(x: float, foot: float) -> str:
    greens = "".join(
        path(oval(x + dx, foot - 25 + dy, r), tone(hue), SCENERY_LINE, LINE_THIN)
        for dx, dy, r, hue in (
            (-12, 1, 8, "#8FA05A"),
            (5, -1, 9, "#9BAA66"),
            (15, 2, 6, "#B5603F"),
            (-2, 3, 6, "#C98A45"),
        )
    )
    return greens + crate(x, foot, 46, 21, "#A67A47")


def _onions(x: float, top: float) -> str:
    bulbs = "".join(
        path(
            oval(x + (3.4 if i % 2 else -3.4), top + 12 + i * 6.2, 4.6, 4.2),
            tone("#C48A4A"),
            SCENERY_LINE,
            0.9,
        )
        for i in range(5)
    )
    return stroke(f"M{x} {top}V{top + 38}", "#A58B54", 1.6) + bulbs
