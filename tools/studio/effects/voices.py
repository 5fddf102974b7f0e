"""Throats and bellies: laughter, gasps, a gurgle, a cat, the chatter of bots."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import Effect, close, dice_of, scene
from tools.studio.sound.instruments.winds import whistle
from tools.studio.sound.waves import (
    Signal,
    band,
    clock,
    curve,
    fading,
    filtered,
    formants,
    held,
    high,
    hz,
    low,
    mixed,
    noise,
    played,
    sine,
    smooth_step,
    wavetable,
)

VOWELS = {
    "a": ((760, 9, 1.0), (1180, 11, 0.65), (2600, 14, 0.28), (3500, 14, 0.18)),
    "e": ((530, 9, 1.0), (1850, 13, 0.5), (2550, 14, 0.3), (3500, 14, 0.15)),
    "i": ((300, 8, 1.0), (2200, 14, 0.35), (2950, 15, 0.25), (3600, 14, 0.12)),
    "o": ((480, 8, 1.0), (860, 10, 0.6), (2500, 14, 0.12), (3400, 14, 0.08)),
    "u": ((330, 8, 1.0), (740, 10, 0.35), (2400, 14, 0.08), (3400, 14, 0.05)),
}
GLOTTIS = np.arange(1.0, 60.0) ** -1.1


def syllable(
    vowel: str, pitches: tuple[float, ...], seconds: float, dice: np.random.Generator, breath: float
) -> Signal:
    """A vowel on a gliding pitch, opened by an h."""
    time = clock(seconds)
    marks = tuple(zip(np.linspace(0.0, seconds, len(pitches)), pitches, strict=True))
    pitch = curve(seconds, *marks) + 0.25 * np.sin(2 * np.pi * 6.2 * time)
    pitch += np.interp(time, np.arange(0, seconds + 0.02, 0.01), _jitter(seconds, dice))
    source = played(wavetable(GLOTTIS), 440.0 * 2.0 ** ((pitch - 69.0) / 12.0))
    voiced = source * smooth_step(time, 0.25 * seconds * breath, 0.5 * seconds)
    puff = noise(seconds, dice) * np.exp(-time / (0.12 * seconds + 0.02)) * breath
    mouth = formants(*VOWELS[vowel])
    whole = filtered(voiced + puff * 1.1, mouth, high(110.0), low(6500.0, 1))
    return whole * held(seconds, 0.012, seconds * 0.4)


def _jitter(seconds: float, dice: np.random.Generator) -> Signal:
    count = len(np.arange(0, seconds + 0.02, 0.01))
    return np.cumsum(dice.normal(0.0, 0.06, count)) * 0.6


def laughter() -> Signal:
    """The Jester: a run of ha-ha that climbs, tumbles down, and hiccups."""
    dice = dice_of("laughter")
    canvas = scene(2.3)
    pitches = (62, 64, 67, 69, 70, 68, 65, 62, 59)
    at = 0.0
    for count, pitch in enumerate(pitches):
        length = 0.15 + 0.012 * count
        sound = syllable("ae"[count % 3 == 2], (pitch + 2, pitch, pitch - 3), length, dice, 1.0)
        canvas.add(sound, at, 0.9 - 0.03 * count, 0.12 * (-1) ** count, 0.22)
        at += length + 0.028
    canvas.add(syllable("i", (74, 81, 76), 0.16, dice, 0.6), at + 0.12, 0.5, 0.1, 0.25)
    return canvas.heard()


def gasp() -> Signal:
    """A hall draws breath: many small inhalations, and one who says oh."""
    dice = dice_of("gasp")
    canvas = scene(1.1)
    for _ in range(7):
        length = dice.uniform(0.32, 0.5)
        air = noise(length, dice) * curve(length, (0, 0), (length * 0.75, 1), (length, 0))
        scale = dice.uniform(0.9, 1.3)
        mouth = formants((700 * scale, 3, 1.0), (1500 * scale, 4, 0.9), (3000 * scale, 4, 0.5))
        canvas.add(filtered(air, mouth), dice.uniform(0, 0.08), 0.5, dice.uniform(-0.8, 0.8), 0.4)
    for pitch, pan in ((57, -0.5), (64, 0.4), (69, 0.0)):
        oh = syllable("o", (pitch + 1, pitch + 3, pitch - 2), 0.42, dice, 0.5)
        canvas.add(oh, 0.4 + dice.uniform(0, 0.05), 0.4, pan, 0.4)
    return canvas.heard()


def cheer() -> Signal:
    """The court calls out: many throats on open vowels, rising."""
    dice = dice_of("cheer")
    canvas = scene(1.9)
    for count in range(16):
        pitch = dice.uniform(52, 74)
        length = dice.uniform(0.7, 1.2)
        call = syllable("aeo"[count % 3], (pitch, pitch + 5, pitch + 4, pitch), length, dice, 0.35)
        canvas.add(call, dice.uniform(0.0, 0.4), 0.35, dice.uniform(-0.9, 0.9), 0.5)
    clap = noise(0.02, dice) * fading(0.02, 0.02)
    for _ in range(60):
        hands = filtered(clap, band(dice.uniform(900, 2200), 1.2))
        canvas.add(
            hands, dice.uniform(0.1, 1.6), dice.uniform(0.1, 0.3), dice.uniform(-0.9, 0.9), 0.3
        )
    return canvas.heard()


def gurgle() -> Signal:
    """A belly that should not have had the oysters: bubbles over a long low groan."""
    dice = dice_of("gurgle")
    length = 1.5
    time = clock(length)
    wobble = 74.0 + 24.0 * np.sin(2 * np.pi * 1.6 * time) + 9.0 * np.sin(2 * np.pi * 5.3 * time)
    groan = filtered(played(wavetable(GLOTTIS), wobble), formants((240, 4, 1.0), (520, 6, 0.7)))
    canvas = scene(length + 0.2)
    canvas.add(groan * held(length, 0.2, 0.5) * (0.7 + 0.3 * sine(7.0, length)), 0.0, 0.7)
    at = 0.1
    while at < 1.3:
        start = dice.uniform(170, 420)
        bubble_length = dice.uniform(0.05, 0.12)
        rise = curve(bubble_length, (0, start), (bubble_length, start * dice.uniform(1.4, 2.1)))
        bubble = sine(rise, bubble_length) * held(bubble_length, 0.01, bubble_length * 0.6)
        canvas.add(bubble, at, dice.uniform(0.3, 0.8), dice.uniform(-0.2, 0.2), 0.12)
        at += dice.uniform(0.05, 0.14)
    return canvas.heard()


def cat() -> Signal:
    """A castle cat: m, i, a, u on one arching breath."""
    dice = dice_of("cat")
    length = 0.75
    pitch = curve(length, (0, 69), (0.18, 75), (0.4, 74), (length, 67))
    source = played(wavetable(GLOTTIS), 440.0 * 2.0 ** ((pitch - 69.0) / 12.0))
    source += noise(length, dice) * 0.05
    time = clock(length)
    mouths = {"i": (0.0, 0.28), "a": (0.16, 0.55), "u": (0.42, 0.8)}
    total = np.zeros(len(time))
    for vowel, (start, end) in mouths.items():
        wide = tuple((centre * 1.25, q, gain) for centre, q, gain in VOWELS[vowel])
        share = smooth_step(time, start, start + 0.14) * (1 - smooth_step(time, end - 0.14, end))
        total += filtered(source, formants(*wide), high(300.0)) * share
    return close(total * held(length, 0.08, 0.25), 0.25)


def chatter(take: int) -> Signal:
    """A bot thinks aloud: two to four short murmured syllables without words."""
    dice = dice_of(f"chatter {take}")
    canvas = scene(0.8)
    at, pitch = 0.0, 57.0 + 3.0 * take
    for count in range(2 + take % 3):
        length = dice.uniform(0.07, 0.12)
        shape = (pitch, pitch + dice.uniform(-3, 4))
        sound = syllable("aoeia"[(take * 2 + count * 3) % 5], shape, length, dice, 0.3)
        canvas.add(filtered(sound, low(3600.0, 1)), at, 0.8, 0.0, 0.05)
        at += length + 0.02
        pitch += dice.uniform(-3.0, 4.0)
    return canvas.heard()


def fall() -> Signal:
    """The refused drops past every floor: a whistle that sinks, and air."""
    dice = dice_of("fall")
    length = 1.1
    tone = whistle(((0.0, 91), (0.12, 92), (length, 64)), dice)
    wind = filtered(noise(length, dice), band(900.0, 0.7)) * curve(length, (0, 0), (length, 1))
    canvas = scene(length + 0.1)
    canvas.add(mixed(tone, wind * held(length, 0.2, 0.08) * 0.12), 0.0, 1.0, 0.0, 0.35)
    return canvas.heard()


def refuse() -> Signal:
    """A head shaken: two short hums, the second lower."""
    dice = dice_of("refuse")
    canvas = scene(0.5)
    for at, pitch in ((0.0, 55.0), (0.15, 52.0)):
        hum = syllable("u", (pitch, pitch - 1), 0.12, dice, 0.1)
        knock = sine(hz(pitch), 0.12) * held(0.12, 0.01, 0.08) * 0.3
        canvas.add(mixed(hum, knock), at, 1.0, 0.0, 0.05)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    "laughter": laughter,
    "gasp": gasp,
    "cheer": cheer,
    "stomachache": gurgle,
    "cat": cat,
    **{f"chatter-{take + 1}": partial(chatter, take) for take in range(5)},
    "fall": fall,
    "refuse": refuse,
}
