"""What marks a seat that is no king: a horn for whoever called a vote, laurel for who leads."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    PAPER,
    YES_GREEN,
)
from tools.studio.signs.drawing import INNER, around, circle, moved, outline, solid
from tools.studio.signs.sign import Sign

_LEAF = "M0 0C-13-8-13-24 0-36C13-24 13-8 0 0Z"
_LEAVES = 6


def horn(line: float = 6.0) -> str:
    """About (0, 0), 112 wide and 92 high: a long horn, its mouth up on the right, and its cloth."""
    tube = "M-50-4L24-10V6L-50 4Z"
    bell = "M20-11C34-13 44-20 54-32V28C44 16 34 9 20 7Z"
    cloth = "M-30 4L18 4V50L-6 38L-30 50Z"
    return moved(
        solid(cloth, CRIMSON, line=line, rim=4, shade=7, dark=CRIMSON_DARK)
        + outline("M-6 8V34", INNER + 1, CRIMSON_DARK)
        + solid(tube, GOLD, line=line, rim=3, shade=5, dark=GOLD_DARK, light=GOLD_LIGHT)
        + solid(bell, GOLD, line=line, rim=5, shade=8, dark=GOLD_DARK, light=GOLD_LIGHT)
        + solid(circle(-52, 0, 7), GOLD_LIGHT, line=line * 0.8, rim=0, shade=2),
        turn=-16,
    )


def called() -> str:
    """Somebody has called: the horn in a bubble of speech. Bare, it looks like who begins."""
    bubble = "M12 3H48Q57 3 57 12V34Q57 43 48 43H37L30 54L23 43H12Q3 43 3 34V12Q3 3 12 3Z"
    return solid(bubble, PAPER, line=3.2, rim=0, shade=2) + moved(horn(7.0), 29, 21, 0.42)


def laurel(line: float = 5.0) -> str:
    """About (0, 0), 112 wide and 74 high: two boughs from the temples up to the brow."""
    leaves = ""
    for bough in (-1, 1):
        for number in range(_LEAVES):
            degrees = 92 - 15 * number
            x, y = around(0, 34, 44, bough * degrees)
            for lean in (-38, 30):
                turn = bough * (degrees - 90 + lean)
                leaf = solid(_LEAF, YES_GREEN, line=line, rim=3, shade=5)
                leaves += moved(leaf, x, y, 0.62, turn)
    berries = "".join(
        solid(circle(x, y, 5), GOLD, line=line * 0.6, rim=0, shade=2)
        for x, y in (around(0, 34, 44, degrees) for degrees in (-70, -38, 38, 70))
    )
    return leaves + berries


SIGNS = [
    Sign("horn", 60, 56, called),
    Sign("laurel", 56, 40, lambda: moved(laurel(), 28, 22, 0.46)),
]
