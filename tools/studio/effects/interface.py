"""What hands do: seats, menus, the curtain, the almanac, pads."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import Effect, close, dice_of, plucks, scene, takes
from tools.studio.sound.instruments.plucked import CITTERN, HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, metal, skin, small_bell, wood
from tools.studio.sound.instruments.winds import flageolet, recorder
from tools.studio.sound.waves import (
    RATE,
    Signal,
    band,
    clock,
    curve,
    filtered,
    held,
    hz,
    later,
    low,
    mixed,
    noise,
    sine,
    smooth_step,
)


def join() -> Signal:
    """A seat is taken: three notes up on the lute."""
    return plucks(((0.0, 62, 0.85), (0.085, 69, 0.85), (0.17, 74, 0.85)), LUTE, 0.6)


def leave() -> Signal:
    """A seat is given up: a chair is pushed back, two low strings."""
    dice = dice_of("leave")
    scrape = filtered(noise(0.22, dice), band(750.0, 1.6)) * held(0.22, 0.06, 0.1)
    canvas = scene(1.0)
    canvas.add(scrape, 0.0, 0.6, -0.1, 0.2)
    strings = plucks(((0.0, 57, 0.8), (0.12, 50, 0.8)), THEORBO, 0.6, 0.0)[:, 0]
    canvas.add(strings, 0.16, 1.0, 0.0, 0.3)
    return canvas.heard()


def tick(take: int) -> Signal:
    """The menu's touch: a fingernail on wood."""
    return close(wood(1010.0 + 20.0 * take, 1.0, dice_of(f"tick {take}"), 0.09), 0.03)


def confirm(take: int) -> Signal:
    """Done: two quick strings."""
    first, second = ((69, 74), (69, 76), (74, 81))[take]
    return plucks(((0.0, first, 0.8), (0.055, second, 0.9)), CITTERN, ring=0.4, hall=0.18)


def back(take: int) -> Signal:
    """One step back: a low wooden knock that sinks."""
    dice = dice_of(f"back {take}")
    high_knock, low_knock = wood(640.0 + 20.0 * take, 0.6, dice, 0.06), wood(410.0, 0.8, dice, 0.1)
    return close(mixed(high_knock, later(low_knock, 0.06)), 0.12)


def curtain(take: int, *, opening: bool) -> Signal:
    """Heavy velvet on rings: opening, it sweeps up bright; closing, its hem falls to."""
    dice = dice_of(f"curtain {opening} {take}" if take else f"curtain {opening}")
    length = 0.8 + 0.06 * take
    swell = curve(length, (0, 0), (0.3, 1), (0.5, 0.8), (length, 0)) ** 1.5
    time = clock(length)
    dark = filtered(noise(length, dice), band(300.0, 0.6), low(1400.0, 1))
    bright = filtered(noise(length, dice), band(4300.0, 0.8), low(8500.0, 1))
    share = smooth_step(time, 0.0, length) if opening else 0.25 - 0.25 * time / length
    canvas = scene(length + 0.35)
    canvas.add((dark * (1.0 - share) + bright * share) * swell, 0.0, 0.6, 0.0, 0.25)
    for order in range(11):
        at = 0.1 + 0.5 * (order / 11) ** (0.8 if opening else 1.3)
        pan = (order / 5 - 1.0) * (0.8 if opening else -0.8)
        ring = metal(2300.0 + 90 * order if opening else 1250.0 - 30 * order, 0.5, dice, 0.12)
        canvas.add(ring, at, 3.2 if opening else 1.6, pan, 0.2)
    if not opening:
        canvas.add(mixed(skin(150.0, 0.25, 1.0, dice), wood(230.0, 0.7, dice, 0.1)), length - 0.1)
    return canvas.heard()


def chime(take: int) -> Signal:
    """The curtain calls a player: two hand bells, rung by a hand."""
    canvas = scene(1.8)
    apart, force = ((0.22, 0.8), (0.26, 0.7), (0.19, 0.95))[take]
    for at, pitch in ((0.0, 86), (apart, 81)):
        canvas.add(small_bell(hz(pitch), 1.5, force), at, 1.0, 0.0, 0.4)
    return canvas.heard()


def page(take: int) -> Signal:
    """A leaf of the almanac: thin and dry, it lifts, sweeps over, settles."""
    dice = dice_of(f"page {take}")
    canvas = scene(0.5)
    for at, length, centre, gain in (
        (0.0, 0.12, 6400, 0.5),
        (0.08, 0.26, 5200, 1.0),
        (0.3, 0.1, 3900, 0.8),
    ):
        flutter = np.abs(sine(40.0 / (2.0 * np.pi * length), length))
        rustle = noise(length, dice) * (0.5 + 0.5 * flutter)
        leaf = filtered(rustle, band(centre * (1.0, 0.84, 1.18)[take], 0.8)) * held(
            length, length * 0.4, length * 0.5
        )
        canvas.add(leaf, at, gain, at - 0.2, 0.12)
    return canvas.heard()


def pause() -> Signal:
    """Time stands still: a harp's three steps down."""
    return plucks(((0.0, 69, 0.75), (0.07, 64, 0.7), (0.14, 57, 0.7)), HARP, ring=0.6, hall=0.25)


def resume() -> Signal:
    """On we go: a drum, and a pipe that leads off."""
    dice = dice_of("resume")
    canvas = scene(0.8)
    canvas.add(frame_drum(0.7, dice, 0.6), 0.0, 0.7, 0.0, 0.2)
    for at, pitch in ((0.0, 81), (0.12, 86)):
        canvas.add(flageolet(pitch, 0.14, 0.8, dice), at, 0.8, 0.1, 0.25)
    return canvas.heard()


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
    "join": join,
    "leave": leave,
    **takes("focus", tick, 3),
    **takes("confirm", confirm, 3),
    **takes("back", back, 3),
    **takes("curtain-open", partial(curtain, opening=True), 3),
    **takes("curtain-close", partial(curtain, opening=False), 3),
    **takes("chime", chime, 3),
    **takes("page", page, 3),
    "pause": pause,
    "resume": resume,
    "undo": undo,
    "pad-lost": partial(pad, found=False),
    "pad-found": partial(pad, found=True),
}
