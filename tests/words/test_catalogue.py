from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingup_game.app.presses import BINDABLE
from kingup_game.engine.actions import Reason
from kingup_game.engine.cast import CAST, Place
from kingup_game.words.catalogue import (
    LANGUAGES,
    SOURCE_LANGUAGE,
    UnknownWordsError,
    Words,
    catalogue_file,
    keys,
    load,
    written,
)
from kingup_game.words.grammar import PLACEHOLDER, Wording, sentences

PACKAGE = Path(__file__).resolve().parents[2] / "kingup_game"
NAMED_BY_THE_ENGINE = ("actions.", "cast.", "floors.", "refusal.")
OTHERS = [language for language in LANGUAGES if language != SOURCE_LANGUAGE]


def said_keys() -> Iterator[tuple[str, str]]:
    """Every key that the source passes to `say`, with the place; parts in braces as `*`."""
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _is_say(node.func):
                for key in _keys_of(node.args[0]):
                    yield key, f"{path.name}:{node.lineno}"


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _keys_of(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in argument.values
        )
    elif isinstance(argument, ast.IfExp):
        yield from _keys_of(argument.body)
        yield from _keys_of(argument.orelse)


def _forms(message: Wording) -> list[str]:
    return [sentence for _, sentence in sentences(message)]


def _placeholders(message: Wording) -> set[str]:
    return {found[1] for form in _forms(message) for found in PLACEHOLDER.finditer(form)}


def test_every_key_that_the_program_says_is_in_the_catalogue() -> None:
    known = keys(load(SOURCE_LANGUAGE))
    missing = [
        f"{key} ({place})"
        for key, place in said_keys()
        if not any(re.fullmatch(re.escape(key).replace(r"\*", ".+"), name) for name in known)
    ]
    assert missing == []


def test_no_message_waits_for_a_scene_that_never_says_it() -> None:
    """A key stands somewhere in the source, whole or as a pattern, or the engine has the name."""
    written_keys = {
        key
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for key in _keys_of(node)
        if re.fullmatch(r"[a-z_]+\.[\w*.]+", key)
    }
    patterns = re.compile("|".join(re.escape(key).replace(r"\*", ".+") for key in written_keys))
    assert [
        key
        for key in keys(load(SOURCE_LANGUAGE))
        if not patterns.fullmatch(key) and not key.startswith(NAMED_BY_THE_ENGINE)
    ] == []


def test_the_search_for_keys_finds_those_of_this_package() -> None:
    assert "notices.unknown_language" in {key for key, _ in said_keys()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    source, other = keys(load(SOURCE_LANGUAGE)), keys(load(language))
    assert set(source) - set(other) == set()
    assert set(other) - set(source) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_placeholders(language: str) -> None:
    source, other = keys(load(SOURCE_LANGUAGE)), keys(load(language))
    different = [
        key
        for key in source.keys() & other.keys()
        if _placeholders(source[key]) != _placeholders(other[key])
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for key, message in keys(load(language)).items():
        assert all(form.strip() for form in _forms(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sorted(language: str) -> None:
    text = catalogue_file(language).read_text(encoding="utf-8")
    assert text == written(load(language)), "run: python -m kingup_game.words.sort"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_engine_names_can_be_said(language: str) -> None:
    wanted = [f"refusal.{reason.value}" for reason in Reason]
    wanted += [f"cast.{one}" for one in CAST] + [f"cast.{one}_role" for one in CAST]
    wanted += [f"floors.{place.word}" for place in Place]
    wanted += [f"actions.{action.value}" for action in BINDABLE]
    assert set(wanted) - set(keys(load(language))) == set()


def test_values_take_their_places() -> None:
    assert Words("en").say("vote.question", character="Irina") == "Shall Irina be king?"


def test_one_and_many_are_told_apart() -> None:
    words = Words("de")
    assert words.say("setup.rounds", count=1) == "1 Runde"
    assert words.say("setup.rounds", count=3) == "3 Runden"


def test_an_unknown_key_is_a_mistake_of_the_program() -> None:
    with pytest.raises(UnknownWordsError, match=r"menu\.fly"):
        Words("en").say("menu.fly")


def test_an_unknown_language_speaks_english_and_says_so() -> None:
    words = Words("tlh")
    assert words.language == "en"
    assert "tlh" in words.notice
    assert Words("de").notice == ""
