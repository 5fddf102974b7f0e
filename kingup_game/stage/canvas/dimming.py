"""Plain colours: a veil over the whole window, darkness with a hole of light, a filled place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce

import pygame
from pygame import Rect, Surface

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.boxes import Hole, HoleLook
from kingup_game.stage.canvas.changed_areas import around, without
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
    _was: object = None
    ROWS = 64
    """So many at a time are painted where it is not dense."""

    def resolve(self, shop: Workshop) -> None:
        """Finds its place and its colour."""
        self._shown_colour = shop.paint(self.colour)
        place = self.x + self.sheet.dx, self.y + self.sheet.dy
        self.rect.update(shop.viewport.rect_px(*place, self.width, self.height))
        self.opaque = self.blit_alpha >= OPAQUE_ALPHA

    def restack(self, layer: float) -> None:
        """Moves it in front of or behind others: all of it is drawn again."""
        if layer != self.layer:
            self._was = None
        super().restack(layer)

    def spoilt(self, before: list[Rect]) -> list[Rect]:
        """One that grows or shrinks looks as before where it was and is."""
        was, self._was = self._was, (self._shown_colour, self.blit_alpha)
        if was != self._was or not self.rect:
            return super().spoilt(before)
        return [
            part for one in before for part in (*without(one, self.rect), *without(self.rect, one))
        ]

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


class Glass(Filling):
    """Tinted glass before a place: of each colour below it only a share comes through, so that what
    is dark stays dark and what is light stands out, where a filling would leave one flat tone."""

    def resolve(self, shop: Workshop) -> None:
        """It never hides what is below."""
        super().resolve(shop)
        self.opaque = False

    def paint(self, target: Surface, clip: Rect) -> None:
        """Tints its part of the clip."""
        _shade(target, self.rect.clip(clip), BLACK, self.blit_alpha, self._shown_colour)


Shade = tuple[int, int, int]
"""Red, green and blue."""

_MOST_SHADES = 512

_ROWS = 32
"""So many at a time are shaded: they are still at hand as their light is added."""


class Spotlight(Item):
    """Darkness over the whole window with a soft round hole; dim it in by its alpha.

    It may also go from one density to another, everywhere at once: `share` says how far. Only the
    surroundings of the hole are a picture. With a radius of 0 there is none, and what is `lit`
    has light of its own, as far as its walls.
    """

    x = Retained[float](960)
    y = Retained[float](540)
    radius = Retained[float](300)
    colour = Retained(DARKNESS)
    density = Retained(200)
    before = Retained(0)
    share = Retained(1.0)
    lit = Retained[Sequence[Area]](())
    glass = Retained(BLACK)
    """What of each colour it lets through where it is densest, as tinted glass does."""
    paints_itself = True
    glazes = True

    RADIUS_STEP = 8
    _shown_density = 0
    _look: object = None
    _was: object = None
    _hole: Hole | None = None
    _hole_rect = Rect(0, 0, 0, 0)
    _lit_px: tuple[Rect, ...] = ()
    _lit_before: tuple[Rect, ...] = ()
    _dark_px: Sequence[Rect] = ()
    _dark_in = Rect(0, 0, 0, 0)

    def turn_to(self, density: int) -> None:
        """Another darkness from now on; its `share` says from step to step how much is seen."""
        self.set(before=self.density, density=density, share=0.0)

    def resolve(self, shop: Workshop) -> None:
        """Finds how dense it is, and for this radius the hole and where that is."""
        self._shown_colour = shop.paint(self.colour)
        self._shown_density = round(self.before + (self.density - self.before) * self.share)
        self.is_halfway = self.share < 1
        if not self._shown_density:
            self.hide_pixels()
            return
        self._hole = self._find_hole(shop)
        self._hole_rect = self._place_of_hole(shop.viewport)
        shown = self._shown_colour, self._shown_density, self.blit_alpha, self.glass
        self._find_dark_parts(shop.viewport)
        hole = self._hole and self._hole.look
        self._was, self._look = self._look, (*shown, hole, *self._hole_rect)
        self.rect.update((0, 0), shop.viewport.size_px)

    def is_like(self, other: Item) -> bool:
        """Whether that looks just as this one does."""
        return isinstance(other, Spotlight) and self._told() == other._told()

    def _told(self) -> tuple[object, ...]:
        place = self.x + self.sheet.dx, self.y + self.sheet.dy, self.radius
        return (
            *place,
            *self.lit,
            self.glass,
            self.colour,
            self.density,
            self.share,
            self.alpha,
            self.sheet.alpha,
        )

    def stirred(self, was: Rect) -> Rect:
        """Nowhere, if it looks as it did."""
        is_as_it_was = was == self.rect and self._was == self._look
        if not is_as_it_was:
            return super().stirred(was)
        places = [*self._lit_px, *self._lit_before]
        others = [place for place in places if places.count(place) == 1]
        return others[0].unionall(others[1:]) if others else Rect(0, 0, 0, 0)

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays the hole where it is, and darkness over the rest of the clip."""
        dark = self._dark_px
        parts: Iterable[Rect] = [dark[one].clip(clip) for one in clip.collidelistall(dark)]
        density = self._shown_density
        if self._hole is not None:
            alpha = self.blit_alpha * density // self._hole.look.density
            parts = self._hole.paint(target, clip, self._hole_rect, alpha)
        for part in parts:
            dense = density * self.blit_alpha // OPAQUE_ALPHA
            _shade(target, part, self._shown_colour, dense, self.glass)

    def _find_dark_parts(self, view: Viewport) -> None:
        """The window without what is lit."""
        dx, dy = self.sheet.dx, self.sheet.dy
        lit = [view.rect_px(x + dx, y + dy, wide, high) for x, y, wide, high in self.lit]
        self._lit_before, self._lit_px = self._lit_px, tuple(lit)
        known, whole = len(self._lit_before), Rect((0, 0), view.size_px)
        if self._dark_in == whole and self._lit_px[:known] == self._lit_before:
            lit = lit[known:]  # one room more
        else:
            self._dark_px, self._dark_in = [whole], whole
        self._dark_px = reduce(around, lit, self._dark_px)

    def _find_hole(self, shop: Workshop) -> Hole | None:
        """One as dense as all else; on the way that of the darker end, painted lighter."""
        radius = round(self.radius / self.RADIUS_STEP) * self.RADIUS_STEP * shop.viewport.scale
        if not radius:
            return None
        ends, shown = (self.before, self.density), self._shown_density
        look = HoleLook(radius, self._shown_colour, shown if shown in ends else max(ends))
        is_found = self._hole is not None and self._hole.look == look
        return self._hole if is_found else Hole(look, shop.pictures.caches.votes)

    def _place_of_hole(self, view: Viewport) -> Rect:
        side = self._hole.look.side_px if self._hole else 0
        place = Rect(0, 0, side, side)
        place.center = view.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        return place


def _shade(target: Surface, place: Rect, colour: str, density: int, glass: str = BLACK) -> None:
    """Lays a colour over a place: several times faster than blending a picture of that colour."""
    left, light = _shares(colour, density, glass)
    if not any(light):
        target.fill(left, place, pygame.BLEND_RGB_MULT)
        return
    for top in range(place.top, place.bottom, _ROWS):
        rows = place.left, top, place.w, min(_ROWS, place.bottom - top)
        target.fill(left, rows, pygame.BLEND_RGB_MULT)
        target.fill(light, rows, pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=_MOST_SHADES)
def _shares(colour: str, density: int, glass: str) -> tuple[Shade, Shade]:
    """What is left of whatever lies below a colour so dense, and the light that the colour adds."""
    rest = OPAQUE_ALPHA - density
    red, green, blue, _ = (part * density // OPAQUE_ALPHA for part in pygame.Color(colour))
    left = [rest + part * density // OPAQUE_ALPHA for part in pygame.Color(glass)]
    return (left[0], left[1], left[2]), (red, green, blue)
