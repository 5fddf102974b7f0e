"""What the game is drawn on: the window itself, or half of its pixels each way, shown twice as
large: a 4K television as one of 1080p, where the machine has no time for more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import pygame

FINE_FROM: Final = 2880 * 1620
"""Windows of so many pixels can do with a quarter of them; any smaller one would be blurred."""

_FACTOR: Final = 2
_POINTING: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Canvas:
    """Lies on the window, and is as fine as it, or coarse."""

    def __init__(self, window: pygame.Surface, present: Callable[[Any], None]) -> None:
        self.is_coarse = False
        self._window = self.surface = window
        self._present = present

    def lie_on(self, window: pygame.Surface, *, coarse: bool) -> pygame.Surface:
        """On this window from now on; the answer is what to draw on."""
        width, height = window.get_size()
        self._window = window
        self.is_coarse = coarse and width * height >= FINE_FROM
        self.surface = window
        if self.is_coarse:
            self.surface = pygame.Surface((width // _FACTOR, height // _FACTOR))
        return self.surface

    def be_coarse(self, coarse: bool) -> pygame.Surface | None:
        """As coarse or fine as that; what to draw on from now on, if it is another surface."""
        before = self.surface
        self.lie_on(self._window, coarse=coarse)
        return None if self.surface is before else self.surface

    def present(self, rects: Iterable[pygame.Rect]) -> None:
        """Bring these rectangles of the surface to the screen."""
        if not self.is_coarse:
            self._present(rects)
            return
        whole = self.surface.get_rect()
        shown = []
        for rect in rects:
            part = rect.clip(whole)
            large = pygame.Rect(*(_FACTOR * side for side in part))
            if part:
                there = self._window.subsurface(large)
                pygame.transform.scale(self.surface.subsurface(part), large.size, there)
                shown.append(large)
        self._present(shown)

    def pointed(self, event: Any) -> Any:
        """The same event, its place on the window as one on the surface."""
        if not self.is_coarse or event.type not in _POINTING:
            return event
        place = tuple(side // _FACTOR for side in event.pos)
        return pygame.Event(event.type, {**event.dict, "pos": place})
