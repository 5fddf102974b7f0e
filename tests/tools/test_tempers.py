"""Temperaments side by side: everybody sits equally often, and what is counted is what was done."""

from __future__ import annotations

from collections import Counter

import pytest

from kingup_game.bots.players.tempers import Temper
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import (
    CharacterMoved,
    Event,
    MatchEnded,
    Outcome,
    RoundScored,
    VotesRevealed,
)
from tools import tempers
from tools.leagues.ways import Seen, Way, watch

GOALS = ("BCDEIO", "ADEFGM")


def vote(nominee: str, *cards: Card, to: Place = Place.OUT) -> VotesRevealed:
    outcome = Outcome.CROWNED if to is Place.THRONE else Outcome.REFUSED
    return VotesRevealed(nominee, cards, outcome, to)


def test_every_temperament_sits_equally_often_and_in_changing_seats() -> None:
    seatings = [seats for _, seats in tempers.seatings("cook", 60, 1)]
    assert Counter(temper for seats in seatings for temper in seats) == dict.fromkeys(Temper, 40)
    assert len({seats[0] for seats in seatings}) == len(Temper)


def test_nos_climbs_and_kings_are_counted_for_the_seat_whose_they_are() -> None:
    one, other = Seen(), Seen()
    a_round: list[Event] = [
        CharacterMoved(0, "A", Place.FLOOR_5, Place.THRONE),
        vote("A", Card.NO, Card.YES),
        CharacterMoved(1, "D", Place.FLOOR_3, Place.FLOOR_4),
        vote("P", Card.YES, Card.NO),
        vote("N", Card.NO, Card.YES),
        vote("B", Card.YES, Card.YES, to=Place.THRONE),
        RoundScored((9, 0), (9, 0), GOALS),
    ]
    watch([*a_round, MatchEnded((9, 0), (3, 3), (0,))], [one, other])
    assert (one.wins, one.matches, other.wins) == (1, 1, 0)
    assert (one.mean(Way.NOES), one.mean(Way.EARLY_NOES)) == (2, 0.5)
    assert (other.mean(Way.NOES), other.mean(Way.EARLY_NOES)) == (1, 1)
    assert one.mean(Way.STRANGERS_UP) == one.mean(Way.STRANGERS_NOMINATED) == 1
    assert other.mean(Way.STRANGERS_UP) == other.times[Way.STRANGERS_NOMINATED] == 0
    assert (one.mean(Way.OWN_KINGS), other.mean(Way.OWN_KINGS)) == (1, 0)
    assert one.times[Way.FOR_THE_33] == 0


def test_a_no_to_a_friend_in_the_last_round_plays_for_the_33() -> None:
    one, other = Seen(), Seen()
    quiet = RoundScored((0, 0), (0, 0), GOALS)
    watch([quiet, quiet, vote("B", Card.NO, Card.NO), quiet], [one, other])
    assert (one.mean(Way.FOR_THE_33), other.mean(Way.FOR_THE_33)) == (1, 0)


def test_the_table_has_a_row_for_each_temperament_and_all_wins(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tempers.main(["merchant", "--matches", "15"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[1] for row in rows] == list(Temper)
    assert sum(float(row.split(" | ")[3].rstrip("%")) for row in rows) == pytest.approx(150, abs=1)


def test_only_a_joker_refuses_its_friends_to_end_with_nothing() -> None:
    seen = {temper: Seen() for temper in Temper}
    for seed, seats in tempers.seatings("cook", 30, 1):
        watch(
            tempers.play(terms_of("classic", 4), "cook", seed, seats),
            [seen[temper] for temper in seats],
        )
    daring = {temper for temper in Temper if seen[temper].mean(Way.FOR_THE_33) > 0}
    assert daring == {Temper.JOKER}
