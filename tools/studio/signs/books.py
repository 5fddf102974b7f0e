"""The almanac as a book that lies open, and the slip on which its legend stands."""

from __future__ import annotations

from kingup_game.theme.palette import (
    PARCHMENT,
    PARCHMENT_RULE,
    PARCHMENT_SHADE,
    ROYAL,
    ROYAL_DARK,
    WOOD_DARK,
)
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    across,
    box,
    circle,
    clipped,
    darker,
    flat,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

WIDTH, HEIGHT = 1840, 972
_LEATHER = "#5A2F22"
_EDGES = [30.0, 620.0, 1220.0, 1810.0]  # the outer edges of the pages and the folds between them
_OUT, _IN = 30.0, 44.0  # the wings lean towards whoever reads: their outer edges are higher
PAGES = [[48, 52, 560, 868], [640, 52, 560, 868], [1232, 52, 560, 868]]
"""Where one may write: x, y, width, height; a page for each banner of the almanac."""


def _page(number: int) -> str:
    """One of three pages, which hang together and fold like a screen."""
    left, right = _EDGES[number : number + 2]
    tops = [_OUT if edge in (_EDGES[0], _EDGES[-1]) else _IN for edge in (left, right)]
    return (
        f"M{left} {tops[0]}L{right} {tops[1]}"
        f"V{HEIGHT - tops[1] - 10}L{left} {HEIGHT - tops[0] - 10}Z"
    )


def _corner(x: float, y: float, turn: float) -> str:
    bracket = "M0 0H96Q92 30 62 36Q40 40 36 62Q30 92 0 96Z"
    return moved(
        solid(bracket, BRASS, line=4, rim=3, shade=5, light=BRASS_LIGHT, dark=BRASS_DARK)
        + outline("M14 14H66M14 14V66", 2.4, BRASS_DARK)
        + solid(circle(28, 28, 9), BRASS_LIGHT, line=INNER, rim=0, shade=3, dark=BRASS_DARK),
        x,
        y,
        turn=turn,
    )


def _shade() -> str:
    """Pages darken towards the folds."""
    stops: list[tuple[float, str, float]] = [(0, WOOD_DARK, 0.0)]
    for fold in _EDGES[1:-1]:
        at = fold / WIDTH
        for aside, opacity in ((-0.05, 0.0), (-0.008, 0.2), (0, 0.5), (0.008, 0.2), (0.05, 0.0)):
            stops.append((at + aside, WOOD_DARK, opacity))
    return across("folds", *stops, (1, WOOD_DARK, 0.0))


def open_book() -> str:
    """The almanac: a folding book of three pages on a leather cover."""
    cover = box(6, 6, WIDTH - 12, HEIGHT - 12, 26)
    leaves = "".join(
        outline(f"M{34 + n * 4} {HEIGHT - 30 + n * 3}H{WIDTH - 34 - n * 4}", 2, PARCHMENT_RULE)
        for n in range(4)
    )
    block = box(24, 22, WIDTH - 48, HEIGHT - 40, 10)
    pages = "".join(map(_page, range(len(PAGES))))
    rules = "".join(
        outline(box(x, y, width, height, 10), 2.4, PARCHMENT_RULE)
        + outline(box(x + 8, y + 8, width - 16, height - 16, 6), 1.3, PARCHMENT_RULE)
        for x, y, width, height in PAGES
    )
    return (
        _shade()
        + solid(cover, _LEATHER, line=5, rim=4, shade=9, light="#8A5238", dark="#341A14")
        + outline(box(14, 14, WIDTH - 28, HEIGHT - 28, 20), 2.4, BRASS)
        + "".join(
            _corner(x, y, turn)
            for x, y, turn in (
                (8, 8, 0),
                (WIDTH - 8, 8, 90),
                (WIDTH - 8, HEIGHT - 8, 180),
                (8, HEIGHT - 8, 270),
            )
        )
        + solid(block, PARCHMENT_SHADE, line=OUTER, rim=0, shade=6)
        + leaves
        + flat(pages, PARCHMENT)
        + clipped(pages, rules)
        + clipped(pages, flat(box(0, 0, WIDTH, HEIGHT), "url(#folds)"))
        + outline(pages, OUTER)
        + "".join(
            outline(f"M{fold} {_IN}V{HEIGHT - _IN - 10}", 4, darker(PARCHMENT_SHADE, 0.5))
            for fold in _EDGES[1:-1]
        )
    )


def legend_slip() -> str:
    """A dark slip pinned where the twenty-seventh card would be, for light words."""
    slip = "M14 12H162V236L148 256L124 246L96 258L66 247L40 257L14 244Z"
    return (
        solid(slip, ROYAL_DARK, line=0, rim=2, shade=5, light=ROYAL)
        + outline(slip, OUTER + 1)
        + outline("M24 22H152V230", 1.5, BRASS)
        + outline("M24 22V238", 1.5, BRASS)
        + solid(circle(88, 16, 10), BRASS, line=OUTER, rim=2, shade=3, light=BRASS_LIGHT)
    )


SIGNS = [
    Sign(
        "book_open",
        WIDTH,
        HEIGHT,
        open_book,
        facts={"pages": [list(page) for page in PAGES]},
        quality=80,
    ),
    Sign("card_legend", 176, 272, legend_slip),
]
