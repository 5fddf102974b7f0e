"""Dungeons, where the refused of the Jester edition go, and the Jester, whom none can hold."""

from __future__ import annotations

import pytest

from kingup_game.engine.actions import Reason
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from tests.engine.positions import JESTERS, castle, climb, climbs, refusal_of_climb, vote


def test_the_refused_fill_dungeons_3_2_and_1_and_then_leave_the_game() -> None:
    state = castle("5:ABCD 3:J", JESTERS)
    for character, cards in zip("ABCD", ("nyyy", "ynyy", "yyny", "yyyn"), strict=True):
        state = vote(climb(state, character, "throne"), cards)
    places = [state.place_of(character).word for character in "ABCD"]
    assert places == ["dungeon3", "dungeon2", "dungeon1", "out"]


@pytest.mark.parametrize("dungeon", ["dungeon3", "dungeon2", "dungeon1", "out"])
def test_nobody_leaves_a_dungeon(dungeon: str) -> None:
    state = castle(f"{dungeon}:A 3:B 2:J", JESTERS)
    assert refusal_of_climb(state, "A", "1").reason is Reason.NOT_IN_THE_CASTLE
    assert climbs(state) == {"B>4", "J>3"}


def test_a_stomachache_uses_up_no_dungeon() -> None:
    state = vote(climb(castle("5:AB 3:J", JESTERS), "A", "throne"), "snyy")
    state = vote(climb(state, "B", "throne"), "nyyy")
    assert state.place_of("B") is Place.DUNGEON_3


def test_the_refused_jester_goes_back_to_floor_3_and_uses_up_no_dungeon() -> None:
    state = vote(climb(castle("5:AJ", JESTERS), "J", "throne"), "nyyy")
    assert state.place_of("J") is Place.FLOOR_3
    assert "J>4" in climbs(state)
    assert vote(climb(state, "A", "throne"), "ynyy").place_of("A") is Place.DUNGEON_3


def test_the_refused_jester_squeezes_in_on_a_full_floor_3() -> None:
    state = vote(climb(castle("5:J 3:ABCD 2:E", JESTERS), "J", "throne"), "nyyy")
    assert state.standing(Place.FLOOR_3) == "ABCDJ"


def test_the_limit_applies_again_to_the_next_who_climbs_to_the_jester() -> None:
    state = castle("3:ABCDJ wc3:E 2:F", JESTERS)
    assert refusal_of_climb(state, "F", "3").reason is Reason.WC_TAKEN
    assert refusal_of_climb(state, "E", "3").reason is Reason.STUCK_IN_WC
    state = climb(state, "A", "4")
    assert refusal_of_climb(state, "E", "3").reason is Reason.STUCK_IN_WC
    assert "E>3" in climbs(climb(state, "B", "4"))


def test_a_climb_to_five_on_floor_3_leads_to_the_wc() -> None:
    assert "F>wc3" in climbs(castle("3:ABCDJ 2:F", JESTERS))


def test_without_dungeons_the_refused_are_out_but_never_the_jester() -> None:
    table = terms_of("jester", 4, house={"dungeons": False})
    state = vote(climb(castle("5:AJ", table), "A", "throne"), "nyyy")
    assert state.place_of("A") is Place.OUT
    assert vote(climb(state, "J", "throne"), "nyyy").place_of("J") is Place.FLOOR_3


def test_the_refused_of_the_classic_edition_are_out() -> None:
    state = vote(climb(castle("5:AB"), "A", "throne"), "nyyy")
    assert state.place_of("A") is Place.OUT
