"""The two editions' tables, and the tables at which nobody can play."""

from __future__ import annotations

import pytest

from kingup_game.engine.edition import Edition, TermsError, table_sizes, terms_of
from kingup_game.engine.state import Hand
from tests.engine.positions import EVERY_TABLE, dealt_match

RULE_PAGE = {
    ("classic", 3): (4, 4, 1),
    ("classic", 4): (3, 3, 1),
    ("classic", 5): (2, 2, 3),
    ("classic", 6): (2, 2, 1),
    ("jester", 2): (4, 6, 1),
    ("jester", 3): (4, 4, 1),
    ("jester", 4): (3, 3, 1),
    ("jester", 5): (2, 2, 3),
    ("jester", 6): (2, 2, 1),
    ("jester", 7): (2, 1, 6),
    ("jester", 8): (2, 1, 5),
}


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_cards_and_characters_are_shared_out_as_printed(table: tuple[str, int]) -> None:
    made = terms_of(*table)
    assert (made.share.no_cards, made.share.characters, made.leftovers) == RULE_PAGE[table]


def test_classic_is_for_three_to_six_and_jester_for_two_to_eight() -> None:
    assert table_sizes(Edition.CLASSIC) == (3, 4, 5, 6)
    assert table_sizes(Edition.JESTER) == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("table", [("classic", 2), ("classic", 7), ("jester", 1), ("jester", 9)])
def test_a_table_of_the_wrong_size_is_refused_with_a_sentence(table: tuple[str, int]) -> None:
    with pytest.raises(TermsError, match=rf"for \d to \d players, not {table[1]}"):
        terms_of(*table)


@pytest.mark.parametrize("rounds", [0, 2, 4])
def test_a_match_has_one_round_or_three(rounds: int) -> None:
    with pytest.raises(TermsError, match="1 or 3 rounds"):
        terms_of("classic", 4, rounds)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(TermsError, match="no edition 'deluxe'"):
        terms_of("deluxe", 4)


def test_an_unknown_house_rule_is_refused() -> None:
    with pytest.raises(TermsError, match="no house rule 'trapdoors'"):
        terms_of("classic", 4, house={"trapdoors": True})


@pytest.mark.parametrize("name", ["wcs", "dungeons", "stomachache"])
def test_the_classic_edition_has_no_jester_extras(name: str) -> None:
    with pytest.raises(TermsError, match="belongs to the Jester edition"):
        terms_of("classic", 4, house={name: True})


def test_a_house_rule_is_on_or_off() -> None:
    with pytest.raises(TermsError, match="on or off"):
        terms_of("classic", 4, house={"open_ballots": 1})


def test_printed_rules_are_no_house_rules() -> None:
    assert terms_of("classic", 4, house={"zero_is_33": True}).house_differences() == {}
    assert terms_of("jester", 4, house={"wcs": True}).house_differences() == {}


def test_house_rules_that_differ_are_named() -> None:
    house = {"zero_is_33": True, "dungeons": False, "random_placement": True}
    assert terms_of("jester", 4, house=house).house_differences() == house


def test_totals_start_at_nothing_or_with_the_jester_at_twenty() -> None:
    assert dealt_match(terms_of("classic", 3)).totals == (0, 0, 0)
    assert dealt_match(terms_of("jester", 2)).totals == (20, 20)


def test_only_jester_hands_hold_a_stomachache() -> None:
    assert dealt_match(terms_of("classic", 3)).hands[0] == Hand(no=4, stomachache=0)
    assert dealt_match(terms_of("jester", 3)).hands[0] == Hand(no=4, stomachache=1)


def test_the_jester_starts_on_floor_3_and_the_others_in_the_tray() -> None:
    state = dealt_match(terms_of("jester", 4))
    assert state.place_of("J").word == "3"
    assert {state.place_of(subject).word for subject in "ABCDEFGILMNOP"} == {"tray"}


def test_the_classic_edition_has_no_jester() -> None:
    assert "J" not in terms_of("classic", 4).characters
