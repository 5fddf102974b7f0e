"""Rounded boxes with smooth corners, drawn large and scaled down."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

OVERSAMPLING = 4

_MOST_TILES: Final = 64
"""A box that grows is another one in every frame, of the same corners."""


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
    """The smallest such box: four corners and one pixel between them."""
    side = 2 * edge + 1
    large = side * OVERSAMPLING
    body = pygame.Color(fill or border or "black")
    rim = pygame.Color(border or fill or "black")
    alpha = body.a
    canvas = pygame.Surface((large, large), pygame.SRCALPHA)
    # Transparent pixels carry the rim's colour, so that scaling down leaves no dark fringe.
    canvas.fill((rim.r, rim.g, rim.b, 0))
    whole = canvas.get_rect()
    round_by = radius * OVERSAMPLING
    if border is not None and border_px:
        thick = border_px * OVERSAMPLING
        pygame.draw.rect(canvas, (rim.r, rim.g, rim.b, alpha), whole, border_radius=round_by)
        inside = whole.inflate(-2 * thick, -2 * thick)
        inner = (body.r, body.g, body.b, alpha) if fill else (rim.r, rim.g, rim.b, 0)
        pygame.draw.rect(canvas, inner, inside, border_radius=max(0, round_by - thick))
    elif fill is not None:
        pygame.draw.rect(canvas, (body.r, body.g, body.b, alpha), whole, border_radius=round_by)
    return pygame.transform.smoothscale(canvas, (side, side))
