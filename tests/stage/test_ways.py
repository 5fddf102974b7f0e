"""The ways through the castle: by its ladders alone, the shortest, and never for ever."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.castle.standing import COURTYARD, Spot, feet_y
from kingup_game.stage.castle.ways import hatches, step_at, walk_ticks, way
from kingup_game.theme.durations import LONGEST_WALK, SHORTEST_WALK

INSIDE = [*(Place(floor) for floor in range(6)), Place.THRONE, Place.WC_3, Place.WC_4]
ENDS = [600.0, 720.0, 1040.0, 1300.0]


def corners(origin: Place, to: Place, x: float, goal: float) -> list[tuple[float, float]]:
    return way(Spot(x, feet_y(origin)), origin, Spot(goal, feet_y(to)), to)


@pytest.mark.parametrize("origin", [*INSIDE, *COURTYARD])
@pytest.mark.parametrize("to", INSIDE)
def test_every_change_of_floors_is_up_or_down_one_ladder(origin: Place, to: Place) -> None:
    for x in ENDS:
        for goal in ENDS:
            for (x1, y1), (x2, y2) in pairwise(corners(origin, to, x, goal)):
                if y1 == y2 or layout.COURTYARD_FEET_Y in (y1, y2):
                    continue
                low = max(y1, y2)
                floor = next(one for one, y in layout.FLOOR_FEET_Y.items() if y == low)
                assert x1 == x2
                assert x1 in layout.LADDER_X[floor]
                assert abs(y1 - y2) == layout.STOREY_HEIGHT


def test_of_two_ladders_the_nearer_is_taken() -> None:
    up = corners(Place.FLOOR_0, Place.FLOOR_1, 1200, 1200)
    assert up == [(1200, 850), (1120, 850), (1120, 738), (1200, 738)]


@pytest.mark.parametrize("goal", ENDS)
def test_a_way_begins_and_ends_where_it_should_and_never_jumps(goal: float) -> None:
    points = corners(Place.TRAY, Place.FLOOR_4, 480, goal)
    steps = [step_at(points, number / 400).at for number in range(401)]
    assert steps[0] == points[0]
    assert steps[-1] == points[-1]
    assert max(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(steps)) < 10


def test_longer_ways_take_longer_but_not_for_ever() -> None:
    short = corners(Place.FLOOR_3, Place.FLOOR_4, 880, 880)
    far = corners(Place.FLOOR_3, Place.FLOOR_4, 720, 1200)
    farthest = corners(Place.TRAY, Place.FLOOR_4, 440, 1240)
    assert SHORTEST_WALK <= walk_ticks(short) < walk_ticks(far) < walk_ticks(farthest)
    assert walk_ticks(farthest) <= LONGEST_WALK


def test_a_fall_hits_every_floor_below_the_hatch_of_the_one_above() -> None:
    hits = hatches((layout.THRONE_X, layout.THRONE_FEET_Y), layout.FLOOR_FEET_Y[0], 1400)
    assert [y for _, y in hits] == sorted(layout.FLOOR_FEET_Y.values())
    for (x, _), floor in zip(hits, range(5, -1, -1), strict=True):
        assert x in layout.LADDER_X[floor]
    assert hits[1][0] == 1120
    stands_in_the_way = 1040.0, float(layout.FLOOR_FEET_Y[5])
    bottom = layout.FLOOR_FEET_Y[0]
    hits = hatches((layout.THRONE_X, layout.THRONE_FEET_Y), bottom, 1400, [stands_in_the_way])
    assert hits[1][0] == 800, "past nobody, where there is another way"
