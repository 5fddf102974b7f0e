"""What flies over the finished picture: drawn last, what lies below it kept and put back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from pygame import Rect, Surface

from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.particles import Flying, Particles

_COLUMNS = 16


class Aloft:
    """Paints small things over everything without having what lies below drawn again.

    A hundred pieces of paper would otherwise be a hundred places to redraw from the back to the
    front. Here each costs one small copy before it is painted and one when it has moved on. That is
    only right for what nothing else lies over: the painter sees to it, and has the pieces below
    something painted in their place among the others.
    """

    def __init__(self) -> None:
        # All kept squares lie on one surface, so that keeping and putting back are one call each.
        self._kept: Surface | None = None
        self._side = 0
        self._cells: list[Rect] = []
        self._places: list[tuple[int, int]] = []
        self._box = Rect(0, 0, 0, 0)

    def land(self, target: Surface) -> Rect:
        """Puts back what lay below; answers with the box that holds it all."""
        box, self._box = self._box, Rect(0, 0, 0, 0)
        if self._kept is not None and self._places:
            kept = repeat(self._kept)
            target.blits(zip(kept, self._places, self._cells, strict=False), False)
        self._places = []
        return box

    def rise(self, target: Surface, flying: Sequence[Flying], side_px: int, box: Rect) -> Rect:
        """Paints what flies, none of it larger than `side_px`, all of it within `box`."""
        if not flying:
            return self._box
        kept = self._room_for(target, len(flying), side_px)
        side = self._side
        self._places = [place for _, place in flying]
        below = [(x, y, side, side) for x, y in self._places]
        # All squares are kept before anything is painted: where two overlap, both keep the clean
        # ground, and it does not matter in which order they are put back.
        kept.blits(zip(repeat(target), self._cells, below, strict=False), False)
        target.fblits(flying)
        self._box = box.clip(target.get_rect())
        return self._box

    def forget(self) -> None:
        """The target is another one now, and what was kept is no part of it."""
        self._places = []
        self._box = Rect(0, 0, 0, 0)

    def _room_for(self, target: Surface, number: int, side_px: int) -> Surface:
        if self._kept is None or side_px > self._side or number > len(self._cells):
            self._side = max(side_px, self._side)
            rows = -(-max(number, len(self._cells)) // _COLUMNS)
            self._kept = Surface((_COLUMNS * self._side, rows * self._side), 0, target)
            self._cells = [
                Rect(column * self._side, row * self._side, self._side, self._side)
                for row in range(rows)
                for column in range(_COLUMNS)
            ]
        return self._kept


class Airspace:
    """The uppermost particles: those that nothing lies over are painted last of all."""

    def __init__(self) -> None:
        self._aloft = Aloft()
        self._highest: Particles | None = None
        self._over = list[Item]()
        self._free: Sequence[Flying] = ()

    @property
    def flying(self) -> Particles | None:
        """Those for which nothing else has to be drawn."""
        high = self._highest
        return None if high is None or high.in_their_place is None else high

    def survey(self, items: Sequence[Item]) -> None:
        """The stack is another one now: most often nothing to be seen lies over them."""
        last, self._highest, self._over = self._highest, None, []
        for place in range(len(items) - 1, -1, -1):
            item = items[place]
            if isinstance(item, Particles):
                self._highest, self._over = item, list(items[place + 1 :])
                break
        if last is not None and last is not self._highest:
            last.in_their_place = None
            last.touch()

    def part(self) -> Sequence[Rect]:
        """Decides anew which pieces are painted last, and which in their place, below something;
        where one of those came or went."""
        high = self._highest
        if high is None:
            return ()
        over = [item.rect for item in self._over] if high.rect else []
        in_the_way, side = [over[hit] for hit in high.rect.collidelistall(over)], high.side_px
        before, now, self._free = high.in_their_place, list[Flying](), high.flying
        if in_the_way:
            free = list[Flying]()
            for one in high.flying:
                is_free = Rect(one[1], (side, side)).collidelist(in_the_way) < 0
                (free if is_free else now).append(one)
            self._free = free
        high.in_their_place = now
        if before is None:
            return high.damage()
        if before == now:
            return ()
        return [Rect(place, (side, side)) for _, place in (*before, *now)]

    def land(self, target: Surface) -> Rect:
        """Puts back what lay below; answers with the box that holds it all."""
        return self._aloft.land(target)

    def rise(self, target: Surface) -> Rect:
        """Paints what flies; answers with the box that holds it all."""
        high = self.flying
        if high is None:
            return Rect(0, 0, 0, 0)
        return self._aloft.rise(target, self._free, high.side_px, high.rect)

    def forget(self) -> None:
        """The target is another one now."""
        self._aloft.forget()
