"""Placing: a light bransle in G Mixolydian, 4/4, three short strains."""

from __future__ import annotations

from tools.studio.music.players import Piece, Place, accompany, drum, finished, pick, sing
from tools.studio.sound.instruments.plucked import CITTERN, LUTE, THEORBO
from tools.studio.sound.instruments.struck import rim, tabor, tambourine
from tools.studio.sound.instruments.winds import recorder
from tools.studio.sound.score import Note, chords, line
from tools.studio.sound.waves import Signal

PIECE = Piece("bransle", unit=23625, bar=4, bars=24, lilt=0.56, lead=2679)
TRIM_DB = -4.1

HARMONY = (
    "G | C F | G Am | G | G | C F | G D | G |"  # A open, A closed
    "G | C F | Dm C | F G | G | C F | C D | G |"  # B open, B closed
    "Dm | C | F C | G D | G | C F | G D | G"  # C, and A closed again
)
A_OPEN = (
    "g4:.5 a4 b4 c5 d5:1 d5 | e5:.5 d5 c5 b4 c5:1 a4 |"
    "b4:.5 c5 d5 b4 a4 b4 c5 a4 | b4:.5 a4 g4 f4 g4:2^ |"
)
A_CLOSED = (
    "g4:.5 a4 b4 c5 d5:1^ d5 | e5:.5 d5 c5 b4 c5:1 a4 | d5:.5 e5 d5 b4 a4:1 f#4~ | g4:3 r:1 |"
)
B_OPEN = (
    "d5:1 g5 g5:.5 f5 e5 d5 | e5:.5 f5 g5 e5 f5:1 c5 |"
    "d5:.5 e5 f5 d5 e5:1^ c5 | a4:.5 b4 c5 a4 b4:2^ |"
)
B_CLOSED = (
    "d5:1 g5^ g5:.5 f5 e5 d5 | e5:.5 f5 g5 e5 f5:1 c5 |"
    "e5:.5 d5 c5 e5 d5:1 a4~ | b4:.5 c5 b4 a4 g4:2 |"
)
C_STRAIN = (
    "a4:1 d5^ d5:.5 e5 f5 d5 | e5:1 c5 c5:.5 d5 e5 c5 |f5:.5 e5 d5 c5 e5 d5 c5 b4 | d5:1 b4 a4:2~ |"
)
TUNE = A_OPEN + A_CLOSED + B_OPEN + B_CLOSED + C_STRAIN + A_CLOSED
SKIP_FIGURE = (
    (0.0, "b", 0.7), (0.5, "23", 0.42), (1.0, "1", 0.46), (1.5, "23", 0.42),
    (2.0, "b", 0.6), (2.5, "23", 0.42), (3.0, "1", 0.46), (3.5, "23", 0.44),
)  # fmt: skip
STEP = ((0.0, 0.6), (1.0, 0.32), (2.0, 0.48), (3.0, 0.32), (3.5, 0.28))
TURN = ((0.0, 0.6), (1.0, 0.32), (2.0, 0.48), (2.5, 0.3), (3.0, 0.4), (3.5, 0.4))


def base() -> Signal:
    """The lute has the tune; a second lute, theorbo and tabor dance under it."""
    canvas = PIECE.canvas()
    harmony = chords(HARMONY, PIECE.bar)
    pick(PIECE, canvas, line(TUNE, PIECE.bar), LUTE, Place(0.9, 0.15, 0.28), "lute's tune")
    accompany(PIECE, canvas, harmony, (SKIP_FIGURE,), LUTE, Place(0.6, -0.3, 0.25), "lute")
    bass = tuple(Note(chord.start, chord.length, chord.bass) for chord in harmony)
    pick(PIECE, canvas, bass, THEORBO, Place(0.5, 0.0, 0.22), "theorbo")
    drum(PIECE, canvas, (STEP, STEP, STEP, TURN), tabor, Place(0.45, 0.25, 0.3), "tabor")
    return finished(PIECE, canvas, TRIM_DB)


def middle() -> Signal:
    """The hall fills: recorder on the tune, cittern strums, tambourine."""
    canvas = PIECE.canvas()
    sing(PIECE, canvas, line(TUNE, PIECE.bar), recorder, Place(0.7, -0.15, 0.4), "recorder")
    strum = ((1.0, "123", 0.42), (2.0, "123", 0.34), (3.0, "123", 0.46), (3.5, "32", 0.34))
    harmony = chords(HARMONY, PIECE.bar, 60, 77)
    accompany(PIECE, canvas, harmony, (strum,), CITTERN, Place(0.4, 0.5, 0.25), "cittern")
    jingles = ((0.0, 0.4), (1.0, 0.62), (2.0, 0.4), (3.0, 0.62), (3.5, 0.36))
    drum(PIECE, canvas, (jingles,), tambourine, Place(0.55, 0.45, 0.3), "tambourine")
    drum(PIECE, canvas, (((1.5, 0.4), (3.5, 0.4)),), rim, Place(0.4, -0.4, 0.25), "rim")
    return finished(PIECE, canvas, TRIM_DB)


LAYERS = {"base": base, "middle": middle}
