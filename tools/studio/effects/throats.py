"""Throats: how somebody speaks without words. A glottis, a mouth that moves, and a manner.

Syllables are written `ma ri no`: a consonant says where the mouth comes from, a vowel where it
goes. Nobody says anything in any language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.studio.effects.stagecraft import scene
from tools.studio.sound.waves import (
    RATE,
    Response,
    Signal,
    band,
    clock,
    curve,
    filtered,
    formants,
    held,
    high,
    low,
    noise,
    played,
    smooth_step,
    wavetable,
)

VOWELS = {
    "a": ((760, 9, 1.0), (1180, 11, 0.65), (2600, 14, 0.28), (3500, 14, 0.18)),
    "e": ((530, 9, 1.0), (1850, 13, 0.5), (2550, 14, 0.3), (3500, 14, 0.15)),
    "i": ((300, 8, 1.0), (2200, 14, 0.35), (2950, 15, 0.25), (3600, 14, 0.12)),
    "o": ((480, 8, 1.0), (860, 10, 0.6), (2500, 14, 0.12), (3400, 14, 0.08)),
    "u": ((330, 8, 1.0), (740, 10, 0.35), (2400, 14, 0.08), (3400, 14, 0.05)),
}
LIPS, TEETH, PALATE = (
    ((280, 8, 1.0), (700, 9, 0.3), (2200, 12, 0.08)),
    ((290, 8, 1.0), (1700, 11, 0.35), (2600, 13, 0.2)),
    ((300, 8, 1.0), (2150, 11, 0.4), (2700, 13, 0.25)),
)
COMES_FROM = dict.fromkeys("bpmwf", LIPS) | dict.fromkeys("dtnlrsz", TEETH)
COMES_FROM |= dict.fromkeys("gkyhj", PALATE)
BURSTS = {"b": 500.0, "p": 900.0, "d": 2600.0, "t": 3800.0, "g": 1500.0, "k": 2200.0}
HISSES = {"s": 5600.0, "z": 4200.0, "f": 3000.0, "h": 1300.0, "j": 2600.0}
GLOTTIS = np.arange(1.0, 60.0) ** -1.1

Formants = tuple[tuple[float, float, float], ...]


@dataclass(frozen=True)
class Throat:
    """Whose voice it is: pitch, size of the head (small ones over 1), and manner."""

    pitch: float
    size: float = 1.0
    breath: float = 0.15
    rough: float = 0.0
    sway: float = 0.25  # vibrato in semitones
    sway_hz: float = 5.6
    pace: float = 0.15  # seconds a syllable
    gap: float = 0.015
    finish: Callable[[Signal], Signal] | None = None  # what the sound passes through at last


def utter(
    throat: Throat,
    words: str,
    melody: tuple[float, ...],
    dice: np.random.Generator,
    *,
    lengths: tuple[float, ...] = (),
    glide: float = -1.0,
) -> Signal:
    """Syllables on a melody in semitones from the own pitch, on a stereo canvas.

    `lengths` stretches single syllables; each slides by `glide` semitones while it lasts.
    """
    syllables = words.split()
    canvas = scene(sum(throat.pace * _at(lengths, n, 1.0) for n in range(len(syllables))) + 0.4)
    at = 0.0
    for number, written in enumerate(syllables):
        seconds = throat.pace * _at(lengths, number, 1.0) * dice.uniform(0.94, 1.06)
        start = throat.pitch + _at(melody, number, melody[-1])
        sound = syllable(throat, written, (start, start + glide), seconds, dice)
        if throat.finish is not None:
            sound = throat.finish(sound)
        canvas.add(sound, at, 0.8, 0.0, 0.07)
        at += seconds + throat.gap
    return canvas.heard()


def syllable(
    throat: Throat,
    written: str,
    pitches: tuple[float, ...],
    seconds: float,
    dice: np.random.Generator,
) -> Signal:
    """One consonant and one vowel (or a vowel alone) on a pitch that slides."""
    vowel = written[-1]
    consonant = written[0] if len(written) > 1 else ""
    time = clock(seconds)
    source = _source(throat, pitches, seconds, dice)
    opened = smooth_step(time, 0.0, min(0.07, 0.5 * seconds)) if consonant else np.ones(len(time))
    goal = filtered(source, _mouth(VOWELS[vowel], throat.size))
    if consonant in COMES_FROM:
        origin = filtered(source, _mouth(COMES_FROM[consonant], throat.size))
        goal = goal * opened + origin * (1.0 - opened) * (0.9 if consonant in "mn" else 0.4)
    if consonant == "r":
        goal = goal * (0.65 + 0.35 * np.sign(np.sin(2 * np.pi * 27.0 * time)) * (time < 0.1))
    whole = filtered(goal, high(90.0), low(6500.0, 1)) * held(seconds, 0.012, seconds * 0.4)
    return whole + _consonant_noise(consonant, throat, seconds, dice)


def _source(
    throat: Throat, pitches: tuple[float, ...], seconds: float, dice: np.random.Generator
) -> Signal:
    time = clock(seconds)
    marks = tuple(zip(np.linspace(0.0, seconds, len(pitches)), pitches, strict=True))
    pitch = curve(seconds, *marks)
    pitch += (
        throat.sway
        * np.sin(2 * np.pi * (throat.sway_hz * time + dice.uniform()))
        * (smooth_step(time, 0.05, 0.25))
    )
    steps = np.arange(0, seconds + 0.02, 0.01)
    pitch += np.interp(time, steps, np.cumsum(dice.normal(0.0, 0.05, len(steps))) * 0.5)
    frequency = 440.0 * 2.0 ** ((pitch - 69.0) / 12.0)
    voiced = played(wavetable(GLOTTIS), frequency)
    if throat.rough:
        creak = np.sign(np.sin(np.pi * np.cumsum(frequency) / RATE))
        voiced = voiced * (1.0 + throat.rough * creak * dice.uniform(0.7, 1.0))
    return voiced * (1.0 - 0.5 * throat.breath) + noise(seconds, dice) * throat.breath * 0.5


def _mouth(shape: Formants, size: float) -> Response:
    return formants(*((centre * size, quality, gain) for centre, quality, gain in shape))


def _consonant_noise(
    consonant: str, throat: Throat, seconds: float, dice: np.random.Generator
) -> Signal:
    total = np.zeros(len(clock(seconds)))
    if consonant in BURSTS:
        burst = filtered(noise(0.03, dice), band(BURSTS[consonant] * throat.size, 1.6))
        burst = burst * np.exp(-clock(0.03) / 0.008) * 0.5
        total[: len(burst)] += burst[: len(total)]
    elif consonant in HISSES:
        length = min(0.09, seconds * 0.6)
        hiss = filtered(noise(length, dice), band(HISSES[consonant] * throat.size**0.5, 1.1))
        hiss = hiss * held(length, 0.02, 0.05) * 0.25
        total[: len(hiss)] += hiss[: len(total)]
    return total


def _at(values: tuple[float, ...], index: int, otherwise: float) -> float:
    return values[index] if index < len(values) else otherwise
