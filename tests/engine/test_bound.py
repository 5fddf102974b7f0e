"""A round always ends, within the bounds that `bound.py` derives."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.state import Phase, State
from tests.engine.bound import most_elections, most_moves
from tests.engine.positions import EVERY_TABLE, any_action, dealt_match

HOUSES = ({"wcs": False}, {"stomachache": False}, {"dungeons": False})
TABLES = [terms_of(edition, players) for edition, players in EVERY_TABLE] + [
    terms_of("jester", players, house=house) for players in (2, 5, 8) for house in HOUSES
]


def table_name(table: Terms) -> str:
    return "-".join((table.edition, str(table.players), *table.house_differences()))


LAZIEST_FIRST = (
    (Place.WC_4, Place.FLOOR_4),
    (Place.FLOOR_0, Place.FLOOR_1),
    (Place.FLOOR_2, Place.WC_3),
    (Place.FLOOR_1, Place.FLOOR_2),
    (Place.WC_3, Place.FLOOR_3),
    (Place.FLOOR_2, Place.FLOOR_3),
    (Place.FLOOR_3, Place.WC_4),
    (Place.FLOOR_3, Place.FLOOR_4),
    (Place.FLOOR_4, Place.FLOOR_5),
    (Place.FLOOR_5, Place.THRONE),
)
"""The steps of players who want the round to last: detours, and nobody near the throne."""


def dawdling(state: State) -> Action:
    """What players do who want the round to last, and let each election cost one card only."""
    seat = rules.seats_to_act(state)[0]
    options = rules.legal_actions(state, seat)
    if state.phase is Phase.PLACE:
        return min(rules.legal_placements(state), key=lambda option: option.floor)
    if state.phase is Phase.MOVE:
        return min(rules.legal_moves(state), key=lambda move: _eagerness(state, move))
    is_lost = any(card not in (None, Card.YES) for card in state.ballots)
    for card in () if is_lost else (Card.STOMACHACHE, Card.NO):
        if CastVote(seat, card) in options:
            return CastVote(seat, card)
    return CastVote(seat, Card.YES)


def _eagerness(state: State, move: MoveCharacter) -> tuple[int, bool]:
    step = (state.place_of(move.character), move.to)
    return LAZIEST_FIRST.index(step), move.character != JESTER


def length_of_dawdled_round(table: Terms) -> tuple[int, int]:
    """Climbs and elections of a round that all players draw out."""
    state = dealt_match(table)
    climbs = elections = 0
    while state.round == 1 and state.phase is not Phase.OVER:
        climbs += state.phase is Phase.MOVE
        action = dawdling(state)
        state, _ = rules.apply(state, action)
        elections += isinstance(action, MoveCharacter) and action.to is Place.THRONE
    return climbs, elections


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.sampled_from((0, 0.5, 0.8, 0.95)))
def test_rounds_end_within_the_bounds_however_much_players_dawdle(
    table: Terms, seed: int, share_of_dawdling: float
) -> None:
    source = Random(seed)
    state = dealt_match(table)
    actions, climbs, elections = 1, 0, 0
    while state.round == 1 and state.phase is not Phase.OVER:
        actions += 1
        climbs += state.phase is Phase.MOVE
        dawdles = source.random() < share_of_dawdling
        action = dawdling(state) if dawdles else any_action(state, source)
        elections += isinstance(action, MoveCharacter) and action.to is Place.THRONE
        state, _ = rules.apply(state, action)
        assert climbs <= most_moves(table)
        assert elections <= most_elections(table)
    ballots = table.players * most_elections(table)
    assert actions <= 1 + table.placements + most_moves(table) + ballots


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_bound_on_elections_is_reached(table: Terms) -> None:
    _, elections = length_of_dawdled_round(table)
    assert elections == most_elections(table)


@pytest.mark.parametrize(
    "table",
    [*(terms_of("classic", players) for players in (3, 4, 5, 6)), terms_of("jester", 2)],
    ids=table_name,
)
def test_the_bound_on_climbs_is_reached_to_the_turn(table: Terms) -> None:
    assert length_of_dawdled_round(table)[0] == most_moves(table)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_the_bound_on_climbs_is_nearly_reached_in_the_jester_edition(players: int) -> None:
    table = terms_of("jester", players)
    climbs, _ = length_of_dawdled_round(table)
    assert 0.93 * most_moves(table) <= climbs <= most_moves(table)


@pytest.mark.parametrize(
    ("table", "moves", "elections"),
    [
        (terms_of("classic", 3), 54, 13),
        (terms_of("classic", 5), 58, 11),
        (terms_of("jester", 2), 75, 11),
        (terms_of("jester", 8), 127, 25),
        (terms_of("jester", 8, house={"wcs": False, "stomachache": False}), 88, 17),
    ],
)
def test_the_bounds_are_these_numbers(table: Terms, moves: int, elections: int) -> None:
    assert (most_moves(table), most_elections(table)) == (moves, elections)


@pytest.mark.parametrize("edition_and_players", EVERY_TABLE)
def test_the_last_one_in_the_castle_can_always_be_crowned(
    edition_and_players: tuple[str, int],
) -> None:
    """Even if every card against is spent one at a time, all end with nothing but a Yes."""
    state = dealt_match(terms_of(*edition_and_players, rounds=1))
    while state.phase is not Phase.OVER:
        state, _ = rules.apply(state, dawdling(state))
    assert all(hand.no == 0 and hand.stomachache == 0 for hand in state.hands)
    assert Place.THRONE in state.board
