"""Large surfaces that are painted over, again and again."""

from __future__ import annotations

import weakref
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class _Lent:
    """One of them, and what was made of it, as long as anybody has that."""

    whole: pygame.Surface
    made: weakref.ref[pygame.Surface]


class UsedAgain:
    """Large surfaces that are painted over: memory that was never written to costs a frame by
    itself, 17 ms for a castle at 4K, whoever asks for it. Each is lent to one picture, and is free
    again once nobody holds that. With the first of all one more is made: whatever is shown first
    takes its time, and while it is seen the next one is painted.

    >>> again, room = UsedAgain(), (44, 33)
    >>> first, second = again.lend((40, 30), room), again.lend((40, 30), room)
    >>> memory = first.get_parent()
    >>> del first
    >>> again.lend((44, 32), room).get_parent() is memory
    True
    """

    def __init__(self) -> None:
        self._lent: list[_Lent] = []

    def lend(self, size: tuple[int, int], room: tuple[int, int]) -> pygame.Surface:
        """A surface of this size, with anything on it; a new one has room for others as well.

        It begins in the middle of a cache line: where both sides are aligned SDL copies past the
        cache, which is five times slower for what a token uncovers, and the tokens painted there
        afterwards have to wait for the memory too. And its rows are an odd number of pixels apart:
        to copy from rows of an even number takes half as long again up to twice as long, whatever
        part of them, at 1080p as at 4K.
        """
        (width, height), is_first = size, not self._lent
        free = [one.whole for one in self._lent if one.made() is None]
        used = next((whole for whole in free if _is_enough(whole, size)), None)
        whole = used or pygame.Surface(((room[0] + 1) | 1, room[1]))
        made = whole.subsurface((1, 0, width, height))
        still_lent = [one for one in self._lent if one.made() is not None]
        self._lent = [*still_lent, _Lent(whole, weakref.ref(made, self._come_back))]
        if is_first:
            self.lend(size, room)  # given back at once, and there for whoever comes next
        return made

    def _come_back(self, made: weakref.ref[pygame.Surface]) -> None:
        """One that is free waits for whoever comes next; more than that are not held."""
        free = [one for one in self._lent if one.made() is None and one.made is not made]
        self._lent = [one for one in self._lent if one not in free]


def _is_enough(whole: pygame.Surface, size: tuple[int, int]) -> bool:
    return whole.get_width() > size[0] and whole.get_height() >= size[1]
