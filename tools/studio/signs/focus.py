"""What marks the chosen thing: gold between two dark edges, seen on any ground; the pointer."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    FRESH_PAPER,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PARCHMENT,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    WOOD_DARK,
    WOOD_LIGHT,
)
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    ellipse,
    flat,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign

GOLD_WIDTH = 5.0


def _gilded(shape: str) -> str:
    return (
        outline(shape, GOLD_WIDTH + 5, INK)
        + outline(shape, GOLD_WIDTH, GOLD)
        + moved(outline(shape, 1.8, GOLD_LIGHT), -0.7, -0.9)
    )


def ring() -> str:
    """For anything with corners; each corner carries a lozenge, so that shape changes too."""
    gem = polygon([(0, -9), (9, 0), (0, 9), (-9, 0)])
    gems = "".join(
        moved(solid(gem, GOLD_LIGHT, line=INNER, rim=1.4, shade=3, dark=GOLD_DARK), x, y)
        for x in (16, 80)
        for y in (16, 80)
    )
    return _gilded(box(13, 13, 70, 70, 12)) + gems


def round_ring() -> str:
    """Around a token 100 units across, with four marks that point at it."""
    mark = polygon([(0, 13), (-9, -2), (9, -2)])
    marks = "".join(
        moved(
            moved(solid(mark, GOLD_LIGHT, line=INNER, rim=1, shade=2, dark=GOLD_DARK), 0, -59),
            70,
            70,
            turn=turn,
        )
        for turn in (0, 90, 180, 270)
    )
    return _gilded(circle(70, 70, 57)) + marks


def stand() -> str:
    """Whoever may be chosen stands on it: a turned drum with a lit top and a dark edge."""
    top, drum = ellipse(66, 15, 60, 11), "M6 15v6a60 11 0 0 0 120 0v-6Z"
    return (
        outline(drum + top, OUTER + 4, INK)
        + flat(drum, WOOD_LIGHT)
        + flat("M66 26a60 11 0 0 0 60-11v6a60 11 0 0 1-60 11Z", WOOD_DARK)
        + flat(top, FRESH_PAPER)
    )


def pointer() -> str:
    """A gauntlet with its forefinger out; the tip is at the upper left."""
    cuff = "M44 49L64 36Q68 34 70 38L77 54Q79 58 75 61L56 72Q52 74 50 70Z"
    fist = (
        "M9 12C6 6 12 1 17 6L34 24C37 20 42 19 45 22C48 19 53 20 55 24"
        "C58 24 61 27 61 31L62 40C62 50 54 57 46 56C38 56 33 53 28 47L20 38"
        "C16 33 22 28 27 31L28 32Z"
    )
    plates = (
        "M10 17Q17 14 20 8M17 24Q24 20 26 14M24 31Q30 27 33 22"
        "M45 22Q49 26 48 31M55 24Q58 28 56 33M37 27Q38 34 45 36"
    )
    hand = (
        outline(cuff + fist, OUTER + 3, PARCHMENT)
        + solid(cuff, CRIMSON, line=OUTER, rim=2, shade=4, dark=CRIMSON_DARK)
        + clipped(cuff, outline("M50 65L74 51", 8) + outline("M50 65L74 51", 4.2, GOLD))
        + outline(cuff, OUTER)
        + solid(fist, STONE_LIGHT, line=OUTER, rim=2.6, shade=7, light="#FFFBEF", dark=STONE)
        + clipped(fist, outline(plates, 1.8, STONE_DARK))
        + outline(fist, OUTER)
    )
    return moved(hand, 2, 3)


SIGNS = [
    Sign("focus_ring", 96, 96, ring, (32, 32, 32, 32), {"inset": 13, "gold": GOLD_WIDTH}),
    Sign("focus_round", 140, 140, round_ring, facts={"around": 100, "gold": GOLD_WIDTH}),
    Sign("stand", 132, 36, stand),
    Sign("cursor", 84, 80, pointer, facts={"hot_spot": [10, 7]}),
]
