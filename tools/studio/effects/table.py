"""Things on the board: wood on stone, steps, each floor's note, doors, and the tick of a ballot."""

from __future__ import annotations

from functools import partial

import numpy as np

from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.theme.durations import DOOR_STEP, GRILLE_STEP
from tools.studio.effects.stagecraft import Effect, close, dice_of, plucks, scene, takes
from tools.studio.sound.instruments.plucked import CITTERN, HARP, LUTE
from tools.studio.sound.instruments.struck import great_drum, metal, skin, wood
from tools.studio.sound.waves import (
    Signal,
    band,
    clock,
    curve,
    fading,
    filtered,
    held,
    high,
    low,
    mixed,
    noise,
    sine,
    smooth_step,
)

# D F G A C D: the climb's own scale without its half steps, so any floor fits any bar.
FLOOR_PITCHES = (62, 65, 67, 69, 72, 74)
THRONE_CHORD = (62, 69, 74, 81, 86)
STEP_TAKES = 4
GRILLE_FALLS = 4 * GRILLE_STEP / TICKS_PER_SECOND  # four steps between the frames of `castle/bars`
DOOR_MOVES = 3 * DOOR_STEP / TICKS_PER_SECOND  # and three of `castle/wc-door`
FLIPS = 8  # as many cards as seats: the last is as much higher than the one before as the second


def floor_note(pitch: int, take: int) -> Signal:
    """A string and its octave, long enough to be heard over the music."""
    notes = ((0.0, pitch, 1.0), (0.006 + 0.02 * take, pitch + 12, 0.3 + 0.08 * take))
    return plucks(notes, (LUTE, HARP, CITTERN)[take], ring=1.1, hall=0.35)


def throne_note(take: int) -> Signal:
    """An open chord, rolled: faster, slower, from the middle."""
    pitches = THRONE_CHORD if take < 2 else (74, 62, 81, 69, 86)
    step = (0.055, 0.085, 0.05)[take]
    notes = tuple((order * step, pitch, 0.95) for order, pitch in enumerate(pitches))
    return plucks(notes, HARP, ring=1.9, hall=0.5)


def place(take: int) -> Signal:
    """A wooden token set down on stone: two edges touch, one after the other."""
    dice = dice_of(f"place {take}")
    high = 1.0 + 0.05 * take
    thud = skin(120.0 * high, 0.14, 0.7, dice) * 0.8
    first, second = wood(420.0 * high, 0.9, dice, 0.1), wood(505.0 * high, 0.5, dice, 0.08)
    canvas = scene(0.3)
    canvas.add(mixed(first, thud), 0.0, hall=0.16)
    canvas.add(second, 0.034, 0.8, 0.05, 0.16)
    return canvas.heard()


def lift(take: int) -> Signal:
    """A token taken up: a small knock and a rising rub."""
    dice = dice_of(f"lift {take}")
    rub = filtered(noise(0.16, dice), band(1500.0, 1.5)) * curve(0.16, (0, 0), (0.1, 1), (0.16, 0))
    return close(
        mixed(
            wood(610.0 + 30.0 * take, 0.6, dice, 0.07),
            rub * 0.25,
            sine(_rise(500, 720), 0.16) * 0.06,
        )
    )


def _rise(start: float, end: float) -> Signal:
    return curve(0.16, (0.0, start), (0.16, end))


def step(take: int) -> Signal:
    """A wooden foot on a stone stair; no two alike."""
    dice = dice_of(f"step {take}")
    knock = wood(300.0 + 26.0 * take, 0.8, dice, 0.11)
    grit = filtered(noise(0.05, dice), band(2600.0, 0.8)) * fading(0.05, 0.045)
    return close(mixed(knock, grit * 0.3, skin(150.0, 0.12, 0.5, dice) * 0.6), 0.2)


def climb_land(take: int) -> Signal:
    """Arrived: a firm knock under a plucked fifth, which may be turned over or broken."""
    dice = dice_of(f"climb-land {take}")
    lower, upper, gap = ((69, 74, 0.03), (69, 74, 0.09), (74, 69, 0.06), (62, 69, 0.03))[take]
    canvas = scene(0.9)
    canvas.add(
        mixed(wood(350.0 + 18.0 * take, 1.0, dice, 0.1), skin(110.0, 0.2, 0.7, dice)),
        0.0,
        hall=0.25,
    )
    canvas.add(
        plucks(((0.0, lower, 0.7), (gap, upper, 0.7)), CITTERN, 0.6, 0.0)[:, 0], 0.02, 0.7, hall=0.4
    )
    return canvas.heard()


def make_room(take: int) -> Signal:
    """The others shuffle aside: three short scrapes and knocks from one side to the other."""
    dice = dice_of(f"make-room {take}")
    side = (1.0, -1.0, 1.0)[take]
    canvas = scene(0.5)
    for order, at in enumerate((0.0, 0.09, 0.17)):
        scrape = filtered(noise(0.09, dice), band(900.0 + 260.0 * order, 1.4), low(5000.0, 1))
        scrape *= held(0.09, 0.02, 0.05)
        knock = wood(380.0 + 60.0 * order, 0.5, dice, 0.06)
        canvas.add(
            mixed(scrape * 0.4, np.concatenate([np.zeros(2600), knock])),
            at,
            1.0,
            side * (order * 0.4 - 0.4),
        )
    return canvas.heard()


def leftover_walk() -> Signal:
    """Those nobody chose trot down to the kitchen: quick steps that sink and fade."""
    dice = dice_of("leftover")
    canvas = scene(1.5)
    at = 0.0
    for count in range(9):
        knock = wood(420.0 - 20.0 * count, 0.8 - 0.05 * count, dice, 0.06)
        canvas.add(knock, at, 1.0, (-0.2, 0.2)[count % 2], 0.25)
        at += 0.125 + 0.008 * count
    canvas.add(
        plucks(((0.0, 62, 0.5), (0.12, 60, 0.5), (0.24, 57, 0.6)), LUTE, 0.5, 0)[:, 0], 0.9, 0.2
    )
    return canvas.heard()


def ballot_tick() -> Signal:
    """60 ms that say nothing: the same for Yes, No and Stomachache."""
    dice = dice_of("ballot-tick")
    tone = wood(1150.0, 1.0, dice, 0.055)
    body = sine(575.0, 0.06) * fading(0.06, 0.09) * 0.35
    return mixed(tone, body)[: len(clock(0.06))][:, None].repeat(2, axis=1)


def sealed(take: int) -> Signal:
    """Wax: a wet press and the stamp's brass ring."""
    dice = dice_of(f"sealed {take}")
    press = filtered(noise(0.2, dice), low(900.0), high(120.0)) * held(0.2, 0.05, 0.12)
    stamp = mixed(skin(95.0, 0.22, 0.9, dice), wood(330.0 + 15.0 * take, 1.3, dice, 0.09))
    ring = metal(1250.0 + 40.0 * take, 0.7, dice, 0.35)
    canvas = scene(0.7)
    canvas.add(press * 0.5, 0.0, hall=0.1)
    canvas.add(mixed(stamp, ring * 0.4), 0.11, hall=0.2)
    return canvas.heard()


def card_flip(lift_by: float) -> Signal:
    """A stiff card turns over: a swish, then a slap, higher with each card."""
    dice = dice_of(f"card {lift_by}")
    swish = filtered(noise(0.11, dice), band(1700.0 * lift_by, 0.9)) * held(0.11, 0.07, 0.03)
    slap = filtered(noise(0.05, dice), band(1080.0 * lift_by, 1.1)) * fading(0.05, 0.05)
    knock = wood(340.0 * lift_by, 0.7, dice, 0.06)
    canvas = scene(0.3)
    canvas.add(swish * 0.3, 0.0, 0.8, -0.2, 0.1)
    canvas.add(mixed(slap * 0.8, knock * 0.6), 0.1, 1.0, 0.1, 0.18)
    return canvas.heard()


def hinge(pitch: float, length: float, dice: np.random.Generator) -> Signal:
    """Wood that sticks and slips on iron."""
    time = clock(length)
    stick_slip = 32.0 + 26.0 * smooth_step(time, 0.0, length) + 5.0 * np.sin(2 * np.pi * 3.1 * time)
    pulses = np.maximum(sine(stick_slip, length), 0.0) ** 14
    creak = filtered(pulses * (1.0 + 0.4 * noise(length, dice)), band(pitch * 5, 5), high(200.0))
    creak += filtered(pulses, band(pitch * 8.3, 9.0))
    return 7.0 * creak * held(length, 0.04, 0.05)


def grille(take: int) -> Signal:
    """Iron rattles down its grooves as long as it is seen to fall, strikes, and a bolt goes in."""
    dice = dice_of(f"grille {take}" if take else "grille")
    canvas = scene(GRILLE_FALLS + 0.9)
    high = 1.0 + 0.03 * take
    for at in np.linspace(0.0, GRILLE_FALLS, 6 + take)[:-1]:
        canvas.add(metal((980.0 + 900.0 * at) * high, 0.35, dice, 0.06), float(at), 0.7, -0.1, 0.3)
    bars = mixed(metal(410.0 * high, 1.2, dice, 0.5), wood(221.0, 0.9, dice, 0.14))
    canvas.add(mixed(skin(72.0, 0.4, 0.8, dice), bars), GRILLE_FALLS, 1.2, 0.0, 0.5)
    canvas.add(metal(820.0, 0.8, dice, 0.3), GRILLE_FALLS + 0.16, 0.5, 0.1, 0.4)
    bolt = GRILLE_FALLS + 0.3 + 0.05 * take
    canvas.add(metal(610.0 / high, 0.9, dice, 0.4), bolt, 0.55, 0.15, 0.4)
    return canvas.heard()


def wc_door(take: int) -> Signal:
    """A thin door claps shut when it is seen to be, and a hook drops."""
    dice = dice_of(f"wc-door {take}")
    pitch = 240.0 + 14.0 * take
    canvas = scene(DOOR_MOVES + 0.8)
    canvas.add(hinge(pitch, DOOR_MOVES, dice), 0.0, 0.6, -0.1, 0.35)
    slam = mixed(skin(pitch * 0.55, 0.4, 1.0, dice), wood(pitch * 1.7, 0.8, dice, 0.14))
    canvas.add(slam, DOOR_MOVES, 1.0, 0.0, 0.5)
    canvas.add(wood(900.0, 0.7, dice, 0.05), DOOR_MOVES + 0.12 + 0.02 * take, 0.6, 0.1, 0.3)
    return canvas.heard()


def wc_opens(take: int) -> Signal:
    """The hook goes up, and the door swings open with a creak; nothing falls shut."""
    dice = dice_of(f"wc-opens {take}")
    length = 0.42 + 0.04 * take
    canvas = scene(length + 0.3)
    canvas.add(wood(1320.0 + 60.0 * take, 0.8, dice, 0.05), 0.0, 0.8, 0.1, 0.25)
    canvas.add(hinge(330.0 + 18.0 * take, length, dice), 0.03, 1.0, -0.1, 0.3)
    return canvas.heard()


def trapdoor(take: int) -> Signal:
    """A bolt is shot, two leaves drop and swing: planks that a small loudspeaker can say too."""
    dice = dice_of(f"trapdoor {take}")
    canvas = scene(0.9)
    canvas.add(metal(720.0, 0.9, dice, 0.16), 0.0, 0.7, 0.2, 0.3)
    for at, pan, pitch in ((0.07, -0.4, 255.0 + 9.0 * take), (0.1, 0.4, 290.0 - 12.0 * take)):
        plank = filtered(noise(0.09, dice), band(1100.0, 0.7)) * fading(0.09, 0.07)
        leaf = mixed(wood(pitch, 1.6, dice, 0.16), skin(pitch * 0.6, 0.3, 0.4, dice), plank)
        canvas.add(leaf, at, 1.0, pan, 0.4)
    for count, at in enumerate((0.34, 0.47, 0.58)):
        canvas.add(
            wood(240.0 + 20 * count + 12 * take, 0.4 - 0.1 * count, dice, 0.1), at, 0.7, 0.4, 0.35
        )
    return canvas.heard()


def thud(take: int) -> Signal:
    """Landed, far below, in straw; something rolls on. The crash lies where televisions hear."""
    dice = dice_of(f"thud {take}")
    crash = filtered(noise(0.22, dice), band(420.0, 0.8)) * fading(0.22, 0.2)
    planks = mixed(wood(270.0 + 20.0 * take, 1.4, dice, 0.16), wood(390.0, 0.9, dice, 0.12))
    straw = filtered(noise(0.3, dice), band(3000.0, 0.7)) * fading(0.3, 0.22, 0.01)
    canvas = scene(0.9)
    canvas.add(mixed(great_drum(0.5, dice), planks, crash * 0.7, straw * 0.12), 0.0, hall=0.4)
    for at, force in ((0.3, 0.34), (0.43 + 0.03 * take, 0.22), (0.52 + 0.05 * take, 0.14)):
        canvas.add(wood(410.0, force, dice, 0.07), at, 0.8, 0.2, 0.3)
    return canvas.heard()


def bump(take: int) -> Signal:
    """Somebody who falls meets a floor: a plank, and a breath knocked out."""
    dice = dice_of(f"bump {take}")
    plank = mixed(wood(610.0 + 55.0 * take, 1.0, dice, 0.07), skin(200.0, 0.1, 0.25, dice))
    puff = filtered(noise(0.08, dice), band(2300.0, 0.8)) * fading(0.08, 0.06)
    return close(mixed(plank, puff * 0.35), 0.2)


def knock(take: int) -> Signal:
    """Somebody is in there: three knuckles on a thin door, politely, in haste, in need."""
    dice = dice_of(f"knock {take}" if take else "knock")
    pitch, apart = 1450.0 - 60.0 * take, (0.15, 0.125, 0.17)[take]
    canvas = scene(0.8)
    for at in (0.0, apart, 2 * apart):
        knuckle = mixed(wood(pitch, 0.7, dice, 0.1), skin(390.0, 0.16, 0.8, dice))
        canvas.add(knuckle, at, hall=0.3)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    **{
        name: effect
        for floor, pitch in enumerate(FLOOR_PITCHES)
        for name, effect in takes(f"floor-{floor}", partial(floor_note, pitch), 3).items()
    },
    **takes("floor-throne", throne_note, 3),
    **takes("place", place, 4),
    **takes("lift", lift, 3),
    **takes("step", step, STEP_TAKES),
    **takes("climb-land", climb_land, 4),
    **takes("make-room", make_room, 3),
    "leftover-walk": leftover_walk,
    "ballot-tick": ballot_tick,
    **takes("sealed", sealed, 3),
    **{f"card-flip-{n + 1}": partial(card_flip, 1.0 + 0.09 * n) for n in range(FLIPS)},
    **takes("dungeon-door", grille, 3),
    **takes("wc-door", wc_door, 3),
    **takes("wc-opens", wc_opens, 3),
    **takes("trapdoor", trapdoor, 3),
    **takes("thud", thud, 3),
    **takes("bump", bump, 4),
    **takes("knock", knock, 3),
}
