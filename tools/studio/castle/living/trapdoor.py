"""The floor before the throne: two leaves that drop, and the arms of the throne."""

from __future__ import annotations

import math

from kingup_game.stage.layout import THRONE_FEET_Y, THRONE_X
from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, INK
from tools.studio.brass import BRASS
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import (
    LINE_MID,
    box,
    fade,
    group,
    lighter,
    num,
    oval,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms import chair

WIDTH, HEIGHT = 152, 88
LEFT, TOP = THRONE_X - WIDTH / 2, THRONE_FEET_Y - 20
FRAMES = 6
_HALF, _EDGE, _THICK = 62.0, 20.0, 10.0  # of the opening; y of the floor's front edge; the beam


def trapdoor() -> Sheet:
    """Frame 0 is shut and lies over the beam; the last hangs open."""
    return Sheet([_frame((k / (FRAMES - 1)) ** 1.4) for k in range(FRAMES)], WIDTH, HEIGHT)


def shut() -> str:
    """The closed door where it lies in the castle."""
    return group(_frame(0.0), move=f"translate({num(LEFT)} {num(TOP)})")


def _frame(opened: float) -> str:
    cx = WIDTH / 2
    parts = []
    if opened > 0:
        pit = poly(
            [
                (cx - _HALF, _EDGE + 1),
                (cx - _HALF + 8, 7),
                (cx + _HALF - 8, 7),
                (cx + _HALF, _EDGE + 1),
            ]
        )
        parts += [
            fade("pit", [(0, "#120A08", 1), (1, "#3A2118", 1)]),
            path(pit, "url(#pit)", INK, LINE_MID),
            path(box(cx - _HALF, _EDGE, 2 * _HALF, _THICK), "#24140E"),
        ]
    parts += [_leaf(cx, side, opened) for side in (-1, 1)]
    for side in (-1, 1):
        x = cx + side * (_HALF + 1)
        parts.append(path(box(x - 5, _EDGE - 1, 10, _THICK + 2, 2), tone("#6B6668"), INK, LINE_MID))
        parts.append(path(oval(x, _EDGE + 5, 2.2), lighter("#6B6668", 0.4), INK, 1))
    return "".join(parts)


def _leaf(cx: float, side: int, opened: float) -> str:
    """One half of the door, seen edge on: it swings about its hinge at the side."""
    angle = opened * math.radians(82)
    reach, thick = _HALF - 1.5, _THICK
    hx, hy = cx + side * _HALF, _EDGE
    ax, ay = -side * math.cos(angle), math.sin(angle)
    nx, ny = side * math.sin(angle), math.cos(angle)
    corners = [
        (hx, hy),
        (hx + ax * reach, hy + ay * reach),
        (hx + ax * reach + nx * thick, hy + ay * reach + ny * thick),
        (hx + nx * thick, hy + ny * thick),
    ]
    seams = "".join(
        f"M{num(hx + ax * reach * t)} {num(hy + ay * reach * t)}"
        f"l{num(nx * thick)} {num(ny * thick)}"
        for t in (0.25, 0.5, 0.75)
    )
    strap = (
        f"M{num(hx + nx * 5)} {num(hy + ny * 5)}L{num(hx + ax * reach * 0.8 + nx * 5)} "
        f"{num(hy + ay * reach * 0.8 + ny * 5)}"
    )
    upper = (
        ""
        if opened
        else path(
            poly([(cx, 9), (cx + side * (_HALF - 6), 9), (cx + side * _HALF, _EDGE), (cx, _EDGE)]),
            tone("#8E6338"),
            INK,
            LINE_MID,
        )
        + path(
            poly([(cx, 9), (cx + side * 33, 9), (cx + side * 37, _EDGE), (cx, _EDGE)]),
            tone(CRIMSON),
            CRIMSON_DARK,
            1.2,
        )
        + stroke(f"M{cx + side * 30} 9.5L{cx + side * 33.5} {_EDGE}", BRASS, 1.4)
    )
    return (
        upper
        + path(poly(corners), tone("#9A6C3C"), INK, LINE_MID)
        + stroke(seams, INK, 1.1, 0.7)
        + stroke(strap, "#4A4648", 3)
    )


ARMS_WIDTH, ARMS_HEIGHT = 152, 66


def throne_arms() -> Sheet:
    """Drawn over whoever sits: lions' heads at both sides; feet at (76, 62)."""
    return Sheet(
        [f'<g transform="translate(0 62)">{chair.arms(ARMS_WIDTH / 2)}</g>'],
        ARMS_WIDTH,
        ARMS_HEIGHT,
    )
