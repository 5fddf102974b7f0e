"""Many throats, and bellies: laughter, gasps, cheers, a gurgle, a raven, a cock, a fall."""

from __future__ import annotations

import numpy as np

from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.theme.durations import FALL
from tools.studio.effects.stagecraft import Effect, dice_of, scene, takes
from tools.studio.effects.throats import GLOTTIS, Throat, syllable
from tools.studio.sound.instruments.struck import wood
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
    peaks,
    played,
    sine,
    wavetable,
)

JESTER = Throat(0.0, 1.32, breath=0.3, sway=0.4)
FALL_SECONDS = FALL / TICKS_PER_SECOND
"""As long as the fall is seen: the thud comes with the body."""
LAUGHS = (
    (62, 64, 67, 69, 70, 68, 65, 62, 59),
    (70, 69, 65, 62, 67, 71, 70, 64),
    (60, 64, 60, 65, 62, 69, 72, 65, 57),
)
COCK = Throat(76.0, 1.5, breath=0.22, rough=0.35, sway_hz=9.0)
COCKS_CALL = (
    ("ki", (75, 79), 0.085, 0.5),
    ("ke", (78, 76), 0.07, 0.45),
    ("ri", (76, 82), 0.085, 0.6),
    ("yi", (81, 86, 86, 84, 75), 0.42, 1.5),
)
"""Syllables, how their pitch slides, how long and how loud: the last one is the call."""
OHS = ((57, 64, 69), (52, 62, 66), (59, 60, 71))


def cry(
    vowel: str, pitches: tuple[float, ...], seconds: float, dice: np.random.Generator, breath: float
) -> Signal:
    """A vowel on a gliding pitch, opened by an h."""
    return syllable(Throat(0.0, breath=0.6 * breath), f"h{vowel}", pitches, seconds, dice)


def laughter(take: int) -> Signal:
    """The Jester: a run of ha-ha that climbs, tumbles down, and hiccups; or starts over."""
    dice = dice_of(f"laughter {take}" if take else "laughter")
    canvas = scene(2.3)
    pitches = LAUGHS[take]
    at = 0.0
    for count, pitch in enumerate(pitches):
        length = 0.15 + 0.012 * count
        sound = syllable(
            JESTER, "h" + "ai"[count % 3 == 2], (pitch + 2, pitch, pitch - 3), length, dice
        )
        canvas.add(sound, at, 0.9 - 0.03 * count, 0.12 * (-1) ** count, 0.22)
        at += length + 0.028
    canvas.add(syllable(JESTER, "hi", (74, 81, 76), 0.16, dice), at + 0.12, 0.5, 0.1, 0.25)
    return canvas.heard()


def gasp(take: int) -> Signal:
    """A hall draws breath: many small inhalations, and some who say oh."""
    dice = dice_of(f"gasp {take}")
    canvas = scene(1.1)
    for _ in range(7):
        length = dice.uniform(0.32, 0.5)
        air = noise(length, dice) * curve(length, (0, 0), (length * 0.75, 1), (length, 0))
        scale = dice.uniform(0.9, 1.3)
        mouth = formants((700 * scale, 3, 1.0), (1500 * scale, 4, 0.9), (3000 * scale, 4, 0.5))
        canvas.add(filtered(air, mouth), dice.uniform(0, 0.08), 0.5, dice.uniform(-0.8, 0.8), 0.4)
    for pitch, pan in zip(OHS[take], (-0.5, 0.4, 0.0), strict=True):
        oh = cry("o", (pitch + 1, pitch + 3, pitch - 2), 0.42, dice, 0.5)
        canvas.add(oh, 0.4 + dice.uniform(0, 0.05), 0.4, pan, 0.4)
    return canvas.heard()


def cheer(take: int) -> Signal:
    """The court calls out: many throats on open vowels, rising."""
    dice = dice_of(f"cheer {take}")
    canvas = scene(1.9)
    for count in range(16):
        pitch = dice.uniform(52, 74)
        length = dice.uniform(0.7, 1.2)
        call = cry("aeo"[count % 3], (pitch, pitch + 5, pitch + 4, pitch), length, dice, 0.35)
        canvas.add(call, dice.uniform(0.0, 0.4), 0.35, dice.uniform(-0.9, 0.9), 0.5)
    clap = noise(0.02, dice) * fading(0.02, 0.02)
    for _ in range(60):
        hands = filtered(clap, band(dice.uniform(900, 2200), 1.2))
        canvas.add(
            hands, dice.uniform(0.1, 1.6), dice.uniform(0.1, 0.3), dice.uniform(-0.9, 0.9), 0.3
        )
    return canvas.heard()


def gurgle(take: int) -> Signal:
    """A belly that should not have had the oysters: bubbles over a long low groan."""
    dice = dice_of(f"gurgle {take}" if take else "gurgle")
    length = 1.5
    time = clock(length)
    wobble = 24.0 * np.sin(2 * np.pi * 1.6 * time) + 9.0 * np.sin(2 * np.pi * 5.3 * time)
    wobble += 74.0 - 5.0 * take
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


def fall(take: int) -> Signal:
    """The refused drops past every floor: a whistle that sinks, and air, until the thud."""
    dice = dice_of(f"fall {take}")
    length = FALL_SECONDS
    top = 91 - 2 * take
    tone = whistle(((0.0, top), (0.1, top + 1), (length, 66 - take)), dice)
    wind = filtered(noise(length, dice), band(900.0, 0.7)) * curve(length, (0, 0), (length, 1))
    canvas = scene(length)
    canvas.add(mixed(tone, wind * held(length, 0.2, 0.04) * 0.12), 0.0, 1.0, 0.0, 0.12)
    return canvas.heard()


def refuse(take: int) -> Signal:
    """A head shaken: two short hums, the second lower."""
    dice = dice_of(f"refuse {take}")
    canvas = scene(0.5)
    for at, pitch in ((0.0, 55.0 + take), (0.15, 52.0 + take)):
        hum = cry("u", (pitch, pitch - 1), 0.12, dice, 0.1)
        knock = sine(hz(pitch), 0.12) * held(0.12, 0.01, 0.08) * 0.3
        canvas.add(mixed(hum, knock), at, 1.0, 0.0, 0.05)
    return canvas.heard()


def raven(take: int) -> Signal:
    """The raven has something to say: a croak or two, deep in a black throat."""
    dice = dice_of(f"raven {take}")
    throat = Throat(50.0, 1.35, breath=0.35, rough=0.9, sway=0.0)
    canvas = scene(0.8)
    for count in range(1 + (take + 1) % 2):
        croak = syllable(throat, "ka", (52.0 - take, 49.0 - take), 0.24, dice)
        canvas.add(filtered(croak, peaks((1250, 5, 2.5))), 0.3 * count, 1.0, 0.3, 0.3)
    return canvas.heard()


def cock_crow() -> Signal:
    """Right of the castle, far away on the meadow: three short calls, and one that goes up."""
    dice = dice_of("cock-crow")
    canvas, at = scene(0.7), 0.0
    for written, pitches, seconds, force in COCKS_CALL:
        call = syllable(COCK, written, pitches, seconds, dice)
        call = filtered(call, peaks((2100.0, 4, 2.0)), high(500.0), low(5200.0, 1))
        canvas.add(call, at, force, 0.6, 0.35)
        at += seconds + 0.012
    return canvas.heard()


def relief() -> Signal:
    """Out of the WC: a long breath that comes down, and a bolt."""
    dice = dice_of("relief")
    canvas = scene(1.1)
    canvas.add(wood(880.0, 0.7, dice, 0.05), 0.0, 0.9, -0.1, 0.2)
    sigh = syllable(Throat(0.0, breath=0.7), "ho", (69.0, 71.0, 60.0, 57.0), 0.75, dice)
    canvas.add(sigh, 0.12, 0.8, 0.1, 0.25)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    **takes("laughter", laughter, 3),
    **takes("gasp", gasp, 3),
    **takes("cheer", cheer, 3),
    **takes("stomachache", gurgle, 3),
    **takes("fall", fall, 3),
    **takes("refuse", refuse, 3),
    **takes("raven", raven, 3),
    "cock-crow": cock_crow,
    "relief": relief,
}
