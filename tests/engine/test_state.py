"""A state is a small value: hashable, comparable, and below 2 KiB."""

from __future__ import annotations

import sys
from dataclasses import FrozenInstanceError
from itertools import pairwise
from random import Random

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import Card, CastVote, MoveCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Hand, Phase, State, new_match
from kingup_game.engine.view import view_of
from tests.engine.bound import most_elections
from tests.engine.deep_size import STATE_BYTES, deep_size
from tests.engine.positions import EVERY_TABLE, any_action, castle, dealt_match
from tests.engine.test_bound import dawdling


def random_match(table: tuple[str, int], seed: int) -> list[State]:
    source = Random(seed)
    state = new_match(terms_of(*table))
    states = [state]
    while state.phase is not Phase.OVER:
        state, _ = rules.apply(state, any_action(state, source))
        states.append(state)
    return states


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_a_state_takes_less_than_two_kib(table: tuple[str, int]) -> None:
    assert max(deep_size(state) for state in random_match(table, 1)) < STATE_BYTES


def test_the_longest_round_with_open_ballots_stays_below_two_kib() -> None:
    """Eight seats who draw out the third round, each vote of which may be looked up."""
    table = terms_of("jester", 8, house={"open_ballots": True})
    state = dealt_match(table)._replace(round=3, dealt=GOALS[:24], totals=(1000,) * 8)
    while state.phase is not Phase.OVER:
        assert deep_size(state) < STATE_BYTES
        state, _ = rules.apply(state, dawdling(state))
    assert len(state.open_votes) == most_elections(table)


def test_the_deep_size_counts_what_a_state_holds_and_each_part_once() -> None:
    hands = [Hand(1000, own) for own in range(4)]
    one_for_all = dealt_match(terms_of("classic", 4))._replace(hands=(hands[0],) * 4)
    one_each = one_for_all._replace(hands=tuple(hands))
    number = 10**6
    assert deep_size(one_each) - deep_size(one_for_all) == 3 * sys.getsizeof(hands[0])
    assert deep_size(one_for_all._replace(turn=number)) == deep_size(one_for_all) + sys.getsizeof(
        number
    )
    assert deep_size(one_for_all._replace(turn=3)) == deep_size(one_for_all)


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_equal_play_leads_to_equal_states_with_equal_hashes(table: tuple[str, int]) -> None:
    once, again = random_match(table, 5), random_match(table, 5)
    assert once == again
    assert [hash(state) for state in once] == [hash(state) for state in again]


def test_every_action_leads_to_another_state() -> None:
    states = random_match(("jester", 5), 9)
    assert len(set(states)) == len(states)
    assert all(before != after for before, after in pairwise(states))


def test_states_views_and_actions_are_frozen() -> None:
    state = castle("5:A")
    with pytest.raises(AttributeError):
        state.turn = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        view_of(state, 0).turn = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        CastVote(0, Card.YES).seat = 1  # type: ignore[misc]


def test_applying_an_action_leaves_the_old_state_alone() -> None:
    state = castle("3:A 2:B")
    copy = State(*state)
    rules.apply(state, MoveCharacter(0, "A", Place.FLOOR_4))
    assert state == copy


def test_shared_actions_are_equal_to_fresh_ones() -> None:
    state = castle("3:A")
    assert rules.legal_moves(state) == [MoveCharacter(0, "A", Place.FLOOR_4)]


def test_standing_lists_who_is_at_a_place_in_the_order_of_the_cast() -> None:
    assert castle("3:OAD 2:B").standing(Place.FLOOR_3) == "ADO"
