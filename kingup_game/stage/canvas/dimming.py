"""Things over the whole window: a veil of one colour, and darkness with a hole of light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.theme.palette import BLACK, DARKNESS


class Veil(Item):
    """One colour over the whole window, as dense as its alpha; fully dense it hides all below."""

    colour = Retained(BLACK)
    paints_itself = True
    TILE_PX = 256

    def resolve(self, shop: Workshop) -> None:
        """Makes a tile of the colour, as dense as veil and sheet together."""
        density = min(OPAQUE_ALPHA, self.alpha * self.sheet.alpha / OPAQUE_ALPHA)
        self.opaque = density >= OPAQUE_ALPHA
        red, green, blue, _ = pygame.Color(shop.paint(self.colour))
        self.surface = Surface((self.TILE_PX, self.TILE_PX), pygame.SRCALPHA)
        self.surface.fill((red, green, blue, int(density)))
        self.rect.update((0, 0), shop.viewport.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays the tile over the clip, again and again."""
        tile = self.surface
        assert tile is not None
        if self.opaque:
            target.fill(tile.get_at((0, 0)), clip)
            return
        step = self.TILE_PX
        target.fblits(
            [
                (tile, (x, y))
                for x in range(clip.left, clip.right, step)
                for y in range(clip.top, clip.bottom, step)
            ]
        )


class Spotlight(Item):
    """Darkness over the whole window with a soft round hole; dim it in by its alpha.

    Only the surroundings of the hole are a picture; the rest is one small tile, again and again,
    which stays in the processor's cache.
    """

    x = Retained[float](960)
    y = Retained[float](540)
    radius = Retained[float](300)
    colour = Retained(DARKNESS)
    density = Retained(200)
    paints_itself = True

    COARSENESS = 8
    RADIUS_STEP = 8
    SOFT_REACH = 1.25
    MARGIN_PX = 8 * COARSENESS
    TILE_PX = 192

    def resolve(self, shop: Workshop) -> None:
        """Finds the hole and the tile for this radius, and where the hole is."""
        view = shop.viewport
        centre = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        radius = round(self.radius / self.RADIUS_STEP) * self.RADIUS_STEP * view.scale
        self._shown_colour = shop.paint(self.colour)
        key = ("spotlight", radius, self._shown_colour, self.density)
        self.surface = shop.pictures.kept(key, lambda: self._hole(radius))
        self._around = shop.pictures.kept((*key, "tile"), self._tile)
        self._hole_rect = self.surface.get_rect(center=centre)
        self.rect.update((0, 0), view.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays the hole where it is, and the tile over the rest of the clip."""
        hole, tile = self.surface, self._around
        assert hole is not None
        for surface in (hole, tile):
            if surface.get_alpha() != self.blit_alpha:
                surface.set_alpha(self.blit_alpha)
        parts = [clip]
        if clip.colliderect(self._hole_rect):
            target.blit(hole, self._hole_rect)
            parts = _without(clip, self._hole_rect)
        blit, step = target.blit, self.TILE_PX
        for part in parts:
            target.set_clip(part)
            for y in range(part.top, part.bottom, step):
                for x in range(part.left, part.right, step):
                    blit(tile, (x, y))
        target.set_clip(clip)

    def _shade(self, share: float = 1) -> tuple[int, int, int, int]:
        red, green, blue, _ = pygame.Color(self._shown_colour)
        return red, green, blue, round(self.density * share)

    def _tile(self) -> Surface:
        tile = Surface((self.TILE_PX, self.TILE_PX), pygame.SRCALPHA)
        tile.fill(self._shade())
        return tile

    def _hole(self, radius_px: float) -> Surface:
        reach_px = round(self.SOFT_REACH * radius_px) + self.MARGIN_PX
        side = 2 * (reach_px // self.COARSENESS)
        small = Surface((side, side), pygame.SRCALPHA)
        small.fill(self._shade())
        soft_steps = 16
        for step in range(soft_steps + 1):
            share = step / soft_steps
            reach = (self.SOFT_REACH - 0.45 * share) * radius_px / self.COARSENESS
            shade = self._shade((1 - share) ** 1.5)
            pygame.draw.circle(small, shade, (side / 2, side / 2), max(1, reach))
        large = side * self.COARSENESS
        return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), (large, large))


def _without(whole: Rect, hole: Rect) -> list[Rect]:
    """What is left of a rectangle around another one: above, below, and at both sides."""
    inner = whole.clip(hole)
    parts = [
        Rect(whole.left, whole.top, whole.w, inner.top - whole.top),
        Rect(whole.left, inner.bottom, whole.w, whole.bottom - inner.bottom),
        Rect(whole.left, inner.top, inner.left - whole.left, inner.h),
        Rect(inner.right, inner.top, whole.right - inner.right, inner.h),
    ]
    return [part for part in parts if part.w and part.h]
