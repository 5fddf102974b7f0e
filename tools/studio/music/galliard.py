"""The coronation: a galliard in D, 6/4, with brass and bells; the castle's motif in major."""

from __future__ import annotations

from tools.studio.music.form import Piece, Section, Stage, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import CITTERN, HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import great_drum, small_bell, tabor, tambourine
from tools.studio.sound.instruments.winds import brass, recorder
from tools.studio.sound.waves import hz

CALL = Strain(2, "D | A", {"calls": "d4:1 d4 a4 d5:3 | e4:1 e4 a4 c#5:3"})
LEAPS = Strain(
    8,
    "D | G A | D G | A | D | C G | Em A | D",
    {
        "tune": "d5:1 d5 a4 d5:1.5 e5:.5 f#5:1 | b4:1 d5 g5 e5:1.5 d5:.5 c#5:1 |"
        "d5:1 e5 f#5 g5:1.5 f#5:.5 d5:1 | e5:1.5 d5:.5 b4:1 c#5:3~ |"
        "a5:1 a5 f#5 a5:1.5 g5:.5 f#5:1 | g5:1 e5 c5 d5:1.5 c5:.5 b4:1 |"
        "e5:1 g5 b5 e5:1.5~ d5:.5 c#5:1 | d5:3 d5:2 r:1",
        "calls": "d4:1 d4 a4 d5:3 | r:6 | r:3 d5:1.5 d5:.5 d5:1 | a4:3 a4 | d5:1 d5 a4 d5:3 |"
        "r:6 | r:3 a4:1.5 a4:.5 a4:1 | f#4:1 a4 d5 f#5:2 r:1",
    },
)
BOWS = Strain(
    8,
    "A D | G D | Em A | D | C | G | Em A | D",
    {
        "tune": "e5:1 c#5 e5 f#5:1.5 g5:.5 a5:1 | b5:1 a5 g5 f#5:1.5 e5:.5 d5:1 |"
        "g5:1 f#5 e5 c#5:1.5 d5:.5 e5:1 | f#5:3~ d5:3 | e5:1 e5 g5 e5:1.5 d5:.5 c5:1 |"
        "d5:1 d5 g5 b5:1.5 a5:.5 g5:1 | e5:1 g5 b5 e5:1.5~ d5:.5 c#5:1 | d5:3 d5:2 r:1"
    },
)
CROWN = Strain(  # D F# G A C D: the motif, and the crown on top
    8,
    "D | D | G | A | C | D | G A | D",
    {
        "tune": "d5:3 a4:1 d5 e5 | f#5:3 d5:1 e5 f#5 | g5:3 d5:1 g5 b5 | a5:3 e5:1 a5 c#6 |"
        "c6:3 g5:1 c6 e6 | d6:3 a5:1 f#5 a5 | b5:1 a5 g5 e5:1.5 d5:.5 c#5:1 | d5:3 d5:2 r:1",
        "calls": "d4:6 | f#4 | g4 | a4 | c5 | d5 | g4:3 a4 | d5:5 r:1",
    },
)
LAST = Strain(
    4,
    "G | D A | D | D",
    {
        "tune": "b5:1 a5 g5 b5:1.5 a5:.5 g5:1 | f#5:3 e5 | d5:6 | d5:4 r:2",
        "calls": "g4:1 g4 b4 d5:3 | d5:3 c#5 | d4:1 a4 d5 f#5:3 | d5:4 r:2",
    },
)
LEAP = (
    (0.0, "b3", 0.8), (1.0, "12", 0.5), (2.0, "23", 0.5), (3.0, "B123", 0.75), (5.0, "23", 0.52),
)  # fmt: skip
STRUM = (
    (0.0, "123", 0.5), (1.0, "123", 0.36), (2.0, "123", 0.4), (3.0, "321", 0.55),
    (5.0, "123", 0.42),
)  # fmt: skip
STEP = ((0.0, 0.85), (1.0, 0.45), (2.0, 0.5), (3.0, 0.8), (4.5, 0.38), (5.0, 0.55))
JINGLES = ((0.0, 0.5), (1.0, 0.4), (2.0, 0.44), (3.0, 0.72), (5.0, 0.5))

PIPE, SECOND = Place(0.75, 0.2, 0.42), Place(0.55, -0.35, 0.42)
HORNS = tune(brass, Place(0.6, -0.3, 0.5), "calls")
LUTES = (figure(LUTE, Place(0.6, -0.35, 0.28), LEAP), bass(THEORBO, Place(0.55, 0.0, 0.25)))
DRUMS = (
    beat(tabor, Place(0.6, 0.2, 0.35), STEP),
    beat(tambourine, Place(0.6, 0.4, 0.3), JINGLES),
    beat(great_drum, Place(0.5, 0.0, 0.4), ((0.0, 0.7),)),
)


def chimes(stage: Stage) -> None:
    """Four bells come down at the head of every fourth bar."""
    for bar in range(0, stage.section.strain.bars, 4):
        for order, pitch in enumerate((86, 81, 78, 74)):
            at = stage.at(bar * 6 + order * 0.5)
            stage.canvas.add(small_bell(hz(pitch), 1.6, 0.35), at, 0.35, 0.5, 0.6)


EVERYBODY = (
    tune(recorder, PIPE),
    HORNS,
    tune(CITTERN, Place(0.35, -0.1, 0.3)),
    figure(CITTERN, Place(0.3, 0.5, 0.28), STRUM, low=60, high=77),
    hold(viol, Place(0.3, 0.0, 0.45), "b12"),
    chimes,
    *LUTES,
    *DRUMS,
)

PIECE = Piece(
    "galliard",
    unit=15360,
    bar=6,
    trim_db=-4.6,
    layers=("base",),
    scale=frozenset({1, 2, 4, 6, 7, 9, 11}),
    sections=(
        Section("intro", CALL, (-9, -4), {"base": (HORNS, DRUMS[0], chimes)}),
        Section("full", LEAPS, (0, 0), {"base": EVERYBODY}),
        Section(
            "quiet",
            BOWS,
            (-18, -11),
            {
                "base": (
                    tune(recorder, PIPE),
                    answer(recorder, SECOND, 64, 79, 3.0),
                    figure(HARP, Place(0.4, 0.4, 0.4), STRUM, low=57, high=76),
                    *LUTES,
                )
            },
        ),
        Section(
            "full",
            CROWN,
            (-2, 0),
            {"base": (*EVERYBODY, answer(recorder, SECOND, 66, 81, 3.0))},
        ),
        Section(
            "ending",
            LAST,
            (-4, -20),
            {"base": (tune(recorder, PIPE), HORNS, hold(viol, Place(0.4, 0, 0.5)), chimes)},
        ),
    ),
)
