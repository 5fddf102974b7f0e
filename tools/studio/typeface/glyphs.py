"""Every character of the face: what it is drawn with and how it is spaced."""

from __future__ import annotations

from tools.studio.typeface.accents import COMPOSED
from tools.studio.typeface.capitals import CAPITALS
from tools.studio.typeface.figures import FIGURES
from tools.studio.typeface.nib import Stroke, pen
from tools.studio.typeface.punctuation import PUNCTUATION
from tools.studio.typeface.small import SMALL
from tools.studio.typeface.spacing import CAPITAL_ROOM, SMALL_ROOM, Room
from tools.studio.typeface.symbols import SYMBOLS

DRAWN: dict[str, tuple[Stroke, ...]] = {
    **CAPITALS,
    **SMALL,
    **FIGURES,
    **PUNCTUATION,
    **SYMBOLS,
    **COMPOSED,
}
NOTDEF = (
    pen("-150,base -- -150,cap -- 150,cap -- 150,base -- -150,base", width=0.5),
    pen("-150,base -- 150,cap", width=0.3, angle=-40),
)

FIGURE_WIDTH = 590
BLANKS = {
    " ": 235,
    "\u00a0": 235,
    "\u202f": 120,
    "\u2009": 120,
    "\u2007": FIGURE_WIDTH,
    "\u200b": 0,
}
SAME_AS = {"\u2010": "-", "\u2011": "-", "\u2032": "'"}

# Strokes that stand apart need their room all round, whatever their height.
LOOSE = Room((-100, 750), 88, 40)
POINT = Room((0, 160), 76, 40)
SYMBOL = Room((-60, 760), 90, 30)


def room(character: str) -> Room:
    if character in SMALL or character.islower():
        return SMALL_ROOM
    if character in CAPITALS or character.isupper():
        return CAPITAL_ROOM
    if character in SYMBOLS:
        return SYMBOL
    if character in ".,:;…·‚„":
        return POINT
    return LOOSE
