"""Plurals, genders, forms of names, and which language somebody gets who never chose one."""

from __future__ import annotations

import pytest

from kingup_game.words import language_for
from kingup_game.words.grammar import TONGUES, Named, Wording, best_of, chosen, filled

SIX = dict.fromkeys(("en", "de", "fr", "it", "es", "pt-BR"), "")


@pytest.mark.parametrize(
    ("language", "plurals"),
    [
        ("en", "other one other other other"),
        ("de", "other one other other other"),
        ("fr", "one one other other other"),
        ("pt-BR", "one one other other other"),
        ("cs", "other one few other other"),
        ("pl", "many one few many many"),
        ("ja", "other other other other other"),
    ],
)
def test_every_language_has_its_own_plurals(language: str, plurals: str) -> None:
    tongue = TONGUES[language]
    assert [tongue.plural(count) for count in (0, 1, 2, 5, 21)] == plurals.split()
    assert set(plurals.split()) <= set(tongue.plurals)


def test_polish_says_twenty_two_as_two_and_twelve_as_many() -> None:
    assert [TONGUES["pl"].plural(count) for count in (12, 22, 112)] == ["many", "few", "many"]


GENDERS: dict[str, Wording] = {"f": "she", "m": "he"}


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"character": Named("Irina", "f")}, "she"),
        ({"character": Named("Piero", "m")}, "he"),
        ({"character": "", "name": Named("Lady Curl", "f")}, "she"),
        ({"name": "Ada"}, "he"),
        ({"speaker": Named("Lady Curl", "f")}, "he"),
    ],
)
def test_a_sentence_follows_the_gender_of_whom_it_is_about(
    values: dict[str, object], expected: str
) -> None:
    assert chosen(GENDERS, values, TONGUES["en"].plural) == expected


def test_whoever_speaks_chooses_apart_from_whoever_is_spoken_of() -> None:
    values = {"speaker": Named("Lady Curl", "f"), "character": Named("Piero", "m")}
    message: Wording = {"by_f": GENDERS, "by_m": "nobody"}
    assert chosen(message, values, TONGUES["en"].plural) == "he"


def test_choices_stand_within_each_other() -> None:
    message: Wording = {"one": "a point", "other": {"f": "her points", "m": "his points"}}
    values = {"count": 3, "character": Named("Irina", "f")}
    assert chosen(message, values, TONGUES["en"].plural) == "her points"


@pytest.mark.parametrize("opening", ["", "Oh! ", "«\u00a0", "¿", "Wait… „"])
def test_a_name_begins_a_sentence_with_a_capital_letter(opening: str) -> None:
    jester = Named("the Jester", "m")
    assert filled(f"{opening}{{character}} is", {"character": jester}) == f"{opening}The Jester is"


def test_a_name_within_a_sentence_and_one_that_people_typed_stay_as_they_are() -> None:
    assert filled("Shall {character} go?", {"character": Named("the Jester")}).endswith(
        "the Jester go?"
    )
    assert filled("{name} wins", {"name": "bell hooks"}) == "bell hooks wins"
    assert filled("{name} wins", {"name": "{count}"}) == "{count} wins"


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["pt_BR"], "pt-BR"),
        (["pt_PT", "en_US"], "pt-BR"),
        (["de_AT"], "de"),
        (["zh_TW"], "en"),
        (["zh_TW", "fr_CA", "de"], "fr"),
        (["en_GB", "de_DE"], "en"),
        ([], "en"),
        (["", "_", "tlh", "C", "english please", "de_"], "de"),
        (["POSIX", "…"], "en"),
    ],
)
def test_the_first_language_is_the_most_preferred_that_is_spoken(
    preferred: list[str], language: str
) -> None:
    assert best_of(preferred, SIX, "en") == language


def test_the_game_chooses_among_its_own() -> None:
    assert language_for(["xx", "de_CH"]) == "de"
