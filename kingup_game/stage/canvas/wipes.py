"""How the stage is covered between two scenes: black, a closing iris, a turning page."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import (
    FRESH_PAPER,
    INK,
    NIGHT,
    PARCHMENT,
    PARCHMENT_RULE,
    PARCHMENT_SHADE,
)

_ROLL, _SHADOW = 84.0, 110.0
_SHADOW_DENSITY = 120
_STRIPS = 16
_LIT_FROM = 0.0, 0.35, 0.8, 1.0, 0.9, 0.6, 0.3, 0.0
"""How bright the rolled edge of a leaf is, from its rim on."""
_FRAME, _FRAME_ABOVE, _RULE = 170.0, 0.4, 4.0
_MARGIN = _FRAME + 5 * _RULE
"""So far from its edge a leaf is not plain: roll, frame, and a pixel or two of rounding."""
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
    """A leaf of parchment as high as the window, from one x to another: it is rolled at its free
    edge, throws a shadow there, and has a scribe's frame."""

    left = Retained[float](0)
    right = Retained[float](0)
    paints_itself = True
    glazes = True
    _looks: tuple[object, ...] = ()
    _looked: tuple[object, ...] = ()
    _ends: tuple[int, int] = 0, 0
    _ended: tuple[int, int] = 0, 0
    _colours = PARCHMENT, PARCHMENT_SHADE, FRESH_PAPER, PARCHMENT_RULE, INK
    _leaf = Rect(0, 0, 0, 0)
    _scale = 1.0

    def resolve(self, shop: Workshop) -> None:
        """Finds the part of the window that the leaf covers, with its shadow."""
        view = shop.viewport
        left, right = view.to_px(self.left, 0)[0], view.to_px(self.right, 0)[0]
        window, self._scale = Rect((0, 0), view.size_px), view.scale
        self._leaf = Rect(left, 0, right - left, view.height_px)
        self.rect.update(self._leaf.inflate(2 * view.length_px(_SHADOW), 0).clip(window))
        self.opaque = self._leaf.contains(window)
        ground, dark, lit, line, ink = map(shop.paint, PageTurn._colours)
        self._colours = ground, dark, lit, line, ink
        self._looked, self._ended = self._looks, self._ends
        self._looks = self._colours, view
        # What is so far beyond an edge of the window shows nothing of itself.
        far = self._px(2 * _FRAME)
        self._ends = max(left, -far), min(right, view.width_px + far)

    def stirred(self, was: Rect) -> Rect:
        """Between the edge's places before and now, as far as shadow, roll and frame go: all else
        of a leaf is plain. Nowhere, if it covers what it covered."""
        if not (was and self.rect and self._looked == self._looks):
            return super().stirred(was)
        shadow, margin, changed = self._px(_SHADOW) + 1, self._px(_MARGIN), Rect(0, 0, 0, 0)
        reaches = (shadow, margin), (margin, shadow)
        for before, now, (left, right) in zip(self._ended, self._ends, reaches, strict=True):
            if before != now:
                start, end = min(before, now) - left, max(before, now) + right
                strip = Rect(start, self.rect.y, end - start, self.rect.h)
                changed = changed.union(strip) if changed else strip
        return changed.clip(was.union(self.rect))

    def paint(self, target: Surface, clip: Rect) -> None:
        """The leaf, and at each edge that is in the window its roll, its frame and its shadow."""
        leaf, (ground, _, _, line, _) = self._leaf, self._colours
        target.fill(ground, leaf.clip(clip))
        far, thin = self._px(_FRAME), self._px(_RULE)
        for gap in (0, 3 * thin):
            inset = far + gap
            frame = leaf.inflate(-2 * inset, -2 * round(inset * _FRAME_ABOVE))
            for x, y, wide, high in (
                (frame.x, frame.y, frame.w, thin),
                (frame.x, frame.bottom - thin, frame.w, thin),
                (frame.x, frame.y, thin, frame.h),
                (frame.right - thin, frame.y, thin, frame.h),
            ):
                target.fill(line, Rect(x, y, wide, high).clip(clip))
        for edge, inwards in ((leaf.left, 1), (leaf.right, -1)):
            if clip.left <= edge + inwards * self._px(_ROLL) and edge - 1 <= clip.right:
                self._paint_edge(target, clip, edge, inwards)

    def _paint_edge(self, target: Surface, clip: Rect, edge: int, inwards: int) -> None:
        """The paper is rolled up: lit at one side, dark at the other; beyond it is its shadow."""
        _, dark, lit, _, ink = map(pygame.Color, self._colours)
        for strip, (start, end) in enumerate(self._strips(edge, inwards, _ROLL)):
            light = _LIT_FROM[strip * len(_LIT_FROM) // _STRIPS]
            target.fill(dark.lerp(lit, light), Rect(start, 0, end - start, clip.bottom).clip(clip))
        rim = self._px(_RULE)
        target.fill(ink, Rect(min(edge, edge + inwards * rim), 0, rim, clip.bottom).clip(clip))
        for strip, (start, end) in enumerate(self._strips(edge, -inwards, _SHADOW)):
            left = 255 - round(_SHADOW_DENSITY * (1 - strip / _STRIPS))
            place = Rect(start, 0, end - start, clip.bottom).clip(clip)
            target.fill((left,) * 3, place, pygame.BLEND_RGB_MULT)

    def _strips(self, edge: int, way: int, units: float) -> Iterator[tuple[int, int]]:
        """From where to where each upright strip reaches, from an edge on."""
        for strip in range(_STRIPS):
            ends = (edge + way * self._px(units * part / _STRIPS) for part in (strip, strip + 1))
            start, end = sorted(ends)
            yield start, end

    def _px(self, units: float) -> int:
        return round(units * self._scale)


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
