"""Which letters our two faces have."""

from __future__ import annotations

from functools import cache

from fontTools.ttLib import TTFont

from kingup_game.app.paths import assets_folder
from kingup_game.stage.lettering.typefaces import display_face, reading_face

BY_NAME = "Caladea", "Larkstair"


@cache
def _letters_of(face: str) -> frozenset[str]:
    file = reading_face() if face == "Caladea" else display_face(assets_folder() / "type")
    return frozenset(map(chr, TTFont(file).getBestCmap()))


def missing_letters(text: str) -> dict[str, list[str]]:
    """The letters of a text that a face lacks, by face."""
    missing = {
        face: sorted(letter for letter in set(text) - {"\n"} if letter not in _letters_of(face))
        for face in BY_NAME
    }
    return {face: letters for face, letters in missing.items() if letters}
