"""Accents, and the letters composed with them."""

from __future__ import annotations

import unicodedata

from tools.studio.typeface import skeleton
from tools.studio.typeface.capitals import CAPITALS
from tools.studio.typeface.nib import Stroke, pen
from tools.studio.typeface.small import DOTLESS_I, DOTLESS_J, SMALL, dot

ACCENTED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ"

# Drawn around x = 0 with their foot near y = 0, as they stand on a small letter.
MARKS: dict[str, tuple[Stroke, ...]] = {
    "\u0300": (pen("-72,150 -- 56,24", angle=24, width=(0.78, 0.32)),),
    "\u0301": (pen("72,150 -- -56,24", angle=(-18, -8), width=(0.78, 0.32)),),
    "\u0302": (pen("-112,26 -- 0,132 -- 112,26", angle=(-6, 14, 34), width=(0.55, 0.5, 0.55)),),
    "\u0303": (pen("-124,44 {62} .. -58,112 {r} .. 58,50 {r} .. 124,116 {62}", width=0.5),),
    "\u0308": (dot(-92, 84, 0.84), dot(92, 84, 0.84)),
    "\u030a": (pen("0,150 {l} .. -68,82 {d} .. 0,14 {r} .. 68,82 {u} .. cycle", width=0.5),),
    "\u0327": (
        pen(
            "6,44 -- -10,-44 {14} .. 62,-98 {d} .. -14,-154 {l} .. -86,-126",
            angle=20,
            width=(0.22, 0.22, 0.55, 0.7, 0.6, 0.4),
        ),
    ),
}
CEDILLA = "\u0327"

SMALL_LINE = 556  # where the foot of a mark stands over a small letter
CAPITAL_LINE = 732

# Where the middle of a letter is not what the eye takes for it.
MIDDLES = {"i": 2.0, "I": -8.0, "a": -5.0, "e": 5.0, "E": 30.0, "u": 112.0, "n": 130.0, "A": 0.0,
           "y": 0.0, "Y": 0.0, "U": 152.0, "c": 20.0, "C": 30.0, "N": 155.0}  # fmt: skip


def middle(letter: str, strokes: tuple[Stroke, ...]) -> float:
    if letter in MIDDLES:
        return MIDDLES[letter]
    across: list[float] = [
        x for stroke in strokes for x in skeleton.points(stroke.path)[0].real.tolist()
    ]
    return (min(across) + max(across)) / 2


def composed(character: str) -> tuple[Stroke, ...]:
    letter, mark = list(unicodedata.normalize("NFD", character))
    base = CAPITALS[letter] if letter in CAPITALS else SMALL[letter]
    if letter in "ij":
        base = DOTLESS_I if letter == "i" else DOTLESS_J
    x = middle(letter, base)
    line = 0 if mark == CEDILLA else CAPITAL_LINE if letter in CAPITALS else SMALL_LINE
    return (*base, *(stroke.moved(complex(x, line)) for stroke in MARKS[mark]))


COMPOSED = {character: composed(character) for character in ACCENTED}
