"""What the castle's art says about itself: `castle/layers.json`, read once for a file."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.gaps import FAULTS, DamagedPartError, Gaps
from kingup_game.stage.part_files import read_part
from kingup_game.theme.art import castle
from kingup_game.theme.layers import Layer

LAYERS_FILE: Final = "castle/layers.json"
LARGEST_PLACE: Final = 10_000
MOST_FRAMES: Final = 64
MOST_ROOM: Final = 4_000_000
"""For all frames of one picture together, in square units: a little more than the largest takes."""
OFF_STAGE: Final = (-600.0, -600.0)

Pin = tuple[float, float]
T = TypeVar("T")

RISE: Final = 180
"""So far, in design units, everything comes down when the camera looks up, and all of the sky that
is painted is shown: a large face has it, the roof and the throne room, and nobody's head below; the
kitchen still stands on the screen."""

ASIDE: Final = 240
"""So far the castle moves to the right for a face that has the left third of the screen."""

LEFT_ROOM: Final = 300
"""So much of what lies around it is joined to its left: that is how far aside it stands behind the
title, so that one and the same castle at dusk does for title, setup and match."""


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


def _number(found: object) -> float:
    if not isinstance(found, int | float) or not -LARGEST_PLACE <= found <= LARGEST_PLACE:
        raise ValueError(found)
    return found


def _length(found: object) -> float:
    length = _number(found)
    if length < 1:
        raise ValueError(found)
    return length


def _layer(one: dict[str, Any]) -> CastleLayer:
    frames = int(_length(one["frames"]))
    width, height = _length(one["w"]), _length(one["h"])
    if frames > MOST_FRAMES or frames * width * height > MOST_ROOM:
        raise ValueError(one)
    return CastleLayer(
        file=str(one["file"]),
        x=_number(one["x"]),
        y=_number(one["y"]),
        width=width,
        height=height,
        frames=frames,
        anchor=str(one.get("at", "")),
    )


def _points(found: object) -> list[Pin]:
    if not isinstance(found, list) or not found:
        raise ValueError(found)
    return [(_number(x), _number(y)) for x, y, *_ in found]


class _Listed(NamedTuple):
    """What can be read of the file, and what cannot."""

    anchors: dict[str, list[Pin]]
    layers: dict[str, CastleLayer]
    faults: list[tuple[str, Exception]]


def _listed(path: Path) -> _Listed:
    """As the file is now; the same file is read once, for a castle is built in a single frame."""
    try:
        status = path.stat()
    except OSError:
        return _read(path)
    if not stat.S_ISREG(status.st_mode):
        return _read(path)
    return _read_once(path, status.st_ino, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=2)
def _read_once(path: Path, *as_it_is: int) -> _Listed:
    del as_it_is
    return _read(path)


def _read(path: Path) -> _Listed:
    data: object = None
    faults: list[tuple[str, Exception]] = []
    try:
        data = json.loads(read_part(path))
    except FileNotFoundError:
        raise
    except FAULTS as fault:
        faults.append((LAYERS_FILE, fault))

    def sound(part: str, read: Callable[[Any], T]) -> dict[str, T]:
        found: dict[str, T] = {}
        listed = data.get(part) if isinstance(data, dict) else None
        for name, one in listed.items() if isinstance(listed, dict) else ():
            try:
                found[name] = read(one)
            except FAULTS as fault:
                faults.append((f"{LAYERS_FILE} ({name})", fault))
        return found

    return _Listed(sound("anchors", _points), sound("layers", _layer), faults)


class CastleLayers:
    """All pictures of the castle by name, and the points to pin them to.

    What the file says wrongly is told to `gaps`; then a picture is left out, or stands off stage.
    """

    def __init__(self, assets: Path, gaps: Gaps | None = None) -> None:
        self._gaps = gaps or Gaps()
        listed = _listed(assets / LAYERS_FILE)
        for name, fault in listed.faults:
            self._gaps.found(name, fault)
        self._anchors, self._layers = dict(listed.anchors), dict(listed.layers)

    def points(self, anchor: str, at_least: int = 1) -> list[Pin]:
        """Where pictures are pinned to; off the stage, where the file does not know."""
        known = self._anchors.get(anchor, [])
        lacking = at_least - len(known)
        if lacking > 0:
            self._tell_of(anchor)
        return known + [OFF_STAGE] * lacking

    def __getitem__(self, name: str) -> CastleLayer:
        if name not in self._layers:
            self._tell_of(name)
            self._layers[name] = CastleLayer(castle(name), *OFF_STAGE, 1, 1, 1, "")
        return self._layers[name]

    def _tell_of(self, name: str) -> None:
        part = f"{LAYERS_FILE} ({name})"
        self._gaps.found(part, DamagedPartError(part))

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
