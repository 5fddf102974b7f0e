"""WCs: where climbers to a full floor 3 or 4 wait."""

from __future__ import annotations

import pytest

from kingup_game.engine.actions import Reason
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from tests.engine.positions import JESTERS, castle, climb, climbs, refusal_of_climb

FULL_4 = "4:ABCD 3:E 1:J"
FULL_3 = "3:ABCD 2:E 1:J"


@pytest.mark.parametrize(("where", "floor"), [(FULL_4, "4"), (FULL_3, "3")])
def test_a_climber_to_a_full_floor_goes_to_its_wc(where: str, floor: str) -> None:
    state = castle(where, JESTERS)
    assert f"E>wc{floor}" in climbs(state)
    assert climb(state, "E", f"wc{floor}").place_of("E").word == f"wc{floor}"
    assert refusal_of_climb(state, "E", floor).reason is Reason.ONE_STEP_ONLY


@pytest.mark.parametrize(("where", "floor"), [(FULL_4, "4"), (FULL_3, "3")])
def test_a_wc_that_is_taken_takes_nobody_else(where: str, floor: str) -> None:
    state = castle(f"{where} wc{floor}:F", JESTERS)
    found = refusal_of_climb(state, "E", f"wc{floor}")
    assert found.reason is Reason.WC_TAKEN
    assert found.sentence == f"E cannot climb: floor {floor} above is full and its WC is taken."


def test_nobody_goes_to_the_wc_of_a_floor_with_room() -> None:
    state = castle("4:ABC 3:E 1:J", JESTERS)
    assert refusal_of_climb(state, "E", "wc4").reason is Reason.ONE_STEP_ONLY
    assert "E>4" in climbs(state)


def test_the_other_floors_have_no_wc() -> None:
    state = castle("5:ABCD 4:E 2:FGIL 1:M 3:J", JESTERS)
    assert refusal_of_climb(state, "E", "5").reason is Reason.FLOOR_ABOVE_FULL
    assert refusal_of_climb(state, "M", "2").reason is Reason.FLOOR_ABOVE_FULL


@pytest.mark.parametrize("floor", ["3", "4"])
def test_a_turn_brings_one_out_of_a_wc_onto_the_same_floor(floor: str) -> None:
    state = castle(f"{floor}:ABC wc{floor}:E 1:J", JESTERS)
    after = climb(state, "E", floor)
    assert after.place_of("E") is Place.of_word(floor)
    assert after.turn == 1


@pytest.mark.parametrize("floor", ["3", "4"])
def test_nobody_leaves_a_wc_while_its_floor_is_full(floor: str) -> None:
    state = castle(f"{floor}:ABCD wc{floor}:E 1:J", JESTERS)
    found = refusal_of_climb(state, "E", floor)
    assert found.reason is Reason.STUCK_IN_WC
    assert found.sentence == f"E cannot leave the WC: floor {floor} is full."


def test_there_is_no_other_way_out_of_a_wc() -> None:
    state = castle("wc3:E 1:J", JESTERS)
    assert refusal_of_climb(state, "E", "4").reason is Reason.ONE_STEP_ONLY
    assert climbs(state) == {"E>3", "J>2"}


def test_the_jester_uses_wcs_like_anyone() -> None:
    state = climb(castle("4:ABCD 3:J", JESTERS), "J", "wc4")
    assert state.place_of("J") is Place.WC_4


def test_those_in_a_wc_do_not_count_on_the_floor() -> None:
    state = castle("4:ABC wc4:D 3:E 1:J", JESTERS)
    assert {"E>4", "D>4"} <= climbs(state)


def test_both_wcs_may_be_taken_at_once() -> None:
    state = castle("4:ABCD wc4:E 3:FGIL wc3:M 2:N 0:J", JESTERS)
    assert climbs(state) == {"A>5", "B>5", "C>5", "D>5", "J>1"}


def test_without_wcs_a_full_floor_refuses() -> None:
    state = castle(FULL_4, terms_of("jester", 4, house={"wcs": False}))
    assert refusal_of_climb(state, "E", "wc4").reason is Reason.FLOOR_ABOVE_FULL


def test_the_classic_edition_has_no_wcs() -> None:
    state = castle("4:ABCD 3:E")
    assert refusal_of_climb(state, "E", "wc4").reason is Reason.FLOOR_ABOVE_FULL
