"""The vote: a heart beats under a drone on D; the castle's motif creeps up; the strings shiver.

Each vote hears on where the last one stopped. The heart beats where small loudspeakers can say it.
"""

from __future__ import annotations

import numpy as np

from tools.studio.music.form import Piece, Player, Section, Stage, Strain
from tools.studio.music.players import Place, beat, figure, hold, tune
from tools.studio.sound.instruments.bowed import tremolo, viol
from tools.studio.sound.instruments.plucked import DULCIMER, HARP, LUTE
from tools.studio.sound.instruments.struck import heart, small_bell

HUSH = Strain(2, "Dm | Dm", {"tune": "r:2 a4:1 r | bb4:1 a4 r:2"})
DROPS = Strain(
    4,
    "Dm | Eb | Gm | Dm",
    {"tune": "r:2 a4:1 f4 | bb4:1 g4 r:2 | r:2 d5:1 bb4 | a4:1 bb4:.5 a4 r:2"},
)
STAIRS = Strain(  # the motif: a floor every two beats, and back from the throne's door
    4,
    "Dm F | Gm A | C Dm | Eb Dm",
    {"tune": "d4:2 f4 | g4 a4 | c5 d5 | eb5:1.5 d5:.5 a4:2"},
)
DOOR = Strain(
    3,
    "Bb | Gm | A",
    {"tune": "d5:1 bb4 d5 f5 | g5:1 d5 bb4 g4 | c#5:2 e5:1 c#5"},
)
HEART = ((0.0, 0.8), (0.32, 0.65), (2.0, 0.75), (2.32, 0.6))
RACING = ((0.0, 0.8), (0.32, 0.6), (1.0, 0.7), (1.32, 0.5), (2.0, 0.8), (2.32, 0.6), (3.0, 0.7))
WATER = ((0.0, "b", 0.5), (3.0, "2", 0.3))
STEPS = tuple((half / 2, "b" if half % 4 == 0 else "1", 0.5) for half in range(8))

BEAT = Place(0.6, 0.0, 0.2)
DRONE = hold(viol, Place(0.3, 0.0, 0.45), "bB1", low=50, high=64)


def glass(stage: Stage) -> None:
    """Every second a glassy tick, a semitone to and fro."""
    dice = stage.dice("glass")
    for second in range(1, stage.section.strain.bars * stage.piece.bar, 2):
        ping = small_bell(1760.0 * (1.0 + 0.0595 * (second % 4 == 3)), 0.9, 0.25)
        at = stage.at(float(second)) + float(np.abs(dice.normal(0.0, 0.004)))
        stage.canvas.add(ping, at, 0.5 * stage.gain(second), 0.5, 0.7)


SHIVER: tuple[Player, ...] = (
    hold(tremolo, Place(0.9, 0.0, 0.4), "b12", low=50, high=67),
    figure(HARP, Place(0.45, 0.1, 0.3), STEPS, low=57, high=72),
    glass,
)

PIECE = Piece(
    "ballot",
    unit=44100,
    bar=4,
    trim_db=-0.2,
    layers=("base", "tension"),
    openings=(0, 1, 2, 3),
    scale=frozenset({0, 2, 3, 5, 7, 9, 10}),
    sections=(
        Section(
            "intro",
            HUSH,
            (-6, -3),
            {"base": (beat(heart, BEAT, HEART), DRONE), "tension": (glass,)},
        ),
        Section(
            "quiet",
            DROPS,
            (-6, -4),
            {
                "base": (
                    beat(heart, BEAT, HEART),
                    DRONE,
                    tune(LUTE, Place(0.5, -0.2, 0.7)),
                ),
                "tension": SHIVER,
            },
        ),
        Section(
            "full",
            STAIRS,
            (-3, 0),
            {
                "base": (
                    beat(heart, BEAT, RACING),
                    DRONE,
                    tune(LUTE, Place(0.5, -0.2, 0.6)),
                    tune(viol, Place(0.4, 0.2, 0.5)),
                ),
                "tension": SHIVER,
            },
        ),
        Section(
            "full",
            DOOR,
            (-1, 0),
            {
                "base": (
                    beat(heart, BEAT, RACING),
                    DRONE,
                    tune(DULCIMER, Place(0.5, -0.2, 0.6)),
                ),
                "tension": SHIVER,
            },
        ),
        Section(
            "ending",
            HUSH,
            (-4, -9),
            {
                "base": (beat(heart, BEAT, HEART), figure(LUTE, Place(0.5, 0, 0.6), WATER)),
                "tension": (hold(tremolo, Place(0.6, 0.0, 0.5), "b"),),
            },
        ),
    ),
)
