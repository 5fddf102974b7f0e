"""Words that have a box of their own stay inside it, as large as they can."""

from __future__ import annotations

import pytest

from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.lettering.fitting import fitting_size
from kingup_game.stage.lettering.text_styles import TextStyle


def square(size: float) -> tuple[float, float]:
    return size * 4, size


def test_words_that_fit_keep_their_size() -> None:
    assert fitting_size(40, 28, (160, 40), square, square) == 40


def test_words_that_do_not_fit_get_as_small_as_they_must() -> None:
    assert fitting_size(80, 20, (160, 200), square, square) == pytest.approx(40, abs=1)


def test_words_never_get_smaller_than_the_smallest_size() -> None:
    assert fitting_size(80, 28, (10, 10), square, square) == 28


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_style_with_a_room_keeps_its_words_inside_at_every_text_size(
    painter: Painter, percent: int
) -> None:
    painter.lettering.use(painter.viewport, text_percent=percent)
    style = TextStyle(size=44, fit=(230, 60))
    width, height = painter.measure("Brunhilde II.", style)
    assert width <= 230
    assert height <= 60
    assert width > 150


def test_a_guess_that_is_far_off_changes_nothing() -> None:
    tall = fitting_size(80, 20, (160, 200), square, lambda size: (0, size))
    assert tall == fitting_size(80, 20, (160, 200), square, lambda _: (1000, 1000))
    assert tall == pytest.approx(40, abs=1)
