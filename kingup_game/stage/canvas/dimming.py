"""Plain colours: a veil over the whole window, darkness with a hole of light, a filled place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from kingup_game.stage import layout
from kingup_game.stage.canvas.boxes import Hole, HoleLook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.canvas.items import Sized
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.theme.palette import BLACK, DARKNESS


class Veil(Item):
    """One colour over the whole window, as dense as its alpha; fully dense it hides all below."""

    colour = Retained(BLACK)
    paints_itself = True
    glazes = True
    _density = 0
    _shown_colour = BLACK
    _was = 0, BLACK

    def resolve(self, shop: Workshop) -> None:
        """Finds how dense veil and sheet are together."""
        density = min(OPAQUE_ALPHA, self.alpha * self.sheet.alpha / OPAQUE_ALPHA)
        self.opaque = density >= OPAQUE_ALPHA
        self._was = self._density, self._shown_colour
        self._density = int(density)
        self._shown_colour = shop.paint(self.colour)
        self.rect.update((0, 0), shop.viewport.size_px)

    def stirred(self, was: Rect) -> Rect:
        """Nowhere, if it is as dense as it was."""
        is_as_it_was = was == self.rect and self._was == (self._density, self._shown_colour)
        return Rect(0, 0, 0, 0) if is_as_it_was else super().stirred(was)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Colours the clip."""
        if self.opaque:
            target.fill(self._shown_colour, clip)
        else:
            _shade(target, clip, self._shown_colour, self._density)


class Filling(Sized):
    """A plain box that is painted without a picture: nothing is kept of it, however many widths it
    goes through."""

    colour = Retained(BLACK)
    paints_itself = True
    _shown_colour = BLACK
    ROWS = 64
    """So many at a time are painted where it is not dense."""

    def resolve(self, shop: Workshop) -> None:
        """Finds its place and its colour."""
        self._shown_colour = shop.paint(self.colour)
        place = self.x + self.sheet.dx, self.y + self.sheet.dy
        self.rect.update(shop.viewport.rect_px(*place, self.width, self.height))
        self.opaque = self.blit_alpha >= OPAQUE_ALPHA

    def paint(self, target: Surface, clip: Rect) -> None:
        """Colours its part of the clip."""
        part = self.rect.clip(clip)
        if self.opaque:
            target.fill(self._shown_colour, part)
            return
        strip = Surface((part.w, min(part.h, self.ROWS)), pygame.SRCALPHA)
        strip.fill(self._shown_colour)
        strip.set_alpha(self.blit_alpha)
        for top in range(part.top, part.bottom, self.ROWS):
            target.blit(strip, (part.x, top), (0, 0, part.w, part.bottom - top))


Shade = tuple[int, int, int]
"""Red, green and blue."""

_MOST_SHADES = 512

DarkDownTo = tuple[float, float]
"""Down to this height, in design units, so much of a change is done: from 0 to 1."""


class Spotlight(Item):
    """Darkness over the whole window with a soft round hole; dim it in by its alpha.

    It may also come, deepen and go from place to place, so that a frame draws hardly more than a
    band of the window: `levels` say from above, down to the lower edge, how far each part of it
    has come on the way from the density that it had `before`. Only the surroundings of the hole
    are a picture. With a radius of 0 there is none.
    """

    x = Retained[float](960)
    y = Retained[float](540)
    radius = Retained[float](300)
    colour = Retained(DARKNESS)
    density = Retained(200)
    before = Retained(0)
    levels = Retained[Sequence[DarkDownTo]](())
    paints_itself = True
    glazes = True

    RADIUS_STEP = 8
    _rows: Sequence[tuple[int, int, int]] = ()
    """From above, without a gap: from where to where it is how dense."""
    _was: tuple[object, Sequence[tuple[int, int, int]]] = (None, ())
    _look: object = None
    _had_levels = False
    _holes: Sequence[Hole] = ()
    _hole_rect: Rect

    def turn_to(self, density: int) -> None:
        """Another darkness from now on; how much of it is seen is said from step to step."""
        self.set(before=self.density, density=density)
        self.be_on_the_way(0.0)

    def be_on_the_way(self, share: float) -> None:
        """So much of the way there, everywhere at once."""
        self.levels = ((layout.HEIGHT, share),)

    def arrive(self) -> None:
        """It is as dense as it was to be."""
        self.set(before=self.density, levels=())

    def resolve(self, shop: Workshop) -> None:
        """Finds the holes for this radius, where they are, and how dense it is in which rows."""
        view = shop.viewport
        self._shown_colour = shop.paint(self.colour)
        self._was = self._look, self._rows
        self._rows = list(self._rows_of(view))
        # Also in the frame in which it is there: most often its last band has come only now.
        had_levels, self._had_levels = self._had_levels, bool(self.levels)
        self.is_halfway = len(self.levels) == 1
        self.glazes_in_parts = (had_levels or self._had_levels) and not self.is_halfway
        dense = [row for row in self._rows if row[2]]
        if not dense:
            self.hide_pixels()
            return
        self._find_holes(shop)
        side = self._holes[0].look.side_px if self._holes else 0
        self._hole_rect = Rect(0, 0, side, side)
        self._hole_rect.center = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        self._look = self._shown_colour, self.blit_alpha, tuple(self._hole_rect)
        self.rect.update(0, dense[0][0], view.width_px, dense[-1][1] - dense[0][0])

    def is_like(self, other: Item) -> bool:
        """Whether that looks just as this one does."""
        return isinstance(other, Spotlight) and self._told() == other._told()

    def _told(self) -> tuple[object, ...]:
        place = self.x + self.sheet.dx, self.y + self.sheet.dy, self.radius
        return *place, self.colour, self.density, self.levels, self.alpha, self.sheet.alpha

    def _rows_of(self, view: Viewport) -> Iterator[tuple[int, int, int]]:
        top = 0
        for down_to, share in self.levels or ((0, 1),):
            is_last = not self.levels or (down_to, share) == self.levels[-1]
            _, bottom = (0, view.height_px) if is_last else view.to_px(0, down_to + self.sheet.dy)
            bottom = max(top, min(bottom, view.height_px))
            density = round(self.before + (self.density - self.before) * share)
            if top < bottom:
                yield top, bottom, density
            top = bottom

    def stirred(self, was: Rect) -> Rect:
        """Where it changed: most often a band."""
        look, rows = self._was
        if look != self._look or not was or not self.rect:
            return super().stirred(was)
        edges = sorted({edge for row in (*rows, *self._rows) for edge in row[:2]})
        gaps = list(pairwise(edges))
        top = next((gap[0] for gap in gaps if self._differs(rows, gap[0])), None)
        if top is None:
            return Rect(0, 0, 0, 0)
        bottom = next(gap[1] for gap in reversed(gaps) if self._differs(rows, gap[0]))
        return Rect(0, top, self.rect.w, bottom - top)

    def _differs(self, rows: Sequence[tuple[int, int, int]], y: int) -> bool:
        return _density_at(rows, y) != _density_at(self._rows, y)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays the hole where it is, and darkness over the rest of the clip."""
        for top, bottom, density in self._rows:
            if density and top < clip.bottom and bottom > clip.top:
                part = clip.clip(Rect(clip.x, top, clip.w, bottom - top))
                target.set_clip(part)
                self._paint_part(target, part, density)
        target.set_clip(clip)

    def _paint_part(self, target: Surface, clip: Rect, density: int) -> None:
        parts: Iterable[Rect] = [clip]
        if self._holes:
            like = (one for one in self._holes if one.look.density == density)
            hole = next(like, self._holes[0])
            alpha = self.blit_alpha * density // hole.look.density
            parts = hole.paint(target, clip, self._hole_rect, alpha)
        for part in parts:
            _shade(target, part, self._shown_colour, density * self.blit_alpha // OPAQUE_ALPHA)

    def _find_holes(self, shop: Workshop) -> None:
        """Those of both densities, the densest first; none without a radius."""
        radius = round(self.radius / self.RADIUS_STEP) * self.RADIUS_STEP * shop.viewport.scale
        dense = sorted({self.before, self.density} - {0}, reverse=True) if radius else []
        looks = [HoleLook(radius, self._shown_colour, density) for density in dense]
        if looks != [hole.look for hole in self._holes]:
            self._holes = [Hole(look, shop.pictures.caches.votes) for look in looks]


def _density_at(rows: Sequence[tuple[int, int, int]], y: int) -> int:
    return next((density for top, bottom, density in rows if top <= y < bottom), 0)


def _shade(target: Surface, place: Rect, colour: str, density: int) -> None:
    """Lays a colour over a place: several times faster than blending a picture of that colour."""
    left, light = _shares(colour, density)
    target.fill(left, place, pygame.BLEND_RGB_MULT)
    if any(light):
        target.fill(light, place, pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=_MOST_SHADES)
def _shares(colour: str, density: int) -> tuple[Shade, Shade]:
    """What is left of whatever lies below a colour so dense, and the light that the colour adds."""
    rest = OPAQUE_ALPHA - density
    red, green, blue, _ = (part * density // OPAQUE_ALPHA for part in pygame.Color(colour))
    return (rest, rest, rest), (red, green, blue)
