"""Where ballots lie in the middle of the screen, by how many there are. Pure numbers, no pygame.

The nominee's face is above them, the line below, and the panels are at both sides. Up to four lie
in one row, as large as the cloth allows, in its middle. More lie in two, those who sit high above
those who sit low, so that every card comes the short way from its panel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around

CARD: Final = 176.0, 272.0
"""How large a ballot is, of which sizes are told."""

_MOST_IN_A_ROW: Final = 4
_MOST_BELOW_TWO: Final = 6

_STEP: Final = 258.0
_ABOVE_STEP: Final = 600.0
"""Between two that lie alone in the upper row."""
_ROWS_Y: Final = (478.0, 764.0)
_ROWS_SIZE: Final = 0.75
FAR_EDGE: Final = 346.0
"""Where the table begins: behind the question's ribbon, so that no slice of a floor is between."""
_LOW_PLATE: Final = 244.0, 66.0
_PLATE_GAP: Final = 8.0
_MIDDLE: Final = layout.WIDTH / 2


class _Row(NamedTuple):
    """One row alone on the cloth: how large its cards are, how far apart, the plates below them,
    and how wide the faces are that stand on these."""

    size: float
    step: float
    plate: tuple[float, float]
    face: float


_ONE_ROW: Final[Mapping[int, _Row]] = {
    2: _Row(1.3, 390.0, (300.0, 56.0), 116.0),
    3: _Row(1.3, 290.0, (260.0, 56.0), 116.0),
    4: _Row(1.22, 254.0, (244.0, 56.0), 104.0),
}
_ROW_FOOT: Final = 850.0
"""The lower edge of its cards: their plates end where large letters begin."""
_UP_TO_FACES: Final = 44.0
"""From a card down to its plate, where somebody stands before the card's lower edge."""


class BallotSlot(NamedTuple):
    """Where one ballot lies: its middle, how large it is of its full size, the plate below, and how
    wide the face is that stands on that; none where it stands beside the name."""

    x: float
    y: float
    size: float
    plate: Area
    face: float = 0.0


def slots(players: int) -> tuple[BallotSlot, ...]:
    """A slot for every seat.

    >>> [slot.x < slots(4)[1].x for slot in slots(4)]
    [True, False, False, False]
    >>> low = [seat for seat, slot in enumerate(slots(8)) if slot.y > slots(8)[2].y]
    >>> low
    [0, 1, 6, 7]
    """
    if players <= _MOST_IN_A_ROW:
        size, step, plate, face = _ONE_ROW[players]
        row = _row(range(players), _ROW_FOOT - CARD[1] * size / 2, size, plate, step, _UP_TO_FACES)
        return tuple(slot._replace(face=face) for slot in row)
    low = _low_seats(players)
    high = [seat for seat in range(players) if seat not in low]
    apart = _ABOVE_STEP if len(high) == 2 else None
    found = {
        seat: slot
        for seats, y, step in ((high, _ROWS_Y[0], apart), (low, _ROWS_Y[1], None))
        for seat, slot in zip(seats, _row(seats, y, _ROWS_SIZE, _LOW_PLATE, step), strict=True)
    }
    return tuple(found[seat] for seat in range(players))


def leaves_room_for_a_face(players: int) -> bool:
    """Whether whoever is judged may come nearer before the cards; two rows need the place."""
    return players <= _MOST_IN_A_ROW


def widths_of_cards(players: int) -> set[float]:
    """How wide they lie."""
    return {CARD[0] * slot.size for slot in slots(players)}


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
    gap: float = _PLATE_GAP,
) -> list[BallotSlot]:
    step = apart or _STEP
    half = CARD[1] * size / 2
    found = []
    for number in range(len(seats)):
        x = _MIDDLE + (number - (len(seats) - 1) / 2) * step
        below = around(x, y + half + gap + plate[1] / 2, *plate)
        found.append(BallotSlot(x, y, size, below))
    return found
