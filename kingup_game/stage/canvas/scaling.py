"""Surfaces made to measure: whole pictures, frames whose corners keep their shape, stopgaps."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from kingup_game.stage.lettering.signs import Margins
from kingup_game.theme.palette import GOLD

# Pictures are baked at twice their size in design units.
PX_PER_UNIT = 2

_STOPGAP_SIZE = 512, 512
_STOPGAP_RIM = 24


class PictureKey(NamedTuple):
    """All that tells one look of a picture from another."""

    name: str
    box: tuple[float, float]
    turn: int = 0
    percent: int = 100
    held: tuple[int, int] = (0, 0)
    mirrored: bool = False
    grey: bool = False
    frame: int = 0
    frames: int = 1

    @property
    def moves(self) -> bool:
        """Whether it is turned, grown, squashed or bent: one look among hundreds."""
        return bool(self.turn or self.percent != 100 or any(self.held))


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
    first_cut, last_cut = _within(source, margins[0] * PX_PER_UNIT, margins[1] * PX_PER_UNIT)
    first, last = _within(made, round(margins[0] * scale), round(margins[1] * scale))
    parts = [
        (0, first_cut, 0, first),
        (first_cut, source - first_cut - last_cut, first, made - first - last),
        (source - last_cut, last_cut, made - last, last),
    ]
    return [part for part in parts if part[1] > 0 and part[3] > 0]


def fitted(
    natural: tuple[float, float], width: float | None, height: float | None
) -> tuple[float, float]:
    """Both sides in design units where one, both or neither is given."""
    if width is None and height is None:
        return natural
    if width is None:
        assert height is not None
        return natural[0] * height / natural[1], height
    if height is None:
        return width, natural[1] * width / natural[0]
    return width, height


def half_of(size: tuple[int, int]) -> tuple[int, int]:
    """Half as wide and half as high."""
    return size[0] // 2, size[1] // 2


def in_screen_form(loaded: pygame.Surface) -> pygame.Surface:
    """As it can be laid on the screen fastest."""
    has_alpha = bool(loaded.get_flags() & pygame.SRCALPHA) or loaded.get_colorkey() is not None
    return loaded.convert_alpha() if has_alpha else loaded.convert()


def stopgap() -> pygame.Surface:
    """In place of a picture that nobody can see: there is something, and it is not itself."""
    surface = pygame.Surface(_STOPGAP_SIZE, pygame.SRCALPHA)
    pygame.draw.rect(surface, GOLD, surface.get_rect(), _STOPGAP_RIM)
    return surface


def _within(length: int, first: int, last: int) -> tuple[int, int]:
    """Two corners, each with its share where both are too long for one side: a stopgap's, say."""
    if first + last > length:
        first = length * first // (first + last)
        last = length - first
    return first, last
