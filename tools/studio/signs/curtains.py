"""The velvet curtain behind which secrets are shown: two halves, the pelmet, and plain black."""

from __future__ import annotations

from itertools import pairwise

from tools.studio.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    flat,
    number,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

WIDTH, HEIGHT = 960, 1080
_VALLEY, _FOOT, _CREST = "#2A0710", "#5C0F1C", "#96202F"
# Where the folds begin, as shares of the width: uneven, as cloth hangs.
_FOLDS = (0.0, 0.085, 0.16, 0.262, 0.345, 0.452, 0.53, 0.634, 0.72, 0.826, 0.905, 1.0)


def _fold(name: str, start: float, end: float, lean: float) -> str:
    """One fold: dark valley, a slope, a lit crest nearer to the light, a long shade."""
    stops = (
        (0, _VALLEY),
        (0.14, _FOOT),
        (0.34, _CREST),
        (0.52, "#7E1726"),
        (0.8, "#430A15"),
        (1, _VALLEY),
    )
    gradient = "".join(f'<stop offset="{place}" stop-color="{colour}"/>' for place, colour in stops)
    x, width = start * WIDTH, (end - start) * WIDTH
    shape = (
        f"M{number(x)} -10C{number(x + lean)} 300 {number(x - lean)} 700"
        f" {number(x + lean * 0.6)} 1090"
        f"H{number(x + width + lean)}C{number(x + width - lean)} 700 {number(x + width + lean)} 300"
        f" {number(x + width + 1)} -10Z"
    )
    return f'<linearGradient id="{name}">{gradient}</linearGradient>' + flat(shape, f"url(#{name})")


def _half(inner_edge_right: bool) -> str:
    folds = f'<path d="{box(0, 0, WIDTH, HEIGHT)}" fill="{_VALLEY}"/>'
    for n, (start, end) in enumerate(pairwise(_FOLDS)):
        if not inner_edge_right:
            start, end = 1 - _FOLDS[-1 - n], 1 - _FOLDS[-2 - n]
        folds += _fold(f"f{n}", start, end, 7 if n % 2 else -6)
    dim = (
        '<linearGradient id="dim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0206"'
        ' stop-opacity=".78"/><stop offset=".3" stop-color="#0A0206" stop-opacity=".2"/>'
        '<stop offset="1" stop-color="#0A0206" stop-opacity=".5"/></linearGradient>'
    )
    return folds + dim + flat(box(0, 0, WIDTH, HEIGHT), "url(#dim)") + _gold_edge(inner_edge_right)


def _gold_edge(right: bool) -> str:
    """The braid along the edge where the halves meet, and the hem with its fringe."""
    x = WIDTH - 18 if right else 0
    braid = "".join(f"M{x + 4} {y}q7 6 0 12m10-12q-7 6 0 12" for y in range(0, HEIGHT, 24))
    fringe = "".join(f"M{fx} 1046V1076" for fx in range(4, WIDTH, 9))
    return (
        solid(box(-4, 1030, WIDTH + 8, 16), GOLD_DARK, line=INNER, rim=3, shade=3, light=GOLD)
        + outline(fringe, 6, "#5A3A0C")
        + outline(fringe, 3.4, GOLD_DARK)
        + solid(box(x, -4, 18, HEIGHT + 8), GOLD_DARK, line=INNER, rim=3, shade=3, light=GOLD)
        + outline(braid, 1.8, "#5A3A0C")
    )


def left() -> str:
    return _half(inner_edge_right=True)


def right() -> str:
    return _half(inner_edge_right=False)


def pelmet() -> str:
    """Swags across the top of a stage 1920 wide, in one tile of 480 that repeats."""
    swag = "M-4-10H484V52C430 132 360 150 240 150C120 150 50 132-4 52Z"
    drape = "".join(
        flat(f"M0 22Q240 {sag} 480 22Q240 {sag - depth} 0 22Z", colour)
        for sag, depth, colour in (
            (246, 34, _FOOT),
            (212, 20, _CREST),
            (190, 30, _VALLEY),
            (156, 18, _CREST),
            (136, 26, _FOOT),
            (106, 14, _CREST),
            (90, 22, _VALLEY),
        )
    )
    heading = flat(box(-10, -10, 500, 30), _FOOT) + flat(box(-10, 16, 500, 5), GOLD_DARK)
    shadow = "M-4-10H484V62C430 146 360 168 240 168C120 168 50 146-4 62Z"
    tassel = "M-14 40h28l6 62h-40Z"
    half_tassels = "".join(
        f'<g transform="translate({x} 0)">'
        + solid(tassel, GOLD_DARK, line=OUTER, rim=3, shade=4, light=GOLD_LIGHT)
        + outline("M-9 52L-13 98M-2 52L-4 98M5 52L6 98M10 52L14 98", 1.6, "#5A3A0C")
        + solid(
            circle(0, 38, 16), GOLD, line=OUTER, rim=3, shade=4, light=GOLD_LIGHT, dark=GOLD_DARK
        )
        + "</g>"
        for x in (0, 480)
    )
    return (
        flat(shadow, INK, 0.35)
        + solid(swag, "#7E1726", line=0, rim=0, shade=10, dark=_FOOT)
        + clipped(swag, drape + heading)
        + outline("M-4 52C50 132 120 150 240 150C360 150 430 132 484 52", 12)
        + outline("M-4 52C50 132 120 150 240 150C360 150 430 132 484 52", 7, GOLD_DARK)
        + outline("M-4 50C50 130 120 148 240 148C360 148 430 130 484 50", 2, GOLD_LIGHT)
        + half_tassels
    )


def black() -> str:
    return flat(box(0, 0, 8, 8), "#000000")


SIGNS = [
    Sign("curtain_left", WIDTH, HEIGHT, left, quality=82),
    Sign("curtain_right", WIDTH, HEIGHT, right, quality=82),
    Sign("curtain_pelmet", 480, 180, pelmet, facts={"repeats": "x"}),
    Sign("black", 8, 8, black),
]
