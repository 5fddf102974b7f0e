"""What the court announces: rounds, votes, crowns, points."""

from __future__ import annotations

from functools import partial

from tools.studio.effects.stagecraft import Effect, close, dice_of, plucks, scene
from tools.studio.sound.instruments.plucked import CITTERN, HARP
from tools.studio.sound.instruments.struck import (
    bell,
    great_drum,
    metal,
    rim,
    skin,
    small_bell,
    tabor,
    wood,
)
from tools.studio.sound.instruments.winds import brass, recorder
from tools.studio.sound.mix import Canvas
from tools.studio.sound.waves import Signal, band, filtered, held, hz, mixed, noise

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
    canvas = scene(1.9)
    fanfare(canvas, ((0.0, 0.16, 62), (0.18, 0.1, 62), (0.3, 0.1, 62), (0.42, 0.2, 69)), "round")
    fanfare(canvas, ((0.64, 0.12, 69), (0.78, 0.75, 74)), "round end", (0, -5))
    dice = dice_of("round drum")
    for at in (0.0, 0.42, 0.78):
        canvas.add(tabor(0.8, dice), at, 0.8, 0.2, 0.3)
    return canvas.heard()


def nominee() -> Signal:
    """A step on the throne's dais: a bell's low voice and an expectant open fifth."""
    dice = dice_of("nominee")
    canvas = scene(1.9)
    canvas.add(great_drum(0.9, dice), 0.0, 0.9, 0.0, 0.4)
    canvas.add(bell(hz(50), 1.8, 0.7, dice), 0.02, 0.8, 0.0, 0.5)
    fanfare(canvas, ((0.12, 0.14, 69), (0.3, 0.8, 74)), "nominee", (0, -12))
    return canvas.heard()


def vote_open() -> Signal:
    """Silence in court: three knocks of a staff and a hanging second."""
    dice = dice_of("vote-open")
    canvas = scene(1.8)
    for at in (0.0, 0.24, 0.48):
        canvas.add(
            mixed(wood(210.0, 1.0, dice, 0.14), skin(80.0, 0.3, 0.8, dice)), at, 1.0, 0.0, 0.5
        )
    canvas.add(
        plucks(((0.0, 62, 0.6), (0.05, 69, 0.6), (0.1, 70, 0.6)), HARP, 1.0, 0)[:, 0], 0.6, 0.8
    )
    return canvas.heard()


def drum_roll() -> Signal:
    """1.2 s of two sticks, swelling; what follows is somebody else's business."""
    dice = dice_of("drum-roll")
    canvas = scene(1.2)
    at, side = 0.0, 1
    while at < 1.13:
        force = 0.25 + 0.75 * (at / 1.2) ** 1.4
        canvas.add(tabor(force * dice.normal(1, 0.06), dice)[:9000], at, 0.7, 0.15 * side, 0.2)
        side = -side
        at += 0.047 + dice.normal(0, 0.0015)
    return canvas.heard()[: len(canvas.dry)]


def crowned() -> Signal:
    """Trumpets in D, and all the bells."""
    dice = dice_of("crowned")
    canvas = scene(3.4)
    call = ((0.0, 0.14, 69), (0.16, 0.1, 69), (0.28, 0.1, 69), (0.4, 0.3, 74), (0.74, 0.14, 74))
    fanfare(canvas, call, "crowned", (0, -5))
    fanfare(canvas, ((0.9, 0.14, 78), (1.06, 1.1, 81)), "crowned end", (0, -3, -7))
    canvas.add(great_drum(1.0, dice), 1.06, 0.8, 0.0, 0.4)
    for count, pitch in enumerate((86, 81, 78, 74, 86, 78, 81, 74)):
        canvas.add(bell(hz(pitch), 1.9, 0.8, dice), 1.06 + 0.21 * count, 0.9, 0.5 * (-1) ** count)
    canvas.add(bell(hz(62), 2.3, 0.9, dice), 1.06, 0.9, 0.0, 0.5)
    return canvas.heard()


def winner() -> Signal:
    """The last fanfare: it opens the galliard."""
    dice = dice_of("winner")
    canvas = scene(4.6)
    call = ((0.0, 0.2, 62), (0.22, 0.1, 66), (0.34, 0.1, 69), (0.46, 0.34, 74), (0.86, 0.12, 72))
    fanfare(canvas, call, "winner", (0, 12))
    second = ((1.0, 0.3, 71), (1.34, 0.14, 71), (1.5, 0.14, 73), (1.66, 1.5, 74))
    fanfare(canvas, second, "winner end", (0, -4, -7, 7))
    for at in (0.0, 0.46, 1.0, 1.66):
        canvas.add(great_drum(0.9, dice), at, 0.8, 0.0, 0.4)
    for order, pitch in enumerate((86, 81, 78, 74, 78, 81, 86)):
        canvas.add(small_bell(hz(pitch), 1.6, 0.6), 1.8 + order * 0.14, 0.4, order * 0.2 - 0.6, 0.5)
    return canvas.heard()


def coin(rise: int) -> Signal:
    """One coin on the heap, a scale step higher than the one before."""
    dice = dice_of(f"coin {rise}")
    pitch = hz(86 + (0, 2, 4, 7, 9, 12, 14, 16)[rise])
    ring = small_bell(pitch, 0.4, 0.7) + metal(pitch * 1.5, 0.25, dice, 0.4)
    return close(mixed(ring, wood(1400.0, 0.4, dice, 0.03)), 0.15)


def score_total() -> Signal:
    notes = ((0.0, 62, 0.8), (0.06, 69, 0.8), (0.12, 74, 0.85), (0.18, 78, 0.85), (0.24, 81, 0.9))
    return plucks(notes, CITTERN, ring=1.2, hall=0.35)


def thirty_three() -> Signal:
    """Zero is thirty-three: a trip down the stairs that lands in a major chord and a wink."""
    dice = dice_of("33")
    canvas = scene(2.6)
    for order, pitch in enumerate((81, 79, 77, 74, 72, 69, 67, 65, 62)):
        canvas.add(recorder(pitch, 0.08, 0.7, dice), order * 0.09, 0.8, 0.3, 0.3)
    canvas.add(great_drum(0.9, dice), 0.86, 0.9, 0.0, 0.3)
    fanfare(canvas, ((1.15, 0.12, 69), (1.3, 0.12, 71), (1.45, 0.7, 74)), "33", (0, -5, 4))
    canvas.add(small_bell(hz(98), 0.7, 0.7), 2.05, 0.5, 0.5, 0.4)
    return canvas.heard()


def sweep_drum() -> Signal:
    """Covers the rumble of a pad: as long as its buzz (250 ms), low, rough, the same each step."""
    dice = dice_of("sweep-drum")
    canvas = scene(0.42)
    canvas.add(great_drum(1.0, dice), 0.0, 0.9, 0.0, 0.12)
    growl = filtered(noise(0.34, dice), band(190.0, 1.4)) * held(0.34, 0.008, 0.08)
    canvas.add(growl, 0.0, 2.4, 0.0, 0.1)
    for count in range(8):
        canvas.add(tabor(0.6, dice), count * 0.036, 0.4, 0.1, 0.12)
    return canvas.heard()


def last_chance() -> Signal:
    """The ballots close soon: a rim that hurries, the same for everybody."""
    dice = dice_of("last-chance")
    canvas = scene(1.5)
    for at in (0.0, 0.4, 0.75, 1.0, 1.2):
        canvas.add(rim(0.8, dice), at, 1.0, 0.0, 0.25)
    return canvas.heard()


EFFECTS: dict[str, Effect] = {
    "round-begin": round_begin,
    "nominee": nominee,
    "vote-open": vote_open,
    "last-chance": last_chance,
    "drum-roll": drum_roll,
    "crowned": crowned,
    "winner": winner,
    **{f"coin-{rise + 1}": partial(coin, rise) for rise in range(8)},
    "score-total": score_total,
    "thirty-three": thirty_three,
    "sweep-drum": sweep_drum,
}
