"""The 26 goal cards are the design of the rule page, and it is fair."""

from __future__ import annotations

from itertools import combinations

import pytest

from kingup_game.engine.cast import SUBJECTS
from kingup_game.engine.goals import GOALS


def test_there_are_twenty_six_different_cards() -> None:
    assert len(set(GOALS)) == len(GOALS) == 26


@pytest.mark.parametrize("goal", GOALS)
def test_a_card_names_six_subjects_in_the_order_of_the_alphabet(goal: str) -> None:
    assert len(set(goal)) == 6
    assert set(goal) <= set(SUBJECTS)
    assert list(goal) == sorted(goal)


def test_the_cards_are_the_shifts_of_squares_and_non_squares_modulo_thirteen() -> None:
    squares = {number * number % 13 for number in range(1, 13)}
    non_squares = set(range(1, 13)) - squares
    shifts = {
        frozenset(SUBJECTS[(number + shift) % 13] for number in pattern)
        for pattern in (squares, non_squares)
        for shift in range(13)
    }
    assert {frozenset(goal) for goal in GOALS} == shifts


@pytest.mark.parametrize("printed", ["BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO"])
def test_the_four_cards_printed_in_the_sources_are_among_them(printed: str) -> None:
    assert printed in GOALS


@pytest.mark.parametrize("character", SUBJECTS)
def test_each_character_is_on_twelve_cards(character: str) -> None:
    assert sum(character in goal for goal in GOALS) == 12


def test_each_pair_of_characters_is_on_five_cards() -> None:
    for one, other in combinations(SUBJECTS, 2):
        assert sum(one in goal and other in goal for goal in GOALS) == 5


def test_each_card_has_exactly_one_opposite_that_shares_no_subject() -> None:
    opposites = {goal: [other for other in GOALS if not set(other) & set(goal)] for goal in GOALS}
    assert all(len(others) == 1 for others in opposites.values())
    assert {others[0] for others in opposites.values()} == set(GOALS)


def test_the_jester_is_on_no_card() -> None:
    assert not any("J" in goal for goal in GOALS)
