"""The velvet curtain over the whole window: two halves that slide, a valance, eyes that peep; and
the valance alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kingup_game.stage.canvas.item import Item, Retained, Workshop
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.theme import art
from kingup_game.theme.palette import BLACK

_HALVES: Final = (art.CURTAIN_LEFT, art.CURTAIN_RIGHT)
_PEEPHOLE: Final = 440 / 1080
"""So far down the window, as a share of its height, is the hole in the seam."""
_EYES: Final = 112.0
_VALANCE_FIRST: Final = 1.25
"""So many times faster than the halves is it out of the picture."""


class Drapes(Item):
    """Closed, it hides all below; open, it is beyond the edges. Any window is filled by it."""

    openness = Retained[float](0.0)
    """0 is closed, 1 is gone: halves to the sides, the valance up."""
    gaze = Retained[int | None](None)
    """Which of `art.PEEPING` looks through the hole; None where nobody does."""
    paints_itself = True
    glazes = True
    _parts: tuple[tuple[Surface, tuple[int, int]], ...] = ()

    def resolve(self, shop: Workshop) -> None:
        """Finds its pictures for this window, and where they are."""
        if self.openness >= 1:
            self.hide_pixels()
            return
        width, height = shop.viewport.size_px
        aside = round(width / 2 * self.openness)
        left, right = (_half(shop, name) for name in _HALVES)
        valance = shop.pictures.get(art.CURTAIN_VALANCE, shop.viewport.window_units()[2])
        parts = [(left, (-aside, 0)), (right, (left.get_width() + aside, 0))]
        if self.gaze is not None:
            eyes = shop.pictures.get(art.PEEPING[self.gaze], _EYES)
            x, y = (width - eyes.get_width()) // 2, round(height * _PEEPHOLE)
            parts.append((eyes, (x, y - eyes.get_height() // 2)))
        parts.append(
            (valance, (0, -round(valance.get_height() * min(1.0, _VALANCE_FIRST * self.openness))))
        )
        self._parts = tuple(parts)
        self.rect.update(0, 0, width, height)
        self.opaque = self.openness <= 0

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays cloth over the clip."""
        for surface, place in self._parts:
            if clip.colliderect(surface.get_rect(topleft=place)):
                target.blit(surface, place)


class Valance(Item):
    """Only what hangs from above, over any window: whoever sits below sits in a theatre."""

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """Its cloth, unless that is made."""
        return shop.pictures.unread(art.CURTAIN_VALANCE, shop.viewport.window_units()[2])

    def resolve(self, shop: Workshop) -> None:
        """Finds its picture for this window."""
        self.surface = shop.pictures.get(art.CURTAIN_VALANCE, shop.viewport.window_units()[2])
        self.rect.update(0, 0, *self.surface.get_size())


def load_ahead(shop: Workshop) -> None:
    """Have the cloth decoded in a thread, so that nobody waits for it to close."""
    if _key(shop, _HALVES[0]) not in shop.pictures.caches.scaled:
        shop.pictures.load_ahead(_HALVES, at=_side_units(shop))


def _key(shop: Workshop, name: str) -> object:
    return "drapes", name, shop.viewport.size_px


def _side_units(shop: Workshop) -> tuple[float, float]:
    """Half of the window in design units, in whole pixels."""
    width, height = shop.viewport.size_px
    return -(-width // 2) / shop.viewport.scale, height / shop.viewport.scale


def _half(shop: Workshop, name: str) -> Surface:
    """One half of the cloth for this window; behind its hole it is dark."""
    return shop.pictures.caches.scaled.get(_key(shop, name), lambda: _lined(shop, name))


def _lined(shop: Workshop, name: str) -> Surface:
    cloth = shop.pictures.once(name, _side_units(shop))
    lined = Surface(cloth.get_size())
    lined.fill(BLACK)
    lined.blit(cloth, (0, 0))
    return lined
