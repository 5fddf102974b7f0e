"""What a round tells once it is scored: who did what to whom, where it turned, and awards."""

from __future__ import annotations

from functools import cache

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.record import read_record
from kingup_game.engine.scoring import round_points
from kingup_game.engine.state import empty_board
from kingup_game.table.simulate import Series, play_match
from kingup_game.table.story.awards import FORMULAS, MOST, awards_of, deserved
from kingup_game.table.story.evening import (
    MOST_AWARDS,
    ToldRound,
    awards_of_match,
    best_moment,
    stories_of,
)
from kingup_game.table.story.round_tale import RoundTale, tales_of
from kingup_game.table.story.turning_point import Turn, turning_point

THREE = terms_of("classic", 3)
GOALS = ("ABCDGN", "AEFIMO", "EFILNP")
YES, NO = Card.YES, Card.NO


def played(*votes: tuple[str, int, tuple[Card, ...]]) -> list[Event]:
    """A round in which nobody but these nominees ever moved: each by its caller, with its cards."""
    told: list[Event] = [RoundDealt(1, 0, (None, None, None))]
    board = bytearray(empty_board(THREE))
    for nominee, caller, cards in votes:
        outcome = Outcome.CROWNED if NO not in cards else Outcome.REFUSED
        to = Place.THRONE if outcome is Outcome.CROWNED else Place.OUT
        told += [
            CharacterPlaced(caller, nominee, Place.FLOOR_4),
            CharacterMoved(caller, nominee, Place.FLOOR_4, Place.FLOOR_5),
            CharacterMoved(caller, nominee, Place.FLOOR_5, Place.THRONE),
            VotesRevealed(nominee, cards, outcome, to),
        ]
        board[CAST_INDEX[nominee]] = to
    points = round_points(THREE, 1, GOALS, bytes(board))
    return [*told, RoundScored(points, points, GOALS)]


def tale(*votes: tuple[str, int, tuple[Card, ...]]) -> RoundTale:
    return tales_of(THREE, played(*votes))[0]


def keys(of: RoundTale) -> dict[str, int]:
    """Every award that fits, and whom it fits best."""
    return {award.key: award.seat for award in reversed(list(deserved(of)))}


@cache
def stories() -> tuple[ToldRound, ...]:
    """The rounds of some matches of quick opponents, at a small and a large table."""
    told: list[ToldRound] = []
    for edition, players, matches in (("classic", 4, 14), ("jester", 5, 10)):
        series = Series(terms_of(edition, players), ("page", "cook", "merchant"), matches, seed=3)
        for number in range(1, matches + 1):
            record = play_match(series, number).record
            told += stories_of(tales_of(series.terms, read_record(record.encode()).events))
    return tuple(told)


def test_a_single_no_that_cost_somebody_the_round_is_where_it_turned() -> None:
    alone = tale(("B", 0, (YES, YES, NO)), ("P", 2, (YES, YES, YES)))
    point = turning_point(alone)
    assert (point.kind, point.seats, point.character) == (Turn.REFUSED, (2,), "B")
    assert (point.loser, point.cost) == (0, 10)


def test_where_no_refusal_mattered_the_crown_did_or_the_way_to_it() -> None:
    """M is on one goal: without the crown nobody alone would have been in front."""
    point = turning_point(tale(("M", 1, (YES, YES, YES))))
    assert (point.kind, point.character, point.loser) == (Turn.CLIMBED, "M", None)


def test_awards_name_who_did_it() -> None:
    found = keys(tale(("E", 0, (YES, NO, NO)), ("B", 1, (NO, YES, YES)), ("P", 1, (YES,) * 3)))
    assert found["bait"] == 0
    assert found["turncoat"] in (0, 1, 2)
    assert found["generous"] == 1
    assert found["alone"] == 0
    assert found["free_ride"] == 2
    assert "kingmaker" not in found


@pytest.mark.parametrize("seat", range(3))
def test_who_called_for_one_of_their_own_is_no_friend_of_strangers(seat: int) -> None:
    nominee = GOALS[seat][-1]
    found = keys(tale((nominee, seat, (YES,) * 3)))
    assert found["kingmaker"] == seat
    assert "generous" not in found


def test_there_are_at_most_three_for_different_people_and_one_for_the_best_of_the_round() -> None:
    for story in stories():
        seats = [award.seat for award in story.awards]
        assert len(seats) == len(set(seats)) <= MOST
        assert len(set(seats) & set(story.tale.best)) <= 1


def test_people_who_do_not_lead_are_remembered_nearly_always() -> None:
    others = [
        any(award.seat not in story.tale.leaders for award in story.awards) for story in stories()
    ]
    assert sum(others) >= 0.97 * len(others)


def test_no_award_but_a_comeback_knows_any_total() -> None:
    """The last round's are seen before the throne: they may tell nobody who won."""
    for story in stories():
        others = tuple(50 - total for total in story.tale.totals)
        twin = story.tale._replace(totals=others)
        assert turning_point(twin) == story.turned
        known, told = (
            [award for award in deserved(one) if award.key != "comeback"]
            for one in (story.tale, twin)
        )
        assert known == told


def test_nearly_every_award_is_given_already_in_a_few_matches() -> None:
    """All of them over a thousand: `tools/stories.py`."""
    given = {award.key for story in stories() for award in story.awards}
    assert given <= set(FORMULAS)
    assert len(given) >= len(FORMULAS) - 2


def test_no_award_is_given_twice_in_a_match_while_another_one_fits() -> None:
    for story in stories():
        again = awards_of(story.tale, {award.key for award in story.awards})
        fits = {award.key for award in deserved(story.tale)}
        if len(fits) > 2 * MOST + len(story.tale.goals):
            assert {award.key for award in again} != {award.key for award in story.awards}


def test_a_match_is_remembered_for_its_dearest_moment_and_each_seat_once() -> None:
    every = stories()[:3]
    best = best_moment(every)
    refused = [one.turned.cost for one in every if one.turned.kind is Turn.REFUSED]
    assert best.turned.cost == max(refused, default=best.turned.cost)
    awards = awards_of_match(every, winners=(0,))
    assert len({award.seat for award in awards}) == len(awards) <= MOST_AWARDS


def test_of_a_round_that_is_not_scored_there_is_no_tale() -> None:
    told = played(("A", 0, (YES, NO, YES)), ("P", 2, (YES,) * 3))
    for length in range(len(told)):
        assert tales_of(THREE, told[:length]) == []
    again = [*told, *told[:-1]]
    assert tales_of(THREE, again) == tales_of(THREE, told)
