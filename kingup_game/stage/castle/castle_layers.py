"""What the castle's art says about itself: `castle/layers.json`, read once for a sheet."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.layers import Layer


@dataclass(frozen=True, slots=True)
class CastleLayer:
    """One picture: its box in design units and its frames."""

    file: str
    x: float
    y: float
    width: float
    height: float
    frames: int
    anchor: str


class CastleLayers:
    """All pictures of the castle by name, and the points to pin them to."""

    def __init__(self, assets: Path) -> None:
        data: dict[str, Any] = json.loads(
            (assets / "castle" / "layers.json").read_text(encoding="utf-8")
        )
        self.anchors: dict[str, list[list[float]]] = data["anchors"]
        self._layers = {
            name: CastleLayer(
                *(one["file"], one["x"], one["y"], one["w"], one["h"]),
                one["frames"],
                one.get("at", ""),
            )
            for name, one in data["layers"].items()
        }

    def __getitem__(self, name: str) -> CastleLayer:
        return self._layers[name]

    def book(
        self, sheet: Sheet, name: str, x: float, y: float, layer: Layer, **values: Any
    ) -> Flipbook:
        """The picture on a sheet, pinned to a point."""
        drawn = self[name]
        return sheet.add(
            Flipbook(sheet, layer),
            picture=drawn.file,
            frames=drawn.frames,
            x=x + drawn.x,
            y=y + drawn.y,
            width=drawn.width,
            height=drawn.height,
            **values,
        )
