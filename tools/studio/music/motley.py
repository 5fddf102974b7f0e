"""The Jester's: seven eighths that limp and leap, crumhorns, bells, and the motif upside down."""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Stage, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, tune
from tools.studio.sound.instruments.plucked import CITTERN, DULCIMER, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, rim, small_bell, tambourine
from tools.studio.sound.instruments.winds import crumhorn, flageolet
from tools.studio.sound.waves import hz

CAP = Strain(
    4,
    "G | Em | A | D",
    {"tune": "d5:2 b4 a4:3 | g4:2 e4 d4:3 | e4:2 a4 c#5:3 | d5:4 r:3"},
)
LIMP = Strain(
    8,
    "G | Em | A | G | Em | G | A | D",
    {
        "tune": "d5:2 b4 a4:1 g4 b4 | e4:2 e4 g4:3 | a4:2 c#5 e5:1 c#5 a4 | b4:4 d5:3^ |"
        "e5:2 b4 g4:1 a4 b4 | d5:2 b4 g4:3 | e4:2 a4 c#5:1 b4 c#5 | d5:4 r:3"
    },
)
LEAP = Strain(
    8,
    "D | D | G | A | D | G | A | D",
    {
        "tune": "f#5:1 e5 f#5 d5 a4:3 | f#5:1 e5 f#5 a5 d5:3 | g5:1 f#5 g5 d5 b4:3 |"
        "c#5:2 e5 a4:3 | f#5:1 g5 a5 f#5 d5:3 | b4:1 c#5 d5 b4 g4:3 | e5:1 d5 c#5 b4 a4 c#5 e5 |"
        "d5:4 r:3"
    },
)
UPSIDE = Strain(  # the motif inverted, a bar a step, and somebody who runs around it
    8,
    "D | G | D | G | Em | D | Em A | D",
    {
        "tune": "d6:7 | b5 | a5 | g5 | e5 | d5 | e5:3.5 c#5 | d5:5 r:2",
        "around": "d5:1 f#5 a5 f#5 d5 f#5 a5 | b4:1 d5 g5 d5 b4 d5 g5 | a4:1 d5 f#5 d5 a4 d5 f#5 |"
        "g4:1 b4 d5 b4 g4 b4 d5 | e4:1 g4 b4 g4 e4 g4 b4 | d4:1 f#4 a4 f#4 d4 f#4 a4 |"
        "e4:1 g4 b4:1.5 c#5:.5 a4:1 c#5 e5 | d5:5 r:2",
    },
)
HOP = (
    (0.0, "b", 0.8), (1.0, "23", 0.4), (2.0, "1", 0.5), (3.0, "23", 0.4), (4.0, "B", 0.7),
    (5.0, "12", 0.4), (6.0, "23", 0.44),
)  # fmt: skip
CREEP = ((0.0, "b", 0.7), (2.0, "2", 0.4), (4.0, "3", 0.5))
DRUM = ((0.0, 0.8), (2.0, 0.5), (4.0, 0.7), (5.0, 0.35), (6.0, 0.45))
TIP = ((0.0, 0.5), (4.0, 0.4))
SHAKE = ((0.0, 0.6), (2.0, 0.4), (4.0, 0.7), (6.0, 0.4))
LIMPING = ((0.0, 2.0), (2.0, 2.0), (4.0, 3.0))

HORN, OTHER = Place(0.75, 0.2, 0.3), Place(0.5, -0.4, 0.3)
STRINGS, LOW = Place(0.6, -0.3, 0.28), Place(0.6, 0.0, 0.25)
DANCE = (
    figure(CITTERN, STRINGS, HOP, low=57, high=74),
    bass(THEORBO, LOW, *LIMPING),
    beat(frame_drum, Place(0.6, 0.2, 0.3), DRUM),
    beat(tambourine, Place(0.55, 0.5, 0.3), SHAKE),
)


def cap_bells(stage: Stage) -> None:
    """Three bells on three horns, which never ring on the beat."""
    dice = stage.dice("cap")
    for bar in range(stage.section.strain.bars):
        for order, pitch in enumerate((90, 93, 98)):
            at = stage.at(bar * 7 + 1.5 + 2 * order) + dice.normal(0.0, 0.02)
            ring = small_bell(hz(pitch), 0.5, 0.3)
            stage.canvas.add(ring, at, 0.35 * stage.gain(bar * 7), 0.6 * (order - 1), 0.4)


PIECE = Piece(
    "motley",
    unit=8400,
    bar=7,
    trim_db=-3.7,
    layers=("base",),
    scale=frozenset({1, 2, 4, 6, 7, 9, 11}),
    sections=(
        Section(
            "intro",
            CAP,
            (-6, -3),
            {"base": (tune(crumhorn, HORN, octave=-1), beat(rim, LOW, TIP), cap_bells)},
        ),
        Section(
            "quiet",
            LIMP,
            (-8, -5),
            {
                "base": (
                    tune(DULCIMER, HORN),
                    figure(CITTERN, STRINGS, CREEP, low=57, high=74),
                    bass(crumhorn, Place(0.4, -0.2, 0.25), *LIMPING),
                )
            },
        ),
        Section(
            "full",
            LEAP,
            (-1, 0),
            {
                "base": (
                    tune(crumhorn, HORN),
                    answer(crumhorn, OTHER, 57, 72, 3.5),
                    cap_bells,
                    *DANCE,
                )
            },
        ),
        Section(
            "quiet",
            LIMP,
            (-7, -4),
            {
                "base": (
                    tune(flageolet, HORN, octave=1),
                    figure(DULCIMER, STRINGS, CREEP, low=57, high=74),
                    bass(THEORBO, LOW, *LIMPING),
                    beat(rim, Place(0.4, 0.3, 0.2), SHAKE),
                )
            },
        ),
        Section(
            "full",
            UPSIDE,
            (-3, 0),
            {
                "base": (
                    tune(crumhorn, HORN, octave=-1),
                    tune(flageolet, OTHER),
                    tune(DULCIMER, Place(0.5, -0.2, 0.3), "around"),
                    *DANCE,
                )
            },
        ),
        Section(
            "full",
            LEAP,
            (0, 0),
            {
                "base": (
                    tune(crumhorn, HORN),
                    tune(flageolet, OTHER, octave=1),
                    answer(crumhorn, Place(0.45, -0.1, 0.3), 50, 66, 3.5),
                    cap_bells,
                    *DANCE,
                )
            },
        ),
        Section(
            "ending",
            CAP,
            (-3, -9),
            {"base": (tune(DULCIMER, HORN), tune(crumhorn, OTHER, octave=-1), cap_bells)},
        ),
    ),
)
