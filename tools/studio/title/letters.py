"""The letters of the wordmark: our display face, fattened for gold, and a sceptre at the end.

A letter is a list of parts about its own base line (y = 0, upwards is negative).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tools.studio.signs.drawing import circle, flat, number, outline
from tools.studio.typeface.build import letter

SIZE = 0.285  # design units in a unit of the font: capitals come out about 190 high
FATTER = 7.0  # the face is written for text; beaten gold wants more body


@dataclass(frozen=True)
class Part:
    """A filled shape; `fatter` is what it gains on every side."""

    path: str
    fatter: float = 0.0

    def drawn(self, colour: str, grow: float = 0.0) -> str:
        """The part in one colour, made fatter by `grow` on every side."""
        around = self.fatter + grow
        if not around:
            return flat(self.path, colour)
        return flat(self.path, colour) + outline(self.path, 2 * around, colour)


def _written(character: str) -> list[Part]:
    """A letter of the face, at the size of the wordmark."""

    def at(point: complex) -> str:
        return f"{number(point.real * SIZE)} {number(-point.imag * SIZE)}"

    path = ""
    for contour in letter(character).contours:
        path += f"M{at(contour[0][0])}"
        path += "".join(f"C{at(out)} {at(back)} {at(stop)}" for _, out, back, stop in contour) + "Z"
    return [Part(path, FATTER)]


def _exclamation() -> list[Part]:
    """The shaft of a sceptre; its head and its jewel are drawn on top."""
    shaft = "M10-172Q30-184 50-172C52-132 44-90 40-52Q30-46 20-52C16-90 8-132 10-172Z"
    return [Part(shaft), Part(circle(30, -18, 22))]


@cache
def wordmark_letters() -> tuple[tuple[list[Part], float, float, float], ...]:
    """In the order of reading: parts, advance, lift of the base line, turn in degrees.

    Tracing letters takes seconds, so whoever only imports this does not wait for it.
    """
    return (
        (_written("K"), 192, 0, -3),
        (_written("i"), 92, -5, 3),
        (_written("n"), 172, -3, -2),
        (_written("g"), 158, -12, 2),
        ([], 14, 0, 0),
        (_written("U"), 190, -20, -3),
        (_written("p"), 160, -24, 2),
        (_exclamation(), 60, -30, 6),
    )
