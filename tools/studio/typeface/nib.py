"""The broad nib: a straight edge with rounded corners, swept along skeletons onto a fine grid."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from tools.studio.typeface import skeleton

ANGLE = 26.0  # degrees between the nib's edge and the line of writing
EDGE = 112.0  # length of the nib's edge
ROUND = 15.0  # radius of its corners: half of the thinnest stroke
STRETCH = 1.03  # letters are this much wider than their skeletons say
CELL = 2.5  # font units per cell of the grid
SOFTEN = 5.0  # how far ink runs at corners and joins (sigma, font units)
MARGIN = 5 * CELL + 3 * SOFTEN


@dataclass(frozen=True)
class Stroke:
    """One movement of the pen. Angle and width may change evenly along it."""

    path: str
    angle: tuple[float, ...] = (ANGLE,)
    width: tuple[float, ...] = (1.0,)
    filled: bool = False  # the path is a closed shape, filled with ink
    shift: complex = 0j

    def moved(self, by: complex) -> Stroke:
        return replace(self, shift=self.shift + by)


def pen(
    path: str,
    angle: float | tuple[float, ...] = ANGLE,
    width: float | tuple[float, ...] = 1.0,
) -> Stroke:
    angles = angle if isinstance(angle, tuple) else (angle,)
    return Stroke(path, angles, width if isinstance(width, tuple) else (width,))


def fill(path: str) -> Stroke:
    return Stroke(path, filled=True)


@dataclass(frozen=True)
class Ink:
    """How much ink lies on each cell: `amount[row, column]`, rows upwards from `low`."""

    amount: np.ndarray
    left: float
    low: float


def write(strokes: Iterable[Stroke]) -> Ink:
    """The ink that all strokes leave together, run a little at the corners."""
    drawn = [(stroke, *_placed(stroke)) for stroke in strokes]
    reach = EDGE * 0.75 + ROUND + MARGIN
    every = np.concatenate([at for _, at, _ in drawn])
    left = CELL * math.floor((every.real.min() - reach) / CELL)
    low = CELL * math.floor((every.imag.min() - reach) / CELL)
    columns = math.ceil((every.real.max() + reach - left) / CELL)
    rows = math.ceil((every.imag.max() + reach - low) / CELL)
    distance = np.full((rows, columns), 1e3)
    for stroke, at, edge in drawn:
        corner = complex(left, low)
        if stroke.filled:
            _fill(distance, (at - corner) / CELL)
        else:
            _sweep(distance, (at - corner) / CELL, edge / CELL)
    amount = _softened(np.clip(0.5 - distance, 0.0, 1.0), SOFTEN / CELL)
    return Ink(amount, left, low)


def _placed(stroke: Stroke) -> tuple[np.ndarray, np.ndarray]:
    """Where the nib's middle goes, and half its edge there."""
    at, _ = skeleton.points(stroke.path)
    walked = np.concatenate([[0.0], np.cumsum(np.abs(np.diff(at)))])
    share = walked / walked[-1]
    angle, width = _eased(share, stroke.angle), _eased(share, stroke.width)
    return at.real * STRETCH + 1j * at.imag + stroke.shift, EDGE / 2 * width * np.exp(
        1j * np.radians(angle)
    )


def _eased(share: np.ndarray, values: tuple[float, ...]) -> np.ndarray:
    """Through evenly placed values without a kink at any of them."""
    if len(values) == 1:
        return np.full(share.shape, values[0])
    place = share * (len(values) - 1)
    before = np.minimum(place.astype(int), len(values) - 2)
    part = place - before
    level = np.array(values)
    eased: np.ndarray = level[before] + np.diff(level)[before] * part**2 * (3 - 2 * part)
    return eased


def _sweep(distance: np.ndarray, at: np.ndarray, half_edge: np.ndarray) -> None:
    """Lower `distance` (in cells) to the nearest nib; at, half_edge in cells too."""
    round_ = ROUND / CELL
    rows, columns = distance.shape
    for middle, half in zip(at, half_edge, strict=True):
        wide = abs(half.real) + round_ + 2
        high = abs(half.imag) + round_ + 2
        x0, x1 = max(0, int(middle.real - wide)), min(columns, int(middle.real + wide) + 1)
        y0, y1 = max(0, int(middle.imag - high)), min(rows, int(middle.imag + high) + 1)
        dx = np.arange(x0, x1) - middle.real
        dy = (np.arange(y0, y1) - middle.imag)[:, None]
        length = abs(half)
        cos, sin = half.real / length, half.imag / length
        along = np.maximum(np.abs(dx * cos + dy * sin) - length, 0.0)
        across = dy * cos - dx * sin
        window = distance[y0:y1, x0:x1]
        np.minimum(window, np.hypot(along, across) - round_, out=window)


def _fill(distance: np.ndarray, at: np.ndarray) -> None:
    """Lower `distance` (in cells) to a closed shape's edge, and below 0 within it."""
    nearest = np.full(distance.shape, 4.0)
    inside = np.zeros(distance.shape, dtype=bool)
    for a, b in zip(at.tolist(), [*at[1:].tolist(), at[0]], strict=True):
        side = b - a
        if side == 0:
            continue
        x0, x1 = int(min(a.real, b.real)) - 3, int(max(a.real, b.real)) + 5
        y0, y1 = int(min(a.imag, b.imag)) - 3, int(max(a.imag, b.imag)) + 5
        from_a = np.arange(x0, x1) + 1j * np.arange(y0, y1)[:, None] - a
        along = np.clip((from_a * np.conj(side)).real / abs(side) ** 2, 0, 1)
        window = nearest[y0:y1, x0:x1]
        np.minimum(window, np.abs(from_a - along * side), out=window)
        # Each edge turns over what lies to its left: odd times over is inside.
        for row in range(math.ceil(min(a.imag, b.imag)), math.ceil(max(a.imag, b.imag))):
            meets = a.real + (row - a.imag) * side.real / side.imag
            inside[row, : math.ceil(meets)] ^= True
    np.minimum(distance, np.where(inside, -nearest, nearest), out=distance)


def _softened(amount: np.ndarray, sigma: float) -> np.ndarray:
    reach = math.ceil(3.5 * sigma)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        amount = np.apply_along_axis(np.convolve, axis, amount, kernel, mode="same")
    return amount
