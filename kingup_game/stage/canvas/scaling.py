"""Surfaces made to measure: whole pictures, and frames whose corners keep their shape."""

from __future__ import annotations

import pygame

from kingup_game.stage.lettering.signs import Margins

# Pictures are baked at twice their size in design units.
PX_PER_UNIT = 2


def scaled(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Smoothly to that size; the same surface where it fits already."""
    if source.get_size() == size:
        return source
    return pygame.transform.smoothscale(source, size)


def framed(
    source: pygame.Surface, size: tuple[int, int], margins: Margins, scale: float
) -> pygame.Surface:
    """A frame of that size in nine slices: corners keep their shape, edges and middle stretch.

    Margins are the corners' sides in design units; `scale` makes pixels of the screen of them.
    """
    made = pygame.Surface(size, pygame.SRCALPHA)
    left, top, right, bottom = margins
    columns = _slices(source.get_width(), made.get_width(), (left, right), scale)
    rows = _slices(source.get_height(), made.get_height(), (top, bottom), scale)
    for x, from_width, to_x, to_width in columns:
        for y, from_height, to_y, to_height in rows:
            part = source.subsurface((x, y, from_width, from_height))
            made.blit(scaled(part, (to_width, to_height)), (to_x, to_y))
    return made


def _slices(
    source: int, made: int, margins: tuple[int, int], scale: float
) -> list[tuple[int, int, int, int]]:
    """Start and length of the three slices along one side, in the picture and in the frame."""
    first_cut, last_cut = margins[0] * PX_PER_UNIT, margins[1] * PX_PER_UNIT
    first, last = round(margins[0] * scale), round(margins[1] * scale)
    if first + last > made:
        first = made * first // (first + last)
        last = made - first
    parts = [
        (0, first_cut, 0, first),
        (first_cut, source - first_cut - last_cut, first, made - first - last),
        (source - last_cut, last_cut, made - last, last),
    ]
    return [part for part in parts if part[1] > 0 and part[3] > 0]
