"""Seat crests: eight silhouettes, eight colours, eight emblems, each enough alone."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.crests import SEAT_CRESTS, SeatCrest
from kingup_game.theme.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from tools.studio.signs.drawing import (
    Point,
    around,
    circle,
    clipped,
    flat,
    moved,
    number,
    outline,
    polygon,
    solid,
    star,
)
from tools.studio.signs.emblems import EMBLEMS
from tools.studio.signs.sign import Sign

SIZE = 96


def _rounded_star() -> str:
    """A five-rayed star with blunt tips, for the heart needs room in the middle."""
    steps = []
    for ray in range(5):
        tip, dip = around(48, 52, 48, ray * 72), around(48, 52, 27, ray * 72 + 36)
        back = around(48, 52, 27, ray * 72 - 36)
        rise, fall = _towards(tip, back, 0.16), _towards(tip, dip, 0.16)
        steps.append(
            f"L{number(rise[0])} {number(rise[1])}Q{number(tip[0])} {number(tip[1])}"
            f" {number(fall[0])} {number(fall[1])}L{number(dip[0])} {number(dip[1])}"
        )
    return "M" + "".join(steps)[1:] + "Z"


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


# Where the emblem stands in its crest, and how large.
_SHAPES: dict[str, tuple[str, float, float, float]] = {
    "bell": (circle(48, 48, 42), 48, 48, 1.12),
    "tower": ("M5 10Q27 16 48 5Q69 16 91 10C92 46 80 76 48 94C16 76 4 46 5 10Z", 48, 46, 1.06),
    "key": (polygon([(48, 2), (86, 48), (48, 94), (10, 48)]), 48, 49, 1.02),
    "oak": ("M15 4H81V93L48 72L15 93Z", 48, 38, 1.06),
    "bee": (polygon([(24, 18), (72, 18), (95, 48), (72, 78), (24, 78), (1, 48)]), 48, 49, 1.04),
    "moon": (
        "M66 4C36-1 4 18 4 50C4 79 31 96 58 92C77 89 88 80 93 66C82 73 66 70 59 57"
        "C50 40 53 18 66 4Z",
        0,
        0,
        1,
    ),
    "heart": (_rounded_star(), 48, 54, 0.92),
    "cup": (
        "M22 3Q48 12 74 3Q65 21 67 29Q75 31 93 22Q84 48 93 74Q75 65 67 67Q65 75 74 93"
        "Q48 84 22 93Q31 75 29 67Q21 65 3 74Q12 48 3 22Q21 31 29 29Q31 21 22 3Z",
        48,
        48,
        1.0,
    ),
}

# How far below the picture's upper edge a crest's body begins, outline included.
_TOPS = {
    "bell": 4, "tower": 3, "key": 0, "oak": 2, "bee": 16, "moon": 1, "heart": 4, "cup": 1,
}  # fmt: skip


def silhouette(key: str) -> str:
    return _SHAPES[key][0]


def crest(seat: SeatCrest) -> str:
    shape, x, y, scale = _SHAPES[seat.key]
    facet = polygon([(-4, -4), (64, -4), (-4, 70)])
    return (
        solid(shape, seat.colour, line=0, rim=0, shade=7, dark=seat.dark)
        + clipped(shape, flat(facet, seat.light, 0.34) + _gold_border(shape))
        + outline(shape, 4.2, INK)
        + moved(EMBLEMS[seat.key](), x or 38, y or 52, scale)
        + (_star_in_the_crescent() if seat.key == "moon" else "")
    )


def _gold_border(shape: str) -> str:
    """Three strokes along the edge, of which the clip keeps the inner half."""
    return (
        outline(shape, 12.5, INK)
        + outline(shape, 10.2, GOLD_DARK)
        + outline(shape, 9, GOLD)
        + moved(outline(shape, 5, GOLD_LIGHT), 0.6, 0.8)
    )


def _star_in_the_crescent() -> str:
    return solid(star(80, 38, 5, 13.5, 6.2, 12), GOLD, line=3)


SIGNS = [
    Sign(
        f"crest_{seat.key}",
        SIZE,
        SIZE,
        partial(crest, seat),
        facts={"seat": place, "top": _TOPS[seat.key]},
    )
    for place, seat in enumerate(SEAT_CRESTS)
]
