"""Plucked strings: the Karplus-Strong loop, solved whole in the frequency domain.

The loop y = x + loss · y delayed by one period has the closed form X / (1 - loss · z^-period).
Evaluated on a circle slightly outside the unit CIRCLE, it gives the whole decaying note in one
inverse transform, with an exactly tuned fractional period.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tools.studio.sound.waves import (
    RATE,
    Response,
    Signal,
    Spectrum,
    bins,
    filtered,
    held,
    high,
    hz,
    low,
    peaks,
    seeded,
    smooth_step,
)

SIZE = 1 << 17
DAMPING = np.log(1e4) / SIZE  # the alias of the note's own tail falls by this much
CIRCLE = DAMPING + 2j * np.pi * np.arange(SIZE // 2 + 1) / SIZE
STEP: Spectrum = np.exp(-CIRCLE)  # a delay of one sample
UNDAMPED: Signal = np.exp(DAMPING * np.arange(SIZE))
VELOCITY_STEPS = 8
TAKES = 3


@dataclass(frozen=True)
class Strings:
    """A plucked instrument: how it is strung, where it is plucked, what it is built of."""

    name: str
    sustain: float  # seconds to -60 dB at 220 Hz
    softness: float  # 0…0.5: how fast high partials die
    position: float  # where the finger plucks, as a part of the string
    brightness: float  # Hz, of a full pluck
    course_cents: float  # the mistuning of the paired strings
    octave_below: int  # courses below this pitch have an octave string
    body: Response


LUTE = Strings(
    "lute", 2.6, 0.28, 0.15, 7600.0, 2.5, 50,
    peaks(
        (118, 6, 1.2), (214, 7, 1.6), (392, 8, 1.1), (640, 9, 0.8), (1150, 6, 0.5), (2500, 3, 0.35)
    ),
)  # fmt: skip
CITTERN = Strings(
    "cittern", 2.2, 0.14, 0.11, 10500.0, 4.0, 0,
    peaks((230, 6, 1.0), (460, 7, 0.9), (980, 6, 0.8), (2900, 3, 0.8)),
)  # fmt: skip
HARP = Strings(
    "harp", 3.6, 0.30, 0.38, 5600.0, 1.0, 0,
    peaks((160, 5, 0.9), (300, 6, 0.8), (700, 6, 0.4)),
)  # fmt: skip
DULCIMER = Strings(
    "dulcimer", 4.2, 0.10, 0.09, 6800.0, 5.0, 0,
    peaks((150, 6, 0.7), (260, 7, 0.9), (520, 7, 0.8), (1600, 4, 0.7)),
)  # fmt: skip
THEORBO = Strings(
    "theorbo", 3.0, 0.36, 0.2, 4200.0, 1.5, 40,
    peaks((92, 5, 1.6), (180, 7, 1.4), (340, 8, 0.7)),
)  # fmt: skip


def pluck(strings: Strings, pitch: int, seconds: float, velocity: float, take: int = 0) -> Signal:
    """One note; it rings for `seconds`, then a finger stops it."""
    level = max(1, min(VELOCITY_STEPS, round(velocity * VELOCITY_STEPS)))
    note = _ringing(strings, pitch, level, take % TAKES)
    length = min(seconds + 0.09, SIZE * 0.9 / RATE)
    shape = held(length, 0.0005, 0.08)
    return note[: len(shape)] * shape * velocity


@lru_cache(maxsize=2048)
def _ringing(strings: Strings, pitch: int, level: int, take: int) -> Signal:
    dice = seeded(f"{strings.name} {pitch} {level} {take}")
    first = _string(strings, pitch - strings.course_cents / 200, level, dice)
    second_pitch = pitch + 12 if pitch < strings.octave_below else pitch
    second = _string(strings, second_pitch + strings.course_cents / 200, level, dice)
    gap = dice.uniform(0.001, 0.004) * RATE
    late = np.exp(-CIRCLE * gap) * 0.7
    body = _box(strings)
    sounding: Signal = np.fft.irfft((first + second * late) * body, SIZE) * UNDAMPED
    # Every note of one instrument is equally strong before velocity speaks.
    note: Signal = sounding / np.sqrt(np.mean(sounding[: RATE // 5] ** 2)) * 0.2
    note.flags.writeable = False
    return note


@lru_cache(maxsize=8)
def _box(strings: Strings) -> Spectrum:
    """The body: the modes that were measured by ear, and the crowd of small ones above them."""
    dice = seeded(f"{strings.name} box")
    crowd = tuple(
        (520.0 * 1.085**number * dice.uniform(0.97, 1.03), 22.0, dice.uniform(0.1, 0.55))
        for number in range(28)
    )
    frequencies = bins(SIZE)
    small = peaks(*crowd)(frequencies)
    box: Spectrum = strings.body(frequencies) * small * high(55.0, 2)(frequencies)
    return box


def _string(strings: Strings, pitch: float, level: int, dice: np.random.Generator) -> Spectrum:
    frequency = hz(pitch)
    period = RATE / frequency
    sustain = strings.sustain * (220.0 / frequency) ** 0.45
    strength = 10.0 ** (-3.0 / (frequency * sustain))
    softness = strings.softness * min(1.0, (260.0 / frequency) ** 0.6)
    loss = strength * (1.0 - softness + softness * STEP)
    loop = loss * np.exp(-CIRCLE * (period - softness))
    spectrum = _finger(strings, level, period, dice) * (
        1.0 - np.exp(-CIRCLE * period * strings.position)
    )
    whole: Spectrum = spectrum / (1.0 - loop)
    return whole


def _finger(strings: Strings, level: int, period: float, dice: np.random.Generator) -> Spectrum:
    """The spectrum of the pluck: a rounded push with a little grain; hard plucks are brighter."""
    length = int(period * 1.5) + 64
    time = np.arange(length) / RATE
    cutoff = strings.brightness * (0.35 + 0.65 * level / VELOCITY_STEPS)
    push = np.exp(-time * cutoff * 0.9) * smooth_step(time, 0.0, 0.5 / cutoff)
    grain = dice.standard_normal(length) * np.exp(-time / (period / RATE) * 3.0) * 0.35
    burst = filtered(push + grain, low(cutoff, 2)) * np.exp(-DAMPING * np.arange(length))
    spectrum: Spectrum = np.fft.rfft(burst, SIZE)
    return spectrum
