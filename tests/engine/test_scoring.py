"""Scoring: the king 10, floors their number, and 33 for nothing in the third round."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import Deal
from kingup_game.engine.cast import SUBJECTS, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import COUNTED_PLACES, PLACE_VALUES, round_points, worth
from kingup_game.engine.state import Phase, State, new_match
from tests.engine.positions import (
    CLASSIC,
    EVERY_TABLE,
    JESTERS,
    any_action,
    castle,
    climb,
    dealt_match,
    election,
    place,
    vote,
)

SOURCES_EXAMPLE = "5:B 4:O 3:EI 2:DP 0:GM throne:F out:ACN"
SOURCES_GOALS = ("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO")


def test_a_count_goes_down_the_dungeons_and_then_up_the_castle_and_leaves_nothing_out() -> None:
    counted = [PLACE_VALUES[place] for place in COUNTED_PLACES]
    assert counted == [-1, -2, -3, 0, 1, 2, 3, 4, 5, 10]
    assert sorted(filter(None, counted)) == sorted(filter(None, PLACE_VALUES))


def test_the_sources_example_scores_17_15_22_17() -> None:
    board = castle(SOURCES_EXAMPLE).board
    assert round_points(CLASSIC, 1, SOURCES_GOALS, board) == (17, 15, 22, 17)


def test_the_sources_example_scores_the_same_when_played_to_its_end() -> None:
    before = SOURCES_EXAMPLE.replace("5:B", "5:BF").replace("throne:F", "")
    state = climb(castle(before, goals=SOURCES_GOALS), "F", "throne")
    state, events = election(state, "yyyy")
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored == RoundScored((17, 15, 22, 17), (17, 15, 22, 17), SOURCES_GOALS)
    assert state.totals == (17, 15, 22, 17)


@pytest.mark.parametrize(
    ("place_of_a", "points"),
    [
        *((str(floor), floor) for floor in range(6)),
        ("throne", 10),
        ("out", 0),
        ("wc3", 0),
        ("wc4", 0),
        ("dungeon3", -3),
        ("dungeon2", -2),
        ("dungeon1", -1),
    ],
)
def test_a_favourite_scores_what_its_place_is_worth(place_of_a: str, points: int) -> None:
    assert worth("ADEFGM", castle(f"{place_of_a}:A 1:J", JESTERS).board) == points


def test_those_on_nobodys_goal_score_for_nobody() -> None:
    board = castle("throne:B 5:CD 4:EIO").board
    assert worth("BCDEIO", board) == 10 + 5 + 5 + 4 + 4 + 4
    assert worth("AFGLNP", board) == 0


def test_exactly_nothing_scores_33_in_the_third_round_of_the_classic_edition() -> None:
    board = castle(SOURCES_EXAMPLE.replace("0:GM", "0:GMN").replace("out:ACN", "out:AC")).board
    goals = ("ACGLMN", "BCDEIO")
    assert round_points(CLASSIC, 3, goals, board) == (33, 17)
    assert round_points(CLASSIC, 2, goals, board) == (0, 17)
    assert round_points(CLASSIC, 1, goals, board) == (0, 17)


def test_the_jester_edition_has_no_33_rule() -> None:
    board = castle("throne:B 0:ADEFGM 1:J", JESTERS).board
    assert round_points(JESTERS, 3, ("ADEFGM",), board) == (0,)


def test_points_below_zero_are_not_nothing() -> None:
    table = terms_of("jester", 4, house={"zero_is_33": True})
    board = castle("throne:B dungeon1:A 1:J", table).board
    assert round_points(table, 3, ("ADEFGM", "CGILNP"), board) == (-1, 33)


def test_every_round_adds_to_the_totals() -> None:
    state = castle("5:A", totals=(5, 6, 7, 8), goals=("ADEFGM", "BCDEIO", "EFIMOP", "ACEFNO"))
    state = vote(climb(state, "A", "throne"), "yyyy")
    assert state.totals == (15, 6, 7, 18)


def test_no_castle_pays_a_goal_more_than_33() -> None:
    """Every way to stand six favourites in a castle, and to count them, the Jester's included.

    The throne holds one, who has just left floor 5: of its four at most three are there still.
    Floor 3 holds five where the Jester squeezed in, but he is on no goal. Each dungeon holds one.
    """
    throne, nobles, others = range(2), range(4), range(5)
    most = 0
    for king, *floors in product(throne, nobles, others, others, others, others):
        six_at_most = king + sum(floors) <= 6
        points = 10 * king + sum(
            value * number for value, number in zip((5, 4, 3, 2, 1), floors, strict=True)
        )
        most = max(most, points if six_at_most else 0)
    assert most == 33
    most_under_the_jester = 3 + 2 + 1
    assert most_under_the_jester < most


def crown_a_favourite_castle(goal: str) -> tuple[State, tuple[int, ...]]:
    """A whole legal round of three in which the goal of seat 0 comes to the best castle."""
    table = terms_of("classic", 3)
    goals = (goal, *(other for other in GOALS if other != goal))[:3]
    state = rules.apply(new_match(table), Deal(0, goals))[0]
    others = [who for who in SUBJECTS if who not in goal]
    floors = ["4"] * 4 + ["3"] * 4 + ["2"] * 4
    for who, floor in zip([*goal, *others], floors, strict=False):
        state = place(state, who, floor)
    for who in goal[:4]:
        state = climb(state, who, "5")
    for who in goal[4:]:
        state = climb(state, who, "4")
    state = climb(state, goal[0], "throne")
    state, events = election(state, "yyy")
    scored = next(event for event in events if isinstance(event, RoundScored))
    return state, scored.points


@pytest.mark.parametrize("goal", GOALS)
def test_33_points_are_reached_by_legal_play(goal: str) -> None:
    _, points = crown_a_favourite_castle(goal)
    assert points[0] == 33


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_33_points_are_never_exceeded_in_random_play(table: tuple[str, int]) -> None:
    """Over every goal of the deck, not only those that were dealt."""
    source = Random(33)
    made = terms_of(*table, rounds=1)
    for _ in range(15):
        state = dealt_match(made)
        while state.phase is not Phase.OVER:
            state, _ = rules.apply(state, any_action(state, source))
        assert state.board.count(Place.FLOOR_5) <= 3
        assert max(worth(goal, state.board) for goal in GOALS) <= 33
