"""The vote: all at once and in secret; one No refuses, one Stomachache calls it off."""

from __future__ import annotations

from itertools import product

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import Card, CastVote, Deal, Reason
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import BallotSealed, Outcome, RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.engine.outcomes import outcome_of
from kingup_game.engine.state import Hand, Phase, State
from tests.engine.positions import JESTERS, castle, climb, election, refusal, revealed, vote


def nominated(turn: int = 0, hands: tuple[Hand, ...] = ()) -> State:
    """A classic vote on A, whom the seat in turn has just nominated."""
    return climb(castle("5:A 3:B", turn=turn, hands=hands), "A", "throne")


def nominated_with_jester(hands: tuple[Hand, ...] = ()) -> State:
    return climb(castle("5:A 3:J", JESTERS, hands=hands), "A", "throne")


def test_all_yes_makes_a_king_and_ends_the_round() -> None:
    state, events = election(nominated(), "yyyy")
    assert revealed(events).outcome is Outcome.CROWNED
    assert state.place_of("A") is Place.THRONE
    assert any(isinstance(event, RoundScored) for event in events)
    assert (state.phase, state.round) == (Phase.DEAL, 2)


@pytest.mark.parametrize("cards", ["nyyy", "yyyn", "nnyy", "nnnn"])
def test_any_no_eliminates_the_nominee(cards: str) -> None:
    state, events = election(nominated(), cards)
    assert revealed(events).outcome is Outcome.REFUSED
    assert revealed(events).to is state.place_of("A") is Place.OUT


def test_play_goes_on_left_of_the_crown() -> None:
    state = vote(nominated(turn=3), "nyyy")
    assert (state.phase, state.turn, state.crown) == (Phase.MOVE, 0, 3)


def test_yes_comes_back_and_no_is_gone() -> None:
    state = vote(nominated(), "nyny")
    assert [hand.no for hand in state.hands] == [2, 3, 2, 3]
    assert all(hand.copies(Card.YES) == 1 for hand in state.hands)


def test_the_next_round_brings_all_cards_back() -> None:
    state = vote(nominated(hands=(Hand(0, 0),) * 4), "yyyy")
    state, _ = rules.apply(state, _next_deal(state))
    assert state.hands == (Hand(3, 0),) * 4


def _next_deal(state: State) -> Deal:
    fresh = [goal for goal in GOALS if goal not in state.dealt]
    return Deal(state.first, tuple(fresh[: state.terms.players]))


def test_without_a_no_left_only_yes_can_be_voted() -> None:
    state = nominated(hands=(Hand(0, 0), *(Hand(3, 0),) * 3))
    assert rules.legal_votes(state, 0) == (CastVote(0, Card.YES),)
    assert refusal(state, CastVote(0, Card.NO)).reason is Reason.CARD_NOT_IN_HAND


def test_nobody_may_notice_who_has_no_choice() -> None:
    """A seat that must vote Yes is asked, and answers, like any other."""
    state = nominated(hands=(Hand(0, 0), *(Hand(3, 0),) * 3))
    assert rules.seats_to_act(state) == (0, 1, 2, 3)
    _, events = rules.apply(state, CastVote(0, Card.YES))
    assert events == (BallotSealed(0),)


def test_seats_vote_in_any_order() -> None:
    state = nominated(turn=1)
    for seat in (2, 0, 3):
        state, _ = rules.apply(state, CastVote(seat, Card.YES))
    assert rules.seats_to_act(state) == (1,)
    state, events = rules.apply(state, CastVote(1, Card.NO))
    assert revealed(events).cards == (Card.YES, Card.NO, Card.YES, Card.YES)


def test_nobody_votes_twice() -> None:
    state, _ = rules.apply(nominated(), CastVote(2, Card.YES))
    assert refusal(state, CastVote(2, Card.NO)).reason is Reason.ALREADY_VOTED
    assert rules.legal_votes(state, 2) == ()


@pytest.mark.parametrize("seat", [-1, 4])
def test_only_those_at_the_table_vote(seat: int) -> None:
    state = nominated()
    assert refusal(state, CastVote(seat, Card.YES)).reason is Reason.NOT_YOUR_TURN
    assert rules.legal_actions(state, seat) == ()


def test_nobody_votes_without_a_nominee() -> None:
    assert refusal(castle("3:A"), CastVote(0, Card.YES)).reason is Reason.NOT_NOW


def test_the_classic_edition_has_no_stomachache() -> None:
    assert refusal(nominated(), CastVote(0, Card.STOMACHACHE)).reason is Reason.CARD_NOT_IN_HAND


@pytest.mark.parametrize("cards", ["syyy", "snny", "ssss"])
def test_a_stomachache_sends_the_nominee_back_to_floor_5_whatever_else_is_played(
    cards: str,
) -> None:
    state, events = election(nominated_with_jester(), cards)
    assert revealed(events).outcome is Outcome.STOMACHACHE
    assert state.place_of("A") is Place.FLOOR_5
    assert (state.phase, state.turn, state.crown) == (Phase.MOVE, 1, 0)


def test_no_and_stomachache_cards_are_gone_even_if_the_election_is_off() -> None:
    state = vote(nominated_with_jester(), "snyy")
    assert state.hands == (Hand(3, 0), Hand(2, 1), Hand(3, 1), Hand(3, 1))


def test_a_stomachache_can_be_played_once_a_round() -> None:
    state = climb(vote(nominated_with_jester(), "syyy"), "A", "throne")
    assert refusal(state, CastVote(0, Card.STOMACHACHE)).reason is Reason.CARD_NOT_IN_HAND


def test_the_jester_with_a_stomachache_goes_back_to_floor_5() -> None:
    state = vote(climb(castle("5:J 3:A", JESTERS), "J", "throne"), "ysny")
    assert state.place_of("J") is Place.FLOOR_5


def test_the_outcome_is_the_same_whoever_votes_what() -> None:
    for cards in product(Card, repeat=3):
        expected = (
            Outcome.STOMACHACHE
            if Card.STOMACHACHE in cards
            else Outcome.REFUSED
            if Card.NO in cards
            else Outcome.CROWNED
        )
        assert outcome_of(cards) is expected


def test_the_last_one_left_is_crowned_when_all_no_cards_are_gone() -> None:
    table = terms_of("classic", 3)
    state = climb(castle("5:A", table, hands=(Hand(0, 0),) * 3), "A", "throne")
    assert vote(state, "yyy").round == 2
