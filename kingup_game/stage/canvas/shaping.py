"""Pictures of bodies: squashed so that they keep their area, and bent at the head.

What stands off at the sides goes along: braids, brims, wings, and what is held in a hand.
"""

from __future__ import annotations

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
"""So many times as large a picture is while it is bent: shifts by parts of a pixel."""


def held_otherwise(source: Surface, size: tuple[int, int], squash: int, bend: int) -> Surface:
    """The picture at a size, but so many percent wider and as much lower, and bent at the head."""
    wide = max(1, round(size[0] * (100 + squash) / 100))
    high = max(1, round(size[1] * 100 / (100 + squash)))
    if not bend:
        return scaled(source, (wide, high))
    large = scaled(source, (wide * _FINER, high * _FINER))
    return scaled(bent(large, bend), (wide + 2 * _room(wide, bend), high))


def bent(source: Surface, bend: int) -> Surface:
    """Row by row further to the right (or left), the higher the more; room for it at both sides."""
    wide, high = source.get_size()
    room = _room(wide // _FINER, bend) * _FINER
    made = Surface((wide + 2 * room, high), pygame.SRCALPHA)
    hinge = round(high * _HINGE)
    most = _BEND_SHARE * bend * wide
    made.blit(source, (room, hinge), (0, hinge, wide, high - hinge))
    for y in range(hinge):
        aside = round(most * (1 - y / hinge) ** 2)
        made.blit(source, (room + aside, y), (0, y, wide, 1))
    return _swung(made, wide, bend)


def _swung(bent_picture: Surface, wide: int, bend: int) -> Surface:
    """Column by column further up where it trails, the more the further off; the upper edge stays,
    so that no plume leaves the picture."""
    made = bent_picture.copy()
    whole, high = made.get_size()
    hinge, middle = round(high * _HINGE), whole / 2
    most = _SWING_SHARE * abs(bend) * wide
    for x in range(0, whole, _FINER):
        step = min(_FINER, whole - x)
        off = (abs(x - middle) / (wide / 2) - _OFF) / (1 - _OFF)
        if off > 0:
            trails = 1.0 if (x > middle) is (bend > 0) else _BEFORE
            up = round(most * trails * min(1.0, off) ** 2)
            made.fill((0, 0, 0, 0), (x, 0, step, high))
            above = bent_picture.subsurface((x, 0, step, hinge))
            made.blit(pygame.transform.scale(above, (step, hinge - up)), (x, 0))
            made.blit(bent_picture, (x, hinge - up), (x, hinge, step, high - hinge))
    return made


def _room(wide: int, bend: int) -> int:
    return round(abs(bend) * _BEND_SHARE * wide) + 1
