"""Ornaments wait: a torch, a cloud or a breath comes with the next frame that has room for it.

While a card turns or somebody climbs, nobody looks at what lives beside it by itself; but each
flame is a rectangle more to draw, in just the frames that are dear already. Room is a count of
pixels and never a clock, so that frames are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.sheet import Sheet

ROOM: Final = 0.08
"""Of the window: where more than that changes, ornaments stay as they are."""
LONGEST_WAIT: Final = 24
"""Frames. A held breath looks right for so long, and fire that burns on at no slower pace; after
that all come at once, and wait anew."""


class Ornaments:
    """Those that changed and have not been looked at: all of them wait, or none."""

    def __init__(self) -> None:
        self._aside = list[tuple[Sheet, list[Item]]]()
        self._waited = 0

    def set_aside(self, sheets: Iterable[Sheet]) -> None:
        """Take them out of what changed on these sheets, unless all of a sheet went somewhere."""
        for sheet in sheets:
            goes_as_one, sheet.goes_as_one = sheet.goes_as_one, False
            able = [] if goes_as_one else [item for item in sheet.changed if item.can_wait]
            waiting = [item for item in able if _stays_in_sight(item)]
            if waiting:
                held = set(waiting)
                sheet.changed = [item for item in sheet.changed if item not in held]
                self._aside.append((sheet, waiting))

    def with_room(self, pixels: int, window: Rect) -> list[Sheet]:
        """The sheets on which they come in this frame, in which so much else changes."""
        is_full = pixels > ROOM * window.w * window.h
        if is_full and self._waited < LONGEST_WAIT:
            self.wait()
            return []
        self._waited = 0
        return self._put_back()

    def wait(self) -> None:
        """They stay as they are for this frame, noted as changed."""
        self._waited = self._waited + 1 if self._put_back() else 0

    def _put_back(self) -> list[Sheet]:
        aside, self._aside = self._aside, []
        for sheet, items in aside:
            sheet.changed += items
        return [sheet for sheet, _ in aside]


def _stays_in_sight(item: Item) -> bool:
    """Only that may wait: its pixels are known, and lie where they were."""
    return item.visible and bool(item.rect) and item.surface is not None
