"""Secret ballots: together, in turn, by bots; and nothing public tells one card from another."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.engine.actions import Card
from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.table.ballots import (
    ALONE_TICKS,
    GATE_TICKS,
    LAST_CHANCE_TICKS,
    NOBODY_TICKS,
    BallotBox,
    BallotPhase,
    Feedback,
)
from kingup_game.table.bot_turns import BALLOT_TICKS

BOTH = (Card.YES, Card.NO)


def box(together: list[int], in_turn: list[int], bots: list[int], seed: int = 1) -> BallotBox:
    hands = dict.fromkeys((*together, *in_turn), BOTH)
    return BallotBox(hands, together, in_turn, bots, Random(seed))


def advance(ballots: BallotBox, ticks: int) -> None:
    for _ in range(ticks):
        ballots.advance()


def test_no_seal_shows_before_three_seconds_and_then_all_at_once() -> None:
    ballots = box([0, 1], [], [])
    ballots.choose(0, Card.NO)
    ballots.choose(1, Card.YES)
    advance(ballots, GATE_TICKS - 1)
    assert ballots.sealed == (False, False)
    advance(ballots, 1)
    assert ballots.sealed == (True, True)


def test_later_seals_show_as_they_come() -> None:
    ballots = box([0, 1], [], [])
    ballots.choose(0, Card.NO)
    advance(ballots, GATE_TICKS)
    assert ballots.sealed == (True, False)
    ballots.choose(1, Card.NO)
    assert ballots.sealed == (True, True)


def test_the_last_press_counts_until_the_box_is_closed() -> None:
    ballots = box([0, 1], [], [])
    for card in (Card.NO, Card.YES, Card.NO):
        assert ballots.choose(0, card) is Feedback.TAKEN
    ballots.choose(1, Card.YES)
    advance(ballots, GATE_TICKS + LAST_CHANCE_TICKS - 2)
    assert ballots.phase is BallotPhase.LAST_CHANCE
    ballots.choose(0, Card.YES)
    advance(ballots, 2)
    assert ballots.cards == {0: Card.YES, 1: Card.YES}
    assert ballots.choose(0, Card.NO) is Feedback.NOT_HEARD


@pytest.mark.parametrize(("together", "in_turn"), [([0, 1], []), ([], [0, 1])])
def test_a_card_that_is_gone_counts_as_yes_from_every_kind_of_seat(
    together: list[int], in_turn: list[int]
) -> None:
    ballots = BallotBox({0: (Card.YES,), 1: BOTH}, together, in_turn, [], Random(1))
    advance(ballots, GATE_TICKS)
    assert ballots.choose(0, Card.NO) is Feedback.COUNTS_AS_YES
    ballots.pass_on(0)
    assert ballots.choose(1, Card.YES) is Feedback.TAKEN
    ballots.pass_on(1)
    assert ballots.sealed == (True, True)
    advance(ballots, LAST_CHANCE_TICKS)
    assert ballots.cards == {0: Card.YES, 1: Card.YES}


def test_a_card_that_is_gone_takes_back_the_one_before_like_any_other_press() -> None:
    ballots = BallotBox({0: (Card.YES, Card.STOMACHACHE)}, [0], [], [], Random(1))
    ballots.choose(0, Card.STOMACHACHE)
    ballots.choose(0, Card.NO)
    advance(ballots, GATE_TICKS + LAST_CHANCE_TICKS)
    assert ballots.cards == {0: Card.YES}


def test_a_shared_device_goes_round_one_seat_at_a_time_after_the_own_devices() -> None:
    ballots = box([0], [1, 2], [])
    assert ballots.passing_to is None
    ballots.choose(0, Card.YES)
    advance(ballots, GATE_TICKS)
    assert ballots.phase is BallotPhase.PASSING
    assert ballots.passing_to == 1
    assert ballots.choose(2, Card.NO) is Feedback.NOT_HEARD
    assert not ballots.pass_on(1)
    ballots.choose(1, Card.NO)
    assert ballots.pass_on(1)
    assert ballots.passing_to == 2
    assert ballots.sealed == (True, True, False)


@pytest.mark.parametrize("card", list(BOTH))
def test_what_everybody_sees_does_not_depend_on_the_cards(card: Card) -> None:
    def public(chosen: Card) -> list[tuple[BallotPhase, int | None, tuple[bool, ...]]]:
        ballots, seen = box([0], [1], [2], seed=5), []
        ballots.bots_are_done = True
        for tick in range(500):
            if tick == 40:
                ballots.choose(0, chosen)
            if tick == 250:
                ballots.choose(1, chosen)
                ballots.pass_on(1)
            ballots.advance()
            seen.append((ballots.phase, ballots.passing_to, ballots.sealed))
        return seen

    assert public(card) == public(Card.YES)


def test_a_bot_that_is_done_seals_when_the_gate_opens_whatever_was_drawn_for_it() -> None:
    for seed in range(200):
        ballots = box([1], [], [0], seed=seed)
        ballots.bots_are_done = True
        advance(ballots, GATE_TICKS - 1)
        assert ballots.sealed == (False, False)
        advance(ballots, 1)
        assert ballots.sealed == (True, False)


def is_closed(ballots: BallotBox) -> bool:
    return ballots.phase is BallotPhase.CLOSED


def test_where_only_bots_vote_nobody_waits_for_longer_than_it_takes_to_look() -> None:
    ballots = box([], [], [0, 1])
    advance(ballots, NOBODY_TICKS)
    assert not is_closed(ballots)
    ballots.bots_are_done = True
    assert is_closed(ballots)
    assert ballots.sealed == (True, True)


def test_who_votes_alone_waits_for_bots_while_changing_their_mind_and_not_after_it() -> None:
    hands = {0: (Card.YES, Card.NO)}
    ballots = BallotBox(hands, [0], [], [1], Random(1), alone=True)
    ballots.choose(0, Card.NO)
    advance(ballots, ALONE_TICKS)
    assert not is_closed(ballots)
    ballots.bots_are_done = True
    assert is_closed(ballots)
    assert max(ALONE_TICKS, BALLOT_TICKS) <= 2.2 * TICKS_PER_SECOND


def test_a_choice_alone_seals_nothing_until_it_can_be_changed_no_more() -> None:
    for seals in (True, False):
        ballots = BallotBox({0: (Card.YES, Card.NO)}, [0], [], [1], Random(1), alone=True)
        for card in (Card.NO, Card.YES):
            ballots.choose(0, card)
            advance(ballots, ALONE_TICKS - 1)
            assert not ballots.sealed[0]
        if seals:
            ballots.seal()
        else:
            advance(ballots, 1)
        assert ballots.sealed[0]
        assert ballots.choose(0, Card.NO) is Feedback.NOT_HEARD


def test_no_bot_seals_before_all_of_them_have_thought() -> None:
    """One with nothing but a Yes is done at once; its seal must not say so."""
    ballots = box([], [], [0, 1, 2])
    advance(ballots, GATE_TICKS + 50)
    assert ballots.sealed == (False, False, False)
    ballots.bots_are_done = True
    assert ballots.sealed == (True, True, True)
