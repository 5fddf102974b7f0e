"""Every house rule, on and off."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import Card, PlaceCharacter
from kingup_game.engine.cast import PLACING_FLOORS, Place
from kingup_game.engine.chance import draw_lot, lot_source
from kingup_game.engine.edition import terms_of
from kingup_game.engine.scoring import round_points
from kingup_game.engine.state import Hand, Phase
from kingup_game.engine.view import view_of
from tests.engine.positions import EVERY_TABLE, castle, climb, climbs, dealt_match, played_to, vote


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_random_placement_asks_nobody_until_the_climb(table: tuple[str, int]) -> None:
    made = terms_of(*table, house={"random_placement": True})
    state = dealt_match(made, first=1)
    source = Random(5)
    while state.phase is Phase.PLACE:
        assert rules.is_lot(state)
        assert rules.seats_to_act(state) == ()
        assert all(not rules.legal_actions(state, seat) for seat in range(made.players))
        placed = draw_lot(state, source)
        assert isinstance(placed, PlaceCharacter)
        assert placed.floor in PLACING_FLOORS
        state, _ = rules.apply(state, placed)
    assert len(state.standing(Place.FLOOR_0)) == made.leftovers
    assert all(state.board.count(floor) <= 4 for floor in PLACING_FLOORS)
    assert rules.seats_to_act(state) == (1,)


def test_random_placement_is_the_seeds_and_not_always_the_same() -> None:
    state = dealt_match(terms_of("classic", 4, house={"random_placement": True}))
    drawn = {draw_lot(state, lot_source(seed, state)) for seed in range(60)}
    assert len(drawn) > 20
    assert draw_lot(state, lot_source(1, state)) == draw_lot(state, lot_source(1, state))


def test_ballots_of_the_past_are_not_to_be_looked_up() -> None:
    state = vote(climb(castle("5:AB"), "A", "throne"), "nyyn")
    assert state.open_votes == ()
    assert view_of(state, 0).open_votes == ()


def test_open_ballots_may_be_looked_up_for_the_round() -> None:
    table = terms_of("classic", 3, house={"open_ballots": True})
    state = vote(climb(castle("5:AB", table), "A", "throne"), "nyy")
    state = vote(climb(state, "B", "throne"), "yny")
    yes, no = Card.YES, Card.NO
    assert view_of(state, None).open_votes == (("A", (no, yes, yes)), ("B", (yes, no, yes)))


def test_open_ballots_are_forgotten_with_the_next_deal() -> None:
    table = terms_of("classic", 3, house={"open_ballots": True})
    state = vote(climb(castle("5:AB 3:CDEF 2:GILM 1:NOP", table), "A", "throne"), "nyy")
    state = played_to(state, Phase.DEAL, Random(1))
    state, _ = rules.apply(state, draw_lot(state, Random(2)))
    assert state.open_votes == ()


@pytest.mark.parametrize(
    ("edition", "zero_is_33", "points"),
    [("classic", True, 33), ("classic", False, 0), ("jester", True, 33), ("jester", False, 0)],
)
def test_zero_is_33_on_or_off_in_either_edition(
    edition: str, zero_is_33: bool, points: int
) -> None:
    table = terms_of(edition, 4, house={"zero_is_33": zero_is_33})
    board = castle("throne:B 0:ADEFGM", table).board
    assert round_points(table, 3, ("ADEFGM",), board) == (points,)
    assert round_points(table, 1, ("ADEFGM",), board) == (0,)


def test_a_single_round_has_no_third_one_to_pay_33() -> None:
    table = terms_of("classic", 3, rounds=1)
    state = climb(castle("5:A", table, goals=("ADEFGM", "BCDEIO", "EFIMOP")), "A", "throne")
    assert vote(state, "yyy").totals == (10, 0, 0)


def test_without_wcs_the_jester_edition_climbs_as_the_classic_one() -> None:
    table = terms_of("jester", 4, house={"wcs": False})
    assert climbs(castle("4:ABCD 3:EJ", table)) == {"A>5", "B>5", "C>5", "D>5"}


def test_without_stomachaches_hands_hold_none() -> None:
    table = terms_of("jester", 4, house={"stomachache": False})
    assert dealt_match(table).hands == (Hand(3, 0),) * 4


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("table", EVERY_TABLE)
def test_a_match_can_be_played_to_its_end(table: tuple[str, int], rounds: int) -> None:
    state = played_to(dealt_match(terms_of(*table, rounds)), Phase.OVER, Random(rounds))
    assert state.round == rounds
