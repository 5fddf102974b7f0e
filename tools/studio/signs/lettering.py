"""Capitals, figures and a few small letters as single pen strokes, for captions on glyphs.

Each letter stands on a grid 10 high, from the base line at 10 up to 0; captions are the only words
that pictures carry, and those are the makers' own names of their buttons.
"""

from __future__ import annotations

from kingup_game.theme.palette import INK
from tools.studio.signs.drawing import moved, outline

# Letter: (width, strokes).
_STROKES: dict[str, tuple[float, str]] = {
    "A": (7.5, "M0 10L3.750 0L7.500 10M1.400 6.500H6.100"),
    "B": (6.2, "M0 0V10M0 0H3.400A2.400 2.400 0 0 1 3.400 4.800H0M3.400 4.800"
    "A2.600 2.600 0 0 1 3.400 10H0"),
    "C": (7, "M7 1.800A4.600 5 0 1 0 7 8.200"),
    "D": (6.8, "M0 0V10H2.400A4.400 5 0 0 0 2.400 0Z"),
    "E": (5.4, "M5.400 0H0V10H5.400M0 4.900H4.600"),
    "F": (5.2, "M5.200 0H0V10M0 4.900H4.400"),
    "L": (5, "M0 0V10H5"),
    "R": (6.4, "M0 10V0H3.400A2.600 2.600 0 0 1 3.400 5.300H0M3.200 5.300L6.400 10"),
    "T": (6.8, "M0 0H6.800M3.400 0V10"),
    "X": (7, "M0 0L7 10M7 0L0 10"),
    "Y": (7.2, "M0 0L3.600 5L7.200 0M3.600 5V10"),
    "Z": (6.4, "M0 0H6.400L0 10H6.400"),
    "c": (5, "M5 5.200A3.200 3.300 0 1 0 5 8.800"),
    "s": (4.4, "M4.400 4.900C3.600 3.300 .3 3.400 .3 5.200C.3 7.200 4.600 6.500 4.600 8.400"
    "C4.600 10.500 .6 10.500 0 8.800"),
    "0": (6.4, "M3.200 0A3.200 5 0 0 1 3.200 10A3.200 5 0 0 1 3.200 0Z"),
    "1": (3, "M0 2.400L3 0V10"),
    "2": (5.8, "M.2 2.800A2.800 2.800 0 1 1 5.200 4.500L0 10H5.800"),
    "3": (5.7, "M.3 1.600C1.300-.6 5.300-.4 5.300 2.400C5.300 4.200 3.800 4.800 2.200 4.800"
    "C4 4.800 5.700 5.500 5.700 7.300C5.700 10.400 1.400 10.800 0 8.500"),
    "4": (6.4, "M4.800 10V0L0 7H6.400"),
    "5": (5.6, "M5.200 0H.8L.4 4.500C2 3 5.600 3.600 5.600 6.800"
    "C5.600 10.300 1.300 10.900 0 8.800"),
    "6": (5.8, "M5 .8C2.400-1 0 2 0 6.800A2.900 3.200 0 1 0 2.900 3.600"
    "C1.400 3.600 0 4.800 0 6.800"),
    "7": (5.8, "M0 0H5.800L2.200 10"),
    "8": (5.8, "M2.900 4.700A2.500 2.350 0 1 1 2.900 0A2.500 2.350 0 1 1 2.900 4.700"
    "A2.900 2.650 0 1 0 2.900 10A2.900 2.650 0 1 0 2.900 4.700Z"),
    "9": (5.8, "M.8 9.200C3.400 11 5.800 8 5.800 3.200A2.900 3.200 0 1 0 2.900 6.400"
    "C4.400 6.400 5.800 5.200 5.800 3.200"),
    "#": (7, "M2.500 .5L1.500 9.500M5.500 .5L4.500 9.500M.5 3.300H6.800M.2 6.700H6.500"),
    "+": (7, "M3.500 1.500V8.500M0 5H7"),
    "-": (6, "M0 5H6"),
}  # fmt: skip
_GAP = 2.3


def caption_width(text: str, height: float) -> float:
    widths = sum(_STROKES[letter][0] for letter in text)
    return (widths + _GAP * (len(text) - 1)) * height / 10


def caption(
    text: str, x: float, y: float, height: float, ink: str = INK, weight: float = 1.9
) -> str:
    """`text` centred on (x, y); `height` is that of its capitals, `weight` in tenths of it."""
    left, strokes = 0.0, ""
    for letter in text:
        width, stroke = _STROKES[letter]
        strokes += moved(outline(stroke, weight, ink), left)
        left += width + _GAP
    scale = height / 10
    return moved(strokes, x - caption_width(text, height) / 2, y - height / 2, scale)
