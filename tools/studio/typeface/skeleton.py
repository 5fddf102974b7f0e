"""Skeletons: a small path language and the curves of John Hobby that run through its points.

    "-44,xh-30 -- 0,xh -- 0,base+60 {d} .. 34,base {r} .. 80,base+36"

`--` is straight, `..` curves, `{…}` after a point gives its direction (u, d, l, r or degrees), and
`cycle` at the end closes the path. Heights may be named; a point is where the nib's middle goes.
"""

from __future__ import annotations

import cmath
import math
import re
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

HEIGHTS = {"base": 40, "xh": 462, "cap": 652, "asc": 708, "desc": -172}
DIRECTIONS = {"r": 0.0, "u": 90.0, "l": 180.0, "d": 270.0}
STEP = 3.0  # distance between two sampled points, in font units

_TOKEN = re.compile(
    r"\s*(?:(?P<x>-?[\d.]+),(?P<name>[a-z]*)(?P<y>[+-]?[\d.]*)"
    r"|\{(?P<dir>[^}]+)\}|(?P<join>--|\.\.)|(?P<cycle>cycle))"
)


@dataclass
class Knot:
    at: complex
    heading: float | None = None  # radians
    straight_after: bool = False
    ends: bool = True  # nothing follows


def parse(text: str) -> tuple[list[Knot], bool]:
    """The knots of a path, and whether it closes."""
    knots: list[Knot] = []
    closed = False
    at = 0
    text = text.rstrip()
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise ValueError(f"cannot read {text[at:]!r} in {text!r}")
        at = token.end()
        if token["x"] is not None:
            y = HEIGHTS[token["name"]] if token["name"] else 0
            knots.append(Knot(complex(float(token["x"]), y + float(token["y"] or 0))))
        elif token["dir"] is not None:
            word = token["dir"].strip()
            degrees = DIRECTIONS[word] if word in DIRECTIONS else float(word)
            knots[-1].heading = math.radians(degrees)
        elif token["join"] is not None:
            knots[-1].straight_after = token["join"] == "--"
            knots[-1].ends = False
        else:
            closed = True
    if closed:
        first = knots[0]
        knots.append(Knot(first.at, first.heading))
    return knots, closed


def points(text: str) -> tuple[np.ndarray, bool]:
    """The path as complex points about STEP apart, and whether it closes."""
    knots, closed = parse(text)
    sampled = [np.array([knots[0].at])]
    for start, stop in _runs(knots):
        run = knots[start : stop + 1]
        if run[0].straight_after:
            sampled.append(_line(run[0].at, run[1].at)[1:])
            continue
        enter = run[0].heading
        if enter is None and start > 0 and knots[start - 1].straight_after:
            enter = cmath.phase(run[0].at - knots[start - 1].at)
        leave = run[-1].heading
        if leave is None and run[-1].straight_after:
            leave = cmath.phase(knots[stop + 1].at - run[-1].at)
        curves = hobby([knot.at for knot in run], enter, leave)
        sampled.extend(_bezier(*curve)[1:] for curve in curves)
    return np.concatenate(sampled), closed


def _runs(knots: list[Knot]) -> list[tuple[int, int]]:
    """Stretches of knots that are solved together: one line, or curves up to a given heading."""
    bounds = [0]
    for index in range(1, len(knots) - 1):
        before = knots[index - 1]
        here = knots[index]
        if before.straight_after or here.straight_after or here.heading is not None:
            bounds.append(index)
    bounds.append(len(knots) - 1)
    return list(pairwise(bounds))


def hobby(
    at: list[complex], enter: float | None, leave: float | None
) -> list[tuple[complex, complex, complex, complex]]:
    """Cubic curves through the points, as METAFONT draws them (tension 1, curl 1)."""
    count = len(at) - 1
    chords = [b - a for a, b in pairwise(at)]
    lengths = [abs(chord) for chord in chords]
    turns = [0.0] + [cmath.phase(b / a) for a, b in pairwise(chords)] + [0.0]

    system = np.zeros((count + 1, count + 1))
    wanted = np.zeros(count + 1)
    if enter is None:
        system[0, 0] = system[0, 1] = 1.0
        wanted[0] = -turns[1]
    else:
        system[0, 0] = 1.0
        wanted[0] = _wrapped(enter - cmath.phase(chords[0]))
    for k in range(1, count):
        back, ahead = 1 / lengths[k - 1], 1 / lengths[k]
        system[k, k - 1 : k + 2] = back, 2 * (back + ahead), ahead
        wanted[k] = -2 * turns[k] * back - turns[k + 1] * ahead
    if leave is None:
        system[count, count - 1] = system[count, count] = 1.0
    else:
        system[count, count] = 1.0
        wanted[count] = _wrapped(leave - cmath.phase(chords[-1]))
    theta = np.linalg.solve(system, wanted)

    curves = []
    for k, chord in enumerate(chords):
        out, back_in = float(theta[k]), float(-turns[k + 1] - theta[k + 1])
        first = at[k] + cmath.exp(1j * out) * chord * _reach(out, back_in)
        second = at[k + 1] - cmath.exp(-1j * back_in) * chord * _reach(back_in, out)
        curves.append((at[k], first, second, at[k + 1]))
    return curves


def _reach(theta: float, phi: float) -> float:
    """Hobby's length of a control arm, as a share of the chord."""
    swing = math.sqrt(2) * (math.sin(theta) - math.sin(phi) / 16)
    swing *= (math.sin(phi) - math.sin(theta) / 16) * (math.cos(theta) - math.cos(phi))
    golden = (math.sqrt(5) - 1) / 2
    return (2 + swing) / (3 * (1 + golden * math.cos(theta) + (1 - golden) * math.cos(phi)))


def _wrapped(angle: float) -> float:
    return (angle + math.pi) % math.tau - math.pi


def _line(start: complex, stop: complex) -> np.ndarray:
    steps = max(1, round(abs(stop - start) / STEP))
    return start + (stop - start) * np.linspace(0, 1, steps + 1)


def _bezier(a: complex, b: complex, c: complex, d: complex) -> np.ndarray:
    steps = max(2, round((abs(b - a) + abs(c - b) + abs(d - c)) / STEP))
    t = np.linspace(0, 1, steps + 1)
    curve: np.ndarray = (
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    )
    return curve
