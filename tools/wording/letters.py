"""Which letters our two faces have."""

from __future__ import annotations

from functools import cache

import pygame

from kingup_game.app.paths import assets_folder
from kingup_game.stage.lettering.typefaces import display_face, reading_face

BY_NAME = "Caladea", "Larkstair"


@cache
def _has(face: str, letter: str) -> bool:
    return _font(face).metrics(letter)[0] is not None


@cache
def _font(face: str) -> pygame.Font:
    pygame.font.init()
    file = reading_face() if face == "Caladea" else display_face(assets_folder() / "type")
    return pygame.Font(file, 20)


def missing_letters(text: str) -> dict[str, list[str]]:
    """The letters of a text that a face lacks, by face."""
    missing = {
        face: sorted(letter for letter in set(text) - {"\n"} if not _has(face, letter))
        for face in BY_NAME
    }
    return {face: letters for face, letters in missing.items() if letters}
