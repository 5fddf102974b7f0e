"""Bowed strings: viols, low strings for tension, and the hurdy-gurdy's wheel."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.instruments.bows import viols
from tools.studio.sound.waves import (
    RATE,
    Response,
    Signal,
    clock,
    held,
    hz,
    low,
    mixed,
    peaks,
    played,
    smooth_step,
    wavetable,
)

GURDY_BODY = peaks((310, 6, 1.2), (720, 5, 1.4), (1250, 4, 1.6), (2600, 3, 1.2))


def viol(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """One gamba: a slow, soft bow."""
    return viols().note(pitch, seconds, velocity, int(dice.integers(2)), 0.16) * 0.6


def tremolo(
    pitch: float, seconds: float, velocity: float, dice: np.random.Generator, strokes: float = 11.0
) -> Signal:
    """Several low strings that shiver: the bow turns `strokes` times a second."""
    total = np.zeros(1)
    for _ in range(2):
        bow = viol(pitch + dice.normal(0.0, 0.04), seconds, velocity, dice)
        time = np.arange(len(bow)) / RATE
        pace = 2.0 * np.pi * strokes * dice.uniform(0.96, 1.04)
        shiver = 0.58 + 0.42 * np.sin(pace * time + dice.uniform(0, 6.28))
        total = mixed(total, bow * shiver)
    return total * 0.6


def wheel(
    pitch: float,
    seconds: float,
    velocity: float,
    dice: np.random.Generator,
    beats: tuple[float, ...] = (),
) -> Signal:
    """A hurdy-gurdy drone; at each beat the wheel is jerked and the trompette buzzes."""
    length = seconds + 0.12
    time = clock(length)
    steady = _player(_bowed_table(hz(pitch), GURDY_BODY, 4200.0), pitch, length, 1.5, dice)
    buzzing = _player(_bowed_table(hz(pitch), GURDY_BODY, 9000.0), pitch, length, 1.5, dice)
    jerk = np.zeros(len(time))
    for beat in beats:
        since = time - beat
        jerk += np.where(since >= 0.0, np.exp(-np.maximum(since, 0.0) / 0.07), 0.0) * smooth_step(
            since, 0.0, 0.012
        )
    tone = steady * (0.8 + 0.3 * jerk) + buzzing * jerk * 0.8
    return tone * held(length, 0.1, 0.12) * velocity * 0.26


def _bowed_table(frequency: float, body: Response, top: float) -> Signal:
    order = np.arange(1.0, max(2.0, min(4.0 * top, 18_000.0) // frequency))
    heights: Signal = np.abs(body(order * frequency) * low(top, 2)(order * frequency)) / order
    return wavetable(heights / np.sqrt(np.sum(heights**2)))


def _player(
    table: Signal, pitch: float, length: float, depth_cents: float, dice: np.random.Generator
) -> Signal:
    time = clock(length)
    rate = 4.7 + dice.uniform(-0.4, 0.4)
    sway = np.sin(2.0 * np.pi * rate * time + dice.uniform(0, 6.28))
    cents = depth_cents * smooth_step(time, 0.15, 0.6) * sway + dice.normal(0.0, 4.0)
    return played(table, hz(pitch) * 2.0 ** (cents / 1200.0), float(dice.uniform()))
