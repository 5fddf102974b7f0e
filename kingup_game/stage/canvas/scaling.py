"""Surfaces made to measure: whole pictures, frames whose corners keep their shape, stopgaps."""

from __future__ import annotations

import time
from typing import NamedTuple

import pygame

from kingup_game.stage import layout
from kingup_game.stage.area import Margins
from kingup_game.theme.palette import GOLD, PAPER, WOOD_LIGHT

# Angles and sizes are rounded so that a swaying token needs a handful of surfaces, not hundreds.
TURN_STEP_DEGREES = 3
ZOOM_STEP_PERCENT = 4
SQUASH_STEP_PERCENT = 3

_QUARTER_DEGREES = 90

LARGE_PX = 400_000
"""To make one that is larger takes a millisecond or more."""

# Pictures are baked at twice their size in design units.
PX_PER_UNIT = 2

_SCREEN_MASKS = (0xFF0000, 0xFF00, 0xFF, 0), (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
"""Those of nearly every screen; on another one such pictures are only slower."""

_SCREEN_BYTES = 4
_OPAQUE = 255
_AT_ONCE_BYTES = 1 << 20
"""Half a millisecond of somebody who waits."""

_BARE_WOOD = pygame.Color(WOOD_LIGHT).lerp(PAPER, 0.5)
_SAWN = pygame.Color(40, 28, 12)
"""What is not painted yet is carved of light wood, and shows no black."""

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
    unpainted: bool = False
    frame: int = 0
    frames: int = 1

    @property
    def moves(self) -> bool:
        """Whether it is turned, grown, squashed or bent: one look among hundreds."""
        return bool(self.turn or self.percent != 100 or any(self.held))

    @property
    def rests(self) -> bool:
        """Whether somebody stands still so: between two floors a token grows, and is as wide for a
        moment only."""
        wide = self.box[0]
        is_at_home = wide in layout.TOKENS_REST_AT or wide >= layout.LARGE_TOKEN_LEAST
        return is_at_home and not self.moves

    @property
    def zoomed_box(self) -> tuple[float, float]:
        """How large it is shown, in design units."""
        return self.box[0] * self.percent / 100, self.box[1] * self.percent / 100


def rounded(
    turn: float, zoom: float, squash: float, bend: float
) -> tuple[int, int, tuple[int, int]]:
    """Degrees, percent of its size, and how it is held, in the steps that are cached."""
    degrees = round(turn / TURN_STEP_DEGREES) * TURN_STEP_DEGREES % 360
    percent = max(1, round(zoom * 100 / ZOOM_STEP_PERCENT) * ZOOM_STEP_PERCENT)
    held = round((squash - 1) * 100 / SQUASH_STEP_PERCENT) * SQUASH_STEP_PERCENT
    return degrees, percent, (held, round(bend))


def scaled(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Smoothly to that size; the same surface where it fits already."""
    if source.get_size() == size:
        return source
    return pygame.transform.smoothscale(source, size)


def made_otherwise(upright: pygame.Surface, key: PictureKey) -> pygame.Surface:
    """A picture that stands upright in all its colours as it is asked for."""
    made = upright
    if key.mirrored:
        made = pygame.transform.flip(made, True, False)
    if key.grey or key.unpainted:
        made = pygame.transform.grayscale(made)
    if key.unpainted:
        made.fill(_BARE_WOOD, special_flags=pygame.BLEND_RGB_MULT)
        made.fill(_SAWN, special_flags=pygame.BLEND_RGB_ADD)
    if key.turn % _QUARTER_DEGREES == 0:  # nothing of it is lost, and it takes no time
        return pygame.transform.rotate(made, key.turn) if key.turn else made
    return pygame.transform.rotozoom(made, key.turn, 1.0)


def page_key(name: str, frame: int, size_px: tuple[int, int]) -> object:
    """By which one frame of a strip is kept."""
    return "page", name, frame, size_px


def frame_of(strip: pygame.Surface, number: int, frames: int) -> pygame.Surface:
    """One of the pictures that lie side by side on a strip, as it lies there."""
    wide, high = strip.get_width() // frames, strip.get_height()
    return strip.subsurface((number % frames * wide, 0, wide, high))


def cut_out(strip: pygame.Surface, frames: int, size: tuple[int, int]) -> list[pygame.Surface]:
    """The pictures that lie side by side on a strip, each at a size, in the screen's own form."""
    parts = [frame_of(strip, number, frames) for number in range(frames)]
    return [in_screen_form(scaled(part, size)) for part in parts]


class FrameSize(NamedTuple):
    """What a picture is stretched to as a frame."""

    size: tuple[int, int]
    margins: Margins
    """The corners' sides in design units."""
    scale: float
    """What makes pixels of the screen of them."""


def framed(source: pygame.Surface, frame: FrameSize) -> pygame.Surface:
    """A frame in nine slices: corners keep their shape, edges and middle stretch."""
    size, margins, scale = frame
    made = pygame.Surface(size, pygame.SRCALPHA)
    left, top, right, bottom = margins
    columns = _slices(source.get_width(), made.get_width(), (left, right), scale)
    rows = _slices(source.get_height(), made.get_height(), (top, bottom), scale)
    for x, from_width, to_x, to_width in columns:
        for y, from_height, to_y, to_height in rows:
            part = source.subsurface((x, y, from_width, from_height))
            place = made.subsurface((to_x, to_y, to_width, to_height))
            if part.get_size() == place.get_size():
                place.blit(part, (0, 0))
            else:  # right into its place: memory that was never written to is slow
                pygame.transform.smoothscale(part, place.get_size(), place)
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


def in_units(size_px: tuple[int, int]) -> tuple[float, float]:
    """What a picture of so many pixels measures in design units."""
    return size_px[0] / PX_PER_UNIT, size_px[1] / PX_PER_UNIT


def half_of(size: tuple[int, int]) -> tuple[int, int]:
    """Half as wide and half as high."""
    return size[0] // 2, size[1] // 2


def half_alone(size: tuple[int, int]) -> list[tuple[int, int]]:
    """For whoever asks in which sizes it is wanted."""
    return [half_of(size)]


def in_screen_form(loaded: pygame.Surface) -> pygame.Surface:
    """As it can be laid on the screen fastest; itself where it can already."""
    if loaded.get_bytesize() == _SCREEN_BYTES and loaded.get_masks() in _SCREEN_MASKS:
        return loaded
    has_alpha = bool(loaded.get_flags() & pygame.SRCALPHA) or loaded.get_colorkey() is not None
    return loaded.convert_alpha() if has_alpha else loaded.convert()


def turned_for_the_screen(loaded: pygame.Surface) -> pygame.Surface:
    """The same beside the game, of a picture with an alpha channel that nobody else has seen: in
    strips, as whoever converts a picture holds up everybody meanwhile."""
    masks = loaded.get_masks()
    if loaded.get_bytesize() != _SCREEN_BYTES or not masks[3] or masks in _SCREEN_MASKS:
        return loaded
    made = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 8 * _SCREEN_BYTES)
    if made.get_masks() not in _SCREEN_MASKS:
        return loaded
    loaded.set_alpha(None)  # its pixels are copied as they are
    high = max(1, _AT_ONCE_BYTES // loaded.get_pitch())
    for top in range(0, loaded.get_height(), high):
        made.blit(loaded, (0, top), (0, top, loaded.get_width(), high))
        time.sleep(0)  # whoever waits for the interpreter gets it
    loaded.set_alpha(_OPAQUE)
    return made


def stopgap() -> pygame.Surface:
    """A plain frame in place of a picture that cannot be read."""
    surface = pygame.Surface(_STOPGAP_SIZE, pygame.SRCALPHA)
    pygame.draw.rect(surface, GOLD, surface.get_rect(), _STOPGAP_RIM)
    return surface


def _within(length: int, first: int, last: int) -> tuple[int, int]:
    """Two corners, each with its share where both are too long for one side: a stopgap's, say."""
    if first + last > length:
        first = length * first // (first + last)
        last = length - first
    return first, last
