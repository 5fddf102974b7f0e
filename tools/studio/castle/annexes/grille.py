"""The grille before a cell: bent apart where a face is, and it falls from the ceiling."""

from __future__ import annotations

from kingup_game.theme.palette import INK
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import box, clip, group, oval, path, poly, stroke

IRON, GLINT = "#5C585F", "#C8C2C4"
_MIDDLE, _FLOOR = 60.0, 102.0
# The token's face is 36 units wide and its letter 24: between these two bars both are free.
_FREE = 21.0
# Outer bars, from the middle. The left ones stay clear of the cell's value at the outer edge.
_UPRIGHTS = (-43.0, -32.0, 33.0, 45.0)
_RAISED = (0.0, 7.0, 36.0, 70.0, 91.0)


def grille() -> Sheet:
    """Frame 0 is shut; 1 is how it bounces; the last is open, with its points in the ceiling."""
    return Sheet([_frame(up) for up in _RAISED], 120, 104)


def _frame(up: float) -> str:
    opening = box(6, 1, 108, 103)
    return clip("cell", opening) + group(
        group(gate(), move=f"translate({_MIDDLE} {_FLOOR - up})"), clip="cell"
    )


def gate() -> str:
    """About the middle of its foot; somebody has bent the two bars in the middle apart."""
    uprights = "".join(f"M{x} -120V-5" for x in _UPRIGHTS)
    bent = "".join(
        f"M{side * 8} -120V-94C{side * 8} -84 {side * _FREE} -82 {side * _FREE} -66V-5"
        for side in (-1, 1)
    )
    rails = f"M-45 -87H{-14}M14 -87H47M-45 -38H{-_FREE}M{_FREE} -38H47"
    spikes = "".join(poly([(x - 4, -7), (x + 4, -7), (x, 2)]) for x in (*_UPRIGHTS, -_FREE, _FREE))
    rivets = "".join(
        oval(x, y, 2.6)
        for x in (*_UPRIGHTS, -_FREE, _FREE)
        for y in (-87, -38)
        if abs(x) != _FREE or y == -38
    )
    iron = uprights + bent + rails
    return "".join(
        (
            stroke(iron, INK, 5.4),
            path(spikes, IRON, INK, 2.2),
            stroke(iron, IRON, 3.0),
            group(stroke(uprights + bent, GLINT, 0.9, 0.8), move="translate(-0.8 0)"),
            path(rivets, GLINT, INK, 1.1),
        )
    )
