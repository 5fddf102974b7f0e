"""A face as large as a third of the screen: of its picture only what is seen is drawn.

A third of it is clear, around hat and shoulders, and each step of a nod is drawn over beam, table
and ribbon.
"""

from __future__ import annotations

from pygame import Surface

from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.items import Somebody


class LargeFace(Somebody):
    """Somebody without the clear rim of their picture."""

    _whole: Surface | None = None
    _seen: Surface | None = None

    def resolve(self, shop: Workshop) -> None:
        """Where the picture stands, and of that where something is seen."""
        super().resolve(shop)
        if self.rect and self._seen is not None:
            self.rect.move_ip(self._seen.get_offset())

    def _find_look(self, shop: Workshop) -> None:
        before = self.surface
        super()._find_look(shop)
        if (whole := self.surface) is None or whole is before:
            return  # the next one is still being read
        if whole is not self._whole or self._seen is None:
            self._whole = whole
            self._seen = whole.subsurface(shop.pictures.caches.seen_part(whole, self.picture))
        self.surface = self._seen
