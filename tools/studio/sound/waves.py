"""Signals and what shapes them: seeded noise, wavetables, envelopes, filters as responses."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Signal = NDArray[np.float64]
Spectrum = NDArray[np.complex128]
Response = Callable[[Signal], Spectrum]
TABLE_SIZE = 4096
FILTER_TAIL = 8192


def seeded(name: str) -> np.random.Generator:
    """The dice of one part: the same name always throws the same numbers."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def hz(pitch: float) -> float:
    """The frequency of a MIDI pitch; 69 is a' at 440."""
    return float(440.0 * 2.0 ** ((pitch - 69.0) / 12.0))


def decibels(amount: float) -> float:
    """A level in dB as a factor of amplitude."""
    return float(10.0 ** (amount / 20.0))


def samples(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Signal:
    """The time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(seconds: float, dice: np.random.Generator) -> Signal:
    return dice.standard_normal(samples(seconds))


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """Straight lines through (time, value) points."""
    times, values = zip(*points, strict=True)
    line: Signal = np.interp(clock(seconds), times, values)
    return line


def smooth_step(time: Signal, start: float, end: float) -> Signal:
    x = np.clip((time - start) / (end - start), 0.0, 1.0)
    return x * x * (3.0 - 2.0 * x)


def held(seconds: float, attack: float, release: float) -> Signal:
    """An envelope that rises, stays, and falls to nothing at the end, without corners."""
    time = clock(seconds)
    rise = smooth_step(time, 0.0, attack)
    return rise * (1.0 - smooth_step(time, max(seconds - release, 0.0), seconds))


def fading(seconds: float, decay: float, attack: float = 0.001) -> Signal:
    """An envelope of something struck: up at once, then down by 60 dB in `decay` seconds."""
    time = clock(seconds)
    return smooth_step(time, 0.0, attack) * np.exp(-6.9078 * time / decay)


def wavetable(amplitudes: Signal) -> Signal:
    """One period with the given strengths of harmonics 1, 2, 3 …"""
    spectrum = np.zeros(TABLE_SIZE // 2 + 1, dtype=np.complex128)
    count = min(len(amplitudes), TABLE_SIZE // 2 - 1)
    # Spread phases keep the peak low; sines alone would stack into a spike.
    phases = np.pi * np.arange(1, count + 1) ** 2 / max(count, 1)
    spectrum[1 : count + 1] = amplitudes[:count] * np.exp(1j * phases)
    period: Signal = np.fft.irfft(spectrum) * (TABLE_SIZE / 2)
    return period


def played(table: Signal, frequency: Signal, phase: float = 0.0) -> Signal:
    """Read a wavetable at a frequency that may move."""
    position = (phase + np.cumsum(frequency) / RATE) % 1.0 * TABLE_SIZE
    whole = position.astype(np.int64)
    part = position - whole
    return table[whole] * (1.0 - part) + table[(whole + 1) % TABLE_SIZE] * part


def sine(frequency: float | Signal, seconds: float, phase: float = 0.0) -> Signal:
    if isinstance(frequency, float | int):
        return np.sin(2.0 * np.pi * (frequency * clock(seconds) + phase))
    return np.sin(2.0 * np.pi * (np.cumsum(frequency) / RATE + phase))


def low(cutoff: float, order: int = 2) -> Response:
    def response(frequencies: Signal) -> Spectrum:
        slope = np.asarray(1.0 + 1j * frequencies / cutoff, dtype=np.complex128)
        return slope ** -float(order)

    return response


def high(cutoff: float, order: int = 2) -> Response:
    def response(frequencies: Signal) -> Spectrum:
        ratio = 1j * frequencies / cutoff
        passed: Spectrum = (ratio / (1.0 + ratio)) ** order
        return passed

    return response


def band(centre: float, quality: float) -> Response:
    def response(frequencies: Signal) -> Spectrum:
        width = 1j * frequencies * centre / quality
        return width / (centre**2 - frequencies**2 + width)

    return response


def peaks(*resonances: tuple[float, float, float]) -> Response:
    """A body: (centre, quality, gain) bumps on a flat floor."""

    def response(frequencies: Signal) -> Spectrum:
        total = np.ones(len(frequencies), dtype=np.complex128)
        for centre, quality, gain in resonances:
            total += gain * band(centre, quality)(frequencies)
        return total

    return response


def formants(*resonances: tuple[float, float, float]) -> Response:
    """A mouth: only the (centre, quality, gain) bumps, nothing between."""

    def response(frequencies: Signal) -> Spectrum:
        return peaks(*resonances)(frequencies) - 1.0

    return response


def filtered(signal: Signal, *responses: Response) -> Signal:
    size = 1 << (len(signal) + FILTER_TAIL - 1).bit_length()
    spectrum = np.fft.rfft(signal, size)
    frequencies = bins(size)
    for response in responses:
        spectrum *= response(frequencies)
    result: Signal = np.fft.irfft(spectrum, size)[: len(signal)]
    return result


@lru_cache(maxsize=8)
def bins(size: int) -> Signal:
    return np.arange(size // 2 + 1, dtype=np.float64) * (RATE / size)


def mixed(*parts: Signal) -> Signal:
    """Add signals of different lengths from the same start."""
    total = np.zeros(max(map(len, parts)))
    for part in parts:
        total[: len(part)] += part
    return total


def later(signal: Signal, seconds: float) -> Signal:
    return np.concatenate([np.zeros(round(seconds * RATE)), signal])
