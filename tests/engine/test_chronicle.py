"""What everybody saw, kept: deeds and points, and never a card of a vote."""

from __future__ import annotations

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.chronicle import Chronicle, Deed, chronicle_of
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

YES, NO = Card.YES, Card.NO
ROUND: tuple[Event, ...] = (
    RoundDealt(1, 0, (None, None, None)),
    CharacterPlaced(0, "A", Place.FLOOR_4),
    CharacterPlaced(1, "B", Place.FLOOR_1),
    LeftoversServed("CD"),
    CharacterMoved(0, "A", Place.FLOOR_4, Place.FLOOR_5),
    CharacterMoved(1, "A", Place.FLOOR_5, Place.THRONE),
)


def test_a_round_is_told_deed_by_deed() -> None:
    assert chronicle_of(ROUND).deeds == (
        Deed(0, "A", Place.TRAY, Place.FLOOR_4),
        Deed(1, "B", Place.TRAY, Place.FLOOR_1),
        Deed(None, "C", Place.TRAY, Place.FLOOR_0),
        Deed(None, "D", Place.TRAY, Place.FLOOR_0),
        Deed(0, "A", Place.FLOOR_4, Place.FLOOR_5),
        Deed(1, "A", Place.FLOOR_5, Place.THRONE),
    )


@pytest.mark.parametrize(
    ("outcome", "to"),
    [
        (Outcome.CROWNED, Place.THRONE),
        (Outcome.REFUSED, Place.OUT),
        (Outcome.REFUSED, Place.DUNGEON_3),
        (Outcome.STOMACHACHE, Place.FLOOR_5),
    ],
)
def test_an_election_ends_the_deed_that_called_it(outcome: Outcome, to: Place) -> None:
    told = chronicle_of((*ROUND, VotesRevealed("A", (YES, YES, YES), outcome, to)))
    assert told.deeds[-1] == Deed(1, "A", Place.FLOOR_5, Place.THRONE, outcome, to)
    assert told.deeds[-1].end is to


def test_who_said_no_leaves_no_trace() -> None:
    votes = [(YES, NO, YES), (NO, NO, NO), (YES, YES, NO)]
    told = {
        chronicle_of((*ROUND, VotesRevealed("A", cards, Outcome.REFUSED, Place.OUT)))
        for cards in votes
    }
    assert len(told) == 1


def test_points_stay_and_deeds_go_with_the_round() -> None:
    scored = RoundScored((3, 4, 5), (3, 4, 5), ("ABCDEF",) * 3)
    told = chronicle_of((*ROUND, scored))
    assert (len(told.deeds), told.points) == (6, ((3, 4, 5),))
    assert told.after(RoundDealt(2, 1, (None,) * 3)) == Chronicle(points=((3, 4, 5),))
