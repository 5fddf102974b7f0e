"""The two faces of the game, and how large their type must be for letters of a given height."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from kingup_game.theme.type_scale import Face

DISPLAY_FACE: Final = "Larkstair.otf"

LETTER_SHARE: Final[dict[Face, float]] = {"reading": 0.907, "display": 0.966}
"""From the top of a d to the foot of a p: the share of the type's own size."""


class MissingFaceError(FileNotFoundError):
    """The game's own type is not there; the sentence says how to make it."""


def type_size_px(face: Face, letter_px: float) -> int:
    """The smallest type whose letters reach from ascender to descender over so many pixels."""
    return max(1, math.ceil(letter_px / LETTER_SHARE[face] - 1e-6))


def display_face(folder: Path) -> Path:
    """Larkstair's file in the assets' folder of type."""
    found = folder / DISPLAY_FACE
    if not found.exists():
        raise MissingFaceError(
            f"The display face {found} is missing. "
            f"Make it with: python tools/bake.py type/{DISPLAY_FACE}"
        )
    return found


def reading_face(*, bold: bool = False, italic: bool = False) -> Path:
    """Caladea's file, from its own package."""
    try:
        from font_caladea import font_files
    except ImportError:
        raise MissingFaceError("The package font-caladea is missing.") from None

    name = "Caladea" + ("Bold" if bold else "") + ("Italic" if italic else "")
    return Path(font_files[name])
