"""Seat crests: eight silhouettes, eight colours, eight emblems, each enough alone."""

from __future__ import annotations

from functools import partial

from kingup_game.stage.crest_colours import SEAT_CRESTS, SeatCrest
from tools.studio.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from tools.studio.signs.drawing import (
    Point,
    around,
    circle,
    clipped,
    flat,
    glow,
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
    "tower": ("M8 7H88V42C88 66 68 82 48 92C28 82 8 66 8 42Z", 48, 45, 1.1),
    "key": (polygon([(48, 2), (86, 48), (48, 94), (10, 48)]), 48, 49, 1.02),
    "oak": ("M15 4H81V93L48 72L15 93Z", 48, 38, 1.06),
    "bee": (polygon([(26, 13), (70, 13), (94, 48), (70, 83), (26, 83), (2, 48)]), 48, 49, 1.12),
    "moon": (
        "M66 4C36-1 4 18 4 50C4 79 31 96 58 92C77 89 88 80 93 66C82 73 66 70 59 57"
        "C50 40 53 18 66 4Z",
        0,
        0,
        1,
    ),
    "heart": (_rounded_star(), 48, 54, 0.92),
    "cup": (
        "M21 3Q48 12 75 3Q67 20 69 27Q76 29 93 21Q84 48 93 75Q76 67 69 69Q67 76 75 93"
        "Q48 84 21 93Q29 76 27 69Q20 67 3 75Q12 48 3 21Q20 29 27 27Q29 20 21 3Z",
        48,
        48,
        1.0,
    ),
}


def silhouette(key: str) -> str:
    return _SHAPES[key][0]


def crest(seat: SeatCrest) -> str:
    shape, x, y, scale = _SHAPES[seat.key]
    sheen = glow(f"sheen_{seat.key}", (0, seat.light, 0.75), (1, seat.light, 0))
    return (
        solid(shape, seat.colour, line=0, rim=0, shade=7, dark=seat.dark)
        + sheen
        + clipped(shape, flat(circle(30, 26, 44), f"url(#sheen_{seat.key})") + _gold_border(shape))
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
    Sign(f"crest_{seat.key}", SIZE, SIZE, partial(crest, seat), facts={"seat": place})
    for place, seat in enumerate(SEAT_CRESTS)
]
