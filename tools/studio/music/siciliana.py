"""The climb by night: a siciliana in D minor, slow, 6/8, under stars; strings and a lonely pipe."""

from __future__ import annotations

from tools.studio.music.form import Piece, Player, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import tremolo, viol
from tools.studio.sound.instruments.plucked import DULCIMER, HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, great_drum
from tools.studio.sound.instruments.winds import recorder

STARS = Strain(
    4,
    "Dm | Gm | C | Dm",
    {"tune": "d5:3 f5 | g5 d5 | e5:2 g5:1 c6:2 g5:1 | d6:5 r:1"},
)
WATCH = Strain(
    8,
    "Dm | Gm | C | F | Dm | Gm | Am | Dm",
    {
        "tune": "a4:1.5 bb4:.5 a4:1 d5:2 e5:1 | g5:1.5 f5:.5 d5:1 bb4:2 d5:1 |"
        "e5:1.5 d5:.5 c5:1 g4:2 c5:1 | a4:3 c5:2 d5:1 | f5:1.5 g5:.5 f5:1 a5:2 f5:1 |"
        "g5:1.5 f5:.5 d5:1 bb4:2 g4:1 | c5:1.5 bb4:.5 a4:1 e5:2 c5:1 | d5:5 r:1"
    },
)
WINDOW = Strain(
    8,
    "F | C | Gm | Dm | Bb | F | Gm Am | Dm",
    {
        "tune": "c5:1.5 d5:.5 c5:1 f5:2 a5:1 | g5:1.5 f5:.5 e5:1 c5:3 |"
        "bb4:1.5 c5:.5 d5:1 g5:2 d5:1 | f5:1.5 e5:.5 d5:1 a4:3 |"
        "bb4:1.5 c5:.5 d5:1 f5:2 d5:1 | c5:1.5 d5:.5 c5:1 a4:3 | g4:1 bb4 d5 e5 c5 a4 | d5:5 r:1"
    },
)
TOWER = Strain(  # the motif, a bar a floor
    8,
    "Dm | F | Gm | Am | C | Dm | Gm C | Dm",
    {
        "tune": "d5:3 a4:2 d5:1 | f5:3 c5:2 f5:1 | g5:3 d5:2 g5:1 | a5:3 e5:2 a5:1 |"
        "c6:3 g5:2 e5:1 | d6:3 a5:2 f5:1 | g5:1.5 f5:.5 d5:1 e5:2 c5:1 | d5:5 r:1"
    },
)
ROCK = ((0.0, "b", 0.7), (1.5, "1", 0.34), (2.0, "2", 0.42), (3.0, "B3", 0.52), (5.0, "2", 0.4))
WAVE = (
    (0.0, "b", 0.66), (1.0, "1", 0.36), (2.0, "2", 0.4), (3.0, "3", 0.5), (4.0, "2", 0.38),
    (5.0, "1", 0.36),
)  # fmt: skip
DROP = ((0.0, "b3", 0.5), (3.0, "2", 0.36))
HEART = ((0.0, 0.55), (1.0, 0.35), (3.0, 0.4))
TOLL = ((0.0, 0.75), (3.0, 0.4))

ARM, LOW = Place(0.7, -0.3, 0.4), Place(0.55, 0.05, 0.35)
PIPE, OTHER = Place(0.8, 0.2, 0.6), Place(0.5, -0.4, 0.6)
BOWS = hold(viol, Place(0.38, 0.0, 0.6), "b12")
ALARM: tuple[Player, ...] = (
    hold(tremolo, Place(1.3, -0.1, 0.45), "b1", low=47, high=64),
    beat(great_drum, Place(0.75, 0.0, 0.5), TOLL),
)
FAR = (hold(tremolo, Place(0.5, 0.0, 0.6), "b"),)

PIECE = Piece(
    "siciliana",
    unit=16800,
    bar=6,
    trim_db=-3.4,
    layers=("base", "middle", "tension"),
    scale=frozenset({0, 2, 4, 5, 7, 9, 10}),
    sections=(
        Section(
            "intro",
            STARS,
            (-6, -3),
            {
                "base": (figure(HARP, ARM, DROP, low=62, high=79),),
                "middle": (tune(recorder, Place(0.5, 0.3, 0.8)),),
                "tension": FAR,
            },
        ),
        Section(
            "quiet",
            WATCH,
            (-8, -6),
            {
                "base": (tune(recorder, PIPE), figure(LUTE, ARM, ROCK), bass(THEORBO, LOW)),
                "middle": (hold(viol, Place(0.35, 0.0, 0.6), "12"),),
                "tension": FAR,
            },
        ),
        Section(
            "quiet",
            WINDOW,
            (-7, -3),
            {
                "base": (
                    tune(viol, Place(0.7, 0.2, 0.55)),
                    figure(HARP, ARM, WAVE, low=57, high=76),
                    bass(THEORBO, LOW),
                ),
                "middle": (answer(recorder, OTHER, 69, 84, 3.0),),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            TOWER,
            (-4, 0),
            {
                "base": (
                    tune(recorder, PIPE),
                    tune(viol, Place(0.5, -0.2, 0.5), octave=-1),
                    figure(LUTE, ARM, WAVE),
                    bass(THEORBO, LOW),
                    beat(frame_drum, Place(0.55, 0.2, 0.45), HEART),
                ),
                "middle": (
                    BOWS,
                    answer(recorder, OTHER, 64, 79, 3.0),
                    figure(DULCIMER, Place(0.35, 0.5, 0.5), WAVE, low=65, high=82),
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            WATCH,
            (0, -2),
            {
                "base": (
                    tune(recorder, PIPE, runs=True),
                    figure(LUTE, ARM, WAVE),
                    bass(viol, LOW),
                    beat(frame_drum, Place(0.5, 0.2, 0.45), HEART),
                ),
                "middle": (
                    BOWS,
                    answer(viol, OTHER, 60, 76, 3.0),
                    figure(DULCIMER, Place(0.3, 0.5, 0.5), ROCK, low=65, high=82),
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "ending",
            STARS,
            (-7, -9),
            {
                "base": (tune(HARP, Place(0.7, 0.1, 0.6)), bass(THEORBO, LOW)),
                "middle": (hold(viol, Place(0.3, 0.0, 0.7), "b2"),),
                "tension": FAR,
            },
        ),
    ),
)
