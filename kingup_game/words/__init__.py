"""Every word on screen. `Words("de").say("menu.play")` looks it up in a file for each language."""

from kingup_game.words.catalogue import (
    LANGUAGES,
    SOURCE_LANGUAGE,
    MissingWordsError,
    Say,
    Words,
    language_for,
)
from kingup_game.words.grammar import Named

__all__ = [
    "LANGUAGES",
    "SOURCE_LANGUAGE",
    "MissingWordsError",
    "Named",
    "Say",
    "Words",
    "language_for",
]
