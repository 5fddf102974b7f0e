"""Message catalogues: every sentence on screen by its key, in one language."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SOURCE_LANGUAGE = "en"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Each language that the game speaks, and its own name for itself."""

Wording = str | dict[str, str]
"""A sentence, or its forms for one and for many."""

Catalogue = dict[str, dict[str, Wording]]


Say = Callable[..., str]
"""Finds the words for a key, with values for its placeholders."""


class UnknownWordsError(KeyError):
    """A key that the catalogue does not have: a mistake in the program."""


def catalogue_file(language: str) -> Path:
    """The file with the words of a language."""
    return FOLDER / f"{language}.json"


@cache
def load(language: str) -> Catalogue:
    """A whole catalogue by section and key, read once."""
    found: Catalogue = json.loads(catalogue_file(language).read_text(encoding="utf-8"))
    return found


def keys(catalogue: Catalogue) -> dict[str, Wording]:
    """Every message by its full key, as `menu.play`."""
    return {
        f"{section}.{name}": message
        for section, messages in catalogue.items()
        for name, message in messages.items()
    }


def written(catalogue: Catalogue) -> str:
    """The file's text: sections and keys in alphabetical order."""
    return json.dumps(catalogue, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


class Words:
    """What the game says in one language. An unknown language falls back to English, and says so.

    `notice` is that sentence, to be shown once, or empty.

    >>> Words("de").language, Words("tlh").language
    ('de', 'en')
    >>> Words().say("menu.play") == Words("tlh").say("menu.play") != ""
    True
    """

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        self.notice = ""
        self.language = language
        if language not in LANGUAGES:
            self.language = SOURCE_LANGUAGE
        self._messages = keys(load(self.language))
        if language not in LANGUAGES:
            self.notice = self.say("notices.unknown_language", language=language)

    def say(self, key: str, **values: object) -> str:
        """The message; `count` chooses between one and many."""
        message = self._messages.get(key)
        if message is None:
            raise UnknownWordsError(f"no words for {key!r} in {self.language}.json")
        if isinstance(message, dict):
            message = message["one" if values.get("count") == 1 else "other"]
        return message.format(**values) if values else message
