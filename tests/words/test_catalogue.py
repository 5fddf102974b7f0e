from __future__ import annotations

import re
import time

import pytest

from kingup_game.words import LANGUAGES, Words, catalogue
from kingup_game.words.catalogue import UnknownWordsError, catalogue_file, load, written

MOST_MS = 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sorted(language: str) -> None:
    text = catalogue_file(language).read_text(encoding="utf-8")
    assert text == written(load(language)), "run: python tools/words.py sort"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_loaded_at_once_and_no_other_with_it(language: str) -> None:
    took = []
    for _ in range(5):  # the quickest counts: another process may have had the processor
        load.cache_clear()
        begun = time.process_time()
        words = Words(language)
        took.append(1000 * (time.process_time() - begun))
    assert words.language == language
    assert min(took) < MOST_MS
    assert load.cache_info().currsize == 1


def test_values_take_their_places() -> None:
    assert Words("en").say("bots.thinking", name="Ada") == "Ada is thinking"


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


def test_the_strange_language_dresses_up_every_sentence_and_loses_no_placeholder() -> None:
    words = Words("en-XA")
    assert words.notice == ""
    told = words.say("vote.question", character=words.say("cast.B"))
    assert re.fullmatch(r"\[.*\[Bé.*\].* ~+\]", told)
    assert words.say("setup.letters") == Words("en").say("setup.letters")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_has_twelve_months_in_every_language(language: str) -> None:
    months = Words(language).say("past.months").split(", ")
    assert len(set(months)) == 12


def test_what_is_not_translated_yet_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = {"menu": {"play": "Jouons"}}
    monkeypatch.setattr(catalogue, "load", lambda code: begun if code == "fr" else load(code))
    words = Words("fr")
    assert words.say("menu.play") == "Jouons"
    assert words.say("menu.quit") == Words("en").say("menu.quit")
    with pytest.raises(UnknownWordsError):
        words.say("menu.nowhere")
