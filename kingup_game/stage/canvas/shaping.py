"""Pictures of bodies: squashed so that they keep their area, and bent at the head.

What stands off at the sides goes along: braids, brims, wings, and what is held in a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final

import pygame
from pygame import Surface

from kingup_game.stage.canvas.scaling import scaled

_BEND_SHARE: Final = 0.05
"""How far one step of a bend moves the upper edge, as a share of the width."""
_HINGE: Final = 0.55
"""Below that share of its height a picture is never bent."""
_OFF: Final = 0.66
"""Of half a width from the middle: what lies beyond stands off."""
_SWING_SHARE: Final = 0.04
_BEFORE: Final = -0.6
"""How far one step of a bend lifts what trails at the edge, as a share of the width; what is on
the other side sinks."""
_FINER: Final = 2
"""So many times as large a small picture is while it is bent: shifts by parts of a pixel."""
_SMALL_PX: Final = 150

ShiftedBand = tuple[int, int, int]
"""Neighbours that are shifted alike, and moved at once: by how much, the first, and how many."""


def held_otherwise(source: Surface, size: tuple[int, int], squash: int, bend: int) -> Surface:
    """The picture at a size, but so many percent wider and as much lower, and bent at the head."""
    wide = max(1, round(size[0] * (100 + squash) / 100))
    high = max(1, round(size[1] * 100 / (100 + squash)))
    if not bend:
        return scaled(source, (wide, high))
    finer = _FINER if wide < _SMALL_PX else 1
    large = scaled(source, (wide * finer, high * finer))
    return scaled(bent(large, bend, finer), (wide + 2 * _room(wide, bend), high))


def bent(source: Surface, bend: int, finer: int = _FINER) -> Surface:
    """Row by row further to the right (or left), the higher the more; room for it at both sides.
    The picture is so many times finer than it will be shown."""
    wide, high = source.get_size()
    room = _room(wide // finer, bend) * finer
    made = Surface((wide + 2 * room, high), pygame.SRCALPHA)
    hinge = round(high * _HINGE)
    density = source.get_alpha()
    source.set_alpha(None)  # copied as it is: there is nothing to blend it with
    made.blit(source, (room, hinge), (0, hinge, wide, high - hinge))
    for aside, top, rows in _rows_aside(wide, hinge, bend):
        made.blit(source, (room + aside, top), (0, top, wide, rows))
    source.set_alpha(density)
    _swing(made, wide, bend, finer)
    return made


def _swing(made: Surface, wide: int, bend: int, finer: int) -> None:
    """Column by column further up where it trails, the more the further off; the upper edge stays,
    so that no plume leaves the picture."""
    whole, high = made.get_size()
    hinge = round(high * _HINGE)
    for up, first, steps in _columns_up(whole, wide, bend, finer):
        if up:
            x = first * finer
            broad = min(steps * finer, whole - x)
            column = made.subsurface((x, 0, broad, high))
            above = column.subsurface((0, 0, broad, hinge))
            shorter = pygame.transform.scale(above, (broad, hinge - up))
            shorter.set_alpha(None)
            top = min(hinge, hinge - up)
            column.subsurface((0, top, broad, high - top)).scroll(0, -up)
            column.blit(shorter, (0, 0))
            if up > 0:
                column.fill((0, 0, 0, 0), (0, high - up, broad, up))


@lru_cache(maxsize=256)
def _rows_aside(wide: int, hinge: int, bend: int) -> tuple[ShiftedBand, ...]:
    most = _BEND_SHARE * bend * wide
    return tuple(_bands(round(most * (1 - y / hinge) ** 2) for y in range(hinge)))


@lru_cache(maxsize=256)
def _columns_up(whole: int, wide: int, bend: int, finer: int) -> tuple[ShiftedBand, ...]:
    middle, most = whole / 2, _SWING_SHARE * abs(bend) * wide

    def up_at(x: int) -> int:
        off = (abs(x - middle) / (wide / 2) - _OFF) / (1 - _OFF)
        trails = 1.0 if (x > middle) is (bend > 0) else _BEFORE
        return round(most * trails * min(1.0, max(0.0, off)) ** 2)

    return tuple(_bands(map(up_at, range(0, whole, finer))))


def _bands(shifts: Iterable[int]) -> Iterator[ShiftedBand]:
    for shift, alike in groupby(enumerate(shifts), itemgetter(1)):
        numbers = [number for number, _ in alike]
        yield shift, numbers[0], len(numbers)


def _room(wide: int, bend: int) -> int:
    return round(abs(bend) * _BEND_SHARE * wide) + 1
