"""Bowed strings as digital waveguides: two delays, a bow between them that sticks and slips.

The string runs to the bridge and to the nut and comes back from both; the bow drags it along
until it tears itself loose, once a period. A wooden body answers at the end.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tools.studio.sound.instruments.bank import BLOCK, STEPS, Bank, bank_of
from tools.studio.sound.waves import RATE, Signal, peaks, seeded, smooth_step

BOWED_AT = 0.13  # of the string, from the bridge
BOW_SPEED, BOW_GRAIN = 0.12, 0.02
BOW_SLOPE = 1.2  # small for a bow that is pressed: so the string slips once a period and no more
BRIDGE_LOSS = 0.96
SWAY = 0.006
VIOL_BODY = peaks(
    (105, 5, 0.9), (180, 6, 1.0), (290, 7, 1.3), (410, 8, 0.8), (480, 7, 0.9), (690, 8, 0.6),
    (980, 5, 0.7), (1350, 6, 0.5), (2300, 3, 0.5),
)  # fmt: skip


@lru_cache(maxsize=1)
def viols() -> Bank:
    """A chest of viols, from the great bass to the treble."""
    return bank_of(_bowed, 36, 81, VIOL_BODY, seeded("viols"))


def _bowed(frequencies: Signal, dice: np.random.Generator) -> Signal:
    count = len(frequencies)
    whole = RATE / frequencies
    pole = np.clip(0.6 - 0.1 * 22050.0 / RATE + 0.0001 * (frequencies - 300.0), 0.45, 0.62)
    whole = whole - pole / (1.0 - pole) - 2.0
    bridge_delay = np.maximum(2, np.round(whole * BOWED_AT)).astype(np.int64)
    nut_delay = np.maximum(3, np.round(whole)).astype(np.int64) - bridge_delay
    pad = int(nut_delay.max()) + 2
    bridge = np.zeros((STEPS + pad, count))
    nut = np.zeros((STEPS + pad, count))
    from_bridge = (pad - bridge_delay) * count + np.arange(count)
    from_nut = (pad - nut_delay) * count + np.arange(count)
    lost = np.zeros(count)
    for start in range(0, STEPS, BLOCK):
        speed = _bow(start, count, dice)
        for offset, drawn in enumerate(speed):
            step = start + offset
            row = step * count
            lost = (1.0 - pole) * bridge.take(from_bridge + row) + pole * lost
            from_left = -BRIDGE_LOSS * lost
            from_right = -nut.take(from_nut + row)
            slip = drawn - from_left - from_right
            grip = np.abs(slip * BOW_SLOPE) + 0.75
            grip = grip * grip
            grip = np.minimum(0.98, 1.0 / (grip * grip))
            push = slip * grip
            nut[step + pad] = from_left + push
            bridge[step + pad] = from_right + push
    sound: Signal = bridge[pad:]
    return sound


def _bow(start: int, count: int, dice: np.random.Generator) -> Signal:
    time = np.arange(start, min(start + BLOCK, STEPS))[:, None] / RATE
    rates = 4.6 + 0.4 * np.linspace(0.0, 1.0, count) ** 2
    sway = np.sin(2.0 * np.pi * (rates * time + np.linspace(0.0, 2.3, count)))
    rise = smooth_step(time, 0.0, 0.06) * (1.0 + 0.25 * np.exp(-time / 0.09))
    grain = dice.standard_normal((len(time), count)) * BOW_GRAIN
    drawn: Signal = (
        BOW_SPEED * rise * (1.0 + grain) * (1.0 + 4.0 * SWAY * sway * smooth_step(time, 0.3, 0.8))
    )
    return drawn
