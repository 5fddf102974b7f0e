"""What the opponents are built from: the square frame, lamps for eyes, grilles, rivets.

Round is who lives in the castle; whoever plays is never round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kingup_game.theme.palette import (
    CANDLE,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    STONE_LIGHT,
    WOOD_DARK,
)
from tools.studio import brass
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    darker,
    flat,
    glow,
    lighter,
    mirrored,
    outline,
    solid,
)

SIZE = 112
MIDDLE = SIZE / 2
FRAME = box(MIDDLE - 46, 13, 92, 92, 13)
RING, RING_LIGHT = brass.BRASS, brass.BRASS_LIGHT
BRASS, COPPER, TIN = "#DDA53A", "#CC7A45", STONE_LIGHT


def both(content: str) -> str:
    return content + mirrored(content, MIDDLE)


def ground(colour: str) -> str:
    light = glow("lamp", (0, lighter(colour, 0.45), 1), (1, colour, 1))
    return light + flat(FRAME, "url(#lamp)")


def ring() -> str:
    bolts = both("".join(flat(circle(14.5, y, 2.4), WOOD_DARK) for y in (17.5, 100.5)))
    return (
        outline(FRAME, 11)
        + outline(FRAME, 7, RING)
        + outline("M9 70V27Q9 12 24 12H66", 1.8, RING_LIGHT)
        + bolts
    )


def lamps(y: float, apart: float, radius: float, look: tuple[float, float] = (0, 0)) -> str:
    eyes = ""
    for x in (MIDDLE - apart, MIDDLE + apart):
        eyes += solid(circle(x, y, radius + 2.6), GOLD_DARK, line=INNER, rim=1.2, shade=2)
        eyes += solid(circle(x, y, radius), "#FFF6D0", line=INNER, rim=0, shade=2, dark=CANDLE)
        eyes += flat(circle(x + look[0], y + look[1], radius * 0.45), INK)
        eyes += flat(circle(x + look[0] - 1.2, y + look[1] - 1.4, radius * 0.16), "#FFFFFF")
    return eyes


def grille(x: float, y: float, width: float) -> str:
    mouth = box(x - width / 2, y - 4, width, 8, 4)
    bars = "".join(f"M{x - width / 2 + step} {y - 3}V{y + 3}" for step in range(5, int(width), 5))
    return solid(mouth, "#4A2B18", line=INNER, rim=0, shade=0) + outline(bars, FINE, GOLD)


HAPPY, SAD = ("joy", "crowned"), "refused"


def lips(mood: str, usual: str, x: float, y: float, width: float) -> str:
    """The mouth they were built with; it gives way to a laugh, or to one that hangs."""
    half = width / 2
    if mood in HAPPY:
        left, right, low = x - half, x + half, y + half * 1.05
        laugh = f"M{left} {y - 4}Q{x} {y} {right} {y - 4}Q{right - 2} {low} {x} {low}"
        laugh += f"Q{left + 2} {low} {left} {y - 4}Z"
        teeth = f"M{left + 2.5} {y - 2.6}Q{x} {y + 1} {right - 2.5} {y - 2.6}V{y + 0.6}"
        teeth += f"Q{x} {y + 4} {left + 2.5} {y + 0.6}Z"
        return solid(laugh, CRIMSON_DARK, line=OUTER, rim=0, shade=0) + flat(teeth, "#FFFAEF")
    if mood == SAD:
        return outline(f"M{x - half} {y + 5}Q{x} {y - half * 0.9} {x + half} {y + 5}", OUTER + 1)
    return usual


class Head(Protocol):
    """Draws a head in a mood; without one, as it was built."""

    def __call__(self, mood: str = "") -> str: ...


def rivets(*places: tuple[float, float]) -> str:
    return both("".join(flat(circle(x, y, 1.8), INK, 0.65) for x, y in places))


def shoulders(colour: str) -> str:
    robe = "M4 112C6 92 24 84 38 82H74C88 84 106 92 108 112Z"
    return clipped(FRAME, solid(robe, colour, line=OUTER, rim=2, shade=5))


@dataclass(frozen=True)
class Courtier:
    """One of them: at the table as a portrait in its frame, in the hall as itself."""

    head: Head
    wall: str
    cloth: str
    crown: tuple[float, float]
    """How low the band of a crown comes down on the head, and how large the crown is."""

    def portrait(self) -> str:
        """In the frame."""
        return ground(self.wall) + shoulders(self.cloth) + ring() + self.head()

    def bust(self, mood: str) -> str:
        """Out of it, down to the elbows."""
        robe = "M5 120C5 96 22 84 38 81H74C90 84 107 96 107 120Z"
        seams = "M56 82V120M24 120C24 108 27 102 31 98M88 120C88 108 85 102 81 98"
        buttons = "".join(
            solid(circle(56, y, 3), BRASS, line=INNER, rim=0, shade=1.4) for y in (94, 105)
        )
        return (
            solid(robe, self.cloth, line=OUTER, rim=2, shade=5)
            + outline(seams, FINE, darker(self.cloth, 0.45))
            + buttons
            + self.head(mood)
        )
