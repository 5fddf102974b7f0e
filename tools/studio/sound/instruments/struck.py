"""What is struck: tabor, great drum, tambourine, bells, wood, stone and metal."""

from __future__ import annotations

import math

import numpy as np

from tools.studio.sound.waves import (
    Signal,
    band,
    clock,
    fading,
    filtered,
    high,
    low,
    mixed,
    noise,
    sine,
)

SKIN_MODES = ((1.0, 1.0, 1.0), (1.59, 0.5, 0.62), (2.14, 0.32, 0.5), (2.65, 0.2, 0.4))
MEMBRANE_MODES = (  # how many lines cross the middle, and where the rim stands still
    (0, 2.4048), (1, 3.8317), (2, 5.1356), (0, 5.5201), (3, 6.3802), (1, 7.0156), (4, 7.5883),
    (2, 8.4172), (0, 8.6537), (5, 8.7715), (3, 9.7610), (1, 10.1735),
)  # fmt: skip
BELL_MODES = (
    (0.5, 0.55, 1.3), (1.0, 0.8, 1.0), (1.19, 0.6, 0.8), (1.5, 0.28, 0.6), (2.0, 0.75, 0.55),
    (2.51, 0.25, 0.35), (2.66, 0.2, 0.33), (3.01, 0.3, 0.28), (4.17, 0.22, 0.2), (5.43, 0.12, 0.12),
)  # fmt: skip


def skin(
    frequency: float, decay: float, velocity: float, dice: np.random.Generator, snare: float = 0.0
) -> Signal:
    """A drum: the skin's own modes, sinking a little in pitch, a stick, perhaps a snare."""
    time = clock(decay)
    total = np.zeros(len(time))
    sink = 1.0 + 0.22 * velocity * np.exp(-time / 0.018)
    for ratio, strength, life in SKIN_MODES:
        tone = sine(frequency * ratio * dice.uniform(0.995, 1.005) * sink, decay)
        total += tone * strength * fading(decay, decay * life)
    stick = filtered(noise(0.02, dice), band(frequency * 9.0, 0.8)) * fading(0.02, 0.014)
    rattle = filtered(noise(0.16, dice), band(3600.0, 0.7), high(1200.0)) * fading(0.16, 0.15)
    return mixed(total, stick * 0.9 * velocity, rattle * snare * velocity) * velocity * 0.35


def tabor(velocity: float, dice: np.random.Generator) -> Signal:
    return skin(148.0, 0.42, velocity, dice, snare=0.5)


def frame_drum(velocity: float, dice: np.random.Generator, edge: float = 0.35) -> Signal:
    """A hand on a wide skin: `edge` 0 is its middle (round), 1 its rim (thin).

    The skin has the modes of a round membrane; each answers as far as it moves where it is hit.
    """
    frequency, decay = 104.0, 0.75
    time = clock(decay)
    sink = 1.0 + 0.1 * velocity * np.exp(-time / 0.03)
    total = np.zeros(len(time))
    for circles, root in MEMBRANE_MODES:
        ratio = root / MEMBRANE_MODES[0][1]
        strength = abs(_bessel(circles, root * min(edge, 0.97)))
        life = decay / (0.5 + 0.5 * ratio**1.1) / (1.6 if circles == 0 else 1.0)
        tone = sine(frequency * ratio * dice.uniform(0.99, 1.01) * sink, decay)
        total += tone * strength * fading(decay, life, 0.0015)
    hand = filtered(noise(0.03, dice), band(700.0 + 1900.0 * edge, 0.7)) * fading(0.03, 0.018)
    return mixed(total * 0.5, hand * (0.35 + 0.5 * edge) * velocity) * velocity * 0.6


def _bessel(order: int, x: float) -> float:
    """J of a whole order, by its series."""
    term = (x / 2.0) ** order / math.factorial(order)
    total = term
    for k in range(1, 24):
        term *= -(x * x / 4.0) / (k * (k + order))
        total += term
    return total


def rim(velocity: float, dice: np.random.Generator) -> Signal:
    """The tabor's stick on its edge."""
    return skin(310.0, 0.12, velocity, dice, snare=0.9) * 0.7


def great_drum(velocity: float, dice: np.random.Generator) -> Signal:
    """A slack bass drum, all belly."""
    belly = skin(62.0, 0.9, velocity, dice)
    chest = skin(124.0, 0.4, velocity, dice)  # what small loudspeakers can still say
    return filtered(mixed(belly * 0.8, chest * 0.7), low(1400.0, 1)) * 1.3


def heart(velocity: float, dice: np.random.Generator) -> Signal:
    """A beat felt through the ribs: round and thick rather than sharp, so that it can be near."""
    beat = skin(86.0, 0.34, velocity, dice)
    return filtered(np.tanh(beat * 5.0), low(420.0, 2)) * 0.5 * velocity


def tambourine(velocity: float, dice: np.random.Generator) -> Signal:
    """Jingles: pairs of small brass plates that meet several times within a tenth of a second."""
    length = 0.32
    time = clock(length)
    total = np.zeros(len(time))
    for _ in range(18):
        start = abs(float(dice.normal(0.0, 0.02)))
        frequency = dice.uniform(4300.0, 10800.0)
        ring = np.exp(-np.maximum(time - start, 0.0) / dice.uniform(0.012, 0.042)) * (time >= start)
        tone = sine(frequency, length, dice.uniform()) * ring
        total += tone * dice.uniform(0.4, 1.0)
    hiss = filtered(noise(length, dice), high(5200.0, 3)) * fading(length, 0.16)
    tap = skin(230.0, 0.1, 0.5, dice)
    return mixed(total * 0.09 + hiss * 0.2, tap * 0.4) * velocity * 0.3


def bell(frequency: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """A church bell: hum, prime, minor third, fifth, octave and what lies above."""
    total = np.zeros(len(clock(seconds)))
    for ratio, strength, life in BELL_MODES:
        pair = dice.uniform(0.0005, 0.0012)  # no bell is round: each mode beats with its twin
        for side in (-1.0, 1.0):
            tone = sine(frequency * ratio * (1.0 + side * pair), seconds, dice.uniform())
            total += tone * strength * 0.5 * fading(seconds, seconds * life, 0.002)
    strike = filtered(noise(0.03, dice), band(frequency * 6.0, 1.0)) * fading(0.03, 0.025)
    return mixed(total, strike * 0.5) * velocity * 0.22


def small_bell(pitch_hz: float, seconds: float, velocity: float) -> Signal:
    """A hand bell: clear, few partials."""
    modes = ((1.0, 1.0, 1.0), (2.0, 0.28, 0.6), (2.76, 0.3, 0.45), (5.4, 0.16, 0.2))
    total = np.zeros(len(clock(seconds)))
    for ratio, strength, life in modes:
        total += (
            sine(pitch_hz * ratio, seconds) * strength * fading(seconds, seconds * life, 0.0015)
        )
    return total * velocity * 0.25


def wood(
    frequency: float, velocity: float, dice: np.random.Generator, decay: float = 0.12
) -> Signal:
    """A wooden block: few damped bars over a knock."""
    total = np.zeros(len(clock(decay * 1.4)))
    for ratio, strength, life in ((1.0, 1.0, 1.0), (2.42, 0.55, 0.6), (4.1, 0.25, 0.35)):
        tone = sine(frequency * ratio * dice.uniform(0.98, 1.02), decay * 1.4)
        total += tone * strength * fading(decay * 1.4, decay * life, 0.0006)
    knock = filtered(noise(0.012, dice), band(frequency * 3.0, 0.7)) * fading(0.012, 0.01)
    return mixed(total, knock * 0.8) * velocity * 0.4


def metal(
    frequency: float,
    velocity: float,
    dice: np.random.Generator,
    decay: float = 0.5,
    ratios: tuple[float, ...] = (1.0, 1.47, 2.09, 2.56, 3.39, 4.08, 5.17),
) -> Signal:
    """A plate or bar of metal: inharmonic and bright."""
    total = np.zeros(len(clock(decay)))
    for index, ratio in enumerate(ratios):
        tone = sine(frequency * ratio * dice.uniform(0.99, 1.01), decay, dice.uniform())
        total += tone * 0.8**index * fading(decay, decay * 0.85**index, 0.0006)
    return total * velocity * 0.2
