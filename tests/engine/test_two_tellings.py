"""The engine and the naive telling of the rules agree, move by move and count by count."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import Action, CastVote, Deal, MoveCharacter, PlaceCharacter
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import MatchEnded
from kingup_game.engine.state import Phase, State, new_match
from tests.engine.naive_rules import NaiveMatch, Option
from tests.engine.positions import EVERY_TABLE, any_action, castle, every_house, half_placed

ALL_AT_ONCE = {"wcs": False, "dungeons": False, "stomachache": False, "zero_is_33": True}
TABLES = [
    (edition, players, house)
    for edition, players in EVERY_TABLE
    for house in (*every_house(edition), *([ALL_AT_ONCE] if edition == "jester" else []))
]


def as_option(action: Action) -> Option:
    match action:
        case PlaceCharacter(seat, character, floor):
            return ("place", seat, character, floor.word)
        case MoveCharacter(seat, character, to):
            return ("move", seat, character, to.word)
        case CastVote(seat, card):
            return ("vote", seat, card.value, "")
        case Deal():
            raise AssertionError("no seat deals")


def picture(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "phase": state.phase.value,
        "first": state.first,
        "turn": state.turn,
        "where": {who: state.place_of(who).word for who in state.terms.characters},
        "hands": [{"yes": 1, "no": h.no, "stomachache": h.stomachache} for h in state.hands],
        "totals": list(state.totals),
        "nominee": state.nominee,
    }


def naive_twin(state: State) -> NaiveMatch:
    """The same position, told naively."""
    twin = NaiveMatch(state.terms.edition.value, state.terms.players, state.terms.rounds)
    for name, value in picture(state).items():
        setattr(twin, name, value)
    twin.crown, twin.goals = state.crown, list(state.goals)
    return twin


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.sampled_from((1, 3)),
    st.sets(st.integers(0, 7), max_size=3),
    st.integers(0, 2**32),
)
def test_whole_matches_go_in_step_with_the_naive_rules(
    table: tuple[str, int, dict[str, bool]], rounds: int, favoured: set[int], seed: int
) -> None:
    edition, players, house = table
    source = Random(seed)
    more_nos = {seat for seat in favoured if seat < players}
    state = new_match(terms_of(edition, players, rounds, house, more_nos))
    naive = NaiveMatch(edition, players, rounds, house, favoured=more_nos)
    while state.phase is not Phase.OVER:
        for seat in range(players):
            ours = {as_option(action) for action in rules.legal_actions(state, seat)}
            chance_places = state.phase is Phase.PLACE and rules.is_lot(state)
            assert ours == (set() if chance_places else set(naive.options(seat)))
        action = any_action(state, source)
        state, events = rules.apply(state, action)
        if isinstance(action, Deal):
            naive.deal(action.first, list(action.goals))
        else:
            naive.do(as_option(action))
        assert picture(state) == naive.picture()
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    assert list(ended.castle) == naive.castle
    assert list(ended.winners) == naive.winners


def engine_sequences(state: State, depth: int) -> int:
    """How many ways there are to play the next decisions; ballots in seat order."""
    if depth == 0 or state.phase in (Phase.DEAL, Phase.OVER):
        return 1
    options = rules.legal_actions(state, rules.seats_to_act(state)[0])
    return sum(engine_sequences(rules.apply(state, action)[0], depth - 1) for action in options)


JESTERS_AT_TWO = terms_of("jester", 2)
CLASSIC_AT_SIX = terms_of("classic", 6)
PERFT = {
    "the last two placements with a full floor": (
        half_placed("1:ABC 2:DE 3:FGIL 4:M", CLASSIC_AT_SIX, turn=4),
        (9, 48, 450),
    ),
    "a climb with two full floors": (
        castle("5:AB 4:CDEF 3:GILM 1:N 0:O"),
        (8, 67, 509, 3350, 18516),
    ),
    "a nominee one step from the vote": (
        castle("5:A 2:B", terms_of("classic", 3)),
        (2, 4, 8, 16, 24),
    ),
    "full floors with one WC taken": (
        castle("5:ABJ 4:CDEF 3:GILM wc4:N 2:O 1:P", JESTERS_AT_TWO),
        (9, 70, 418, 2075),
    ),
    "the Jester and one in a WC": (
        castle("5:J wc3:A", JESTERS_AT_TWO),
        (2, 5, 14, 31, 67),
    ),
}


@pytest.mark.parametrize("position", PERFT)
def test_legal_sequences_are_as_many_as_were_counted_by_brute_force(position: str) -> None:
    state, counts = PERFT[position]
    for depth, count in enumerate(counts, start=1):
        assert engine_sequences(state, depth) == count
        if count < 5000:
            assert naive_twin(state).sequences(depth) == count
