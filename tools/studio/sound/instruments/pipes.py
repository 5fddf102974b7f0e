"""Blown pipes: an air jet across an edge (recorders), a double reed on a tube (crumhorn).

Digital waveguides: the bore is a delay, its open end a filter that turns the wave around, the mouth
a curve that feeds energy in. What is heard is what they do, breath noise and all.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.studio.sound.instruments.bank import BLOCK, STEPS, Bank, bank_of
from tools.studio.sound.waves import RATE, Signal, peaks, seeded, smooth_step

OVERBLOWN = 1.5  # periods in the bore: the pipe speaks in its third mode, clear and ready
JET_REFLECTION, END_REFLECTION = 0.5, 0.5
JET_SHARE = 0.32  # of the bore's delay: how long the jet takes across the mouth
BREATH, BREATH_NOISE, VIBRATO = 0.86, 0.085, 0.035
REED_OFFSET, REED_SLOPE = 0.7, -0.34
RECORDER_BODY = peaks((2600, 2, 0.5))
CRUMHORN_BODY = peaks((700, 3, 1.2), (1500, 3, 3.5), (2700, 3, 5.0), (4100, 3, 4.0))
REED_DARKNESS = 1500.0  # Hz: what the tube's end does not throw back
REED_BREATH, REED_NOISE = 0.86, 0.05


@lru_cache(maxsize=1)
def recorders() -> Bank:
    """From the tenor's lowest to the top of the soprano; what lies higher is bent up from there."""
    return bank_of(_jet_pipes, 57, 86, RECORDER_BODY, seeded("recorders"))


@lru_cache(maxsize=1)
def crumhorns() -> Bank:
    """From the bass to the soprano."""
    return bank_of(_reed_pipes, 45, 81, CRUMHORN_BODY, seeded("crumhorns"))


def _jet_pipes(frequencies: Signal, dice: np.random.Generator) -> Signal:
    count = len(frequencies)
    bore_delay = np.maximum(4, np.round(RATE / frequencies * OVERBLOWN - 2.0)).astype(np.int64)
    jet_delay = np.maximum(2, np.round(bore_delay * JET_SHARE)).astype(np.int64)
    pad = int(bore_delay.max()) + 2
    bore = np.zeros((STEPS + pad, count))
    jet = np.zeros((STEPS + pad, count))
    from_bore = (pad - bore_delay) * count + np.arange(count)
    from_jet = (pad - jet_delay) * count + np.arange(count)
    pole = np.clip(0.7 - 0.1 * 22050.0 / RATE + 0.00012 * (frequencies - 440.0), 0.5, 0.75)
    lost = np.zeros(count)
    before = np.zeros(count)
    steady = np.zeros(count)
    for start in range(0, STEPS, BLOCK):
        breath = _breath(start, count, dice, BREATH, BREATH_NOISE)
        for offset, blow in enumerate(breath):
            step = start + offset
            row = step * count
            lost = (1.0 - pole) * bore.take(from_bore + row) + pole * lost
            steady = -lost - before + 0.995 * steady
            before = -lost
            jet[step + pad] = blow - JET_REFLECTION * steady
            push = jet.take(from_jet + row)
            push = np.minimum(1.0, np.maximum(-1.0, push * (push * push - 1.0)))
            bore[step + pad] = push + END_REFLECTION * steady
    sound: Signal = bore[pad:]
    return sound


def _reed_pipes(frequencies: Signal, dice: np.random.Generator) -> Signal:
    count = len(frequencies)
    darkness = np.minimum(REED_DARKNESS + 2.0 * frequencies, 7000.0)
    pole = np.exp(-2.0 * np.pi * darkness / RATE)
    exact = RATE / frequencies * 0.5 - pole / (1.0 - pole) - 1.0
    delay = np.maximum(4, np.round(exact)).astype(np.int64)
    pad = int(delay.max()) + 2
    bore = np.zeros((STEPS + pad, count))
    from_bore = (pad - delay) * count + np.arange(count)
    before = np.zeros(count)
    for start in range(0, STEPS, BLOCK):
        breath = _breath(start, count, dice, REED_BREATH, REED_NOISE)
        for offset, blow in enumerate(breath):
            step = start + offset
            back = bore.take(from_bore + step * count)
            before = (1.0 - pole) * back + pole * before
            pressure = -0.95 * before - blow
            opening = np.minimum(1.0, np.maximum(-1.0, REED_OFFSET + REED_SLOPE * pressure))
            bore[step + pad] = blow + pressure * opening
    # Two blades do not shut alike: even partials, and the buzz.
    sound: Signal = bore[pad:] + 0.35 * bore[pad:] ** 2
    return sound


def _breath(
    start: int, count: int, dice: np.random.Generator, strength: float, grain: float
) -> Signal:
    """Pressure of the next block: the tongue lets go, breath wavers, late in a note it sways."""
    time = np.arange(start, min(start + BLOCK, STEPS))[:, None] / RATE
    rates = 4.9 + 0.5 * np.linspace(0.0, 1.0, count) ** 2
    sway = np.sin(2.0 * np.pi * (rates * time + np.linspace(0.0, 1.7, count)))
    sway = sway * smooth_step(time, 0.35, 0.9) * VIBRATO
    rise = smooth_step(time, 0.0, 0.035) * (1.0 + 0.16 * np.exp(-time / 0.05))
    rough = dice.standard_normal((len(time), count)) * grain
    pressure: Signal = strength * rise * (1.0 + rough + sway)
    return pressure
