"""What lives on the land at both sides: a mill, a far river, ducks, weather.

All is painted once, by day, and takes the light of the hour as a whole: it is far away and small.
"""

from __future__ import annotations

import math

from kingup_game.theme.palette import INK, PAPER
from tools.studio.castle.light import Light
from tools.studio.castle.living.sheet import LitSheet, Sheet
from tools.studio.castle.pen import (
    Point,
    box,
    darker,
    group,
    oval,
    path,
    poly,
    smooth,
    stroke,
    tone,
)

MILL_FRAMES, DUCK_FRAMES, GLINT_FRAMES, RAIN_FRAMES = 8, 4, 6, 3
FIREFLY_FRAMES, LEAF_FRAMES = 6, 6

_LINE = "#3A2E2A"
RIVER_VIEW = (250.0, 596.0, 90.0, 92.0)


def mill(light: Light) -> Sheet:
    """72 by 96 on a hill, foot at (36, 92); its four sails go round by a quarter."""
    frames = [_mill(90 * k / MILL_FRAMES) for k in range(MILL_FRAMES)]
    return LitSheet(frames, 72, 96, light, 0.26)


def _mill(turn: float) -> str:
    tower = poly([(25, 92), (29, 46), (43, 46), (47, 92)])
    cap = smooth([(26, 46), (29, 36), (36, 32), (43, 36), (46, 46)])
    door = path(box(32.5, 78, 7, 14, 3), "#5A4030", _LINE, 1.0)
    window = path(box(33.5, 58, 5, 7, 1.5), "#4A4A58", _LINE, 0.9)
    sails = "".join(group(_sail(), move=f"rotate({turn + 90 * k:.1f} 36 42)") for k in range(4))
    hub = path(oval(36, 42, 2.6), "#5A4030", _LINE, 0.9)
    return (
        path(tower, tone("#D8CFC0"), _LINE, 1.3)
        + path(cap, tone("#8A5A3C"), _LINE, 1.3)
        + door
        + window
        + sails
        + hub
    )


def _sail() -> str:
    cloth = path(poly([(37, 39), (43, 37), (43, 12), (37, 12)]), PAPER, _LINE, 0.9)
    return cloth + stroke("M36 42V9M37 20h6M37 28h6", _LINE, 1.3)


def river(light: Light) -> str:
    """A far river: from behind a hill in two bends into the forest."""
    left: list[Point] = [(262, 604), (292, 616), (268, 634), (312, 652), (300, 682)]
    right: list[Point] = [(318, 682), (326, 650), (282, 634), (304, 614), (267, 603)]
    water = {"day": "#B4D2D8", "dusk": "#B292A4", "night": "#34436A"}[light.name]
    shape = smooth([*left, *right])
    return path(shape, water, darker(water, 0.22), 1.0)


def glint() -> Sheet:
    """34 by 10: light that runs over far water, and is gone."""
    frames = []
    for k in range(GLINT_FRAMES):
        strength = math.sin(math.pi * k / (GLINT_FRAMES - 1))
        lines = f"M{3 + 2 * k} 4q4 -2 8 0t8 0M{7 + 2 * k} 8h7"
        frames.append(group(stroke(lines, "#F4FAFF", 1.4), opacity=max(0.01, 0.9 * strength)))
    return Sheet(frames, 34, 10)


def ducks(light: Light) -> Sheet:
    """A duck and two ducklings, 74 by 34, waddling to the right; the grass at y = 32."""
    frames = []
    for k in range(DUCK_FRAMES):
        bob = math.sin(math.tau * k / DUCK_FRAMES)
        frames.append(
            _duck(52, 26 + 0.8 * bob, 1.0, "#E9E2D2")
            + _duck(27, 27 - 0.8 * bob, 0.56, "#F0D070")
            + _duck(12, 27 + 0.8 * bob, 0.56, "#F0D070")
            + stroke(
                _feet(52, 1.0, bob) + _feet(27, 0.56, -bob) + _feet(12, 0.56, bob), "#C96F2A", 2.2
            )
        )
    return LitSheet(frames, 74, 34, light)


def _feet(x: float, size: float, bob: float) -> str:
    step = 3.5 * bob * size
    return f"M{x - 3 + step:.1f} {27}v5h{4 * size:.1f}M{x + 3 - step:.1f} {27}v5h{4 * size:.1f}"


def _duck(x: float, y: float, size: float, hue: str) -> str:
    body = smooth(
        [
            (x - 14 * size, y - 8 * size),
            (x - 4 * size, y - 9 * size),
            (x + 10 * size, y - 6 * size),
            (x + 9 * size, y + 1),
            (x - 10 * size, y + 1),
        ]
    )
    beak = poly(
        [
            (x + 13 * size, y - 15 * size),
            (x + 20 * size, y - 13 * size),
            (x + 13 * size, y - 11 * size),
        ]
    )
    return (
        path(body, tone(hue), INK, 1.5)
        + path(beak, "#E58B3A", INK, 1.2)
        + path(oval(x + 9 * size, y - 14 * size, 6 * size), tone(hue), INK, 1.5)
        + path(oval(x + 11 * size, y - 15.5 * size, 1.3 * size), INK)
    )


def shower(light: Light) -> Sheet:
    """A dark cloud with rain below it, 170 by 190, over far hills."""
    frames = []
    for k in range(RAIN_FRAMES):
        drops = []
        for n in range(26):
            x = 22 + (n * 37) % 126
            y = 62 + (n * 53 + k * 120 / RAIN_FRAMES) % 118
            drops.append(f"M{x} {y:.1f}l-4 13")
        cloud = "".join(
            oval(x, y, r)
            for x, y, r in (
                (45, 40, 26),
                (78, 28, 28),
                (112, 34, 27),
                (134, 46, 20),
                (28, 50, 18),
                (86, 50, 28),
            )
        )
        frames.append(
            stroke("".join(drops), "#DDE8F0", 1.6, 0.75)
            + group(
                path(cloud, "#7C8796")
                + path("".join(oval(x, y, 18) for x, y in ((66, 26), (98, 24))), "#8994A2"),
                opacity=0.94,
            )
        )
    return LitSheet(frames, 170, 190, light, 0.2)


def leaves(light: Light) -> Sheet:
    """Leaves in a gust, 130 by 60."""
    frames = []
    for k in range(LEAF_FRAMES):
        parts = []
        for n, hue in enumerate(("#7FA64A", "#B9A23C", "#5F9048", "#C98A3A", "#8FB054")):
            turn = math.tau * (k / LEAF_FRAMES + n * 0.23)
            x, y = 14 + 26 * n, 30 + 16 * math.sin(turn)
            leaf = path(
                smooth([(x - 8, y), (x, y - 4), (x + 8, y), (x, y + 4)]), hue, darker(hue, 0.5), 1.2
            )
            parts.append(group(leaf, move=f"rotate({math.degrees(turn):.0f} {x} {y:.1f})"))
        frames.append("".join(parts))
    return LitSheet(frames, 130, 60, light)


def fireflies() -> Sheet:
    """Small lights over a meadow in the dark, 150 by 80."""
    frames = []
    for k in range(FIREFLY_FRAMES):
        parts = []
        for n, (x, y) in enumerate(((20, 50), (52, 22), (80, 60), (112, 30), (134, 58))):
            strength = max(0.05, math.sin(math.tau * (k / FIREFLY_FRAMES + n * 0.19)))
            halo = path(
                oval(x, y + 4 * math.sin(math.tau * k / FIREFLY_FRAMES + n), 7),
                "#F6F0A0",
                opacity=0.28,
            )
            heart = path(
                oval(x, y + 4 * math.sin(math.tau * k / FIREFLY_FRAMES + n), 2.4), "#FFFBD0"
            )
            parts.append(group(halo + heart, opacity=strength))
        frames.append("".join(parts))
    return Sheet(frames, 150, 80)
