"""What those who did not win have in their hands: each something else, and each says what they make
of it."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.theme.palette import (
    CANDLE,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    INK,
    PAPER,
    PARCHMENT,
    ROYAL,
    STOMACH_BLUE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    YES_GREEN,
)
from tools.studio.brass import BRASS, BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    box,
    circle,
    ellipse,
    flat,
    lighter,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import picture

SIDE = 100
_LINE = 5.0
_ROSE, _LEAF = "#E58B8B", "#4E7A3A"


def _bouquet() -> str:
    """Flowers for whoever won."""
    stems = outline("M50 62L34 30M50 62L50 22M50 62L68 32", 7, INK) + outline(
        "M50 62L34 30M50 62L50 22M50 62L68 32", 3.4, _LEAF
    )
    wrap = solid("M26 52Q50 44 74 52L58 92Q50 96 42 92Z", PARCHMENT, line=_LINE, rim=4, shade=6)
    band = solid("M36 72Q50 78 64 72L62 80Q50 86 38 80Z", CRIMSON, line=INNER, rim=0, shade=2)
    return (
        stems
        + "".join(_flower(*one) for one in ((30, 30, CRIMSON), (70, 32, ROYAL), (50, 22, CANDLE)))
        + wrap
        + band
    )


def _flower(x: float, y: float, colour: str) -> str:
    around_it = "".join(
        solid(circle(x + dx, y + dy, 8.6), colour, line=4, rim=0, shade=2)
        for dx, dy in ((-8, -3), (8, -3), (-5, 8), (5, 8), (0, -10))
    )
    return around_it + solid(circle(x, y, 7), lighter(GOLD), line=INNER, rim=0, shade=2)


def _pennant() -> str:
    """The colours of the next time, waved."""
    stick = solid(box(20, 10, 8, 84, 4), WOOD, line=_LINE, rim=2, shade=3)
    cloth = "M29 14C46 4 58 26 92 20C80 32 82 42 94 54C62 62 50 40 29 54Z"
    stripe = outline("M32 34C48 24 60 42 84 37", 7, CANDLE)
    return solid(cloth, YES_GREEN, line=_LINE, rim=4, shade=6) + stripe + stick


def _abacus() -> str:
    """For counting again."""
    frame = solid(box(10, 14, 80, 74, 9), WOOD_DARK, line=_LINE, rim=3, shade=4)
    inner = solid(box(20, 24, 60, 54, 3), PARCHMENT, line=INNER, rim=0, shade=-4)
    wires = outline("M20 37H80M20 51H80M20 65H80", 3, INK)
    beads = "".join(
        solid(ellipse(x, y, 6.4, 7.4), colour, line=3.6, rim=2, shade=2)
        for y, colour, row in (
            (37, CRIMSON, (28, 41, 54)),
            (51, GOLD, (28, 72)),
            (65, STOMACH_BLUE, (28, 41, 59, 72)),
        )
        for x in row
    )
    return frame + inner + wires + beads


def _spyglass() -> str:
    """To look at a crown that is elsewhere."""
    far = solid(box(-44, -11, 34, 22, 3), BRASS, line=_LINE, rim=4, shade=5)
    middle = solid(box(-12, -15, 30, 30, 3), WOOD, line=_LINE, rim=4, shade=6)
    near = solid(box(16, -20, 26, 40, 5), BRASS, line=_LINE, rim=4, shade=7)
    glass = solid(ellipse(42, 0, 8, 19), "#A9D3EA", line=_LINE, rim=3, shade=0)
    return moved(far + middle + near + glass, 50, 50, 1, -34)


def _goblet() -> str:
    """To one's own health: all went as it was meant to."""
    foot = solid("M28 90Q50 78 72 90Z", BRASS, line=_LINE, rim=2, shade=3)
    stem = solid(box(44, 58, 12, 28, 4), BRASS, line=_LINE, rim=3, shade=3)
    cup = solid(
        "M20 22H80C82 48 70 66 50 66C30 66 18 48 20 22Z", BRASS_LIGHT, line=_LINE, rim=5, shade=8
    )
    wine = solid(ellipse(50, 23, 30, 9), CRIMSON, line=_LINE, rim=0, shade=3)
    gems = "".join(solid(circle(x, 46, 5.4), ROYAL, line=3, rim=2, shade=0) for x in (36, 50, 64))
    splash = solid("M68 4C76 10 76 18 69 18C62 18 62 10 68 4Z", CRIMSON, line=3.4, rim=0, shade=0)
    return foot + stem + cup + wine + gems + splash


def _soup() -> str:
    """Supper, and it is hot."""
    steam = "M34 34C26 24 42 18 34 6M54 32C46 22 62 16 54 4"
    curls = outline(steam, 9, INK) + outline(steam, 5, PAPER)
    spoon = outline("M66 46L88 14", 11, INK) + outline("M66 46L88 14", 6, WOOD_LIGHT)
    bowl = solid(
        "M8 46H92C92 72 76 88 50 88C24 88 8 72 8 46Z", "#3E7FC1", line=_LINE, rim=5, shade=8
    )
    soup = solid(ellipse(50, 47, 42, 11), "#D98A3A", line=_LINE, rim=0, shade=3)
    bits = flat(circle(34, 47, 5), YES_GREEN) + flat(circle(50, 50, 4.4), CRIMSON)
    stripe = outline("M16 64Q50 78 84 64", 5, PAPER)
    return curls + bowl + stripe + soup + bits + spoon


def _ruler() -> str:
    """So little was missing: between two arrows."""
    rule = solid(box(-46, 2, 92, 28, 4), WOOD_LIGHT, line=_LINE, rim=4, shade=5)
    marks = outline("".join(f"M{x} 4v{13 if x % 20 == 0 else 8}" for x in range(-40, 41, 10)), 3.2)
    left = polygon([(-30, -26), (-6, -15), (-30, -4)])
    right = polygon([(30, -26), (6, -15), (30, -4)])
    arrows = solid(left, CRIMSON, line=_LINE, rim=3, shade=3)
    arrows += solid(right, CRIMSON, line=_LINE, rim=3, shade=3)
    return moved(rule + marks + arrows, 50, 52, 0.9, -12)


def _handkerchief() -> str:
    """Wet through."""
    cloth = "M50 8C62 14 70 30 88 34C84 50 90 64 80 84C66 78 58 90 44 86"
    cloth += "C32 90 22 82 14 84C16 64 8 52 12 36C30 32 38 16 50 8Z"
    folds = outline("M50 12C48 34 40 50 30 70M54 20C58 42 62 56 68 70", 3.4, INK, 0.45)
    hem = outline("M22 74Q34 70 44 76Q58 80 72 74", 4, CRIMSON_DARK)
    drops = "".join(
        solid(
            f"M{x} {y - 11}C{x + 10} {y + 2} {x + 8} {y + 11} {x} {y + 11}"
            f"C{x - 8} {y + 11} {x - 10} {y + 2} {x} {y - 11}Z",
            "#6FB4E8",
            line=3.6,
            rim=2,
            shade=0,
        )
        for x, y in ((30, 46), (70, 50), (52, 60))
    )
    return solid(cloth, PAPER, line=_LINE, rim=0, shade=7) + folds + hem + drops


THINGS: dict[str, Callable[[], str]] = {
    "bouquet": _bouquet,
    "pennant": _pennant,
    "abacus": _abacus,
    "spyglass": _spyglass,
    "goblet": _goblet,
    "soup": _soup,
    "ruler": _ruler,
    "handkerchief": _handkerchief,
}


def consolation(name: str) -> str:
    """One of them alone."""
    return picture(SIDE, SIDE, THINGS[name]())
