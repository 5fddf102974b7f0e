"""Lanes are the rules of the engine, played many rounds at a time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from kingup_game.bots.lanes.many_rounds import Lanes
from kingup_game.engine.actions import Action, Card, CastVote, Deal, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import CAST, Place
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.rules import apply, legal_actions, legal_moves
from kingup_game.engine.state import Phase, State, new_match
from tests.bots.random_lanes import LaneStep, fresh_lanes, pick, random_round, random_rounds
from tests.engine.positions import every_house

TABLES = [
    *(terms_of("classic", players, rounds=1) for players in (3, 4, 5, 6)),
    *(terms_of("jester", players, rounds=1) for players in (2, 3, 4, 5, 6, 7, 8)),
    *(
        terms_of(edition, 4, rounds=1, house=house)
        for edition in ("classic", "jester")
        for house in every_house(edition)
        if house
    ),
    terms_of("jester", 4, rounds=1, house={"dungeons": False, "stomachache": False}),
    terms_of("classic", 3, rounds=1, more_nos=(0, 1, 2)),
    terms_of("jester", 2, rounds=1, more_nos=[1]),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_lane_replays_through_the_rules(table: Terms) -> None:
    lanes = fresh_lanes(table, 48)
    states = [
        apply(new_match(table), Deal(0, GOALS[: table.players]))[0] for _ in range(lanes.width)
    ]
    for step in random_round(lanes, Random(table.players)):
        for lane, state in enumerate(states):
            states[lane] = _replay(state, step, lane)
        for lane, state in enumerate(states):
            assert lanes.board(lane) == state.board
            assert bool(lanes.live >> lane & 1) == (state.phase is not Phase.OVER)
            _assert_same_hands(lanes, lane, state)
    assert all(state.phase is Phase.OVER for state in states)


@pytest.mark.parametrize("table", TABLES[:8], ids=str)
def test_lanes_that_start_in_mid_round_offer_the_same_climbs(table: Terms) -> None:
    source = Random(5)
    state = apply(new_match(table), Deal(0, GOALS[: table.players]))[0]
    while state.phase is not Phase.OVER:
        seat = state.turn if state.phase is not Phase.VOTE else state.ballots.index(None)
        if state.phase is Phase.MOVE:
            assert _climbs_in_lanes(state) == {move.character for move in legal_moves(state)}
        state = apply(state, source.choice(legal_actions(state, seat)))[0]


def test_random_climbs_are_all_equally_likely() -> None:
    source = Random(11)
    everywhere = (1 << 6000) - 1
    for options in (2, 3, 5, 7, 12, 13):
        picked = pick([everywhere] * options, source)
        expected = 6000 / options
        spread = sum((mask.bit_count() - expected) ** 2 / expected for mask in picked)
        assert sum(mask.bit_count() for mask in picked) == 6000
        assert spread < _CHI_SQUARE_999[options - 1]


def test_a_choice_among_unequal_options_never_leaves_them() -> None:
    source = Random(2)
    options = [source.getrandbits(500) for _ in range(13)]
    picked = pick(options, source)
    union = 0
    for option, taken in zip(options, picked, strict=True):
        assert taken & ~option == 0
        assert taken & union == 0
        union |= taken
    assert union == _union(options)


def test_random_rounds_repeat_with_their_seed() -> None:
    table = terms_of("classic", 4)
    assert random_rounds(table, 300, 1) == random_rounds(table, 300, 1)
    assert random_rounds(table, 300, 1) != random_rounds(table, 300, 2)


def test_every_round_crowns_one() -> None:
    table = terms_of("jester", 4)
    assert sum(random_rounds(table, 500, 3).crowned) == 500


_CHI_SQUARE_999 = {1: 10.8, 2: 13.8, 4: 18.5, 6: 22.5, 11: 31.3, 12: 32.9}


def _replay(state: State, step: LaneStep, lane: int) -> State:
    for action in _actions(state, step, lane):
        state = apply(state, action)[0]
    return state


def _actions(state: State, step: LaneStep, lane: int) -> list[Action]:
    if step.placed:
        character, floor = _index(step.placed, lane), _index(step.floors, lane)
        assert character is not None
        assert floor is not None
        return [PlaceCharacter(step.seat, CAST[character], Place(floor))]
    if step.climbed:
        character = _index(step.climbed, lane)
        if character is None:
            assert state.phase is Phase.OVER
            return []
        to = next(m.to for m in legal_moves(state) if m.character == CAST[character])
        return [MoveCharacter(step.seat, CAST[character], to)]
    if state.phase is not Phase.VOTE:
        return []
    return [CastVote(seat, _card(step, seat, lane)) for seat in range(state.terms.players)]


def _card(step: LaneStep, seat: int, lane: int) -> Card:
    if step.aches[seat] >> lane & 1:
        return Card.STOMACHACHE
    return Card.NO if step.noes[seat] >> lane & 1 else Card.YES


def _index(masks: Sequence[int], lane: int) -> int | None:
    held = [index for index, mask in enumerate(masks) if mask >> lane & 1]
    assert len(held) < 2
    return held[0] if held else None


def _assert_same_hands(lanes: Lanes, lane: int, state: State) -> None:
    for heap, ache, hand in zip(lanes.nos, lanes.aches, state.hands, strict=True):
        assert sum(mask >> lane & 1 for mask in heap) == hand.no
        assert ache >> lane & 1 == hand.stomachache


def _climbs_in_lanes(state: State) -> set[str]:
    lanes = Lanes(state.terms, state.board, state.hands, 1)
    ways = lanes.ways()
    return {
        CAST[character]
        for character, place in enumerate(lanes.at)
        if any(standing & way for standing, way in zip(place, ways, strict=True))
    }


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
