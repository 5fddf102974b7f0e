"""The vote that cost most: found from what all have seen, and only where one vote decided."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.hindsight import DearVote, Hindsight
from kingup_game.engine.record import Header
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host
from tests.harness import companies

TERMS = terms_of("classic", 3)
GOALS = ("ABCDGN", "EFIMOP", "ABCFMP")
YES, NO = Card.YES, Card.NO
MATCHES = 10


def told(*events: Event, terms: Terms = TERMS) -> Hindsight:
    """Everybody is in the kitchen but two on floor 5, and then these things happen."""
    hindsight = Hindsight(terms)
    hindsight.follow(RoundDealt(1, 0, (None, None, None)))
    for who in "AE":
        hindsight.follow(CharacterPlaced(0, who, Place.FLOOR_4))
        hindsight.follow(CharacterMoved(0, who, Place.FLOOR_4, Place.FLOOR_5))
    hindsight.follow(LeftoversServed("BCDFGILMNOP"))
    for event in events:
        hindsight.follow(event)
    return hindsight


def vote(nominee: str, *cards: Card) -> list[Event]:
    refused = NO in cards
    outcome, to = (Outcome.REFUSED, Place.OUT) if refused else (Outcome.CROWNED, Place.THRONE)
    up = CharacterMoved(0, nominee, Place.FLOOR_5, Place.THRONE)
    return [up, VotesRevealed(nominee, cards, outcome, to)]


def scored() -> Event:
    return RoundScored((0, 0, 0), (0, 0, 0), GOALS)


def test_a_lone_no_to_ones_own_is_held_against_the_castle_with_them_crowned() -> None:
    hindsight = told(*vote("A", NO, YES, YES), *vote("E", YES, YES, YES), scored())
    # Crowned, A is worth 10 to the first seat and to the third; so nobody leads, and E adds 5 to
    # the second. As it ended, the second leads the first by ten.
    assert hindsight.dearest_vote(0) == DearVote("A", NO, 10)
    assert hindsight.dearest_vote(2) == DearVote("E", YES, 10)


def test_it_is_held_against_whoever_leads_the_match_and_not_the_round() -> None:
    events = (*vote("A", NO, YES, YES), *vote("E", YES, YES, YES))
    # The third is far ahead and gains by A as well: against them the first seat lost nothing.
    ahead = RoundScored((0, 0, 0), (0, 0, 60), GOALS)
    assert told(*events, ahead).dearest_vote(0) is None
    assert told(*events, scored()).dearest_vote(0) == DearVote("A", NO, 10)


def test_a_no_among_others_decided_nothing_and_cost_nothing() -> None:
    hindsight = told(*vote("A", NO, NO, YES), *vote("E", NO, YES, YES), scored())
    assert hindsight.dearest_vote(1) is None


def test_a_yes_from_a_hand_without_a_no_could_be_no_other() -> None:
    spent = [event for who in "BCDG" for event in vote(who, YES, YES, NO)]
    assert told(*spent, *vote("E", YES, YES, YES), scored()).dearest_vote(0) is not None
    assert told(*spent, *vote("E", YES, YES, YES), scored()).dearest_vote(2) == DearVote("B", NO, 5)


def test_no_yes_is_regretted_for_the_last_one_whom_no_card_could_have_refused() -> None:
    """The second seat has a fifth No, and keeps it; the first one's favourite is crowned."""
    terms, goals = terms_of("classic", 3, more_nos=[1]), ("AEFIMO", "BCDGLN", "BCDGNP")
    noes = {0: "BCDG", 1: "AFIM", 2: "LNOP"}
    refused = [
        event
        for seat, whom in noes.items()
        for who in whom
        for event in vote(who, *(NO if other == seat else YES for other in range(3)))
    ]
    crowned = vote("E", YES, YES, YES)
    end = RoundScored((0, 0, 0), (0, 0, 0), goals)
    assert told(*refused[2:], *crowned, end, terms=terms).dearest_vote(1) == DearVote("E", YES, 10)
    assert told(*refused, *crowned, end, terms=terms).dearest_vote(1) is None


@pytest.mark.parametrize("events", [(), (*vote("A", NO, YES, YES),)])
def test_nothing_is_said_before_the_round_is_scored(events: tuple[Event, ...]) -> None:
    assert told(*events).dearest_vote(0) is None


def test_a_round_whose_beginning_was_not_seen_is_not_judged() -> None:
    hindsight = Hindsight(TERMS)
    for event in (*vote("A", NO, YES, YES), *vote("E", YES, YES, YES), scored()):
        hindsight.follow(event)
    assert hindsight.dearest_vote(0) is None


@pytest.mark.parametrize("edition", ["classic", "jester"])
def test_in_whole_matches_it_finds_votes_that_the_rules_would_score_otherwise(edition: str) -> None:
    terms, company = terms_of(edition, 4), companies.bots_only(4)
    entries, found = tuple(seat.entry() for seat in company.seats), []
    for seed in range(MATCHES):
        host, chance = Host(Header(terms, entries, seed, "test")), Random(seed)
        hindsight, told_so_far = Hindsight(terms), 0
        while not host.is_over:
            if host.awaits_lot:
                host.draw_lot()
            else:
                for seat in host.seats_to_act:
                    host.submit(chance.choice(host.options(seat)))
            events = host.seen_since(None, told_so_far)
            told_so_far += len(events)
            for event in events:
                hindsight.follow(event)
                if isinstance(event, RoundScored):
                    found += [hindsight.dearest_vote(seat) for seat in range(4)]
        assert host.phase is Phase.OVER
    dear = [one for one in found if one is not None]
    assert {one.card for one in dear} == {YES, NO}
    assert len(dear) < len(found), "not every round has a mistake in it"
    assert all(0 < one.points < 2 * 66 for one in dear)
