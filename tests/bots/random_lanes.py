"""Random play in lanes: every legal action equally likely, thousands of rounds at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from kingup_game.bots.lanes.many_rounds import PLACING, Lanes, Mask
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.state import empty_board, full_hands

BATCH_WIDTH = 4096
"""As many lanes as keep all planes of a batch in the processor's caches."""


@dataclass(frozen=True, slots=True)
class LaneStep:
    """What one seat, or an election, did in all lanes: masks per character, floor or seat."""

    seat: int
    placed: Sequence[Mask] = ()
    floors: Sequence[Mask] = ()
    climbed: Sequence[Mask] = ()
    noes: Sequence[Mask] = ()
    aches: Sequence[Mask] = ()


@dataclass(frozen=True, slots=True)
class RoundStatistics:
    """What random rounds were like."""

    rounds: int
    climbs: int
    elections: int
    crowned: tuple[int, ...]
    """How often each character was crowned, in the order of the board."""


def random_rounds(terms: Terms, count: int, seed: int) -> RoundStatistics:
    """Play `count` whole rounds at random, each from a fresh deal, placing included."""
    source = Random(seed)
    climbs = elections = 0
    crowned = [0] * len(terms.characters)
    left = count
    while left > 0:
        lanes = fresh_lanes(terms, min(left, BATCH_WIDTH))
        left -= lanes.width
        for step in random_round(lanes, source):
            climbs += sum(mask.bit_count() for mask in step.climbed)
            elections += lanes.nominated.bit_count()
        for character, place in enumerate(lanes.at):
            crowned[character] += place[Place.THRONE].bit_count()
    return RoundStatistics(count, climbs, elections, tuple(crowned))


def fresh_lanes(terms: Terms, width: int) -> Lanes:
    """Rounds that have just been dealt. Goals bear on no rule, so lanes know none."""
    return Lanes(terms, empty_board(terms), full_hands(terms), width)


def random_round(lanes: Lanes, source: Random, first: int = 0) -> Iterator[LaneStep]:
    """Play all lanes to their ends, from the first placement, step by step."""
    players = lanes.terms.players
    for turn in range(lanes.terms.placements):
        seat = (first + turn) % players
        in_tray = [place[Place.TRAY] for place in lanes.at]
        floors = [0, *(lanes.everywhere & ~lanes.full(floor) for floor in PLACING)]
        placed, on = pick(in_tray, source), pick(floors, source)
        lanes.put(placed, on)
        if turn == lanes.terms.placements - 1:
            lanes.serve_leftovers()
        yield LaneStep(seat, placed=placed, floors=on)
    seat = first
    while lanes.live:
        ways = lanes.ways()
        climbed = pick([_able_to_climb(place, ways) for place in lanes.at], source)
        lanes.climb(climbed)
        yield LaneStep(seat, climbed=climbed)
        if lanes.nominated:
            yield _random_election(lanes, seat, source)
        seat = (seat + 1) % players


def pick(options: Sequence[Mask], source: Random) -> list[Mask]:
    """In each lane one of the options that hold it, all equally likely (fifteen at most)."""
    planes = [0, 0, 0, 0]
    for option in options:
        _add_one(planes, option)
    ranks = _ranks_below(planes, source)
    return [_take_if_next(option, ranks) for option in options]


def _ranks_below(counts: Sequence[Mask], source: Random) -> list[Mask]:
    """A number below the count in each lane, all equally likely, with a plane of lanes passed."""
    ones, twos, fours, eights = counts
    pending = ones | twos | fours | eights
    width = pending.bit_length()
    needs = (
        twos | fours | eights,
        (ones & twos) | fours | eights,
        ((ones | twos) & fours) | eights,
        (ones | twos | fours) & eights,
    )
    ranks = [0, 0, 0, 0]
    while pending:
        below = 0
        for bit, (need, count) in enumerate(zip(needs, counts, strict=True)):
            drawn = source.getrandbits(width) & need
            ranks[bit] |= drawn & pending
            below = (count & ~drawn) | (below & ~(count ^ drawn))
        pending &= ~below
        ranks = [rank & ~pending for rank in ranks]
    return [*ranks, 0]


def _take_if_next(option: Mask, ranks: list[Mask]) -> Mask:
    """The lanes of `option` whose rank is down to nothing; elsewhere it counts down by one."""
    ones, twos, fours, eights, taken = ranks
    here = option & ~taken
    last = here & ~(ones | twos | fours | eights)
    borrow = here & ~last
    ranks[0], borrow = ones ^ borrow, borrow & ~ones
    ranks[1], borrow = twos ^ borrow, borrow & ~twos
    ranks[2], borrow = fours ^ borrow, borrow & ~fours
    ranks[3] = eights ^ borrow
    ranks[4] = taken | last
    return last


def _add_one(planes: list[Mask], lanes: Mask) -> None:
    for bit, plane in enumerate(planes):
        planes[bit] = plane ^ lanes
        lanes &= plane
        if not lanes:
            return


def _able_to_climb(place: Sequence[Mask], ways: Sequence[Mask]) -> Mask:
    able = 0
    for standing, way in zip(place, ways, strict=True):
        able |= standing & way
    return able


def _random_election(lanes: Lanes, crown: int, source: Random) -> LaneStep:
    noes: list[Mask] = []
    aches: list[Mask] = []
    against = aching = 0
    for seat, heap in enumerate(lanes.nos):
        cards = (lanes.nominated, lanes.nominated & heap[0], lanes.nominated & lanes.aches[seat])
        _, no, ache = pick(cards, source)
        lanes.spend_no(seat, no)
        lanes.aches[seat] ^= ache
        noes.append(no)
        aches.append(ache)
        against |= no
        aching |= ache
    lanes.elect(against, aching)
    return LaneStep(crown, noes=noes, aches=aches)
