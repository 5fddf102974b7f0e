"""The climb: one floor up, never past four, never down, never a pass."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import MoveCharacter, Reason
from kingup_game.engine.cast import SUBJECTS, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import CharacterMoved
from kingup_game.engine.state import Phase
from tests.engine.positions import castle, climb, climbs, refusal, refusal_of_climb


def test_each_one_in_the_castle_may_go_one_floor_up() -> None:
    assert climbs(castle("0:A 1:B 2:C 3:D 4:E 5:F")) == {
        "A>1",
        "B>2",
        "C>3",
        "D>4",
        "E>5",
        "F>throne",
    }


def test_a_climb_takes_one_character_one_floor_up_and_the_turn_to_the_left() -> None:
    state = climb(castle("3:A 2:B", turn=3), "A", "4")
    assert (state.place_of("A"), state.place_of("B")) == (Place.FLOOR_4, Place.FLOOR_2)
    assert state.turn == 0


def test_a_climb_is_told_as_it_happened() -> None:
    _, events = rules.apply(castle("3:A", turn=2), MoveCharacter(2, "A", Place.FLOOR_4))
    assert events == (CharacterMoved(2, "A", Place.FLOOR_3, Place.FLOOR_4),)


@pytest.mark.parametrize("above", ["1", "2", "3", "4", "5"])
def test_a_full_floor_refuses_a_climb(above: str) -> None:
    below = str(int(above) - 1)
    state = castle(f"{above}:ABCD {below}:E")
    found = refusal_of_climb(state, "E", above)
    assert found.reason is Reason.FLOOR_ABOVE_FULL
    assert found.sentence == f"E cannot climb: floor {above} above is full."
    assert f"E>{above}" not in climbs(state)


def test_three_on_the_floor_above_leave_room() -> None:
    assert "E>5" in climbs(castle("5:ABC 4:E"))


def test_a_floor_that_loses_one_has_room_again() -> None:
    state = climb(castle("4:ABCD 3:E"), "A", "5")
    assert "E>4" in climbs(state)


@pytest.mark.parametrize("to", ["2", "1", "3", "5", "throne", "wc4", "out"])
def test_nobody_moves_down_stays_or_skips_a_floor(to: str) -> None:
    state = castle("3:A")
    found = refusal_of_climb(state, "A", to)
    assert found.reason is Reason.ONE_STEP_ONLY
    assert found.sentence == "A can only go to 4 from there."


def test_whoever_is_out_stays_out() -> None:
    state = castle("3:A out:B")
    assert refusal_of_climb(state, "B", "0").reason is Reason.NOT_IN_THE_CASTLE
    assert climbs(state) == {"A>4"}


def test_only_the_seat_in_turn_climbs() -> None:
    state = castle("3:A", turn=1)
    assert refusal(state, MoveCharacter(0, "A", Place.FLOOR_4)).reason is Reason.NOT_YOUR_TURN
    assert [len(rules.legal_actions(state, seat)) for seat in range(4)] == [0, 1, 0, 0]


def test_nobody_passes() -> None:
    """Whatever is legal in a climb moves somebody."""
    options = rules.legal_actions(castle("3:AB 1:C"), 0)
    assert options
    assert all(isinstance(option, MoveCharacter) for option in options)


def test_a_step_from_floor_5_nominates_and_takes_the_crown() -> None:
    state = climb(castle("5:A", turn=2), "A", "throne")
    assert (state.phase, state.nominee, state.crown) == (Phase.VOTE, "A", 2)
    assert state.place_of("A") is Place.THRONE


def test_nobody_climbs_during_a_vote() -> None:
    state = climb(castle("5:A 3:B", turn=2), "A", "throne")
    assert refusal(state, MoveCharacter(2, "B", Place.FLOOR_4)).reason is Reason.NOT_NOW


def _castles_within_the_limit() -> st.SearchStrategy[str]:
    """Somebody on the floors and four at most on each: a floor for each subject, or none."""
    floors = st.lists(st.sampled_from("012345-"), min_size=13, max_size=13)
    return (
        floors.filter(lambda own: all(own.count(floor) <= 4 for floor in "012345"))
        .filter(lambda own: own.count("-") < 13)
        .map(lambda own: " ".join(f"{f}:{who}" for f, who in zip(own, SUBJECTS, strict=True)))
        .map(lambda words: " ".join(word for word in words.split() if word[0] != "-"))
    )


@given(_castles_within_the_limit())
def test_whoever_stands_highest_can_climb(where: str) -> None:
    state = castle(where)
    highest = max(word[0] for word in where.split())
    on_top = {word[2] for word in where.split() if word[0] == highest}
    assert on_top <= {move[0] for move in climbs(state)}


@given(_castles_within_the_limit())
def test_wcs_take_nobodys_climb_away(where: str) -> None:
    """Whoever could climb without WCs goes the same way with them."""
    plain = climbs(castle(where, terms_of("jester", 4, house={"wcs": False})))
    assert plain <= climbs(castle(where, terms_of("jester", 4)))
