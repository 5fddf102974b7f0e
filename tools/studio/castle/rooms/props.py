"""Household goods that more than one room owns. All stand on (x, foot) or hang from (x, top)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from kingup_game.theme.palette import PAPER, PARCHMENT, WOOD, WOOD_DARK
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
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

IRON = "#565457"
COPPER = "#B96F42"


def barrel(x: float, foot: float, w: float = 34, h: float = 42, wood: str = "#9A6A3C") -> str:
    half, belly = w / 2, w / 2 + 3.5
    body = (
        f"M{x - half} {foot}Q{x - belly - 2} {foot - h / 2} {x - half} {foot - h}"
        f"H{x + half}Q{x + belly + 2} {foot - h / 2} {x + half} {foot}z"
    )
    staves = "".join(
        f"M{x + k * w / 5:.1f} {foot}Q{x + k * (w + 9) / 5:.1f} {foot - h / 2} "
        f"{x + k * w / 5:.1f} {foot - h}"
        for k in (-1.4, -0.5, 0.5, 1.4)
    )
    hoops = "".join(
        f"M{x - belly + 1.2 - s} {foot - h * t}h{2 * belly - 2.4 + 2 * s}"
        for t, s in ((0.22, 0.0), (0.78, 0.0))
    )
    return "".join(
        (
            path(body, drum(wood), SCENERY_LINE, LINE_MID),
            stroke(staves, darker(wood, 0.4), 0.9, 0.7),
            stroke(hoops, SCENERY_LINE, 4.2),
            stroke(hoops, "#7A7470", 2.6),
            path(oval(x, foot - h, half, 3.6), tone(darker(wood, 0.2)), SCENERY_LINE, LINE_MID),
        )
    )


def sack(x: float, foot: float, w: float = 34, h: float = 34, cloth: str = "#C2A97E") -> str:
    body = smooth(
        [
            (x - w * 0.5, foot - 2),
            (x - w * 0.5, foot - h * 0.45),
            (x - w * 0.22, foot - h * 0.82),
            (x - w * 0.3, foot - h),
            (x, foot - h * 0.92),
            (x + w * 0.3, foot - h),
            (x + w * 0.2, foot - h * 0.8),
            (x + w * 0.5, foot - h * 0.42),
            (x + w * 0.48, foot - 2),
            (x, foot),
        ]
    )
    tie = f"M{x - w * 0.22} {foot - h * 0.8}Q{x} {foot - h * 0.72} {x + w * 0.2} {foot - h * 0.79}"
    folds = f"M{x - w * 0.1} {foot - h * 0.7}q-4 8 -6 14M{x + w * 0.12} {foot - h * 0.68}q3 8 6 12"
    return "".join(
        (
            path(body, tone(cloth), SCENERY_LINE, LINE_MID),
            stroke(folds, darker(cloth, 0.3), 1.1, 0.8),
            stroke(tie, "#7A4E2B", 2.4),
        )
    )


def crate(x: float, foot: float, w: float, h: float, wood: str = WOOD) -> str:
    left, top = x - w / 2, foot - h
    return "".join(
        (
            path(box(left, top, w, h, 1), tone(wood), SCENERY_LINE, LINE_MID),
            stroke(f"M{left} {top + h / 3}h{w}M{left} {top + 2 * h / 3}h{w}", darker(wood, 0.4), 1),
            path(
                box(left, top, 5, h) + box(left + w - 5, top, 5, h),
                tone(lighter(wood, 0.1)),
                SCENERY_LINE,
                LINE_THIN,
            ),
        )
    )


def chest(x: float, foot: float, w: float = 46, h: float = 30, wood: str = "#8A5A30") -> str:
    left, top = x - w / 2, foot - h
    lid = (
        f"M{left - 1} {top + 12}V{top + 6}Q{left} {top - 3} {x} {top - 3}"
        f"Q{left + w} {top - 3} {left + w + 1} {top + 6}V{top + 12}z"
    )
    bands = f"M{left + 8} {top}V{foot}M{left + w - 8} {top}V{foot}"
    return "".join(
        (
            path(box(left, top + 10, w, h - 10, 1.5), tone(wood), SCENERY_LINE, LINE_MID),
            path(lid, tone(lighter(wood, 0.08)), SCENERY_LINE, LINE_MID),
            stroke(bands, SCENERY_LINE, 5),
            stroke(bands, "#8E8578", 3),
            path(box(x - 5, top + 8, 10, 11, 2), tone(BRASS), SCENERY_LINE, LINE_THIN),
            path(oval(x, top + 13, 1.6), SCENERY_LINE),
        )
    )


def books(
    rng: random.Random, x: float, foot: float, w: float, h: float, hues: Sequence[str]
) -> str:
    """A row of spines on a board, some leaning."""
    parts, at = [], x
    while at < x + w - 3:
        thick = min(rng.uniform(3.6, 7.0), x + w - at)
        tall = h * rng.uniform(0.72, 1.0)
        hue = rng.choice(list(hues))
        lean = rng.choice((0.0, 0.0, 0.0, 1.8))
        spine = poly(
            [
                (at, foot),
                (at + lean, foot - tall),
                (at + lean + thick, foot - tall),
                (at + thick, foot),
            ]
        )
        parts.append(path(spine, hue, darker(hue, 0.5), 0.8))
        if thick > 5:
            parts.append(
                stroke(
                    f"M{at + 1.2 + lean * 0.7:.1f} {foot - tall * 0.72:.1f}h{thick - 2.4:.1f}",
                    BRASS,
                    0.9,
                    0.7,
                )
            )
        at += thick + lean * 0.6
    return "".join(parts)


def candlestick(x: float, foot: float, h: float = 12, metal: str = BRASS) -> str:
    """A candle without its flame; the flame stands at (x, foot - h - 8)."""
    return "".join(
        (
            path(oval(x, foot - 1, 5.5, 1.8), tone(metal), SCENERY_LINE, LINE_THIN),
            path(box(x - 1.3, foot - h * 0.5, 2.6, h * 0.5), metal, SCENERY_LINE, 0.8),
            path(oval(x, foot - h * 0.5, 3.6, 1.3), tone(metal), SCENERY_LINE, 0.8),
            path(box(x - 2, foot - h - 7, 4, h * 0.5 + 7, 1), drum(PAPER), SCENERY_LINE, 0.9),
        )
    )


def sconce(x: float, y: float, metal: str = IRON) -> str:
    """A torch in a ring on the wall; its flame stands at (x, y - 12)."""
    return "".join(
        (
            path(oval(x, y + 6, 5, 6), tone(metal), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x} {y + 8}q-3 6 -1 9", metal, 2),
            path(
                poly([(x - 4, y - 11), (x + 4, y - 11), (x + 1.8, y + 12), (x - 1.8, y + 12)]),
                drum(WOOD_DARK),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(box(x - 5, y - 5, 10, 3.5, 1), tone(metal), SCENERY_LINE, 0.9),
            path(box(x - 4.6, y - 12.5, 9.2, 4, 1.6), "#2B1A12"),
        )
    )


def coins(x: float, foot: float, count: int, r: float = 5.0) -> str:
    """A stack of gold pieces."""
    return "".join(
        path(
            oval(x + (0.7 if i % 3 == 1 else 0), foot - 1.6 - i * 2.3, r, 1.9),
            BRASS_LIGHT if i == count - 1 else tone(BRASS),
            BRASS_DARK,
            0.8,
        )
        for i in range(count)
    )


def shield(x: float, top: float, w: float, field: str, charge: str) -> str:
    h = w * 1.2
    edge = (
        f"M{x - w / 2} {top}H{x + w / 2}V{top + h * 0.5:.1f}"
        f"Q{x + w * 0.46:.1f} {top + h * 0.85:.1f} {x} {top + h:.1f}"
        f"Q{x - w * 0.46:.1f} {top + h * 0.85:.1f} {x - w / 2} {top + h * 0.5:.1f}z"
    )
    return "".join(
        (
            path(edge, tone(field), SCENERY_LINE, LINE_MID),
            stroke(
                f"M{x} {top + 2}V{top + h - 3:.1f}M{x - w / 2 + 2} {top + h * 0.36:.1f}h{w - 4}",
                charge,
                w * 0.16,
            ),
            path(oval(x, top + h * 0.36, w * 0.13), tone(BRASS), SCENERY_LINE, 0.9),
        )
    )


def scroll(x: float, y: float, w: float, tilt: float = 0.0) -> str:
    """A rolled parchment that lies flat."""
    body = box(x - w / 2, y - 4, w, 8, 4)
    return (
        f'<g transform="rotate({tilt} {x} {y})">'
        + path(body, tone(PARCHMENT), SCENERY_LINE, LINE_THIN)
        + path(oval(x + w / 2 - 2, y, 2.2, 3.6), darker(PARCHMENT, 0.2), SCENERY_LINE, 0.8)
        + stroke(f"M{x - 1} {y - 4}v8", "#9A2F33", 2.2)
        + "</g>"
    )


def framed(x: float, y: float, w: float, h: float, ground: str, inside: str) -> str:
    """A gilt oval portrait; `inside` is drawn in the picture's own units."""
    return "".join(
        (
            path(oval(x + 1.5, y + 2, w / 2, h / 2), "#1C0F0A", opacity=0.3),
            path(oval(x, y, w / 2, h / 2), tone(BRASS), SCENERY_LINE, LINE_MID),
            path(oval(x, y, w / 2 - 4, h / 2 - 4), tone(ground), darker(BRASS, 0.5), 1),
            inside,
        )
    )
