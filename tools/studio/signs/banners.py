"""The almanac's three banners: hanging cloths for its heads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingup_game.theme.palette import INK, WOOD, WOOD_DARK
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.beasts import lion, owl, rose
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    darker,
    flat,
    glow,
    lighter,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

_BEASTS: dict[str, tuple[Callable[[], str], str]] = {
    "lion": (lion, "#2E5E7E"),
    "rose": (rose, "#E3CFA4"),
    "owl": (owl, "#4B6B3A"),
}


def banner(beast: str) -> str:
    """A cloth 128 wide on a turned rod, swallow-tailed, with folds and a gold hem."""
    draw, colour = _BEASTS[beast]
    cloth = "M14 16H114V150L64 128L14 150Z"
    folds = "".join(
        flat(box(x, 10, width, 150), darker(colour), 0.28)
        for x, width in ((26, 5), (52, 3), (78, 4), (100, 8))
    )
    halo = glow("halo", (0, lighter(colour, 0.65), 0.9), (1, colour, 0))
    tassels = "".join(
        solid(f"M{x - 5} 146h10l2 14h-14Z", BRASS, line=INNER, rim=1.4, shade=2) for x in (16, 112)
    )
    return (
        tassels
        + solid(cloth, colour, line=0, rim=0, shade=5)
        + halo
        + clipped(cloth, folds + flat(circle(64, 70, 62), "url(#halo)") + _hem(cloth))
        + outline(cloth, OUTER + 0.6)
        + moved(draw(), 64, 75, 0.84)
        + _rod()
    )


def _hem(cloth: str) -> str:
    return (
        outline(cloth, 14, INK)
        + outline(cloth, 12, BRASS)
        + moved(outline(cloth, 6, BRASS_LIGHT), 0.5, 0.7)
    )


def _rod() -> str:
    ends = "".join(
        solid(
            circle(x, 13, 8), BRASS, line=OUTER, rim=2, shade=3, light=BRASS_LIGHT, dark=BRASS_DARK
        )
        for x in (9, 119)
    )
    rod = box(8, 8, 112, 10, 4)
    rings = "".join(
        solid(box(x, 5, 9, 17, 2.5), BRASS, line=INNER, rim=1.4, shade=2) for x in (24, 59.5, 95)
    )
    return solid(rod, WOOD, rim=2, shade=3, dark=WOOD_DARK) + rings + ends


SIGNS = [
    *(Sign(f"banner_{beast}", 128, 164, partial(banner, beast)) for beast in _BEASTS),
]
