"""What is always there, quietly: wind about the towers, a fire in the hall. A loop."""

from __future__ import annotations

import numpy as np

from tools.studio.effects.stagecraft import dice_of
from tools.studio.sound.loudness import integrated_lufs
from tools.studio.sound.mix import Canvas, limited
from tools.studio.sound.waves import (
    RATE,
    Signal,
    bins,
    decibels,
    fading,
    filtered,
    high,
    low,
    noise,
)

SECONDS = 20
AMBIENCE_LUFS = -30.0
CRACKLES = 120


def wind_and_fire() -> Signal:
    dice = dice_of("ambience")
    canvas = Canvas(SECONDS * RATE, loop=True)
    for side in (-0.7, 0.7):
        canvas.add(_wind(dice), 0.0, 1.0, side, 0.1)
        canvas.add(_rumble(dice), 0.0, 0.5, side * 0.5, 0.0)
    for _ in range(CRACKLES):
        spark = filtered(noise(0.02, dice), high(dice.uniform(900, 3500)), low(7000.0, 1))
        force = float(dice.pareto(3.0)) * 0.12
        canvas.add(
            spark * fading(0.02, dice.uniform(0.006, 0.02)),
            dice.uniform(0.0, SECONDS),
            min(force, 0.5),
            dice.uniform(-0.4, 0.4),
            0.12,
        )
    heard = canvas.heard()
    return limited(heard * decibels(AMBIENCE_LUFS - integrated_lufs(heard)))


def _wind(dice: np.random.Generator) -> Signal:
    """Noise on a circle: shaped by its own spectrum, swelling a whole number of times."""
    turn = 2.0 * np.pi * np.arange(SECONDS * RATE) / (SECONDS * RATE)
    total = np.zeros(len(turn))
    for centre, swells in ((260.0, 1), (420.0, 2), (640.0, 3)):
        phase = dice.uniform(0, 6.28)
        gust = 0.45 + 0.35 * np.sin(swells * turn + phase) + 0.2 * np.sin(5 * turn + 2 * phase)
        total += _circular_noise(dice, centre, 0.22) * gust**2 * (300.0 / centre)
    return total * 0.05


def _rumble(dice: np.random.Generator) -> Signal:
    """The fire's breath."""
    return _circular_noise(dice, 110.0, 0.5) * 0.02


def _circular_noise(dice: np.random.Generator, centre: float, width: float) -> Signal:
    size = SECONDS * RATE
    octaves = np.log2(np.maximum(bins(size), 1.0) / centre)
    shape = np.exp(-0.5 * (octaves / (width * 3.0)) ** 2)
    ring: Signal = np.fft.irfft(np.fft.rfft(dice.standard_normal(size)) * shape, size)
    even: Signal = ring / np.sqrt(np.mean(ring**2))
    return even
