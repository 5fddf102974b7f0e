"""What lies below a glaze, kept by itself, so that what changes over it costs no redraw of it.

A glaze is darkness, a veil, an iris or a page over the whole picture. In a fade it changes in every
frame, and hardly anything below it does: so that is drawn once, copied from then on, and glazed
anew. Where something below changes, its place is `stale` until somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import merge, without
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.painting import paint
from kingup_game.stage.canvas.sheet import Sheet

FRAMES_UNDER_COVER = 3
"""Nobody sees what lies below a closed cover: it is drawn in so many frames, not in one."""

_MOST_STALE = 24
_LARGE_SHARE = 0.02
"""Of the window: for less over it, a glaze is laid on the picture each time."""


class Underpainting:
    """The picture below one glaze, from the first frame in which that changes to its last."""

    def __init__(self) -> None:
        self.glaze: Item | None = None
        self.surface = Surface((1, 1))
        self._stale: list[Rect] = []
        self._is_steady = self._was_halfway = False
        self._place = 0
        self.is_ahead = False
        """Whether what is kept is no picture that was shown, but one to come."""
        self._glazed = Rect(0, 0, 0, 0)
        """Where the glaze itself lies on it already, while it does not change, so that it is not
        laid again in each frame in which something over it does."""

    def begin(self, target: Surface, glaze: Item, over: Iterable[Rect] | None) -> None:
        """Keep the ground of this glaze from now on.

        `over` are the places where something lies over it on the target; None if it is itself
        already to be seen there.
        """
        self.glaze, self._glazed, self.is_ahead = glaze, Rect(0, 0, 0, 0), False
        if self.surface.get_size() != target.get_size():
            self.surface = target.copy()
        elif over is not None:
            self.surface.blit(target, (0, 0))
        self._stale = [] if over is not None else [target.get_rect()]
        self.spoil(over or ())

    def lie_on(self, surface: Surface) -> None:
        """Keep it there from now on; nothing is kept at this moment."""
        self.surface, self.is_ahead = surface, False

    def begin_ahead(self) -> None:
        """Another picture is drawn here from now on, bit by bit, and shown later."""
        self.glaze, self._glazed, self.is_ahead = None, Rect(0, 0, 0, 0), True
        self._stale = [self.surface.get_rect()]

    def take_over(self, glaze: Item | None) -> None:
        """It is shown now, and this glaze, if there is any, lies on it already."""
        self.glaze, self.is_ahead, self._is_steady = glaze, False, True
        self._glazed = self.surface.get_rect() if glaze is not None else Rect(0, 0, 0, 0)

    def foresee(self, target: Surface, items: Sequence[Item], rects: Sequence[Rect]) -> None:
        """The picture is drawn: if a glaze is about to come over it, it is kept now."""
        if self.glaze is None and not self.is_ahead:
            places = [place for place, item in enumerate(items) if item.glazes]
            coming = [place for place in places if items[place].comes_soon]
            if coming and not any(rects[place] for place in places):
                over = [rect for rect in rects[coming[-1] + 1 :] if rect]
                self.begin(target, items[coming[-1]], over)

    def end(self) -> None:
        """Nothing lies over the picture any more."""
        self.glaze = None

    def end_unless_seen(self) -> None:
        """Nothing is kept for a glaze that is gone."""
        if self.glaze is not None and not (self.glaze.rect or self.glaze.comes_soon):
            self.end()

    def forget(self) -> None:
        """The target is another one now."""
        self.end()
        self.surface = Surface((1, 1))

    def spoil(self, places: Iterable[Rect], *, stirred: Sequence[Rect] = ()) -> None:
        """Something changed there; it is drawn when it is looked at. If the glaze stirred as well,
        then also wherever that lies; but one that was on its way has come to stay. One that is
        about to go does not lie here any more."""
        glaze = self.glaze
        is_halfway = glaze is not None and glaze.is_halfway
        has_come, self._was_halfway = self._was_halfway and not is_halfway, is_halfway
        stays = glaze is None or not (is_halfway or glaze.lifts_soon)
        self._is_steady = stays and (has_come or not stirred)
        if not self._is_steady:
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

    def place_in(self, items: Sequence[Item]) -> int:
        """Which of the items the glaze is: a picture has hundreds, and it most often stays where it
        was among them."""
        glaze, place = self.glaze, self._place
        assert glaze is not None
        if place >= len(items) or items[place] is not glaze:
            self._place = items.index(glaze)
        return self._place

    def what_is_over(self, items: Sequence[Item]) -> Sequence[Item]:
        """Of all items those over the glaze, if there is one."""
        return items[self.place_in(items) + 1 :] if self.glaze is not None else ()

    def draw(self, places: Sequence[Rect], items: Sequence[Item], rects: Sequence[Rect]) -> None:
        """What lies below is drawn here, and the glaze laid over it where it is kept."""
        below = rects[: self.place_in(items)] if places else ()
        for place in places:
            paint(self.surface, place, items, place.collidelistall(below))
            if cut := place.clip(self._glazed):
                self._lay_glaze(cut)

    def _lay_glaze(self, place: Rect) -> None:
        assert self.glaze is not None
        self.surface.set_clip(place)
        self.glaze.paint(self.surface, place)
        self.surface.set_clip(None)

    def is_drawn_ahead(self, *, cover_opens: bool) -> bool:
        """Whether all that is stale will be seen in a moment, and little of it is now."""
        glaze = self.glaze
        if glaze is None:
            return False
        return glaze.comes_soon or glaze.lifts_soon or (glaze.opaque and cover_opens)

    def next_stale(self, frames: int = FRAMES_UNDER_COVER) -> list[Rect]:
        """What is stale, as much as a frame draws where all takes so many; it counts as drawn from
        now on."""
        whole = self.surface.get_rect()
        room, found = whole.w * whole.h // frames, []
        while self._stale and room > 0:
            place = self._stale.pop()
            rows = min(place.h, room // place.w + 1)
            found.append(Rect(place.left, place.top, place.w, rows))
            room -= place.w * rows
            if rows < place.h:
                self._stale.append(Rect(place.left, place.top + rows, place.w, place.h - rows))
        return found
