"""The curves the cast is drawn with."""

from __future__ import annotations

import re

from tools.studio.cast.curves import bounds, brush, closed, ellipse, flank, symmetric


def coordinates(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", path)]


def test_a_sharp_corner_has_no_handles() -> None:
    start, leaving = coordinates(closed([(0, 0, 0), (10, 0), (10, 10)]))[:2]
    assert leaving == start


def test_a_symmetric_shape_is_its_own_mirror_image() -> None:
    points = set(coordinates(symmetric([(50, 0), (80, 30), (50, 90)], axis=50)))
    assert {(100 - x, y) for x, y in points} == points


def test_a_flank_lies_on_the_side_asked_for() -> None:
    assert flank(-1, [(10, 5, 0)], axis=100) == [(90, 5, 0)]
    assert flank(1, [(10, 5)], axis=100) == [(110, 5)]


def test_a_brush_stroke_is_thickest_in_the_middle() -> None:
    edge = [y for _, y in coordinates(brush([(0, 0), (50, 0), (100, 0)], 10))]
    assert max(edge) == 5.0
    assert abs(edge[0]) < 1.0


def test_bounds_hold_curves_and_arcs() -> None:
    assert bounds("M10,20L30,5H40V50Z", margin=1) == (9, 4, 41, 51)
    left, top, right, bottom = bounds(ellipse(100, 100, 20, 10), margin=0)
    assert left <= 80
    assert right >= 120
    assert top <= 90
    assert bottom >= 110
