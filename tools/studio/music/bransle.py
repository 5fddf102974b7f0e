"""Placing: a light bransle in G Mixolydian, 4/4, three strains; the hall fills as it goes on."""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, tune
from tools.studio.sound.instruments.plucked import CITTERN, DULCIMER, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, rim, tambourine
from tools.studio.sound.instruments.winds import recorder

DOOR = Strain(
    4,
    "G | F C | C | D",
    {"tune": "g4:1 b4 c5 d5 | f5:2 g5:1 e5 | g4:1 c5 e5:.5 d5 c5 e5 | d5:2 a4"},
)
ROUND = Strain(
    8,
    "G | C F | G Am | G | G | C F | G D | G",
    {
        "tune": "g4:.5 a4 b4 c5 d5:1 d5 | e5:.5 d5 c5 b4 c5:1 a4 |"
        "b4:.5 c5 d5 b4 a4 b4 c5 a4 | b4:.5 a4 g4 f4 g4:2^ |"
        "g4:.5 a4 b4 c5 d5:1^ d5 | e5:.5 d5 c5 b4 c5:1 a4 | d5:.5 e5 d5 b4 a4:1 f#4~ | g4:3 r:1"
    },
)
SWING = Strain(
    8,
    "G | C F | Dm C | F G | G | C F | C D | G",
    {
        "tune": "d5:1 g5 g5:.5 f5 e5 d5 | e5:.5 f5 g5 e5 f5:1 c5 |"
        "d5:.5 e5 f5 d5 e5:1^ c5 | a4:.5 b4 c5 a4 b4:2^ |"
        "d5:1 g5^ g5:.5 f5 e5 d5 | e5:.5 f5 g5 e5 f5:1 c5 |"
        "e5:.5 d5 c5 e5 d5:1 a4~ | b4:.5 c5 b4 a4 g4:2"
    },
)
BOW = Strain(
    8,
    "Dm | C | F C | G D | G | C F | G D | G",
    {
        "tune": "a4:1 d5^ d5:.5 e5 f5 d5 | e5:1 c5 c5:.5 d5 e5 c5 | f5:.5 e5 d5 c5 e5 d5 c5 b4 |"
        "d5:1 b4 a4:2~ | g4:.5 a4 b4 c5 d5:1^ d5 | e5:.5 d5 c5 b4 c5:1 a4 |"
        "d5:.5 e5 d5 b4 a4:1 f#4~ | g4:3 r:1"
    },
)
SKIP = (
    (0.0, "b", 0.7), (0.5, "23", 0.42), (1.0, "1", 0.46), (1.5, "23", 0.42),
    (2.0, "b", 0.6), (2.5, "23", 0.42), (3.0, "1", 0.46), (3.5, "23", 0.44),
)  # fmt: skip
OPEN = ((0.0, "b", 0.6), (2.0, "13", 0.4))
STRUM = ((1.0, "123", 0.42), (2.0, "123", 0.34), (3.0, "123", 0.46), (3.5, "32", 0.34))
STEP = ((0.0, 0.6), (1.0, 0.32), (2.0, 0.48), (3.0, 0.32), (3.5, 0.28))
TURN = ((0.0, 0.6), (1.0, 0.32), (2.0, 0.48), (2.5, 0.3), (3.0, 0.4), (3.5, 0.4))
JINGLES = ((0.0, 0.4), (1.0, 0.62), (2.0, 0.4), (3.0, 0.62), (3.5, 0.36))

LEFT, RIGHT, LOW = Place(0.6, -0.3, 0.25), Place(0.9, 0.15, 0.28), Place(0.5, 0.0, 0.22)
PIPE, SECOND = Place(0.7, -0.15, 0.4), Place(0.5, 0.45, 0.4)
DANCE = (
    figure(LUTE, LEFT, SKIP),
    bass(THEORBO, LOW),
    beat(frame_drum, Place(0.42, 0.25, 0.3), STEP, STEP, STEP, TURN),
)
GUESTS = (
    figure(CITTERN, Place(0.4, 0.5, 0.25), STRUM, low=60, high=77),
    beat(tambourine, Place(0.55, 0.45, 0.3), JINGLES),
    beat(rim, Place(0.4, -0.4, 0.25), ((1.5, 0.4), (3.5, 0.4))),
)

PIECE = Piece(
    "bransle",
    unit=23625,
    bar=4,
    trim_db=-4.4,
    layers=("base", "middle"),
    openings=(0, 3),
    lilt=0.56,
    sections=(
        Section(
            "intro",
            DOOR,
            (-9, -5),
            {
                "base": (tune(DULCIMER, Place(0.7, 0.1, 0.35)), figure(LUTE, LEFT, OPEN)),
                "middle": (beat(rim, Place(0.4, -0.4, 0.25), ((3.0, 0.4), (3.5, 0.5))),),
            },
        ),
        Section(
            "quiet",
            ROUND,
            (-9, -7),
            {
                "base": (tune(LUTE, RIGHT), figure(LUTE, LEFT, SKIP), bass(THEORBO, LOW)),
                "middle": (answer(recorder, PIPE, 67, 83, 1.0),),
            },
        ),
        Section(
            "full",
            SWING,
            (-1, 0),
            {
                "base": (tune(LUTE, RIGHT), *DANCE),
                "middle": (
                    tune(recorder, PIPE),
                    answer(recorder, SECOND, 60, 74, 1.0),
                    *GUESTS,
                ),
            },
        ),
        Section(
            "quiet",
            BOW,
            (-8, -5),
            {
                "base": (
                    tune(DULCIMER, Place(0.8, 0.1, 0.35)),
                    figure(LUTE, LEFT, OPEN),
                    bass(THEORBO, LOW),
                ),
                "middle": (answer(recorder, SECOND, 67, 81, 2.0),),
            },
        ),
        Section(
            "full",
            ROUND,
            (0, 0),
            {
                "base": (tune(LUTE, RIGHT, runs=True), *DANCE),
                "middle": (
                    tune(recorder, PIPE, octave=1),
                    answer(recorder, SECOND, 64, 79, 1.0),
                    *GUESTS,
                ),
            },
        ),
        Section(
            "ending",
            DOOR,
            (-3, -9),
            {
                "base": (tune(LUTE, RIGHT), figure(LUTE, LEFT, OPEN), bass(THEORBO, LOW)),
                "middle": (tune(recorder, SECOND),),
            },
        ),
    ),
)
