"""A sheet: the retained display list of one scene, in design units.

Put things on it once and change them by assignment; the painter draws only what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeVar

from pygame import Surface

from kingup_game.stage.item import OPAQUE_ALPHA, Item
from kingup_game.stage.items import (
    Backdrop,
    Box,
    Drawing,
    Frame,
    Label,
    Scenery,
    Sprite,
)
from kingup_game.stage.text import TextStyle
from kingup_game.stage.veils import Spotlight, Veil

Kind = TypeVar("Kind", bound=Item)

BACKDROP_LAYER = -1000.0

_layer_of = attrgetter("layer")


class Sheet:
    """Items in layers; within a layer, later ones lie above earlier ones."""

    def __init__(self) -> None:
        self.changed: list[Item] = []
        self.stack_changed = True
        self._items: dict[Item, None] = {}
        self.dx = 0.0
        self.dy = 0.0
        self._alpha: float = OPAQUE_ALPHA

    @property
    def alpha(self) -> float:
        return self._alpha

    def shift(self, dx: float, dy: float) -> None:
        """Moves everything on the sheet, as a panel that slides in."""
        if (dx, dy) != (self.dx, self.dy):
            self.dx, self.dy = dx, dy
            self.touch_all()

    def fade(self, alpha: float) -> None:
        """Makes everything on the sheet more or less transparent."""
        if alpha != self._alpha:
            self._alpha = alpha
            self.touch_all()

    def touch_all(self) -> None:
        for item in self._items:
            item.touch()

    def stacked(self) -> list[Item]:
        """Everything from the back to the front."""
        return sorted(self._items, key=_layer_of)  # a dict keeps the order of age

    def add(self, item: Kind, **values: Any) -> Kind:
        """Puts on an item of any kind, made with this sheet."""
        item.set(**values)
        self._items[item] = None
        self.stack_changed = True
        return item

    def remove(self, item: Item) -> None:
        if item in self._items:
            del self._items[item]
            self.stack_changed = True

    def clear(self) -> None:
        self._items.clear()
        self.stack_changed = True

    def __len__(self) -> int:
        return len(self._items)

    def sprite(
        self, picture: str, x: float = 0, y: float = 0, *, layer: float = 0, **values: Any
    ) -> Sprite:
        return self.add(Sprite(self, layer), picture=picture, x=x, y=y, **values)

    def text(
        self,
        words: str,
        x: float = 0,
        y: float = 0,
        style: TextStyle | None = None,
        *,
        layer: float = 0,
        **values: Any,
    ) -> Label:
        style = style or TextStyle()
        return self.add(Label(self, layer), words=words, x=x, y=y, style=style, **values)

    def box(
        self, x: float, y: float, width: float, height: float, *, layer: float = 0, **values: Any
    ) -> Box:
        return self.add(Box(self, layer), x=x, y=y, width=width, height=height, **values)

    def frame(
        self,
        picture: str,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        layer: float = 0,
        **values: Any,
    ) -> Frame:
        item = Frame(self, layer)
        return self.add(item, picture=picture, x=x, y=y, width=width, height=height, **values)

    def veil(self, colour: str = "#000000", alpha: float = 0, *, layer: float = 0) -> Veil:
        return self.add(Veil(self, layer), colour=colour, alpha=alpha)

    def spotlight(
        self, x: float, y: float, radius: float, *, layer: float = 0, **values: Any
    ) -> Spotlight:
        return self.add(Spotlight(self, layer), x=x, y=y, radius=radius, **values)

    def drawing(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        draw: Callable[[Surface, float], None],
        *,
        layer: float = 0,
        **values: Any,
    ) -> Drawing:
        item = Drawing(self, layer)
        item.draw = draw
        return self.add(item, x=x, y=y, width=width, height=height, **values)

    def backdrop(
        self,
        scenery: Sequence[Scenery],
        *,
        ground: str = "#1B1220",
        layer: float = BACKDROP_LAYER,
        **values: Any,
    ) -> Backdrop:
        return self.add(Backdrop(self, layer), scenery=tuple(scenery), ground=ground, **values)
