"""The scenery behind everything else on a sheet, joined into one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from kingup_game.stage.canvas.item import Item, Retained, Workshop
from kingup_game.theme.palette import PLATE


@dataclass(frozen=True)
class Scenery:
    """One picture of a backdrop: its left upper corner in design units, its size unless as drawn.

    One that `covers` is scaled to fill the whole window; one that `goes_on` is mirrored beyond its
    edges until the window is full, and its own part stays where the design has it.
    """

    picture: str
    x: float = 0
    y: float = 0
    width: float | None = None
    height: float | None = None
    covers: bool = False
    goes_on: bool = False


class Backdrop(Item):
    """Pictures behind everything, joined into one opaque surface of the window's size."""

    scenery = Retained[Sequence[Scenery]](())
    ground = Retained(PLATE)

    def resolve(self, shop: Workshop) -> None:
        """Joins its pictures into one, once for a window."""
        view = shop.viewport
        key = (
            "backdrop",
            tuple(self.scenery),
            shop.paint(self.ground),
            self.sheet.dx,
            self.sheet.dy,
        )
        self.surface = shop.pictures.kept(key, lambda: self._join(shop))
        self.opaque = True
        self.rect.update((0, 0), view.size_px)

    def _join(self, shop: Workshop) -> Surface:
        view = shop.viewport
        made = _odd_surface(view.size_px)
        made.fill(shop.paint(self.ground))
        for part in self.scenery:
            if part.covers:
                left, top, width, height = view.window_units()
                natural = shop.pictures.size(part.picture)
                grow = max(width / natural[0], height / natural[1])
                size = natural[0] * grow, natural[1] * grow
                place = left + (width - size[0]) / 2, top + (height - size[1]) / 2
            else:
                size = shop.pictures.box(part.picture, part.width, part.height)
                place = part.x + self.sheet.dx, part.y + self.sheet.dy
            picture = shop.pictures.once(part.picture, size)
            made.blit(picture, view.to_px(*place))
            if part.goes_on:
                _go_on(made, picture, view.to_px(*place))
        return made


def _odd_surface(size_px: tuple[int, int]) -> Surface:
    """A surface that begins in the middle of a cache line.

    Where both sides are aligned SDL copies past the cache, which is five times slower for what a
    token uncovers, and the tokens painted there afterwards have to wait for the memory too.
    """
    width, height = size_px
    return Surface((width + 1, height)).convert().subsurface((1, 0, width, height))


def _go_on(made: Surface, picture: Surface, place: tuple[int, int]) -> None:
    """Fills what the picture leaves free at the sides or above and below with its mirror image."""
    width, height = picture.get_size()
    x, y = place
    if x > 0 or x + width < made.get_width():
        mirrored = pygame.transform.flip(picture, True, False)
        made.blit(mirrored, (x - width, y))
        made.blit(mirrored, (x + width, y))
    if y > 0 or y + height < made.get_height():
        row = made.subsurface(Rect(0, y, made.get_width(), height).clip(made.get_rect()))
        mirrored = pygame.transform.flip(row, False, True)
        made.blit(mirrored, (0, y - height))
        made.blit(mirrored, (0, y + height))
