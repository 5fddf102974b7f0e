"""What hands do: seats, menus, the curtain, the almanac, pads."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import Effect, close, dice_of, plucks, scene
from tools.studio.sound.instruments.plucked import CITTERN, HARP, LUTE
from tools.studio.sound.instruments.struck import metal, skin, small_bell, wood
from tools.studio.sound.instruments.winds import recorder
from tools.studio.sound.waves import (
    RATE,
    Signal,
    band,
    curve,
    filtered,
    held,
    hz,
    later,
    low,
    mixed,
    noise,
    sine,
)


def join(rising: bool) -> Signal:
    """A seat is taken: three notes up; given up: the same three down."""
    pitches = (62, 69, 74) if rising else (74, 69, 62)
    return plucks(tuple((n * 0.085, pitch, 0.85) for n, pitch in enumerate(pitches)), LUTE, 0.6)


def tick(pitch: float, decay: float) -> Signal:
    """The menu's touch: a fingernail on wood."""
    return close(wood(pitch, 1.0, dice_of(f"tick {pitch}"), decay), 0.03)


def confirm() -> Signal:
    return plucks(((0.0, 69, 0.8), (0.055, 74, 0.9)), CITTERN, ring=0.4, hall=0.18)


def back() -> Signal:
    return plucks(((0.0, 69, 0.75), (0.06, 62, 0.75)), LUTE, ring=0.35, hall=0.15)


def curtain(opening: bool) -> Signal:
    """Heavy velvet on rings: it rushes past, the rings run along the rail."""
    dice = dice_of(f"curtain {opening}")
    length = 0.8
    swell = curve(length, (0, 0), (0.3, 1), (0.5, 0.8), (length, 0))
    velvet = filtered(noise(length, dice), band(520.0, 0.6), low(2600.0, 1)) * swell**1.5
    canvas = scene(length + 0.25)
    canvas.add(velvet, 0.0, 0.5, 0.0, 0.25)
    for order in range(11):
        at = 0.1 + 0.5 * (order / 11) ** (0.8 if opening else 1.3)
        pan = (order / 5 - 1.0) * (0.8 if opening else -0.8)
        canvas.add(metal(2300.0 + 90 * order, 0.5, dice, 0.12), at, 3.2, pan, 0.2)
    canvas.add(skin(90.0, 0.2, 0.6, dice), 0.02 if opening else length - 0.14, 0.8, 0.0, 0.2)
    return canvas.heard()


def chime() -> Signal:
    """The curtain calls a player: two hand bells."""
    canvas = scene(1.8)
    for at, pitch in ((0.0, 86), (0.22, 81)):
        canvas.add(small_bell(hz(pitch), 1.5, 0.8), at, 1.0, 0.0, 0.4)
    return canvas.heard()


def page() -> Signal:
    """A leaf of the almanac: it lifts, sweeps over, settles."""
    dice = dice_of("page")
    canvas = scene(0.5)
    for at, length, centre, gain in (
        (0.0, 0.12, 3800, 0.5),
        (0.08, 0.26, 2300, 1.0),
        (0.3, 0.1, 1500, 0.8),
    ):
        flutter = np.abs(sine(40.0 / (2.0 * np.pi * length), length))
        rustle = noise(length, dice) * (0.5 + 0.5 * flutter)
        leaf = filtered(rustle, band(centre, 0.8)) * held(length, length * 0.4, length * 0.5)
        canvas.add(leaf, at, gain, at - 0.2, 0.12)
    return canvas.heard()


def pause(resuming: bool) -> Signal:
    notes = ((0.0, 62, 0.7), (0.07, 69, 0.75), (0.14, 74, 0.8))
    down = ((0.0, 74, 0.75), (0.07, 69, 0.7), (0.14, 62, 0.7))
    return plucks(notes if resuming else down, HARP, ring=0.6, hall=0.25)


def undo() -> Signal:
    """Taken back: a note that swells backwards into a knock."""
    note = plucks(((0.0, 69, 0.9),), HARP, 0.2, 0.0)[:8000, 0][::-1]
    note = note * np.linspace(0.0, 1.0, len(note)) ** 2
    return close(mixed(note, later(wood(560.0, 0.6, dice_of("undo"), 0.06), 8000 / RATE)), 0.06)


def pad(found: bool) -> Signal:
    """A controller is gone, or here again: two blown notes that fall or rise."""
    dice = dice_of(f"pad {found}")
    canvas = scene(0.7)
    for at, pitch in zip((0.0, 0.16), (69, 74) if found else (69, 63), strict=True):
        canvas.add(recorder(pitch, 0.15, 0.85, dice), at, 1.0, 0.0, 0.25)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    "join": partial(join, rising=True),
    "leave": partial(join, rising=False),
    "focus": partial(tick, 1300.0, 0.09),
    "confirm": confirm,
    "back": back,
    "curtain-open": partial(curtain, opening=True),
    "curtain-close": partial(curtain, opening=False),
    "chime": chime,
    "page": page,
    "pause": partial(pause, resuming=False),
    "resume": partial(pause, resuming=True),
    "undo": undo,
    "pad-lost": partial(pad, found=False),
    "pad-found": partial(pad, found=True),
}
