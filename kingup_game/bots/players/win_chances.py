"""How good an end of the round is: the chance to win the match from the totals it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erf, sqrt
from typing import Final

from kingup_game.bots.lanes import bit_planes
from kingup_game.bots.lanes.bit_planes import Planes
from kingup_game.bots.lanes.rollout import Rollout
from kingup_game.engine.scoring import LAST_ROUND, PERFECT_ZERO

_TOTAL_SIZE: Final = 9
_ROUND_SPREAD: Final = 9.0
"""By how much the gap to the best rival spreads in a round."""


@cache
def chance_of_margin(margin: int, rounds_left: int) -> float:
    """The chance to win from `margin` points ahead of the best rival (behind, if negative).

    >>> chance_of_margin(3, rounds_left=0), chance_of_margin(0, rounds_left=0)
    (1.0, 0.5)
    >>> round(chance_of_margin(3, rounds_left=1), 2)
    0.63
    """
    if rounds_left == 0:
        return 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return (1 + erf(margin / (_ROUND_SPREAD * sqrt(2 * rounds_left)))) / 2


def margins(rollout: Rollout, seat: int, totals: Sequence[int], round_number: int) -> Planes:
    """Per lane, how far `seat` is ahead of its best rival once this round is scored.

    After the last round a favourite in the castle, which breaks ties, counts as an eighth.
    """
    terms, everywhere = rollout.lanes.terms, rollout.lanes.everywhere
    is_last = round_number == terms.rounds
    zero_pays = round_number == LAST_ROUND and terms.house.zero_is_33
    results = []
    for other, total in enumerate(totals):
        result = rollout.worth(other)
        result += [result[-1]] * (_TOTAL_SIZE - len(result))
        if zero_pays:
            anything = 0
            for plane in result:
                anything |= plane
            bit_planes.add_number(result, PERFECT_ZERO, everywhere & ~anything)
        bit_planes.add_number(result, total, everywhere)
        if is_last:
            result = [*rollout.castle(other), *result]
        results.append(result)
    own = results.pop(seat)
    best = results[0]
    for rival in results[1:]:
        best = bit_planes.choose(bit_planes.greater(rival, best, everywhere), rival, best)
    bit_planes.subtract(own, best, everywhere)
    return own


def block_chances(margin: Planes, rounds_left: int, blocks: int, block_width: int) -> list[float]:
    """The mean chance in each block of `block_width` lanes."""
    sums = [0.0] * blocks
    size = block_width // 8
    for number, lanes in bit_planes.parts(margin, (1 << blocks * block_width) - 1):
        chance = chance_of_margin(number, rounds_left)
        if not chance:
            continue
        bits = lanes.to_bytes(blocks * size, "little")
        for block in range(blocks):
            here = bits[block * size : (block + 1) * size]
            sums[block] += chance * int.from_bytes(here, "little").bit_count()
    return [total / block_width for total in sums]
