"""The wooden token: its disc, the coloured ring with a pattern of its own, the badge, the crown."""

from __future__ import annotations

import math
import random

from kingup_game.theme.cast_colours import LIVERY, Livery
from kingup_game.theme.palette import (
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from tools.studio.cast.curves import Path, closed, ellipse, polygon
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, mixed, tones

X, Y = 256.0, 316.0
RADIUS = 176.0
RING_OUTER, RING_INNER = 163.0, 117.0
THICKNESS = 12.0
BADGE_Y, BADGE_RADIUS = 445.0, 56.0
GOLD_TONES = Tones(GOLD_LIGHT, GOLD, GOLD_DARK)

# The pattern on each ring: kind and how often it repeats.
PATTERNS = {
    "A": ("blocks", 12),
    "B": ("stars", 11),
    "C": ("teeth", 14),
    "D": ("hoop", 1),
    "E": ("studs", 16),
    "F": ("slants", 14),
    "G": ("blocks", 8),
    "I": ("slants", 20),
    "L": ("teeth", 12),
    "M": ("stars", 10),
    "N": ("hoop", 1),
    "O": ("studs", 22),
    "P": ("blocks", 20),
    "J": ("lozenges", 12),
}

# Letters as strokes in a box of 64 by 72 around the origin.
LETTERS = {
    "A": "M-27,36L0,-36L27,36M-17,12H17",
    "B": "M-19,0H6A17,18 0 0 0 6,-35H-19V35H8A17,17.5 0 0 0 8,0",
    "C": "M25,-19A29,35 0 1 0 25,19",
    "D": "M-21,-35V35H-6C36,35 36,-35 -6,-35Z",
    "E": "M22,-35H-18V35H23M-18,-1H15",
    "F": "M25,-34H-18V37M-18,3H15",
    "G": "M23,-22A28,35 0 1 0 24,21V4H3",
    "I": "M-17,-35H17M0,-35V35M-17,35H17",
    "L": "M-18,-37V35H23",
    "M": "M-30,37V-33L0,14L30,-33V37",
    "N": "M-23,37V-33L23,33V-37",
    "O": "M0,-35C40,-35 40,35 0,35C-40,35 -40,-35 0,-35Z",
    "P": "M-20,37V-34H5A20,21.5 0 0 1 5,9H-20",
    "J": "M-8,-35H20V12A20,23 0 0 1 -23,18",
}


def base(pen: Pen, letter: str) -> None:
    """The disc behind the head: edge, rim, ring and ground."""
    livery = LIVERY[letter]
    low = Y + THICKNESS
    edge = f"M{X - RADIUS},{Y}V{low}A{RADIUS},{RADIUS} 0 0 0 {X + RADIUS},{low}V{Y}Z"
    rim = ellipse(X, Y, RADIUS)
    pen.stroke(edge, INK, OUTER)
    pen.fill(edge, WOOD_DARK)
    pen.fill(f"M{X - RADIUS},{Y}V{low}A{RADIUS},{RADIUS} 0 0 0 {X},{low + RADIUS}V{Y}Z",
             mixed(WOOD_DARK, WOOD, 0.45))  # fmt: skip
    pen.stroke(rim, INK, OUTER)
    pen.fill(rim, WOOD)
    with pen.inside(rim):
        _wood(pen, letter)
    pen.fill(ellipse(X, Y, RING_OUTER), livery.main)
    _pattern(pen, letter, livery)
    with pen.inside(ellipse(X, Y, RING_OUTER)):
        pen.stroke(ellipse(X + 3, Y + 5, RING_OUTER + 1), "#1A0A12", 8)
    ground = ellipse(X, Y, RING_INNER)
    pen.fill(ground, mixed(livery.dark, livery.main, 0.25))
    with pen.inside(ground):
        pen.fill(ellipse(X - 40, Y - 60, 120), mixed(livery.main, livery.light, 0.35), 0.5)
        pen.stroke(ellipse(X + 4, Y + 6, RING_INNER + 3), "#1A0A12", 16)
    pen.stroke(ellipse(X, Y, RING_OUTER), INK, INNER)
    pen.stroke(ground, INK, INNER)


def _wood(pen: Pen, letter: str) -> None:
    """A turned rim: lit at the upper left, shaded opposite, with grain along it."""
    pen.fill(ellipse(X - 5, Y - 6, RADIUS - 2), WOOD_LIGHT)
    pen.fill(ellipse(X + 3, Y + 3, RADIUS - 6), WOOD)
    grain = random.Random(f"grain {letter}")
    for _ in range(34):
        radius = grain.uniform(RING_OUTER + 3, RADIUS - 3)
        start, sweep = grain.uniform(0, 2 * math.pi), grain.uniform(0.15, 0.5)
        a, b = (_at(radius, angle) for angle in (start, start + sweep))
        colour = WOOD_DARK if grain.random() < 0.6 else mixed(WOOD_LIGHT, "#FFFFFF", 0.2)
        arc = f"M{a[0]:.1f},{a[1]:.1f}A{radius:.1f},{radius:.1f} 0 0 1 {b[0]:.1f},{b[1]:.1f}"
        pen.stroke(arc, mixed(colour, WOOD, 0.35), grain.choice((1.4, 1.8, 2.6)))


def _pattern(pen: Pen, letter: str, livery: Livery) -> None:
    kind, count = PATTERNS[letter]
    middle, half = (RING_OUTER + RING_INNER) / 2, (RING_OUTER - RING_INNER) / 2
    step = 2 * math.pi / count
    if kind == "hoop":
        pen.stroke(ellipse(X, Y, RING_INNER + 12), livery.second, 20)
        return
    for i in range(count):
        angle = step * (i + 0.25)
        if kind == "studs":
            pen.fill(ellipse(*_at(middle, angle), half * 0.55), livery.second)
        elif kind == "stars":
            pen.fill(_star(*_at(middle, angle), half * 0.95), livery.second)
        else:
            pen.fill(polygon(_segment(kind, angle, step, half)), livery.second)


def _segment(kind: str, angle: float, step: float, half: float) -> list[tuple[float, float]]:
    middle = RING_INNER + half
    if kind == "teeth":
        return [_at(RING_INNER - 2, angle - step / 2), _at(RING_OUTER - 8, angle),
                _at(RING_INNER - 2, angle + step / 2)]  # fmt: skip
    if kind == "lozenges":
        return [_at(RING_INNER, angle), _at(middle, angle + step / 2), _at(RING_OUTER, angle),
                _at(middle, angle - step / 2)]  # fmt: skip
    lean = step * 0.5 if kind == "slants" else 0.0
    return [_at(RING_INNER - 1, angle), _at(RING_OUTER + 1, angle + lean),
            _at(RING_OUTER + 1, angle + lean + step / 2),
            _at(RING_INNER - 1, angle + step / 2)]  # fmt: skip


def _star(x: float, y: float, size: float) -> Path:
    points = []
    for i in range(8):
        radius = size * (0.42 if i % 2 else 1.0)
        points.append(
            (x + radius * math.cos(i * math.pi / 4), y + radius * math.sin(i * math.pi / 4))
        )
    return polygon(points)


def _at(radius: float, angle: float) -> tuple[float, float]:
    return X + radius * math.cos(angle), Y + radius * math.sin(angle)


def badge(pen: Pen, letter: str) -> None:
    """The initial on a round of parchment, at the lower edge of the disc."""
    disc = ellipse(X, BADGE_Y, BADGE_RADIUS)
    pen.solid(disc, GOLD_TONES, INNER + 1, depth=6, rim=4)
    field = ellipse(X, BADGE_Y, BADGE_RADIUS - 8)
    pen.solid(field, Tones("#FFFDF4", PAPER, mixed(PAPER, "#B98B55", 0.35)), 3, depth=5, rim=3)
    with pen.shifted(X, BADGE_Y):
        scale = 0.88 if letter not in "MN" else 0.82
        pen.scaled_stroke(LETTERS[letter], INK, 18, scale)


def crown(pen: Pen, x: float, y: float, width: float, tilt: float = 0.0) -> None:
    """A crown whose band's middle is at (x, y)."""
    half, tall = width / 2, width * 0.56
    with pen.turned(tilt, x, y):
        back = [(x - half, y - 4), (x, y - width * 0.13), (x + half, y - 4), (x, y + 6)]
        pen.solid(closed(back), tones(GOLD_DARK), INNER)
        puffed = [(-1, 4 / tall, 0), (-0.98, 0.5), (-0.5, 0.82), (0, 0.86), (0.5, 0.82),
                  (0.98, 0.5), (1, 4 / tall, 0)]  # fmt: skip
        velvet = [(x + half * dx, y - tall * up, *corner) for dx, up, *corner in puffed]
        pen.solid(closed(velvet), tones(CRIMSON), INNER, depth=10, rim=4)
        outline = [(x - half, y + 8, 0), (x - half * 1.16, y - tall * 0.82, 0),
                   (x - half * 0.56, y - tall * 0.3, 0), (x, y - tall * 1.12, 0),
                   (x + half * 0.56, y - tall * 0.3, 0), (x + half * 1.16, y - tall * 0.82, 0),
                   (x + half, y + 8, 0), (x, y + width * 0.17)]  # fmt: skip
        pen.solid(closed(outline), GOLD_TONES, OUTER - 1, depth=12, rim=5)
        for dx, dy in ((-1.16, 0.86), (0.0, 1.18), (1.16, 0.86)):
            pen.solid(ellipse(x + half * dx, y - tall * dy, width * 0.062), GOLD_TONES, INNER - 1,
                      depth=4, rim=3)  # fmt: skip
        for dx, dy, colour in (
            (-0.6, 0.0, "#3E7FC1"),
            (0.0, 0.045, CRIMSON),
            (0.6, 0.0, "#3E8E41"),
        ):
            gem = ellipse(x + half * dx, y + width * (dy - 0.015), width * 0.06, width * 0.07)
            pen.solid(gem, tones(colour, 0.5), FINE, depth=4, rim=2)
