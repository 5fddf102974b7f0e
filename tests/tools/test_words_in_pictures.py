"""Words as they stand in the pictures of every scene."""

from __future__ import annotations

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.words import LANGUAGES, SOURCE_LANGUAGE
from kingup_game.words.catalogue import keys, load
from tools.wording.places import misfits, pictures, strangers
from tools.wording.survey import ALL_SCENES

WITHOUT_AN_EDITION = {"menu", "attract", "past", "settings", "about"}
SCENES_OF_A_MATCH = ("climb", "coach", "vote", "scoring", "coronation", "curtain")


@pytest.mark.parametrize("edition", Edition)
def test_every_word_on_the_screen_stands_in_a_catalogue(edition: str) -> None:
    """Screens that know no edition are read once."""
    again = set() if edition == Edition.CLASSIC else WITHOUT_AN_EDITION
    assert strangers(edition, [scene for scene in ALL_SCENES if scene not in again]) == []


def test_translators_are_told_in_which_picture_a_sentence_stands() -> None:
    found = pictures()
    assert found["vote.question"] == "vote-open"
    assert found["pause.resume"] == "pause-open"
    assert found["rules.voting"].startswith("rules-page")
    assert set(found) <= set(keys(load(SOURCE_LANGUAGE)))
    assert len(found) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_leave_any_picture_or_lie_on_others_in_large_letters(language: str) -> None:
    """What `tools/words.py check` says of all scenes, here of those of a match; the screens around
    it are held by tests/scenes/test_layout.py."""
    assert misfits(language, (200,), SCENES_OF_A_MATCH) == []
