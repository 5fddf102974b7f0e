"""Whole numbers in lanes: a list of planes, the lowest bit first, the last one the sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingup_game.bots.lanes import Mask

Planes = list[Mask]


def add(to: Planes, planes: Sequence[Mask], carry: Mask = 0) -> None:
    """Add, plane by plane; `planes` may be shorter if it is not negative."""
    for bit, plane in enumerate(planes):
        old = to[bit]
        half = old ^ plane
        to[bit] = half ^ carry
        carry = (old & plane) | (half & carry)
    bit = len(planes)
    while carry and bit < len(to):
        old = to[bit]
        to[bit] = old ^ carry
        carry &= old
        bit += 1


def subtract(to: Planes, planes: Sequence[Mask], everywhere: Mask) -> None:
    """Subtract `planes`, which must be as long as `to`."""
    add(to, [plane ^ everywhere for plane in planes], everywhere)


def add_number(to: Planes, number: int, lanes: Mask) -> None:
    """Add one number in some lanes only."""
    if lanes:
        add(to, [lanes if number >> bit & 1 else 0 for bit in range(len(to))])


def at_least(planes: Sequence[Mask], number: int, everywhere: Mask) -> Mask:
    """The lanes where the signed number in `planes` is `number` or more."""
    above, equal = 0, everywhere
    for bit in range(len(planes) - 1, -1, -1):
        plane = planes[bit] if bit < len(planes) - 1 else planes[bit] ^ everywhere
        wanted = bool(number >> bit & 1) != (bit == len(planes) - 1)
        if wanted:
            equal &= plane
        else:
            above |= equal & plane
            equal &= ~plane
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
        above |= equal & left & ~right
        equal &= ~(left ^ right)
    return above


def parts(planes: Sequence[Mask], lanes: Mask) -> Iterator[tuple[int, Mask]]:
    """Each signed number that occurs in `lanes`, and where."""
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
