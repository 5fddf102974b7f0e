"""The castle: backgrounds in three lights, annexes, and the layers that live."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio.castle.catalogue import as_json, layers
from tools.studio.castle.compose import CASTLE, three_lights
from tools.studio.drawings.drawing import Picture
from tools.studio.render import webp_of

RECIPES: dict[str, Callable[[], bytes]] = {
    **{f"castle/{name}.webp": layer.make for name, layer in layers().items()},
    "castle/layers.json": as_json,
    "style/scenery.webp": Picture((CASTLE,), lambda: webp_of(three_lights(), 88)),
}
