"""Where ballots lie in the middle of the screen, by how many there are. Pure numbers, no pygame.

The nominee's face is above them, the line below, and the panels are at both sides. Up to four lie
in one row, as large as the cloth allows, in its middle. More lie in two, those who sit high above
those who sit low, so that every card comes the short way from its panel: five as 2 + 3 and six as
3 + 3, each beside a face, both over the name; seven and eight in fours, as there is room for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around

CARD: Final = 176.0, 272.0
"""How large a ballot is, of which sizes are told."""

_MOST_IN_A_ROW: Final = 4
_MOST_IN_THREES: Final = 6

_STEP: Final = 258.0
_ROWS_Y: Final = (478.0, 764.0)
_ROWS_SIZE: Final = 0.75
FAR_EDGE: Final = 346.0
"""Where the table begins: behind the question's ribbon, so that no slice of a floor is between."""
_THREES_STEP: Final = 326.0
"""Of two rows of three at most, which stand as close to ribbon and line as these allow."""
_THREES_Y: Final = (484.0, 772.0)
_THREES_SIZE: Final = 0.81
_THREES_PLATE: Final = 300.0, 60.0
_THREES_GAP: Final = 3.0
_GROWN_PLATE: Final = 16.0
"""So much higher are their plates for large letters."""
_THREES_FACE: Final = 124.0
_CARD_ASIDE, _FACE_ASIDE = 74.0, 76.0
"""From the middle of a plate to that of the card at its right, and of the face at its left."""
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

_LARGE_ROW_UP, _LARGE_PLATE_UP = 28.0, 22.0
"""So much higher end the cards of one row for large letters, and so much higher are the plates: a
face on one covers no more of its card than with usual ones."""


class BallotSlot(NamedTuple):
    """Where one ballot lies: its middle, how large it is of its full size, the plate below, and how
    wide the face is that stands on that; none where it stands beside the name."""

    x: float
    y: float
    size: float
    plate: Area
    face: float = 0.0
    face_aside: float = 0.0
    """So far left of the plate's middle the face stands."""


def slots(players: int, *, is_large: bool = False) -> tuple[BallotSlot, ...]:
    """A slot for every seat; below faces large letters have higher plates, and lower cards.

    >>> [slot.x < slots(4)[1].x for slot in slots(4)]
    [True, False, False, False]
    >>> low = [seat for seat, slot in enumerate(slots(8)) if slot.y > slots(8)[2].y]
    >>> low
    [0, 1, 6, 7]
    """
    if players <= _MOST_IN_A_ROW:
        return tuple(_one_row(players, is_large=is_large))
    low = _low_seats(players)
    high = _high_seats([seat for seat in range(players) if seat not in low])
    in_threes = partial(_row_of_three, grown=_GROWN_PLATE if is_large else 0.0)
    lay, rows = (_row, _ROWS_Y) if players > _MOST_IN_THREES else (in_threes, _THREES_Y)
    found = {
        seat: slot
        for seats, y in zip((high, low), rows, strict=True)
        for seat, slot in zip(seats, lay(seats, y), strict=True)
    }
    return tuple(found[seat] for seat in range(players))


def leaves_room_for_a_face(players: int) -> bool:
    """Whether whoever is judged may come nearer before the cards; two rows need the place."""
    return players <= _MOST_IN_A_ROW


def widths_of_cards(players: int, *, is_large: bool) -> set[float]:
    """How wide they lie."""
    return {CARD[0] * slot.size for slot in slots(players, is_large=is_large)}


def _low_seats(players: int) -> list[int]:
    """Who lies in the lower row, from the left: round the table both rows are one ring."""
    number = players - _MOST_IN_A_ROW if players > _MOST_IN_THREES else 3
    on_the_left = (number + 1) // 2
    on_the_right = number - on_the_left
    return [*reversed(range(on_the_left)), *reversed(range(players - on_the_right, players))]


def _high_seats(round_the_table: Sequence[int]) -> Sequence[int]:
    """Who lies in the upper row, from the left: four of them as their boards hang at each side, the
    uppermost outside, as the lower row has it; three or two go round the table."""
    if len(round_the_table) < _MOST_IN_A_ROW:
        return round_the_table
    first, second, third, fourth = round_the_table
    return second, first, fourth, third


def _row(
    seats: Sequence[int],
    y: float,
    size: float = _ROWS_SIZE,
    plate: tuple[float, float] = _LOW_PLATE,
    step: float = _STEP,
    gap: float = _PLATE_GAP,
) -> list[BallotSlot]:
    half = CARD[1] * size / 2
    found = []
    for number in range(len(seats)):
        x = _MIDDLE + (number - (len(seats) - 1) / 2) * step
        below = around(x, y + half + gap + plate[1] / 2, *plate)
        found.append(BallotSlot(x, y, size, below))
    return found


def _one_row(players: int, *, is_large: bool) -> list[BallotSlot]:
    """All of them; large letters have their cards end higher, and plates that have grown up."""
    size, step, (wide, high), face = _ONE_ROW[players]
    up, grown = (_LARGE_ROW_UP, _LARGE_PLATE_UP) if is_large else (0.0, 0.0)
    size, plate = size - up / CARD[1], (wide, high + grown)
    y = _ROW_FOOT - up - CARD[1] * size / 2
    row = _row(range(players), y, size, plate, step, _UP_TO_FACES + up - grown)
    return [slot._replace(face=face) for slot in row]


def _row_of_three(seats: Sequence[int], y: float, grown: float) -> list[BallotSlot]:
    """Three of them at most, each beside a face; plates may have grown upwards."""
    (wide, high), size = _THREES_PLATE, _THREES_SIZE - grown / CARD[1]
    plate = wide, high + grown
    row = _row(seats, y - grown / 2, size, plate, _THREES_STEP, _THREES_GAP)
    return [
        slot._replace(x=slot.x + _CARD_ASIDE, face=_THREES_FACE, face_aside=_FACE_ASIDE)
        for slot in row
    ]
