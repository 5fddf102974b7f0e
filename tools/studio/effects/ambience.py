"""What is always there, quietly, by the hour: wind, fire, court, kitchen, birds, crickets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import dice_of
from tools.studio.effects.throats import Throat, utter
from tools.studio.sound.encode import AMBIENCE_COMPRESSION, ogg
from tools.studio.sound.instruments.struck import metal, wood
from tools.studio.sound.instruments.winds import recorder
from tools.studio.sound.loudness import integrated_lufs
from tools.studio.sound.mix import Canvas, limited
from tools.studio.sound.waves import (
    RATE,
    Signal,
    bins,
    clock,
    curve,
    decibels,
    fading,
    filtered,
    held,
    high,
    low,
    noise,
    sine,
)

SECONDS = 24
AMBIENCE_LUFS = -30.0
HOURS = ("day", "dusk", "night")
WIND = {"day": 0.3, "dusk": 0.25, "night": 0.4}
CRACKLES = {"day": 50, "dusk": 110, "night": 190}
SPEECH = ("da ro mi", "le no", "ha se ma lo", "wo be ri", "ti na")


def hour(name: str) -> Signal:
    """The sound of an hour; wind and fire are always there, the rest comes and goes."""
    dice = dice_of(f"ambience {name}")
    canvas = Canvas(SECONDS * RATE, loop=True)
    for side in (-0.7, 0.7):
        canvas.add(_wind(dice), 0.0, WIND[name], side, 0.1)
        canvas.add(_circular_noise(dice, 130.0, 0.5) * 0.02, 0.0, 0.5, side * 0.5, 0.0)
    _fire(canvas, dice, CRACKLES[name])
    if name == "day":
        _court(canvas, dice, 16)
        _kitchen(canvas, dice, 26)
        _birds(canvas, dice, 15)
    elif name == "dusk":
        _court(canvas, dice, 9)
        _kitchen(canvas, dice, 9)
        _birds(canvas, dice, 2)
        _crickets(canvas, dice, 1.3)
    else:
        _crickets(canvas, dice, 1.0)
        _owl(canvas, dice)
    heard = canvas.heard()
    return limited(heard * decibels(AMBIENCE_LUFS - integrated_lufs(heard)))


def _fire(canvas: Canvas, dice: np.random.Generator, crackles: int) -> None:
    for _ in range(crackles):
        spark = filtered(noise(0.02, dice), high(dice.uniform(900, 3500)), low(7000.0, 1))
        force = min(float(dice.pareto(3.0)) * 0.12, 0.5)
        shape = fading(0.02, dice.uniform(0.006, 0.02))
        canvas.add(spark * shape, dice.uniform(0, SECONDS), force, dice.uniform(-0.4, 0.4), 0.12)


def _court(canvas: Canvas, dice: np.random.Generator, remarks: int) -> None:
    """People talk, behind walls: melody without words."""
    for count in range(remarks):
        throat = Throat(dice.uniform(45, 66), dice.uniform(0.9, 1.15), pace=dice.uniform(0.13, 0.2))
        words = SPEECH[count % len(SPEECH)]
        melody = tuple(dice.uniform(-3, 3) for _ in words.split())
        said = utter(throat, words, melody, dice)[:, 0]
        far = filtered(said, low(1100.0), high(180.0))
        canvas.add(far, dice.uniform(0, SECONDS), 0.1, dice.uniform(-0.9, 0.9), 0.9)


def _kitchen(canvas: Canvas, dice: np.random.Generator, things: int) -> None:
    """Copper, a knife on a board, a lid."""
    for _ in range(things):
        at, pan = dice.uniform(0, SECONDS), dice.uniform(-0.6, 0.1)
        if dice.uniform() < 0.4:
            pot = filtered(metal(dice.uniform(700, 1900), 0.4, dice, 0.4), low(3000.0))
            canvas.add(pot, at, 0.06, pan, 0.7)
            continue
        for chop in range(int(dice.integers(2, 6))):
            board = filtered(wood(420.0, 0.6, dice, 0.05), low(2200.0))
            canvas.add(board, at + 0.19 * chop, 0.08, pan, 0.6)


def _birds(canvas: Canvas, dice: np.random.Generator, songs: int) -> None:
    """Sparrows chirp in pairs, a blackbird has a phrase."""
    for count in range(songs):
        at, pan = dice.uniform(0, SECONDS), dice.uniform(-0.95, 0.95)
        if count % 3 == 0:
            phrase = dice.uniform(1900, 2600) * np.array([1.0, 1.19, 0.9, 1.34, 1.5])
            for note, frequency in enumerate(phrase):
                length = dice.uniform(0.09, 0.2)
                slide = curve(length, (0, frequency), (length, frequency * dice.uniform(0.9, 1.1)))
                tone = sine(slide, length) * held(length, 0.02, 0.04)
                canvas.add(tone, at + 0.17 * note, 0.03, pan, 0.5)
            continue
        for chirp in range(int(dice.integers(2, 6))):
            start = dice.uniform(3800, 5200)
            slide = curve(0.07, (0, start), (0.03, start * 1.25), (0.07, start * 0.8))
            tone = sine(slide, 0.07) * held(0.07, 0.01, 0.03)
            canvas.add(tone, at + 0.16 * chirp, 0.022, pan, 0.35)


def _crickets(canvas: Canvas, dice: np.random.Generator, many: float) -> None:
    """Three of them, each at its own pace, each a row of rasps that comes round."""
    for tone, calls, pan in ((4100.0, 31, -0.7), (4550.0, 26, 0.6), (3800.0, 19, 0.1)):
        for call in range(calls):
            rasps = np.maximum(np.sin(2 * np.pi * 31.0 * clock(0.13)), 0.0) ** 2
            song = sine(tone * dice.uniform(0.995, 1.005), 0.13) * rasps * held(0.13, 0.02, 0.03)
            canvas.add(song, SECONDS * call / calls, 0.022 * many, pan, 0.2)


def _owl(canvas: Canvas, dice: np.random.Generator) -> None:
    for at, pan in ((4.0, -0.8), (16.5, 0.7)):
        for start, seconds in ((0.0, 0.5), (1.1, 0.12), (1.35, 0.9)):
            hoot = filtered(recorder(61.0, seconds, 0.5, dice), low(600.0))
            canvas.add(hoot, at + start, 0.08, pan, 0.9)


def _wind(dice: np.random.Generator) -> Signal:
    """Noise on a circle: shaped by its own spectrum, swelling a whole number of times."""
    turn = 2.0 * np.pi * np.arange(SECONDS * RATE) / (SECONDS * RATE)
    total = np.zeros(len(turn))
    for centre, swells in ((260.0, 1), (420.0, 2), (640.0, 3)):
        phase = dice.uniform(0, 6.28)
        gust = 0.45 + 0.35 * np.sin(swells * turn + phase) + 0.2 * np.sin(5 * turn + 2 * phase)
        total += _circular_noise(dice, centre, 0.22) * gust**2 * (300.0 / centre)
    return total * 0.05


def _circular_noise(dice: np.random.Generator, centre: float, width: float) -> Signal:
    size = SECONDS * RATE
    octaves = np.log2(np.maximum(bins(size), 1.0) / centre)
    shape = np.exp(-0.5 * (octaves / (width * 3.0)) ** 2)
    ring: Signal = np.fft.irfft(np.fft.rfft(dice.standard_normal(size)) * shape, size)
    even: Signal = ring / np.sqrt(np.mean(ring**2))
    return even


def _encoded(name: str) -> bytes:
    return ogg(hour(name), AMBIENCE_COMPRESSION)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"sound/effects/ambience-{name}.ogg": partial(_encoded, name) for name in HOURS
}
