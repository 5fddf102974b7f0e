"""Room beside the letters and kerning between them, measured from the ink itself.

The paper a letter shows on each side is what the eye evens out: how deep its side retreats, row by
row, counted up to a limit. Sidebearings give every letter as much; kerning evens out the pairs.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.studio.typeface.nib import CELL, Ink

LOW, HIGH, ROW = -260, 960, 10
ROWS = (HIGH - LOW) // ROW
FAR = 9_999.0


@dataclass(frozen=True)
class Sides:
    """Per row of 10 units: the leftmost and rightmost ink (FAR, -FAR where the row is empty)."""

    left: np.ndarray
    right: np.ndarray

    @property
    def extent(self) -> tuple[float, float]:
        return float(self.left.min()), float(self.right.max())

    def moved(self, by: float) -> Sides:
        return Sides(self.left + by, self.right + by)


def sides(ink: Ink) -> Sides:
    left, right = np.full(ROWS, FAR), np.full(ROWS, -FAR)
    dark = ink.amount > 0.5
    for row in range(dark.shape[0]):
        columns = np.flatnonzero(dark[row])
        index = int((ink.low + CELL * row - LOW) // ROW)
        if len(columns) and 0 <= index < ROWS:
            left[index] = min(left[index], ink.left + CELL * columns[0])
            right[index] = max(right[index], ink.left + CELL * columns[-1])
    return Sides(left, right)


def rows(low: float, high: float) -> slice:
    return slice(int((low - LOW) // ROW), int((high - LOW) // ROW))


@dataclass(frozen=True)
class Room:
    """How a class of letters is spaced: the rows that count, the room wanted, the depth seen."""

    zone: tuple[float, float]
    wanted: float
    depth: float = 105.0


LEAST_ROOM = 2.0
SMALL_ROOM = Room((0, 500), 71)
CAPITAL_ROOM = Room((0, 690), 80, 112)


def bearings(shape: Sides, room: Room) -> tuple[float, float]:
    """Left and right sidebearing."""
    low, high = shape.extent
    zone = rows(*room.zone)
    depth_left = np.clip(shape.left[zone] - low, 0, room.depth)
    depth_right = np.clip(high - shape.right[zone], 0, room.depth)
    left = room.wanted - float(depth_left.mean())
    right = room.wanted - float(depth_right.mean())
    return max(left, LEAST_ROOM), max(right, LEAST_ROOM)


SEEN = 280.0  # gaps deeper than this look no deeper
USUAL_SMALL, USUAL_TALL = 155.0, 162.0  # the mean gap that is well as it is
SLACK = 20.0  # so is one that differs by this little
LOOKED = 5  # rows looked up and down for the nearest ink
CLOSEST = 46.0  # no two letters come nearer to one another than this
SIGNS_APART = 66.0  # no letter comes nearer to a sign than this
TUCKED, FURTHEST_TUCKED = 0.65, 110.0  # share of the rest that is taken away, and the most
EVENED, OPENED = 0.8, 0.5  # shares of the difference that are taken away, or added
WIDEST = 140.0  # no pair is moved further
LEAST = 7  # smaller kerns are not worth a pair


def kern(first: Sides, second: Sides, advance: float, *, tall: bool) -> int:
    """How far to move `second`, written `advance` after `first`; 0 when it is well as it is."""
    zone = rows(0, 690) if tall else rows(0, 500)
    gap = second.left + advance - first.right
    seen = float(np.clip(gap[zone], 0, SEEN).mean())
    usual = USUAL_TALL if tall else USUAL_SMALL
    excess = seen - usual
    move = 0.0
    if abs(excess) > SLACK:
        move = -EVENED * (excess - SLACK) if excess > 0 else -OPENED * (excess + SLACK)
    move = max(move, CLOSEST - clearance(first, second, advance))
    move = max(min(move, WIDEST), -WIDEST)
    return round(move) if abs(move) >= LEAST else 0


def tuck(first: Sides, second: Sides, advance: float) -> int:
    """The same for a letter and a small sign, which sees only the nearest ink."""
    spare = clearance(first, second, advance) - SIGNS_APART
    move = max(-TUCKED * spare if spare > 0 else -spare, -FURTHEST_TUCKED)
    return round(move) if abs(move) >= LEAST else 0


def clearance(first: Sides, second: Sides, advance: float) -> float:
    """The smallest distance between the inks, looking up and down as well as across."""
    beside = np.lib.stride_tricks.sliding_window_view(
        np.pad(second.left, LOOKED, constant_values=FAR), 2 * LOOKED + 1
    )
    over = (beside - first.right[:, None]).min(axis=0) + advance
    if over.min() <= 0:
        return float(over.min())
    return float(np.hypot(over, ROW * np.arange(-LOOKED, LOOKED + 1)).min())
