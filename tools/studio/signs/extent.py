"""How far an SVG path reaches: a box around its points and control points.

Layers as large as the picture made clipping cost seconds; layers as large as the shape do not.
"""

from __future__ import annotations

import re
from functools import lru_cache

_TOKEN = re.compile(r"[MLHVCSQTAZ]|-?(?:\d+\.?\d*|\.\d+)", re.IGNORECASE)
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Box = tuple[float, float, float, float]


@lru_cache(maxsize=4096)
def extent(path: str) -> Box:
    """(left, top, right, bottom), never smaller than the shape."""
    tokens = _TOKEN.findall(path)
    xs, ys = [], []
    x = y = start_x = start_y = 0.0
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind = command.upper()
        values = [float(token) for token in tokens[at : at + _ARITY[kind]]]
        at += len(values)
        base_x, base_y = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            x, y = start_x, start_y
            continue
        if kind == "H":
            x = base_x + values[0]
        elif kind == "V":
            y = base_y + values[0]
        else:
            reach = max(values[:2]) * 2 if kind == "A" else 0.0
            points = values[5:] if kind == "A" else values
            xs += [base_x + value - reach for value in points[::2]]
            xs += [base_x + value + reach for value in points[::2]]
            ys += [base_y + value - reach for value in points[1::2]]
            ys += [base_y + value + reach for value in points[1::2]]
            x, y = base_x + points[-2], base_y + points[-1]
        if kind == "M":
            start_x, start_y = x, y
        xs.append(x)
        ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)
