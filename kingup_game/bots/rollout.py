"""Plays rounds out in lanes, each seat by its own style and goal of that lane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kingup_game.bots import planes
from kingup_game.bots.lanes import PLACING, Lanes, Mask
from kingup_game.bots.planes import Planes
from kingup_game.bots.styles import (
    CLIMB_SLIP_HALVINGS,
    OWN,
    PLACE_SLIP_HALVINGS,
    STRANGER,
    VOTE_SLIP_HALVINGS,
    WC_SLOT,
    ClimbStyle,
    Group,
    Mood,
    PlaceStyle,
    VoteStyle,
    When,
    Wish,
)
from kingup_game.engine.cast import CAST_INDEX, DUNGEONS, JESTER, SUBJECTS, Place
from kingup_game.engine.scoring import PLACE_VALUES

_LEAD_SIZE: Final = 7
_NO_COUNT_SIZE: Final = 6
_SUBJECTS: Final = range(len(SUBJECTS))
_JESTER: Final = CAST_INDEX[JESTER]
_WC_EXITS: Final = (Place.WC_3, Place.WC_4)
_DUNGEON_VALUES: Final = tuple((dungeon, PLACE_VALUES[dungeon]) for dungeon in DUNGEONS)
_CUT_OFF: Final = 128
"""Rounds are left as they are when fewer than one in so many goes on."""


@dataclass(slots=True)
class LaneSeat:
    """One seat in all lanes: its favourites, and where it follows which style."""

    own: Sequence[Mask]
    climbs: Sequence[tuple[ClimbStyle, Mask]]
    votes: Sequence[tuple[VoteStyle, Mask]]
    places: Sequence[tuple[PlaceStyle, Mask]]
    slips: bool = True


class Rollout:
    """Many rounds from one moment on."""

    def __init__(
        self, lanes: Lanes, seats: Sequence[LaneSeat], elections_held: int, source: Random
    ) -> None:
        self.lanes = lanes
        self.seats = seats
        self._source = source
        everywhere = lanes.everywhere
        self._held = [everywhere if elections_held > level else 0 for level in range(2)]
        self.leads: list[Planes] = []
        self._noes: Planes = []
        self._noes_from: dict[int, Mask] = {}
        self._strangers = [
            [everywhere ^ mask for mask in seat.own]
            + [everywhere] * (len(lanes.at) - len(seat.own))
            for seat in seats
        ]

    def place_rest(self, turn: int, left: int) -> None:
        """Go on placing from `turn`, until `left` more are placed."""
        for seat in range(turn, turn + left):
            self._place(seat % len(self.seats))
        self.lanes.serve_leftovers()

    def start_climb(self) -> None:
        """To be called once, before the first climb or election: take stock of the boards."""
        self.leads = [self._lead_of(seat) for seat in self.seats]
        for seat, lead in zip(self.seats, self.leads, strict=True):
            for mine, standing in zip(seat.own, self.lanes.nominees, strict=False):
                planes.add_number(lead, -5, standing & mine)
                planes.add_number(lead, 5, standing & ~mine)

    def play_on(self, turn: int) -> None:
        """Climb and vote, from `turn` on, until next to no lane is live."""
        lanes, players = self.lanes, len(self.seats)
        while lanes.live.bit_count() * _CUT_OFF > lanes.width:
            self.climb(self.choose_climb(turn))
            self.elect()
            turn = (turn + 1) % players

    def climb(self, chosen: Sequence[Mask]) -> None:
        """Move the chosen ones up, and keep the leads."""
        lanes = self.lanes
        wcs = lanes.setup.house.wcs
        before = [self._in_wcs(lanes.at[index]) for index in _SUBJECTS] if wcs else []
        lanes.climb(chosen)
        counted = lanes.live & ~lanes.nominated
        if len(chosen) > _JESTER:
            counted &= ~chosen[_JESTER]
        for seat, lead in zip(self.seats, self.leads, strict=True):
            own = 0
            for mine, moved in zip(seat.own, chosen, strict=False):
                own |= mine & moved
            planes.add(lead, [counted & own])
            loss = counted & ~own
            planes.add(lead, [loss] * _LEAD_SIZE)
        if wcs:
            self._count_wcs(chosen, before)

    def elect(self, forced_seat: int = -1, forced: tuple[Mask, Mask] = (0, 0)) -> None:
        """Hold the elections; one seat's cards may be given instead: its Nos and Stomachaches."""
        lanes = self.lanes
        nominated = lanes.nominated
        if not nominated:
            return
        self._noes = self._count_noes()
        against = aching = 0
        cards = [
            forced if seat == forced_seat else self._vote(seat) for seat in range(len(self.seats))
        ]
        for seat, (no, ache) in enumerate(cards):
            lanes.spend_no(seat, no)
            lanes.aches[seat] &= ~ache
            against |= no
            aching |= ache
        nominees = lanes.nominees
        _, refused = lanes.elect(against, aching)
        self._held[1] |= self._held[0] & nominated
        self._held[0] |= nominated
        if refused:
            self._count_refusals(nominees, refused)

    def worth(self, seat: int) -> Planes:
        """What the boards are worth to a seat, the Jester's reign included."""
        lanes = self.lanes
        worth = [0] * _LEAD_SIZE
        for mine, place in zip(self.seats[seat].own, lanes.at, strict=False):
            planes.add(worth, [mine & plane for plane in _values(place)])
        if len(lanes.at) > _JESTER:
            reign = lanes.at[_JESTER][Place.THRONE]
            worth = [plane ^ reign for plane in worth]
            planes.add(worth, [reign])
        return worth

    def castle(self, seat: int) -> Planes:
        """How many of a seat's favourites are still in the castle."""
        count = [0, 0, 0]
        for mine, place in zip(self.seats[seat].own, self.lanes.at, strict=False):
            gone = place[Place.OUT] | place[9] | place[10] | place[11]
            planes.add(count, [mine & ~gone])
        return count

    def choose_climb(self, turn: int) -> list[Mask]:
        lanes, seat = self.lanes, self.seats[turn]
        ways = lanes.ways()
        groups: dict[Group, list[tuple[int, Mask]]] = {}
        exists: dict[Group, Mask] = {}
        for whose, owned in ((OWN, seat.own), (STRANGER, self._strangers[turn])):
            for character, mine in enumerate(owned):
                if not mine:
                    continue
                for code, standing in enumerate(lanes.at[character][:9]):
                    able = standing & mine & ways[code]
                    if able:
                        group = (whose, min(code, WC_SLOT))
                        groups.setdefault(group, []).append((character, able))
                        exists[group] = exists.get(group, 0) | able
        wanted = self._grant(turn, exists)
        candidates = [0] * len(lanes.at)
        for group, members in groups.items():
            want = wanted.get(group, 0)
            if want:
                for character, able in members:
                    candidates[character] |= able & want
        return self._pick(candidates)

    def _grant(self, turn: int, exists: dict[Group, Mask]) -> dict[Group, Mask]:
        """Per group, where the seat wants one of it."""
        seat, live = self.seats[turn], self.lanes.live
        slip = self._rarely(CLIMB_SLIP_HALVINGS) & live if seat.slips else 0
        wanted = dict.fromkeys(exists, slip)
        moods = {Mood.ALWAYS: live, Mood.ARMED: self.lanes.nos[turn][0]}
        ahead: dict[int, Mask] = {}
        for style, where in seat.climbs:
            rest = where & live & ~slip
            if not rest:
                continue
            if style.bar not in ahead:
                ahead[style.bar] = planes.at_least(self.leads[turn], style.bar - 5, live)
            moods[Mood.AHEAD] = ahead[style.bar]
            for mood, wishes in style.wishes:
                here = rest & moods[mood]
                if here:
                    rest ^= here
                    _grant_first(here, wishes, exists, wanted)
        return wanted

    def _vote(self, turn: int) -> tuple[Mask, Mask]:
        lanes, seat, nominated = self.lanes, self.seats[turn], self.lanes.nominated
        armed = (lanes.nos[turn][0] | lanes.aches[turn]) & nominated
        if not armed:
            return 0, 0
        own = 0
        for mine, standing in zip(seat.own, lanes.nominees, strict=False):
            own |= mine & standing
        facts = self._facts(turn, own)
        fair: dict[int, Mask] = {}
        veto = 0
        for style, where in seat.votes:
            voting = where & armed
            if not voting or not style.vetoes:
                continue
            if style.bar not in fair:
                fair[style.bar] = self._would_pass(turn, own, style.bar)
            facts[When.BAD] = nominated & ~fair[style.bar]
            for conditions in style.vetoes:
                here = voting
                for condition in conditions:
                    here &= facts[condition]
                veto |= here
        if seat.slips:
            veto ^= self._rarely(VOTE_SLIP_HALVINGS) & armed
        ache = veto & lanes.aches[turn] & (own | ~lanes.nos[turn][0])
        return veto & lanes.nos[turn][0] & ~ache, ache

    def _would_pass(self, turn: int, own: Mask, bar: int) -> Mask:
        """Where crowning the nominee leaves the seat a lead of `bar` or more."""
        lead, nominated = self.leads[turn], self.lanes.nominated
        passes = (own & planes.at_least(lead, bar - 5, nominated)) | (
            ~own & planes.at_least(lead, bar + 5, nominated)
        )
        nominees = self.lanes.nominees
        if len(nominees) > _JESTER and nominees[_JESTER]:
            reversed_lead = ~planes.at_least(lead, 1 - bar, nominated)
            passes = planes.choose(nominees[_JESTER], [reversed_lead], [passes])[0]
        return passes

    def _facts(self, turn: int, own: Mask) -> dict[When, Mask]:
        """Where each fact of an election holds for a seat."""
        lanes, nominated, players = self.lanes, self.lanes.nominated, len(self.seats)
        own_noes = lanes.nos[turn]
        rich = few = others = 0
        for seat, heap in enumerate(lanes.nos):
            if seat != turn:
                others |= heap[0]
        for held, at_least in enumerate((nominated, *own_noes)):
            exactly = at_least & nominated & ~(own_noes[held] if held < len(own_noes) else 0)
            if exactly:
                rich |= exactly & ~self._at_least_noes(held * players)
                few |= exactly & ~self._at_least_noes(held + players)
        return {
            When.STRANGER: nominated & ~own,
            When.EARLY: nominated & ~self._held[1],
            When.LATE: nominated & self._held[1],
            When.ALONE: nominated & ~others,
            When.FEW: nominated & few,
            When.RICH: nominated & rich,
        }

    def _at_least_noes(self, number: int) -> Mask:
        """Where all seats together hold `number` Nos or more."""
        if number not in self._noes_from:
            self._noes_from[number] = planes.at_least(self._noes, number, self.lanes.nominated)
        return self._noes_from[number]

    def _count_noes(self) -> Planes:
        """How many Nos all seats hold together."""
        self._noes_from.clear()
        noes = [0] * _NO_COUNT_SIZE
        for heap in self.lanes.nos:
            for at_least in heap:
                planes.add(noes, [at_least])
        return noes

    def _place(self, turn: int) -> None:
        lanes, seat = self.lanes, self.seats[turn]
        in_tray = [place[Place.TRAY] for place in lanes.at]
        mine = [own & tray for own, tray in zip(seat.own, in_tray, strict=False)]
        whose = (
            _union(mine),
            _union(in_tray)
            & _union(
                tray & other for tray, other in zip(in_tray, self._strangers[turn], strict=True)
            ),
        )
        exists = {
            (owner, floor): having & ~lanes.full(floor)
            for owner, having in enumerate(whose)
            for floor in PLACING
        }
        slip = self._rarely(PLACE_SLIP_HALVINGS) if seat.slips else 0
        wanted = dict.fromkeys(exists, slip)
        for style, where in seat.places:
            _grant_first(where & ~slip, style.wishes, exists, wanted)
        pairs = self._pick([wanted[group] & exists[group] for group in exists])
        floors = [0] * 5
        owners = [0, 0]
        for (owner, floor), picked in zip(exists, pairs, strict=True):
            floors[floor] |= picked
            owners[owner] |= picked
        candidates = [
            tray & ((owners[OWN] & own) | (owners[STRANGER] & other))
            for tray, own, other in zip(
                in_tray, (*seat.own, 0), self._strangers[turn], strict=False
            )
        ]
        chosen = self._pick(candidates)
        lanes.put([*chosen, *[0] * (len(lanes.at) - len(chosen))], floors)

    def _pick(self, options: Sequence[Mask]) -> list[Mask]:
        """One option in each lane, each about as likely: any that a coin favours, or the first."""
        order = list(range(len(options)))
        self._source.shuffle(order)
        picked = [0] * len(options)
        rest = _union(options)
        width = self.lanes.width
        for index in order:
            here = options[index] & rest
            if here:
                here &= self._source.getrandbits(width)
                picked[index] = here
                rest ^= here
        for index in order:
            if not rest:
                break
            here = options[index] & rest
            picked[index] |= here
            rest ^= here
        return picked

    def _rarely(self, halvings: int) -> Mask:
        """A random one in 2 ** halvings of the lanes."""
        lanes = self.lanes.everywhere
        for _ in range(halvings):
            lanes &= self._source.getrandbits(self.lanes.width)
        return lanes

    def _lead_of(self, seat: LaneSeat) -> Planes:
        """The seat's six over the seven others, by what their places are worth."""
        everywhere = self.lanes.everywhere
        lead = [0] * _LEAD_SIZE
        for mine, place in zip(seat.own, self.lanes.at, strict=False):
            other = everywhere ^ mine
            planes.add(lead, [plane ^ other for plane in _values(place)], other)
        return lead

    def _count_refusals(self, nominees: Sequence[Mask], refused: Mask) -> None:
        at = self.lanes.at
        for seat, lead in zip(self.seats, self.leads, strict=True):
            own = 0
            subjects = 0
            for mine, standing in zip(seat.own, nominees, strict=False):
                own |= mine & standing
                subjects |= standing
            planes.add_number(lead, -5, refused & own)
            planes.add_number(lead, 5, refused & subjects & ~own)
            if self.lanes.setup.house.dungeons:
                for dungeon, value in _DUNGEON_VALUES:
                    jailed = 0
                    for index in _SUBJECTS:
                        jailed |= at[index][dungeon] & nominees[index]
                    jailed &= refused
                    planes.add_number(lead, value, jailed & own)
                    planes.add_number(lead, -value, jailed & ~own)

    def _in_wcs(self, place: Sequence[Mask]) -> Mask:
        return place[Place.WC_3] | place[Place.WC_4]

    def _count_wcs(self, chosen: Sequence[Mask], before: Sequence[Mask]) -> None:
        """Undo the one point that every climb was counted for, and count the WC instead."""
        at = self.lanes.at
        for index in _SUBJECTS:
            place, moved = at[index], chosen[index]
            if not moved:
                continue
            now = self._in_wcs(place)
            entered, freed = moved & now, moved & before[index]
            for seat, lead in zip(self.seats, self.leads, strict=True):
                mine = seat.own[index]
                for floor, wc in ((2, Place.WC_3), (3, Place.WC_4)):
                    stuck = entered & place[wc]
                    planes.add_number(lead, -floor - 1, stuck & mine)
                    planes.add_number(lead, floor + 1, stuck & ~mine)
                    out = freed & place[floor + 1]
                    planes.add_number(lead, floor, out & mine)
                    planes.add_number(lead, -floor, out & ~mine)


def _grant_first(
    lanes: Mask, wishes: Iterable[Wish], exists: dict[Group, Mask], wanted: dict[Group, Mask]
) -> None:
    for wish in wishes:
        granted = 0
        for group in wish:
            granted |= lanes & exists.get(group, 0)
        if granted:
            for group in wish:
                if group in wanted:
                    wanted[group] |= granted
            lanes ^= granted
            if not lanes:
                return


def _values(place: Sequence[Mask]) -> Planes:
    """What one character's places are worth, in planes as long as a lead."""
    value = [0] * _LEAD_SIZE
    for code, standing in enumerate(place):
        if standing:
            worth = PLACE_VALUES[code]
            for bit in range(_LEAD_SIZE):
                if worth >> bit & 1:
                    value[bit] |= standing
    return value


def _union(masks: Iterable[Mask]) -> Mask:
    union = 0
    for mask in masks:
        union |= mask
    return union
