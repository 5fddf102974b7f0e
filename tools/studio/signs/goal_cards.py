"""Goal cards: a bed for six tokens under a headline, tall for the almanac and broad for a look."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.theme.palette import GOLD, PARCHMENT_SHADE, ROYAL, ROYAL_DARK
from tools.studio.signs.crowns import small_crown
from tools.studio.signs.drawing import (
    INNER,
    around,
    box,
    circle,
    flat,
    moved,
    outline,
    solid,
)
from tools.studio.signs.paper import (
    CARD_HEIGHT,
    CARD_WIDTH,
    laid_card,
    medallion_ring,
    woven_back,
)
from tools.studio.signs.sign import Sign

TOKEN = 68
_WOOD_BELOW = TOKEN * 60 / 512
"""So far below the middle of a token's picture is the middle of its disc."""
_WIDE_WIDTH, _WIDE_HEIGHT = 252, 222


def _slots(columns: int, left: int, top: int) -> list[list[int]]:
    """Centres of the six tokens, row by row."""
    return [[left + (n % columns) * 72, top + (n // columns) * 70] for n in range(6)]


WIDE_SLOTS = _slots(3, 54, 93)


def _niche(x: int, y: int) -> str:
    """A soft round bed for a token, about its wood and not about its hat: nowhere is it seen to
    be cut off by what lies on it."""
    middle = y + _WOOD_BELOW
    return "".join(
        flat(circle(x, middle, 30 - 1.5 * inner), PARCHMENT_SHADE, 0.22) for inner in (0, 1, 2)
    )


def _headline(width: int) -> str:
    """The plate on which the game writes the card's address and its live worth."""
    plate, rule = box(8, 7, width - 16, 36, 9), box(12.5, 11.5, width - 25, 27, 6)
    return solid(plate, ROYAL_DARK, line=3.4, rim=1.6, shade=2.6, light=ROYAL) + outline(
        rule, 1.5, GOLD
    )


def goal_wide() -> str:
    edge = box(3, 3, _WIDE_WIDTH - 6, _WIDE_HEIGHT - 6, 15)
    field = box(13, 13, _WIDE_WIDTH - 26, _WIDE_HEIGHT - 26, 9)
    niches = "".join(_niche(x, y) for x, y in WIDE_SLOTS)
    return laid_card(edge, field, ROYAL) + niches + _headline(_WIDE_WIDTH)


def goal_back() -> str:
    """Six favourites around a crown: whose they are, only the other side says."""
    six = "".join(
        solid(circle(*around(0, 0, 30, n * 60), 7.6), GOLD, line=INNER, shade=2.4, rim=1.4)
        for n in range(6)
    )
    return woven_back(
        ROYAL, ROYAL_DARK, medallion_ring(ROYAL) + six + moved(small_crown(6), 0, 0, 0.36)
    )


def _card(name: str, draw: Callable[[], str], **facts: object) -> Sign:
    return Sign(name, CARD_WIDTH, CARD_HEIGHT, draw, facts=facts)


SIGNS = [
    Sign(
        "goal_wide",
        _WIDE_WIDTH,
        _WIDE_HEIGHT,
        goal_wide,
        facts={"slots": WIDE_SLOTS, "token": TOKEN, "headline": [16, 12, 220, 26]},
    ),
    _card("goal_back", goal_back),
]
