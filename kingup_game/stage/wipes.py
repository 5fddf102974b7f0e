"""How the stage is covered between two scenes: black, a closing iris, a turning page."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from kingup_game.stage import plan
from kingup_game.stage.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.sheet import Sheet

PAGE_COLOUR = "#E8D3A6"
PAGE_EDGE_COLOUR = "#6E4323"
PAGE_EDGE_WIDTH = 14
# So far beyond the design a window of unusual shape may reach.
PAGE_REACH = 1200
NIGHT_COLOUR = "#120A0C"


class Iris(Item):
    """Night all round a circle that is open by a share of the whole window."""

    x = Retained[float](plan.WIDTH / 2)
    y = Retained[float](plan.HEIGHT / 2)
    openness = Retained[float](1.0)
    paints_itself = True
    _centre = (0, 0)
    _radius = 0
    _far = 0

    def resolve(self, shop: Workshop) -> None:
        view = shop.viewport
        self.rect.update((0, 0), view.size_px)
        self._centre = view.to_px(self.x, self.y)
        corners = [(x, y) for x in (0, view.width_px) for y in (0, view.height_px)]
        self._far = math.ceil(max(math.dist(self._centre, corner) for corner in corners)) + 2
        self._radius = round(self._far * self.openness)
        self.opaque = self._radius == 0

    def paint(self, target: Surface, clip: Rect) -> None:
        if self._radius == 0:
            target.fill(NIGHT_COLOUR, clip)
            return
        ring = self._far - self._radius
        if ring > 0:
            pygame.draw.circle(target, NIGHT_COLOUR, self._centre, self._far, ring)


class Page(Item):
    """A sheet of parchment as high as the window, from one x to another, with a dark edge."""

    left = Retained[float](0)
    right = Retained[float](0)
    paints_itself = True
    _edge_px = 1

    def resolve(self, shop: Workshop) -> None:
        view = shop.viewport
        left, right = view.to_px(self.left, 0)[0], view.to_px(self.right, 0)[0]
        self._edge_px = view.length_px(PAGE_EDGE_WIDTH)
        whole = Rect(left, 0, right - left, view.height_px)
        self.rect.update(whole.clip(Rect((0, 0), view.size_px)))
        self.opaque = True

    def paint(self, target: Surface, clip: Rect) -> None:
        target.fill(PAGE_COLOUR, self.rect.clip(clip))
        for side in (self.rect.left, self.rect.right - self._edge_px):
            edge = Rect(side, self.rect.top, self._edge_px, self.rect.h)
            if 0 < side < target.get_width() - self._edge_px:
                target.fill(PAGE_EDGE_COLOUR, edge.clip(clip))


class Cover:
    """Lies above all sheets. `amount` runs from 0, all open, to 1, all covered, and back."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self._veil = self.sheet.veil(NIGHT_COLOUR)
        self._iris = self.sheet.add(Iris(self.sheet, 0), visible=False)
        self._page = self.sheet.add(Page(self.sheet, 0), visible=False)
        self._veil.visible = False

    def clear(self) -> None:
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

    def aim(self, x: float, y: float) -> None:
        """Where the iris closes and opens, in design units."""
        self._iris.set(x=x, y=y)

    def _turn_page(self, amount: float, opening: bool) -> None:
        """The page comes in from the right and goes on to the left."""
        left, right = -PAGE_REACH, plan.WIDTH + PAGE_REACH
        way = (right - left) * amount
        if opening:
            self._page.set(left=left, right=left + way)
        else:
            self._page.set(left=right - way, right=right)
        self._page.visible = True
