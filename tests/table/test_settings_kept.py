"""The table of settings: said in every language, kept whole, and no file can spoil the game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kingup_game.engine.edition import Edition, house_rules_of
from kingup_game.table.disk.files import Trouble
from kingup_game.table.gathering import Gathering
from kingup_game.table.settings import (
    PAGES,
    READERS,
    SETTINGS,
    SETTINGS_NAME,
    Settings,
    load_settings,
    read_settings,
    save_settings,
)
from kingup_game.words import LANGUAGES, Words

GUESTS = [
    {"crest": 0, "level": None, "name": "Ida"},
    {"crest": 3, "level": "merchant", "name": ""},
    {"crest": 1, "level": "duke", "name": ""},
]
HOUSES = {
    "classic": house_rules_of(Edition.CLASSIC) | {"open_ballots": True, "zero_is_33": False},
    "jester": house_rules_of(Edition.JESTER) | {"wcs": False},
}
TABLE = {"first": 1, "guests": GUESTS, "rounds": 1, "edition": "classic", "houses": HOUSES}
REMEMBERED: dict[str, object] = {
    "bindings": {"pad": {"usual": {"a": "back", "b": "confirm"}, "ballot": {}}},
    "pads": {"030000": {"button:3": "a"}},
    "names": ["Ida", "Jürgen"],
    "lessons": ["classic"],
    "explained": {"Ida": ["place", "full"]},
    "last_table": TABLE,
    "window": [1400, 800],
    "window_place": [-70, 50],
}
"""As the version before the table wrote them."""

NONSENSE: tuple[object, ...] = (
    *(None, -7, 3.5, 10**30, float("inf"), "huge", "", "\ud800", [None], ["\ud800"], [[1, 2], 3]),
    *({"": 3}, {"guests": 4}, {**TABLE, "rounds": 2}, {**TABLE, "guests": GUESTS * 2}),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_page_and_value_has_words(language: str) -> None:
    say = Words(language).say
    names = [say(f"settings.tab_{page}") for page in PAGES]
    names += [say(f"settings.{key}") for key in SETTINGS]
    assert len(set(names)) == len(names)
    for setting in SETTINGS.values():
        said = {setting.said(value, say) for value in setting.values}
        assert len(said) == len(setting.values)


def test_what_is_first_can_be_chosen_again() -> None:
    for key, setting in SETTINGS.items():
        assert getattr(Settings(), key) == setting.first
        assert setting.first in setting.values


def test_everything_survives_the_file(tmp_path: Path) -> None:
    kept = {key: setting.values[-1] for key, setting in SETTINGS.items()} | REMEMBERED
    assert set(kept) == set(READERS)
    settings, wrong = read_settings(kept)
    assert not wrong
    save_settings(tmp_path, settings)
    assert json.loads((tmp_path / SETTINGS_NAME).read_text("utf-8")) == {"version": 1, **kept}
    again, wrong, troubles = load_settings(tmp_path)
    assert not wrong
    assert not troubles
    assert again.as_json() == settings.as_json()
    assert (again.window, again.names) == ((1400, 800), ["Ida", "Jürgen"])


def test_what_another_version_wrote_stays_in_the_file(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_NAME).write_text('{"weather": ["rain"], "ui": 20}', encoding="utf-8")
    settings, wrong, _ = load_settings(tmp_path)
    assert not wrong
    save_settings(tmp_path, settings)
    kept = json.loads((tmp_path / SETTINGS_NAME).read_text("utf-8"))
    assert (kept["weather"], kept["ui"]) == (["rain"], 20)


def test_each_value_that_makes_no_sense_falls_back_alone(tmp_path: Path) -> None:
    first, spoiled_in_all = Settings(language="de"), 0
    chance = Random(10)
    while spoiled_in_all < 300:
        good = {key: chance.choice(one.values) for key, one in SETTINGS.items()} | REMEMBERED
        spoiled = set(chance.sample(sorted(good), chance.randint(1, len(good))))
        kept = {key: chance.choice(NONSENSE) if key in spoiled else good[key] for key in good}
        (tmp_path / SETTINGS_NAME).write_text(json.dumps(kept), encoding="utf-8")
        settings, wrong, (copied,) = load_settings(tmp_path, first)
        assert json.loads(Path(copied.file).read_text("utf-8")) == kept
        Path(copied.file).unlink()
        assert set(wrong) == spoiled
        rest, _ = read_settings({key: good[key] for key in good.keys() - spoiled}, first)
        assert settings.as_json() == rest.as_json()
        save_settings(tmp_path, settings)
        assert load_settings(tmp_path)[1] == []
        spoiled_in_all += len(spoiled)


@pytest.mark.parametrize(("key", "value"), [("music", False), ("contrast", 1), ("speed", 100.0)])
def test_a_number_is_no_switch_and_a_switch_no_number(key: str, value: object) -> None:
    assert read_settings({key: value}) == (Settings(), [key])


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert load_settings(tmp_path, Settings(language="de")) == (Settings(language="de"), [], [])


@pytest.mark.parametrize("text", ["", "[1]", "{broken", "[" * 100_000])
def test_a_file_that_makes_no_sense_is_as_none_and_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / SETTINGS_NAME).write_text(text, encoding="utf-8")
    aside = tmp_path / "settings.broken"
    told = [Trouble("file_put_aside", str(aside))]
    assert load_settings(tmp_path) == (Settings(), [], told)
    assert aside.read_text(encoding="utf-8") == text


def test_whoever_sat_at_the_last_table_is_waited_for_but_for_the_first() -> None:
    gathering = Gathering.from_json(TABLE)
    gathering.seat_person(1, "mouse")
    again = gathering.again("pad:1")
    assert [guest.device for guest in again.guests] == ["pad:1", None, None]
    assert [guest.waits for guest in again.guests] == [False, True, False]
    assert (again.first, again.rounds, again.house["open_ballots"]) == (1, 1, True)
    again.remove(2)
    assert len(gathering.guests) == 3
