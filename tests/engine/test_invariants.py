"""What is true at every moment of every match, in every edition and size."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import MoveCharacter
from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, JESTER, Place
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.state import Phase, State, full_hands, new_match
from tests.engine.positions import EVERY_TABLE, any_action

SWITCHES = ("random_placement", "open_ballots", "zero_is_33")
JESTER_SWITCHES = (*SWITCHES, "wcs", "dungeons", "stomachache")


@st.composite
def any_setup(draw: st.DrawFn) -> Terms:
    """Any table at which the rules let people sit."""
    edition, players = draw(st.sampled_from(EVERY_TABLE))
    names = JESTER_SWITCHES if edition == "jester" else SWITCHES
    house = {name: draw(st.booleans()) for name in names}
    return terms_of(edition, players, draw(st.sampled_from((1, 3))), house)


MATCHES = given(any_setup(), st.integers(0, 2**32))
FEW = settings(max_examples=60, deadline=None)


def moments(table: Terms, seed: int) -> list[State]:
    """Every state of a random match, from before its first deal."""
    source = Random(seed)
    state = new_match(table)
    states = [state]
    while state.phase is not Phase.OVER:
        state, _ = rules.apply(state, any_action(state, source))
        states.append(state)
    return states


@FEW
@MATCHES
def test_every_character_is_at_one_place_always(table: Terms, seed: int) -> None:
    for state in moments(table, seed):
        assert len(state.board) == len(table.characters)
        stand = Counter(who for place in Place for who in state.standing(place))
        assert stand == Counter(table.characters)


@FEW
@MATCHES
def test_no_floor_exceeds_four_but_for_servants_and_the_jester(table: Terms, seed: int) -> None:
    for state in moments(table, seed):
        for floor in (place for place in Place if place.is_floor and place > 0):
            crowd = state.standing(floor)
            jester_squeezed_in = floor is Place.FLOOR_3 and JESTER in crowd
            assert len(crowd) <= FLOOR_LIMIT + jester_squeezed_in
        assert len(state.standing(Place.FLOOR_0)) <= table.leftovers


@FEW
@MATCHES
def test_throne_wcs_and_dungeons_hold_one_at_most(table: Terms, seed: int) -> None:
    rooms = (Place.THRONE, Place.WC_3, Place.WC_4, *DUNGEONS)
    for state in moments(table, seed):
        assert all(state.board.count(room) <= 1 for room in rooms)
        if not table.house.wcs:
            assert not {Place.WC_3, Place.WC_4} & set(state.board)
        if not table.house.dungeons:
            assert not set(DUNGEONS) & set(state.board)


@FEW
@MATCHES
def test_the_jester_is_never_lost(table: Terms, seed: int) -> None:
    if table.has_jester:
        lost = (*DUNGEONS, Place.OUT, Place.TRAY)
        assert all(state.place_of(JESTER) not in lost for state in moments(table, seed))


@FEW
@MATCHES
def test_a_legal_move_always_exists(table: Terms, seed: int) -> None:
    for state in moments(table, seed):
        if not rules.is_lot(state) and state.phase is not Phase.OVER:
            asked = rules.seats_to_act(state)
            assert asked
            assert all(rules.legal_actions(state, seat) for seat in asked)


@FEW
@MATCHES
def test_whoever_stands_highest_can_climb_in_play(table: Terms, seed: int) -> None:
    for state in moments(table, seed):
        if state.phase is Phase.MOVE:
            on_floors = [code for code in state.board if code <= Place.FLOOR_5]
            free_to_leave = [code for code in state.board if code in (Place.WC_3, Place.WC_4)]
            moving = {move.character for move in rules.legal_moves(state)}
            if on_floors:
                assert set(state.standing(Place(max(on_floors)))) <= moving
            else:
                assert len(moving) == len(free_to_leave) > 0


@FEW
@MATCHES
def test_hands_never_grow_within_a_round(table: Terms, seed: int) -> None:
    states = moments(table, seed)
    for before, after in pairwise(states):
        if before.phase is Phase.DEAL:
            assert after.hands == full_hands(table)
            continue
        for old, new in zip(before.hands, after.hands, strict=True):
            assert min(new) >= 0
            assert new.no <= old.no
            assert new.stomachache <= old.stomachache


@FEW
@MATCHES
def test_only_an_opened_ballot_takes_cards_and_one_a_seat(table: Terms, seed: int) -> None:
    states = moments(table, seed)
    for before, after in pairwise(states):
        if before.phase is not Phase.DEAL and before.hands != after.hands:
            assert before.phase is Phase.VOTE
            assert before.ballots.count(None) == 1
            spent = [
                sum(old) - sum(new) for old, new in zip(before.hands, after.hands, strict=True)
            ]
            assert set(spent) <= {0, 1}


@FEW
@MATCHES
def test_the_castle_changes_by_one_step_of_one_character(table: Terms, seed: int) -> None:
    states = moments(table, seed)
    for before, after in pairwise(states):
        if before.phase is Phase.MOVE:
            changed = [
                who for who in table.characters if before.place_of(who) is not after.place_of(who)
            ]
            assert len(changed) == 1
            step = MoveCharacter(before.turn, changed[0], after.place_of(changed[0]))
            assert step in rules.legal_moves(before)


@FEW
@MATCHES
def test_crown_and_nominee_go_with_the_throne(table: Terms, seed: int) -> None:
    for state in moments(table, seed):
        assert (state.nominee is not None) is (state.phase is Phase.VOTE)
        if state.nominee is not None:
            assert state.place_of(state.nominee) is Place.THRONE
            assert state.crown == state.turn
        elif state.phase in (Phase.PLACE, Phase.MOVE):
            assert Place.THRONE not in state.board
