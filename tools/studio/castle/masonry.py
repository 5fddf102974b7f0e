"""Stone, brick, tile, plank: surfaces laid piece by piece, each piece a little different."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.studio.castle.pen import by_hand, darker, lighter, mix, num, path, stroke


def tints(colour: str, spread: float = 0.08, warm: str = "#C08A5A") -> tuple[str, ...]:
    """Five neighbours of a colour for pieces of one material."""
    return (
        colour,
        lighter(colour, spread),
        darker(colour, spread),
        mix(colour, warm, spread * 1.6),
        mix(colour, "#6B7B86", spread * 1.4),
    )


def blocks(
    rng: random.Random,
    area: tuple[float, float, float, float],
    course: float,
    colour: str,
    spread: float = 0.08,
    long: float = 2.3,
) -> str:
    """A wall of laid stones that fills `area` (x, y, width, height)."""
    x0, y0, w, h = area
    piles: dict[str, list[str]] = {tint: [] for tint in tints(colour, spread)}
    lights: list[str] = []
    courses = max(1, round(h / course))
    step = h / courses
    for row in range(courses):
        y = y0 + row * step
        x = x0 - rng.uniform(0, course * long * 0.8)
        while x < x0 + w:
            length = course * rng.uniform(0.75 * long, 1.25 * long) * 0.8
            left, right = max(x, x0), min(x + length, x0 + w)
            if right - left > course * 0.15:
                piles[rng.choice(list(piles))].append(_stone(rng, left, y, right, y + step))
                lights.append(f"M{num(left + 2)} {num(y + 1.6)}H{num(right - 2.5)}")
            x += length
    mortar = path(f"M{num(x0)} {num(y0)}h{num(w)}v{num(h)}h{num(-w)}z", darker(colour, 0.26))
    stones = "".join(path("".join(pile), tint) for tint, pile in piles.items() if pile)
    return mortar + stones + stroke("".join(lights), lighter(colour, 0.5), 0.8, 0.35)


def _stone(rng: random.Random, left: float, top: float, right: float, foot: float) -> str:
    gap, cut = 0.55, min(2.2, (foot - top) * 0.16)
    l, t, r, f = left + gap, top + gap, right - gap, foot - gap  # noqa: E741
    return by_hand(
        rng,
        [
            (l + cut, t),
            (r - cut, t),
            (r, t + cut),
            (r, f - cut),
            (r - cut, f),
            (l + cut, f),
            (l, f - cut),
            (l, t + cut),
        ],
        slip=0.35,
    )


def planks(
    rng: random.Random,
    area: tuple[float, float, float, float],
    breadth: float,
    colour: str,
    upright: bool = True,
    spread: float = 0.06,
) -> str:
    """Boards side by side, with seams and a little grain."""
    x0, y0, w, h = area
    span = w if upright else h
    count = max(1, round(span / breadth))
    size = span / count
    shades = tints(colour, spread, "#A8642E")
    boards, grain = [], []
    for i in range(count):
        at = (x0 if upright else y0) + i * size
        x, y, bw, bh = (at, y0, size, h) if upright else (x0, at, w, size)
        boards.append(
            path(f"M{num(x)} {num(y)}h{num(bw)}v{num(bh)}h{num(-bw)}z", rng.choice(shades))
        )
        for _ in range(2):
            side = at + size * rng.uniform(0.2, 0.8)
            a, b = sorted((rng.random(), rng.random()))
            grain.append(
                f"M{num(side)} {num(y0 + a * h)}q{num(rng.uniform(-1, 1))} {num((b - a) * h / 2)} "
                f"0 {num((b - a) * h)}"
                if upright
                else f"M{num(x0 + a * w)} {num(side)}q{num((b - a) * w / 2)} "
                f"{num(rng.uniform(-1, 1))} {num((b - a) * w)} 0"
            )
    seams = "".join(
        f"M{num(x0 + i * size)} {num(y0)}v{num(h)}"
        if upright
        else f"M{num(x0)} {num(y0 + i * size)}h{num(w)}"
        for i in range(1, count)
    )
    return (
        "".join(boards)
        + stroke("".join(grain), darker(colour, 0.25), 0.7, 0.4)
        + stroke(seams, darker(colour, 0.4), 0.9, 0.75)
    )


def scales(
    rng: random.Random,
    area: tuple[float, float, float, float],
    size: tuple[float, float],
    colours: Sequence[str],
) -> str:
    """Roof tiles with round ends, laid from the eaves up so that each row covers the next."""
    x0, y0, w, h = area
    tile_w, tile_h = size
    rows = int(h / tile_h) + 2
    parts = []
    for row in range(rows, -1, -1):
        y = y0 + (row - 1) * tile_h
        shift = tile_w / 2 if row % 2 else 0.0
        piles: dict[str, list[str]] = {colour: [] for colour in colours}
        for i in range(-1, int(w / tile_w) + 2):
            x = x0 + i * tile_w - shift
            drop = tile_h * 1.55 + rng.uniform(-0.8, 0.8)
            piles[rng.choice(list(piles))].append(
                f"M{num(x)} {num(y)}v{num(drop - tile_w * 0.45)}"
                f"q0 {num(tile_w * 0.45)} {num(tile_w / 2)} {num(tile_w * 0.45)}"
                f"t{num(tile_w / 2)} {num(-tile_w * 0.45)}v{num(tile_w * 0.45 - drop)}z"
            )
        edge = darker(colours[0], 0.5)
        parts += [path("".join(p), colour, edge, 0.9) for colour, p in piles.items() if p]
    return "".join(parts)
