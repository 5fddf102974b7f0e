"""Path data from points: smooth closed and open curves, ellipses, and tapered brush strokes.

A point is (x, y); (x, y, 0) is a sharp corner.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

Point = tuple[float, ...]
Path = str


def closed(points: Sequence[Point]) -> Path:
    """The smooth closed curve through `points`."""
    count = len(points)
    parts = [f"M{_xy(points[0])}"]
    for i in range(count):
        before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        parts.append(_span(before, start, end, after))
    return "".join(parts) + "Z"


def through(points: Sequence[Point]) -> Path:
    """The smooth open curve through `points`."""
    last = len(points) - 1
    parts = [f"M{_xy(points[0])}"]
    for i in range(last):
        before, after = points[max(i - 1, 0)], points[min(i + 2, last)]
        parts.append(_span(before, points[i], points[i + 1], after))
    return "".join(parts)


def polygon(points: Sequence[Point]) -> Path:
    return "M" + "L".join(_xy(point) for point in points) + "Z"


def symmetric(right_half: Sequence[Point], axis: float = 256) -> Path:
    """The smooth closed curve whose right half runs from top to bottom through `right_half`."""
    left_half = [
        (2 * axis - point[0], *point[1:])
        for point in reversed(right_half)
        if abs(point[0] - axis) > 0.5
    ]
    return closed([*right_half, *left_half])


def flank(side: int, offsets: Sequence[Point], axis: float = 256) -> list[Point]:
    """Points of the left (-1) or right (1) side, given as offsets from the middle."""
    return [(axis + side * point[0], *point[1:]) for point in offsets]


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    ry = rx if ry is None else ry
    half = f"A{rx:.1f},{ry:.1f} 0 1 1"
    return f"M{x - rx:.1f},{y:.1f}{half} {x + rx:.1f},{y:.1f}{half} {x - rx:.1f},{y:.1f}Z"


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> Path:
    corners = []
    for i in range(points * 2):
        angle = math.pi * i / points - math.pi / 2
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


def brush(points: Sequence[Point], width: float, start: float = 0.15, end: float = 0.15) -> Path:
    """A stroke as a brush draws it: `width` in the middle, thinner towards both ends."""
    spine = _sampled(points)
    count = len(spine) - 1
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        ahead, behind = spine[min(i + 1, count)], spine[max(i - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1.0
        at = i / count
        swell = math.sin(math.pi * at) ** 0.6 if 0 < at < 1 else 0.0
        thin = start + (end - start) * at
        half = width / 2 * (thin + (1 - thin) * swell)
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return polygon([*left, *reversed(right)])


def bounds(path: Path, margin: float) -> tuple[float, float, float, float]:
    """A box that surely holds `path` (absolute commands only): left, top, right, bottom."""
    xs: list[float] = []
    ys: list[float] = []
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "H":
            xs += values
        elif command == "V":
            ys += values
        elif command == "A":
            reach = 2 * max(values[0], values[1])
            xs += [values[5] - reach, values[5] + reach]
            ys += [values[6] - reach, values[6] + reach]
        else:
            xs += values[0::2]
            ys += values[1::2]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def _sampled(points: Sequence[Point], steps: int = 7) -> list[tuple[float, float]]:
    """Points close together on the smooth open curve through `points`."""
    last = len(points) - 1
    found: list[tuple[float, float]] = []
    for i in range(last):
        before, after = points[max(i - 1, 0)], points[min(i + 2, last)]
        a = points[i]
        b, c = _controls(before, a, points[i + 1], after)
        d = points[i + 1]
        for step in range(steps):
            t = step / steps
            u = 1 - t
            k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            found.append(
                (
                    k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                    k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
                )
            )
    found.append((points[-1][0], points[-1][1]))
    return found


def _controls(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, Point]:
    leave = 0.0 if len(start) > 2 else 1 / 6
    arrive = 0.0 if len(end) > 2 else 1 / 6
    return (
        (start[0] + (end[0] - before[0]) * leave, start[1] + (end[1] - before[1]) * leave),
        (end[0] - (after[0] - start[0]) * arrive, end[1] - (after[1] - start[1]) * arrive),
    )


def _span(before: Point, start: Point, end: Point, after: Point) -> Path:
    leaving, arriving = _controls(before, start, end, after)
    return f"C{_xy(leaving)} {_xy(arriving)} {_xy(end)}"


def _xy(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"
