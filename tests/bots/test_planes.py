"""Arithmetic in planes is arithmetic."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingup_game.bots.lanes import bit_planes

SIZE = 7
EVERYWHERE = (1 << 16) - 1
numbers = st.lists(st.integers(-30, 30), min_size=16, max_size=16)


def _planes(values: list[int]) -> bit_planes.Planes:
    return [
        sum((value >> bit & 1) << lane for lane, value in enumerate(values)) for bit in range(SIZE)
    ]


def _numbers(kept: bit_planes.Planes) -> list[int]:
    found = [0] * 16
    for number, lanes in bit_planes.parts(kept, EVERYWHERE):
        for lane in range(16):
            if lanes >> lane & 1:
                found[lane] = number
    return found


@given(numbers, numbers)
def test_adding_and_subtracting(left: list[int], right: list[int]) -> None:
    total, gap = _planes(left), _planes(left)
    bit_planes.add(total, _planes(right))
    bit_planes.subtract(gap, _planes(right), EVERYWHERE)
    assert _numbers(total) == [a + b for a, b in zip(left, right, strict=True)]
    assert _numbers(gap) == [a - b for a, b in zip(left, right, strict=True)]


@given(numbers, st.integers(-30, 30), st.integers(0, EVERYWHERE))
def test_a_number_is_added_in_its_lanes_only(values: list[int], more: int, lanes: int) -> None:
    total = _planes(values)
    bit_planes.add_number(total, more, lanes)
    expected = [value + (more if lanes >> lane & 1 else 0) for lane, value in enumerate(values)]
    assert _numbers(total) == expected


@given(numbers, st.integers(-40, 40))
def test_comparing_with_a_number(values: list[int], bound: int) -> None:
    expected = sum((value >= bound) << lane for lane, value in enumerate(values))
    assert bit_planes.at_least(_planes(values), bound, EVERYWHERE) == expected


@given(numbers, numbers)
def test_comparing_lane_by_lane_and_choosing_the_greater(left: list[int], right: list[int]) -> None:
    one, other = _planes(left), _planes(right)
    above = bit_planes.greater(one, other, EVERYWHERE)
    assert above == sum(
        (a > b) << lane for lane, (a, b) in enumerate(zip(left, right, strict=True))
    )
    assert _numbers(bit_planes.choose(above, one, other)) == list(map(max, left, right))
