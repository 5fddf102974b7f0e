"""The ways through the castle: along the floors, up and down its ladders, over the doorstep.

Nobody passes through a ceiling: whoever changes floors does so where a ladder stands. No pygame.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from itertools import pairwise, product
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.castle.standing import COURTYARD, Point, Spot, feet_y
from kingup_game.theme.durations import ACROSS_A_ROOM, LONGEST_WALK, SHORTEST_WALK, UP_A_STOREY

_COURT: Final = -1
"""The storey below the lowest: in front of the castle."""
_ABOVE_ALL: Final = 6
_DOORSTEP: Final = layout.ROOM_LEFT + 60, layout.ROOM_RIGHT - 60
_STEP_INWARDS: Final = 0.25
_TUMBLES_OUT: Final = 150.0
"""So much of the way across is done while somebody jumps over the doorstep."""


class Gait(Enum):
    """How a part of a way is gone."""

    WALKS = auto()
    CLIMBS = auto()
    LEAPS = auto()


@dataclass(frozen=True, slots=True)
class Stride:
    """Where somebody is on their way, how they go there, and to which side (-1, 0 or 1)."""

    at: Point
    gait: Gait
    side: int
    length: float
    """Of this part of the way, in design units."""
    share: float
    """How much of this part is gone, from 0 to 1."""

    @property
    def gone(self) -> float:
        """Design units on this part of the way."""
        return self.share * self.length


def storey(place: Place) -> int:
    """How high a place lies: the courtyard is below floor 0, the throne above floor 5."""
    if place in COURTYARD:
        return _COURT
    if place is Place.THRONE:
        return _ABOVE_ALL
    return next(floor for floor, y in layout.FLOOR_FEET_Y.items() if y == feet_y(place))


def way(start: Spot, origin: Place, end: Spot, to: Place) -> list[Point]:
    """The corners of a walk: along a floor, over a ladder, along the next floor, and so on."""
    low, high = storey(origin), storey(to)
    if low == high:
        return [start.point, end.point]
    storeys = range(low, high) if low < high else range(low - 1, high - 1, -1)
    floors = [floor for floor in storeys if floor > _COURT]
    corners = [start.point]
    if low == _COURT:
        corners.append((_over_the_doorstep(start.x, end.x), layout.FLOOR_FEET_Y[0]))
    doors = [(_over_the_doorstep(end.x, start.x), layout.FLOOR_FEET_Y[0])] if high == _COURT else []
    goal = doors[0][0] if doors else end.x
    for floor, x in zip(floors, _ladders(floors, corners[-1][0], goal), strict=True):
        ends = [(x, _feet_on(floor)), (x, _feet_on(floor + 1))]
        corners += ends if low < high else ends[::-1]
    return [*corners, *doors, end.point]


def heading(points: list[Point]) -> int:
    """To which side somebody goes who comes to the end of a way: 1 is to the right.

    >>> heading([(700, 300), (800, 300), (800, 200), (700, 200)])
    -1
    """
    (before, _), (last, _) = points[-2:]
    return -1 if last < before else 1


def walk_ticks(points: list[Point]) -> float:
    """How long somebody needs for a way: longer ways take longer, but not for ever."""
    return max(SHORTEST_WALK, min(LONGEST_WALK, sum(_parts(points))))


def step_at(points: list[Point], share: float) -> Stride:
    """Where somebody is when a share of the time for a way is over."""
    if share >= 1:
        return Stride(points[-1], Gait.WALKS, 0, 0.0, 1.0)
    parts = _parts(points)
    left = share * sum(parts)
    for ((x1, y1), (x2, y2)), part in zip(pairwise(points), parts, strict=True):
        if left < part:
            here = left / part
            at = x1 + (x2 - x1) * here, y1 + (y2 - y1) * here
            length = abs(x2 - x1) + abs(y2 - y1)
            return Stride(at, _gait(x2 - x1, y2 - y1), _sign(x2 - x1), length, here)
        left -= part
    return Stride(points[-1], Gait.WALKS, 0, 0.0, 1.0)


def grown_at(points: list[Point], share: float) -> float:
    """How much of their growth somebody has had by then, from 0 to 1: over the doorstep they come
    into the castle or leave it, and nowhere else on such a way."""
    gaits = [_gait(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(points)]
    if Gait.LEAPS not in gaits:
        return share
    parts = _parts(points)
    leap = gaits.index(Gait.LEAPS)
    gone = share * sum(parts) - sum(parts[:leap])
    return max(0.0, min(1.0, gone / parts[leap]))


def _parts(points: list[Point]) -> list[float]:
    """How long each part of a way takes by itself: a ladder is slower than a floor."""
    room = layout.ROOM_RIGHT - layout.ROOM_LEFT
    return [
        abs(x2 - x1) / room * ACROSS_A_ROOM + abs(y2 - y1) / layout.STOREY_HEIGHT * UP_A_STOREY
        for (x1, y1), (x2, y2) in pairwise(points)
    ]


def hatches(
    start: Point, bottom: float, goal_x: float, others: Collection[Point] = ()
) -> list[Point]:
    """Where somebody who falls hits each floor: below the last hatch, past as few others as can be,
    and on the way to a goal."""
    found: list[Point] = []
    x = start[0]
    for floor, y in sorted(layout.FLOOR_FEET_Y.items(), reverse=True):
        if start[1] < y <= bottom:
            found.append((x, y))
            on_floor = [one[0] for one in others if one[1] == y]
            below = layout.LADDER_X[floor - 1] if floor else (x,)
            x = min(below, key=partial(_trouble, x, goal_x, on_floor))
    return found


def _trouble(x: float, goal_x: float, others: Collection[float], hatch: float) -> list[float]:
    """How far away a hatch is, how many stand before it, and how far from it a goal is."""
    passed = sum(min(x, hatch) < one < max(x, hatch) for one in others)
    return [abs(hatch - x), passed, abs(hatch - goal_x)]


def before_the_castle(x: float, goal_x: float) -> float:
    """Where somebody who tumbles out of floor 0 lands: a little nearer to a goal."""
    return x + max(-_TUMBLES_OUT, min(_TUMBLES_OUT, goal_x - x))


def _feet_on(floor: int) -> float:
    return layout.FLOOR_FEET_Y.get(floor, layout.THRONE_FEET_Y)


def _over_the_doorstep(x: float, towards: float) -> float:
    """Where somebody from the courtyard comes up to floor 0, the front of which is open."""
    left, right = _DOORSTEP
    return max(left, min(right, x + (towards - x) * _STEP_INWARDS))


def _ladders(floors: list[int], x: float, goal: float) -> tuple[int, ...]:
    """One ladder from each of these floors, so that the way across is shortest."""

    def across(chosen: tuple[int, ...]) -> float:
        return sum(abs(b - a) for a, b in pairwise((x, *chosen, goal)))

    return min(product(*(layout.LADDER_X[floor] for floor in floors)), key=across)


def _gait(across: float, up: float) -> Gait:
    if across and up:
        return Gait.LEAPS
    return Gait.CLIMBS if up else Gait.WALKS


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)
