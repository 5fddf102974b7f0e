"""What the effects share: a short canvas in a room, and how a finished effect becomes a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from tools.studio.sound.encode import EFFECT_COMPRESSION, ogg
from tools.studio.sound.instruments.plucked import LUTE, Strings, pluck
from tools.studio.sound.mix import Canvas, levelled
from tools.studio.sound.waves import Signal, samples, seeded

Effect = Callable[[], Signal]
NARROW = (
    *("coin-", "loss-", "wc-", "dungeon-door", "stomachache", "laughter"),
    *("voice-", "chime", "knock"),
)
"""What comes from the middle needs one channel only, as some layers of music do."""


def scene(seconds: float) -> Canvas:
    return Canvas(samples(seconds))


def close(sound: Signal, hall: float = 0.12, at: float = 0.0) -> Signal:
    """One sound in the middle of the table."""
    canvas = Canvas(len(sound) + samples(at))
    canvas.add(sound, at, hall=hall)
    return canvas.heard()


def plucks(
    notes: tuple[tuple[float, int, float], ...],
    strings: Strings = LUTE,
    ring: float = 0.9,
    hall: float = 0.3,
) -> Signal:
    """A few plucked notes: (second, pitch, velocity)."""
    canvas = scene(max(at for at, _, _ in notes) + ring + 0.1)
    for take, (at, pitch, velocity) in enumerate(notes):
        canvas.add(pluck(strings, pitch, ring, velocity, take), at, hall=hall)
    return canvas.heard()


def dice_of(name: str) -> np.random.Generator:
    return seeded(f"effect {name}")


def takes(name: str, effect: Callable[[int], Signal], count: int) -> dict[str, Effect]:
    """The same thing heard several times is never quite the same."""
    return {f"{name}-{take + 1}": partial(effect, take) for take in range(count)}


def recipes_of(effects: dict[str, Effect]) -> dict[str, Callable[[], bytes]]:
    return {
        f"sound/effects/{name}.ogg": partial(_encoded, effect, name.startswith(NARROW))
        for name, effect in effects.items()
    }


def _encoded(effect: Effect, is_narrow: bool) -> bytes:
    heard = levelled(effect())
    return ogg(heard.mean(axis=1, keepdims=True) if is_narrow else heard, EFFECT_COMPRESSION)
