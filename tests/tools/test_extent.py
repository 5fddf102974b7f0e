"""The box around a path must hold the whole shape, or its shade is cut off."""

from __future__ import annotations

import pytest

from tools.studio.signs.drawing import box, circle, polygon
from tools.studio.signs.extent import Box, extent


def holds(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and outer[2] >= inner[2]
        and outer[3] >= inner[3]
    )


@pytest.mark.parametrize(
    ("path", "reach"),
    [
        ("M10 20L30 5H50V40Z", (10, 5, 50, 40)),
        ("M10 20l20-15h20v35z", (10, 5, 50, 40)),
        ("M0 0Q10-8 20 0", (0, -4, 20, 0)),
        ("m5 5c0-9 20-9 20 0z", (5, -2, 25, 5)),
        ("M.5.5L-1.250-2", (-1.25, -2, 0.5, 0.5)),
        (circle(50, 50, 30), (20, 20, 80, 80)),
        (box(3, 4, 50, 60, 12), (3, 4, 53, 64)),
        (polygon([(1, 2), (7, -3), (4, 9)]), (1, -3, 7, 9)),
    ],
)
def test_the_box_holds_the_shape(path: str, reach: Box) -> None:
    assert holds(extent(path), reach)


def test_straight_lines_are_boxed_exactly() -> None:
    assert extent("M10 20L30 5H50V40Z") == (10, 5, 50, 40)


def test_after_closing_the_pen_is_back_at_the_start() -> None:
    assert extent("M10 10h5v5zl-3-3") == (7, 7, 15, 15)
