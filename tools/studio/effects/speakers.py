"""Who speaks: the fourteen of the castle and the eight opponents, each in a manner of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from tools.studio.effects.stagecraft import Effect, dice_of, takes
from tools.studio.effects.throats import Throat, utter
from tools.studio.effects.voices import FALL_SECONDS
from tools.studio.sound.instruments.struck import metal, wood
from tools.studio.sound.waves import RATE, Signal, band, clock, filtered, high, low, mixed, peaks

MOODS = ("hope", "fall", "crown", "bored")
REMARKS = 5
HOPES = 3
INFLECTIONS = (0.0, 0.0, 0.0, 0.0), (1.0, -2.0, 2.0, 0.0), (4.0, 0.0, -1.0, 2.0)
PACES = 1.0, 0.88, 1.14


@dataclass(frozen=True)
class Speaker:
    """A throat and what it mumbles: `hope` at the throne, `crown` upon it; three notes each."""

    throat: Throat
    hope: str
    crown: str
    cry: str  # the vowel of the fall
    hope_melody: tuple[float, ...]
    crown_melody: tuple[float, ...]


def _helmet(sound: Signal) -> Signal:
    """A voice in a bucket: the first echo of iron around the ears."""
    late = np.zeros(len(sound))
    shift = round(0.0021 * RATE)
    late[shift:] = sound[:-shift]
    return filtered(sound + 0.7 * late, peaks((880, 12, 1.6), (1900, 14, 1.4)))


def _cogs(sound: Signal) -> Signal:
    """A voice on a wheel with teeth."""
    time = np.arange(len(sound)) / RATE
    return sound * (0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 62.0 * time)))


def _boiler(sound: Signal) -> Signal:
    """A voice out of a spout."""
    return filtered(sound, high(500.0), peaks((1500, 9, 2.5), (3100, 12, 3.0)))


def _staves(sound: Signal) -> Signal:
    """A voice out of an empty barrel."""
    return filtered(sound, peaks((150, 9, 6.0), (240, 9, 5.0)), low(700.0))


def _dry(sound: Signal) -> Signal:
    """A voice of straw and twigs."""
    dice = dice_of("brushwood")
    grain = np.abs(dice.standard_normal(len(sound)))
    return filtered(sound * (0.25 + grain), band(1700.0, 0.6))


CAST = {
    "A": Speaker(Throat(62, 1.1, pace=0.13, finish=_helmet), "e mi ya", "ta ta da", "a",
                 (0, 2, 7), (0, 4, 7)),
    "B": Speaker(Throat(67, 1.12, breath=0.5, sway=0.5, pace=0.2), "hu wi ha", "lu ni a", "i",
                 (0, 3, 2), (-2, 3, 5)),
    "C": Speaker(Throat(47, 0.93, rough=0.45, pace=0.12, gap=0.05), "ha pa pa", "ho ka ba", "e",
                 (2, 2, 3), (0, 0, 5)),
    "D": Speaker(Throat(56, 1.0, breath=0.3, rough=0.6, sway=0.1, pace=0.19), "mi he ne",
                 "ni se ne", "i", (3, 1, 2), (1, 3, 2)),
    "E": Speaker(Throat(58, 1.03, sway=0.5, sway_hz=4.6, pace=0.22), "we le a", "se wa le", "i",
                 (2, -3, -1), (0, 5, 3)),
    "F": Speaker(Throat(60, 1.04, sway=0.4, pace=0.12), "ma ni no", "be la ma", "a",
                 (0, 7, 3), (4, 9, 12)),
    "G": Speaker(Throat(49, 0.9, sway=0.15, pace=0.23), "do wa la", "ga la do", "a",
                 (0, 0, 5), (0, 7, 12)),
    "I": Speaker(Throat(66, 1.24, sway=0.1, pace=0.15), "ya he a", "yo ha he", "e",
                 (5, 0, 4), (0, 5, 9)),
    "J": Speaker(Throat(69, 1.25, sway=0.6, sway_hz=8.5, pace=0.085), "hi li ki ti", "hi ha hi ha",
                 "i", (12, 0, 9, -3), (0, 12, 4, 16)),
    "L": Speaker(Throat(61, 1.08, breath=0.65, pace=0.1, gap=0.06), "ha he hi", "he fa ha", "e",
                 (0, 1, 3), (0, 2, 5)),
    "M": Speaker(Throat(43, 0.87, breath=0.2, sway=0.7, sway_hz=4.0, pace=0.27), "mo wu no",
                 "lo mo wo", "u", (0, -2, 2), (0, 3, 7)),
    "N": Speaker(Throat(53, 0.9, rough=0.12, pace=0.16), "bo la ho", "ho ho lo", "o",
                 (0, 4, 2), (0, 4, 0)),
    "O": Speaker(Throat(71, 1.2, sway=0.9, sway_hz=6.6, pace=0.19), "u lu i", "hu wu u", "u",
                 (0, 5, 9), (0, 4, 7)),
    "P": Speaker(Throat(55, 1.02, rough=0.1, pace=0.1, gap=0.04), "pa po pe", "ba pa po", "o",
                 (0, 3, 6), (2, 2, 7)),
}  # fmt: skip

OPPONENTS = {
    1: (Throat(66, 1.38, sway=0.0, pace=0.075, gap=0.03, finish=_cogs), "te ka ta te ka"),
    2: (Throat(70, 1.3, breath=0.55, sway=0.2, pace=0.13, finish=_boiler), "fi hu si fu wi"),
    3: (Throat(52, 0.9, breath=0.6, rough=0.5, sway=0.1, pace=0.12, finish=_dry),
        "sa ra se ra so"),
    4: (Throat(46, 0.92, rough=0.2, sway=0.0, pace=0.14, gap=0.04, finish=_helmet),
        "do ga ba do go"),
    5: (Throat(64, 1.04, breath=0.2, sway=0.8, sway_hz=6.2, pace=0.15), "li ne ya mi le"),
    6: (Throat(39, 0.74, rough=0.3, sway=0.0, pace=0.2, finish=_boiler), "mo go ro bo mo"),
    7: (Throat(76, 1.5, breath=0.2, sway=0.1, pace=0.17, gap=0.05), "ku ku hu ku ku"),
    8: (Throat(44, 0.9, rough=0.15, sway=0.3, pace=0.2, finish=_staves), "bo wo bu lo bo"),
}  # fmt: skip


def hopes(letter: str, take: int) -> Signal:
    """What one of the castle mumbles at the throne: the same syllables, in another order."""
    speaker = CAST[letter]
    dice = dice_of(f"voice {letter} hope {take}" if take else f"voice {letter} hope")
    syllables = speaker.hope.split()
    said = " ".join([*syllables[take:], *syllables[:take]])
    bent = zip(speaker.hope_melody, INFLECTIONS[take], strict=False)
    melody = tuple(note + bend for note, bend in bent)
    throat = replace(speaker.throat, pace=speaker.throat.pace * PACES[take])
    return utter(throat, said, melody, dice, glide=2.0)


def says(letter: str, mood: str) -> Signal:
    """What one of the castle mumbles in any other mood."""
    speaker, dice = CAST[letter], dice_of(f"voice {letter} {mood}")
    throat = speaker.throat
    if mood == "crown":
        lengths = (1.0, 1.0, 2.6) if len(speaker.crown_melody) == 3 else (1.0, 1.0, 1.0, 3.0)
        return utter(throat, speaker.crown, speaker.crown_melody, dice, lengths=lengths, glide=0.0)
    if mood == "fall":
        stretch = FALL_SECONDS / throat.pace
        return utter(throat, speaker.cry, (9.0,), dice, lengths=(stretch,), glide=-14.0)
    sigh = 0.34 / throat.pace
    words = f"h{speaker.hope[-1]} m{speaker.cry}"
    return utter(throat, words, (1.0, -3.0), dice, lengths=(sigh, 1.4 * sigh), glide=-3.0)


def remarks(face: int, take: int) -> Signal:
    """A bot thinks aloud: two to four syllables, and what it is made of rattles."""
    throat, words = OPPONENTS[face]
    dice = dice_of(f"opponent {face} {take}")
    syllables = words.split()
    count = 2 + take % 3
    said = " ".join(syllables[(take + step) % 5] for step in range(count))
    melody = tuple(float(dice.integers(-3, 5)) for _ in range(count))
    spoken = _gentler(utter(throat, said, melody, dice, glide=float(dice.uniform(-2, 2))))
    rattle = np.zeros((len(spoken), 2))
    tick = _tick(face, dice)
    step = round((throat.pace + throat.gap) * RATE)
    for number in range(count + 1):
        room = max(0, min(len(tick), len(rattle) - number * step))
        rattle[number * step : number * step + room] += tick[:room, None]
    return spoken + rattle * float(np.abs(spoken).max())


def _gentler(spoken: Signal) -> Signal:
    """A consonant that bursts far above a soft vowel would leave no room to lift the vowel."""
    loud = np.abs(spoken)
    most = 1.6 * float(np.quantile(loud[loud > 0.02 * loud.max()], 0.97))
    return most * np.tanh(spoken / most)


def _tick(face: int, dice: np.random.Generator) -> Signal:
    """Clockwork, a lid, twigs, rivets, a great wheel; or a bead of glass."""
    if face in (1, 6):
        return wood(2300.0, 0.4, dice, 0.03) if face == 1 else metal(1500.0, 0.7, dice, 0.1)
    if face in (2, 4):
        return metal(2900.0 if face == 2 else 1150.0, 0.35, dice, 0.07)
    if face == 3:
        return wood(1500.0, 0.25, dice, 0.02)
    return mixed(np.zeros(1), metal(4200.0, 0.12, dice, 0.05))[: len(clock(0.05))]


EFFECTS: dict[str, Effect] = {
    **{
        name: effect
        for letter in CAST
        for name, effect in takes(f"voice-{letter}-hope", partial(hopes, letter), HOPES).items()
    },
    **{
        f"voice-{letter}-{mood}": partial(says, letter, mood)
        for letter in CAST
        for mood in MOODS[1:]
    },
    **{
        f"chatter-{face}-{take + 1}": partial(remarks, face, take)
        for face in OPPONENTS
        for take in range(REMARKS)
    },
}
