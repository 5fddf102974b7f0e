"""A sun or a moon that moves behind hills, and the clear sky where a painted one was."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from kingup_game.stage.canvas.backdrop import Look, UnitPair
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.theme.palette import MOON, MOONSHINE

_COARSENESS = 4
_COARSE_FROM_PX = 48
"""Glow of that reach is drawn so much smaller, and enlarged softly; a star would be a square."""
_RINGS = 24
_FINENESS = 3
"""A disc is drawn so much larger, and made smaller: its edge is smooth."""
_GLOWS = 0.9
_CLEAR_WITHIN = 0.5
"""Within so much of its radius nothing is left of what was painted there."""

Ridge = Sequence[UnitPair]
"""The edge of hills against the sky, from the left to the right."""


class HeavenlyBody(Item):
    """A disc with its glow, in front of the sky and behind the hills."""

    x = Retained[float](0, moves=True)
    y = Retained[float](0, moves=True)
    radius = Retained[float](40)
    colour = Retained(MOON)
    shine = Retained(MOONSHINE)
    hills = Retained[Ridge](())

    REACH = 2.4
    """So many times its radius its glow is seen."""

    def move(self, x: float, y: float) -> None:
        """Stands somewhere else."""
        self.x, self.y = x, y

    def resolve(self, shop: Workshop) -> None:
        """Finds the disc, and takes away what hills hide of it."""
        view = shop.viewport
        radius_px = view.length_px(self.radius)
        look = shop.paint(self.colour), shop.paint(self.shine), radius_px
        whole = shop.pictures.caches.boxes.get(("body", *look), lambda: _shining(*look))
        centre = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        self.rect.update(whole.get_rect(center=centre))
        self.surface = _above(whole, self.rect, _in_window(self, self.hills, shop))


class ClearSky(Item):
    """Sky from elsewhere, at the same height, where a picture has a sun: that one moves now."""

    look = Retained[Look | None](None)
    x = Retained[float](0)
    y = Retained[float](0)
    radius = Retained[float](100)
    from_right = Retained[float](0)
    """So far to the right of it is sky that looks the same without it."""
    hills = Retained[Ridge](())

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """The pictures that the piece is cut out of, unless they are joined."""
        return self.look.unread(shop) if self.look and self._visible else ()

    def resolve(self, shop: Workshop) -> None:
        """Takes a piece of sky, once for a window, and lets it end softly and at the hills."""
        view, radius_px = shop.viewport, shop.viewport.length_px(self.radius)
        centre = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        side = 2 * radius_px
        self.rect.update(centre[0] - radius_px, centre[1] - radius_px, side, side)
        assert self.look is not None
        place = self.x, self.y, self.radius, self.from_right
        key = "clear", self.look.key(shop), place, self.hills
        self.surface = shop.pictures.caches.boxes.get(key, lambda: self._cut(shop, radius_px))

    def _cut(self, shop: Workshop, radius_px: int) -> Surface:
        assert self.look is not None
        sky = Surface(self.rect.size, pygame.SRCALPHA)
        left = shop.viewport.to_design(*self.rect.topleft)
        x, y = left[0] - self.sheet.dx + self.from_right, left[1] - self.sheet.dy
        self.look.cut(shop, x, y, sky)
        sky.blit(_soft(radius_px), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return _above(sky, self.rect, _in_window(self, self.hills, shop))


def _in_window(item: Item, hills: Ridge, shop: Workshop) -> list[tuple[int, int]]:
    dx, dy = item.sheet.dx, item.sheet.dy
    return [shop.viewport.to_px(x + dx, y + dy) for x, y in hills]


def _above(whole: Surface, place: Rect, hills: Sequence[tuple[int, int]]) -> Surface:
    """What is above the hills of a picture that stands there; itself, where all of it is."""
    if not hills or place.bottom <= min(y for _, y in hills):
        return whole
    shown = whole.copy()
    down = max(place.bottom, *(y for _, y in hills))
    ground = [(hills[0][0], down), *hills, (hills[-1][0], down)]
    points = [(x - place.x, y - place.y) for x, y in ground]
    pygame.draw.polygon(shown, (0, 0, 0, 0), points)
    return shown


def _shining(colour: str, shine: str, radius_px: int) -> Surface:
    reach_px = round(HeavenlyBody.REACH * radius_px)
    made = _glowing(shine, reach_px, _GLOWS * OPAQUE_ALPHA)
    large = 2 * radius_px * _FINENESS
    disc = Surface((large, large), pygame.SRCALPHA)
    disc.fill((*pygame.Color(colour)[:3], 0))
    pygame.draw.circle(disc, colour, (large / 2, large / 2), large / 2 - _FINENESS)
    disc = pygame.transform.smoothscale(disc, (2 * radius_px, 2 * radius_px))
    made.blit(disc, disc.get_rect(center=made.get_rect().center))
    return made


def _glowing(colour: str, reach_px: int, most: float) -> Surface:
    """A round glow that is dense in its middle and ends softly."""
    coarseness = _COARSENESS if reach_px >= _COARSE_FROM_PX else 1
    side = max(2, 2 * reach_px // coarseness)
    small = Surface((side, side), pygame.SRCALPHA)
    paint = pygame.Color(colour)[:3]
    small.fill((*paint, 0))
    for ring in range(_RINGS):
        share = ring / _RINGS
        pygame.draw.circle(
            small, (*paint, round(most * share**1.6)), (side / 2, side / 2), (1 - share) * side / 2
        )
    return pygame.transform.smoothscale(small, (2 * reach_px, 2 * reach_px))


def _soft(radius_px: int) -> Surface:
    """White that is dense in the middle and clear at its edge."""
    side = max(2, 2 * radius_px // _COARSENESS)
    small = Surface((side, side), pygame.SRCALPHA)
    small.fill((OPAQUE_ALPHA, OPAQUE_ALPHA, OPAQUE_ALPHA, 0))
    for ring in range(_RINGS + 1):
        share = ring / _RINGS
        reach = (1 - share * (1 - _CLEAR_WITHIN)) * side / 2
        white = (OPAQUE_ALPHA,) * 3
        pygame.draw.circle(
            small, (*white, round(OPAQUE_ALPHA * share)), (side / 2, side / 2), reach
        )
    return pygame.transform.smoothscale(small, (2 * radius_px, 2 * radius_px))
