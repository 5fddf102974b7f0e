"""The kinds of things a sheet holds: sprites, faces, words, boxes, frames, drawings."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from kingup_game.stage.area import Margins
from kingup_game.stage.canvas.boxes import rounded_box
from kingup_game.stage.canvas.item import (
    CENTRE,
    OPAQUE_ALPHA,
    TOP_LEFT,
    Anchor,
    Item,
    Retained,
    Workshop,
)
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.scaling import PictureKey, rounded
from kingup_game.stage.lettering.text_styles import TextStyle


class Sprite(Item):
    """A picture at a place; the anchor is the point of the picture that stands there."""

    picture = Retained("")
    x = Retained[float](0, moves=True)
    y = Retained[float](0, moves=True)
    width = Retained[float | None](None)
    height = Retained[float | None](None)
    anchor = Retained[Anchor](CENTRE)
    zoom = Retained[float](1.0)
    squash = Retained[float](1.0)
    """How much wider than it is; it keeps its area, and so is as much lower."""
    bend = Retained[float](0)
    """How far its head trails to the right of its foot: plumes, horns, hats."""
    turn = Retained[float](0)
    mirrored = Retained(False)
    grey = Retained(False)
    unpainted = Retained(False)
    """Like bare wood: not there yet."""
    frame = Retained(0)
    frames = Retained(1)
    _x: float
    _y: float
    _corner = (0.0, 0.0)

    def move(self, x: float, y: float) -> None:
        """Stands somewhere else: the quick way for what moves every tick."""
        if x != self._x or y != self._y:
            self._x, self._y = x, y
            self.touch_place()

    def resolve(self, shop: Workshop) -> None:
        """Finds the picture if it looks otherwise than before, and where its corner is."""
        if self._looks_stale:
            self._looks_stale = False
            self._find_look(shop)
        view, sheet = shop.viewport, self.sheet
        scale = view.scale
        left, top = self._corner
        assert self.surface is not None
        self.rect.update(
            round(view.left_px + (self._x + sheet.dx) * scale + left),
            round(view.top_px + (self._y + sheet.dy) * scale + top),
            *self.surface.get_size(),
        )

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its picture, unless that is made, read, or not to be seen."""
        if not self._visible:
            return ()
        whole = self.frames > 1 or self.bend != 0 or self.squash != 1 or self.turn != 0
        return shop.pictures.unread(self.picture, self.width, self.height, whole=whole)

    def _find_look(self, shop: Workshop) -> None:
        """The surface, and where its corner lies from the point where the picture stands."""
        self.surface = shop.pictures.get(
            self.picture,
            self.width,
            self.height,
            turn=self.turn,
            zoom=self.zoom,
            squash=self.squash,
            bend=self.bend,
            mirrored=self.mirrored,
            grey=self.grey,
            unpainted=self.unpainted,
            frame=self.frame,
            frames=self.frames,
        )
        scale = shop.viewport.scale
        box = shop.pictures.box(self.picture, self.width, self.height, self.frames)
        across = (0.5 - self.anchor[0]) * box[0] * self.zoom * self.squash * scale
        down = (0.5 - self.anchor[1]) * box[1] * self.zoom / self.squash * scale
        if self.turn:
            angle = math.radians(self.turn)
            across, down = (
                across * math.cos(angle) + down * math.sin(angle),
                down * math.cos(angle) - across * math.sin(angle),
            )
        width, height = self.surface.get_size()
        self._corner = across - width / 2, down - height / 2


class Somebody(Sprite):
    """Somebody, in one mood after the other: while a thread reads the next one, the one before it
    is shown, wherever they are by then."""

    comes_when_read = False
    """Whether nobody is there before the first one is read, and no frame waits for it."""
    _asked_for = ""

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its picture, unless that is made, read, or not to be seen."""
        if not self._visible:
            return ()
        pictures, held = shop.pictures, rounded(self.turn, self.zoom, self.squash, self.bend)
        key = PictureKey(self.picture, pictures.box(self.picture, self.width, self.height), *held)
        if key in pictures.caches.of(key):
            return ()
        if key.rests:
            return pictures.unread(self.picture, self.width, self.height)
        wide = self.width and self.width * self.zoom
        return pictures.unread(self.picture, wide, whole=True)

    def resolve(self, shop: Workshop) -> None:
        """Finds the picture, unless that is still being read, and where its corner is."""
        is_new = self.surface is None and self.comes_when_read
        if is_new and self._is_being_read(shop):
            self.hide_pixels()
            self.touch()
        else:
            super().resolve(shop)

    def _find_look(self, shop: Workshop) -> None:
        if self.surface is not None and self._is_being_read(shop):
            self.touch()
        else:
            super()._find_look(shop)

    def _is_being_read(self, shop: Workshop) -> bool:
        """Whether a thread has it in its hands, or will have; it is asked once."""
        pictures = shop.pictures
        wanted = self.unread(shop) if pictures.is_patient else ()
        if not wanted:
            self._asked_for = ""
            return False
        if self._asked_for != self.picture:
            self._asked_for = self.picture
            pictures.ahead.want_new(wanted)
        return pictures.is_decoding(self.picture)


class Label(Item):
    """Words at a place."""

    words = Retained("")
    x = Retained[float](0, moves=True)
    y = Retained[float](0, moves=True)
    anchor = Retained[Anchor](TOP_LEFT)
    style = Retained(TextStyle())
    width = Retained[float | None](None)
    _corner = (0, 0)

    def resolve(self, shop: Workshop) -> None:
        """Draws the words if they are others than before, and finds where their corner is."""
        if not self.words:
            self.hide_pixels()
            return
        if self._looks_stale:
            self._looks_stale = False
            block = shop.lettering.block(self.words, self.style, self.width)
            across, down = self.anchor
            self._corner = (
                -round(across * block.box.w) - block.box.x,
                -round(down * block.box.h) - block.box.y,
            )
            self.surface = block.surface
        assert self.surface is not None
        x, y = shop.viewport.to_px(self.x + self.sheet.dx, self.y + self.sheet.dy)
        place = x + self._corner[0], y + self._corner[1]
        self.rect.update(place, self.surface.get_size())


class Sized(Item):
    """What has a left upper corner and a size."""

    x = Retained[float](0, moves=True)
    y = Retained[float](0, moves=True)
    width = Retained[float](0)
    height = Retained[float](0)
    _x: float
    _y: float
    _width: float
    _height: float

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Stands somewhere else, and has another size."""
        if width != self._width or height != self._height:
            self.width, self.height = width, height
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        """Stands somewhere else, as large as before."""
        if x != self._x or y != self._y:
            self._x, self._y = x, y
            self.touch_place()


class Box(Sized):
    """A plain box: filled, bordered or both; as a focus ring without fill."""

    fill = Retained[str | None](None)
    border = Retained[str | None](None)
    border_width = Retained[float](0)
    radius = Retained[float](0)

    def resolve(self, shop: Workshop) -> None:
        """Makes the box if its looks or its size in pixels changed, and finds where it is."""
        view, sheet = shop.viewport, self.sheet
        rect = view.rect_px(self._x + sheet.dx, self._y + sheet.dy, self._width, self._height)
        if not self._looks_stale and self.surface and rect.size == self.surface.get_size():
            self.rect.update(rect)
            return
        self._looks_stale = False
        fill, rim = self.fill and shop.paint(self.fill), self.border and shop.paint(self.border)
        radius = view.length_px(self.radius) if self.radius else 0
        border = view.length_px(self.border_width) if self.border else 0
        self.surface = shop.pictures.caches.boxes.get(
            (rect.size, radius, fill, rim, border),
            lambda: rounded_box(rect.size, radius, fill, border=rim, border_px=border),
        )
        is_solid = fill is not None and pygame.Color(fill).a == OPAQUE_ALPHA
        self.opaque = is_solid and not radius
        self.rect.update(rect)


class Frame(Sized):
    """A picture as a frame of any size: its corners keep their shape."""

    picture = Retained("")
    margins = Retained[Margins | None](None)

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its picture, unless that is read or not to be seen."""
        as_it_is = self.picture, self.width, self.height, self.margins
        return shop.pictures.unread_frame(*as_it_is) if self._visible else ()

    def resolve(self, shop: Workshop) -> None:
        """Stretches the picture to its size if that is another one, and finds where it is."""
        if self._looks_stale or self.surface is None:
            self._looks_stale = False
            as_it_is = self.picture, self.width, self.height, self.margins
            self.surface = shop.pictures.stretched(*as_it_is)
        place = shop.viewport.to_px(self._x + self.sheet.dx, self._y + self.sheet.dy)
        self.rect.update(place, self.surface.get_size())


class Drawing(Sized):
    """A box that a function draws into, again whenever `version` changes.

    The function gets a clear surface and the pixels in a design unit.
    """

    version = Retained(0)
    draw: Callable[[Surface, float], None]
    made_of: tuple[str, float] | None = None
    """A picture that the function needs, and how wide: read beside the game before it is drawn."""
    _drawn: tuple[object, Surface] | None = None

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """What it is made of, unless that is there."""
        if self.made_of is None or self._drawn is not None:
            return ()
        return shop.pictures.unread(*self.made_of)

    def resolve(self, shop: Workshop) -> None:
        """Has its function draw again where the size or the version changed."""
        rect = shop.viewport.rect_px(
            self.x + self.sheet.dx, self.y + self.sheet.dy, self.width, self.height
        )
        made_of = (rect.size, shop.viewport.scale, self.version)
        if self._drawn is None or self._drawn[0] != made_of:
            surface = Surface(rect.size, pygame.SRCALPHA)
            self.draw(surface, shop.viewport.scale)
            self._drawn = made_of, surface
        self.surface = self._drawn[1]
        self.rect.update(rect)
