"""What seats wish to place and to raise, in all lanes at once.

Styles wish for groups (own or stranger, and a floor), and there are fourteen of them at most,
however many characters there are. So wishes are granted group by group: first where a group has a
member that may be taken (`exists`), then where the seat wants the group (`wanted`), and only at the
very end which of its members.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingup_game.bots.belief.seen_moment import GAIN_OF_THRONE
from kingup_game.bots.belief.styles import (
    CLIMB_SLIP_HALVINGS,
    OWN,
    PLACE_SLIP_HALVINGS,
    STRANGER,
    WC_SLOT,
    Group,
    Mood,
    Wish,
)
from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.bit_planes import Planes
from kingup_game.bots.lanes.lane_seat import Dice, LaneSeat, union
from kingup_game.bots.lanes.many_rounds import PLACING, Lanes, Mask
from kingup_game.engine.cast import Place

_ABLE_PLACES: Final = Place.WC_4 + 1


def wish_to_climb(lanes: Lanes, seat: LaneSeat, noes: Mask, lead: Planes, dice: Dice) -> list[Mask]:
    """Per character, where the seat in turn raises it; `noes` is where it holds a No."""
    ways = lanes.ways()
    groups: dict[Group, list[tuple[int, Mask]]] = {}
    exists: dict[Group, Mask] = {}
    owners = ((OWN, seat.own), (STRANGER, seat.strangers(len(lanes.at), lanes.everywhere)))
    for whose, owned in owners:
        for character, theirs in enumerate(owned):
            if not theirs:
                continue
            for code, standing in enumerate(lanes.at[character][:_ABLE_PLACES]):
                able = standing & theirs & ways[code]
                if able:
                    group = (whose, min(code, WC_SLOT))
                    groups.setdefault(group, []).append((character, able))
                    exists[group] = exists.get(group, 0) | able
    wanted = _climbs_wanted(seat, lanes.live, noes, lead, exists, dice)
    candidates = [0] * len(lanes.at)
    for group, members in groups.items():
        want = wanted[group]
        if want:
            for character, able in members:
                candidates[character] |= able & want
    return dice.pick(candidates)


def wish_to_place(lanes: Lanes, seat: LaneSeat, dice: Dice) -> tuple[list[Mask], list[Mask]]:
    """Per character and per floor, where the seat in turn places it and there."""
    characters = len(lanes.at)
    in_tray = [place[Place.TRAY] for place in lanes.at]
    owned = [
        [*seat.own, *[0] * (characters - len(seat.own))],
        seat.strangers(characters, lanes.everywhere),
    ]
    whose = [
        union(tray & theirs for tray, theirs in zip(in_tray, owners, strict=True))
        for owners in owned
    ]
    exists = {
        (owner, floor): having ^ (having & lanes.full(floor))
        for owner, having in enumerate(whose)
        for floor in PLACING
    }
    slip = dice.rarely(PLACE_SLIP_HALVINGS) if seat.slips else 0
    wanted = dict.fromkeys(exists, slip)
    for style, where in seat.places:
        _grant_first(where ^ (where & slip), style.wishes, exists, wanted)
    picked = dice.pick([wanted[group] & exists[group] for group in exists])
    floors = [0] * (max(PLACING) + 1)
    owners_picked = [0, 0]
    for (owner, floor), here in zip(exists, picked, strict=True):
        floors[floor] |= here
        owners_picked[owner] |= here
    candidates = [
        tray & ((owners_picked[OWN] & own) | (owners_picked[STRANGER] & other))
        for tray, own, other in zip(in_tray, owned[OWN], owned[STRANGER], strict=True)
    ]
    return dice.pick(candidates), floors


def _climbs_wanted(
    seat: LaneSeat,
    live: Mask,
    noes: Mask,
    lead: Planes,
    exists: dict[Group, Mask],
    dice: Dice,
) -> dict[Group, Mask]:
    """Per group, where the seat wants one of it."""
    slip = dice.rarely(CLIMB_SLIP_HALVINGS) & live if seat.slips else 0
    # Where the seat slips it wants every group alike, and no wish of its style adds to that.
    wanted = dict.fromkeys(exists, slip)
    moods = {Mood.ALWAYS: live, Mood.ARMED: noes}
    unslipped = live ^ slip
    # Styles share a few bars between them, so each bar is compared with the leads once.
    ahead: dict[int, Mask] = {}
    for style, where in seat.climbs:
        rest = where & unslipped
        if not rest:
            continue
        if style.bar not in ahead:
            ahead[style.bar] = bit_planes.at_least(lead, style.bar - GAIN_OF_THRONE, live)
        moods[Mood.AHEAD] = ahead[style.bar]
        for mood, wishes in style.wishes:
            here = rest & moods[mood]
            if here:
                rest ^= here  # the first list whose mood holds is the one that is followed
                _grant_first(here, wishes, exists, wanted)
    return wanted


def _grant_first(
    lanes: Mask,
    wishes: Iterable[Wish],
    exists: dict[Group, Mask],
    wanted: dict[Group, Mask],
) -> None:
    """Add to `wanted`, in each lane, the first wish of which something exists."""
    for wish in wishes:
        granted = lanes & union(exists.get(group, 0) for group in wish)
        if granted:
            for group in wish:
                if group in wanted:
                    wanted[group] |= granted
            lanes ^= granted
            if not lanes:
                return
