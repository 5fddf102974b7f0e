"""The crown, large for the throne and small for a seat; cards and icons borrow its shape. And the
one that comes down on a character: just what its picture wears afterwards."""

from __future__ import annotations

from typing import Final

from kingup_game.theme.cast_crowns import WORN_ABOVE_FOOT, WORN_BAND, WORN_HIGH, WORN_WIDE
from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    ROYAL,
    YES_GREEN,
)
from tools.studio.cast import token
from tools.studio.cast.pen import Pen
from tools.studio.signs.drawing import (
    INNER,
    circle,
    ellipse,
    flat,
    lighter,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

_VELVET = "M-66 20C-70-22-44-46 0-46C44-46 70-22 66 20Z"
_SPIKES = (
    "M-74 38L-88-28C-78-22-64-14-52 4C-46-14-38-32-30-50C-20-34-10-16 0-2"
    "C10-16 20-34 30-50C38-32 46-14 52 4C64-14 78-22 88-28L74 38Q0 60-74 38Z"
)
_BAND = "M-78 34Q0 54 78 34L75 62Q0 82-75 62Z"


def crown(line: float = 4.0) -> str:
    """About (0, 0), 190 wide and 150 high."""
    tips = ((-88, -34, 8), (-30, -58, 9), (30, -58, 9), (88, -34, 8))
    pearls = "".join(
        solid(circle(x, y, r), "#FBF3DF", line=line, rim=0, shade=3) for x, y, r in tips
    )
    cross = "M-5-74H5V-62H15V-53H5V-40H-5V-53H-15V-62H-5Z"
    return (
        solid(_VELVET, CRIMSON, line=line, rim=6, shade=14, dark=CRIMSON_DARK)
        + outline("M0-44V14M-34-36Q-46-6-44 14M34-36Q46-6 44 14", INNER, CRIMSON_DARK)
        + solid(cross, GOLD, line=line)
        + solid(_SPIKES, GOLD, line=line, rim=5, shade=9, dark=GOLD_DARK, light=GOLD_LIGHT)
        + solid(_BAND, GOLD, line=line, rim=5, shade=8, dark=GOLD_DARK, light=GOLD_LIGHT)
        + pearls
        + _jewels(line)
    )


def _jewels(line: float) -> str:
    stones = ""
    for x, y, colour, radius in (
        (-52, 53, ROYAL, 8),
        (0, 58, CRIMSON, 11),
        (52, 53, YES_GREEN, 8),
    ):
        stones += solid(ellipse(x, y, radius, radius * 0.86), colour, line=line * 0.75, shade=4)
        stones += flat(circle(x - radius * 0.35, y - radius * 0.35, radius * 0.28), "#FFFFFF", 0.9)
    for x, y in ((-27, 57), (27, 57)):
        stones += flat(circle(x, y, 3.6), lighter(GOLD_LIGHT)) + outline(circle(x, y, 3.6), 1.6)
    return stones


def small_crown(line: float = 5.0) -> str:
    """The same silhouette with less in it, about (0, 0), 100 wide and 80 high."""
    shape = "M-42 32L-50-22L-24 2L0-34L24 2L50-22L42 32Q0 42-42 32Z"
    tips = "".join(
        solid(circle(x, y, r), GOLD_LIGHT, line=line * 0.8, rim=0, shade=0)
        for x, y, r in ((-48, -24, 6), (0, -36, 7), (48, -24, 6))
    )
    stones = "".join(
        solid(circle(x, y, 5), colour, line=line * 0.5, rim=0, shade=2)
        for x, y, colour in ((-22, 21, ROYAL), (0, 24, CRIMSON), (22, 21, ROYAL))
    )
    return (
        solid(shape, GOLD, line=line, rim=4, shade=6, dark=GOLD_DARK, light=GOLD_LIGHT)
        + tips
        + stones
    )


def _large() -> str:
    return moved(crown(), 100, 80, 0.98)


def _small() -> str:
    return moved(small_crown(7.0), 24, 20.5, 0.43)


_WORN_LIKE: Final = 172.0
"""How wide the band is on most heads: lines are as heavy as there."""


def _worn() -> str:
    """Its band is as wide, and lies as high, as `kingup_game/theme/cast_crowns.py` says."""
    pen = Pen()
    token.crown(pen, 0, 0, _WORN_LIKE)
    scale = WORN_BAND / _WORN_LIKE
    return moved(pen.since(0), WORN_WIDE / 2, WORN_HIGH - WORN_ABOVE_FOOT, scale)


SIGNS = [
    Sign("crown", 200, 160, _large),
    Sign("crown_small", 48, 40, _small),
    Sign("crown_worn", WORN_WIDE, WORN_HIGH, _worn),
]
