"""Refusals: one source of legality, and a sentence for people about each."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import (
    Action,
    Card,
    CastVote,
    IllegalActionError,
    MoveCharacter,
    PlaceCharacter,
    Reason,
    Refusal,
)
from kingup_game.engine.cast import CAST, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.state import Phase, State
from tests.engine.positions import (
    EVERY_TABLE,
    JESTERS,
    any_action,
    castle,
    dealt_match,
    half_placed,
    refusal,
)


def every_action(state: State) -> set[Action]:
    """Whatever seats could ask for, sensible or not."""
    seats = range(state.terms.players)
    return {
        *(PlaceCharacter(*asked) for asked in product(seats, CAST, Place)),
        *(MoveCharacter(*asked) for asked in product(seats, CAST, Place)),
        *(CastVote(*asked) for asked in product(seats, Card)),
    }


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32), st.integers(1, 60))
def test_what_is_legal_is_exactly_what_is_not_refused(
    table: tuple[str, int], seed: int, steps: int
) -> None:
    source = Random(seed)
    state = dealt_match(terms_of(*table))
    for _ in range(steps):
        if state.phase is not Phase.OVER:
            state, _ = rules.apply(state, any_action(state, source))
    legal = {
        action for seat in range(state.terms.players) for action in rules.legal_actions(state, seat)
    }
    allowed = {action for action in every_action(state) if not rules.refusal_of(state, action)}
    assert legal == allowed


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    sentence = Refusal(reason, "A", Place.FLOOR_3).sentence
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("character", ["J", "H", "K", "Z", "", "AB", "a"])
def test_somebody_who_is_not_in_the_edition_is_unknown(character: str) -> None:
    placing = refusal(half_placed("1:B"), PlaceCharacter(0, character, Place.FLOOR_1))
    climbing = refusal(castle("1:B"), MoveCharacter(0, character, Place.FLOOR_2))
    assert placing.reason is climbing.reason is Reason.UNKNOWN_CHARACTER
    assert climbing.sentence == f"{character} is not in this edition."


def test_the_jester_is_known_in_his_own_edition() -> None:
    assert rules.refusal_of(castle("3:J", JESTERS), MoveCharacter(0, "J", Place.FLOOR_4)) is None


def test_a_refused_action_raises_an_error_that_carries_the_refusal() -> None:
    with pytest.raises(IllegalActionError, match="It is not your turn") as raised:
        rules.apply(castle("1:A", turn=2), MoveCharacter(0, "A", Place.FLOOR_2))
    assert raised.value.refusal == Refusal(Reason.NOT_YOUR_TURN)


def test_a_refusal_names_whom_and_which_floor() -> None:
    found = refusal(castle("4:ABCD 3:E"), MoveCharacter(0, "E", Place.FLOOR_4))
    assert found == Refusal(Reason.FLOOR_ABOVE_FULL, "E", Place.FLOOR_4)


def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    state = castle("4:ABCD 3:E")
    before = hash(state)
    refusal(state, MoveCharacter(0, "E", Place.FLOOR_4))
    assert hash(state) == before
