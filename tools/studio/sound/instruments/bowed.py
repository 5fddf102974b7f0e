"""Bowed strings: viols, low strings for tension, and the hurdy-gurdy's wheel."""

from __future__ import annotations

import numpy as np

from tools.studio.sound.waves import (
    Response,
    Signal,
    band,
    clock,
    filtered,
    held,
    high,
    hz,
    low,
    noise,
    peaks,
    played,
    smooth_step,
    wavetable,
)

VIOL_BODY = peaks((180, 5, 1.0), (290, 7, 1.3), (480, 7, 0.9), (980, 4, 0.7), (2300, 3, 0.5))
GURDY_BODY = peaks((310, 6, 1.2), (720, 5, 1.4), (1250, 4, 1.6), (2600, 3, 1.2))


def viol(pitch: float, seconds: float, velocity: float, dice: np.random.Generator) -> Signal:
    """One gamba: a slow, soft bow."""
    length = seconds + 0.16
    table = _bowed_table(hz(pitch), VIOL_BODY, 5200.0)
    tone = _player(table, pitch, length, 6.0, dice)
    tone += 0.45 * _player(table, pitch, length, 4.0, dice)
    bow = filtered(noise(length, dice), band(1800.0, 0.8), high(500.0)) * 0.012
    swell = held(length, min(0.13, seconds * 0.4), 0.16)
    return (tone * 0.75 + bow) * swell * velocity * 0.3


def tremolo(
    pitch: float, seconds: float, velocity: float, dice: np.random.Generator, strokes: float = 11.0
) -> Signal:
    """Several low strings that shiver: the bow turns `strokes` times a second."""
    length = seconds + 0.2
    time = clock(length)
    table = _bowed_table(hz(pitch), VIOL_BODY, 3800.0)
    total = np.zeros(len(time))
    for _ in range(3):
        shiver = 0.62 + 0.38 * np.sin(
            2.0 * np.pi * strokes * dice.uniform(0.96, 1.04) * time + dice.uniform(0, 6.28)
        )
        total += _player(table, pitch, length, 7.0, dice) * shiver
    return total / 3.0 * held(length, min(0.3, seconds * 0.4), 0.2) * velocity * 0.34


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
