"""The Jester's corner of floor 3, where he leans when his floor is full."""

from __future__ import annotations

import random

from kingup_game.stage.layout import FLOOR_FEET_Y
from tools.studio.brass import BRASS
from tools.studio.castle.light import Light
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    clip,
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

X = 1316.0
VIEW = (1252.0, FLOOR_FEET_Y[3] - 98.0, 122.0, 100.0)


def paint(light: Light) -> str:
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
        + path(oval(left + (k + 0.5) * 14.75, top + 17, 2.8), tone(BRASS), SCENERY_LINE, 0.9)
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
    return group(inner, move=f"translate({X} {feet})")
