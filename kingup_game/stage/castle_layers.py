"""What the castle's art says about itself: `castle/layers.json`, read once for a sheet."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kingup_game.stage.flipbook import Flipbook
from kingup_game.stage.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Layer:
    """One picture: its box in design units and its frames."""

    file: str
    x: float
    y: float
    width: float
    height: float
    frames: int
    anchor: str


class Layers:
    """All pictures of the castle by name, and the points to pin them to."""

    def __init__(self, assets: Path) -> None:
        data: dict[str, Any] = json.loads(
            (assets / "castle" / "layers.json").read_text(encoding="utf-8")
        )
        self.anchors: dict[str, list[list[float]]] = data["anchors"]
        self._layers = {
            name: Layer(
                *(one["file"], one["x"], one["y"], one["w"], one["h"]),
                one["frames"],
                one.get("at", ""),
            )
            for name, one in data["layers"].items()
        }

    def __getitem__(self, name: str) -> Layer:
        return self._layers[name]

    def book(
        self, sheet: Sheet, name: str, x: float, y: float, depth: float, **values: Any
    ) -> Flipbook:
        """The picture on a sheet, pinned to a point."""
        layer = self[name]
        return sheet.add(
            Flipbook(sheet, depth),
            picture=layer.file,
            frames=layer.frames,
            x=x + layer.x,
            y=y + layer.y,
            width=layer.width,
            height=layer.height,
            **values,
        )
