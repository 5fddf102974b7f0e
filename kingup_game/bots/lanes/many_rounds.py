"""Many rounds side by side: bit n of every integer here belongs to round, or lane, n.

One operation on Python's long integers advances thousands of rounds by one step. It works because
turns stay in step: every climb, with or without an election after it, is one turn, so the next
seat is the same in all lanes. Nothing here may branch on what happens in one lane; what differs
between lanes is always a mask, and a lane whose round is over merely stops being `live`.

What is to be left out is left out by `a ^ (a & b)`. `a & ~b` says the same and takes four times as
long: Python's integers have no end, so a complement is a negative number, turned round and back.

The rules are those of `engine.rules`; `tests/bots/test_lanes.py` replays lanes through them.

>>> from kingup_game.engine.edition import terms_of
>>> from kingup_game.engine.state import empty_board, full_hands
>>> terms = terms_of("classic", 3)
>>> lanes = Lanes(terms, empty_board(terms), full_hands(terms), width=4)
>>> a_on_one_or_two = [0b1111] + [0] * 12
>>> lanes.put(a_on_one_or_two, floors=[0, 0b0011, 0b1100, 0, 0])
>>> [Place(lanes.board(lane)[0]).word for lane in range(4)]
['1', '1', '2', '2']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.state import Hand

Mask = int
"""A set of lanes."""

PLACING: Final = (1, 2, 3, 4)
_FLOORS: Final = range(6)
_JESTER_INDEX: Final = CAST_INDEX[JESTER]
_EXITS: Final = ((Place.WC_3, 3), (Place.WC_4, 4))
_WC_ABOVE: Final = {2: Place.WC_3, 3: Place.WC_4}


class Lanes:
    """The boards and hands of `width` rounds, all with the same seat in turn."""

    def __init__(self, terms: Terms, board: bytes, hands: Sequence[Hand], width: int) -> None:
        everywhere = (1 << width) - 1
        self.terms = terms
        self.width = width
        self.everywhere = everywhere
        self.live = everywhere
        """The lanes whose round is not over."""
        # A mask for each pair of character and place, though a number a lane would need four planes
        # instead of fourteen: to ask or to change who is where is one operation, with no unpacking.
        self.at = [[0] * len(Place) for _ in board]
        """Per character and place: the lanes where the one is at the other."""
        for character, code in enumerate(board):
            self.at[character][code] = everywhere
        # How many stand on each floor, as a number in three planes: ones, twos and fours. Four are
        # the limit, and the Jester who comes back can be the fifth, but no floor that is ever asked
        # about holds eight. So the plane of fours alone says which floors are full.
        self._counts = [_planes(board.count(floor), everywhere) for floor in _FLOORS]
        # A heap of masks, not a number: whether a seat holds a No at all, which is asked all the
        # time, is the first of them.
        self.nos = [
            [everywhere if hand.no > spent else 0 for spent in range(terms.no_cards(seat))]
            for seat, hand in enumerate(hands)
        ]
        """Per seat, where it holds at least one No, at least two, …"""
        self.aches = [everywhere if hand.stomachache else 0 for hand in hands]
        self._wc_taken = {wc: everywhere if wc in board else 0 for wc, _ in _EXITS}
        self._dungeons = [everywhere if dungeon in board else 0 for dungeon in DUNGEONS]
        self.nominees = [0] * len(board)
        """Per character, where it stands for election."""
        self.nominated = 0
        if Place.THRONE in board:
            self.nominated = everywhere
            self.nominees[board.index(Place.THRONE)] = everywhere

    def full(self, floor: int) -> Mask:
        """Where four or more stand on `floor`."""
        return self._counts[floor][2]

    def ways(self) -> list[Mask]:
        """Per place, the live lanes where whoever stands there may climb."""
        live, counts = self.live, self._counts
        ways = [0] * len(Place)
        for floor in range(5):
            ways[floor] = live ^ (live & counts[floor + 1][2])
        ways[5] = live
        if self.terms.house.wcs:
            for floor, wc in _WC_ABOVE.items():
                ways[wc] = ways[floor]
                ways[floor] |= live ^ (live & self._wc_taken[wc])
        return ways

    def put(self, chosen: Sequence[Mask], floors: Sequence[Mask]) -> None:
        """Place `chosen` (per character) on `floors` (per floor)."""
        for place, placed in zip(self.at, chosen, strict=True):
            if placed:
                place[Place.TRAY] ^= placed
                for floor in PLACING:
                    place[floor] |= placed & floors[floor]
        for floor in PLACING:
            self._arrive(floor, floors[floor])

    def serve_leftovers(self) -> None:
        """Nobody placed those in the tray: they start on floor 0."""
        for place in self.at:
            place[0] |= place[Place.TRAY]
            place[Place.TRAY] = 0

    def climb(self, chosen: Sequence[Mask]) -> None:
        """Move `chosen` (per character) one step up."""
        # Counts change only when all have moved: whether a floor is full must be asked as it was
        # before. One carry is enough then, for in each lane at most one climbs.
        left = [0] * 6
        came = [0] * 7
        self.nominees = [0] * len(self.at)
        for character, climbing in enumerate(chosen):
            if climbing:
                self._climb_one(character, climbing, left, came)
        self.nominated = came[6]
        for floor in _FLOORS:
            self._leave(floor, left[floor])
            self._arrive(floor, came[floor])

    def elect(self, against: Mask, aching: Mask) -> tuple[Mask, Mask]:
        """Count the votes: any No in `against`, any Stomachache in `aching`.

        Answers the lanes where the nominee was crowned, and those where it was refused.
        """
        # The order of the rules: a Stomachache calls the election off whatever else was voted.
        off = self.nominated & aching
        refused = self.nominated & against & ~aching
        if self.terms.more_nos and not self.terms.has_jester:
            refused &= ~self._last_ones()
        crowned = self.nominated & ~off & ~refused
        for character, standing in enumerate(self.nominees):
            if standing & ~crowned:
                place = self.at[character]
                place[Place.THRONE] &= ~(off | refused)
                place[5] |= standing & off
                self._send_away(character, standing & refused)
        self._arrive(5, off)
        self.live &= ~crowned
        self.nominated = 0
        return crowned, refused

    def _last_ones(self) -> Mask:
        """Where all but the nominee are out, whom nobody can refuse then."""
        last = self.nominated
        for place, standing in zip(self.at, self.nominees, strict=True):
            last &= place[Place.OUT] | standing
        return last

    def spend_no(self, seat: int, spent: Mask) -> None:
        """One No leaves the hand of `seat` in the lanes of `spent`."""
        heap = self.nos[seat]
        for level, (at_least, more) in enumerate(zip(heap, (*heap[1:], 0), strict=True)):
            heap[level] = at_least ^ (spent & (at_least ^ more))

    def board(self, lane: int) -> bytes:
        """The board of one lane, as a state has it."""
        return bytes(
            next(code for code, lanes in enumerate(place) if lanes >> lane & 1) for place in self.at
        )

    def _climb_one(
        self, character: int, climbing: Mask, left: list[Mask], came: list[Mask]
    ) -> None:
        place = self.at[character]
        for floor in (5, 4, 3, 2, 1, 0):
            moved = climbing & place[floor]
            if not moved:
                continue
            place[floor] ^= moved
            left[floor] |= moved
            climbing ^= moved
            if floor in _WC_ABOVE:
                turned_away = moved & self._counts[floor + 1][2]
                wc = _WC_ABOVE[floor]
                place[wc] |= turned_away
                self._wc_taken[wc] |= turned_away
                moved ^= turned_away
            place[floor + 1] |= moved
            came[floor + 1] |= moved
            if floor == 5:
                self.nominees[character] = moved
            if not climbing:
                return
        for wc, floor in _EXITS:
            moved = climbing & place[wc]
            place[wc] ^= moved
            self._wc_taken[wc] ^= moved
            place[floor] |= moved
            came[floor] |= moved

    def _send_away(self, character: int, refused: Mask) -> None:
        place = self.at[character]
        if character == _JESTER_INDEX:
            place[3] |= refused
            self._arrive(3, refused)
            return
        if self.terms.house.dungeons:
            # Whoever finds a dungeon taken is handed on to the next, and out after the last one.
            for index, dungeon in enumerate(DUNGEONS):
                jailed = refused ^ (refused & self._dungeons[index])
                place[dungeon] |= jailed
                self._dungeons[index] |= jailed
                refused ^= jailed
        place[Place.OUT] |= refused

    def _arrive(self, floor: int, lanes: Mask) -> None:
        planes = self._counts[floor]
        ones, twos, fours = planes
        carry = ones & lanes
        planes[0] = ones ^ lanes
        planes[1] = twos ^ carry
        planes[2] = fours ^ (twos & carry)

    def _leave(self, floor: int, lanes: Mask) -> None:
        planes = self._counts[floor]
        ones, twos, fours = planes
        borrow = lanes ^ (lanes & ones)
        planes[0] = ones ^ lanes
        planes[1] = twos ^ borrow
        planes[2] = fours ^ borrow ^ (borrow & twos)


def _planes(number: int, everywhere: Mask) -> list[Mask]:
    return [everywhere if number >> bit & 1 else 0 for bit in range(3)]
