"""What an open book lies before and on: velvet and the edge of a table, both nearly black."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Color, Rect, Surface

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import Item, Retained, Workshop
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.theme.palette import CRIMSON_DARK, DUSK, GOLD_DARK, WOOD_DARK

_FOLD: Final = 132.0
_STEP: Final = 8.0
"""So wide is one tone of a fold."""
_DEEPEST, _LIT = 0.04, 0.4
"""How much crimson is in a fold's valley, and on its ridge."""
_TABLE_TOP: Final = 952.0
_BOARDS: Final = (
    (0.0, 3.0, WOOD_DARK, 0.62),
    (3.0, 82.0, WOOD_DARK, 0.2),
    (44.0, 2.0, WOOD_DARK, 0.12),
    (85.0, 3.0, GOLD_DARK, 0.4),
    (88.0, layout.HEIGHT, WOOD_DARK, 0.1),
)
"""Of the table: how far below its back edge, how high, which colour, and how much of it."""


class DarkVelvet(Item):
    """Over the whole window, the same for everybody, and still: it tells nothing."""

    hidden = Retained(Area(0.0, 0.0, 0.0, 0.0))
    """What lies before it: no fold is laid below that."""
    paints_itself = True
    glazes = True
    _colours: Sequence[Color] = ()
    _places: Sequence[Rect] = ()

    def resolve(self, shop: Workshop) -> None:
        """Finds its bands for this window."""
        self._colours, self._places = zip(*_bands(shop, self.hidden), strict=True)
        self.rect.update((0, 0), shop.viewport.size_px)
        self.opaque = True

    def paint(self, target: Surface, clip: Rect) -> None:
        """Lays each band over the clip; they leave nothing free."""
        for number in clip.collidelistall(self._places):
            target.fill(self._colours[number], self._places[number].clip(clip))


def _bands(shop: Workshop, hidden: Area) -> Iterator[tuple[Color, Rect]]:
    view, ground = shop.viewport, Color(shop.paint(DUSK))
    left, _, wide, _ = view.window_units()
    crimson = Color(shop.paint(CRIMSON_DARK))
    yield ground, view.rect_px(hidden.x, hidden.y, hidden.width, _TABLE_TOP - hidden.y)
    for number in range(math.floor(left / _STEP), math.ceil((left + wide) / _STEP)):
        x = number * _STEP
        is_seen = not hidden.x <= x <= hidden.right - _STEP
        strip = view.rect_px(x, 0, _STEP, _TABLE_TOP if is_seen else hidden.y)
        strip.update(strip.left, 0, strip.width, strip.bottom)
        yield ground.lerp(crimson, _share(x)), strip
    for below, high, colour, share in _BOARDS:
        yield ground.lerp(shop.paint(colour), share), _board(view, below, high)


def _share(x: float) -> float:
    """How much of a fold's light falls there: folds are of two widths by turns."""
    phase = x / _FOLD
    ridge = 0.5 + 0.5 * math.sin(math.tau * phase + 0.8 * math.sin(math.pi * phase))
    return _DEEPEST + (_LIT - _DEEPEST) * math.pow(ridge, 1.5)


def _board(view: Viewport, below: float, high: float) -> Rect:
    """From one side of the window to the other; the last one goes on to its foot."""
    board = view.rect_px(0, _TABLE_TOP + below, 1, high)
    board.update(0, board.top, view.width_px, board.height)
    return board
