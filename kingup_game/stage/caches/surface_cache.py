"""Surfaces by key, within bounds."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

_PX_AT_1080P = 1920 * 1080
_PX_AT_4K = 3840 * 2160

DROPPED_AT_ONCE = 12


def allowed_bytes(window_px: tuple[int, int], at_1080p: int, at_4k: int) -> int:
    """So much a cache may hold for a window: what is small on the screen needs little.

    >>> [allowed_bytes(size, 40, 100) for size in ((1280, 720), (2560, 1440), (3840, 2160))]
    [40, 56, 100]
    """
    share = (window_px[0] * window_px[1] - _PX_AT_1080P) / (_PX_AT_4K - _PX_AT_1080P)
    return round(at_1080p + (at_4k - at_1080p) * max(0.0, min(1.0, share)))


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
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def find(self, key: object) -> pygame.Surface | None:
        """The surface of a key where it is there, which is used now."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def keep(self, key: object, made: pygame.Surface) -> None:
        """What was made elsewhere."""
        self.drop(key)
        self._surfaces[key] = made
        self.held_bytes += _bytes_of(made)
        self.hold_at_most(self.most_bytes)

    def hold_at_most(self, most_bytes: int) -> None:
        """From now on; the last surface stays in any case."""
        self.most_bytes = most_bytes
        while self.held_bytes > self.most_bytes and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self.held_bytes -= _bytes_of(dropped)

    def peek(self, key: object) -> pygame.Surface | None:
        """The surface of a key where it is there, which is not used now."""
        return self._surfaces.get(key)

    def all(self) -> Sequence[tuple[object, pygame.Surface]]:
        """Every surface and its key, what was used least recently first."""
        return list(self._surfaces.items())

    def drop(self, key: object) -> None:
        """Keeps this one no longer."""
        dropped = self._surfaces.pop(key, None)
        if dropped is not None:
            self.held_bytes -= _bytes_of(dropped)

    def make_room(self, wanted_bytes: int) -> None:
        """Drops what was used least recently and nobody else has, until so much more may come."""
        for key in list(self._surfaces):
            if self.held_bytes + wanted_bytes <= self.most_bytes:
                return
            self._drop_unless_held(key)

    def let_go_large(self, least_bytes: int) -> Iterator[None]:
        """Drops all that holds so much and that nobody else has, a few a step."""
        large = [key for key, one in self._surfaces.items() if _bytes_of(one) >= least_bytes]
        return self._let_go(large, 0)

    def let_go_old(self, most_bytes: int) -> Iterator[None]:
        """Drops what was used least recently and nobody else has, until no more is held than that,
        a few a step."""
        return self._let_go(list(self._surfaces), most_bytes)

    def _let_go(self, keys: Iterable[object], most_bytes: int) -> Iterator[None]:
        dropped = 0
        for key in keys:
            if self.held_bytes <= most_bytes:
                return
            if key in self._surfaces and self._drop_unless_held(key):
                dropped += 1
                if not dropped % DROPPED_AT_ONCE:
                    yield

    def _drop_unless_held(self, key: object) -> bool:
        freed = _bytes_of(self._surfaces[key])
        found = weakref.ref(self._surfaces.pop(key))()
        if found is not None:
            self._surfaces[key] = found
            return False
        self.held_bytes -= freed
        return True

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
