"""Surfaces by key, within bounds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame


class SurfaceCache:
    """Surfaces by key, the least recently used dropped when they hold too many bytes.

    >>> cache = SurfaceCache(most_bytes=1000)
    >>> for key in "abc":
    ...     made = cache.get(key, lambda: pygame.Surface((10, 10), depth=32))
    >>> [key in cache for key in "abc"], cache.held_bytes
    ([False, True, True], 800)
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._surfaces: OrderedDict[object, pygame.Surface] = OrderedDict()

    def get(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; made now where it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self.held_bytes += _bytes_of(made)
        while self.held_bytes > self.most_bytes and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self.held_bytes -= _bytes_of(dropped)
        return made

    def drop(self, key: object) -> None:
        """Keeps this one no longer."""
        dropped = self._surfaces.pop(key, None)
        if dropped is not None:
            self.held_bytes -= _bytes_of(dropped)

    def clear(self) -> None:
        """Drops all surfaces."""
        self._surfaces.clear()
        self.held_bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    def __contains__(self, key: object) -> bool:
        return key in self._surfaces


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
