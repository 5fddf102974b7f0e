"""How alike two sounds are to the ear, and what is left of one on a small loudspeaker."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.waves import RATE, Signal

BANDS_AN_OCTAVE = 6
LOWEST, HIGHEST = 80.0, 12_000.0


def spectral_likeness(one: Signal, other: Signal, lowest: float = LOWEST) -> float:
    """The cosine between their long spectra in sixths of an octave: 1 for the same colours."""
    first, second = _bands(one, lowest), _bands(other, lowest)
    return float(first @ second / np.sqrt((first @ first) * (second @ second)))


def above(sound: Signal, frequency: float) -> float:
    """The share of its energy that lies above a frequency."""
    power, frequencies = _power(sound)
    return float(power[frequencies > frequency].sum() / power.sum())


def _bands(sound: Signal, lowest: float) -> Signal:
    power, frequencies = _power(sound)
    count = int(np.log2(HIGHEST / lowest) * BANDS_AN_OCTAVE)
    edges = lowest * 2.0 ** (np.arange(count + 1) / BANDS_AN_OCTAVE)
    where = np.searchsorted(edges, frequencies)
    bands: Signal = np.sqrt(np.bincount(where, weights=power, minlength=count + 2)[1 : count + 1])
    return bands


def _power(sound: Signal) -> tuple[Signal, Signal]:
    power: Signal = (np.abs(np.fft.rfft(sound, axis=0)) ** 2).sum(axis=1)
    return power, np.linspace(0.0, RATE / 2.0, len(power))
