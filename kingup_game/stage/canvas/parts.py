"""Items that a widget lays on one layer of a sheet, and takes away together."""

from __future__ import annotations

from typing import Any

from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.canvas.sheet import ItemKind, Sheet
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.theme.layers import Layer


class Parts:
    """Its methods are those of a sheet, without the layer."""

    def __init__(self, sheet: Sheet, layer: Layer) -> None:
        self._sheet = sheet
        self._layer = layer
        self._items: list[Item] = []

    def sprite(self, picture: str, x: float, y: float, **values: Any) -> Sprite:
        """Puts on a picture, its middle at x and y unless `anchor` says otherwise."""
        return self._keep(self._sheet.sprite(picture, x, y, layer=self._layer, **values))

    def add(self, kind: type[ItemKind], **values: Any) -> ItemKind:
        """Puts on an item of any kind."""
        return self._keep(self._sheet.add(kind(self._sheet, self._layer), **values))

    def text(self, words: str, x: float, y: float, style: TextStyle, **values: Any) -> Label:
        """Puts on words, their left upper corner at x and y unless `anchor` says otherwise."""
        return self._keep(self._sheet.text(words, x, y, style, layer=self._layer, **values))

    def box(self, x: float, y: float, width: float, height: float, **values: Any) -> Box:
        """Puts on a box with `fill`, `border` or both."""
        return self._keep(self._sheet.box(x, y, width, height, layer=self._layer, **values))

    def filling(self, x: float, y: float, width: float, height: float, **values: Any) -> Filling:
        """Puts on a plain box of which no picture is kept, however large it is."""
        bounds = {"x": x, "y": y, "width": width, "height": height}
        return self._keep(self._sheet.add(Filling(self._sheet, self._layer), **bounds, **values))

    def frame(
        self, picture: str, x: float, y: float, width: float, height: float, **values: Any
    ) -> Frame:
        """Puts on a picture as a frame of this size."""
        bounds = x, y, width, height
        return self._keep(self._sheet.frame(picture, *bounds, layer=self._layer, **values))

    def show(self, is_on: bool) -> None:
        """Shows or hides all of them."""
        for item in self._items:
            item.visible = is_on

    def clear(self) -> None:
        """Takes all of them off the sheet."""
        for item in self._items:
            item.remove()
        self._items = []

    def _keep(self, item: ItemKind) -> ItemKind:
        self._items.append(item)
        return item
