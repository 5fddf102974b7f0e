"""Things over the whole window: a veil of one colour, and darkness with a hole of light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import without
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.theme.palette import BLACK, DARKNESS


class Veil(Item):
    """One colour over the whole window, as dense as its alpha; fully dense it hides all below."""

    colour = Retained(BLACK)
    paints_itself = True
    glazes = True
    _density = 0
    _shown_colour = BLACK

    def resolve(self, shop: Workshop) -> None:
        """Finds how dense veil and sheet are together."""
        density = min(OPAQUE_ALPHA, self.alpha * self.sheet.alpha / OPAQUE_ALPHA)
        self.opaque = density >= OPAQUE_ALPHA
        self._density = int(density)
        self._shown_colour = shop.paint(self.colour)
        self.rect.update((0, 0), shop.viewport.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Colours the clip."""
        if self.opaque:
            target.fill(self._shown_colour, clip)
        else:
            _shade(target, clip, self._shown_colour, self._density)


class Spotlight(Item):
    """Darkness over the whole window with a soft round hole; dim it in by its alpha.

    Only the surroundings of the hole are a picture.
    """

    x = Retained[float](960)
    y = Retained[float](540)
    radius = Retained[float](300)
    colour = Retained(DARKNESS)
    density = Retained(200)
    paints_itself = True
    glazes = True

    COARSENESS = 8
    RADIUS_STEP = 8
    SOFT_REACH = 1.25
    MARGIN_PX = 8 * COARSENESS

    def resolve(self, shop: Workshop) -> None:
        """Finds the hole for this radius, and where it is."""
        view = shop.viewport
        centre = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        radius = round(self.radius / self.RADIUS_STEP) * self.RADIUS_STEP * view.scale
        self._shown_colour = shop.paint(self.colour)
        key = ("spotlight", radius, self._shown_colour, self.density)
        self.surface = shop.pictures.caches.scaled.get(key, lambda: self._hole(radius))
        self._hole_rect = self.surface.get_rect(center=centre)
        self.rect.update((0, 0), view.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays the hole where it is, and darkness over the rest of the clip."""
        hole = self.surface
        assert hole is not None
        parts = [clip]
        if clip.colliderect(self._hole_rect):
            if hole.get_alpha() != self.blit_alpha:
                hole.set_alpha(self.blit_alpha)
            target.blit(hole, self._hole_rect)
            parts = without(clip, self._hole_rect)
        for part in parts:
            density = self.density * self.blit_alpha // OPAQUE_ALPHA
            _shade(target, part, self._shown_colour, density)

    def _shaded(self, share: float = 1) -> tuple[int, int, int, int]:
        red, green, blue, _ = pygame.Color(self._shown_colour)
        return red, green, blue, round(self.density * share)

    def _hole(self, radius_px: float) -> Surface:
        reach_px = round(self.SOFT_REACH * radius_px) + self.MARGIN_PX
        side = 2 * (reach_px // self.COARSENESS)
        small = Surface((side, side), pygame.SRCALPHA)
        small.fill(self._shaded())
        soft_steps = 16
        for step in range(soft_steps + 1):
            share = step / soft_steps
            reach = (self.SOFT_REACH - 0.45 * share) * radius_px / self.COARSENESS
            shade = self._shaded((1 - share) ** 1.5)
            pygame.draw.circle(small, shade, (side / 2, side / 2), max(1, reach))
        large = side * self.COARSENESS
        return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), (large, large))


def _shade(target: Surface, place: Rect, colour: str, density: int) -> None:
    """Lays a colour over a place: several times faster than blending a picture of that colour."""
    rest = OPAQUE_ALPHA - density
    target.fill((rest, rest, rest), place, pygame.BLEND_RGB_MULT)
    red, green, blue, _ = pygame.Color(colour)
    light = [part * density // OPAQUE_ALPHA for part in (red, green, blue)]
    if any(light):
        target.fill(light, place, pygame.BLEND_RGB_ADD)
