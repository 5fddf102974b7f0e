"""The leaves of an open book: they turn one after the other, and each leaves other cards behind.

So neither does a page come by a hard cut, nor one frame have to draw all three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT, PARCHMENT_SHADE

_WIDTHS: Final = (1.0, 0.55, 0.2)
"""How broad a leaf still is, tick by tick."""
_EDGE: Final = 12.0
LEAF_TURNS: Final = len(_WIDTHS)


class BookLeaves:
    """What lay on each page goes, and what comes instead of it lies below the leaf that turns."""

    def __init__(self, sheet: Sheet, pages: Sequence[Area]) -> None:
        self._pages = pages
        layer = Layer.ALMANAC_RING
        self._leaf = sheet.add(Filling(sheet, layer), colour=PARCHMENT, visible=False)
        self._edge = sheet.add(Filling(sheet, layer), colour=PARCHMENT_SHADE, visible=False)
        self._comes: Sequence[Parts] = ()
        self._goes: Sequence[Parts] = ()
        self._ticks = 0
        self._after: Callable[[], None] | None = None
        self.is_calm = False
        """Whether no leaf is seen to turn; pages still come one by one."""

    def turn(
        self, goes: Sequence[Parts], comes: Sequence[Parts], after: Callable[[], None], wait: int
    ) -> None:
        """From the first page to the last; then do this. The first leaf waits for so many ticks."""
        self.finish()
        for page in comes:
            page.show(False)
        self._goes, self._comes, self._after = goes, comes, after
        self._ticks = -wait

    def update(self) -> None:
        """One tick."""
        if self._after is None:
            return
        number, step = divmod(self._ticks, LEAF_TURNS)
        self._ticks += 1
        if number >= len(self._pages):
            self.finish()
        elif number >= 0:
            if step == 0:
                self._change(number)
            self._show_leaf(self._pages[number], _WIDTHS[step])

    def finish(self) -> None:
        """All pages are there."""
        after, self._after = self._after, None
        self._leaf.visible = self._edge.visible = False
        if after is not None:
            for number in range(max(0, self._ticks // LEAF_TURNS), len(self._pages)):
                self._change(number)
            after()

    def _change(self, number: int) -> None:
        for page in self._goes[number : number + 1]:
            page.show(False)
        for page in self._comes[number : number + 1]:
            page.show(True)

    def _show_leaf(self, page: Area, share: float) -> None:
        """It hangs at the left edge, and goes there."""
        width = share * page.width
        self._leaf.place(page.x, page.y, width, page.height)
        self._edge.place(page.x + width - _EDGE, page.y, _EDGE, page.height)
        self._leaf.visible = self._edge.visible = not self.is_calm
