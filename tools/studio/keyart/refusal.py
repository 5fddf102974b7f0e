"""The No: a hand out of a motley sleeve that holds a card before a face."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    SKIN,
    SKIN_DARK,
    SKIN_LIGHT,
)
from tools.studio.signs.drawing import (
    box,
    circle,
    clipped,
    flat,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.paper import CARD_HEIGHT, CARD_WIDTH
from tools.studio.signs.vote_cards import no_card

LINE = 5.0
BLACK_CLOTH = "#2A2026"


def refusal() -> str:
    """About the middle of the card, which is 272 units high; the arm comes from below."""
    card = moved(no_card(), -CARD_WIDTH / 2, -CARD_HEIGHT / 2)
    return _sleeve() + _palm() + _thumb() + card + _fingers()


def _sleeve() -> str:
    arm = polygon([(-6, 250), (118, 214), (230, 640), (40, 680)])
    lozenges = "".join(
        flat(polygon([(x, y), (x + 52, y + 62), (x + 16, y + 136), (x - 36, y + 74)]), BLACK_CLOTH)
        for x, y in ((36, 250), (70, 386), (104, 522), (140, 300), (174, 436), (-30, 340), (0, 480))
    )
    points = "".join(
        solid(
            polygon([(x - 26, y), (x + 26, y - 14), (x + 6, y + 62)]),
            GOLD,
            line=LINE,
            rim=4,
            shade=6,
            light=GOLD_LIGHT,
            dark=GOLD_DARK,
        )
        + solid(circle(x + 7, y + 68, 13), GOLD, line=4, rim=3, shade=4, dark=GOLD_DARK)
        for x, y in ((-4, 252), (52, 238), (108, 222))
    )
    return (
        flat(arm, CRIMSON)
        + clipped(arm, lozenges)
        + outline(arm, LINE + 1)
        + points
        + solid(
            polygon([(-30, 226), (126, 184), (136, 222), (-22, 264)]),
            CRIMSON,
            line=LINE,
            rim=5,
            shade=7,
            dark=CRIMSON_DARK,
        )
    )


def _skin(shape: str) -> str:
    return solid(shape, SKIN, line=LINE, rim=5, shade=8, light=SKIN_LIGHT, dark=SKIN_DARK)


def _palm() -> str:
    return _skin("M-24 226C-60 176-54 112-20 92H84C116 108 128 160 112 196Z")


def _thumb() -> str:
    """Behind the card: one sees what is beside it."""
    return moved(_skin("M-20 52C-64 36-96-6-94-46C-92-74-60-74-56-46C-52-18-18 4 22 22Z"), -16, 150)


def _fingers() -> str:
    """Four at the card's front."""
    return "".join(
        moved(_skin(box(-17, -58, 34, 92, 17)), x, y, 1, turn)
        for x, y, turn in ((84, 128, 12), (50, 116, 5), (15, 114, -2), (-20, 124, -9))
    )
