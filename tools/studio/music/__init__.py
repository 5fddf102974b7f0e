"""Music in pieces that follow the game; a piece is cut into leaves, one file a layer each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.music import (
    ballot,
    bransle,
    chaconne,
    galliard,
    motley,
    pavane,
    saltarello,
    siciliana,
    tally,
)
from tools.studio.music.form import Piece, leaf
from tools.studio.sound.encode import MUSIC_COMPRESSION, ogg

PIECES: dict[str, Piece] = {
    "menu": pavane.PIECE,
    "placing": bransle.PIECE,
    "climb-day": saltarello.PIECE,
    "climb-dusk": chaconne.PIECE,
    "climb-night": siciliana.PIECE,
    "vote": ballot.PIECE,
    "scoring": tally.PIECE,
    "jester": motley.PIECE,
    "winner": galliard.PIECE,
}


def file_of(part: str, layer: str, number: int) -> str:
    """Where a leaf lies, below `assets/sound/`."""
    return f"music/{part}-{layer}-{number + 1}.ogg"


def _encoded(piece: Piece, layer: str, number: int) -> bytes:
    return ogg(leaf(piece, layer, number), MUSIC_COMPRESSION)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"sound/{file_of(part, layer, number)}": partial(_encoded, piece, layer, number)
    for part, piece in PIECES.items()
    for layer in piece.layers
    for number in range(len(piece.sections))
}
