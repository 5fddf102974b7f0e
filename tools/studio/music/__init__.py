"""Music in parts that follow the game; every part is a set of layers of one length."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.music import ballot, bransle, galliard, pavane, saltarello
from tools.studio.sound.encode import MUSIC_COMPRESSION, ogg
from tools.studio.sound.waves import Signal

PARTS: dict[str, dict[str, Callable[[], Signal]]] = {
    "menu": pavane.LAYERS,
    "placing": bransle.LAYERS,
    "climb": saltarello.LAYERS,
    "vote": ballot.LAYERS,
    "winner": galliard.LAYERS,
}


def _encoded(layer: Callable[[], Signal]) -> bytes:
    return ogg(layer(), MUSIC_COMPRESSION)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"sound/music/{part}-{name}.ogg": partial(_encoded, layer)
    for part, layers in PARTS.items()
    for name, layer in layers.items()
}
