"""From ink to outlines: the line where the paper is half covered, fitted with cubic curves."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from tools.studio.typeface.nib import CELL, Ink

SPACING = 3.0  # between two points of a traced line, in font units
TOLERANCE = 0.55  # how far a curve may stray from the traced line
EXTREME_BEND = 1 / 900  # least curvature at which an extreme gets a point of its own

Curve = tuple[complex, complex, complex, complex]


def outlines(ink: Ink) -> list[list[Curve]]:
    """Closed contours, ink on their left, as cubic curves (straight ones have arms of 0)."""
    found = [_resampled(line) for line in _half_covered(ink)]
    found = [line for line in found if len(line) > 12]
    return [_fitted(line) for line in sorted(found, key=lambda line: (line[0].real, line[0].imag))]


def _half_covered(ink: Ink) -> list[np.ndarray]:
    """Marching squares at one half, linked into loops."""
    level = ink.amount - 0.5
    dark = level > 0
    code = dark[:-1, :-1] * 1 + dark[:-1, 1:] * 2 + dark[1:, 1:] * 4 + dark[1:, :-1] * 8
    follows: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for row, column in np.argwhere((code > 0) & (code < 15)).tolist():
        for start, stop in _EDGES[int(code[row, column])]:
            follows[_edge(row, column, start)] = _edge(row, column, stop)
    loops = []
    while follows:
        first, here = follows.popitem()
        loop = [first]
        while here != first:
            loop.append(here)
            here = follows.pop(here)
        loops.append(np.array([_crossing(level, edge, ink) for edge in loop]))
    return loops


# Per square: which side a line enters and leaves by, with ink on its left.
# Sides: 0 bottom, 1 right, 2 top, 3 left; corners as in `code` above.
_EDGES: dict[int, list[tuple[int, int]]] = {
    1: [(0, 3)], 2: [(1, 0)], 3: [(1, 3)], 4: [(2, 1)], 5: [(0, 3), (2, 1)],
    6: [(2, 0)], 7: [(2, 3)], 8: [(3, 2)], 9: [(0, 2)], 10: [(1, 0), (3, 2)],
    11: [(1, 2)], 12: [(3, 1)], 13: [(0, 1)], 14: [(3, 0)],
}  # fmt: skip


def _edge(row: int, column: int, side: int) -> tuple[int, int, int]:
    """A grid edge by its lower left node; 0 runs right, 1 runs up."""
    return [(row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1)][side]


def _crossing(level: np.ndarray, edge: tuple[int, int, int], ink: Ink) -> complex:
    row, column, upward = edge
    here = level[row, column]
    there = level[row + 1, column] if upward else level[row, column + 1]
    share = here / (here - there)
    x, y = column + (0 if upward else share), row + (share if upward else 0)
    return complex(ink.left + CELL * x, ink.low + CELL * y)


def _resampled(loop: np.ndarray) -> np.ndarray:
    closed = np.append(loop, loop[0])
    walked = np.concatenate([[0.0], np.cumsum(np.abs(np.diff(closed)))])
    count = max(4, round(walked[-1] / SPACING))
    # Loops come in no particular order: start each at its lowest, leftmost point.
    at = np.linspace(0, walked[-1], count, endpoint=False)
    line = np.interp(at, walked, closed.real) + 1j * np.interp(at, walked, closed.imag)
    start = min(range(count), key=lambda i: (round(line[i].imag, 3), round(line[i].real, 3)))
    return np.roll(line, -start)


def _fitted(line: np.ndarray) -> list[Curve]:
    tangent = np.roll(line, -2) - np.roll(line, 2)
    tangent /= np.abs(tangent)
    splits = _extremes(line, tangent)
    heading = tangent.copy()
    for index, axis in splits.items():
        heading[index] = axis
    order = sorted(splits)
    curves: list[Curve] = []
    around = np.concatenate([line, line, line[:1]])
    headings = np.concatenate([heading, heading, heading[:1]])
    for start, stop in pairwise([*order, order[0] + len(line)]):
        curves += _fit(around[start : stop + 1], headings[start : stop + 1])
    return curves


def _extremes(line: np.ndarray, tangent: np.ndarray) -> dict[int, complex]:
    """Points where a round contour runs level or upright, with that direction."""
    bend = np.angle(np.roll(tangent, -2) / np.roll(tangent, 2)) / (4 * SPACING)
    found: dict[int, complex] = {0: complex(1 if tangent[0].real > 0 else -1)}
    for part, axis in ((tangent.imag, 1 + 0j), (tangent.real, 1j)):
        other = tangent.real if axis == 1 else tangent.imag
        for i in np.flatnonzero((part > 0) != (np.roll(part, -1) > 0)).tolist():
            index = i if abs(part[i]) < abs(part[(i + 1) % len(line)]) else (i + 1) % len(line)
            near = any(min(abs(index - k), len(line) - abs(index - k)) * SPACING < 9 for k in found)
            if abs(bend[index]) > EXTREME_BEND and not near:
                found[index] = axis * math.copysign(1, other[index])
    return found


def _fit(line: np.ndarray, heading: np.ndarray) -> list[Curve]:
    """Schneider's way: one curve if it follows closely enough, else split where it strays."""
    start, stop = complex(line[0]), complex(line[-1])
    chord = stop - start
    offset = np.abs(((line - start) * np.conj(chord)).imag) / max(abs(chord), 1e-9)
    if len(line) <= 3 or (offset.max() < 0.3 and abs(chord) > 12):
        return [(start, start, stop, stop)]
    walked = np.concatenate([[0.0], np.cumsum(np.abs(np.diff(line)))])
    t = walked / walked[-1]
    out, back = complex(heading[0]), -complex(heading[-1])
    worst = len(line) // 2
    for _ in range(4):
        curve = _least_squares(line, t, out, back)
        at = _at(curve, t)
        stray = np.abs(at - line)
        worst = int(stray.argmax())
        if stray[worst] < TOLERANCE:
            return [curve]
        if stray[worst] > 12 * TOLERANCE:
            break
        t = _nearer(curve, t, at - line)
    worst = min(max(worst, 2), len(line) - 3) if len(line) > 5 else len(line) // 2
    return _fit(line[: worst + 1], heading[: worst + 1]) + _fit(line[worst:], heading[worst:])


def _least_squares(line: np.ndarray, t: np.ndarray, out: complex, back: complex) -> Curve:
    start, stop = complex(line[0]), complex(line[-1])
    b1, b2 = 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t)
    b0, b3 = (1 - t) ** 3, t**3
    rest = line - start * (b0 + b1) - stop * (b2 + b3)
    a1, a2 = out * b1, back * b2
    c11, c22 = float(np.sum(b1 * b1)), float(np.sum(b2 * b2))
    c12 = float(np.sum((a1 * np.conj(a2)).real))
    x1, x2 = float(np.sum((rest * np.conj(a1)).real)), float(np.sum((rest * np.conj(a2)).real))
    det = c11 * c22 - c12 * c12
    chord = abs(stop - start)
    one = (x1 * c22 - x2 * c12) / det if abs(det) > 1e-9 else chord / 3
    two = (c11 * x2 - c12 * x1) / det if abs(det) > 1e-9 else chord / 3
    if not (0.02 * chord < one < 2 * chord and 0.02 * chord < two < 2 * chord):
        one = two = chord / 3
    return start, start + out * one, stop + back * two, stop


def _at(curve: Curve, t: np.ndarray) -> np.ndarray:
    a, b, c, d = curve
    on_curve: np.ndarray = (
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    )
    return on_curve


def _nearer(curve: Curve, t: np.ndarray, off: np.ndarray) -> np.ndarray:
    """One Newton step that brings each parameter to the curve's nearest point."""
    a, b, c, d = curve
    first = 3 * ((1 - t) ** 2 * (b - a) + 2 * t * (1 - t) * (c - b) + t**2 * (d - c))
    second = 6 * ((1 - t) * (c - 2 * b + a) + t * (d - 2 * c + b))
    slope = (first * np.conj(first)).real + (off * np.conj(second)).real
    step = (off * np.conj(first)).real / np.where(np.abs(slope) < 1e-9, 1e-9, slope)
    return np.maximum.accumulate(np.clip(t - step, 0, 1))
