"""The picture after a cut, drawn bit by bit in the frames before it: the cut is then one copy.

Only the lowest sheet, the castle with all who stand in it, goes somewhere; and darkness may fall on
it in the same moment. What stands around it stays, and is drawn over it as ever. It lies where a
glaze has its ground and a camera its panorama, neither of which is needed meanwhile.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from pygame import Rect, Surface

from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.painting import paint, parted, uppermost_opaque
from kingup_game.stage.canvas.sheet import ForeseenCut, Sheet
from kingup_game.stage.grounds.panorama import Corner, can_be_moved
from kingup_game.stage.grounds.underpainting import Underpainting

_FRAMES: Final = 4
"""All of it is drawn in so many."""
_BUSY_SHARE: Final = 0.5
"""Of the window: a frame that draws more than that has enough to do."""

_layer_of = attrgetter("layer")


class _Seen(NamedTuple):
    """How an item was drawn ahead, and where."""

    surface: Surface | None
    place: Rect
    alpha: int
    layer: float


class DrawnAhead:
    """Nothing, until somebody foresees a cut; then its picture, as far as there was time for it."""

    def __init__(self, under: Underpainting) -> None:
        self._under = under
        self._cut: ForeseenCut | None = None
        self._from: tuple[float, float] = (0.0, 0.0)
        self._step: Corner = (0, 0)
        self._seen = dict[Item, _Seen]()
        self._arrived: tuple[ForeseenCut, Item | None] | None = None
        """One that came, and the darkness that fell with it."""

    def forget(self, sheet: Sheet | None = None) -> None:
        """Should it come at all, it is drawn anew."""
        self._cut, self._seen = None, {}
        if sheet is not None:
            sheet.foreseen = None

    def go_on(
        self,
        target: Surface,
        sheet: Sheet,
        items: Sequence[Item],
        dirty: Sequence[Rect],
        shop: Workshop,
    ) -> None:
        """A frame was drawn, in these places: one bit more, if a cut is foreseen for this sheet,
        the lowest, whose items are the first of these."""
        cut = sheet.foreseen
        if cut is None or not items:
            if self._cut is not None or self._seen:
                self.forget()
            return
        under, window = self._under, target.get_rect()
        is_begun = cut is self._cut or self._begins(cut, target, sheet, items, shop)
        if not (is_begun and under.is_ahead and (sheet.dx, sheet.dy) == self._from):
            self.forget(sheet)
        elif sum(place.w * place.h for place in dirty) < _BUSY_SHARE * window.w * window.h:
            below = self._below(cut, items[: len(sheet)])
            self._note_changes(below, self._step)
            self._draw(cut, below, under.next_stale(_FRAMES), self._step)

    def arrives(self, sheet: Sheet, glazes: Sequence[Item]) -> bool:
        """Whether the sheet went where it was foreseen to go, and it is as dark as foreseen."""
        cut = self._cut
        if cut is None or not sheet.is_shifted:
            return False
        self._cut = None
        if cut is not sheet.foreseen or not self._under.is_ahead:
            return False
        sheet.foreseen = None
        seen = [one for one in glazes if one.shown_alpha(one.sheet.alpha)]
        if (sheet.dx, sheet.dy) != (cut.dx, cut.dy) or not cut.is_as_dark_as(seen):
            return False
        self._arrived = cut, next(iter(seen), None)
        return True

    def can_wait(self, shop: Workshop) -> bool:
        """Whether everything went so far to the pixel: what has not changed need not be asked for
        its place, and what changes by itself may stay as it was."""
        assert self._arrived is not None
        cut, (x, y) = self._arrived[0], self._from
        scale, (right, down) = shop.viewport.scale, self._step
        way = (cut.dx - x) * scale, (cut.dy - y) * scale
        return way == self._step and right % 2 == down % 2 == 0  # half a pixel rounds to even ones

    def take(self, sheet: Sheet, items: Sequence[Item], shop: Workshop) -> None:
        """All that stands on it is where it is now, and what changed as it is now."""
        assert self._arrived is not None
        if self.can_wait(shop):
            for item in items:
                if item.rect and not item.paints_itself:
                    item.rect.move_ip(self._step)
            sheet.is_shifted = sheet.is_cut = False
        else:
            sheet.touch_places()
        changed, sheet.changed = sheet.changed, []
        for item in [*changed, *(item for item in items if item.paints_itself)]:
            item.settle()
            item.look_again(shop)
        below = self._below(self._arrived[0], items)
        self._note_changes(below, (0, 0))
        self._under.spoil([item.rect for item in below if item.paints_itself])
        self._seen = {}

    def lay_on(
        self,
        target: Surface,
        items: Sequence[Item],
        rects: Sequence[Rect],
        number: int,
        places: Sequence[Rect],
    ) -> list[Rect]:
        """All of so many items, the lowest, and in these places what lies over them."""
        assert self._arrived is not None
        (cut, glaze), self._arrived = self._arrived, None
        below, under = self._below(cut, items[:number]), self._under
        self._draw(cut, below, under.stale_in(target.get_rect()), (0, 0))
        under.take_over(glaze)
        for part in parted(items, rects, places):
            hits = part.collidelistall(rects)
            over = [hit for hit in hits[bisect_left(hits, len(below)) :] if items[hit] is not glaze]
            start = uppermost_opaque(items, over, part)
            if start is None:
                target.blit(under.surface, part, part)
            paint(target, part, items, over, start or 0)
        return [target.get_rect()]

    def _begins(
        self,
        cut: ForeseenCut,
        target: Surface,
        sheet: Sheet,
        items: Sequence[Item],
        shop: Workshop,
    ) -> bool:
        """Whether it can be drawn; what lies below a glaze now is kept no longer. Where another
        haze lies than a darkness, and stays, it could not arrive."""
        view, under, ground = shop.viewport, self._under, items[0]
        glazes = [one for one in items if one.glazes and one.shown_alpha(one.sheet.alpha)]
        if not all(isinstance(one, Spotlight) for one in glazes):
            return False
        (x, y), (end_x, end_y) = view.to_px(sheet.dx, sheet.dy), view.to_px(cut.dx, cut.dy)
        self._step = end_x - x, end_y - y
        is_filled = can_be_moved(target, ground.rect, ground.rect.move(self._step))
        if not ground.opaque or not is_filled or under.surface.get_size() != target.get_size():
            return False
        if cut.dark is not None:
            cut.dark.look_again(shop)
        under.begin_ahead()
        self._cut, self._from, self._seen = cut, (sheet.dx, sheet.dy), {}
        return True

    def _below(self, cut: ForeseenCut, items: Sequence[Item]) -> Sequence[Item]:
        """What is drawn ahead: all that lies below the darkness to come."""
        if cut.dark is None:
            return items
        return items[: bisect_left(items, cut.dark.layer, key=_layer_of)]

    def _note_changes(self, below: Sequence[Item], step: Corner) -> None:
        """What is not as it was drawn is stale where it was, and where it will be."""
        now = {
            item: _Seen(item.surface, item.rect.move(step), item.blit_alpha, item.layer)
            for item in below
            if item.rect and not item.paints_itself
        }
        was, self._seen = self._seen, now
        gone = [seen.place for item, seen in was.items() if now.get(item) != seen]
        come = [seen.place for item, seen in now.items() if was.get(item) != seen]
        self._under.spoil([*gone, *come])

    def _draw(
        self, cut: ForeseenCut, below: Sequence[Item], places: Sequence[Rect], step: Corner
    ) -> None:
        """Bits of it, where all go so far, and the darkness over them. Before they go that is done
        without what paints itself: it would do so where it is now."""
        surface, (right, down), is_ahead = self._under.surface, step, step != (0, 0)
        rects = [item.rect for item in below]
        there = [rect for rect in rects if rect]
        for rect in there:
            rect.move_ip(right, down)
        for place in places:
            hits = place.collidelistall(rects)
            drawn = [hit for hit in hits if not (is_ahead and below[hit].paints_itself)]
            paint(surface, place, below, drawn)
            if cut.dark is not None:
                surface.set_clip(place)
                cut.dark.paint(surface, place)
                surface.set_clip(None)
        for rect in there:
            rect.move_ip(-right, -down)
