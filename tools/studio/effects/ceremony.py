"""What the court announces: rounds, votes, crowns, points."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import Effect, close, dice_of, plucks, scene, takes
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import DULCIMER, HARP, pluck
from tools.studio.sound.instruments.struck import (
    bell,
    frame_drum,
    great_drum,
    metal,
    rim,
    skin,
    small_bell,
    tabor,
    tambourine,
    wood,
)
from tools.studio.sound.instruments.winds import brass, crumhorn, flageolet, recorder
from tools.studio.sound.mix import Canvas
from tools.studio.sound.themes import JESTER_MOTIF, MOTIF
from tools.studio.sound.waves import (
    Signal,
    band,
    curve,
    fading,
    filtered,
    held,
    hz,
    mixed,
    noise,
    sine,
)

MORNING = ((0.0, 0.3), (0.34, 0.13), (0.5, 0.15), (0.68, 0.3), (1.02, 0.15), (1.2, 0.9))
Call = tuple[tuple[float, float, int], ...]  # second, seconds, pitch


def fanfare(canvas: Canvas, call: Call, name: str, intervals: tuple[int, ...] = (0,)) -> None:
    """Trumpets in parallel, as natural trumpets are written: each a little late in its own way."""
    dice = dice_of(name)
    for player, interval in enumerate(intervals):
        pan = (player - (len(intervals) - 1) / 2) * 0.5
        for at, seconds, pitch in call:
            sound = brass(pitch + interval, seconds, 0.9, dice)
            canvas.add(sound, at + abs(dice.normal(0, 0.004)), 0.8, pan, 0.45)


def round_begin() -> Signal:
    """A new morning: the castle's motif, floor by floor, on recorders over a drum."""
    dice = dice_of("round")
    canvas = scene(2.3)
    for order, (at, seconds) in enumerate(MORNING):
        for voice, shift in enumerate((12, 0)):
            sound = recorder(MOTIF[order] + shift, seconds, 0.85, dice)
            canvas.add(sound, at, 0.8, 0.3 - 0.6 * voice, 0.4)
    for at in (0.0, 0.34, 0.68):
        canvas.add(frame_drum(0.8, dice, 0.5), at, 0.8, 0.0, 0.35)
    return canvas.heard()


def round_title() -> Signal:
    """The sun goes down on a round: one bell over the land, and its answer in the strings."""
    dice = dice_of("round-title")
    canvas = scene(2.8)
    canvas.add(bell(hz(57), 2.6, 0.8, dice), 0.0, 1.0, 0.0, 0.6)
    for order, pitch in enumerate((74, 72, 69, 67)):
        canvas.add(pluck(HARP, pitch, 1.5, 0.6, order), 0.5 + 0.24 * order, 0.9, 0.2, 0.5)
    return canvas.heard()


def turn(take: int) -> Signal:
    """It is somebody's turn: two bars of wood, rising."""
    dice = dice_of(f"turn {take}")
    first, second = ((74, 79), (74, 81), (76, 81))[take]
    canvas = scene(0.6)
    canvas.add(wood(hz(first), 0.6, dice, 0.22), 0.0, hall=0.2)
    canvas.add(wood(hz(second), 0.8, dice, 0.28), 0.09, hall=0.2)
    return canvas.heard()


def nominee(take: int) -> Signal:
    """A step on the throne's dais: a drum, and viols that lean on an open fifth."""
    dice = dice_of(f"nominee {take}")
    canvas = scene(1.9)
    canvas.add(frame_drum(1.0, dice, 0.4), 0.0, 1.2, 0.0, 0.4)
    canvas.add(wood(300.0, 1.0, dice, 0.14), 0.0, 0.7, 0.0, 0.4)
    low_note, high_note = ((50, 57), (50, 62), (57, 62))[take]
    for pitch, pan in ((low_note, -0.3), (high_note, 0.3), (high_note + 12, 0.0)):
        bow = viol(pitch, 1.1, 0.9, dice) * curve(1.26, (0, 0.4), (0.9, 1.3), (1.26, 1.0))
        canvas.add(bow, 0.1, 0.55, pan, 0.5)
    return canvas.heard()


def vote_open(take: int) -> Signal:
    """Silence in court: three knocks of a staff and a hanging second."""
    dice = dice_of(f"vote-open {take}")
    canvas = scene(1.8)
    for at in (0.0, 0.24, 0.48):
        staff = mixed(wood(255.0 + 12.0 * take, 1.2, dice, 0.14), skin(96.0, 0.3, 0.5, dice))
        canvas.add(staff, at, 1.0, 0.0, 0.5)
    upper = (70, 72, 75)[take]
    canvas.add(
        plucks(((0.0, 62, 0.6), (0.05, 69, 0.6), (0.1, upper, 0.6)), HARP, 1.0, 0)[:, 0], 0.6, 0.8
    )
    return canvas.heard()


def drum_roll(take: int) -> Signal:
    """1.2 s of two sticks, swelling; what follows is somebody else's business."""
    dice = dice_of(f"drum-roll {take}")
    canvas = scene(1.2)
    at, side = 0.0, 1
    while at < 1.13:
        force = 0.25 + 0.75 * (at / 1.2) ** 1.4
        edge = rim(force * dice.normal(1, 0.06), dice) * 1.6
        stick = mixed(tabor(force, dice) * 0.5, edge)[:9000]
        canvas.add(stick, at, 0.7, 0.15 * side, 0.2)
        side = -side
        at += 0.047 + 0.004 * take + dice.normal(0, 0.0015)
    return canvas.heard()[: len(canvas.dry)]


def crowned(take: int) -> Signal:
    """Trumpets in D, and all the bells."""
    dice = dice_of(f"crowned {take}")
    canvas = scene(3.4)
    call = ((0.0, 0.14, 69), (0.16, 0.1, 69), (0.28, 0.1, 69), (0.4, 0.3, 74), (0.74, 0.14, 74))
    fanfare(canvas, call, f"crowned {take}", (0, -5))
    last = (81, 78, 74)[take]
    fanfare(canvas, ((0.9, 0.14, 78), (1.06, 1.1, last)), f"crowned end {take}", (0, -3, -7))
    canvas.add(great_drum(1.0, dice), 1.06, 0.5, 0.0, 0.4)
    for count, pitch in enumerate((86, 81, 78, 74, 86, 78, 81, 74)):
        canvas.add(bell(hz(pitch), 1.9, 0.8, dice), 1.06 + 0.21 * count, 0.9, 0.5 * (-1) ** count)
    canvas.add(bell(hz(62), 2.3, 0.9, dice), 1.06, 0.9, 0.0, 0.5)
    return canvas.heard()


def jester_crowned() -> Signal:
    """The castle's motif upside down on two crumhorns, and a wrong note that enjoys itself."""
    dice = dice_of("jester crowned")
    canvas = scene(2.9)
    for order, pitch in enumerate(JESTER_MOTIF):
        at = 0.15 * order + 0.05 * (order % 2)
        for shift, pan in ((0, -0.35), (-12, 0.35)):
            canvas.add(crumhorn(pitch + shift, 0.13, 0.95, dice), at, 0.9, pan, 0.3)
        canvas.add(tambourine(0.8, dice), at, 0.6, 0.5, 0.3)
    for pitch, pan in ((62, -0.3), (69, 0.0), (75, 0.4)):
        canvas.add(crumhorn(pitch, 0.7, 0.9, dice), 1.1, 0.7, pan, 0.4)
    for order, pitch in enumerate((87, 86, 98)):
        canvas.add(small_bell(hz(pitch), 0.5, 0.7), 1.95 + 0.16 * order, 0.5, 0.3 * order, 0.4)
    return canvas.heard()


def winner() -> Signal:
    """The last fanfare, low and broad, under a run of strings that climbs the whole castle."""
    dice = dice_of("winner")
    canvas = scene(4.8)
    climb = (50, 54, 57, 62, 66, 69, 74, 78, 81, 86, 90)
    for order, pitch in enumerate(climb):
        string = pluck(DULCIMER, pitch, 1.6, 0.9, order)
        canvas.add(string, 0.1 * order, 0.9, order * 0.1 - 0.5, 0.4)
    call = ((1.1, 0.3, 62), (1.45, 0.13, 62), (1.62, 0.13, 64), (1.8, 1.7, 66))
    fanfare(canvas, call, "winner", (0, -5, -12))
    for at in (0.0, 1.1, 1.8):
        canvas.add(great_drum(0.9, dice), at, 0.6, 0.0, 0.4)
        canvas.add(tabor(0.9, dice), at, 0.7, 0.2, 0.4)
    for order, pitch in enumerate((90, 86, 93, 98, 86, 90)):
        canvas.add(small_bell(hz(pitch), 1.6, 0.6), 2.0 + order * 0.17, 0.5, order * 0.2 - 0.6, 0.5)
    return canvas.heard()


def crest() -> Signal:
    """A shield is put up: leather, wood, a rivet."""
    dice = dice_of("crest")
    slap = filtered(noise(0.06, dice), band(650.0, 0.9)) * fading(0.06, 0.05)
    shield = mixed(wood(235.0, 1.0, dice, 0.16), slap, metal(1700.0, 0.25, dice, 0.3))
    return close(shield, 0.3)


def crown_lands() -> Signal:
    """Gold meets a head: it rings, rocks twice, lies still."""
    dice = dice_of("crown lands")
    canvas = scene(1.5)
    for at, force in ((0.0, 1.0), (0.21, 0.5), (0.36, 0.3), (0.46, 0.18)):
        ring = metal(1046.0, force, dice, 0.9, (1.0, 1.51, 2.03, 2.72, 3.44))
        canvas.add(ring, at, 0.9, 0.1, 0.4)
        canvas.add(wood(470.0, 0.4 * force, dice, 0.06), at, 0.8, 0.0, 0.3)
    return canvas.heard()


def coin(rise: int, take: int) -> Signal:
    """One coin on the heap, a scale step higher than the one before; it lies flat or rings on."""
    dice = dice_of(f"coin {rise} {take}" if take else f"coin {rise}")
    pitch = hz(86 + (0, 2, 4, 7, 9, 12, 14, 16)[rise])
    edge = metal(pitch * (1.5, 1.34, 1.68)[take], (0.25, 0.34, 0.2)[take], dice, 0.4)
    ring = small_bell(pitch, 0.4, (0.7, 0.55, 0.85)[take]) + edge
    return close(mixed(ring, wood(1400.0 - 90.0 * take, 0.4, dice, 0.03)), 0.15)


def loss(worth: int, take: int) -> Signal:
    """Points that go: a coin that falls through a grating, lower the more it is worth."""
    dice = dice_of(f"loss {worth} {take}" if take else f"loss {worth}")
    canvas = scene(0.9)
    pitch = 780.0 * 0.9**worth * (1.0, 1.03, 1.012)[take]
    bars, apart = (3, 2, 3)[take], (0.11, 0.15, 0.085)[take]
    for order in range(bars):
        tone = metal(pitch * 0.8**order, 0.7 - 0.15 * order, dice, 0.18)
        canvas.add(mixed(tone, wood(pitch * 0.5, 0.5, dice, 0.07)), apart * order, hall=0.25)
    slide = crumhorn(66 - 2 * worth, 0.22, 0.6, dice)
    canvas.add(slide * np.linspace(1.0, 0.2, len(slide)), 0.05, 0.6, 0.0, 0.3)
    return canvas.heard()


def floor_light(take: int) -> Signal:
    """A floor lights up to be counted: a taper catches, a glass warms."""
    dice = dice_of(f"floor-light {take}")
    puff = filtered(noise(0.22, dice), band(2600.0, 0.6)) * held(0.22, 0.05, 0.15)
    glass = sine(hz(93 + (0, 2, 5)[take]), 0.7) * fading(0.7, 0.8, 0.05) * 0.6
    return close(mixed(puff * 0.3, glass), 0.3)


def race() -> Signal:
    """Totals race up: a ratchet that hurries."""
    dice = dice_of("race")
    canvas = scene(1.4)
    at = 0.0
    while at < 1.25:
        tooth = mixed(wood(930.0 + 240.0 * at, 0.7, dice, 0.06), metal(2500.0, 0.12, dice, 0.03))
        canvas.add(tooth, at, 0.7, at - 0.6, 0.12)
        at += 0.085 - 0.035 * at
    return canvas.heard()


def tie_break() -> Signal:
    """Equal! Two bells that disagree, and a third that decides."""
    dice = dice_of("tie break")
    canvas = scene(2.6)
    for at, pitch, pan in ((0.0, 76, -0.6), (0.3, 77, 0.6), (0.6, 76, -0.6), (0.9, 77, 0.6)):
        canvas.add(bell(hz(pitch), 0.8, 0.7, dice), at, 0.8, pan, 0.4)
    canvas.add(bell(hz(81), 1.4, 1.0, dice), 1.3, 1.1, 0.0, 0.5)
    return canvas.heard()


def score_total() -> Signal:
    """The sum stands: a full chord on the dulcimer, struck from below, and a stroke of the drum."""
    notes = ((0.0, 57, 0.9), (0.03, 64, 0.8), (0.06, 69, 0.8), (0.09, 73, 0.85), (0.12, 76, 0.9))
    canvas = scene(1.6)
    canvas.add(plucks(notes, DULCIMER, ring=1.3, hall=0.0)[:, 0], 0.0, 1.0, 0.0, 0.35)
    canvas.add(tabor(0.9, dice_of("score total")), 0.0, 0.8, 0.1, 0.3)
    return canvas.heard()


def thirty_three() -> Signal:
    """Zero is thirty-three: a trip down the stairs, a plop, and a small pipe that winks."""
    dice = dice_of("33")
    canvas = scene(2.4)
    for order, pitch in enumerate((93, 91, 89, 86, 84, 81, 79, 77, 74)):
        canvas.add(flageolet(pitch, 0.08, 0.7, dice), order * 0.09, 0.8, 0.3, 0.3)
    drop = curve(0.1, (0, 300), (0.1, 720))
    canvas.add(sine(drop, 0.1) * held(0.1, 0.01, 0.05), 0.86, 0.9, 0.0, 0.3)
    for at, pitch in ((1.2, 86), (1.32, 90), (1.44, 93), (1.62, 98)):
        canvas.add(flageolet(pitch, 0.11, 0.9, dice), at, 0.9, -0.1, 0.35)
    canvas.add(small_bell(hz(98), 0.7, 0.7), 1.9, 0.5, 0.5, 0.4)
    return canvas.heard()


def sweep_drum() -> Signal:
    """Covers the rumble of a pad: as long as its buzz (250 ms), low, rough, the same each step."""
    dice = dice_of("sweep-drum")
    canvas = scene(0.42)
    canvas.add(great_drum(1.0, dice), 0.0, 0.9, 0.0, 0.12)
    growl = filtered(noise(0.34, dice), band(190.0, 1.4)) * held(0.34, 0.008, 0.08)
    canvas.add(growl, 0.0, 2.4, 0.0, 0.1)
    for count in range(8):
        canvas.add(rim(0.7, dice), count * 0.036, 0.5, 0.1, 0.12)
    return canvas.heard()


def last_chance(take: int) -> Signal:
    """The ballots close soon: a rim that hurries, the same for everybody."""
    dice = dice_of(f"last-chance {take}")
    canvas = scene(1.5)
    for at in (0.0, 0.4, 0.75, 1.0, 1.2):
        canvas.add(mixed(rim(0.9, dice), wood(360.0, 0.35, dice, 0.2)), at, 1.0, 0.0, 0.2)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    "round-begin": round_begin,
    "round-title": round_title,
    **takes("turn", turn, 3),
    **takes("nominee", nominee, 3),
    **takes("vote-open", vote_open, 3),
    **takes("last-chance", last_chance, 3),
    **takes("drum-roll", drum_roll, 3),
    **takes("crowned", crowned, 3),
    "jester-crowned": jester_crowned,
    "winner": winner,
    "crest": crest,
    "crown-lands": crown_lands,
    **{
        name: effect
        for rise in range(5)
        for name, effect in takes(f"coin-{rise + 1}", partial(coin, rise), 3).items()
    },
    **{f"coin-{rise + 1}": partial(coin, rise, 0) for rise in range(5, 8)},
    **{
        name: effect
        for worth in range(5)
        for name, effect in takes(f"loss-{worth + 1}", partial(loss, worth), 3).items()
    },
    **takes("floor-light", floor_light, 3),
    "race": race,
    "tie-break": tie_break,
    "score-total": score_total,
    "thirty-three": thirty_three,
    "sweep-drum": sweep_drum,
}
