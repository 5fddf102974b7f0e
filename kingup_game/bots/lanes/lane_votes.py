"""What seats vote, in all lanes where somebody is nominated."""

from __future__ import annotations

from typing import Final

from kingup_game.bots.belief.seen_moment import GAIN_OF_THRONE
from kingup_game.bots.belief.styles import RESCUE_SLIP_HALVINGS, VOTE_SLIP_HALVINGS, When
from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.bit_planes import Planes
from kingup_game.bots.lanes.lane_seat import Dice, LaneSeat, union
from kingup_game.bots.lanes.many_rounds import Lanes, Mask
from kingup_game.engine.cast import CAST_INDEX, JESTER

_NO_COUNT_SIZE: Final = 6
_JESTER: Final = CAST_INDEX[JESTER]


class Ballot:
    """One election in each lane where a character is nominated; seats vote by what they see."""

    def __init__(self, lanes: Lanes, held_two: Mask, dice: Dice) -> None:
        self._lanes = lanes
        self._nominated = lanes.nominated
        self._held_two = held_two
        self._dice = dice
        self._noes = _count_noes(lanes)
        self._noes_from: dict[int, Mask] = {}

    def cards(self, turn: int, seat: LaneSeat, lead: Planes) -> tuple[Mask, Mask]:
        """Where a seat plays a No, and where its Stomachache."""
        noes, aches = self._lanes.nos[turn][0], self._lanes.aches[turn]
        armed = (noes | aches) & self._nominated
        if not armed:
            return 0, 0
        own = seat.of_own(self._lanes.nominees)
        veto = self._vetoes(turn, seat, lead, own) & armed
        if seat.slips:
            veto ^= self._dice.rarely(VOTE_SLIP_HALVINGS) & armed
        # A Stomachache instead of a No for one of its own, whom it sends back to floor 5 and not
        # away; for a stranger only where the Nos are spent.
        strangers_refused = noes ^ (noes & own)
        stopping = veto ^ (veto & strangers_refused)
        ache = (stopping | self._rescues(turn, seat, own)) & aches
        refusing = veto & noes
        return refusing ^ (refusing & ache), ache

    def _rescues(self, turn: int, seat: LaneSeat, own: Mask) -> Mask:
        """Where a seat calls the election off, so that nobody can refuse its own."""
        rescuing = own & self._nominated & union(w for style, w in seat.votes if style.rescues)
        if not rescuing:
            return 0
        others = union(heap[0] for other, heap in enumerate(self._lanes.nos) if other != turn)
        if seat.slips:
            rescuing ^= rescuing & self._dice.rarely(RESCUE_SLIP_HALVINGS)
        return rescuing & others

    def _vetoes(self, turn: int, seat: LaneSeat, lead: Planes, own: Mask) -> Mask:
        facts = self._facts(turn, own)
        passes: dict[int, Mask] = {}
        vetoes = 0
        for style, where in seat.votes:
            voting = where & self._nominated
            if not voting or not style.vetoes:
                continue
            if style.bar not in passes:
                passes[style.bar] = self._passes(lead, own, style.bar)
            facts[When.BAD] = self._nominated ^ passes[style.bar]
            if style.halvings:
                voting &= self._dice.rarely(style.halvings)
            for conditions in style.vetoes:
                here = voting
                for condition in conditions:
                    here &= facts[condition]
                vetoes |= here
        return vetoes

    def _passes(self, lead: Planes, own: Mask, bar: int) -> Mask:
        """Where crowning the nominee leaves the seat a lead of `bar` or more."""
        nominated, nominees = self._nominated, self._lanes.nominees
        # A lead has the nominee as on floor 5, so the crown would move it by the throne's gain.
        passes = bit_planes.at_least(lead, bar + GAIN_OF_THRONE, nominated)
        passes |= own & bit_planes.at_least(lead, bar - GAIN_OF_THRONE, nominated)
        if len(nominees) > _JESTER and nominees[_JESTER]:
            # His crown turns all signs: -lead >= bar is the same as not lead >= 1 - bar.
            reversed_passes = nominated ^ bit_planes.at_least(lead, 1 - bar, nominated)
            passes = bit_planes.choose(nominees[_JESTER], [reversed_passes], [passes])[0]
        return passes

    def _facts(self, turn: int, own: Mask) -> dict[When, Mask]:
        """Where each fact of the election holds for a seat, but for its outlook."""
        nominated, hands = self._nominated, self._lanes.nos
        players, own_noes = len(hands), hands[turn]
        rich = few = others = 0
        for seat, heap in enumerate(hands):
            if seat != turn:
                others |= heap[0]
        # Both facts compare own Nos with those of all, which would be a product a lane. But own Nos
        # are few: take the lanes by how many there are, and each fact is a bound on the sum.
        #   rich: own * players > sum         few: sum - own < players
        for held, (at_least, more) in enumerate(
            zip((nominated, *own_noes), (*own_noes, 0), strict=True)
        ):
            exactly = nominated & (at_least ^ more)
            if exactly:
                rich |= exactly ^ (exactly & self._at_least_noes(held * players))
                few |= exactly ^ (exactly & self._at_least_noes(held + players))
        friend, late, faced = nominated & own, nominated & self._held_two, nominated & others
        return {
            When.STRANGER: nominated ^ friend,
            When.FRIEND: friend,
            When.EARLY: nominated ^ late,
            When.LATE: late,
            When.ALONE: nominated ^ faced,
            When.FEW: few,
            When.RICH: rich,
        }

    def _at_least_noes(self, number: int) -> Mask:
        """Where all seats together hold `number` Nos or more."""
        if number not in self._noes_from:
            self._noes_from[number] = bit_planes.at_least(self._noes, number, self._nominated)
        return self._noes_from[number]


def _count_noes(lanes: Lanes) -> Planes:
    noes = [0] * _NO_COUNT_SIZE
    for heap in lanes.nos:
        for at_least in heap:
            bit_planes.add(noes, [at_least])
    return noes
