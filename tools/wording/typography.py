"""How each language sets its signs: quotation marks, blanks before signs, percent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

Rule = tuple[str, str]
"""A pattern that must not be found, and what is wrong then."""

_EVERYWHERE: Final[tuple[Rule, ...]] = (
    (r"'", "an apostrophe is ’"),
    (r'"', "quotation marks are those of the language"),
    (r"\.\.\.", "three full stops are one sign: …"),
    (r" {2}|[ \u00a0]{2}", "a blank stands twice"),
    (r"^[ \u00a0]|[ \u00a0]$", "a blank stands at an end"),
    (r" [,.;!?»)]| :(?! )", "a plain blank stands before a sign"),
    (r"\u202f|\u2009", "a thin blank is written as U+00A0"),
    (r"(?<=\w) - (?=\w)|—", "a dash is – with blanks"),
)
_PERCENT_APART: Final[Rule] = (r"[\d}] ?%", "a no-break blank (U+00A0) stands before %")
_PERCENT_CLOSE: Final[Rule] = (r"[ \u00a0]%", "% stands close to the number")
_ENGLISH_MARKS: Final[Rule] = (r"[«»„]", "quotation marks are “ and ”")
_ANGLE_MARKS: Final[Rule] = (r"[„“”]", "quotation marks are « and »")

_OF: Final[dict[str, tuple[Rule, ...]]] = {
    "en": (_ENGLISH_MARKS, _PERCENT_CLOSE),
    "de": ((r"[«»”]", "quotation marks are „ and “"), _PERCENT_APART),
    "fr": (
        _ANGLE_MARKS,
        _PERCENT_APART,
        (r"[^\u00a0\s?!…][:;?!»](?!\w)", "U+00A0 stands before : ; ? ! »"),
        (r"«(?!\u00a0)", "U+00A0 stands after «"),
    ),
    "it": (_ANGLE_MARKS, _PERCENT_CLOSE, (r"\bE'", "È has its own sign")),
    "es": (_ANGLE_MARKS, _PERCENT_APART),
    "pt-BR": (_ENGLISH_MARKS, _PERCENT_CLOSE),
}
_UNJOINED: Final[dict[str, str]] = {
    "de": r"\b(zu|von|mit|bei|für|gegen|um|durch|ohne) der Narr\b",
    "fr": r"\b(à|de) le Bouffon\b",
    "it": r"\b(a|di|da|in|su) il Giullare\b",
    "es": r"\b(a|de) el Bufón\b",
    "pt-BR": r"\b(a|de|em|por) o Bobo\b",
}
"""What a preposition must not leave of the only name that has an article."""
_PAIRS_IN_SPANISH: Final = (("¿", "?"), ("¡", "!"))
_NOT_LETTERED: Final = {"setup.letters"}


def misprints(language: str, key: str, sentence: str) -> Iterator[str]:
    """What is not set as the language sets it."""
    if key in _NOT_LETTERED:
        return
    plain = sentence.replace("King Up!", "King Up")
    for pattern, wrong in (*_EVERYWHERE, *_OF.get(language, ())):
        for line in plain.split("\n"):
            if re.search(pattern, line):
                yield wrong
                break
    if language == "es":
        for opening, closing in _PAIRS_IN_SPANISH:
            if plain.count(opening) != len(re.findall(re.escape(closing) + "+", plain)):
                yield f"{opening} and {closing} come in pairs"


def is_joined(language: str, filled_in: str) -> bool:
    """Whether article and preposition are what the language makes of the two.

    >>> is_joined("es", "Una corona para el Bufón"), is_joined("es", "Coronó a el Bufón")
    (True, False)
    """
    pattern = _UNJOINED.get(language)
    return pattern is None or re.search(pattern, filled_in) is None
