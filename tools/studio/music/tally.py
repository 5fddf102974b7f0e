"""The count: a patter of dulcimer and plucked bass in F, 4/4, that adds up floor by floor."""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import DULCIMER, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, rim, tambourine
from tools.studio.sound.instruments.winds import recorder

ABACUS = Strain(2, "F | C", {"tune": "f4:.5 r c5 r a4 r c5 r | g4:.5 r c5 r e5:1 c5"})
PATTER = Strain(
    8,
    "F | C | Dm | Am | Bb | F | Gm | C",
    {
        "tune": "f4:.5 a4 c5:1 a4:.5 c5 f5:1 | e5:.5 c5 g4:1 c5:2 | d5:.5 f5 a5:1 f5:.5 d5 a4:1 |"
        "c5:.5 e5 a5:1 e5:2 | d5:.5 f5 bb5:1 f5:.5 d5 bb4:1 | c5:.5 f5 a5:1 f5:2 |"
        "g5:.5 f5 d5:1 bb4:.5 d5 g5:1 | e5:.5 d5 c5 bb4 g4:2"
    },
)
RISE = Strain(
    8,
    "Dm | F | Gm | Am | C | Dm | Gm C | F",
    {
        "tune": "d5:1 d5:.5 e5 f5:1 a5 | f5:1 f5:.5 g5 a5:1 c6 | bb5:1 a5:.5 g5 d5:1 g5 |"
        "a5:1 g5:.5 e5 c5:1 e5 | g5:1 e5:.5 g5 c6:1 g5 | a5:1 f5:.5 e5 d5:2 |"
        "bb4:.5 d5 g5:1 e5:.5 g5 c6:1 | a5:1 f5 f5:2"
    },
)
SUM = Strain(
    4,
    "Bb | F C | F | F",
    {"tune": "d5:1 f5 bb5 f5 | a5:1 f5 g5 e5 | f5:2 c5:1 a4 | f4:4"},
)
PLUCK = ((0.0, "b", 0.6), (1.0, "123", 0.36), (2.0, "B", 0.5), (3.0, "123", 0.36))
BUSY = (
    (0.0, "b", 0.7), (0.5, "23", 0.36), (1.0, "1", 0.42), (1.5, "23", 0.36),
    (2.0, "B", 0.6), (2.5, "23", 0.36), (3.0, "1", 0.42), (3.5, "2", 0.4),
)  # fmt: skip
STEP = ((0.0, 0.6), (2.0, 0.45), (3.0, 0.3), (3.5, 0.3))
TICK = ((1.0, 0.4), (3.0, 0.4))

KEYS, ARM, LOW = Place(0.75, 0.15, 0.3), Place(0.5, -0.35, 0.25), Place(0.55, 0.0, 0.22)
PIPE, OTHER = Place(0.65, -0.1, 0.4), Place(0.5, 0.45, 0.4)
FULL = (
    figure(LUTE, ARM, BUSY),
    bass(THEORBO, LOW),
    beat(frame_drum, Place(0.5, 0.2, 0.3), STEP),
    beat(tambourine, Place(0.45, 0.45, 0.3), TICK),
    hold(viol, Place(0.28, 0.0, 0.45), "b12"),
)

PIECE = Piece(
    "tally",
    unit=22050,
    bar=4,
    trim_db=-3.9,
    layers=("base",),
    openings=(0, 1, 3),
    scale=frozenset({0, 2, 4, 5, 7, 9, 10}),
    sections=(
        Section(
            "intro",
            ABACUS,
            (-6, -3),
            {"base": (tune(DULCIMER, KEYS), beat(rim, Place(0.3, 0.3, 0.2), TICK))},
        ),
        Section(
            "quiet",
            PATTER,
            (-8, -6),
            {"base": (tune(DULCIMER, KEYS), figure(LUTE, ARM, PLUCK), bass(THEORBO, LOW))},
        ),
        Section(
            "full",
            RISE,
            (-3, 0),
            {
                "base": (
                    tune(recorder, PIPE),
                    tune(DULCIMER, KEYS),
                    answer(recorder, OTHER, 62, 77, 2.0),
                    *FULL,
                )
            },
        ),
        Section(
            "full",
            PATTER,
            (0, 0),
            {
                "base": (
                    tune(DULCIMER, KEYS, runs=True),
                    answer(recorder, PIPE, 69, 84, 2.0),
                    answer(recorder, OTHER, 60, 74, 1.0),
                    *FULL,
                )
            },
        ),
        Section(
            "ending",
            SUM,
            (-4, -9),
            {"base": (tune(DULCIMER, KEYS), figure(LUTE, ARM, PLUCK), bass(THEORBO, LOW))},
        ),
    ),
)
