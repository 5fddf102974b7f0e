"""What lies below a glaze, kept by itself, so that a glaze that changes costs no redraw of it.

A glaze is darkness, a veil, an iris or a page over the whole picture. In a fade it changes in every
frame, and hardly anything below it does: so that is drawn once, copied from then on, and glazed
anew. Where something below changes, its place is `stale` until somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from kingup_game.stage.canvas.changed_areas import merge
from kingup_game.stage.canvas.item import Item

FRAMES_UNDER_COVER = 3
"""Nobody sees what lies below a closed cover: it is drawn in so many frames, not in one."""

_MOST_STALE = 24


class Underpainting:
    """The picture below one glaze, from the first frame in which that changes to its last."""

    def __init__(self) -> None:
        self.glaze: Item | None = None
        self.surface = Surface((1, 1))
        self._stale: list[Rect] = []

    def begin(self, target: Surface, glaze: Item, over: Iterable[Rect] | None) -> None:
        """Keep the ground of this glaze from now on.

        `over` are the places where something lies over it on the target; None if it is itself
        already to be seen there.
        """
        self.glaze = glaze
        if self.surface.get_size() != target.get_size():
            self.surface = target.copy()
        elif over is not None:
            self.surface.blit(target, (0, 0))
        self._stale = [] if over is not None else [target.get_rect()]
        self.spoil(over or ())

    def end(self) -> None:
        """Nothing lies over the picture any more."""
        self.glaze = None

    def forget(self) -> None:
        """The target is another one now."""
        self.end()
        self.surface = Surface((1, 1))

    def spoil(self, places: Iterable[Rect]) -> None:
        """Something changed there; it is drawn when it is looked at."""
        whole = self.surface.get_rect()
        self._stale += [cut for cut in (place.clip(whole) for place in places) if cut]
        if len(self._stale) > _MOST_STALE:
            self._stale = merge(self._stale)
        if sum(place.w * place.h for place in self._stale) >= whole.w * whole.h:
            self._stale = [whole]

    def stale_in(self, clip: Rect) -> list[Rect]:
        """What has to be drawn before this part may be shown; it counts as drawn from now on."""
        found = [place for place in self._stale if place.colliderect(clip)]
        self._stale = [place for place in self._stale if not place.colliderect(clip)]
        return found

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
