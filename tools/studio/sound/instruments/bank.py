"""A bank of notes: every pitch of a physical model at once, put in tune, cut to length later.

A blown pipe or a bowed string is a loop that bends on itself, so it must be reckoned sample by
sample; done for all pitches side by side that takes seconds, done note by note it would take hours.
The loops use only sums, products and quotients: the same numbers on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.studio.sound.waves import RATE, Response, Signal, filtered, held, high, hz, low

TAKES = 2
SECONDS = 2.6
STEPS = round(SECONDS * RATE)
BLOCK = 4096
LOOPED_FROM, LOOPED_TO = 1.3, 2.5  # a note longer than the bank goes round here
JOIN = 0.12  # of a second, blended where the round closes
ONSET = 0.035
SPEAKING = slice(round(0.6 * RATE), round(1.9 * RATE))  # where a note is steady

Model = Callable[[Signal, np.random.Generator], Signal]
"""Frequencies in, one column of sound for each out."""


@dataclass(frozen=True)
class Bank:
    """The notes of one instrument, all equally strong, `[pitch - lowest][take]`: full and soft."""

    lowest: int
    full: tuple[tuple[Signal, ...], ...]
    soft: tuple[tuple[Signal, ...], ...]

    def note(
        self, pitch: float, seconds: float, velocity: float, take: int, release: float
    ) -> Signal:
        """One note; the stronger, the brighter. Pitches beyond the ends are bent to."""
        row = int(np.clip(round(pitch) - self.lowest, 0, len(self.full) - 1))
        take %= TAKES
        shine = min(1.0, max(0.0, 1.4 * velocity - 0.3))
        sound = self.full[row][take] * shine + self.soft[row][take] * (1.0 - shine)
        bend = 2.0 ** ((pitch - self.lowest - row) / 12.0)
        length = seconds + release
        if abs(bend - 1.0) > 1e-6:
            sound = _resampled(sound, bend)
        sound = _lasting(sound, round(length * RATE))
        shape = held(len(sound) / RATE, 0.004, release)[: len(sound)]
        return sound[: len(shape)] * shape * velocity


def bank_of(
    model: Model, lowest: int, highest: int, body: Response, dice: np.random.Generator
) -> Bank:
    """Run the model over all semitones, and put each note in tune and at one strength."""
    pitches = np.arange(lowest, highest + 1)
    wanted = np.repeat([hz(float(pitch)) for pitch in pitches], TAKES)
    sound = model(wanted, dice)
    full, soft = [], []
    for column, frequency in enumerate(wanted):
        note = filtered(np.asarray(sound[:, column]), body, high(0.6 * frequency))
        note = _prompt(_resampled(note, frequency / pitch_of(note[SPEAKING], frequency)))
        full.append(_even(note))
        soft.append(_even(filtered(note, low(1.2 * frequency + 300.0))))
    return Bank(lowest, _paired(full), _paired(soft))


def _even(note: Signal) -> Signal:
    even: Signal = note / np.sqrt(np.mean(note[SPEAKING] ** 2)) * 0.25
    return even


def _paired(notes: list[Signal]) -> tuple[tuple[Signal, ...], ...]:
    return tuple(tuple(notes[start : start + TAKES]) for start in range(0, len(notes), TAKES))


def _prompt(sound: Signal) -> Signal:
    """Without the time in which a long pipe makes up its mind."""
    power = np.cumsum(sound[: RATE // 2] ** 2)
    window = round(0.01 * RATE)
    level = np.sqrt((power[window:] - power[:-window]) / window)
    strong = int(np.argmax(level > 0.5 * np.sqrt(np.mean(sound[SPEAKING] ** 2))))
    return sound[max(0, strong - round(ONSET * RATE)) :]


def pitch_of(sound: Signal, near: float) -> float:
    """The frequency at which a steady sound repeats itself, looked for within a fourth."""
    size = 1 << (2 * len(sound)).bit_length()
    echo = np.fft.irfft(np.abs(np.fft.rfft(sound, size)) ** 2)
    first, last = int(RATE / near / 1.33), int(RATE / near * 1.33) + 2
    # Many periods on, the same error of a sample weighs less.
    best = first + int(np.argmax(echo[first:last]))
    for periods in (4, 16):
        middle = best * periods
        reach = max(2, best // 3)
        window = echo[middle - reach : middle + reach + 1]
        peak = middle - reach + int(np.argmax(window))
        before, at, after = echo[peak - 1 : peak + 2]
        shift = 0.5 * (before - after) / (before - 2.0 * at + after)
        fine = (peak + shift) / periods
        best = round(fine)
    return float(RATE / fine)


def _resampled(sound: Signal, ratio: float) -> Signal:
    """Read faster or slower, by cubic interpolation."""
    places = np.arange(2, int((len(sound) - 3) / ratio)) * ratio
    whole = places.astype(np.int64)
    part = places - whole
    a, b, c, d = (sound[whole + step] for step in (-1, 0, 1, 2))
    bent: Signal = b + 0.5 * part * (
        c - a + part * (2.0 * a - 5.0 * b + 4.0 * c - d + part * (3.0 * (b - c) + d - a))
    )
    return bent


def _lasting(sound: Signal, length: int) -> Signal:
    """At least so long: the steady part goes round, blended over."""
    end = min(round(LOOPED_TO * RATE), len(sound))
    if length <= end:
        return sound[:length]
    start, join = min(round(LOOPED_FROM * RATE), end // 2), min(round(JOIN * RATE), end // 4)
    share = np.linspace(0.0, 1.0, join)
    round_trip = sound[start:end].copy()
    round_trip[-join:] = round_trip[-join:] * np.sqrt(1.0 - share) + sound[
        start - join : start
    ] * np.sqrt(share)
    pieces = [sound[:start]]
    missing = length - start
    while missing > 0:
        pieces.append(round_trip[:missing])
        missing -= len(round_trip)
    return np.concatenate(pieces)
