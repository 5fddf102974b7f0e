"""Letters of 200 % are large wherever there are words, or something else says the same large."""

from __future__ import annotations

import pytest

from kingup_game.theme.type_scale import SMALLEST
from tools.wording.growth import GROWN, READABLE, Grown, growth, ungrown

PAGES = ("coronation", "settings", "about", "pause", "past", "first-match", "vote")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_stays_small_at_200_percent_that_is_said_nowhere_else(language: str) -> None:
    assert ungrown(language, PAGES) == []


def test_the_evenings_lines_grow_with_the_text() -> None:
    grown = {one.words: one for one in growth("de", scenes=("coronation",))}
    for words in ("Runde 1", "Ernesto", "vorn: 18"):
        one = grown[words]
        assert one.large is not None
        assert one.large >= 1.2 * one.usual, words


def test_what_grew_enough_or_can_be_read_anyway_is_large() -> None:
    assert Grown("vote", "Ja", SMALLEST, GROWN * SMALLEST).is_large
    assert Grown("vote", "Ja", READABLE, READABLE).is_large
    assert Grown("vote", "Ja", SMALLEST, None).is_large, "it is on another page"
    assert not Grown("vote", "Ja", SMALLEST, SMALLEST).is_large
