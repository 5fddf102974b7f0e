from __future__ import annotations

import itertools

import pytest

from kingup_game.stage.canvas.viewport import Viewport

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 1024), (2560, 1080), (1366, 768)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_design_is_visible_in_any_window(size: tuple[int, int]) -> None:
    view = Viewport(*size)
    left, top = view.to_px(0, 0)
    right, bottom = view.to_px(1920, 1080)
    assert 0 <= left < right <= size[0]
    assert 0 <= top < bottom <= size[1]
    assert left == pytest.approx(size[0] - right, abs=1)
    assert left == 0 or top == 0


@pytest.mark.parametrize("size", SIZES)
def test_pixels_and_design_are_each_others_inverse(size: tuple[int, int]) -> None:
    view = Viewport(*size, 93)
    for place in ((0, 0), (1920, 1080), (713, 222.5)):
        back = view.to_design(*view.to_px(*place))
        assert back == pytest.approx(place, abs=1 / view.scale)


def test_a_safe_area_draws_the_design_smaller_in_the_middle() -> None:
    view = Viewport(1920, 1080, 90)
    assert view.to_px(0, 0) == (96, 54)
    assert view.to_px(1920, 1080) == (1824, 1026)
    assert view.window_units() == pytest.approx((-106.67, -60, 2133.33, 1200), abs=0.01)


def test_a_safe_area_is_never_smaller_than_nine_tenths() -> None:
    assert Viewport(1920, 1080, 40).scale == pytest.approx(0.9)


def test_neighbouring_boxes_share_their_edge() -> None:
    view = Viewport(1366, 768)
    boxes = [view.rect_px(x * 37.3, 10, 37.3, 20) for x in range(40)]
    assert all(a.right == b.left for a, b in itertools.pairwise(boxes))


def test_a_length_is_at_least_a_pixel() -> None:
    assert Viewport(1280, 720).length_px(0.2) == 1
