"""The menu: a pavane on D, stately, 4/4. It opens with the castle's motif, floor by floor.

The third strain has the motif in the bass; the first comes back in divisions.
"""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum
from tools.studio.sound.instruments.winds import recorder

GATE = Strain(
    4,
    "Dm | F C | Dm | A",
    {"tune": "d4:1.5 f4:.5 g4:1 a4 | c5:2 g4:1 e4 | d5:3 c5:1 | a4:4"},
)
COURT = Strain(
    8,
    "Dm | Dm C | F C | A | Dm | C | Bb A | Dm",
    {
        "tune": "d5:2 a4:1 d5 | f5:1.5 e5:.5 e5:1 c5 | c5:1 d5:.5 e5 f5:1 e5 |"
        "d5:1 c#5:.5 b4 c#5:2~ | a5:2^ f5:1 a5 | g5:1.5 f5:.5 e5:1 c5 |"
        "d5:1 f5:.5 e5 d5:1 c#5~ | d5:3 r:1"
    },
)
HALL = Strain(
    8,
    "F | C | Dm C | G C | C | F | Bb A | D",
    {
        "tune": "f5:1 f5:.5 g5 a5:1 f5 | g5:1.5^ a5:.5 g5:1 e5 | f5:1 e5:.5 d5 e5:1 c5 |"
        "d5:1 c5:.5 b4 c5:2~ | e5:1 e5:.5 f5 g5:1 e5 | a5:1.5^ g5:.5 f5:1 a5 |"
        "f5:1 e5:.5 d5 d5:1 c#5~ | d5:3 r:1"
    },
)
STAIRS = Strain(
    8,
    "Dm | F | Gm | A | C | Dm | Gm A | D",
    {
        "tune": "f5:2 d5:1 f5 | a5:2 g5:1 f5 | g5:1.5 a5:.5 bb5:1 g5 | a5:1 g5:.5 f5 e5:2~ |"
        "g5:1.5 f5:.5 e5:1 g5 | f5:2 d5:1 e5:.5 f5 | g5:1 f5:.5 e5 d5:1 c#5~ | d5:4"
    },
)
SLOW = (
    (0.0, "b3", 0.75), (1.0, "1", 0.42), (1.5, "2", 0.4),
    (2.0, "b2", 0.6), (2.5, "1", 0.38), (3.0, "3", 0.5), (3.5, "2", 0.38),
)  # fmt: skip
ROLLED = ((0.0, "b123", 0.72), (2.0, "b123", 0.58), (3.0, "23", 0.46))
STEP = ((0.0, 0.7), (2.0, 0.42), (3.0, 0.42))
TURN = ((0.0, 0.7), (2.0, 0.42), (2.5, 0.3), (3.0, 0.42), (3.5, 0.34))

PIPE, SECOND = Place(0.85, 0.12, 0.5), Place(0.6, -0.4, 0.5)
ARM, LOW = Place(0.8, -0.22, 0.32), Place(0.55, 0.1, 0.3)
LUTE_BAND = (figure(LUTE, ARM, SLOW, SLOW, SLOW, ROLLED), bass(THEORBO, LOW))
CONSORT = (
    hold(viol, Place(0.42, 0.0, 0.5)),
    figure(HARP, Place(0.4, 0.5, 0.45), ROLLED, low=64, high=81),
    beat(frame_drum, Place(0.42, 0.3, 0.5), STEP, STEP, STEP, TURN),
)

PIECE = Piece(
    "pavane",
    unit=27648,
    bar=4,
    trim_db=-4.4,
    layers=("base",),
    sections=(
        Section("intro", GATE, (-6, -3), {"base": (tune(LUTE, Place(1.0, -0.1, 0.45)),)}),
        Section("quiet", COURT, (-7, -5), {"base": (tune(recorder, PIPE), *LUTE_BAND)}),
        Section(
            "full",
            HALL,
            (-1, 0),
            {
                "base": (
                    tune(recorder, PIPE),
                    answer(recorder, SECOND, 62, 76, 1.0),
                    *LUTE_BAND,
                    *CONSORT,
                )
            },
        ),
        Section(
            "quiet",
            STAIRS,
            (-8, -3),
            {
                "base": (
                    tune(viol, Place(0.75, -0.2, 0.5), octave=-1),
                    bass(viol, Place(0.6, 0.25, 0.4)),
                    figure(LUTE, ARM, ROLLED),
                )
            },
        ),
        Section(
            "full",
            COURT,
            (0, 0),
            {
                "base": (
                    tune(recorder, PIPE, runs=True),
                    tune(viol, Place(0.4, -0.3, 0.45), octave=-1),
                    answer(recorder, SECOND, 62, 76, 1.0),
                    *LUTE_BAND,
                    *CONSORT,
                )
            },
        ),
        Section(
            "ending",
            GATE,
            (-5, -9),
            {
                "base": (
                    tune(HARP, Place(0.9, 0.2, 0.55)),
                    hold(viol, Place(0.35, 0.0, 0.6), "b2"),
                )
            },
        ),
    ),
)
