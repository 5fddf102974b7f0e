"""The translators' tool: what it finds wrong, and the table that goes out and comes back."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE, catalogue
from kingup_game.words.catalogue import catalogue_file, keys, load, written
from tools import words as tool
from tools.wording import said
from tools.wording.checks import faults
from tools.wording.table import TableError, exported, imported
from tools.wording.typography import misprints


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of catalogues in which a test may spoil what it likes."""
    for language in LANGUAGES:
        text = catalogue_file(language).read_text(encoding="utf-8")
        (tmp_path / f"{language}.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    load.cache_clear()
    yield tmp_path
    load.cache_clear()


def spoilt(key: str, message: Any, language: str = "de") -> list[str]:
    """What the tool says of a catalogue with this message; None takes the key away."""
    found: Any = load(language)
    section, _, name = key.partition(".")
    if message is None:
        del found[section][name]
    else:
        found.setdefault(section, {})[name] = message
    return faults(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tool_finds_nothing_wrong_with_a_catalogue(language: str) -> None:
    """Keys, placeholders, plurals, genders, forms, typography, letters, room and glossary."""
    assert faults(language) == []


def test_every_key_that_the_program_says_is_in_the_catalogue() -> None:
    known = keys(load(SOURCE_LANGUAGE))
    missing = [
        f"{key} ({place})"
        for key, place in said.said_keys()
        if not any(said.pattern_of({key}).fullmatch(name) for name in known)
    ]
    assert missing == []


def test_the_search_for_keys_finds_those_of_this_package() -> None:
    assert "notices.unknown_language" in {key for key, _ in said.said_keys()}


@pytest.mark.parametrize(
    ("key", "message", "wrong"),
    [
        ("menu.play", None, "menu.play: is missing"),
        ("menu.fly", "Fliegen", "menu.fly: nobody knows this key"),
        ("menu.play", " ", "menu.play: is empty"),
        ("bots.thinking", "Denkt nach", "{name} is lost"),
        ("bots.thinking", "{name} denkt {long}", "{long} is never filled in"),
        ("bots.thinking", "{name} denkt {", "a brace stands alone"),
        ("setup.rounds", {"one": "eine Runde", "few": "Runden"}, "its plurals are one, other"),
        ("setup.rounds", {"one": "eine Runde", "other": "Runden"}, "{count} is lost"),
        ("menu.play", {"one": "Spiel", "other": "Spiele"}, "has no {count} to choose by"),
        ("menu.play", {"f": "Spielerin", "m": "Spieler"}, "is about nobody"),
        ("vote.crowned", {"by_f": "{character}", "by_m": "{character}"}, "nobody speaks here"),
        ("vote.refused", "{character:from} abgelehnt", "has no form “from”"),
        ("bots.thinking", "{name:of} denkt", "{name} has no forms"),
        ("cast.B", "Klara", "cast.B: begins with B"),
        ("cast.B_gender", "w", "a gender is f, m or n"),
        ("menu.play", "Spielen...", "three full stops are one sign"),
        ("menu.play", "Spielen  jetzt", "a blank stands twice"),
        ("menu.play", "«Spielen»", "quotation marks are „ and “"),
        ("settings.percent", "{value} %", "a no-break blank (U+00A0) stands before %"),
        ("menu.play", "Спiel", "Larkstair has no С"),
        ("talk.gloats_1", "Viel zu lang, um in irgendeine Blase zu passen.", "34 have room"),
        ("climb.throne_sure", "Dein Nein zu {character}", "not joined, in “Dein Nein zu der Narr”"),
        ("menu.play", "Gamepad", "“Gamepad” is called “Controller” (controller)"),
    ],
)
@pytest.mark.usefixtures("shelf")
def test_what_is_wrong_is_named(key: str, message: Any, wrong: str) -> None:
    assert any(wrong in fault for fault in spoilt(key, message))


@pytest.mark.usefixtures("shelf")
def test_a_key_that_no_scene_says_is_named() -> None:
    assert spoilt("menu.fly", "Fly", "en") == ["menu.fly: no scene says it"]


@pytest.mark.parametrize(
    ("language", "line", "is_right"),
    [
        ("fr", "Qui\u00a0?", True),
        ("fr", "Qui ?", False),
        ("fr", "Qui?!", False),
        ("fr", "Qui\u00a0?!", True),
        ("fr", "«\u00a0Oui\u00a0»", True),
        ("fr", "« Oui »", False),
        ("fr", "10\u00a0:\u00a030", True),
        ("es", "¿Quién?", True),
        ("es", "Quién?", False),
        ("es", "¡Que no!", True),
        ("it", "L’ho visto.", True),
        ("it", "L'ho visto.", False),
    ],
)
def test_each_language_has_its_typography(language: str, line: str, is_right: bool) -> None:
    found = list(misprints(language, "menu.play", line))
    assert (found == []) is is_right


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_comes_back_as_it_went(language: str) -> None:
    assert written(imported(exported(language, {}))) == written(load(language))


def test_the_table_tells_translators_what_they_need() -> None:
    table = exported("de", {"vote.crowned": "vote-crowned"})
    rows = list(csv.DictReader(io.StringIO(table), dialect="excel-tab"))
    row = next(row for row in rows if row["key"] == "vote.crowned" and row["part"] == "f")
    assert row["english"] == "{character} is queen!"
    assert row["translation"] == "{character} ist Königin!"
    assert row["picture"] == "vote-crowned"
    assert "votes on a character" in row["note"]
    assert int(row["letters"]) > len(row["english"])
    assert {row["key"] for row in rows} == set(keys(load(SOURCE_LANGUAGE)))


def test_a_table_of_a_new_language_is_empty_where_it_is_to_be_filled_in() -> None:
    rows = list(csv.DictReader(io.StringIO(exported("fi", {})), dialect="excel-tab"))
    assert {row["translation"] for row in rows} == {""}


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ("", "first line"),
        ("key\ttranslation\nmenu.play\tPelaa", "first line"),
        (
            "key\tpart\tnote\tpicture\tenglish\ttranslation\tletters\nplay\t\t\t\t\tPelaa\t",
            "line 2",
        ),
    ],
)
def test_a_table_that_is_none_is_refused_with_the_reason(table: str, why: str) -> None:
    with pytest.raises(TableError, match=why):
        imported(table)


def test_what_is_imported_is_written_and_checked(
    shelf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = exported("de", {}).replace("Spielen", "Spielen...")
    file = shelf / "de.tsv"
    file.write_text(table, encoding="utf-8")
    assert tool.main(["import", str(file), "--language", "de"]) == 1
    assert "de: menu.play: three full stops are one sign" in capsys.readouterr().out
    assert "Spielen..." in (shelf / "de.json").read_text(encoding="utf-8")


def test_a_file_that_is_no_table_changes_nothing(
    shelf: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (shelf / "de.json").read_bytes()
    assert tool.main(["import", str(shelf / "de.json"), "--language", "de"]) == 1
    assert "was not taken" in capsys.readouterr().err
    assert (shelf / "de.json").read_bytes() == before
