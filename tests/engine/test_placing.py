"""Placing: floors 1 to 4, four on each at most, the rest to floor 0."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import MoveCharacter, PlaceCharacter, Reason
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import LeftoversServed
from kingup_game.engine.state import Phase
from tests.engine.positions import (
    EVERY_TABLE,
    JESTERS,
    dealt_match,
    half_placed,
    place,
    played_to,
    refusal,
)


def test_the_first_player_places_first_and_then_it_goes_clockwise() -> None:
    state = dealt_match(terms_of("classic", 4), first=2)
    seats = []
    for character in "ABCDE":
        seats.append(state.turn)
        state = place(state, character, "1" if character < "D" else "2")
    assert seats == [2, 3, 0, 1, 2]


def test_anyone_in_the_tray_may_go_to_floors_1_to_4() -> None:
    options = rules.legal_placements(dealt_match(terms_of("classic", 4)))
    assert len(options) == 13 * 4
    assert {option.floor.word for option in options} == {"1", "2", "3", "4"}


@pytest.mark.parametrize("word", ["0", "5", "throne", "wc3", "out", "tray"])
def test_no_other_place_takes_a_placement(word: str) -> None:
    action = PlaceCharacter(0, "A", Place.of_word(word))
    assert refusal(half_placed(""), action).reason is Reason.NOT_A_PLACING_FLOOR


def test_a_full_floor_refuses_a_placement() -> None:
    state = half_placed("2:ABCD")
    found = refusal(state, PlaceCharacter(0, "E", Place.FLOOR_2))
    assert found.reason is Reason.FLOOR_FULL
    assert found.sentence == "Floor 2 is full: it holds four already."
    assert Place.FLOOR_2 not in {option.floor for option in rules.legal_placements(state)}


def test_the_jester_counts_on_floor_3() -> None:
    state = half_placed("3:ABC", JESTERS)
    assert refusal(state, PlaceCharacter(0, "D", Place.FLOOR_3)).reason is Reason.FLOOR_FULL


def test_the_jester_is_placed_by_nobody() -> None:
    action = PlaceCharacter(0, "J", Place.FLOOR_1)
    assert refusal(half_placed("", JESTERS), action).reason is Reason.ALREADY_PLACED


def test_nobody_is_placed_twice() -> None:
    action = PlaceCharacter(0, "A", Place.FLOOR_2)
    assert refusal(half_placed("1:A"), action).reason is Reason.ALREADY_PLACED


def test_only_the_seat_in_turn_places() -> None:
    state = half_placed("", turn=1)
    found = refusal(state, PlaceCharacter(0, "A", Place.FLOOR_1))
    assert found.reason is Reason.NOT_YOUR_TURN
    assert rules.legal_actions(state, 0) == ()
    assert len(rules.legal_actions(state, 1)) > 0


def test_nobody_climbs_before_all_are_placed() -> None:
    action = MoveCharacter(0, "A", Place.FLOOR_2)
    assert refusal(half_placed("1:A"), action).reason is Reason.NOT_NOW


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_after_equal_shares_the_rest_go_to_floor_0_and_the_first_player_climbs(
    table: tuple[str, int],
) -> None:
    made = terms_of(*table)
    state = played_to(dealt_match(made, first=1), Phase.MOVE, Random(0))
    assert len(state.standing(Place.FLOOR_0)) == made.leftovers
    assert Place.TRAY not in state.board
    assert state.turn == 1


def test_the_leftovers_are_announced_after_the_last_placement() -> None:
    state = half_placed("1:ABCD 2:EFGI 3:LMN", turn=3)
    _, events = rules.apply(state, PlaceCharacter(3, "P", Place.FLOOR_3))
    assert events[-1] == LeftoversServed("O")


def test_floor_0_takes_more_than_four_leftovers() -> None:
    state = half_placed("1:ABC 2:DE 4:F", terms_of("jester", 7), turn=6)
    after = place(state, "G", "4")
    assert after.standing(Place.FLOOR_0) == "ILMNOP"
