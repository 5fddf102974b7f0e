"""By how much each seat's six are ahead of the seven others, kept step by step in all lanes.

Seats look at their lead before every climb and every ballot. To add up thirteen characters each
time would about double what a turn costs, so each lead follows what happens: nearly every climb
changes it by one, up or down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import xor
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

_Gains = Iterable[tuple[int, Mask]]
"""How much was gained, and in which lanes; no lane is in two of them."""


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
        self._gain(subjects, [(-_TOP_FLOOR, union(subjects))])

    def climb(self, chosen: Sequence[Mask]) -> None:
        """Move the chosen ones up in the lanes, and the leads with them."""
        lanes = self._lanes
        has_wcs = lanes.terms.house.wcs
        before = [_in_wc(lanes.at[index]) for index in _SUBJECTS] if has_wcs else []
        lanes.climb(chosen)
        wcs = list(self._wcs(chosen, before)) if has_wcs else []
        uncounted = union(where for _, where in wcs) | lanes.nominated
        if len(chosen) > _JESTER:
            uncounted |= chosen[_JESTER]
        one_floor_up = lanes.live ^ (lanes.live & uncounted)
        self._gain(chosen, [(1, one_floor_up), *wcs])

    def refuse(self, nominees: Sequence[Mask], refused: Mask) -> None:
        """The nominees of the lanes in `refused` have been sent away from floor 5."""
        subjects = nominees[: len(SUBJECTS)]
        gone = refused & union(subjects)
        gains = []
        if self._lanes.terms.house.dungeons:
            for dungeon, value in _DUNGEON_VALUES:
                jailed = refused & union(
                    self._lanes.at[index][dungeon] & subjects[index] for index in _SUBJECTS
                )
                gains.append((value - _TOP_FLOOR, jailed))
                gone ^= jailed
        self._gain(subjects, [*gains, (-_TOP_FLOOR, gone)])

    def _gain(self, subjects: Sequence[Mask], gains: _Gains) -> None:
        """The subjects gained so much: good for whoever favours them, bad for the others."""
        # What is gained and what is lost is the same for all seats, but for whose favourite it is:
        # so each lead is added to once, however many gains there are.
        good, bad = [0] * LEAD_SIZE, [0] * LEAD_SIZE
        for gain, where in gains:
            for bit in range(LEAD_SIZE):
                if gain >> bit & 1:
                    good[bit] |= where
                if -gain >> bit & 1:
                    bad[bit] |= where
        if not any(good):
            return
        differ = [*map(xor, good, bad)]
        for seat, lead in zip(self._seats, self.of_seat, strict=True):
            own = seat.of_own(subjects)
            bit_planes.add(
                lead,
                [lost ^ (own & either) for lost, either in zip(bad, differ, strict=True)],
            )

    def _wcs(self, chosen: Sequence[Mask], before: Sequence[Mask]) -> Iterator[tuple[int, Mask]]:
        """What the chosen gained who went into a WC, which is worth nothing, or came out of one."""
        at = self._lanes.at
        for floor, wc in _BELOW_WC:
            yield -floor, union(chosen[index] & at[index][wc] for index in _SUBJECTS)
            yield (
                floor + 1,
                union(chosen[index] & before[index] & at[index][floor + 1] for index in _SUBJECTS),
            )


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
