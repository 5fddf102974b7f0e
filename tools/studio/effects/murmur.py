"""The court behind the walls, in two layers that go round together: talk, and what stirs.

How much of each is heard follows the house (`kingup_game/table/bustle.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import dice_of
from tools.studio.effects.throats import Throat, utter
from tools.studio.sound.encode import AMBIENCE_COMPRESSION, ogg
from tools.studio.sound.instruments.struck import metal, wood
from tools.studio.sound.loudness import integrated_lufs
from tools.studio.sound.mix import Canvas, limited
from tools.studio.sound.waves import RATE, Signal, band, decibels, filtered, high, low, noise

SECONDS = 14
REST_SECONDS = 0.06
TALK_LUFS, STIR_LUFS = -27.0, -28.0
TALK = ("da ro mi na", "le no wa", "ha se ma lo", "wo be ri", "ti na do", "mo ra", "ya le ho")
WHISPERS = ("si se", "ha si so", "fi so se", "hu", "so si ha")


def talk() -> Signal:
    """Full rooms: a dozen people at a time, all behind doors; cups, heels, somebody laughs."""
    dice = dice_of("murmur court")
    canvas = Canvas(SECONDS * RATE, loop=True)
    for count in range(84):
        throat = Throat(dice.uniform(43, 67), dice.uniform(0.85, 1.2), pace=dice.uniform(0.11, 0.2))
        said = _said(throat, TALK[count % len(TALK)], dice, 4.0)
        far = filtered(said, low(1500.0), high(170.0))
        at, gain, pan = dice.uniform(0, SECONDS), dice.uniform(0.06, 0.12), dice.uniform(-0.9, 0.9)
        canvas.add(far, at, gain, pan, 0.8)
    for at, pitch in ((2.2, 60.0), (7.9, 50.0), (11.4, 66.0)):
        laugh = _said(Throat(pitch, 1.1, breath=0.4, pace=0.14), "ha ha ha", dice, 2.0)
        canvas.add(filtered(laugh, low(1700.0)), at, 0.08, dice.uniform(-0.8, 0.8), 0.9)
    for _ in range(16):
        cup = filtered(metal(dice.uniform(1500, 2600), 0.4, dice, 0.2), low(4000.0))
        canvas.add(cup, dice.uniform(0, SECONDS), 0.04, dice.uniform(-0.8, 0.8), 0.6)
    _heels(canvas, dice, 12, 0.06)
    return _even(canvas, TALK_LUFS)


def stir() -> Signal:
    """Somebody may be called: whispers on all sides, cloth, benches, feet that come nearer."""
    dice = dice_of("murmur stir")
    canvas = Canvas(SECONDS * RATE, loop=True)
    for count in range(96):
        throat = Throat(dice.uniform(58, 70), dice.uniform(1.0, 1.3), breath=1.6, pace=0.1)
        said = _said(throat, WHISPERS[count % len(WHISPERS)], dice, 3.0)
        near = filtered(said, high(700.0), low(5200.0, 1))
        at, pan = dice.uniform(0, SECONDS), dice.uniform(-1.0, 1.0)
        canvas.add(near, at, dice.uniform(0.08, 0.16), pan, 0.5)
    for _ in range(22):
        length = dice.uniform(0.2, 0.6)
        cloth = filtered(noise(length, dice), band(dice.uniform(1400, 2600), 0.8))
        swish = cloth * np.sin(np.pi * np.linspace(0.0, 1.0, len(cloth))) ** 2
        canvas.add(swish, dice.uniform(0, SECONDS), 0.03, dice.uniform(-0.9, 0.9), 0.4)
    for _ in range(7):
        bench = filtered(wood(dice.uniform(260, 340), 0.7, dice, 0.09), low(1800.0))
        canvas.add(bench, dice.uniform(0, SECONDS), 0.1, dice.uniform(-0.8, 0.8), 0.7)
    _heels(canvas, dice, 20, 0.08)
    return _even(canvas, STIR_LUFS)


def _said(throat: Throat, words: str, dice: np.random.Generator, span: float) -> Signal:
    melody = tuple(dice.uniform(-span, span) for _ in words.split())
    spoken: Signal = utter(throat, words, melody, dice)[:, 0]
    return spoken


def _heels(canvas: Canvas, dice: np.random.Generator, walks: int, gain: float) -> None:
    for _ in range(walks):
        at, pan = dice.uniform(0, SECONDS), dice.uniform(-0.8, 0.8)
        for step in range(int(dice.integers(3, 6))):
            heel = filtered(wood(dice.uniform(330, 420), 0.5, dice, 0.05), low(2000.0))
            canvas.add(heel, at + 0.34 * step, gain, pan + 0.05 * step, 0.7)


def _even(canvas: Canvas, lufs: float) -> Signal:
    heard = canvas.heard()
    even = limited(heard * decibels(lufs - integrated_lufs(heard)))
    return np.roll(even, -_quietest(even), axis=0)


def _quietest(loop: Signal) -> int:
    """Where an encoder may bend the ends a little and nobody hears it."""
    size = round(REST_SECONDS * RATE)
    energy = np.concatenate([loop, loop[:size]])
    running = np.cumsum((energy**2).sum(axis=1))
    return int(np.argmin(running[size:] - running[:-size])) + size // 2


LAYERS: dict[str, Callable[[], Signal]] = {"court": talk, "stir": stir}


def _encoded(layer: str) -> bytes:
    return ogg(LAYERS[layer](), AMBIENCE_COMPRESSION)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"sound/effects/murmur-{layer}.ogg": partial(_encoded, layer) for layer in LAYERS
}
