"""What changed since the last frame: a few rectangles that hold every changed pixel.

A rectangle costs twice: for its pixels, which are drawn from the back to the front, and for being
one more, since all items are asked anew who lies in it. So neither extreme is right, neither every
change by itself nor one box around all of them, and the numbers below say where the balance lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

# Up to so many rectangles are merged one by one; more are gathered in tiles. One by one finds the
# better rectangles, but its cost grows with the square of their number.
MOST_RECTS = 64
TILES_ACROSS = 56

# To draw one more rectangle costs about as much as to draw so many more pixels.
RECT_COST_PX = 4000

# From this share of the window on, one rectangle for all of it is cheaper than many.
WHOLE_SHARE = 0.7


class Damage:
    """Gathers changed rectangles over a frame and gives them back merged.

    >>> damage = Damage(Rect(0, 0, 1920, 1080))
    >>> damage.take()  # a window that was never drawn is drawn whole
    [Rect(0, 0, 1920, 1080)]
    >>> damage.add_change(Rect(100, 100, 50, 50), Rect(103, 100, 50, 50))
    >>> damage.add(Rect(1500, 900, 20, 20))
    >>> damage.take()
    [Rect(100, 100, 53, 50), Rect(1500, 900, 20, 20)]
    >>> bool(damage)
    False
    """

    def __init__(self, bounds: Rect) -> None:
        self.bounds = bounds
        self._rects: list[Rect] = []
        self._whole = True

    @property
    def is_whole(self) -> bool:
        """Whether all of the window changed."""
        return self._whole

    @property
    def pixels(self) -> int:
        """How many changed, those twice that were noted twice."""
        if self._whole:
            return self.bounds.w * self.bounds.h
        return sum([rect.w * rect.h for rect in self._rects])

    def add(self, rect: Rect) -> None:
        """These pixels changed."""
        if not self._whole and rect.w and rect.h:
            self._rects.append(Rect(rect))

    def __bool__(self) -> bool:
        return self._whole or bool(self._rects)

    def add_change(self, before: Rect, after: Rect) -> None:
        """Something went from one place to another, most often near by."""
        if self._whole:
            return
        # A step is a few pixels long, so both places together are hardly more than one of them.
        if before.colliderect(after):
            self._rects.append(before.union(after))
        else:
            self.add(before)
            self.add(after)

    def add_all(self, rects: Iterable[Rect]) -> None:
        """The pixels of all of these changed."""
        if not self._whole:
            self._rects.extend(rects)

    def add_whole(self) -> None:
        """Everything changed: the window is drawn whole."""
        self._whole = True
        self._rects.clear()

    def take(self) -> list[Rect]:
        """Everything gathered, merged, and starts anew.

        Where two of the rectangles overlap a little, that much is drawn twice; it comes out the
        same, since each is drawn from an opaque ground up.
        """
        if self._whole:
            self._whole = False
            return [Rect(self.bounds)]
        if not self._rects:
            return []
        bounds, found = self.bounds, self._rects
        inside = [part for rect in found if (part := rect.clip(bounds))]
        self._rects.clear()
        merged = merge(inside) if len(inside) <= MOST_RECTS else merge_tiles(inside, self.bounds)
        area = sum([rect.w * rect.h for rect in merged])
        if area > WHOLE_SHARE * bounds.w * bounds.h:
            return [Rect(bounds)]
        return merged


def merge(rects: list[Rect]) -> list[Rect]:
    """Unites those that are cheaper to draw as one; what overlaps a little stays apart."""
    apart: list[Rect] = []
    for rect in rects:
        grown: Rect | None = rect
        while grown is not None:
            rect, grown = grown, _grow(grown, apart)
        apart.append(rect)
    return apart


def _grow(rect: Rect, apart: list[Rect]) -> Rect | None:
    """The rectangle with the first of the others that is worth uniting it with, taken away."""
    for place in rect.collidelistall(apart):
        other = apart[place]
        both = rect.union(other)
        if both.w * both.h <= rect.w * rect.h + other.w * other.h + RECT_COST_PX:
            del apart[place]
            return both
    return None


def merge_tiles(rects: list[Rect], bounds: Rect) -> list[Rect]:
    """The tiles that any of the rectangles touches, joined in rows and then in columns."""
    # A row of tiles is one integer, a bit a tile: a rectangle marks its tiles with one operation
    # a row, and runs of marked ones are found without looking at each tile.
    size = max(1, bounds.w // TILES_ACROSS)
    left, top = bounds.topleft
    rows: dict[int, int] = {}
    for rect in rects:
        x, y, w, h = rect
        first = (x - left) // size
        last = (x + w - 1 - left) // size
        span = (2 << last) - (1 << first)
        for row in range((y - top) // size, (y + h - 1 - top) // size + 1):
            rows[row] = rows.get(row, 0) | span
    open_runs: dict[tuple[int, int], Rect] = {}
    joined: list[Rect] = []
    last_row = -2
    for row in sorted(rows):
        if row != last_row + 1:
            open_runs = {}
        last_row = row
        still_open: dict[tuple[int, int], Rect] = {}
        for start, length in _runs(rows[row]):
            above = open_runs.get((start, length))
            if above is None:
                above = Rect(left + start * size, top + row * size, length * size, size)
                joined.append(above)
            else:
                above.h += size
            still_open[start, length] = above
        open_runs = still_open
    return [rect.clip(bounds) for rect in joined]


def _runs(bits: int) -> list[tuple[int, int]]:
    """Start and length of each run of ones."""
    found = []
    start = 0
    while bits:
        zeros = (bits & -bits).bit_length() - 1
        bits >>= zeros
        start += zeros
        ones = (~bits & (bits + 1)).bit_length() - 1
        found.append((start, ones))
        bits >>= ones
        start += ones
    return found


def without(whole: Rect, hole: Rect) -> list[Rect]:
    """What is left of a rectangle around another one: above, below, and at both sides."""
    inner = whole.clip(hole)
    parts = [
        Rect(whole.left, whole.top, whole.w, inner.top - whole.top),
        Rect(whole.left, inner.bottom, whole.w, whole.bottom - inner.bottom),
        Rect(whole.left, inner.top, inner.left - whole.left, inner.h),
        Rect(inner.right, inner.top, whole.right - inner.right, inner.h),
    ]
    return [part for part in parts if part.w and part.h]


def around(places: Sequence[Rect], hole: Rect) -> Sequence[Rect]:
    """What is left of several rectangles around another one, so that nothing is drawn twice."""
    cut = [without(place, hole) if place.colliderect(hole) else [place] for place in places]
    return [part for parts in cut for part in parts]
