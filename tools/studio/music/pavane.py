"""The menu: a pavane on D, stately, 4/4; its second strain warms to F and C.

Cadences raise the leading note, and the repeat of the first strain is played in divisions.
"""

from __future__ import annotations

from tools.studio.music.players import Piece, Place, accompany, drum, finished, pick, sing, sustain
from tools.studio.sound.instruments.bowed import viol
from tools.studio.sound.instruments.plucked import HARP, LUTE, THEORBO
from tools.studio.sound.instruments.struck import tabor
from tools.studio.sound.instruments.winds import recorder
from tools.studio.sound.score import Note, chords, line
from tools.studio.sound.waves import Signal

PIECE = Piece("pavane", unit=27648, bar=4, bars=24, lead=2017)
TRIM_DB = -6.1

HARMONY = (
    "Dm | Dm C | F C | A | Dm | C | Bb A | Dm |"  # A
    "F | C | Dm C | G C | C | F | Bb A | D |"  # B
    "Dm | Dm C | F C | A | Dm | C | Bb A | D"  # A, in divisions
)
TUNE = (
    "d5:2 a4:1 d5 | f5:1.5 e5:.5 e5:1 c5 | c5:1 d5:.5 e5 f5:1 e5 | d5:1 c#5:.5 b4 c#5:2~ |"
    "a5:2^ f5:1 a5 | g5:1.5 f5:.5 e5:1 c5 | d5:1 f5:.5 e5 d5:1 c#5~ | d5:3 r:1 |"
    "f5:1 f5:.5 g5 a5:1 f5 | g5:1.5^ a5:.5 g5:1 e5 | f5:1 e5:.5 d5 e5:1 c5 |"
    "d5:1 c5:.5 b4 c5:2~ | e5:1 e5:.5 f5 g5:1 e5 | a5:1.5^ g5:.5 f5:1 a5 |"
    "f5:1 e5:.5 d5 d5:1 c#5~ | d5:3 r:1 |"
    "d5:1 c5:.5 b4 a4 b4 c5 d5 | f5:1 g5:.5 f5 e5 d5 c5 e5 | c5:.5 d5 e5 f5 g5 f5 e5:1 |"
    "d5:1 c#5:.5 b4 c#5:2~ | a5:1 g5:.5 f5 e5 f5 g5 a5 | g5:.5 a5 g5 f5 e5 d5 c5:1 |"
    "d5:.5 e5 f5 e5 d5:1 c#5~ | d5:3 r:1"
)
ALTO = (
    "r:4 | r | r | r | f5:2 d5:1 f5 | e5:1.5 d5:.5 c5:1 g4 | bb4:1 d5:.5 c5 a4:2 | a4:3 r:1 |"
    "a4:1 a4:.5 c5 c5:1 a4 | e5:1.5 f5:.5 e5:1 c5 | d5:1 c5:.5 b4 c5:1 g4 | b4:1 a4:.5 g4 g4:2 |"
    "c5:1 c5:.5 d5 e5:1 c5 | f5:1.5 e5:.5 c5:1 f5 | d5:1 c5:.5 bb4 a4:2 | a4:3 r:1 |"
    "a4:4 | a4:2 g4 | a4:2 c5 | a4:4 | d5:4 | e5:2 c5 | bb4:2 a4 | a4:3 r:1"
)
SLOW_FIGURE = (
    (0.0, "b3", 0.75), (1.0, "1", 0.42), (1.5, "2", 0.4),
    (2.0, "b2", 0.6), (2.5, "1", 0.38), (3.0, "3", 0.5), (3.5, "2", 0.38),
)  # fmt: skip
ROLLED_FIGURE = ((0.0, "b123", 0.72), (2.0, "b123", 0.58), (3.0, "23", 0.46))
PAVANE_STEP = ((0.0, 0.7), (2.0, 0.42), (3.0, 0.42))
PAVANE_TURN = ((0.0, 0.7), (2.0, 0.42), (2.5, 0.3), (3.0, 0.42), (3.5, 0.34))


def base() -> Signal:
    """Recorder, lute and a soft tabor."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    sing(PIECE, canvas, line(TUNE, PIECE.bar), recorder, Place(0.85, 0.12, 0.5), "recorder")
    figures = (SLOW_FIGURE, SLOW_FIGURE, SLOW_FIGURE, ROLLED_FIGURE)
    accompany(PIECE, canvas, harmony, figures, LUTE, Place(0.8, -0.22, 0.32), "lute")
    bass = tuple(Note(chord.start, chord.length, chord.bass) for chord in harmony)
    pick(PIECE, canvas, bass, THEORBO, Place(0.55, 0.1, 0.3), "theorbo")
    bars = (PAVANE_STEP, PAVANE_STEP, PAVANE_STEP, PAVANE_TURN)
    drum(PIECE, canvas, bars, tabor, Place(0.42, 0.3, 0.5), "tabor")
    return finished(PIECE, canvas, TRIM_DB)


def middle() -> Signal:
    """The court arrives: viols, a second recorder, a harp."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    sustain(PIECE, canvas, harmony, "b123", viol, Place(0.5, 0.0, 0.5), "viols")
    sing(PIECE, canvas, line(ALTO, PIECE.bar), recorder, Place(0.6, -0.4, 0.5), "alto")
    harp = ((0.0, "b123", 0.5), (2.0, "123", 0.4))
    high_harmony = chords(HARMONY, PIECE.bar, 64, 81)
    accompany(PIECE, canvas, high_harmony, (harp,), HARP, Place(0.4, 0.5, 0.45), "harp")
    return finished(PIECE, canvas, TRIM_DB)


LAYERS = {"base": base, "middle": middle}
