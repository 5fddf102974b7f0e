"""Two more brass courtiers: they sit down where a table has several opponents of one level."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PARCHMENT_SHADE,
    STONE_DARK,
    STONE_LIGHT,
    WOOD,
    WOOD_DARK,
)
from tools.studio.signs.clockwork import (
    BRASS,
    FRAME,
    MIDDLE,
    SIZE,
    Courtier,
    both,
    grille,
    lamps,
    lips,
    rivets,
)
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    around,
    box,
    circle,
    clipped,
    ellipse,
    flat,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign


def cuckoo(mood: str = "") -> str:
    """A clock with a steep roof; the bird in its gable knows what o'clock it is."""
    hours = "".join(
        outline(f"M{x:.2f} {y:.2f}L{inner_x:.2f} {inner_y:.2f}", INNER, WOOD_DARK)
        for hour in range(12)
        for (x, y), (inner_x, inner_y) in [
            (around(MIDDLE, 66, 27, hour * 30), around(MIDDLE, 66, 23, hour * 30))
        ]
    )
    return (
        solid(box(29, 44, 54, 50, 5), WOOD, line=OUTER, rim=2.4, shade=6)
        + solid("M18 50L56 10L94 50L86 56L56 25L26 56Z", CRIMSON, line=OUTER, shade=4)
        + both(solid(ellipse(24, 54, 5, 4), CRIMSON_DARK, line=INNER, rim=0, shade=0))
        + solid(circle(MIDDLE, 66, 30), PAPER, line=OUTER, shade=5, dark=PARCHMENT_SHADE)
        + hours
        + lamps(60, 12, 7.5, (1.5, 1))
        + outline("M44 49Q50 45 54 48M58 48Q63 44 69 47", INNER + 0.6)
        + outline("M56 70L42 76M56 70L72 73", 4.4)
        + outline("M56 70L42 76M56 70L72 73", 1.8, GOLD)
        + solid(circle(MIDDLE, 70, 3.2), GOLD, line=INNER, rim=0, shade=0)
        + lips(mood, grille(56, 84, 22), 56, 84, 20)
        + flat(circle(MIDDLE, 36, 9.5), "#3A2114")
        + outline(circle(MIDDLE, 36, 9.5), INNER + 0.6, GOLD_DARK)
        + solid(circle(56, 35, 6.4), "#F5C842", line=INNER, rim=0, shade=2)
        + solid("M54 38L66 41L55 43Z", "#E8742A", line=INNER, rim=0, shade=0)
        + flat(circle(58, 33.4, 1.5), INK)
    )


def barrel(mood: str = "") -> str:
    """A cask with a tap for a nose, and foam for hair."""
    cask = "M30 34Q56 27 82 34Q93 62 82 92Q56 99 30 92Q19 62 30 34Z"
    hoops = "M25 46Q56 54 87 46V53Q56 61 25 53ZM26 80Q56 88 86 80V87Q56 95 26 87Z"
    foam = circle(36, 32, 8) + circle(48, 26, 10) + circle(62, 25, 11) + circle(75, 31, 8.5)
    return (
        solid(cask, "#B57A3E", line=OUTER, rim=3, shade=7, dark="#7F4F24")
        + outline("M40 33Q34 62 40 94M56 31V97M72 33Q78 62 72 94", FINE + 0.4, WOOD_DARK)
        + clipped(cask, solid(hoops, STONE_LIGHT, line=INNER, rim=1.2, shade=2, dark=STONE_DARK))
        + clipped(FRAME, solid(foam, "#FFFBEA", line=INNER, rim=0, shade=3, dark="#E5D7AE"))
        + lamps(62, 14, 8, (0, 1.5))
        + outline("M34 50Q42 44 50 50M62 50Q70 44 78 50", OUTER)
        + solid(box(51, 67, 10, 9, 3), BRASS, line=INNER, shade=2)
        + solid("M50 74H66Q71 74 71 80V83H63V80H50Z", BRASS, line=INNER, shade=2)
        + flat("M67 86Q70.500 91 67 93Q63.500 91 67 86Z", "#F2C84B")
        + lips(mood, outline("M42 84Q50 92 60 87", OUTER), 47, 84, 22)
        + rivets((30, 51), (31, 85))
    )


COURTIERS = (
    Courtier(cuckoo, "#C9A24A", "#7A4A2A", (15, 0.2)),
    Courtier(barrel, "#7FA05A", "#4F6B38", (24, 0.27)),
)

SIGNS = [
    Sign("bot_7", SIZE, SIZE, COURTIERS[0].portrait),
    Sign("bot_8", SIZE, SIZE, COURTIERS[1].portrait),
]
