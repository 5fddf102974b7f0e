"""What flies over the finished picture: drawn last, what lies below it kept and put back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from pygame import Rect, Surface

from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.particles import Flying, Particles

_COLUMNS = 16
_SMALL_SHARE = 4
"""Of the picture: what covers less of it than this part is flown around."""


def can_be_flown_around(things: Sequence[Rect], picture: Rect) -> bool:
    """Whether these lie over so little of a picture that pieces may be left out below them."""
    covered = sum(thing.width * thing.height for thing in things)
    return covered * _SMALL_SHARE <= picture.width * picture.height


def clear_of(things: Sequence[Rect], flying: Sequence[Flying], side_px: int) -> Sequence[Flying]:
    """The pieces that no thing covers. One that a plate would half hide is gone a moment early."""
    if not things:
        return flying
    boxes = [thing.inflate(side_px, side_px) for thing in things]
    half = side_px // 2
    return [
        one
        for one in flying
        if not any(box.collidepoint(one[1][0] + half, one[1][1] + half) for box in boxes)
    ]


class Aloft:
    """Paints small things over everything without having what lies below drawn again.

    A hundred pieces of paper would otherwise be a hundred places to redraw from the back to the
    front. Here each costs one small copy before it is painted and one when it has moved on. That is
    only right for what lies above everything else: the painter sees to it, and has particles
    painted in their place among the others as soon as something visible lies over them.
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
    """The uppermost particles, what lies over them, and whether they are painted last of all."""

    def __init__(self) -> None:
        self._aloft = Aloft()
        self._highest: Particles | None = None
        self._over, self._in_the_way = list[Item](), list[Rect]()
        self._flies = False

    @property
    def flying(self) -> Particles | None:
        """Those that are painted last: nothing else has to be drawn for them."""
        return self._highest if self._flies else None

    def survey(self, items: Sequence[Item]) -> None:
        """The stack is another one now: most often nothing to be seen lies over them."""
        last, self._highest, self._over = self._highest, None, []
        for place in range(len(items) - 1, -1, -1):
            item = items[place]
            if isinstance(item, Particles):
                self._highest, self._over = item, list(items[place + 1 :])
                break
        if last is not self._highest:
            if last is not None and self._flies:
                last.touch()
            self._flies = False

    def clear_for(self, picture: Rect) -> Sequence[Rect]:
        """Decides anew whether they are painted last, or below what is in their way; where that
        changed."""
        high = self._highest
        if high is None:
            return ()
        over = [item.rect for item in self._over]
        self._in_the_way = [over[hit] for hit in high.rect.collidelistall(over)]
        flies = can_be_flown_around(self._in_the_way, picture)
        if flies is self._flies:
            return ()
        self._flies = flies
        return high.damage()

    def land(self, target: Surface) -> Rect:
        """Puts back what lay below; answers with the box that holds it all."""
        return self._aloft.land(target)

    def rise(self, target: Surface) -> Rect:
        """Paints what flies; answers with the box that holds it all."""
        high = self.flying
        if high is None:
            return Rect(0, 0, 0, 0)
        flying = clear_of(self._in_the_way, high.flying, high.side_px)
        return self._aloft.rise(target, flying, high.side_px, high.rect)

    def forget(self) -> None:
        """The target is another one now."""
        self._aloft.forget()
