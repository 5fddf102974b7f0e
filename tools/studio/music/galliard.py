"""The coronation: the menu's pavane leaps as a galliard in D, 6/4, the whole band with brass."""

from __future__ import annotations

from tools.studio.music.players import Piece, Place, accompany, drum, finished, pick, sing, sustain
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import CITTERN, LUTE, THEORBO
from tools.studio.sound.instruments.struck import great_drum, small_bell, tabor, tambourine
from tools.studio.sound.instruments.winds import brass, recorder
from tools.studio.sound.score import Note, chords, line
from tools.studio.sound.waves import Signal, hz

PIECE = Piece(
    "galliard", unit=15360, bar=6, bars=16, lead=2348, scale=frozenset({1, 2, 4, 6, 7, 9, 11})
)
TRIM_DB = -4.9

HARMONY = (
    "D | G A | D G | A | D | C G | Em A | D |"  # A
    "A D | G D | Em A | D | C | G | Em A | D"  # B
)
TUNE = (
    "d5:1 d5 a4 d5:1.5 e5:.5 f#5:1 | b4:1 d5 g5 e5:1.5 d5:.5 c#5:1 |"
    "d5:1 e5 f#5 g5:1.5 f#5:.5 e5:1 | d5:1.5 c#5:.5 b4:1 c#5:3~ |"
    "a5:1 a5 f#5 a5:1.5 g5:.5 f#5:1 | g5:1 e5 c5 d5:1.5 c5:.5 b4:1 |"
    "e5:1 f#5 g5 e5:1.5~ d5:.5 c#5:1 | d5:3 d5:2 r:1 |"
    "e5:1 c#5 e5 f#5:1.5 g5:.5 a5:1 | b5:1 a5 g5 f#5:1.5 e5:.5 d5:1 |"
    "g5:1 f#5 e5 c#5:1.5 d5:.5 e5:1 | f#5:3~ d5:3 | e5:1 e5 g5 e5:1.5 d5:.5 c5:1 |"
    "d5:1 d5 g5 b5:1.5 a5:.5 g5:1 | e5:1 g5 f#5 e5:1.5~ d5:.5 c#5:1 | d5:3 d5:2 r:1"
)
CALLS = (
    "d4:1 d4 a4 d5:3 | r:6 | r:3 d5:1.5 d5:.5 d5:1 | a4:3 a4 | d5:1 d5 a4 d5:3 | r:6 |"
    "r:3 a4:1.5 a4:.5 a4:1 | f#4:1 a4 d5 f#5:2 r:1 | a4:3 d5:1.5 d5:.5 d5:1 | d5:3 a4 | r:6 |"
    "d5:1.5 d5:.5 d5:1 a4:3 | g4:1 g4 c5 e5:3 | g4:1 b4 d5 g5:3 | r:3 a4:1.5 a4:.5 a4:1 |"
    "f#4:1 a4 d5 f#5:2 r:1"
)
LEAP = (
    (0.0, "b3", 0.8),
    (1.0, "12", 0.5),
    (2.0, "23", 0.5),
    (3.0, "B123", 0.75),
    (5.0, "23", 0.52),
)
STRUM = (
    (0.0, "123", 0.5),
    (1.0, "123", 0.36),
    (2.0, "123", 0.4),
    (3.0, "321", 0.55),
    (5.0, "123", 0.42),
)
STEP = ((0.0, 0.85), (1.0, 0.45), (2.0, 0.5), (3.0, 0.8), (4.5, 0.38), (5.0, 0.55))
JINGLES = ((0.0, 0.5), (1.0, 0.4), (2.0, 0.44), (3.0, 0.72), (5.0, 0.5))


def base() -> Signal:
    """Everybody who can hold an instrument."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    tune = line(TUNE, PIECE.bar)
    sing(PIECE, canvas, tune, recorder, Place(0.8, 0.2, 0.42), "recorder")
    sing(PIECE, canvas, line(CALLS, PIECE.bar), brass, Place(0.6, -0.3, 0.5), "brass")
    pick(PIECE, canvas, tune, CITTERN, Place(0.35, -0.1, 0.3), "cittern's tune")
    accompany(PIECE, canvas, harmony, (LEAP,), LUTE, Place(0.6, -0.35, 0.28), "lute")
    high_harmony = chords(HARMONY, PIECE.bar, 60, 77)
    accompany(PIECE, canvas, high_harmony, (STRUM,), CITTERN, Place(0.3, 0.5, 0.28), "strum")
    bass = tuple(Note(chord.start, chord.length, chord.bass) for chord in harmony)
    pick(PIECE, canvas, bass, THEORBO, Place(0.55, 0.0, 0.25), "theorbo")
    sustain(PIECE, canvas, harmony, "b12", viol, Place(0.3, 0.0, 0.45), "viols")
    drum(PIECE, canvas, (STEP,), tabor, Place(0.6, 0.2, 0.35), "tabor")
    drum(PIECE, canvas, (JINGLES,), tambourine, Place(0.6, 0.4, 0.3), "tambourine")
    drum(PIECE, canvas, (((0.0, 0.7),),), great_drum, Place(0.6, 0.0, 0.4), "great drum")
    for bar in range(0, PIECE.bars, 4):
        for order, pitch in enumerate((86, 81, 78, 74)):
            chime = small_bell(hz(pitch), 1.6, 0.35)
            canvas.add(chime, PIECE.seconds(bar * 6 + order * 0.5), 0.35, 0.5, 0.6)
    return finished(PIECE, canvas, TRIM_DB)


LAYERS = {"base": base}
