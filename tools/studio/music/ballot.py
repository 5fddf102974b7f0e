"""The vote: a heart beats under a drone on D; the second layer lets the strings shiver."""

from __future__ import annotations

import numpy as np

from tools.studio.music.players import Piece, Place, drum, finished, pick
from tools.studio.sound.instruments.bowed import tremolo, viol, wheel
from tools.studio.sound.instruments.plucked import HARP, LUTE
from tools.studio.sound.instruments.struck import heart, small_bell
from tools.studio.sound.score import line
from tools.studio.sound.waves import Signal

PIECE = Piece("ballot", unit=44100, bar=4, bars=8, lead=3672)
TRIM_DB = 0.7

# Drops of lute over the drone: the flat second and sixth lean on their neighbours.
DROPS = (
    "r:2 a4:1 r | bb4:1 a4 r:2 | r:2 d5:1 r | eb5:1 d5 r:2 |"
    "r:2 a4:1 f4 | g4:1 a4 r:2 | r:2 eb5:1 d5 | a4:1 bb4:.5 a4 r:2"
)
CREEPING = ((38, 41), (38, 41), (39, 43), (38, 41), (38, 45), (39, 46), (38, 45), (37, 40))
HEART = ((0.0, 0.8), (0.32, 0.65), (2.0, 0.75), (2.32, 0.6))


def base() -> Signal:
    """Heartbeat, drone, drops."""
    canvas = PIECE.canvas()
    drum(PIECE, canvas, (HEART,), heart, Place(0.76, 0.0, 0.2), "heart")
    dice = PIECE.dice("drone")
    for half in range(0, PIECE.bars, 2):
        at, seconds = half * 4.0, 8.2
        for pitch, pan in ((38, -0.2), (45, 0.25), (50, 0.0)):
            canvas.add(viol(pitch, seconds, 0.6, dice), at, 0.25, pan, 0.45)
        canvas.add(wheel(50, seconds, 0.5, dice), at, 0.1, 0.1, 0.5)
    notes = line(DROPS, PIECE.bar)
    pick(PIECE, canvas, notes, LUTE, Place(0.3, -0.2, 0.7), "drops")
    return finished(PIECE, canvas, TRIM_DB)


def tension() -> Signal:
    """Low strings creep by semitones; every second a harp string and a glassy tick."""
    canvas = PIECE.canvas()
    dice = PIECE.dice("creeping")
    for bar, pitches in enumerate(CREEPING):
        for pitch, pan in zip(pitches, (-0.3, 0.3), strict=True):
            sound = tremolo(pitch + 12, 4.05, 0.75, dice, strokes=9.0 + bar * 0.5)
            canvas.add(sound, bar * 4.0, 0.75, pan, 0.4)
    pulse = line("d3:.5 d3 d3 d3 d3 d3 d3 d3 |" * PIECE.bars, PIECE.bar)
    pick(PIECE, canvas, pulse, HARP, Place(0.42, 0.1, 0.3), "pulse")
    for second in range(1, PIECE.bars * 4, 2):
        ping = small_bell(1760.0 * (1.0 + 0.0595 * (second % 4 == 3)), 0.9, 0.25)
        canvas.add(ping, float(second) + float(np.abs(dice.normal(0.0, 0.004))), 0.5, 0.5, 0.7)
    return finished(PIECE, canvas, TRIM_DB)


LAYERS = {"base": base, "tension": tension}
