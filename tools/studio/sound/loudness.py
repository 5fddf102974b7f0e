"""A loudness meter after ITU-R BS.1770: K-weighting, gated LUFS, true peak by oversampling."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.studio.sound.waves import RATE, Signal, Spectrum, bins

ABSOLUTE_GATE = -70.0
RELATIVE_GATE = -10.0
BLOCK_SECONDS = 0.4
SHORT_SECONDS = 3.0
FAST_SECONDS = 0.125  # the "fast" time of a sound level meter: for what is too short to gate
OVERSAMPLING = 4
PEAK_BLOCK = 4096


def integrated_lufs(stereo: Signal) -> float:
    """The gated loudness of a whole piece; the signal is taken as a loop."""
    blocks = _power(stereo, BLOCK_SECONDS, BLOCK_SECONDS / 4)
    loud = blocks[_lufs(blocks) > ABSOLUTE_GATE]
    if not len(loud):
        return float("-inf")
    gate = _lufs(np.array([loud.mean()]))[0] + RELATIVE_GATE
    return float(_lufs(np.array([loud[_lufs(loud) > gate].mean()]))[0])


def fast_lufs(stereo: Signal) -> float:
    """The loudest eighth of a second."""
    silence = np.zeros((round(FAST_SECONDS * RATE), stereo.shape[1]))
    padded = np.concatenate([stereo, silence])
    return float(_lufs(_power(padded, FAST_SECONDS, FAST_SECONDS / 8)).max())


def loudness_range(stereo: Signal) -> float:
    """How far soft and loud moments lie apart: short-term loudness from its 10 to 95 per cent.

    After EBU Tech 3342, without its gates but for silence; the signal is taken as a loop.
    """
    looped = np.concatenate([stereo, stereo[: round(SHORT_SECONDS * RATE)]])
    levels = _lufs(_power(looped, SHORT_SECONDS, SHORT_SECONDS / 30))
    levels = levels[levels > ABSOLUTE_GATE]
    return float(np.percentile(levels, 95) - np.percentile(levels, 10))


def true_peak_db(stereo: Signal) -> float:
    """The highest point of the curve between the samples, in dB of full scale."""
    highest = float(np.abs(stereo).max(initial=1e-9))
    for channel in stereo.T:
        for start in _suspects(channel, highest):
            piece = channel[max(0, start - 64) : start + PEAK_BLOCK + 64]
            spectrum = np.fft.rfft(piece)
            finer = np.fft.irfft(spectrum, len(piece) * OVERSAMPLING) * OVERSAMPLING
            edge = 32 * OVERSAMPLING  # the piece is cut out: its ends ring
            highest = max(highest, float(np.abs(finer[edge:-edge]).max(initial=0.0)))
    return float(20.0 * np.log10(highest))


def _suspects(channel: Signal, highest: float) -> list[int]:
    """Only blocks that come within 3 dB of the highest sample can hide a higher peak."""
    return [
        start
        for start in range(0, len(channel), PEAK_BLOCK)
        if np.abs(channel[start : start + PEAK_BLOCK]).max() > highest * 0.7
    ]


def _power(stereo: Signal, window: float, hop: float) -> Signal:
    """The K-weighted power of both channels together in overlapping windows."""
    size = len(stereo)
    total = np.zeros(size)
    for channel in stereo.T:
        total += np.fft.irfft(np.fft.rfft(channel) * _k_weighting(size), size) ** 2
    running = np.concatenate([[0.0], np.cumsum(total)])
    length = min(round(window * RATE), size)
    starts = np.arange(0, size - length + 1, max(1, round(hop * RATE)))
    powers: Signal = (running[starts + length] - running[starts]) / length
    return np.maximum(powers, 1e-12)


def _lufs(power: Signal) -> Signal:
    levels: Signal = -0.691 + 10.0 * np.log10(power)
    return levels


@lru_cache(maxsize=4)
def _k_weighting(size: int) -> Spectrum:
    """The head's shelf and the low cut, as the standard's analogue prototypes on our bins."""
    warped = RATE / np.pi * np.tan(np.pi * np.minimum(bins(size), RATE * 0.499) / RATE)
    return _shelf(warped) * _low_cut(warped)


def _shelf(frequencies: Signal) -> Spectrum:
    centre, quality, gain = 1681.974450955533, 0.7071752369554196, 3.999843853973347
    top = 10.0 ** (gain / 20.0)
    middle = top**0.4996667741545416
    s = 1j * frequencies / (RATE / np.pi * np.tan(np.pi * centre / RATE))
    shelf: Spectrum = (top * s**2 + middle / quality * s + 1.0) / (s**2 + s / quality + 1.0)
    return shelf


def _low_cut(frequencies: Signal) -> Spectrum:
    centre, quality = 38.13547087602444, 0.5003270373238773
    s = 1j * frequencies / (RATE / np.pi * np.tan(np.pi * centre / RATE))
    # The standard leaves the numerator at 1, -2, 1: at 48 kHz that is this much over unity.
    cut: Spectrum = 1.004995 * s**2 / (s**2 + s / quality + 1.0)
    return cut
