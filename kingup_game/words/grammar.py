"""What languages need beyond a sentence: plurals, genders, and names that change their form."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

Wording = str | dict[str, "Wording"]
"""A sentence, or a choice among several, which may be choices themselves."""

NAME: Final = "name"
"""A message with this part is a name: what it is called, and its other forms."""
GENDERS: Final = ("f", "m", "n")
"""Choose by whom the sentence is about: `character`, else `name`."""
BY: Final = "by_"
"""In front of a gender: choose by whoever speaks."""
OTHER: Final = "other"


class Tongue(NamedTuple):
    """A language: its own name for itself, the plurals it tells apart, which of them a number
    takes, and what stands between whole and tenths."""

    own_name: str
    plurals: tuple[str, ...]
    plural: Callable[[int], str]
    decimal: str = ","


def _one(count: int) -> str:
    return "one" if count == 1 else OTHER


def _up_to_one(count: int) -> str:
    return "one" if count in (0, 1) else OTHER


def _czech(count: int) -> str:
    return "one" if count == 1 else "few" if 2 <= count <= 4 else OTHER


def _polish(count: int) -> str:
    is_few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return "one" if count == 1 else "few" if is_few else "many"


def _always(_count: int) -> str:
    return OTHER


_TWO: Final = ("one", OTHER)
TONGUES: Final = {
    "cs": Tongue("Čeština", ("one", "few", OTHER), _czech),
    "da": Tongue("Dansk", _TWO, _one),
    "de": Tongue("Deutsch", _TWO, _one),
    "en": Tongue("English", _TWO, _one, "."),
    "es": Tongue("Español", _TWO, _one),
    "fi": Tongue("Suomi", _TWO, _one),
    "fr": Tongue("Français", _TWO, _up_to_one),
    "hu": Tongue("Magyar", _TWO, _one),
    "it": Tongue("Italiano", _TWO, _one),
    "ja": Tongue("日本語", (OTHER,), _always, "."),
    "ko": Tongue("한국어", (OTHER,), _always, "."),
    "nb": Tongue("Norsk bokmål", _TWO, _one),
    "nl": Tongue("Nederlands", _TWO, _one),
    "pl": Tongue("Polski", ("one", "few", "many"), _polish),
    "pt-BR": Tongue("Português (Brasil)", _TWO, _up_to_one),
    "sv": Tongue("Svenska", _TWO, _one),
    "tr": Tongue("Türkçe", _TWO, _one),
    "zh-Hant": Tongue("繁體中文", (OTHER,), _always, "."),
}
"""Languages by their code, as the Unicode plural rules (CLDR) have them for whole numbers; forms
for millions only are left out. A language speaks as soon as its file lies beside this one."""


class Named(str):
    """The name of somebody, who has a gender and is called differently in other cases.

    >>> jester = Named("der Narr", "m", {"of": "des Narren"})
    >>> filled("Die Schellen {character:of}. {character} lacht.", {"character": jester})
    'Die Schellen des Narren. Der Narr lacht.'
    """

    gender: str
    _forms: Mapping[str, str]

    def __new__(cls, name: str, gender: str = "", forms: Mapping[str, str] | None = None) -> Named:
        made = super().__new__(cls, name)
        made.gender, made._forms = gender, forms or {}
        return made

    def form(self, form: str | None) -> str:
        """The name in one of its forms; as it is where that form is no other."""
        return self._forms.get(form or NAME, str(self))


PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
_OPENING: Final = " \n\u00a0«„“‘¿¡("
_ENDING: Final = ".!?…"


def chosen(message: Wording, values: Mapping[str, object], plural: Callable[[int], str]) -> str:
    """The sentence among those of a message that suits its values.

    >>> king = {"f": "{character} is queen", "m": "{character} is king"}
    >>> chosen(king, {"character": Named("Irina", "f")}, _one)
    '{character} is queen'
    >>> chosen({"0": "none", "one": "one", "other": "many"}, {"count": 0}, _one)
    'none'
    >>> chosen({"one": "a point", "other": "points"}, {"count": -1}, _one)
    'a point'
    """
    while isinstance(message, dict):
        for part in _wanted(message, values, plural):
            if part in message:
                message = message[part]
                break
        else:
            message = next(iter(message.values()))
    return message


def _wanted(
    message: dict[str, Wording], values: Mapping[str, object], plural: Callable[[int], str]
) -> tuple[str, ...]:
    """The parts of a choice that suit, the best first."""
    if any(gender in message for gender in GENDERS):
        about = values.get("character") or values.get("name")
        return getattr(about, "gender", ""), OTHER, "m"
    if any(BY + gender in message for gender in GENDERS):
        return BY + getattr(values.get("speaker"), "gender", ""), OTHER, BY + "m"
    count = values.get("count")
    if not isinstance(count, int):
        return (OTHER,)
    return str(count), plural(abs(count)), OTHER


def filled(sentence: str, values: Mapping[str, object]) -> str:
    """The sentence with its values; a name that begins one begins with a capital letter."""

    def value_of(placeholder: re.Match[str]) -> str:
        value = values[placeholder[1]]
        if not isinstance(value, Named):
            return str(value)
        name = value.form(placeholder[2])
        before = sentence[: placeholder.start()].rstrip(_OPENING)
        return name if before and before[-1] not in _ENDING else name[:1].upper() + name[1:]

    return PLACEHOLDER.sub(value_of, sentence)


def best_of(preferred: list[str], spoken: Mapping[str, str], otherwise: str) -> str:
    """The language among those spoken that somebody prefers, by codes such as `pt_BR` or `de`.

    >>> best_of(["zh_TW", "pt_PT", "de_AT"], {"en": "", "de": "", "pt-BR": ""}, "en")
    'pt-BR'
    """
    for code in preferred:
        exact, plain = code.replace("_", "-"), re.split(r"[-_.]", code)[0].lower()
        relatives = [known for known in spoken if known.split("-")[0] == plain != ""]
        if exact in spoken or relatives:
            return exact if exact in spoken else relatives[0]
    return otherwise


_ACCENTS: Final = str.maketrans("aceiouACEOU", "àçéîöüÀÇÉÖÜ")
_KEPT: Final = re.compile(r"(\{[^}]*\})")


def strange(sentence: str) -> str:
    """The sentence in brackets, accented and longer by two fifths: whatever on the screen does not
    look so stands in no catalogue.

    >>> strange("Shall {character} be king?")
    '[Shàll {character} bé kîng? ~~~~~~]'
    """
    parts = _KEPT.split(sentence)
    letters = sum(len(part) for part in parts[::2])
    worn = "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(parts)
    )
    return f"[{worn} {'~' * max(1, letters * 2 // 5)}]"
