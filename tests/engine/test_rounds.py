"""Rounds: three or one, the deck that shrinks, and the seat left of the crown that begins."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import Deal, IllegalActionError, Reason
from kingup_game.engine.chance import draw_lot, lot_source
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import MatchEnded, RoundDealt
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Phase, State, new_match
from tests.engine.positions import EVERY_TABLE, castle, climb, dealt_match, played_to, refusal, vote

THREE = terms_of("classic", 3)


def after_a_coronation(turn: int, round_number: int = 1, rounds: int = 3) -> State:
    table = terms_of("classic", 3, rounds)
    state = castle("5:A", table, turn=turn, round_number=round_number)
    return vote(climb(state, "A", "throne"), "yyy")


@pytest.mark.parametrize(("crown", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_round_begins_left_of_the_crown(crown: int, first: int) -> None:
    state = after_a_coronation(turn=crown)
    assert (state.phase, state.round, state.first) == (Phase.DEAL, 2, first)
    deal = draw_lot(state, Random(1))
    assert isinstance(deal, Deal)
    assert deal.first == first
    wrong_seat = Deal((first + 1) % 3, deal.goals)
    assert refusal(state, wrong_seat).reason is Reason.BAD_DEAL


def test_a_new_round_clears_the_castle_and_the_crown() -> None:
    state = after_a_coronation(turn=1)
    state, _ = rules.apply(state, draw_lot(state, Random(1)))
    assert (state.crown, state.nominee, state.phase, state.turn) == (None, None, Phase.PLACE, 2)
    assert state.board == new_match(THREE).board


def test_the_match_is_over_after_the_third_round() -> None:
    assert after_a_coronation(turn=0, round_number=2).phase is Phase.DEAL
    state = after_a_coronation(turn=0, round_number=3)
    assert state.phase is Phase.OVER
    assert rules.seats_to_act(state) == ()


def test_a_match_of_one_round_is_over_after_the_first() -> None:
    assert after_a_coronation(turn=0, rounds=1).phase is Phase.OVER


def test_goals_come_from_what_is_left_of_the_deck() -> None:
    state = after_a_coronation(turn=0)
    used_again = Deal(state.first, (GOALS[0], *GOALS[3:5]))
    assert GOALS[0] in state.dealt
    assert refusal(state, used_again).reason is Reason.BAD_DEAL


@pytest.mark.parametrize(
    "deal",
    [
        Deal(0, GOALS[:2]),
        Deal(0, GOALS[:4]),
        Deal(0, (GOALS[0], GOALS[0], GOALS[1])),
        Deal(0, (GOALS[0], GOALS[1], "ABCDEF")),
        Deal(-1, GOALS[:3]),
        Deal(3, GOALS[:3]),
    ],
)
def test_a_deal_gives_each_seat_one_card_of_the_deck(deal: Deal) -> None:
    found = refusal(new_match(THREE), deal)
    assert found.sentence == "Those goals cannot be dealt, or the wrong seat begins."


def test_nobody_deals_in_the_middle_of_a_round() -> None:
    assert refusal(dealt_match(THREE), Deal(0, GOALS[3:6])).reason is Reason.NOT_NOW


def test_nothing_is_legal_before_the_deal_or_after_the_end() -> None:
    for state in (new_match(THREE), after_a_coronation(turn=0, round_number=3)):
        assert [rules.legal_actions(state, seat) for seat in range(3)] == [()] * 3
        assert rules.legal_placements(state) == []
        assert rules.legal_moves(state) == []


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_three_rounds_deal_every_seat_three_different_goals(table: tuple[str, int]) -> None:
    state = new_match(terms_of(*table))
    source = Random(3)
    for round_number in (1, 2, 3):
        state, events = rules.apply(state, draw_lot(state, source))
        assert isinstance(events[0], RoundDealt)
        assert events[0].round == round_number
        state = played_to(state, Phase.OVER if round_number == 3 else Phase.DEAL, source)
    assert len(set(state.dealt)) == len(state.dealt) == 3 * state.terms.players


def test_a_match_ends_with_its_totals_and_winners() -> None:
    table = terms_of("classic", 3, 1)
    state = climb(castle("5:A", table, goals=("ADEFGM", "BCDEIO", "EFIMOP")), "A", "throne")
    for seat in range(2):
        state, _ = rules.apply(state, rules.legal_votes(state, seat)[0])
    _, events = rules.apply(state, rules.legal_votes(state, 2)[0])
    assert events[-1] == MatchEnded((10, 0, 0), castle=(1, 0, 0), winners=(0,))


@given(st.integers(0, 2**32), st.integers(0, 5))
def test_chance_deals_what_the_rules_allow(seed: int, first: int) -> None:
    state = new_match(terms_of("classic", 6))
    drawn = draw_lot(state, Random(seed), first)
    assert isinstance(drawn, Deal)
    assert drawn.first == first
    rules.apply(state, drawn)


def test_chance_draws_the_first_seat_where_nobody_names_it() -> None:
    state = new_match(terms_of("classic", 6))
    deals = [draw_lot(state, Random(seed)) for seed in range(80)]
    assert {deal.first for deal in deals if isinstance(deal, Deal)} == set(range(6))


def test_a_resumed_match_draws_the_lots_of_the_unbroken_one() -> None:
    state = after_a_coronation(turn=1)
    once, again = (draw_lot(state, lot_source(7, state)) for _ in range(2))
    assert once == again
    assert once != draw_lot(state, lot_source(8, state))


def test_a_refused_deal_says_why() -> None:
    with pytest.raises(IllegalActionError, match="cannot be dealt"):
        rules.apply(new_match(THREE), Deal(0, ()))
