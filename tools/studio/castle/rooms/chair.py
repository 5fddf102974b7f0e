"""The throne itself: its steps, its back, and the arms that come before whoever sits."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, GOLD, GOLD_DARK, GOLD_LIGHT
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    darker,
    oval,
    path,
    poly,
    stroke,
    tone,
)


def dais(x: float) -> str:
    parts = []
    for half, top, foot in ((108, -11.0, 1.0), (88, -17.0, -9.0)):
        parts.append(
            path(
                box(x - half, top, 2 * half, foot - top, 1.5),
                tone("#B9ACA0"),
                SCENERY_LINE,
                LINE_MID,
            )
        )
    carpet = poly([(x - 30, -17), (x + 30, -17), (x + 40, 2), (x - 40, 2)])
    return (
        "".join(parts)
        + path(carpet, tone(CRIMSON), SCENERY_LINE, LINE_THIN)
        + stroke(f"M{x - 26} -16L{x - 35} 1M{x + 26} -16L{x + 35} 1", GOLD, 1.6)
    )


def back(x: float) -> str:
    """The high back and the seat, which a sitting token covers but for its rim."""
    back = (
        f"M{x - 60} -16V-84Q{x - 58} -98 {x - 38} -96Q{x - 22} -112 {x} -116"
        f"Q{x + 22} -112 {x + 38} -96Q{x + 58} -98 {x + 60} -84V-16z"
    )
    inside = (
        f"M{x - 50} -18V-78Q{x - 48} -89 {x - 32} -86Q{x - 18} -100 {x} -104"
        f"Q{x + 18} -100 {x + 32} -86Q{x + 48} -89 {x + 50} -78V-18z"
    )
    studs = "".join(
        path(oval(x + s * 55, -26.0 - k * 14, 2.2), GOLD_LIGHT, GOLD_DARK, 0.8)
        for s in (-1, 1)
        for k in range(5)
    )
    buttons = "".join(
        oval(x + dx, y, 1.7) for dx, y in ((-20, -74), (0, -82), (20, -74), (-10, -58), (10, -58))
    )
    return "".join(
        (
            path(back, tone(GOLD), SCENERY_LINE, LINE_MID + 0.6),
            path(inside, tone("#9A3145"), darker(GOLD_DARK, 0.3), LINE_MID),
            path(buttons, GOLD_DARK),
            studs,
            path(
                poly(
                    [
                        (x - 11, -112),
                        (x - 13, -126),
                        (x - 5, -119),
                        (x, -129),
                        (x + 5, -119),
                        (x + 13, -126),
                        (x + 11, -112),
                    ]
                ),
                tone(GOLD),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(box(x - 56, -27, 112, 11, 3), tone(CRIMSON), SCENERY_LINE, LINE_MID),
        )
    )


def arms(x: float) -> str:
    """What comes before a sitting token: two arms that end in golden orbs."""
    return "".join(_arm(x + side * 57) for side in (-1, 1))


def _arm(x: float) -> str:
    return "".join(
        (
            path(box(x - 9, -40, 18, 40, 3), tone(GOLD), SCENERY_LINE, LINE_MID),
            path(box(x - 4.5, -33, 9, 28, 4), tone("#9A3145"), GOLD_DARK, LINE_THIN),
            path(box(x - 11, -43, 22, 6, 2.5), tone(GOLD), SCENERY_LINE, LINE_MID),
            path(oval(x, -51, 9), tone(GOLD), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 8.5} -51h17M{x} -60v6", GOLD_DARK, 1.8),
            path(oval(x - 3, -54.5, 2.4, 1.8), "#FFF6D8", opacity=0.9),
            path(box(x - 11, -5, 22, 6, 2), tone(GOLD), SCENERY_LINE, LINE_MID),
        )
    )
