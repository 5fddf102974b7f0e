"""Whole numbers in lanes: a list of planes, the lowest bit first, the last one the sign.

Plane n holds bit n of the number of every lane, in two's complement. So the textbook circuits for
adding and comparing work on all lanes at once, at the price of one pass over the planes.

>>> numbers = [0b0011, 0b0101, 0]  # lane 0 holds 3, lane 1 holds 1, lane 2 holds 2, lane 3 holds 0
>>> add(numbers, [0b1100])
>>> sorted((number, bin(lanes)) for number, lanes in parts(numbers, 0b1111))
[(1, '0b1010'), (3, '0b101')]
>>> bin(at_least(numbers, 2, everywhere=0b1111))
'0b101'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingup_game.bots.lanes.many_rounds import Mask

Planes = list[Mask]


def add(to: Planes, planes: Sequence[Mask], carry: Mask = 0) -> None:
    """Add, plane by plane; `planes` may be shorter if it is not negative."""
    for bit, plane in enumerate(planes):
        old = to[bit]
        half = old ^ plane
        to[bit] = half ^ carry
        carry = (old & plane) | (half & carry)
    # Above the last plane only the carry is left, and it soon dies out in all lanes.
    bit = len(planes)
    while carry and bit < len(to):
        old = to[bit]
        to[bit] = old ^ carry
        carry &= old
        bit += 1


def subtract(to: Planes, planes: Sequence[Mask], everywhere: Mask) -> None:
    """Subtract `planes`, which must be as long as `to`."""
    # To take a number away is to add its complement and one; the one comes in as the first carry.
    add(to, [plane ^ everywhere for plane in planes], everywhere)


def add_number(to: Planes, number: int, lanes: Mask) -> None:
    """Add one number in some lanes only."""
    if lanes:
        add(to, [lanes if number >> bit & 1 else 0 for bit in range(len(to))])


def at_least(planes: Sequence[Mask], number: int, everywhere: Mask) -> Mask:
    """The lanes where the signed number in `planes` is `number` or more."""
    # From the highest bit down, a lane is decided at the first bit that differs. The sign counts
    # against a number, so it is compared the other way round.
    sign = len(planes) - 1
    below_zero = everywhere & planes[sign]
    if number < 0:
        above, equal = everywhere ^ below_zero, below_zero
    else:
        above, equal = 0, everywhere ^ below_zero
    for bit in range(sign - 1, -1, -1):
        both = equal & planes[bit]
        if number >> bit & 1:
            equal = both
        else:
            above |= both
            equal ^= both
    return above | equal


def choose(condition: Mask, yes: Sequence[Mask], no: Sequence[Mask]) -> Planes:
    """`yes` where the condition holds, `no` elsewhere."""
    return [
        otherwise ^ (condition & (so ^ otherwise)) for so, otherwise in zip(yes, no, strict=True)
    ]


def greater(one: Sequence[Mask], other: Sequence[Mask], everywhere: Mask) -> Mask:
    """Where `one` is above `other`; both signed and of one length."""
    above, equal = 0, everywhere
    sign = len(one) - 1
    for bit in range(sign, -1, -1):
        left, right = one[bit], other[bit]
        if bit == sign:
            left, right = right, left
        differ = equal & (left ^ right)
        above |= differ & left
        equal ^= differ
    return above


def parts(planes: Sequence[Mask], lanes: Mask) -> Iterator[tuple[int, Mask]]:
    """Each signed number that occurs in `lanes`, and where."""
    # Few different numbers occur in thousands of lanes: whoever must look each one up in a table
    # does so once a number, not once a lane.
    sign = len(planes) - 1
    stack = [(0, sign, lanes)]
    while stack:
        number, bit, here = stack.pop()
        if bit < 0:
            yield number, here
            continue
        ones = here & planes[bit]
        zeros = here ^ ones
        if zeros:
            stack.append((number, bit - 1, zeros))
        if ones:
            weight = 1 << bit
            stack.append((number - weight if bit == sign else number + weight, bit - 1, ones))
