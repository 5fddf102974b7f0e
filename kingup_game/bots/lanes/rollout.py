"""Plays rounds out in lanes, each seat by its own style and goal of that lane."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.bit_planes import Planes
from kingup_game.bots.lanes.lane_seat import Dice, LaneSeat, union
from kingup_game.bots.lanes.lane_votes import Ballot
from kingup_game.bots.lanes.lane_wishes import wish_to_climb, wish_to_place
from kingup_game.bots.lanes.many_rounds import Lanes, Mask
from kingup_game.bots.lanes.score_leads import LEAD_SIZE, Leads, values
from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, Place

_JESTER: Final = CAST_INDEX[JESTER]
_CUT_OFF: Final = 128
"""Rounds are left as they are when fewer than one in so many goes on. A turn costs the same for a
handful of lanes as for all: at four seats half of the rounds are over after some 13 turns, and the
last of 128 goes on for more than 40."""


class Rollout:
    """Many rounds from one moment on."""

    def __init__(
        self, lanes: Lanes, seats: Sequence[LaneSeat], elections_held: int, source: Random
    ) -> None:
        self.lanes = lanes
        self.seats = seats
        self.leads = Leads(lanes, seats)
        self._dice = Dice(source, lanes.everywhere)
        self._held_one = lanes.everywhere if elections_held > 0 else 0
        self._held_two = lanes.everywhere if elections_held > 1 else 0

    def place_rest(self, turn: int, left: int) -> None:
        """Go on placing from `turn`, until `left` more are placed."""
        for seat in range(turn, turn + left):
            placing = self.seats[seat % len(self.seats)]
            self.lanes.put(*wish_to_place(self.lanes, placing, self._dice))
        self.lanes.serve_leftovers()

    def start_climb(self) -> None:
        """To be called once, before the first climb or election."""
        self.leads.take_stock()

    def play_on(self, turn: int) -> None:
        """Climb and vote, from `turn` on, until next to no lane is live."""
        lanes, players = self.lanes, len(self.seats)
        while lanes.live.bit_count() * _CUT_OFF > lanes.width:
            self.climb(self.choose_climb(turn))
            self.elect()
            turn = (turn + 1) % players

    def choose_climb(self, turn: int) -> list[Mask]:
        """Per character, where the seat in turn raises it."""
        armed, lead = self.lanes.nos[turn][0], self.leads.of_seat[turn]
        return wish_to_climb(self.lanes, self.seats[turn], armed, lead, self._dice)

    def climb(self, chosen: Sequence[Mask]) -> None:
        """Move the chosen ones up, one in each live lane."""
        self.leads.climb(chosen)

    def elect(self, forced_seat: int = -1, forced: tuple[Mask, Mask] = (0, 0)) -> None:
        """Hold the elections; one seat's cards may be given instead: its Nos and Stomachaches."""
        lanes, nominated = self.lanes, self.lanes.nominated
        if not nominated:
            return
        ballot = Ballot(lanes, self._held_two, self._dice)
        cards = [
            forced if turn == forced_seat else ballot.cards(turn, seat, lead)
            for turn, (seat, lead) in enumerate(zip(self.seats, self.leads.of_seat, strict=True))
        ]
        for turn, (no, ache) in enumerate(cards):
            lanes.spend_no(turn, no)
            lanes.aches[turn] &= ~ache
        nominees = lanes.nominees
        _, refused = lanes.elect(union(no for no, _ in cards), union(ache for _, ache in cards))
        self._held_two |= self._held_one & nominated
        self._held_one |= nominated
        if refused:
            self.leads.refuse(nominees, refused)

    def worth(self, seat: int) -> Planes:
        """What the boards are worth to a seat, the Jester's reign included."""
        lanes = self.lanes
        worth = [0] * LEAD_SIZE
        for mine, place in zip(self.seats[seat].own, lanes.at, strict=False):
            bit_planes.add(worth, [mine & plane for plane in values(place)])
        if len(lanes.at) > _JESTER:
            reign = lanes.at[_JESTER][Place.THRONE]
            # Where he reigns, minus the worth: the complement and one.
            worth = [plane ^ reign for plane in worth]
            bit_planes.add(worth, [reign])
        return worth

    def castle(self, seat: int) -> Planes:
        """How many of a seat's favourites are still in the castle."""
        count = [0, 0, 0]
        for mine, place in zip(self.seats[seat].own, self.lanes.at, strict=False):
            gone = place[Place.OUT] | union(place[dungeon] for dungeon in DUNGEONS)
            bit_planes.add(count, [mine & ~gone])
        return count
