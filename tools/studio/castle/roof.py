"""The great roof over the throne room, its gable and its chimneys."""

from __future__ import annotations

import random

from kingup_game.stage.layout import THRONE_X
from kingup_game.theme.palette import INK, ROOF, ROOF_DARK, STONE_LIGHT, WOOD_DARK
from tools.studio.brass import BRASS
from tools.studio.castle.light import Light
from tools.studio.castle.masonry import blocks, scales
from tools.studio.castle.pen import (
    LINE_BOLD,
    LINE_MID,
    LINE_THIN,
    arch,
    box,
    clip,
    darker,
    fade,
    group,
    lighter,
    mix,
    oval,
    path,
    poly,
    stroke,
    tone,
)

EAVES, RIDGE = 86.0, 34.0
CHIMNEYS = ((715.0, 20.0, 60.0), (1340.0, 28.0, 70.0))
DORMERS = (652.0, 784.0, 1136.0, 1268.0)
DORMER_Y = 64.0
CHIMNEY_MOUTHS = tuple((x, top - 2) for x, top, _ in CHIMNEYS)
POLE_TOP = 4.0
FLAG_POINT = (float(THRONE_X), POLE_TOP + 2)


def paint(light: Light) -> str:
    rng = random.Random("roof")
    x = float(THRONE_X)
    face = (
        f"M492 {EAVES + 6}Q560 {EAVES - 12} 596 {RIDGE + 2}"
        f"Q{x} {RIDGE - 7} {2 * x - 596} {RIDGE + 2}"
        f"Q{2 * x - 556} {EAVES - 16} 1402 {EAVES + 4}L1402 {EAVES + 12}"
        f"H492z"
    )
    tiles = scales(
        rng,
        (486, RIDGE - 12, 950, EAVES - RIDGE + 26),
        (17, 12),
        (ROOF, mix(ROOF, ROOF_DARK, 0.28), lighter(ROOF, 0.1), mix(ROOF, "#8A4A5A", 0.3)),
    )
    return "".join(
        (
            *(_chimney(rng, *chimney) for chimney in CHIMNEYS),
            stroke(f"M{x} 40V{POLE_TOP}", INK, 4.2),
            stroke(f"M{x} 40V{POLE_TOP}", "#9A7444", 2),
            path(oval(x, POLE_TOP, 3), tone(BRASS), INK, LINE_THIN),
            clip("roof", face),
            group(tiles, _shade(), clip="roof"),
            path(face, "none", INK, LINE_BOLD + 0.4),
            stroke(f"M596 {RIDGE + 1}Q{x} {RIDGE - 8} {2 * x - 596} {RIDGE + 1}", INK, 8),
            stroke(f"M596 {RIDGE + 1}Q{x} {RIDGE - 8} {2 * x - 596} {RIDGE + 1}", ROOF_DARK, 4.6),
            *(_dormer(dx, light) for dx in DORMERS),
        )
    )


def gable_front() -> str:
    """Bargeboards of the throne's gable, drawn after the room to cover its edge."""
    x = float(THRONE_X)
    boards = poly(
        [
            (x - 116, EAVES + 9),
            (x - 108, EAVES + 1),
            (x - 68, EAVES - 16),
            (x, 33),
            (x + 68, EAVES - 16),
            (x + 108, EAVES + 1),
            (x + 116, EAVES + 9),
            (x + 96, EAVES + 9),
            (x + 60, EAVES - 8),
            (x, 50),
            (x - 60, EAVES - 8),
            (x - 96, EAVES + 9),
        ]
    )
    return "".join(
        (
            path(boards, tone("#9A6A3A"), INK, LINE_BOLD),
            stroke(
                f"M{x - 104} {EAVES + 4}L{x - 64} {EAVES - 12}L{x} 41.5L{x + 64} {EAVES - 12}"
                f"L{x + 104} {EAVES + 4}",
                BRASS,
                2.0,
                0.85,
            ),
            path(oval(x, 39, 6.5), tone(BRASS), INK, LINE_MID),
        )
    )


def eaves_board() -> str:
    x = float(THRONE_X)
    y = EAVES - 11
    data = box(520, y, x - 100 - 520, 9, 1.5) + box(x + 100, y, 2 * x - 520 - x - 100, 9, 1.5)
    ends = "".join(box(px, y + 1.5, 7, 7) for px in range(540, 1390, 34) if abs(px - x) > 110)
    return path(data, tone(WOOD_DARK), INK, LINE_MID) + path(ends, "#8A5A30", INK, 0.9)


def _shade() -> str:
    return fade(
        "roof-shade", [(0, "#FFE9C4", 0.16), (0.4, "#FFE9C4", 0.0), (1, "#20120F", 0.34)]
    ) + path(box(480, RIDGE - 10, 960, EAVES - RIDGE + 24), "url(#roof-shade)")


def _chimney(rng: random.Random, x: float, top: float, foot: float) -> str:
    return "".join(
        (
            blocks(rng, (x - 13, top + 7, 26, foot - top), 7, "#9A7A68", 0.1, 1.8),
            path(box(x - 13, top + 7, 26, foot - top), "none", INK, LINE_MID + 0.4),
            path(box(x - 17, top, 34, 8, 2), tone(STONE_LIGHT), INK, LINE_MID + 0.4),
            path(box(x + 3, top + 8, 10, foot - top), "#20120F", opacity=0.25),
        )
    )


def _dormer(x: float, light: Light) -> str:
    return "".join(
        (
            path(
                poly([(x - 15, 74), (x - 15, 56), (x, 44), (x + 15, 56), (x + 15, 74)]),
                tone("#B79C78"),
                INK,
                LINE_MID,
            ),
            path(arch(x - 6, 72, 12, 16, 6), light.tower_pane, INK, LINE_THIN + 0.3),
            stroke(f"M{x} 72V57", INK, 1),
            path(
                poly([(x - 21, 60), (x, 40), (x + 21, 60), (x + 16, 63), (x, 48), (x - 16, 63)]),
                tone(darker(ROOF, 0.16)),
                INK,
                LINE_MID,
            ),
        )
    )
