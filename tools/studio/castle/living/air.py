"""Clouds that drift behind the roofs, smoke from the chimneys, birds on their way home."""

from __future__ import annotations

import math
import random

from tools.studio.castle.light import Light
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import (
    Point,
    clip,
    fade,
    group,
    mix,
    oval,
    path,
    poly,
    smooth,
    stroke,
)

CLOUD_SIZES = ((300, 96), (230, 78), (170, 60))
SMOKE_FRAMES, BIRD_FRAMES = 10, 6


def cloud(number: int, light: Light) -> Sheet:
    """One cloud: a heap of rounds on a level foot, lit from the upper left."""
    w, h = CLOUD_SIZES[number]
    rng = random.Random(f"cloud {number}")
    foot = h - 10.0
    rounds = []
    count = 6 - number
    for k in range(count):
        t = (k + 0.5) / count
        swell = math.sin(math.pi * t) ** 0.7
        r = h * (0.13 + 0.26 * swell) * rng.uniform(0.8, 1.12)
        rounds.append((w * 0.12 + t * w * 0.76, foot - r * 0.8 - swell * h * 0.08, r))
        rounds.append((rounds[-1][0] + r * 0.8, foot - r * 0.55, r * 0.62))
    mass = "".join(oval(x, y, r) for x, y, r in rounds)
    mass += oval(w / 2, foot - h * 0.1, w * 0.44, h * 0.12)
    name = f"cloud-{number}"
    shade, lit = mix(light.cloud_shade, light.cloud_lit, 0.4), light.cloud_lit
    puffs = "".join(
        path(oval(x, y, r), shade)
        + path(oval(x - r * 0.1, y - r * 0.12, r * 0.9), mix(shade, lit, 0.55))
        + path(oval(x - r * 0.2, y - r * 0.24, r * 0.7), lit, opacity=0.75)
        for x, y, r in sorted(rounds, key=lambda puff: puff[1])
    )
    body = group(
        path(mass, shade),
        puffs,
        fade(
            f"{name}-foot",
            [(0, light.cloud_shade, 0), (0.6, light.cloud_shade, 0.1), (1, light.cloud_shade, 0.9)],
        ),
        path(f"M0 0H{w}V{h}H0z", f"url(#{name}-foot)"),
        clip=name,
    )
    return Sheet([clip(name, mass) + group(body, opacity=0.94)], w, h)


def smoke() -> Sheet:
    """One puff from birth to nothing, 60 by 60; the mouth of the chimney is at (14, 56)."""
    frames = []
    for k in range(SMOKE_FRAMES):
        age = (k + 0.5) / SMOKE_FRAMES
        x, y = 14 + 26 * age**1.3, 54 - 34 * age
        r = 4 + 10 * age
        veil = 0.7 * (1 - age) ** 0.8 * min(1.0, age * 6)
        curls = [
            (x, y, r),
            (x - r * 0.7, y + r * 0.3, r * 0.66),
            (x + r * 0.72, y + r * 0.2, r * 0.7),
            (x + r * 0.1, y - r * 0.6, r * 0.7),
        ]
        frames.append(
            group(
                path("".join(oval(*c) for c in curls), "#8C8494"),
                path(
                    "".join(oval(cx - cr * 0.18, cy - cr * 0.2, cr * 0.8) for cx, cy, cr in curls),
                    "#D8D0D0",
                ),
                opacity=veil,
            )
        )
    return Sheet(frames, 60, 60)


def birds() -> Sheet:
    """Three swallows in step, 90 by 44, flying to the right."""
    frames = []
    for k in range(BIRD_FRAMES):
        parts = []
        for n, (x, y, size) in enumerate(
            ((58.0, 16.0, 1.0), (32.0, 25.0, 0.85), (16.0, 14.0, 0.7))
        ):
            beat = math.sin(math.tau * (k / BIRD_FRAMES + n * 0.21))
            parts.append(_bird(x, y, 13 * size, beat))
        frames.append("".join(parts))
    return Sheet(frames, 90, 44)


def _bird(x: float, y: float, span: float, beat: float) -> str:
    lift = span * 0.62 * beat
    wings: list[Point] = [
        (x - span * 0.85, y - lift),
        (x - span * 0.4, y - lift * 0.75 - 2),
        (x, y - 1.4),
        (x + span * 0.3, y - lift * 0.9 - 2),
        (x + span * 0.55, y - lift * 1.2),
        (x + span * 0.2, y + 1),
        (x, y + 2),
        (x - span * 0.35, y - lift * 0.3 + 1.5),
    ]
    tail = poly(
        [
            (x - span * 0.3, y + 0.6),
            (x - span * 0.75, y - 1.6),
            (x - span * 0.55, y + 1),
            (x - span * 0.75, y + 3.4),
        ]
    )
    return (
        path(smooth(wings), "#3A2E3C")
        + path(tail, "#3A2E3C")
        + path(oval(x + span * 0.08, y + 0.6, span * 0.32, span * 0.12), "#3A2E3C")
        + stroke(f"M{x + span * 0.38:.1f} {y + 0.4:.1f}h{span * 0.14:.1f}", "#3A2E3C", 1.1)
    )
