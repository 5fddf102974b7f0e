"""The climb by day: a saltarello in D Dorian, 6/8, that thickens with danger.

No leading notes are raised, so that the floors' own notes (D F G A C D) fit everywhere.
"""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import tremolo
from tools.studio.sound.instruments.plucked import CITTERN, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, great_drum, rim, tabor, tambourine
from tools.studio.sound.instruments.winds import flageolet, recorder

LADDER = Strain(
    4,
    "Dm | F | C | Dm",
    {"tune": "d4:2 f4:1 g4:2 a4:1 | c5:3 a4 | g4:2 c5:1 e5:2 c5:1 | d5:5 r:1"},
)
FIRST = Strain(
    8,
    "Dm | G | C | Am | Dm | F | C | Dm",
    {
        "tune": "d5:2 e5:1 f5:2 e5:1 | d5:1 c5 b4 g4:2 b4:1 | c5:2 d5:1 e5 d5 c5 |"
        "a4:3^ a4:1 b4 c5 | d5:2 e5:1 f5:2 g5:1 | a5:2 f5:1 a5 g5 f5 | e5:2~ d5:1 c5 d5 e5 |"
        "d5:5 r:1"
    },
)
SECOND = Strain(
    8,
    "F | C | Dm | Am | F | G | C | Dm",
    {
        "tune": "a5:2^ a5:1 a5 g5 f5 | g5:2 e5:1 c5:3 | f5:2^ f5:1 f5 e5 d5 | e5:2 c5:1 a4:3 |"
        "a4:1 c5 f5 a5:2 g5:1 | g5:1 a5 b5 g5:2 d5:1 | e5:1 f5 g5 e5 d5 c5 | d5:5 r:1"
    },
)
RUNNING = Strain(
    8,
    FIRST.harmony,
    {
        "tune": "d5:1 c5:.5 d5 e5:1 f5 e5 d5 | b4:1 c5:.5 b4 a4:1 g4 a4 b4 |"
        "c5:1 d5:.5 c5 d5:1 e5 d5 c5 | a4:2~ g4:1 a4 b4 c5 |"
        "d5:1 c5:.5 d5 e5:1 f5 e5:.5 f5 g5:1 | a5:1 g5:.5 f5 g5:1 a5 g5 f5 |"
        "e5:1 f5:.5 e5 d5:1 c5 d5 e5 | d5:5^ r:1"
    },
)
THIRD = Strain(
    8,
    "Dm | C | G | Am | Dm | F | C | Dm",
    {
        "tune": "a4:1 d5 e5 f5:3^ | g5:1 f5 e5 e5:3 | d5:1 e5 d5 b4:3^ | c5:1 b4 a4 a4:3 |"
        "a4:1 d5 e5 f5:2 g5:1 | a5:3^ c6:2 a5:1 | g5:1 a5 g5 e5 d5 c5 | d5:5~ r:1"
    },
)
STAIRS = Strain(  # the motif in long notes, while another runs around it
    8,
    "Dm | F | G | Am | C | Dm | F C | Dm",
    {
        "tune": "d5:6 | f5 | g5 | a5 | c6:4 g5:2 | d6:3 a5 | c6:2 a5:1 g5:2 e5:1 | d5:5 r:1",
        "around": "a4:1 d5 f5 a5 f5 d5 | c5:1 f5 a5 c6 a5 f5 | b4:1 d5 g5 b5 g5 d5 |"
        "c5:1 e5 a5 c6 a5 e5 | g4:1 c5 e5 g5 e5 c5 | a4:1 d5 f5 a5 f5 d5 |"
        "a4:1 c5 f5 g4 c5 e5 | d5:5 r:1",
    },
)
BROKEN = ((0.0, "b", 0.85), (2.0, "12", 0.5), (3.0, "B3", 0.62), (5.0, "12", 0.52))
RUN = (
    (0.0, "b3", 0.85), (1.0, "1", 0.42), (2.0, "2", 0.46),
    (3.0, "B3", 0.62), (4.0, "2", 0.42), (5.0, "1", 0.46),
)  # fmt: skip
SPARSE = ((0.0, "b", 0.7), (3.0, "13", 0.45))
AFTERBEAT = ((2.0, "123", 0.5), (3.0, "123", 0.62), (5.0, "123", 0.5))
TABOR = ((0.0, 0.9), (2.0, 0.42), (3.0, 0.66), (5.0, 0.45))
TURN = ((0.0, 0.9), (2.0, 0.42), (3.0, 0.66), (4.0, 0.4), (4.5, 0.45), (5.0, 0.55), (5.5, 0.6))
JINGLES = ((0.0, 0.8), (1.0, 0.3), (2.0, 0.42), (3.0, 0.72), (4.0, 0.3), (5.0, 0.5))
GREAT = (((0.0, 0.8),), ((0.0, 0.7), (3.0, 0.5), (5.0, 0.4)))
HALVES = ((0.0, 3.0), (3.0, 3.0))

ARM, HIGH_ARM, LOW = Place(0.75, -0.25, 0.22), Place(0.6, -0.1, 0.25), Place(0.5, 0.05, 0.2)
PIPE, OTHER = Place(0.8, 0.18, 0.38), Place(0.6, -0.38, 0.4)
DANCE = (
    figure(LUTE, ARM, BROKEN, BROKEN, BROKEN, RUN),
    bass(THEORBO, LOW, *HALVES),
    beat(tabor, Place(0.7, 0.2, 0.3), TABOR, TABOR, TABOR, TURN),
)
SOFT = (figure(LUTE, ARM, SPARSE, BROKEN), bass(THEORBO, LOW, *HALVES))
ALARM = (
    hold(tremolo, Place(1.5, -0.1, 0.35), "b1", low=47, high=64),
    beat(great_drum, Place(0.62, 0.0, 0.35), *GREAT),
)
BRIGHT = (
    figure(CITTERN, Place(0.3, 0.5, 0.25), AFTERBEAT, low=60, high=77),
    beat(tambourine, Place(0.7, 0.42, 0.3), JINGLES),
)

PIECE = Piece(
    "saltarello",
    unit=9216,
    bar=6,
    trim_db=-7.1,
    layers=("base", "middle", "tension"),
    sections=(
        Section(
            "intro",
            LADDER,
            (-6, -3),
            {
                "base": (tune(LUTE, HIGH_ARM), beat(frame_drum, Place(0.5, 0.2, 0.3), TABOR)),
                "middle": (bass(THEORBO, LOW),),
                "tension": (hold(tremolo, Place(0.6, 0.0, 0.4), "b"),),
            },
        ),
        Section(
            "quiet",
            FIRST,
            (-7, -5),
            {
                "base": (tune(LUTE, HIGH_ARM), *SOFT),
                "middle": (tune(recorder, PIPE),),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            SECOND,
            (-1, 0),
            {
                "base": (tune(LUTE, HIGH_ARM), *DANCE),
                "middle": (tune(recorder, PIPE), answer(recorder, OTHER, 64, 79, 3.0), *BRIGHT),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            RUNNING,
            (0, 0),
            {
                "base": (tune(LUTE, HIGH_ARM), *DANCE),
                "middle": (
                    tune(flageolet, PIPE),
                    answer(recorder, OTHER, 64, 79, 3.0),
                    *BRIGHT,
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "quiet",
            THIRD,
            (-9, -6),
            {
                "base": (tune(recorder, PIPE, octave=-1), *SOFT),
                "middle": (answer(recorder, OTHER, 67, 84, 3.0),),
                "tension": (beat(great_drum, Place(0.5, 0.0, 0.35), *GREAT),),
            },
        ),
        Section(
            "full",
            STAIRS,
            (-4, 0),
            {
                "base": (tune(LUTE, HIGH_ARM, "around"), *DANCE),
                "middle": (tune(recorder, PIPE), tune(recorder, OTHER, octave=-1)),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            SECOND,
            (0, 0),
            {
                "base": (tune(LUTE, HIGH_ARM, runs=True), *DANCE),
                "middle": (
                    tune(recorder, PIPE),
                    answer(flageolet, OTHER, 72, 88, 3.0),
                    beat(rim, Place(0.5, 0.3, 0.25), ((1.0, 0.4), (4.0, 0.4))),
                    *BRIGHT,
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "ending",
            LADDER,
            (-4, -9),
            {
                "base": (tune(LUTE, HIGH_ARM), figure(LUTE, ARM, SPARSE)),
                "middle": (tune(recorder, OTHER),),
                "tension": (hold(tremolo, Place(0.6, 0.0, 0.4), "b"),),
            },
        ),
    ),
)
