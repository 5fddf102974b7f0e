"""What is wrong with a catalogue, in sentences that translators understand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from kingup_game.engine.cast import CAST, JESTER
from kingup_game.words.catalogue import FOLDER, SOURCE_LANGUAGE, keys, load
from kingup_game.words.grammar import (
    BY,
    GENDERS,
    NAME,
    OTHER,
    PLACEHOLDER,
    TONGUES,
    Named,
    Wording,
    filled,
)
from tools.wording import said
from tools.wording.letters import missing_letters
from tools.wording.typography import is_joined, misprints

GLOSSARIES: Final = FOLDER / "glossary"
LONGEST: Final = {"talk": 34, "coach": 50}
"""Letters that fit where a line may not be broken or made smaller."""
AWAITED: Final = {"setup.jester"}
"""What no scene says yet, though the edition is there."""
MOST_LETTERS_TO_CHOOSE: Final = 40

Messages = dict[str, Wording]


def faults(language: str) -> list[str]:
    """Everything that a catalogue has wrong, each with its key; nothing is good."""
    source, own = keys(load(SOURCE_LANGUAGE)), keys(load(language))
    checks: tuple[Callable[[str, Messages, Messages], Iterator[str]], ...] = (
        _keys,
        _placeholders,
        _choices,
        _forms,
        _typography,
        _articles,
        _letters,
        _lengths,
        _glossary,
    )
    return [fault for check in checks for fault in check(language, source, own)]


def _keys(language: str, source: Messages, own: Messages) -> Iterator[str]:
    yield from (f"{key}: is missing" for key in sorted(source.keys() - own.keys()))
    yield from (f"{key}: nobody knows this key" for key in sorted(own.keys() - source.keys()))
    if language == SOURCE_LANGUAGE:
        written = said.written_keys()
        for key in sorted(own):
            known = written.fullmatch(key.removesuffix("_gender")) or key in AWAITED
            if not known and not key.startswith(said.NAMED_BY_THE_ENGINE):
                yield f"{key}: no scene says it"
        yield from (f"{key}: is missing" for key in sorted(said.named_by_the_engine() - own.keys()))
    for key, message in own.items():
        if not all(sentence.strip() for _, sentence in said.sentences(message)):
            yield f"{key}: is empty"


def _shared(source: Messages, own: Messages) -> Iterator[tuple[str, Wording, Wording]]:
    for key in source:
        if key in own:
            yield key, source[key], own[key]


def _placeholders(language: str, source: Messages, own: Messages) -> Iterator[str]:
    spread = TONGUES[language].plural
    one_only = spread(0) != "one"
    for key, english, message in _shared(source, own):
        wanted = said.placeholders(english)
        for path, sentence in said.sentences(message):
            there = {found[1] for found in PLACEHOLDER.finditer(sentence)}
            means_one_number = any(part.isdigit() or (part == "one" and one_only) for part in path)
            for name in sorted(wanted - there - ({"count"} if means_one_number else set())):
                yield f"{key}: {{{name}}} is lost in “{sentence}”"
            for name in sorted(there - wanted):
                yield f"{key}: {{{name}}} is never filled in, in “{sentence}”"
            if re.search(r"[{}]", PLACEHOLDER.sub("", sentence)):
                yield f"{key}: a brace stands alone in “{sentence}”"


def _choices(language: str, source: Messages, own: Messages) -> Iterator[str]:
    plurals = set(TONGUES[language].plurals)
    for key, english, message in _shared(source, own):
        yield from (
            f"{key}: {wrong}" for wrong in _wrong_parts(key, english, message, plurals) if wrong
        )
        if key.endswith("_gender") and message not in GENDERS:
            yield f"{key}: a gender is f, m or n"


def _wrong_parts(key: str, english: Wording, message: Wording, plurals: set[str]) -> Iterator[str]:
    if isinstance(message, str):
        return
    parts = set(message)
    speaking = {BY + gender for gender in GENDERS}
    if NAME in parts:
        yield "" if said.is_name(key) else "only names have forms"
        return
    if parts & set(GENDERS):
        yield "" if said.is_about_somebody(key, english) else "is about nobody: f and m cannot be"
        yield "" if {"f", "m"} <= parts <= {*GENDERS, OTHER} else "a choice of genders is f and m"
    elif parts & speaking:
        yield "" if said.is_spoken(key) else "nobody speaks here: by_f and by_m cannot be"
        yield "" if {"by_f", "by_m"} <= parts <= {*speaking, OTHER} else "by_f and by_m, together"
    else:
        amounts = {part for part in parts if not part.isdigit()}
        yield "" if "count" in said.placeholders(english) else "has no {count} to choose by"
        yield "" if amounts == plurals else f"its plurals are {', '.join(sorted(plurals))}"
    for inner in message.values():
        yield from _wrong_parts(key, english, inner, plurals)


def _forms(_language: str, source: Messages, own: Messages) -> Iterator[str]:
    names = {one: own.get(f"cast.{one}", "") for one in CAST}
    for key, _, message in _shared(source, own):
        for found in PLACEHOLDER.finditer(" ".join(each for _, each in said.sentences(message))):
            if found[2] is not None and found[1] != "character":
                yield f"{key}: {{{found[1]}}} has no forms"
            elif found[2] is not None:
                for one in _without_form(names, found[2]):
                    yield f"cast.{one}: has no form “{found[2]}”, for {key}"
    for one, name in names.items():
        plain = str(name[NAME] if isinstance(name, dict) else name)
        if one != JESTER and not plain.startswith(one):
            yield f"cast.{one}: begins with {one}, which is painted on the figure"


def _without_form(names: dict[str, Wording], form: str) -> list[str]:
    """Whose form is forgotten: what any of the thirteen has, all have; the Jester has every one."""
    without = [one for one, name in names.items() if isinstance(name, str) or form not in name]
    return without if len(without) < len(names) - 1 else [one for one in without if one == JESTER]


def _typography(language: str, _source: Messages, own: Messages) -> Iterator[str]:
    for key, message in own.items():
        for _, sentence in said.sentences(message):
            for wrong in misprints(language, key, sentence):
                yield f"{key}: {wrong}, in “{sentence}”"


def _articles(language: str, _source: Messages, own: Messages) -> Iterator[str]:
    jester = own.get(f"cast.{JESTER}", "")
    forms = jester if isinstance(jester, dict) else {NAME: jester}
    name = Named(str(forms.get(NAME, "")), "m", {form: str(said) for form, said in forms.items()})
    for key, message in own.items():
        for _, sentence in said.sentences(message):
            values = {found[1]: "" for found in PLACEHOLDER.finditer(sentence)}
            about_him = filled(sentence, {**values, "character": name})
            if "character" in values and not is_joined(language, about_him):
                yield f"{key}: preposition and article are not joined, in “{about_him}”"


def _letters(_language: str, _source: Messages, own: Messages) -> Iterator[str]:
    for key, message in own.items():
        text = "".join(sentence for _, sentence in said.sentences(message))
        for face, letters in missing_letters(text).items():
            yield f"{key}: {face} has no {' '.join(letters)}"


def _lengths(_language: str, _source: Messages, own: Messages) -> Iterator[str]:
    for key, message in own.items():
        limit = LONGEST.get(key.partition(".")[0])
        for _, sentence in said.sentences(message):
            if limit and len(sentence) > limit and not PLACEHOLDER.search(sentence):
                yield f"{key}: {len(sentence)} letters, and {limit} have room, in “{sentence}”"
    if len(str(own.get("setup.letters", ""))) > MOST_LETTERS_TO_CHOOSE:
        yield f"setup.letters: more than {MOST_LETTERS_TO_CHOOSE}"


def glossary(path: Path) -> dict[str, dict[str, list[str]]]:
    """One word for one thing: for each thing the words that may be used, and those that may not."""
    found: dict[str, dict[str, list[str]]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _glossary(language: str, _source: Messages, own: Messages) -> Iterator[str]:
    path = GLOSSARIES / f"{language}.json"
    if not path.is_file():
        yield f"glossary/{language}.json: is missing"
        return
    entries, wanted = glossary(path), glossary(GLOSSARIES / f"{SOURCE_LANGUAGE}.json")
    yield from (f"glossary: {thing} is missing" for thing in sorted(wanted.keys() - entries.keys()))
    spoken = {key: " ".join(each for _, each in said.sentences(own[key])) for key in own}
    texts = {key: PLACEHOLDER.sub("", text) for key, text in spoken.items()}
    for thing, entry in entries.items():
        for word in entry.get("not", []):
            pattern = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
            for key, text in texts.items():
                if pattern.search(text):
                    yield f"{key}: “{word}” is called “{entry['use'][0]}” ({thing})"
        everything = " ".join(texts.values()).lower()
        for word in entry["use"]:
            if word.lower() not in everything:
                yield f"glossary: “{word}” ({thing}) stands nowhere"
