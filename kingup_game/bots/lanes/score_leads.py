"""By how much each seat's six are ahead of the seven others, kept step by step in all lanes.

Seats look at their lead before every climb and every ballot. To add up thirteen characters each
time would about double what a turn costs, so each lead follows what happens: nearly every climb
changes it by one, up or down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.bit_planes import Planes
from kingup_game.bots.lanes.lane_seat import LaneSeat, union
from kingup_game.bots.lanes.many_rounds import Lanes, Mask
from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, SUBJECTS, Place
from kingup_game.engine.scoring import PLACE_VALUES

LEAD_SIZE: Final = 7
"""Planes of a lead, sign included: from -64 to 63, where no board comes near."""
_JESTER: Final = CAST_INDEX[JESTER]
_SUBJECTS: Final = range(len(SUBJECTS))
_TOP_FLOOR: Final = 5
_DUNGEON_VALUES: Final = tuple((dungeon, PLACE_VALUES[dungeon]) for dungeon in DUNGEONS)
_BELOW_WC: Final = ((2, Place.WC_3), (3, Place.WC_4))


class Leads:
    """One lead a seat. A nominee counts as on floor 5 until the election is over."""

    def __init__(self, lanes: Lanes, seats: Sequence[LaneSeat]) -> None:
        self._lanes = lanes
        self._seats = seats
        self.of_seat: list[Planes] = []

    def take_stock(self) -> None:
        """Reckon all leads from the boards."""
        everywhere = self._lanes.everywhere
        self.of_seat = []
        for seat in self._seats:
            lead = [0] * LEAD_SIZE
            for mine, place in zip(seat.own, self._lanes.at, strict=False):
                # Added where it is a favourite, and where it is not the complement and one: taken
                # away. So both halves of a lead cost one addition.
                other = everywhere ^ mine
                bit_planes.add(lead, [plane ^ other for plane in values(place)], other)
            self.of_seat.append(lead)
        subjects = self._lanes.nominees[: len(SUBJECTS)]
        self._gain(subjects, union(subjects), -_TOP_FLOOR)

    def climb(self, chosen: Sequence[Mask]) -> None:
        """Move the chosen ones up in the lanes, and the leads with them."""
        lanes = self._lanes
        has_wcs = lanes.terms.house.wcs
        before = [_in_wc(lanes.at[index]) for index in _SUBJECTS] if has_wcs else []
        lanes.climb(chosen)
        counted = lanes.live & ~lanes.nominated
        if len(chosen) > _JESTER:
            counted &= ~chosen[_JESTER]
        for seat, lead in zip(self._seats, self.of_seat, strict=True):
            own = seat.of_own(chosen)
            bit_planes.add(lead, [counted & own])
            bit_planes.add(lead, [counted & ~own] * LEAD_SIZE)  # all planes set: minus one
        if has_wcs:
            self._count_wcs(chosen, before)

    def refuse(self, nominees: Sequence[Mask], refused: Mask) -> None:
        """The nominees of the lanes in `refused` have been sent away from floor 5."""
        subjects = nominees[: len(SUBJECTS)]
        self._gain(subjects, refused & union(subjects), -_TOP_FLOOR)
        if self._lanes.terms.house.dungeons:
            for dungeon, value in _DUNGEON_VALUES:
                jailed = union(
                    self._lanes.at[index][dungeon] & subjects[index] for index in _SUBJECTS
                )
                self._gain(subjects, refused & jailed, value)

    def _gain(self, subjects: Sequence[Mask], where: Mask, gain: int) -> None:
        """The subjects gained so much: good for whoever favours them, bad for the others."""
        if not where:
            return
        for seat, lead in zip(self._seats, self.of_seat, strict=True):
            own = seat.of_own(subjects)
            bit_planes.add_number(lead, gain, where & own)
            bit_planes.add_number(lead, -gain, where & ~own)

    def _count_wcs(self, chosen: Sequence[Mask], before: Sequence[Mask]) -> None:
        """Every climb was counted for one point; a WC is worth nothing instead."""
        for index in _SUBJECTS:
            moved = chosen[index]
            if not moved:
                continue
            place = self._lanes.at[index]
            entered, freed = moved & _in_wc(place), moved & before[index]
            alone = [moved if other == index else 0 for other in _SUBJECTS]
            for floor, wc in _BELOW_WC:
                self._gain(alone, entered & place[wc], -floor - 1)
                self._gain(alone, freed & place[floor + 1], floor)


def values(place: Sequence[Mask]) -> Planes:
    """What one character's places are worth, in planes as long as a lead."""
    value = [0] * LEAD_SIZE
    for code, standing in enumerate(place):
        if standing:
            worth = PLACE_VALUES[code]
            for bit in range(LEAD_SIZE):
                if worth >> bit & 1:
                    value[bit] |= standing
    return value


def _in_wc(place: Sequence[Mask]) -> Mask:
    return place[Place.WC_3] | place[Place.WC_4]
