"""How alike two sounds are to the ear, and what is left of one on a small loudspeaker."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.waves import RATE, Signal

BANDS_AN_OCTAVE = 6
LOWEST, HIGHEST = 80.0, 12_000.0


def spectral_likeness(one: Signal, other: Signal, lowest: float = LOWEST) -> float:
    """How alike the colours of two sounds are."""
    return likeness_of_colours(colours(one, lowest), colours(other, lowest))


def likeness_of_colours(one: Signal, other: Signal) -> float:
    """The cosine between them: 1 for the same colours."""
    return float(one @ other / np.sqrt((one @ one) * (other @ other)))


def above(sound: Signal, frequency: float) -> float:
    """The share of its energy that lies above a frequency."""
    power, frequencies = _power(sound)
    return float(power[frequencies > frequency].sum() / power.sum())


def colours(sound: Signal, lowest: float = LOWEST) -> Signal:
    """Its long spectrum in sixths of an octave. Whoever compares many sounds asks once for each."""
    power, frequencies = _power(sound)
    count = int(np.log2(HIGHEST / lowest) * BANDS_AN_OCTAVE)
    edges = lowest * 2.0 ** (np.arange(count + 1) / BANDS_AN_OCTAVE)
    where = np.searchsorted(edges, frequencies)
    bands: Signal = np.sqrt(np.bincount(where, weights=power, minlength=count + 2)[1 : count + 1])
    return bands


def _power(sound: Signal) -> tuple[Signal, Signal]:
    power: Signal = (np.abs(np.fft.rfft(sound, axis=0)) ** 2).sum(axis=1)
    return power, np.linspace(0.0, RATE / 2.0, len(power))
