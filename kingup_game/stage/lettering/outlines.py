"""The dark edge around letters, and its shadow: copies of them all around, several laid at a time.

At 4K a ribbon's words have eighty copies and more. Most of them lie beside another one, so rows and
columns of copies are joined first, and those are laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

Offset = tuple[int, int]
_LONGEST: Final = 8
"""Copies that are joined to one, at most: a longer one would be clear for the most part."""


_PIECE_PX: Final = 96
"""So wide a piece of a line is at most: what is joined for it stays in the processor's own memory,
and none of it is asked of the system."""


@lru_cache(maxsize=64)
def rim(radius_px: int) -> tuple[Offset, ...]:
    """The pixels on and in a circle's rim: where an outline's copies go."""
    inner = max(0, radius_px - 2) ** 2
    reach = range(-radius_px, radius_px + 1)
    return tuple(
        (dx, dy)
        for dx in reach
        for dy in reach
        if inner <= dx * dx + dy * dy <= radius_px * radius_px + radius_px // 2
    )


def lay_around(made: Surface, letters: Surface, place: Offset, radius_px: int) -> None:
    """Lay copies of the letters on all places of the rim around this one, or here without any."""
    ink = letters.get_bounding_rect()  # a third of their height is clear, mostly
    runs = _runs_of(radius_px)
    for left in range(ink.left, ink.right, _PIECE_PX):
        piece = Rect(left, ink.top, min(_PIECE_PX, ink.right - left), ink.height)
        x, y = place[0] + left, place[1] + ink.top
        joined: dict[Offset, Surface] = {(1, 1): letters.subsurface(piece)}
        made.fblits([(_joined(joined, run), (x + dx, y + dy)) for (dx, dy), run in runs])


def _joined(known: dict[Offset, Surface], copies: Offset) -> Surface:
    """So many copies beside each other and below each other, as one."""
    if copies not in known:
        wide, high = copies
        half = (wide // 2, high) if wide > 1 else (wide, high // 2)
        one, step = _joined(known, half), (wide // 2, 0) if wide > 1 else (0, high // 2)
        both = Surface((one.get_width() + step[0], one.get_height() + step[1]), pygame.SRCALPHA)
        both.blit(one, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        both.blit(one, step)
        known[copies] = both
    return known[copies]


@lru_cache(maxsize=64)
def _runs_of(radius_px: int) -> tuple[tuple[Offset, Offset], ...]:
    """The rim as rows and columns: where each begins, and how many it has to the right and down.

    >>> _runs_of(1)
    (((-1, 0), (2, 1)), ((0, -1), (1, 1)), ((0, 1), (1, 1)), ((1, 0), (1, 1)))
    """
    return tuple(_cut(set(rim(radius_px))))


def _cut(left: set[Offset]) -> Iterator[tuple[Offset, Offset]]:
    """The longest first, until none is left."""
    length = _LONGEST
    while length > 1:
        for dx, dy in sorted(left):
            for across, down in ((length, 1), (1, length)):
                run = {(dx + x, dy + y) for x in range(across) for y in range(down)}
                if run <= left:
                    left -= run
                    yield (dx, dy), (across, down)
        length //= 2
    yield from ((one, (1, 1)) for one in sorted(left))
