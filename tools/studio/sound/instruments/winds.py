"""Winds: recorders and crumhorns from the banks of pipes, and a bright brass for fanfares."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.instruments.pipes import crumhorns, recorders
from tools.studio.sound.waves import (
    Signal,
    band,
    clock,
    curve,
    filtered,
    held,
    hz,
    mixed,
    noise,
    played,
    smooth_step,
    wavetable,
)

RELEASE = 0.07


def recorder(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """A blown pipe, from tenor to soprano."""
    return recorders().note(pitch, seconds, velocity, int(dice.integers(2)), RELEASE) * 0.62


def flageolet(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """A small pipe that is blown harder: an octave shines through."""
    take = int(dice.integers(2))
    low_note = recorders().note(pitch, seconds, velocity, take, RELEASE)
    high_note = recorders().note(pitch + 12, seconds, velocity, take, RELEASE)
    return mixed(low_note * 0.5, high_note * 0.22)


def crumhorn(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """A bent horn with a capped reed: it buzzes, and cannot help it."""
    return crumhorns().note(pitch, seconds, velocity, int(dice.integers(2)), 0.05) * 0.55


def brass(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """A natural trumpet: the louder the moment, the brighter the tone."""
    length = seconds + 0.06
    time = clock(length)
    frequency = hz(pitch)
    count = max(1, int(9000 / frequency))
    order = np.arange(1.0, count + 1)
    # The bell stresses what lies near 1.4 kHz and lets little out above 4 kHz.
    bell = 1.0 / (1.0 + ((order * frequency - 1300.0) / 900.0) ** 2) + 0.2
    dark = order**-1.6
    bright = bell * order**-0.55 * np.exp(-order * frequency / 4200.0)
    swell = held(length, 0.035, 0.06) * curve(length, (0.0, 1.0), (0.12, 0.82), (length, 0.9))
    flutter = smooth_step(time, 0.25, 0.6) * np.sin(2.0 * np.pi * 5.6 * time)
    cents = -60.0 * np.exp(-time / 0.014) + 6.0 * flutter + dice.normal(0.0, 2.0)
    moving = frequency * 2.0 ** (cents / 1200.0)
    phase = float(dice.uniform())
    shine = np.clip(1.1 * velocity * swell, 0.0, 1.0) ** 1.2
    tone = played(wavetable(dark), moving, phase) * (1.0 - shine)
    tone += played(wavetable(bright / np.sqrt(np.sum(bright**2))), moving, phase) * shine
    blow = filtered(noise(0.04, dice), band(frequency * 2.0, 1.0)) * held(0.04, 0.004, 0.03)
    return mixed(tone * swell, blow * 0.12) * velocity * 0.3


def whistle(points: tuple[tuple[float, float], ...], dice: np.random.Generator) -> Signal:
    """A whistled glide through (time, pitch) points; the last time is its length."""
    length = points[-1][0]
    pitch = curve(length, *points)
    frequency = 440.0 * 2.0 ** ((pitch - 69.0) / 12.0)
    tone = played(wavetable(np.array([1.0, 0.08, 0.03])), frequency)
    air = filtered(noise(length, dice), band(float(frequency.mean()), 1.5)) * 0.06
    return (tone + air) * held(length, 0.03, min(0.12, length / 3)) * 0.3
