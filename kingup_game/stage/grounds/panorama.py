"""A camera's picture: the lowest sheet, larger than the window, that is moved in every frame and
hardly changes. It is kept by itself, and drawn only where something changes.

Never is the ground of a glaze needed at the same time, so they share their pixels.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import merge
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.painting import paint
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.grounds.underpainting import Underpainting

Corner = tuple[int, int]

ROOM_FOR_A_CAMERA = 1.18
"""So many times as high as the window the picture of a camera is that looks up."""


def can_be_moved(target: Surface, was: Rect, now: Rect) -> bool:
    """Whether a ground that was here and is there now fills the window in both places."""
    window = target.get_rect()
    return was.contains(window) and now.contains(window)


class Panorama:
    """The lowest sheet while a camera moves it: what the window shows of it, and where its ground
    begins in the window.

    Its rows are one pixel longer than the window's, and follow each other without a gap: a step to
    the side or down is another place to begin in the same row of pixels. What comes into the window
    then is drawn anew, and nothing else. An odd number of pixels, as copies from rows of an even
    number take longer, and so does all that is laid over them.
    """

    def __init__(self, under: Underpainting) -> None:
        self._under = under
        self._surface = Surface((1, 1))
        self._look: Surface | None = None
        self.is_bare = False
        """Whether it is kept without whatever lies over the sheet."""
        self.moves = False
        """Whether the last frame was one of a camera."""

    def shows(self, look: Surface | None) -> bool:
        """Whether it is kept already, on this ground."""
        return self._look is not None and self._look is look

    def make_room(self, target: Surface, share: float = ROOM_FOR_A_CAMERA) -> None:
        """Have room so many times as high as the target, of which the underpainting has its part:
        in the first picture, for memory that was never written to is slow the first time."""
        size = (target.get_width() + 1) | 1, round(share * target.get_height()) + 1
        if self._surface.get_width() != size[0] or self._surface.get_height() < size[1]:
            self._surface = Surface(size, 0, target)
            self._surface.fill("black")
        self._under.lie_on(self._surface.subsurface(target.get_rect()))

    def begin(self, target: Surface, look: Surface, at: Corner) -> None:
        """Keep what the target shows, with whatever lies over it; no ground of a glaze any more."""
        self._under.end()
        self.make_room(target, look.get_height() / target.get_height())
        self._look, self.is_bare = look, False
        self.keep(target, [target.get_rect()], at)

    def foresee(
        self,
        target: Surface,
        sheet: Sheet,
        items: Sequence[Item],
        rects: Sequence[Rect],
        dirty: Sequence[Rect],
    ) -> None:
        """The picture is drawn, in these places, and its lowest sheet may be about to move: what
        has to be kept for that is kept now, so that the first step has less to do; from the next
        frame on without what lies over that sheet."""
        will_shift, sheet.will_shift = sheet.will_shift, False
        if self._under.is_ahead:
            self.end()  # its pixels show something else now
        if not items or not (will_shift or self._look):
            return
        ground, window = items[0], target.get_rect()
        look = ground.surface if ground.opaque else None
        glazes = [item for item in items if item.glazes]
        is_dark = any(glaze.is_seen or glaze.comes_soon for glaze in glazes)  # it has these pixels
        is_still = not is_dark and window not in dirty
        if look is None or not is_still or not can_be_moved(target, ground.rect, ground.rect):
            self.end()
        elif self.shows(look):
            self.keep(target, dirty, ground.rect.topleft)
            bare_already, self.is_bare = self.is_bare, True
            places = dirty if bare_already else [window]
            self._keep_bare(target, items, rects, len(sheet), places)
        elif will_shift:
            self.begin(target, look, ground.rect.topleft)

    def _keep_bare(
        self,
        target: Surface,
        items: Sequence[Item],
        rects: Sequence[Rect],
        number: int,
        places: Sequence[Rect],
    ) -> None:
        """Only so many items, the lowest, are kept here; on the target all others come back."""
        over = [rect for rect in rects[number:] if rect]
        parts = [over[hit].clip(place) for place in places for hit in place.collidelistall(over)]
        for part in merge(parts):
            hits = part.collidelistall(rects)
            paint(target, part, items, hits[: bisect_left(hits, number)])
            self.keep(target, [part], rects[0].topleft)
            paint(target, part, items, hits)

    def end(self) -> None:
        """It is drawn otherwise from now on."""
        self._look, self.moves = None, False

    def forget(self) -> None:
        """The target is another one now."""
        self.end()
        self._surface = Surface((1, 1))

    def take(self, sheet: Sheet, items: Sequence[Item], step: Corner, shop: Workshop) -> list[Rect]:
        """The ground, the lowest of the items, went a step, and all others go along: where the
        window shows more than that."""
        changed = {*sheet.changed, *(item for item in items if item.paints_itself)}
        sheet.changed, sheet.is_shifted, sheet.will_shift = [], False, False
        spoilt = list[Rect]()
        for item in items[1:]:
            if item.rect:
                item.rect.move_ip(step)
        for item in changed - {items[0]}:
            item.settle()
            before, surface, alpha = Rect(item.rect), item.surface, item.blit_alpha
            item.look_again(shop)
            is_same = surface is item.surface and alpha == item.blit_alpha
            if item.paints_itself or not is_same or before != item.rect:
                spoilt += [before, Rect(item.rect)]
        items[0].settle()
        return spoilt

    def draw(
        self,
        target: Surface,
        items: Sequence[Item],
        rects: Sequence[Rect],
        number: int,
        spoilt: Iterable[Rect],
    ) -> None:
        """So many items, the ground the first of them, where they are spoilt; all others over it,
        as it lies where the ground is now."""
        window, at = target.get_rect(), rects[0].topleft
        places = merge([cut for place in spoilt if (cut := place.clip(window))])
        for place in places:
            paint(target, place, items, place.collidelistall(rects[:number]))
        self.keep(target, places, at)
        self.lay_on(target, at)
        over_it = window.collidelistall(rects)
        paint(target, window, items, over_it, bisect_left(over_it, number))

    def keep(self, target: Surface, places: Sequence[Rect], at: Corner) -> None:
        """This was drawn on the target, and lies here as well from now on."""
        width = self._surface.get_width()
        for place in places:
            column, row = self._begins(at, place.topleft)
            self._surface.blit(target, (column, row), place)
            if column + place.w > width:  # the row goes on in the next one
                self._surface.blit(target, (column - width, row + 1), place)

    def lay_on(self, target: Surface, at: Corner) -> None:
        """All of it, where its ground is now."""
        self.moves = True
        width, (column, row) = self._surface.get_width(), self._begins(at, (0, 0))
        target.blit(self._surface, (0, 0), (column, row, *target.get_size()))
        if (left := column + target.get_width() - width) > 0:
            rest = target.get_width() - left
            target.blit(self._surface, (rest, 0), (0, row + 1, left, target.get_height()))

    def _begins(self, at: Corner, place: Corner) -> Corner:
        """Column and row of a place of the window, while its ground is there."""
        width = self._surface.get_width()
        row, column = divmod((place[1] - at[1]) * width + place[0] - at[0], width)
        return column, row
