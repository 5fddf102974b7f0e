"""The scenery behind everything else on a sheet, joined into one picture."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from time import sleep

import pygame
from pygame import Rect, Surface

from kingup_game.stage.caches.picture_caches import Joining
from kingup_game.stage.canvas.item import Item, Retained, Workshop
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.scaling import page_key
from kingup_game.theme.palette import PLATE

STRIPS = 12
"""So many steps it takes to lay down one picture of a backdrop."""

MOST_ASKED = 3
"""So often is a picture asked for that is joined bit by bit, before nobody waits for the thread any
longer."""

_A_MOMENT = 0.0005

LARGEST_SHAKE = 8
"""A sheet that moves by less, in design units, takes its backdrop along as it is."""

UnitPair = tuple[float, float]


@dataclass(frozen=True)
class Scenery:
    """One picture of a backdrop: its left upper corner in design units, its size unless as drawn.

    One that `covers` is scaled to fill the whole window; one that `goes_on` is mirrored beyond its
    edges until the window is full, and its own part stays where the design has it. One that
    `stands_out` is kept as well, for it is drawn again over whatever passes behind it.
    """

    picture: str
    x: float = 0
    y: float = 0
    width: float | None = None
    height: float | None = None
    covers: bool = False
    goes_on: bool = False
    stands_out: bool = False

    @property
    def shown_as(self) -> tuple[str, float | None, float | None]:
        """The picture, and its sides in design units."""
        return self.picture, self.width, self.height


class Backdrop(Item):
    """Pictures behind everything, joined into one opaque surface of the window's size."""

    scenery = Retained[Sequence[Scenery]](())
    ground = Retained(PLATE)
    above = Retained[float](0)
    """So much of what lies above the window is joined as well, for a sheet that moves down."""
    before = Retained[float](0)
    """And so much of what lies to the left of it, for a sheet that moves to the right."""

    @property
    def _look(self) -> Look:
        """What it shows; a small shake of the sheet takes it along as it is."""
        dx, dy = self.sheet.dx, self.sheet.dy
        most_right, most_down = max(LARGEST_SHAKE, self.before), max(LARGEST_SHAKE, self.above)
        if -LARGEST_SHAKE <= dx <= most_right and -LARGEST_SHAKE <= dy <= most_down:
            dx, dy = 0, 0
        return Look(tuple(self.scenery), self.ground, dx, dy, self.above, self.before)

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its pictures, unless they are joined already."""
        return self._look.unread(shop) if self._visible else ()

    def steps(self, shop: Workshop) -> Iterable[None]:
        """Its pictures are joined strip by strip."""
        return self._look.make_ready(shop) if self.shown_alpha(self.sheet.alpha) else ()

    def resolve(self, shop: Workshop) -> None:
        """Joins its pictures into one, once for a window."""
        dx, dy = self.sheet.dx, self.sheet.dy
        look = self._look
        moved = dx - look.dx, dy - look.dy
        whole = look.whole(shop)
        self.surface, self.opaque = whole, True
        scale = shop.viewport.scale
        before_px, above_px = look.beyond_px(shop)
        corner = round(moved[0] * scale) - before_px, round(moved[1] * scale) - above_px
        self.rect.update(corner, whole.get_size())


@dataclass(frozen=True)
class Look:
    """What a backdrop looks like on a sheet that is shifted so far."""

    scenery: tuple[Scenery, ...]
    ground: str = PLATE
    dx: float = 0
    dy: float = 0
    above: float = 0
    before: float = 0
    """So much more than the window it is, at its upper edge and at its left one."""

    def beyond_px(self, shop: Workshop) -> tuple[int, int]:
        """The same in pixels: before the window, and above it."""
        scale = shop.viewport.scale
        return round(self.before * scale), round(self.above * scale)

    def key(self, shop: Workshop) -> object:
        """By which the joined picture is kept for a window."""
        moved, beyond = (self.dx, self.dy), (self.before, self.above)
        return ("backdrop", self.scenery, shop.paint(self.ground), moved, beyond)

    def whole(self, shop: Workshop) -> Surface:
        """All of it as one surface, joined once for a window."""
        kept = shop.pictures.caches.backdrops
        return kept.get(self.key(shop), lambda: self._joined_now(shop))

    def _joined_now(self, shop: Workshop) -> Surface:
        """Where somebody has begun it, that comes to its end."""
        begun = shop.pictures.caches.joining.pop(self.key(shop), None)
        steps = begun.steps if begun else self.joined(shop, set())
        while True:
            try:
                next(steps)
            except StopIteration as done:
                made: Surface = done.value
                return made
            if begun and shop.pictures.is_decoding():
                sleep(_A_MOMENT)  # it may wait for that

    def cut(self, shop: Workshop, x: float, y: float, target: Surface) -> None:
        """Fills a surface with what lies to the right of and below a point of the stage."""
        left, top = shop.viewport.to_px(x + self.dx, y + self.dy)
        before_px, above_px = self.beyond_px(shop)
        part = Rect((left + before_px, top + above_px), target.get_size())
        target.blit(self.whole(shop), (0, 0), part)

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """What would have to be read to join it now; what covers the window is left to that."""
        caches, key = shop.pictures.caches, self.key(shop)
        if key in caches.backdrops:
            return ()
        begun = caches.joining.get(key)
        taken = begun.taken if begun else ()  # read a second time, nobody would fetch them
        left = (one for one in self.scenery if not (one.covers or one in taken))
        parts = [one for one in left if not _is_kept(one, shop)]
        sides = [shop.pictures.unread(*part.shown_as) for part in parts]
        return tuple(chain(*sides))

    def make_ready(self, shop: Workshop) -> Iterator[None]:
        """Joins the pictures before they are shown: decoded and scaled in a thread, and laid
        together a strip a step; if somebody has begun that, both go on with the same."""
        caches, key = shop.pictures.caches, self.key(shop)
        if key in caches.backdrops:
            return
        begun = caches.joining.get(key)
        if begun is None:
            taken = set[object]()
            begun = Joining(self.joined(shop, taken, patiently=True), taken)
            caches.joining[key] = begun
        while key not in caches.backdrops:
            try:
                next(begun.steps)
            except StopIteration as done:
                caches.joining.pop(key, None)
                if done.value is not None:
                    caches.backdrops.keep(key, done.value)
                return
            yield

    def joined(
        self, shop: Workshop, taken: set[object], *, patiently: bool = False
    ) -> Generator[None, None, Surface]:
        """The pictures as one; what an opaque one hides is not even loaded. Those that it has are
        noted as `taken`."""
        (width, height), (before_px, above_px) = shop.viewport.size_px, self.beyond_px(shop)
        whole = Rect(0, 0, width + before_px, height + above_px)
        shown: list[tuple[Scenery, Surface, tuple[int, int]]] = []
        for part in reversed(self.scenery):
            for _ in range(MOST_ASKED if patiently and not part.covers else 0):
                yield from _until_read(
                    part, shop
                )  # asked before it comes, it is read a second time
                if _is_kept(part, shop) or not shop.pictures.unread(*part.shown_as):
                    break  # after the first time others that were read may have driven it out
                shop.pictures.load_ahead([part.picture], at=(part.width, part.height))
                yield from _until_read(part, shop)
            place, size = self._place_of(part, shop)
            if part.stands_out:
                picture = shop.pictures.page(part.picture, 0, 1, shop.viewport.box_px(size))
            else:
                picture = shop.pictures.once(part.picture, size)
            taken.add(part)
            x, y = shop.viewport.to_px(*place)
            shown.append((part, picture, (x + before_px, y + above_px)))
            covered = picture.get_rect(topleft=shown[-1][2]).contains(whole)
            if covered and not picture.get_masks()[3]:
                break
        made = shop.pictures.caches.ground(whole.size)
        made.fill(shop.paint(self.ground))
        for part, picture, corner in reversed(shown):
            strip = -(-max(picture.get_height(), height) // STRIPS)
            for top in range(0, picture.get_height(), strip):
                area = Rect(0, top, picture.get_width(), strip)
                made.blit(picture, (corner[0], corner[1] + top), area)
                yield
            if part.goes_on:
                _go_on(made, picture, corner)
        return made

    def _place_of(self, part: Scenery, shop: Workshop) -> tuple[UnitPair, UnitPair]:
        """The left upper corner and the sides of a part, in design units."""
        if not part.covers:
            size = shop.pictures.box(part.picture, part.width, part.height)
            return (part.x + self.dx, part.y + self.dy), size
        left, top, width, height = shop.viewport.window_units()
        natural = shop.pictures.size(part.picture)
        grow = max(width / natural[0], height / natural[1])
        size = natural[0] * grow, natural[1] * grow
        return (left + (width - size[0]) / 2, top + (height - size[1]) / 2), size


def _until_read(part: Scenery, shop: Workshop) -> Iterator[None]:
    """Waits a step at a time until the thread has done with its picture."""
    while shop.pictures.is_decoding(part.picture):
        yield


def _is_kept(part: Scenery, shop: Workshop) -> bool:
    """Whether its picture is there for others, too."""
    if not part.stands_out:
        return False
    size = shop.viewport.box_px((part.width or 0, part.height or 0))
    return page_key(part.picture, 0, size) in shop.pictures.caches.scaled


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
