"""Where ballots lie in the middle of the screen, by how many there are. Pure numbers, no pygame.

The nominee's face is above them, the line below, and the panels are at both sides. Up to four lie
in one row. More lie in two, those who sit high above those who sit low, so that every card comes
the short way from its panel.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around

CARD: Final = 176.0, 272.0
"""How large a ballot is drawn: none lies larger than that anywhere."""

_MOST_IN_A_ROW: Final = 4
_MOST_BELOW_TWO: Final = 6

_ROOMY_STEP: Final = 300.0
_STEP: Final = 258.0
_MOST_ROOMY: Final = 3
_ABOVE_STEP: Final = 600.0
"""Between two that lie alone in the upper row."""
_ROW_Y: Final = 716.0
"""Below the ribbon that says what came of it, however far its face has come forward."""
_ROWS_Y: Final = (478.0, 764.0)
_ROWS_SIZE: Final = 0.75
SIZES: Final = 1.0, _ROWS_SIZE
"""How large ballots lie, of their full size: in one row, and in two."""
FAR_EDGE: Final = 346.0
"""Where the table begins: behind the question's ribbon, so that no slice of a floor is between."""
_PLATE: Final = 244.0, 80.0
_LOW_PLATE: Final = 244.0, 66.0
_PLATE_GAP: Final = 8.0
_MIDDLE: Final = layout.WIDTH / 2


class BallotSlot(NamedTuple):
    """Where one ballot lies: its middle, how large it is of its full size, and the plate below."""

    x: float
    y: float
    size: float
    plate: Area


def slots(players: int) -> tuple[BallotSlot, ...]:
    """A slot for every seat.

    >>> [slot.x < slots(4)[1].x for slot in slots(4)]
    [True, False, False, False]
    >>> low = [seat for seat, slot in enumerate(slots(8)) if slot.y > slots(8)[2].y]
    >>> low
    [0, 1, 6, 7]
    """
    if players <= _MOST_IN_A_ROW:
        return tuple(_row(range(players), _ROW_Y, 1.0, _PLATE))
    low = _low_seats(players)
    high = [seat for seat in range(players) if seat not in low]
    apart = _ABOVE_STEP if len(high) == 2 else None
    found = {
        seat: slot
        for seats, y, step in ((high, _ROWS_Y[0], apart), (low, _ROWS_Y[1], None))
        for seat, slot in zip(seats, _row(seats, y, _ROWS_SIZE, _LOW_PLATE, step), strict=True)
    }
    return tuple(found[seat] for seat in range(players))


def leaves_room_for_a_ribbon(players: int) -> bool:
    """Whether something can hang between the face and the cards; else only the foot is free."""
    return players <= _MOST_IN_A_ROW


def _low_seats(players: int) -> list[int]:
    """Who lies in the lower row, from the left: round the table both rows are one ring. Above it
    lies an even number, so that none is below the face that comes forward."""
    number = players - (_MOST_IN_A_ROW if players > _MOST_BELOW_TWO else 2)
    on_the_left = (number + 1) // 2
    on_the_right = number - on_the_left
    return [*reversed(range(on_the_left)), *reversed(range(players - on_the_right, players))]


def _row(
    seats: range | list[int],
    y: float,
    size: float,
    plate: tuple[float, float],
    apart: float | None = None,
) -> list[BallotSlot]:
    step = apart or (_ROOMY_STEP if len(seats) <= _MOST_ROOMY else _STEP)
    half = CARD[1] * size / 2
    found = []
    for number in range(len(seats)):
        x = _MIDDLE + (number - (len(seats) - 1) / 2) * step
        below = around(x, y + half + _PLATE_GAP + plate[1] / 2, *plate)
        found.append(BallotSlot(x, y, size, below))
    return found
