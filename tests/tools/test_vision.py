"""The measures of sight, against published values and plain cases."""

from __future__ import annotations

import numpy as np
import pytest

from tools.studio.vision import EYES, difference, lab, luminance, seen_by


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_published_test_pairs(
    one: tuple[float, ...], other: tuple[float, ...], expected: float
) -> None:
    assert difference(np.array(one), np.array(other)) == pytest.approx(expected, abs=1e-4)


def test_white_is_white_to_all_eyes() -> None:
    for eyes in EYES:
        assert seen_by(eyes, np.ones(3)) == pytest.approx(np.ones(3), abs=0.01)


def test_the_red_blind_confuse_red_and_green_more_than_others_do() -> None:
    red, green = np.array([0.6, 0.3, 0.1]), np.array([0.35, 0.45, 0.1])
    apart = {eyes: float(_apart(eyes, red, green)) for eyes in EYES}
    assert apart["protanopia"] < apart["normal"] / 2
    assert apart["deuteranopia"] < apart["normal"] / 2
    assert apart["tritanopia"] > apart["normal"] / 2


def _apart(eyes: str, one: np.ndarray, other: np.ndarray) -> float:
    return float(difference(lab(seen_by(eyes, one)), lab(seen_by(eyes, other))))


def test_greyscale_keeps_luminance() -> None:
    colour = np.array([0.2, 0.5, 0.8])
    grey = seen_by("greyscale", colour)
    assert grey[0] == pytest.approx(grey[2])
    assert luminance(grey) == pytest.approx(float(luminance(colour)), abs=0.001)
