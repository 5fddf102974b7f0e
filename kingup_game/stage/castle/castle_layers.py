"""What the castle's art says about itself: `castle/layers.json`, read once for a sheet."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.gaps import FAULTS, DamagedPartError
from kingup_game.theme.layers import Layer

LAYERS_FILE: Final = "castle/layers.json"
LARGEST_PLACE: Final = 10_000


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


class _Anchors(dict[str, list[list[float]]]):
    """Points by name; whoever asks for one that the file lacks is told so."""

    def __missing__(self, name: str) -> NoReturn:
        raise DamagedPartError(f"{LAYERS_FILE} ({name})")


def _number(found: object) -> float:
    if not isinstance(found, int | float) or not -LARGEST_PLACE <= found <= LARGEST_PLACE:
        raise ValueError(found)
    return found


class CastleLayers:
    """All pictures of the castle by name, and the points to pin them to."""

    def __init__(self, assets: Path) -> None:
        try:
            self._read((assets / LAYERS_FILE).read_bytes())
        except FileNotFoundError:
            raise
        except FAULTS as fault:
            raise DamagedPartError(LAYERS_FILE) from fault

    def _read(self, text: bytes) -> None:
        data: dict[str, Any] = json.loads(text)
        self.anchors = _Anchors(
            (name, [[_number(one) for one in point] for point in points])
            for name, points in data["anchors"].items()
        )
        self._layers = {
            name: CastleLayer(
                file=str(one["file"]),
                x=_number(one["x"]),
                y=_number(one["y"]),
                width=_number(one["w"]),
                height=_number(one["h"]),
                frames=max(1, int(one["frames"])),
                anchor=str(one.get("at", "")),
            )
            for name, one in data["layers"].items()
        }

    def __getitem__(self, name: str) -> CastleLayer:
        if name not in self._layers:
            raise DamagedPartError(f"{LAYERS_FILE} ({name})")
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
