"""The climb: a saltarello in D Dorian, 6/8. Four layers of one length, thicker towards the throne.

No leading notes are raised, so that the floors' own notes (D F G A C D) fit everywhere.
"""

from __future__ import annotations

from functools import lru_cache

from tools.studio.music.players import (
    Piece,
    Place,
    accompany,
    drum,
    finished,
    pick,
    sing,
    sustain,
)
from tools.studio.sound.instruments.bowed import tremolo, viol, wheel
from tools.studio.sound.instruments.plucked import CITTERN, LUTE, THEORBO
from tools.studio.sound.instruments.struck import great_drum, rim, tabor, tambourine
from tools.studio.sound.instruments.winds import flageolet, recorder
from tools.studio.sound.score import Note, chords, line
from tools.studio.sound.waves import Signal

PIECE = Piece("saltarello", unit=9216, bar=6, bars=32, lead=1355)
TRIM_DB = -8.0

HARMONY = (
    "Dm | G | C | Am | Dm | F | C | Dm |"  # A
    "F | C | Dm | Am | F | G | C | Dm |"  # B
    "Dm | G | C | Am | Dm | F | C | Dm |"  # A, in divisions
    "Dm | C | G | Am | Dm | F | C | Dm"  # C
)
TUNE = (
    "d5:2 e5:1 f5:2 e5:1 | d5:1 c5 b4 g4:2 b4:1 | c5:2 d5:1 e5 d5 c5 | a4:3^ a4:1 b4 c5 |"
    "d5:2 e5:1 f5:2 g5:1 | a5:2 f5:1 a5 g5 f5 | e5:2~ d5:1 c5 d5 e5 | d5:5 r:1 |"
    "a5:2^ a5:1 a5 g5 f5 | g5:2 e5:1 c5:3 | f5:2^ f5:1 f5 e5 d5 | e5:2 c5:1 a4:3 |"
    "a4:1 c5 f5 a5:2 g5:1 | g5:1 a5 b5 g5:2 d5:1 | e5:1 f5 g5 e5 d5 c5 | d5:5 r:1 |"
    "d5:1 c5:.5 d5 e5:1 f5 e5 d5 | b4:1 c5:.5 b4 a4:1 g4 a4 b4 | c5:1 d5:.5 c5 d5:1 e5 d5 c5 |"
    "a4:2~ g4:1 a4 b4 c5 | d5:1 c5:.5 d5 e5:1 f5 e5:.5 f5 g5:1 | a5:1 g5:.5 f5 g5:1 a5 g5 f5 |"
    "e5:1 f5:.5 e5 d5:1 c5 d5 e5 | d5:5^ r:1 |"
    "a4:1 d5 e5 f5:3^ | g5:1 f5 e5 e5:3 | d5:1 e5 d5 b4:3^ | c5:1 b4 a4 a4:3 |"
    "a4:1 d5 e5 f5:2 g5:1 | a5:3^ c6:2 a5:1 | g5:1 a5 g5 e5 d5 c5 | d5:5~ r:1"
)
DESCANT = (
    "a5:2 g5:1 a5:3 | b5:1 a5 g5 b5:2 d6:1 | e5:2 f5:1 g5 f5 e5 | e5:3 c5:1 d5 e5 |"
    "f5:2 g5:1 a5:2 b5:1 | c6:2 c6:1 f5 g5 a5 | g5:2 f5:1 e5 f5 g5 | f5:1 g5 a5 d6:2 r:1 |"
    "c6:2 a5:1 c6:3^ | e5:2 g5:1 c6:3 | a5:2 a5:1 a5 g5 f5 | c6:2 a5:1 e5 d5 c5 |"
    "c6:3^ c6:2 c6:1 | b5:1 a5 g5 b5:3^ | g5:1 a5 b5 c6:3 | a5:5 r:1 |"
    "a5:3 a5^ | g5:3 d6 | c6:3 g5:2 e5:1 | e5:3 a5 | a5:3 d6^ | c6:3 c6^ | g5:3 g5~ | a5:5 r:1 |"
    "r:3 d5:1 f5 a5 | r:3 e5:1 g5 c6 | r:3 g5:1 b5 d6 | r:3 e5:1 a5 c6 |"
    "d6:3^ a5:2 b5:1 | c6:3 a5:2 c6:1 | c6:3 g5:1 f5 e5 | a5:1 f5 a5 d6:2 r:1"
)
BAR_OF_LUTE = ((0.0, "b", 0.85), (2.0, "12", 0.5), (3.0, "B3", 0.62), (5.0, "12", 0.52))
RUNNING_BAR = (
    (0.0, "b3", 0.85), (1.0, "1", 0.42), (2.0, "2", 0.46),
    (3.0, "B3", 0.62), (4.0, "2", 0.42), (5.0, "1", 0.46),
)  # fmt: skip
CITTERN_BAR = ((2.0, "123", 0.5), (3.0, "123", 0.62), (5.0, "123", 0.5))
TABOR_BAR = ((0.0, 0.9), (2.0, 0.42), (3.0, 0.66), (5.0, 0.45))
TABOR_TURN = (
    (0.0, 0.9),
    (2.0, 0.42),
    (3.0, 0.66),
    (4.0, 0.4),
    (4.5, 0.45),
    (5.0, 0.55),
    (5.5, 0.6),
)
TAMBOURINE_BAR = ((0.0, 0.8), (1.0, 0.3), (2.0, 0.42), (3.0, 0.72), (4.0, 0.3), (5.0, 0.5))
BEATS = tuple(PIECE.seconds(beat) for beat in (0, 3, 5))


@lru_cache(maxsize=1)
def _tune() -> tuple[Note, ...]:
    return line(TUNE, PIECE.bar)


def base() -> Signal:
    """Lute and tabor: broken chords, and the bones of the tune on top."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    figures = (BAR_OF_LUTE, BAR_OF_LUTE, BAR_OF_LUTE, RUNNING_BAR)
    accompany(PIECE, canvas, harmony, figures, LUTE, Place(0.75, -0.25, 0.22), "lute")
    bass = tuple(
        Note(bar * 6 + unit, length, chord.bass)
        for bar, chord in enumerate(harmony)
        for unit, length in ((0, 3), (3, 3))
    )
    pick(PIECE, canvas, bass, THEORBO, Place(0.5, 0.05, 0.2), "theorbo")
    bones = tuple(note for note in _tune() if note.start % 3 == 0)
    pick(PIECE, canvas, bones, LUTE, Place(0.55, -0.1, 0.25), "lute's tune")
    bars = (TABOR_BAR, TABOR_BAR, TABOR_BAR, TABOR_TURN)
    drum(PIECE, canvas, bars, tabor, Place(0.8, 0.2, 0.3), "tabor")
    return finished(PIECE, canvas, TRIM_DB)


def middle() -> Signal:
    """The recorder's tune, with a cittern after the beat."""
    canvas = PIECE.canvas()
    sing(PIECE, canvas, _tune(), recorder, Place(1.0, 0.18, 0.38), "recorder")
    harmony = chords(HARMONY, PIECE.bar, 60, 77)
    accompany(PIECE, canvas, harmony, (CITTERN_BAR,), CITTERN, Place(0.3, 0.5, 0.25), "cittern")
    return finished(PIECE, canvas, TRIM_DB)


def top() -> Signal:
    """A second voice that runs with the tune, answers it, crosses it; tambourine and rim."""
    canvas = PIECE.canvas()
    sing(PIECE, canvas, line(DESCANT, PIECE.bar), flageolet, Place(0.72, -0.38, 0.4), "descant")
    drum(PIECE, canvas, (TAMBOURINE_BAR,), tambourine, Place(0.8, 0.42, 0.3), "tambourine")
    rims = (((1.0, 0.4), (4.0, 0.4)), ((1.0, 0.4), (4.0, 0.4), (4.5, 0.3)))
    drum(PIECE, canvas, rims, rim, Place(0.5, 0.3, 0.25), "rim")
    return finished(PIECE, canvas, TRIM_DB)


def tension() -> Signal:
    """Low strings that shiver, a hurdy-gurdy that buzzes on the beat, a great drum."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    sustain(PIECE, canvas, harmony, "b", tremolo, Place(1.0, -0.1, 0.35), "low strings")
    sustain(PIECE, canvas, harmony, "12", viol, Place(0.5, 0.0, 0.4), "viols")
    dice = PIECE.dice("wheel")
    for bar in range(PIECE.bars):
        for pitch in (50, 57):
            sound = wheel(pitch, PIECE.seconds(PIECE.bar), 0.7, dice, BEATS)
            canvas.add(sound, PIECE.seconds(bar * PIECE.bar), 0.42, 0.3, 0.3)
    strokes = (((0.0, 0.8),), ((0.0, 0.7), (3.0, 0.5), (5.0, 0.4)))
    drum(PIECE, canvas, strokes, great_drum, Place(0.55, 0.0, 0.35), "great drum")
    return finished(PIECE, canvas, TRIM_DB)


LAYERS = {"base": base, "middle": middle, "high": top, "tension": tension}
