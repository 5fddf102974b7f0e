"""The climb at dusk: a chaconne, 3/4, with the castle's motif as its bass, again and again."""

from __future__ import annotations

from tools.studio.music.form import Piece, Player, Section, Strain
from tools.studio.music.players import Place, answer, bass, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import tremolo, viol
from tools.studio.sound.instruments.plucked import DULCIMER, HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import frame_drum, great_drum
from tools.studio.sound.instruments.winds import recorder

GROUND = "Dm | F | Gm | Am | C | Dm"


def _over_the_ground(melody: str) -> Strain:
    return Strain(6, GROUND, {"tune": melody})


ALONE = _over_the_ground("d4:3 | f4 | g4 | a4 | c5 | d5")
FIRST = _over_the_ground(
    "a4:2 d5:1 | c5:2 a4:1 | bb4:2 g4:1 | a4:1.5 g4:.5 e4:1 | g4:1 c5 e5 | d5:3"
)
SECOND = _over_the_ground(
    "f5:2 e5:1 | c5:1.5 d5:.5 f5:1 | d5:1 g5 bb5 | a5:1.5 g5:.5 e5:1 | e5:1 g5 c5 | d5:2 a4:1"
)
THIRD = _over_the_ground(
    "d5:.5 e5 f5 g5 a5:1 | a5:.5 g5 f5 e5 c5:1 | bb4:.5 c5 d5 g5 bb5:1 | c6:1 a5 e5 |"
    "g5:.5 f5 e5 d5 c5 g5 | f5:1 e5:.5 f5 d5:1"
)
FOURTH = _over_the_ground("a4:3 | c5:2 a4:1 | d5:3 | e5:2 c5:1 | g4:2 e5:1 | d5:3")
CLIMAX = _over_the_ground(
    "a5:1.5 g5:.5 f5:1 | c6:1.5 bb5:.5 a5:1 | bb5:1 a5 g5 | c6:1.5 g5:.5 e5:1 |"
    "g5:1 e5 c5 | f5:.5 e5 d5:2~"
)

PULSE = ((0.0, "b", 0.7), (1.0, "12", 0.42), (2.0, "23", 0.42))
FLOW = (
    (0.0, "b", 0.7), (0.5, "1", 0.36), (1.0, "2", 0.4), (1.5, "3", 0.4), (2.0, "2", 0.38),
    (2.5, "1", 0.36),
)  # fmt: skip
ROLL = ((0.0, "b123", 0.55),)
SARABANDE = ((0.0, 0.5), (1.0, 0.7), (2.5, 0.3))
TOLL = ((0.0, 0.7), (2.0, 0.4))

ARM, LOW = Place(0.7, -0.3, 0.3), Place(0.6, 0.05, 0.28)
PIPE, OTHER = Place(0.8, 0.2, 0.45), Place(0.55, -0.4, 0.45)
BOWS = hold(viol, Place(0.4, 0.0, 0.5), "b12")
ALARM: tuple[Player, ...] = (
    hold(tremolo, Place(1.4, -0.1, 0.4), "b1", low=47, high=64),
    beat(great_drum, Place(0.55, 0.0, 0.4), TOLL),
)
FAR = (hold(tremolo, Place(0.6, 0.0, 0.5), "b"),)

PIECE = Piece(
    "chaconne",
    unit=31500,
    bar=3,
    trim_db=-4.6,
    layers=("base", "middle", "tension"),
    scale=frozenset({0, 2, 4, 5, 7, 9, 10}),
    sections=(
        Section(
            "intro",
            ALONE,
            (-3, 0),
            {
                "base": (bass(THEORBO, Place(0.9, 0.0, 0.4)),),
                "middle": (tune(HARP, Place(0.5, 0.4, 0.5)),),
                "tension": FAR,
            },
        ),
        Section(
            "quiet",
            FIRST,
            (-5, -3),
            {
                "base": (tune(LUTE, ARM), bass(THEORBO, LOW), figure(LUTE, OTHER, PULSE)),
                "middle": (answer(recorder, PIPE, 65, 81, 1.5),),
                "tension": FAR,
            },
        ),
        Section(
            "quiet",
            SECOND,
            (-4, -2),
            {
                "base": (tune(recorder, PIPE), bass(THEORBO, LOW), figure(LUTE, ARM, PULSE)),
                "middle": (hold(viol, Place(0.35, 0.0, 0.5), "12"),),
                "tension": ALARM,
            },
        ),
        Section(
            "full",
            THIRD,
            (-1, 0),
            {
                "base": (
                    tune(LUTE, ARM),
                    tune(recorder, PIPE),
                    bass(THEORBO, LOW),
                    figure(LUTE, OTHER, FLOW),
                    beat(frame_drum, Place(0.4, 0.2, 0.35), SARABANDE),
                ),
                "middle": (
                    BOWS,
                    answer(recorder, OTHER, 62, 77, 1.5),
                    figure(DULCIMER, Place(0.35, 0.5, 0.35), PULSE, low=62, high=79),
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "quiet",
            FOURTH,
            (-7, -3),
            {
                "base": (tune(viol, Place(0.7, 0.2, 0.5)), figure(HARP, ARM, ROLL)),
                "middle": (answer(viol, Place(0.5, -0.3, 0.5), 55, 69, 3.0),),
                "tension": FAR,
            },
        ),
        Section(
            "full",
            CLIMAX,
            (-1, 0),
            {
                "base": (
                    tune(recorder, PIPE),
                    tune(viol, Place(0.5, -0.2, 0.4), octave=-1),
                    bass(THEORBO, LOW),
                    figure(LUTE, ARM, FLOW),
                    beat(frame_drum, Place(0.42, 0.2, 0.35), SARABANDE),
                ),
                "middle": (
                    BOWS,
                    answer(recorder, OTHER, 67, 81, 1.0),
                    figure(DULCIMER, Place(0.35, 0.5, 0.35), FLOW, low=62, high=79),
                ),
                "tension": ALARM,
            },
        ),
        Section(
            "ending",
            FIRST,
            (-3, -6),
            {
                "base": (tune(LUTE, ARM), bass(THEORBO, LOW)),
                "middle": (tune(HARP, Place(0.4, 0.4, 0.5), octave=1),),
                "tension": FAR,
            },
        ),
    ),
)
