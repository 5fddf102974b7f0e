"""How the stage is covered between two scenes: black, a closing iris, a turning page."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import NIGHT, PARCHMENT, WOOD_DARK

PAGE_EDGE_WIDTH = 14
# So far beyond the design a window of unusual shape may reach.
PAGE_REACH = 1200


class Iris(Item):
    """Night all round a circle that is open by a share of the whole window."""

    openness = Retained[float](1.0)
    paints_itself = True
    glazes = True
    _centre = (0, 0)
    _radius = 0
    _far = 0
    _colour = NIGHT
    _was = 0, NIGHT

    def resolve(self, shop: Workshop) -> None:
        """Finds the centre, and how far the circle is open in this window."""
        view = shop.viewport
        self.rect.update((0, 0), view.size_px)
        self._centre = view.to_px(layout.WIDTH / 2, layout.HEIGHT / 2)
        corners = [(x, y) for x in (0, view.width_px) for y in (0, view.height_px)]
        self._far = math.ceil(max(math.dist(self._centre, corner) for corner in corners)) + 2
        self._was = self._radius, self._colour
        self._radius = round(self._far * self.openness)
        self.opaque = self._radius == 0
        self._colour = shop.paint(NIGHT)

    def stirred(self, was: Rect) -> Rect:
        """Nowhere, if it is as open as it was."""
        is_as_it_was = was == self.rect and self._was == (self._radius, self._colour)
        return Rect(0, 0, 0, 0) if is_as_it_was else super().stirred(was)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Fills all but the circle with night."""
        if self._radius == 0:
            target.fill(self._colour, clip)
            return
        ring = self._far - self._radius
        if ring > 0:
            pygame.draw.circle(target, self._colour, self._centre, self._far, ring)


class PageTurn(Item):
    """A sheet of parchment as high as the window, from one x to another, with a dark edge."""

    left = Retained[float](0)
    right = Retained[float](0)
    paints_itself = True
    glazes = True
    _edge_px = 1
    _colours = PARCHMENT, WOOD_DARK
    _was = _colours

    def resolve(self, shop: Workshop) -> None:
        """Finds the part of the window that the page covers."""
        view = shop.viewport
        left, right = view.to_px(self.left, 0)[0], view.to_px(self.right, 0)[0]
        self._edge_px = view.length_px(PAGE_EDGE_WIDTH)
        self._was = self._colours
        whole = Rect(left, 0, right - left, view.height_px)
        self.rect.update(whole.clip(Rect((0, 0), view.size_px)))
        self.opaque = True
        self._colours = shop.paint(PARCHMENT), shop.paint(WOOD_DARK)

    def stirred(self, was: Rect) -> Rect:
        """Nowhere, if it covers what it covered."""
        is_as_it_was = was == self.rect and self._was == self._colours
        return Rect(0, 0, 0, 0) if is_as_it_was else super().stirred(was)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Fills the part with parchment, and its edges with wood."""
        target.fill(self._colours[0], self.rect.clip(clip))
        for side in (self.rect.left, self.rect.right - self._edge_px):
            edge = Rect(side, self.rect.top, self._edge_px, self.rect.h)
            if 0 < side < target.get_width() - self._edge_px:
                target.fill(self._colours[1], edge.clip(clip))


class Cover:
    """Lies above all sheets. `amount` runs from 0, all open, to 1, all covered, and back."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self._veil = self.sheet.veil(NIGHT, layer=Layer.COVER)
        self._iris = self.sheet.add(Iris(self.sheet, Layer.COVER), visible=False)
        self._page = self.sheet.add(PageTurn(self.sheet, Layer.COVER), visible=False)
        self._veil.visible = False

    def clear(self) -> None:
        """Covers nothing."""
        for item in (self._veil, self._iris, self._page):
            item.visible = False

    def set(self, kind: str, amount: float, *, opening: bool = False) -> None:
        """Covers so much of the stage in one of the kinds `fade`, `iris` and `page`."""
        self.clear()
        if amount <= 0 or kind == "cut":
            return
        if kind == "iris":
            self._iris.openness = 1.0 - amount
            self._iris.visible = True
        elif kind == "page":
            self._turn_page(amount, opening)
        else:
            self._veil.alpha = round(OPAQUE_ALPHA * amount)
            self._veil.visible = True

    def _turn_page(self, amount: float, opening: bool) -> None:
        """The page comes in from the right and goes on to the left."""
        left, right = -PAGE_REACH, layout.WIDTH + PAGE_REACH
        way = (right - left) * amount
        if opening:
            self._page.set(left=left, right=left + way)
        else:
            self._page.set(left=right - way, right=right)
        self._page.visible = True
