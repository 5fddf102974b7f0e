"""Things over the whole window: a veil of one colour, and darkness with a hole of light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from kingup_game.stage.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.viewport import Viewport


class Veil(Item):
    """One colour over the whole window, as dense as its alpha; fully dense it hides all below."""

    colour = Retained("#000000")
    paints_itself = True
    TILE_PX = 256

    def resolve(self, shop: Workshop) -> None:
        density = min(OPAQUE_ALPHA, self.alpha * self.sheet.alpha / OPAQUE_ALPHA)
        self.opaque = density >= OPAQUE_ALPHA
        red, green, blue, _ = pygame.Color(self.colour)
        self.surface = Surface((self.TILE_PX, self.TILE_PX), pygame.SRCALPHA)
        self.surface.fill((red, green, blue, int(density)))
        self.rect.update((0, 0), shop.viewport.size_px)

    def paint(self, target: Surface, clip: Rect) -> None:
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
    """Darkness over the whole window with a soft round hole; dim it in by its alpha."""

    x = Retained[float](960)
    y = Retained[float](540)
    radius = Retained[float](300)
    colour = Retained("#0B0610")
    density = Retained(200)

    COARSENESS = 8
    RADIUS_STEP = 8

    def resolve(self, shop: Workshop) -> None:
        view = shop.viewport
        centre = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        radius = round(self.radius / self.RADIUS_STEP) * self.RADIUS_STEP * view.scale
        key = ("spotlight", centre, radius, self.colour, self.density)
        self.surface = shop.pictures.kept(key, lambda: self._dark(view, centre, radius))
        self.rect.update((0, 0), view.size_px)

    def _dark(self, view: Viewport, centre: tuple[int, int], radius_px: float) -> Surface:
        red, green, blue, _ = pygame.Color(self.colour)
        small = Surface(
            (view.width_px // self.COARSENESS + 1, view.height_px // self.COARSENESS + 1),
            pygame.SRCALPHA,
        )
        small.fill((red, green, blue, self.density))
        middle = (centre[0] / self.COARSENESS, centre[1] / self.COARSENESS)
        soft_steps = 16
        for step in range(soft_steps + 1):
            share = step / soft_steps
            reach = (1.25 - 0.45 * share) * radius_px / self.COARSENESS
            shade = (red, green, blue, round(self.density * (1 - share) ** 1.5))
            pygame.draw.circle(small, shade, middle, max(1, reach))
        return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), view.size_px)
