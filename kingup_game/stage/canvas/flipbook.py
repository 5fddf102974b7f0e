"""Pictures that move: the frames of one sheet, side by side, shown one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.stage.canvas.item import Retained, Workshop
from kingup_game.stage.canvas.items import Sized
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.scaling import page_key


class Flipbook(Sized):
    """One frame of a strip, its left upper corner at a place in design units."""

    picture = Retained("")
    frames = Retained(1)
    frame = Retained(0)
    _place: object = None
    """Where its rectangle was found, and for which window."""

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its strip, unless the frame is cut out, the strip read, or nothing to be seen."""
        size = shop.viewport.box_px((self.width, self.height))
        key = page_key(self.picture, self.frame, size)
        if not self._visible or key in shop.pictures.caches.scaled:
            return ()
        if self.frames > 1:
            return shop.pictures.unread(self.picture, whole=True)
        return shop.pictures.unread(self.picture, self.width, self.height)

    def resolve(self, shop: Workshop) -> None:
        """Cuts the frame out of the strip, at this window's size."""
        view, x, y = shop.viewport, self._x + self.sheet.dx, self._y + self.sheet.dy
        place = view, x, y, self._width, self._height
        if place != self._place or not self.rect:  # most often it has only turned a page
            self._place = place
            corner = view.to_px(x, y)
            self.rect.update(corner, (view.length_px(self._width), view.length_px(self._height)))
        size = self.rect.size
        self.surface = shop.pictures.page(self.picture, self.frame, self.frames, size)
