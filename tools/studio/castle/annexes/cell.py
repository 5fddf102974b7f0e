"""A small room cut into a tower: what dungeons and closets share."""

from __future__ import annotations

from kingup_game.theme.palette import INK
from tools.studio.castle.pen import (
    LINE_BOLD,
    LINE_MID,
    LINE_THIN,
    box,
    clip,
    darker,
    fade,
    group,
    lighter,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import BACK, CEILING

CELL_HALF = 54.0
TAG_X = 63.0  # values hang at the outer edge, where no token hides them


def box_room(name: str, wall: str, work: str, floor_hue: str) -> str:
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


def rim(beam: str) -> str:
    return "".join(
        (
            path(box(-CELL_HALF, CEILING, 2 * CELL_HALF, -CEILING + 1), "none", INK, LINE_BOLD),
            path(
                box(-CELL_HALF - 5, 0, 2 * CELL_HALF + 10, 10, 1.5), tone(beam), INK, LINE_MID + 0.4
            ),
            stroke(f"M{-CELL_HALF - 2} 2h{2 * CELL_HALF + 4}", lighter(beam, 0.4), 1.2, 0.6),
        )
    )
