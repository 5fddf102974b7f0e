"""The desk: a stereo canvas, the hall it stands in, and the last gain before the encoder.

A looped canvas is a circle: what rings past its end is heard at its start, the hall's echo too, so
a loop has no seam to hide.
"""

from __future__ import annotations

import itertools
from functools import lru_cache

import numpy as np

from tools.studio.sound.loudness import fast_lufs, true_peak_db
from tools.studio.sound.waves import (
    RATE,
    Signal,
    Spectrum,
    bins,
    decibels,
    high,
    low,
    samples,
    seeded,
)

HALL_BANDS = (  # centre Hz, seconds to -60 dB: a stone hall with tapestries
    (125.0, 1.7),
    (250.0, 1.7),
    (500.0, 1.6),
    (1000.0, 1.4),
    (2000.0, 1.15),
    (4000.0, 0.8),
    (8000.0, 0.45),
)
HALL_SECONDS = 1.8
ROOM = (15.0, 21.0, 9.0)  # metres
BAND, EARS = (6.8, 15.5, 1.4), (7.9, 8.0, 1.6)
WALL = 0.78  # of a sound comes back from stone with tapestries
SOUND_SPEED = 343.0
PRE_DELAY = 0.014
KNEE = 0.6
CEILING_DB = -2.6  # Vorbis may overshoot: this leaves it room below -1 dBTP
EFFECT_LUFS = -14.0
SILENCE = decibels(-48.0)  # below the loudest moment: the end of an effect


class Canvas:
    """A stereo stretch of time to put sounds on."""

    def __init__(self, length: int, loop: bool = False) -> None:
        self.length = length
        self.loop = loop
        self.dry = np.zeros((length, 2))
        self.sent = np.zeros((length, 2))

    def add(
        self, sound: Signal, at: float, gain: float = 1.0, pan: float = 0.0, hall: float = 0.2
    ) -> None:
        """Put a mono sound at a second; pan from -1 (left) to 1; `hall` is what the room gets."""
        angle = (pan + 1.0) * np.pi / 4.0
        stereo = np.outer(sound * gain * np.sqrt(2.0), (np.cos(angle), np.sin(angle)))
        start = round(at * RATE)
        if self.loop:
            self._wrap(stereo, start % self.length, hall)
            return
        start = max(start, 0)
        room = self.length - start
        self.dry[start : start + len(stereo)] += stereo[:room]
        self.sent[start : start + len(stereo)] += stereo[:room] * hall

    def _wrap(self, stereo: Signal, start: int, hall: float) -> None:
        done = 0
        while done < len(stereo):
            part = stereo[done : done + self.length - start]
            self.dry[start : start + len(part)] += part
            self.sent[start : start + len(part)] += part * hall
            done, start = done + len(part), 0

    def heard(self) -> Signal:
        """Dry sound and hall together."""
        tail = 0 if self.loop else samples(HALL_SECONDS)
        size = self.length + tail
        total = np.zeros((size, 2))
        total[: self.length] = self.dry
        echo = _echo(size)
        for side in (0, 1):
            spectrum = np.fft.rfft(self.sent[:, side], size)
            total[:, side] += np.fft.irfft(spectrum * echo[side], size)
        return total


def limited(stereo: Signal, ceiling: float = decibels(CEILING_DB)) -> Signal:
    """Bend what rises over the knee so that nothing passes the ceiling."""
    bent = stereo.copy()
    over = np.abs(stereo) > KNEE
    room = ceiling - KNEE
    high_parts = stereo[over]
    bent[over] = np.sign(high_parts) * (KNEE + room * np.tanh((np.abs(high_parts) - KNEE) / room))
    return bent


def trimmed(stereo: Signal) -> Signal:
    """Without the silence after the end, and with a last moment that fades to nothing."""
    loud = np.nonzero(np.abs(stereo).max(axis=1) > SILENCE * np.abs(stereo).max())[0]
    cut = stereo[: loud[-1] + 1].copy()
    fade = min(len(cut) // 4, samples(0.05))
    cut[-fade:] *= np.linspace(1.0, 0.0, fade)[:, None] ** 2
    return cut


def levelled(stereo: Signal, target: float = EFFECT_LUFS) -> Signal:
    """An effect at its loudness: the loudest eighth of a second meets the target."""
    sound = trimmed(stereo)
    made = sound
    gain = 1.0
    for _ in range(6):
        gain *= decibels(target - fast_lufs(made))
        made = limited(sound * gain)
    over = true_peak_db(made) - CEILING_DB
    return made * decibels(-over) if over > 0.4 else made


@lru_cache(maxsize=4)
def _echo(size: int) -> tuple[Spectrum, Spectrum]:
    return np.fft.rfft(_hall("left"), size), np.fft.rfft(_hall("right"), size)


def _first_walls(side: str) -> list[tuple[float, float]]:
    """When and how strongly walls, floor and ceiling throw a clap back, by mirrored sources."""
    ear = np.array(EARS)
    ear[0] += -0.09 if side == "left" else 0.09
    straight = float(np.linalg.norm(np.array(BAND) - ear))
    found = []
    for turns in itertools.product(range(-2, 3), repeat=3):
        bounces = sum(map(abs, turns))
        if not 1 <= bounces <= 3:
            continue
        mirrored = [
            turn * size + (size - place if turn % 2 else place)
            for turn, size, place in zip(turns, ROOM, BAND, strict=True)
        ]
        way = float(np.linalg.norm(np.array(mirrored) - ear))
        found.append(((way - straight) / SOUND_SPEED, WALL**bounces * straight / way))
    return found


def _hall(side: str) -> Signal:
    """The answer of the hall to one clap, on one side."""
    dice = seeded(f"hall {side}")
    length = samples(HALL_SECONDS)
    time = np.arange(length) / RATE
    size = 1 << (2 * length - 1).bit_length()
    white = np.fft.rfft(dice.standard_normal(length), size)
    answer = np.zeros(length)
    for centre, seconds in HALL_BANDS:
        response = high(centre / 1.41)(bins(size)) * low(centre * 1.41)(bins(size))
        share: Signal = np.fft.irfft(white * response, size)[:length]
        answer += share * np.exp(-6.9078 * time / seconds)
    answer *= 1.0 - np.exp(-time / 0.012)
    for after, strength in _first_walls(side):
        answer[round(after * RATE)] += 60.0 * strength
    answer[-samples(0.1) :] *= np.linspace(1.0, 0.0, samples(0.1))
    delayed = np.concatenate([np.zeros(samples(PRE_DELAY)), answer])[:length]
    even: Signal = delayed / np.sqrt(np.sum(delayed**2))
    return even
