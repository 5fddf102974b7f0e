"""Rounded boxes with smooth corners, drawn large and scaled down; a soft round hole in darkness."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kingup_game.stage.caches.surface_cache import SurfaceCache
from kingup_game.stage.canvas.changed_areas import without

OVERSAMPLING = 4

_MOST_TILES: Final = 64
"""A box that grows is another one in every frame, of the same corners."""

_COARSENESS: Final = 8
_DENSE_FROM, _CLEAR_TO = 1.25, 0.8
"""Of its radius: there its soft edge ends, and begins."""
_BLURRED_PX: Final = 4 * _COARSENESS
_MARGIN_PX: Final = 8 * _COARSENESS
_SOFT_STEPS: Final = 16
_STRIPS: Final = 12


def rounded_box(
    size_px: tuple[int, int],
    radius_px: int,
    fill: str | None,
    *,
    border: str | None = None,
    border_px: int = 0,
) -> pygame.Surface:
    """A box whose corners are round; without fill it is only its border.

    A fill with eight digits is transparent by its last two, and so is the border.
    """
    width, height = size_px
    radius = max(0, min(radius_px, width // 2, height // 2))
    made = pygame.Surface(size_px, pygame.SRCALPHA)
    edge = max(radius, border_px, 1)
    if edge * 2 > width or edge * 2 > height:
        edge = min(width, height) // 2
    tile = _tile(edge, radius, fill, border, border_px)
    inner_w, inner_h = width - 2 * edge, height - 2 * edge
    far = edge + 1
    for x, from_x, wide in ((0, 0, edge), (edge, edge, inner_w), (width - edge, far, edge)):
        for y, from_y, high in ((0, 0, edge), (edge, edge, inner_h), (height - edge, far, edge)):
            if wide <= 0 or high <= 0:
                continue
            if from_x == edge == from_y:  # one pixel, everywhere
                made.fill(tile.get_at((edge, edge)), (x, y, wide, high))
                continue
            part = tile.subsurface(
                (from_x, from_y, 1 if from_x == edge else edge, 1 if from_y == edge else edge)
            )
            if part.get_size() == (wide, high):
                made.blit(part, (x, y))
            else:  # right into its place
                pygame.transform.scale(part, (wide, high), made.subsurface((x, y, wide, high)))
    return made


@lru_cache(maxsize=_MOST_TILES)
def _tile(
    edge: int, radius: int, fill: str | None, border: str | None, border_px: int
) -> pygame.Surface:
    """The smallest such box: four corners and one pixel between them. One corner is drawn, and the
    others are the same the other way round."""
    side = 2 * edge + 1
    large, corner = side * OVERSAMPLING, (edge + 1) * OVERSAMPLING
    body = pygame.Color(fill or border or "black")
    rim = pygame.Color(border or fill or "black")
    alpha = body.a
    canvas = pygame.Surface((corner, corner), pygame.SRCALPHA)
    # Transparent pixels carry the rim's colour, so that scaling down leaves no dark fringe.
    canvas.fill((rim.r, rim.g, rim.b, 0))
    whole = pygame.Rect(0, 0, large, large)
    round_by = radius * OVERSAMPLING
    if border is not None and border_px:
        thick = border_px * OVERSAMPLING
        pygame.draw.rect(canvas, (rim.r, rim.g, rim.b, alpha), whole, border_radius=round_by)
        inside = whole.inflate(-2 * thick, -2 * thick)
        inner = (body.r, body.g, body.b, alpha) if fill else (rim.r, rim.g, rim.b, 0)
        pygame.draw.rect(canvas, inner, inside, border_radius=max(0, round_by - thick))
    elif fill is not None:
        pygame.draw.rect(canvas, (body.r, body.g, body.b, alpha), whole, border_radius=round_by)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    tile.fill((rim.r, rim.g, rim.b, 0))
    tile.blit(pygame.transform.smoothscale(canvas, (edge + 1, edge + 1)), (0, 0))
    left = tile.subsurface((0, 0, edge, edge + 1))
    tile.blit(pygame.transform.flip(left, True, False), (edge + 1, 0))
    upper = tile.subsurface((0, 0, side, edge))
    tile.blit(pygame.transform.flip(upper, False, True), (0, edge + 1))
    return tile


class HoleLook(NamedTuple):
    """What tells one hole from another."""

    radius_px: float
    colour: str
    density: int

    @property
    def side_px(self) -> int:
        """Of the square around it."""
        reach = round(_DENSE_FROM * self.radius_px) + _MARGIN_PX
        return 2 * (reach // _COARSENESS) * _COARSENESS


class Hole:
    """In the middle of a square. Its ring alone is kept as pictures: its middle is clear, and the
    corners around it are as dense as all else."""

    def __init__(self, look: HoleLook, kept: SurfaceCache) -> None:
        self.look = look
        strips = list(_strips(look))
        self._ring = [place for ring, _ in strips for place in ring]
        self._corners = [place for _, corners in strips for place in corners if place.w]
        keys = [(look, number) for number in range(len(self._ring))]
        if not all(key in kept for key in keys):
            whole = _made(look)
            for key, place in zip(keys, self._ring, strict=True):
                kept.keep(key, whole.subsurface(place).copy())
        self._pieces = [kept.get(key, lambda: _made(look)) for key in keys]

    def paint(self, target: Surface, clip: Rect, square: Rect, alpha: int) -> Iterator[Rect]:
        """Lay its ring into this square, so dense; says what of the clip is to be filled."""
        yield from without(clip, square)
        if not clip.colliderect(square):
            return
        for piece, inside in zip(self._pieces, self._ring, strict=True):
            if (place := inside.move(square.topleft)).colliderect(clip):
                if piece.get_alpha() != alpha:
                    piece.set_alpha(alpha)
                target.blit(piece, place)
        for inside in self._corners:
            if corner := inside.move(square.topleft).clip(clip):
                yield corner


def _strips(look: HoleLook) -> Iterator[tuple[Sequence[Rect], Sequence[Rect]]]:
    """The square from above: in each strip the places where the edge is soft, and the corners."""
    side, middle = look.side_px, look.side_px // 2
    dense = _DENSE_FROM * look.radius_px + _BLURRED_PX
    clear = max(0.0, _CLEAR_TO * look.radius_px - _BLURRED_PX)
    for strip in range(_STRIPS):
        top, bottom = side * strip // _STRIPS, side * (strip + 1) // _STRIPS
        far, near = max(middle - top, bottom - middle), max(0, top - middle, middle - bottom)
        outer = min(middle, math.ceil(math.sqrt(max(0.0, dense**2 - near**2))))
        inner = math.floor(math.sqrt(max(0.0, clear**2 - far**2)))
        high = bottom - top
        ring = [Rect(middle - outer, top, 2 * outer, high)]
        if inner:
            ring = [
                Rect(middle - outer, top, outer - inner, high),
                Rect(middle + inner, top, outer - inner, high),
            ]
        right = middle + outer
        yield ring, [Rect(0, top, middle - outer, high), Rect(right, top, side - right, high)]


def _made(look: HoleLook) -> Surface:
    """The whole square."""
    radius_px, density = look.radius_px, look.density
    red, green, blue, _ = pygame.Color(look.colour)
    side = look.side_px // _COARSENESS
    small = Surface((side, side), pygame.SRCALPHA)
    small.fill((red, green, blue, density))
    for step in range(_SOFT_STEPS + 1):
        share = step / _SOFT_STEPS
        reach = (_DENSE_FROM - (_DENSE_FROM - _CLEAR_TO) * share) * radius_px / _COARSENESS
        shade = red, green, blue, round(density * (1 - share) ** 1.5)
        pygame.draw.circle(small, shade, (side / 2, side / 2), max(1, reach))
    large = look.side_px, look.side_px
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), large)
