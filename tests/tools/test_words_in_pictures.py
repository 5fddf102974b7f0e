"""Words as they stand in the pictures of every scene."""

from __future__ import annotations

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.words import SOURCE_LANGUAGE
from kingup_game.words.catalogue import keys, load
from tools.wording.places import pictures, strangers


@pytest.mark.parametrize("edition", Edition)
def test_every_word_on_the_screen_stands_in_a_catalogue(edition: str) -> None:
    assert strangers(edition) == []


def test_translators_are_told_in_which_picture_a_sentence_stands() -> None:
    found = pictures()
    assert found["vote.question"] == "vote-open"
    assert found["pause.resume"] == "pause-open"
    assert found["rules.voting"].startswith("rules-page")
    assert set(found) <= set(keys(load(SOURCE_LANGUAGE)))
    assert len(found) > 150
