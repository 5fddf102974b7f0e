"""Sky, sun or moon, stars, and the thin high clouds that never move."""

from __future__ import annotations

import random

from kingup_game.stage.layout import HEIGHT, WIDTH
from tools.studio.castle.light import BEYOND_X, BEYOND_Y, Light
from tools.studio.castle.pen import box, darker, fade, glow, lighter, mix, oval, path, smooth

HORIZON = 700.0


def paint(light: Light) -> str:
    rng = random.Random(f"sky {light.name}")
    wide = WIDTH + 2 * BEYOND_X
    steps = len(light.sky) - 1
    stops = [(0.92 * i / steps, colour, 1.0) for i, colour in enumerate(light.sky)]
    return "".join(
        (
            fade("sky", stops),
            path(box(-BEYOND_X, -BEYOND_Y, wide, BEYOND_Y + 2), light.sky[0]),
            path(box(-BEYOND_X, 0, wide, HORIZON), "url(#sky)"),
            path(box(-BEYOND_X, HORIZON - 1, wide, HEIGHT - HORIZON + 1), light.sky[-1]),
            _stars(rng, light),
            _stars_beyond(light),
            _disc(light),
            _streaks(rng, light),
        )
    )


def _stars(rng: random.Random, light: Light) -> str:
    parts = []
    for _ in range(light.stars):
        x, y = rng.uniform(20, WIDTH - 20), rng.uniform(8, 430) * rng.uniform(0.3, 1.0)
        r = rng.choice((0.8, 0.8, 1.1, 1.1, 1.6))
        parts.append(_star(rng, x, y, r))
        if r > 1.5:
            ray = f"M{x - 5:.1f} {y:.1f}q5 -0.6 5 -5q0 4.4 5 5q-5 0.6 -5 5q0 -4.4 -5 -5z"
            parts.append(path(ray, "#FFF6DC", opacity=0.8))
    return "".join(parts)


def _stars_beyond(light: Light) -> str:
    rng = random.Random(f"beyond {light.name}")
    parts = []
    for _ in range(light.stars // 2):
        side = rng.choice((-BEYOND_X / 2, WIDTH + BEYOND_X / 2))
        parts.append(_star(rng, side + rng.uniform(-145, 145), rng.uniform(-170, 300), 1.0))
        parts.append(_star(rng, rng.uniform(0, WIDTH), rng.uniform(-170, -12), 1.0))
    return "".join(parts)


def _star(rng: random.Random, x: float, y: float, r: float) -> str:
    return path(oval(x, y, r), "#FFF6DC", opacity=rng.uniform(0.35, 0.95))


def _disc(light: Light) -> str:
    x, y = light.disc_at
    r = light.disc_radius
    parts = [
        path(oval(x, y, r * 7), glow(light.disc), opacity=0.3 if light.stars > 100 else 0.55),
        path(oval(x, y, r * 2.6), glow(light.disc), opacity=0.7),
        path(oval(x, y, r), light.disc, mix(light.disc, light.sky[1], 0.45), 2.0),
        path(oval(x - r * 0.16, y - r * 0.16, r * 0.74), lighter(light.disc, 0.6), opacity=0.6),
    ]
    if light.name == "night":
        parts += [
            path(oval(x + dx * r, y + dy * r, k * r), darker(light.disc, 0.16), opacity=0.6)
            for dx, dy, k in (
                (0.35, -0.2, 0.2),
                (-0.1, 0.4, 0.14),
                (0.45, 0.35, 0.1),
                (-0.4, -0.1, 0.1),
            )
        ]
    return "".join(parts)


def _streaks(rng: random.Random, light: Light) -> str:
    """Mares' tails: long, thin, nearly level, none touching an edge of the picture."""
    parts = []
    for _ in range(13):
        x, y = rng.uniform(150, WIDTH - 620), rng.uniform(30, 430)
        length, thick = rng.uniform(220, 470), rng.uniform(3, 8)
        shape = smooth(
            [
                (x, y),
                (x + length * 0.3, y - thick),
                (x + length * 0.7, y - thick * 0.7),
                (x + length, y),
                (x + length * 0.66, y + thick * 0.5),
                (x + length * 0.3, y + thick * 0.3),
            ]
        )
        parts.append(path(shape, light.cloud_lit, opacity=rng.uniform(0.10, 0.24)))
    return "".join(parts)
