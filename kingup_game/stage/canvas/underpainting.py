"""What lies below, kept by itself, so that what changes over it or moves it costs no redraw of it.

A glaze is darkness, a veil, an iris or a page over the whole picture. In a fade it changes in every
frame, and hardly anything below it does: so that is drawn once, copied from then on, and glazed
anew. Where something below changes, its place is `stale` until somebody looks at it.

A panorama is the same for a camera: the lowest sheet, larger than the window, that is moved in
every frame and hardly changes. Never are both needed at a time, so they share their pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import merge, without
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.sheet import Sheet

Corner = tuple[int, int]

FRAMES_UNDER_COVER = 3
"""Nobody sees what lies below a closed cover: it is drawn in so many frames, not in one."""

ROOM_FOR_A_CAMERA = 1.18
"""So many times as high as the window the picture of a camera is that looks up."""

_MOST_STALE = 24
_LARGE_SHARE = 0.02
"""Of the window: for less over it, a glaze is laid on the picture each time."""


class Underpainting:
    """The picture below one glaze, from the first frame in which that changes to its last."""

    def __init__(self) -> None:
        self.glaze: Item | None = None
        self.surface = Surface((1, 1))
        self._stale: list[Rect] = []
        self._is_steady = False
        self._glazed = Rect(0, 0, 0, 0)
        """Where the glaze itself lies on it already, while it does not change, so that it is not
        laid again in each frame in which something over it does."""

    def begin(self, target: Surface, glaze: Item, over: Iterable[Rect] | None) -> None:
        """Keep the ground of this glaze from now on.

        `over` are the places where something lies over it on the target; None if it is itself
        already to be seen there.
        """
        self.glaze, self._glazed = glaze, Rect(0, 0, 0, 0)
        if glaze.glazes_in_parts:
            over = None  # it is drawn as it comes
        if self.surface.get_size() != target.get_size():
            self.surface = target.copy()
        elif over is not None:
            self.surface.blit(target, (0, 0))
        self._stale = [] if over is not None else [target.get_rect()]
        self.spoil(over or ())

    def lie_on(self, surface: Surface) -> None:
        """Keep it there from now on; nothing is kept at this moment."""
        self.surface = surface

    def end(self) -> None:
        """Nothing lies over the picture any more."""
        self.glaze = None

    def forget(self) -> None:
        """The target is another one now."""
        self.end()
        self.surface = Surface((1, 1))

    def spoil(self, places: Iterable[Rect], *, stirred: Sequence[Rect] = ()) -> None:
        """Something changed there; it is drawn when it is looked at. If the glaze stirred as well,
        then also wherever that lies, or as much of it as came or went there."""
        glaze = self.glaze
        in_parts = glaze is not None and glaze.glazes_in_parts
        changes = bool(stirred) or (glaze is not None and glaze.is_halfway)
        self._is_steady = in_parts or not changes
        if in_parts:
            places = [*places, *(part.clip(self._glazed) for part in stirred)]
        elif changes:
            self._stale = [place for place in self._stale if not self._glazed.contains(place)]
            places, self._glazed = [*places, self._glazed], Rect(0, 0, 0, 0)
        whole = self.surface.get_rect()
        self._stale += [cut for cut in (place.clip(whole) for place in places) if cut]
        if len(self._stale) > _MOST_STALE:
            self._stale = merge(self._stale)
        if sum(place.w * place.h for place in self._stale) >= whole.w * whole.h:
            self._stale = [whole]

    def stale_in(self, clip: Rect) -> list[Rect]:
        """What has to be drawn before this part may be shown; it counts as drawn from now on."""
        found, left = list[Rect](), list[Rect]()
        for place in self._stale:
            if not place.colliderect(clip):
                left.append(place)
            elif self._is_small(place) or clip.contains(place):
                found.append(place)
            else:
                wide = place if self._is_small(clip) else clip
                rows = place.clip(Rect(wide.x, clip.y, wide.w, clip.h))
                found.append(rows)
                left += without(place, rows)
        self._stale = left
        return found

    def _is_small(self, place: Rect) -> bool:
        whole = self.surface.get_rect()
        return place.w * place.h < _LARGE_SHARE * whole.w * whole.h

    def is_over(self, item: Item, sheets: Sequence[Sheet]) -> bool:
        """Whether it lies over the glaze, and did so before or was not there, so that nothing
        changes here."""
        glaze = self.glaze
        if glaze is None:
            return False
        if item.sheet is glaze.sheet:
            return min(item.layer, item.came_from) > glaze.layer
        order = [sheet for sheet in sheets if sheet is item.sheet or sheet is glaze.sheet]
        return order[:1] == [glaze.sheet]

    def has_glaze(self, clip: Rect, *, is_fresh: bool) -> bool:
        """Have the glaze itself here, where something over it changes that is large; not where
        what is below it did, which is `fresh`. Whether it is."""
        had, glaze = self._glazed, self.glaze
        if glaze is None or not self._is_steady:
            return False
        is_worth_it = glaze.rect.contains(clip) and not (is_fresh or self._is_small(clip))
        if not is_worth_it and not clip.colliderect(had):
            return False
        if not had.contains(clip):
            self._glazed = had.union(clip) if had else Rect(clip)
            for bare in without(self._glazed, had) if had else [clip]:
                self._lay_glaze(bare)
        return True

    def note_drawn(self, place: Rect) -> None:
        """What lies below was drawn anew here: the glaze is laid over it where it is kept."""
        if cut := place.clip(self._glazed):
            self._lay_glaze(cut)

    def _lay_glaze(self, place: Rect) -> None:
        assert self.glaze is not None
        self.surface.set_clip(place)
        self.glaze.paint(self.surface, place)
        self.surface.set_clip(None)

    def next_stale(self) -> list[Rect]:
        """A frame's share of all that is stale; it counts as drawn from now on."""
        whole = self.surface.get_rect()
        room, found = whole.w * whole.h // FRAMES_UNDER_COVER, []
        while self._stale and room > 0:
            place = self._stale.pop()
            rows = min(place.h, room // place.w + 1)
            found.append(Rect(place.left, place.top, place.w, rows))
            room -= place.w * rows
            if rows < place.h:
                self._stale.append(Rect(place.left, place.top + rows, place.w, place.h - rows))
        return found


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
        """Keep what the target shows, with whatever lies over it."""
        self.make_room(target, look.get_height() / target.get_height())
        self._look = look
        self.keep(target, [target.get_rect()], at)

    def foresee(
        self, target: Surface, sheet: Sheet, items: Sequence[Item], dirty: Sequence[Rect]
    ) -> None:
        """The picture is drawn, in these places, and its lowest sheet may be about to move: what
        has to be kept for that is kept now, so that the first step has less to do."""
        will_shift, sheet.will_shift = sheet.will_shift, False
        if not items or not (will_shift or self._look):
            return
        ground, window = items[0], target.get_rect()
        look = ground.surface if ground.opaque else None
        is_still = not any(item.glazes and item.is_seen for item in items) and window not in dirty
        if look is None or not is_still or not can_be_moved(target, ground.rect, ground.rect):
            self.end()
        elif self.shows(look):
            self.keep(target, dirty, ground.rect.topleft)
        elif will_shift:
            self.begin(target, look, ground.rect.topleft)

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
