"""The back of the throne once all is lit: hall and rays in one, before which somebody moves."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item, Retained, Workshop
from kingup_game.stage.canvas.items import Sprite

PLACE: Final = Area(736.0, 92.0, 448.0, 484.0)
"""All of the throne's inside, and as far as anybody there sways."""


class LitBack(Item):
    """Looks as what lies below it, and is opaque: rays are never blended there again, however often
    whoever sits before them moves."""

    ground = Retained[Look | None](None)
    rays = Retained[Sprite | None](None)

    def resolve(self, shop: Workshop) -> None:
        """Joins both once for a window, as soon as the rays have been found."""
        if self.rays is None or self.rays.surface is None:
            self.hide_pixels()
            self.touch()
            return
        self.rect.update(shop.viewport.rect_px(*PLACE))
        self.surface = shop.pictures.caches.boxes.get("lit back", lambda: self._joined(shop))
        self.opaque = True

    def _joined(self, shop: Workshop) -> Surface:
        assert self.ground is not None
        assert self.rays is not None
        joined = Surface(self.rect.size)
        self.ground.cut(shop, PLACE.x, PLACE.y, joined)
        rays, place = self.rays.surface, self.rays.rect.move(-self.rect.x, -self.rect.y)
        assert rays is not None
        rays.set_alpha(self.rays.blit_alpha)
        joined.blit(rays, place)
        rays.set_alpha(OPAQUE_ALPHA)
        return joined
