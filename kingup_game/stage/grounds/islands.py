"""Where the whole picture is drawn anew and a panel lies over it all as it did: that is left.

Below a panel the castle may cut, or go dark: within its frame nothing shows through, so there the
screen has it already. Panels stand in two columns, and everything around them makes few places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pygame import Rect

from kingup_game.stage.canvas.changed_areas import merge
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Workshop
from kingup_game.stage.canvas.items import Frame
from kingup_game.theme import art

SOLID: Final = frozenset({art.SEAT_PANEL, art.SEAT_PANEL_TURN})
"""Frames through which nothing is seen, but for their corners and edges."""
_LEAST_PX: Final = 60_000
"""Smaller ones cost less than the places around them."""


def around_islands(
    items: Sequence[Item],
    damaged: Sequence[Rect],
    shop: Workshop,
    redrawn: Sequence[Rect] | None = None,
) -> Sequence[Rect]:
    """All of the window, which is redrawn, but the islands among these items, which lie
    over it all; and on the islands what is damaged. Where less is redrawn, all of that."""
    window = Rect((0, 0), shop.viewport.size_px)
    if redrawn is not None and redrawn != [window]:
        return redrawn
    if any(item.glazes and item.rect for item in items):
        return [window]
    found = list(_islands(items, window, shop))
    left = _in_a_column([one for one in found if one.centerx < window.centerx])
    right = _in_a_column([one for one in found if one.centerx >= window.centerx])
    if left and right and left[0].right > right[0].left:
        right = []
    if not left and not right:
        return [window]
    places, x = list[Rect](), window.left
    for column in filter(None, (left, right)):
        places.append(Rect(x, window.top, column[0].left - x, window.h))
        places += _between(column, window)
        x = column[0].right
    places.append(Rect(x, window.top, window.right - x, window.h))
    on_them = [place.clip(one) for one in (*left, *right) for place in damaged]
    return [place for place in (*places, *merge([one for one in on_them if one])) if place]


def _islands(items: Sequence[Item], window: Rect, shop: Workshop) -> Iterator[Rect]:
    for item in items:
        if not isinstance(item, Frame) or item.picture not in SOLID:
            continue
        if not item.rect or item.blit_alpha < OPAQUE_ALPHA:
            continue
        margins = item.margins or shop.pictures.signs.margins(item.picture)
        left, top, right, bottom = (shop.viewport.length_px(one) + 1 for one in margins)
        width, height = item.rect.w - left - right, item.rect.h - top - bottom
        if width > 0 and height > 0:
            inside = Rect(item.rect.x + left, item.rect.y + top, width, height).clip(window)
            if inside.w * inside.h >= _LEAST_PX:
                yield inside


def _in_a_column(islands: Sequence[Rect]) -> Sequence[Rect]:
    """From the top down, as wide as the narrowest; none where they do not stand so."""
    left = max([one.left for one in islands], default=0)
    right = min([one.right for one in islands], default=0)
    cut = [Rect(left, one.top, right - left, one.h) for one in islands]
    cut.sort(key=lambda one: one.top)
    is_apart = all(one.bottom <= below.top for one, below in pairwise(cut))
    return cut if left < right and is_apart else []


def _between(column: Sequence[Rect], window: Rect) -> Iterator[Rect]:
    """What is above, between and below the islands of a column."""
    x, width, y = column[0].left, column[0].w, window.top
    for one in column:
        yield Rect(x, y, width, one.top - y)
        y = one.bottom
    yield Rect(x, y, width, window.bottom - y)
