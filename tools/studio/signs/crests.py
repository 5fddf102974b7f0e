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
    "oak": ("M17 4H79V92L48 70L17 92Z", 48, 38, 1.05),
    "bee": (polygon([(24, 16), (72, 16), (94, 48), (72, 80), (24, 80), (2, 48)]), 48, 49, 1.06),
    "moon": (
        "M64 5C36 1 6 20 6 50C6 78 32 95 58 92C75 90 86 81 91 70C80 74 60 72 51 58"
        "C40 40 47 18 64 5Z",
        0,
        0,
        1,
    ),
    "heart": (_rounded_star(), 48, 54, 0.92),
    "cup": (
        "M26 3Q48 11 70 3Q64 22 66 30Q74 32 93 26Q85 48 93 70Q74 64 66 66Q64 74 70 93"
        "Q48 85 26 93Q32 74 30 66Q22 64 3 70Q11 48 3 26Q22 32 30 30Q32 22 26 3Z",
        48,
        48,
        1.08,
    ),
}


def silhouette(key: str) -> str:
    return _SHAPES[key][0]


def crest(seat: SeatCrest) -> str:
    shape, x, y, scale = _SHAPES[seat.key]
    sheen = glow("sheen", (0, seat.light, 0.75), (1, seat.light, 0))
    return (
        solid(shape, seat.colour, line=0, rim=0, shade=7, dark=seat.dark)
        + sheen
        + clipped(shape, flat(circle(30, 26, 44), "url(#sheen)") + _gold_border(shape))
        + outline(shape, 4.2, INK)
        + moved(EMBLEMS[seat.key](), x or 36, y or 50, scale)
        + (_star_in_the_crescent() if seat.key == "moon" else "")
    )


def _gold_border(shape: str) -> str:
    """Three strokes along the edge, of which the clip keeps the inner half."""
    return (
        outline(shape, 15, INK)
        + outline(shape, 12, GOLD_DARK)
        + outline(shape, 10.5, GOLD)
        + moved(outline(shape, 5.5, GOLD_LIGHT), 0.6, 0.8)
    )


def _star_in_the_crescent() -> str:
    return solid(star(76, 42, 5, 14, 6.5, 12), GOLD, line=3)


SIGNS = [
    Sign(f"crest_{seat.key}", SIZE, SIZE, partial(crest, seat), facts={"seat": place})
    for place, seat in enumerate(SEAT_CRESTS)
]
