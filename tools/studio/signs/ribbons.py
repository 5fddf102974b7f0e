"""Ribbons on which a title or a verdict stands; both ends are corners, the middle stretches."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    NO_RED,
    PLATE,
    STONE_DARK,
    YES_GREEN,
)
from tools.studio.brass import BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    box,
    darker,
    mirrored,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign

_WIDTH = 240
_BAND = box(26, 10, 188, 56, 5)
_TAIL = polygon([(4, 24), (40, 24), (40, 76), (4, 76), (18, 50)])
_FOLD = polygon([(26, 66), (46, 66), (46, 76)])
_STUD = polygon([(46, 31), (53, 39), (46, 47), (39, 39)])
_LEAF = darker(YES_GREEN, 0.3)
_TORN = darker(NO_RED, 0.25)


def ribbon() -> str:
    """For titles, and for whoever is called."""
    tails = solid(_TAIL, CRIMSON_DARK, shade=3, rim=1.4) + solid(
        _FOLD, "#4A0C16", line=INNER, shade=0
    )
    return (
        tails
        + mirrored(tails, _WIDTH / 2)
        + solid(_BAND, CRIMSON, rim=2.4, shade=4, dark=CRIMSON_DARK)
        + outline("M34 17H206M34 59H206", 1.6, BRASS_LIGHT)
    )


def crowned() -> str:
    """As green as a Yes, and gold."""
    tails = solid(_TAIL, GOLD, shade=4, rim=2, light=GOLD_LIGHT, dark=GOLD_DARK) + solid(
        _FOLD, darker(GOLD_DARK), line=INNER, shade=0
    )
    stud = solid(_STUD, GOLD, line=INNER, shade=2, rim=1.2, light=GOLD_LIGHT)
    return (
        tails
        + mirrored(tails, _WIDTH / 2)
        + solid(_BAND, _LEAF, rim=2.4, shade=4, light=YES_GREEN)
        + outline("M28 17H212M28 59H212", 4, GOLD)
        + stud
        + mirrored(stud, _WIDTH / 2)
    )


def motley() -> str:
    """For the one king under whom nothing is good: black, red, and gold as he is himself."""
    fold = solid(_FOLD, darker(PLATE), line=INNER, shade=0)
    left = solid(_TAIL, CRIMSON, shade=4, rim=2, dark=CRIMSON_DARK) + fold
    right = solid(_TAIL, GOLD, shade=4, rim=2, light=GOLD_LIGHT, dark=GOLD_DARK) + fold
    end = solid(box(28, 17, 28, 42, 1), CRIMSON, line=INNER, shade=0)
    stud = solid(_STUD, GOLD, line=INNER, shade=2, rim=1.2, light=GOLD_LIGHT)
    return (
        left
        + mirrored(right, _WIDTH / 2)
        + solid(_BAND, PLATE, rim=2.4, shade=4, light=STONE_DARK)
        + end
        + mirrored(end, _WIDTH / 2)
        + outline("M28 17H212M28 59H212", 4, GOLD)
        + stud
        + mirrored(stud, _WIDTH / 2)
    )


def refused() -> str:
    """As red as a No, and torn: one end hangs by a thread, of the other a rag is left."""
    left = polygon([(4, 36), (40, 24), (40, 74), (31, 69), (25, 79), (15, 70), (5, 77), (14, 55)])
    right = polygon([(198, 20), (226, 32), (216, 42), (236, 52), (218, 60), (223, 72), (198, 70)])
    band = polygon(
        [
            *((24, 20), (34, 10), (44, 10), (49, 20), (55, 10), (190, 10), (206, 8), (200, 22)),
            *((215, 31), (203, 39), (213, 50), (198, 64), (188, 66), (183, 57), (181, 66)),
            *((58, 66), (52, 52), (45, 66), (28, 69), (37, 54), (24, 44), (35, 32)),
        ]
    )
    tails = "".join(solid(one, CRIMSON_DARK, shade=4, rim=1.6) for one in (left, right))
    return tails + solid(band, _TORN, rim=3, shade=4, light=NO_RED, dark=CRIMSON_DARK)


SIGNS = [
    Sign("ribbon", _WIDTH, 80, ribbon, (60, 30, 60, 30)),
    Sign("ribbon_crowned", _WIDTH, 80, crowned, (60, 30, 60, 30)),
    Sign("ribbon_motley", _WIDTH, 80, motley, (60, 30, 60, 30)),
    Sign("ribbon_refused", _WIDTH, 80, refused, (60, 30, 60, 30)),
]
