"""The almanac as a book that lies open, and the slip on which its legend stands."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
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

WIDTH, HEIGHT = 1840, 1020
_MIDDLE = WIDTH / 2
_LEATHER = "#5A2F22"
PAGES = [[70, 54, 840, 900], [930, 54, 840, 900]]  # where one may write: x, y, width, height


def _page(left: bool) -> str:
    """A page that bends into the gutter."""
    x, out = (_MIDDLE, 46.0) if left else (_MIDDLE, WIDTH - 46.0)
    bend = -1 if left else 1
    return (
        f"M{x} 62C{x + bend * 60} 22 {x + bend * 190} 28 {out} 34V{HEIGHT - 66}"
        f"C{x + bend * 190} {HEIGHT - 72} {x + bend * 60} {HEIGHT - 76} {x} {HEIGHT - 40}Z"
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


def open_book() -> str:
    cover = box(6, 6, WIDTH - 12, HEIGHT - 12, 26)
    leaves = "".join(
        outline(
            f"M{30 + n * 5} {HEIGHT - 46 + n * 2}"
            f"Q{_MIDDLE} {HEIGHT - 24 + n * 2} {WIDTH - 30 - n * 5} {HEIGHT - 46 + n * 2}",
            2,
            PARCHMENT_RULE,
        )
        for n in range(4)
    )
    block = box(28, 26, WIDTH - 56, HEIGHT - 56, 10)
    gutter = across(
        "gutter",
        (0, WOOD_DARK, 0),
        (0.44, WOOD_DARK, 0.0),
        (0.488, WOOD_DARK, 0.2),
        (0.5, WOOD_DARK, 0.55),
        (0.512, WOOD_DARK, 0.2),
        (0.56, WOOD_DARK, 0.0),
        (1, WOOD_DARK, 0),
    )
    both = _page(True) + _page(False)
    rules = "".join(
        outline(box(x, y, width, height, 10), 2.4, PARCHMENT_RULE)
        + outline(box(x + 8, y + 8, width - 16, height - 16, 6), 1.3, PARCHMENT_RULE)
        for x, y, width, height in PAGES
    )
    x, y = _MIDDLE + 34, HEIGHT - 74
    tail = f"M{x} {y}H{x + 28}L{x + 40} {y + 70}L{x + 18} {y + 54}L{x} {y + 72}Z"
    return (
        gutter
        + solid(cover, _LEATHER, line=5, rim=4, shade=9, light="#8A5238", dark="#341A14")
        + outline(box(16, 16, WIDTH - 32, HEIGHT - 32, 20), 2.4, BRASS)
        + "".join(
            _corner(x, y, turn)
            for x, y, turn in (
                (8, 8, 0),
                (WIDTH - 8, 8, 90),
                (WIDTH - 8, HEIGHT - 8, 180),
                (8, HEIGHT - 8, 270),
            )
        )
        + solid(tail, CRIMSON, line=OUTER, rim=2, shade=5, dark=CRIMSON_DARK)
        + solid(block, PARCHMENT_SHADE, line=OUTER, rim=0, shade=6)
        + leaves
        + flat(both, PARCHMENT)
        + clipped(both, rules)
        + clipped(both, flat(box(0, 0, WIDTH, HEIGHT), "url(#gutter)"))
        + outline(both, OUTER)
        + outline(f"M{_MIDDLE} 62V{HEIGHT - 40}", 4, darker(PARCHMENT_SHADE, 0.5))
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
