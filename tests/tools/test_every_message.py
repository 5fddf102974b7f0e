"""Every message of every language, said about everybody and with every number."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kingup_game.engine.cast import CAST, JESTER
from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE, Words
from kingup_game.words.catalogue import keys, load
from tools.wording import said
from tools.wording.checks import GLOSSARIES, glossary

COUNTS = (0, 1, 2, 5, 21)
NAMES = ("Z", "Maximiliane W")
SPEAKERS = ("bots.name_4", "bots.name_5")
DOUBLES_THAT_ARE_RIGHT = {"fr": {"vous", "nous"}, "it": {"piano"}}
LETTERS = {"setup.letters"}


def renderings(language: str) -> Iterator[tuple[str, str, str]]:
    """Key, whom it is about, and the words: with everybody where it matters who it is."""
    words = Words(language)
    for key, english in keys(load(SOURCE_LANGUAGE)).items():
        wanted = said.placeholders(english)
        people = CAST if said.is_about_somebody(key, english) else CAST[:1]
        people = JESTER if said.is_about_the_jester(key) else people
        for one in people:
            for count in COUNTS if "count" in wanted else COUNTS[:1]:
                for name in NAMES if wanted & {"name", "names"} else NAMES[:1]:
                    for speaker in SPEAKERS if said.is_spoken(key) else SPEAKERS[:1]:
                        values: dict[str, object] = dict.fromkeys(wanted, "7")
                        values |= {"name": name, "names": f"{name} & Ada", "count": count}
                        values |= {"character": words.say(f"cast.{one}")}
                        yield key, one, words.say(key, speaker=words.say(speaker), **values)


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def rendered(language: str) -> list[tuple[str, str, str]]:
    return [one for one in renderings(language) if one[0] not in LETTERS]


def test_nothing_is_lost_doubled_or_left_open(
    language: str, rendered: list[tuple[str, str, str]]
) -> None:
    right = DOUBLES_THAT_ARE_RIGHT.get(language, set())
    for key, _, words in rendered:
        assert words.strip() == words != "", key
        assert not re.search(r"[{}]|[ \u00a0]{2}|\(\)|«\W*»", words), words
        doubled = {found[1].lower() for found in re.finditer(r"\b([^\W\d]+) \1\b", words, re.I)}
        assert doubled <= right, words


def test_names_that_begin_a_sentence_are_written_large(
    rendered: list[tuple[str, str, str]],
) -> None:
    english = keys(load(SOURCE_LANGUAGE))
    about = [
        w
        for key, one, w in rendered
        if one == JESTER and "character" in said.placeholders(english[key])
    ]
    assert len(about) > 10
    assert [words for words in about if words[0].islower()] == []


def test_no_woman_is_king(language: str, rendered: list[tuple[str, str, str]]) -> None:
    """The first word of the glossary's king is a man's, the second a woman's."""
    words = Words(language)
    his, hers = glossary(GLOSSARIES / f"{language}.json")["king"]["use"][:2]
    english = keys(load(SOURCE_LANGUAGE))
    told = 0
    for key, one, said_words in rendered:
        gender = words.say(f"cast.{one}_gender")
        if said.is_about_somebody(key, english[key]):
            wrong, right = (his, hers) if gender == "f" else (hers, his)
            assert not re.search(rf"\b{wrong}\b", said_words, re.I), said_words
            told += re.search(rf"\b{right}\b", said_words, re.I) is not None
    assert told > 10
