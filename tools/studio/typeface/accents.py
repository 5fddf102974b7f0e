"""Accents, and the letters composed with them."""

from __future__ import annotations

import unicodedata

from tools.studio.typeface import skeleton
from tools.studio.typeface.capitals import CAPITALS
from tools.studio.typeface.nib import Stroke, pen
from tools.studio.typeface.small import DOTLESS_I, DOTLESS_J, SMALL, dot

ACCENTED = (
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿĄĆĘŃŚŹŻąćęńśźżČĎĚŇŘŠŤŮŽčěňřšůžŐŰőűĞİŞğş"
)

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
    "\u0306": (pen("-104,138 {-62} .. 0,46 {r} .. 104,138 {62}", width=0.55),),
    "\u0307": (dot(0, 84, 0.92),),
    "\u030b": (
        pen("-12,150 -- -104,24", angle=(-18, -8), width=(0.66, 0.32)),
        pen("126,150 -- 34,24", angle=(-18, -8), width=(0.66, 0.32)),
    ),
    "\u030c": (pen("-112,132 -- 0,26 -- 112,132", angle=(34, 14, -6), width=(0.55, 0.5, 0.55)),),
    "\u0328": (
        pen(
            "0,46 .. -52,-40 .. -64,-104 {d} .. -8,-160 {r} .. 52,-132", width=(0.3, 0.5, 0.5, 0.4)
        ),
    ),
}
BELOW = "\u0327\u0328"

SMALL_LINE = 556  # where the foot of a mark stands over a small letter
CAPITAL_LINE = 732

# Where the middle of a letter is not what the eye takes for it.
MIDDLES = {"i": 2.0, "I": -8.0, "a": -5.0, "e": 5.0, "E": 30.0, "u": 112.0, "n": 130.0, "A": 0.0,
           "y": 0.0, "Y": 0.0, "U": 152.0, "c": 20.0, "C": 30.0, "N": 155.0}  # fmt: skip

# Where a tail hangs that is no cedilla.
TAILS = {"a": 150.0, "e": 96.0, "A": 232.0, "E": 128.0}


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
    x = TAILS[letter] if mark == "\u0328" else middle(letter, base)
    line = 0 if mark in BELOW else CAPITAL_LINE if letter in CAPITALS else SMALL_LINE
    return (*base, *(stroke.moved(complex(x, line)) for stroke in MARKS[mark]))


def hook(x: int) -> Stroke:
    """The caron of tall letters: a stroke beside their head."""
    return pen(f"{x},720 -- {x - 30},560", width=(0.86, 0.36))


COMPOSED = {character: composed(character) for character in ACCENTED} | {
    "ď": (*SMALL["d"], hook(300)),
    "ť": (*SMALL["t"], hook(190)),
    "ı": DOTLESS_I,
    "ł": (*SMALL["l"], pen("-118,296 -- 124,420", angle=10, width=0.5)),
    "Ł": (*CAPITALS["L"], pen("-128,262 -- 168,412", angle=10, width=0.6)),
    "Ð": (*CAPITALS["D"], pen("-116,342 -- 122,354", width=0.85)),
}
