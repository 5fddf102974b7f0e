"""Message catalogues: every sentence on screen by its key, in one language."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from kingup_game.words.grammar import (
    NAME,
    TONGUES,
    Named,
    Wording,
    best_of,
    chosen,
    filled,
    strange,
)

FOLDER = Path(__file__).resolve().parent
SOURCE_LANGUAGE: Final = "en"
STRANGE_LANGUAGE: Final = "en-XA"
"""English in disguise: shows what on the screen is in no catalogue, and what gets too long."""
NO_SENTENCES: Final = frozenset({"past.months", "setup.letters", "setup.names"})
"""What stands in the catalogues and is no text."""

Catalogue = dict[str, dict[str, Wording]]

Say = Callable[..., str]
"""Finds the words for a key, with values for its placeholders."""


class UnknownWordsError(KeyError):
    """A key that the catalogue does not have: a mistake in the program."""


class MissingWordsError(Exception):
    """Not even the English words can be read: there is nothing to say anything with."""


def catalogue_file(language: str) -> Path:
    """The file with the words of a language."""
    return FOLDER / f"{language}.json"


LANGUAGES: Final = {
    code: tongue.own_name for code, tongue in TONGUES.items() if catalogue_file(code).is_file()
}
"""Each language that the game speaks, because its file is there, and its own name for itself."""


def language_for(preferred: list[str]) -> str:
    """The language for somebody who prefers these, the most preferred first; else English.

    >>> language_for(["tlh", "de_AT"]), language_for([])
    ('de', 'en')
    """
    return best_of(preferred, LANGUAGES, SOURCE_LANGUAGE)


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


_last_keys: dict[str, tuple[Catalogue, dict[str, Wording]]] = {}
"""Of each language the catalogue that was read, and its messages by full key."""


def _messages_of(language: str) -> dict[str, Wording]:
    """Every message of a language, to be added to; a catalogue is gone through once."""
    catalogue = load(language)
    if language not in _last_keys or _last_keys[language][0] is not catalogue:
        _last_keys[language] = catalogue, keys(catalogue)
    return _last_keys[language][1].copy()


def written(catalogue: Catalogue) -> str:
    """The file's text: sections and keys in alphabetical order."""
    return json.dumps(catalogue, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def _readable(language: str) -> tuple[str, dict[str, Wording]]:
    """The words of a language, or English ones where its file is damaged."""
    try:
        return language, _messages_of(language)
    except (OSError, ValueError, AttributeError) as error:
        if language != SOURCE_LANGUAGE:
            return _readable(SOURCE_LANGUAGE)
        where = catalogue_file(language)
        raise MissingWordsError(f"{where} is damaged. Install King Up! again.") from error


class Words:
    """What the game says in one language. One that is unknown or damaged falls back to English, and
    says so.

    `notice` is that sentence, to be shown once, or empty.

    >>> Words("de").language, Words("tlh").language
    ('de', 'en')
    >>> Words().say("menu.play") == Words("tlh").say("menu.play") != ""
    True
    """

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        self.notice = ""
        self._is_strange = language == STRANGE_LANGUAGE
        wanted = language if language in LANGUAGES else SOURCE_LANGUAGE
        self.language, self._messages = _readable(wanted)
        self._plural = TONGUES[self.language].plural
        if self.language != language and not self._is_strange:
            self.notice = self.say("notices.unknown_language", language=language)

    def number(self, value: float) -> str:
        """With one tenth, as the language writes it.

        >>> Words("en").number(3.81), Words("fr").number(3)
        ('3.8', '3,0')
        """
        return f"{value:.1f}".replace(".", TONGUES[self.language].decimal)

    def _in_english(self, key: str) -> Wording:
        """What is not translated yet, so that whoever translates can look at the game meanwhile."""
        message = _messages_of(SOURCE_LANGUAGE).get(key)
        if message is None:
            raise UnknownWordsError(f"no words for {key!r} in {self.language}.json")
        return message

    def say(self, key: str, **values: object) -> str:
        """The message. `count` chooses the plural, `character` or `name` the gender of whom it is
        about, `speaker` that of who says it. Of somebody with a gender it is a name with forms."""
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = self._in_english(key)
        if isinstance(message, dict) and NAME in message:
            sentence = str(message[NAME])
        else:
            sentence = chosen(message, values, self._plural)
        if self._is_strange and key not in NO_SENTENCES:
            sentence = strange(sentence)
        gender = self._messages.get(f"{key}_gender")
        if gender is None:
            return filled(sentence, values) if values else sentence
        forms = message if isinstance(message, dict) and not self._is_strange else {}
        return Named(sentence, str(gender), {form: str(each) for form, each in forms.items()})
