from __future__ import annotations

import itertools

import pytest

from kingup_game.motion import ticks, tween

EASES = [
    tween.linear,
    tween.ease_in,
    tween.ease_out,
    tween.ease_in_out,
    tween.ease_out_cubic,
    tween.ease_out_bounce,
    tween.ease_out_back(0.08),
]


@pytest.mark.parametrize("ease", EASES)
def test_every_ease_begins_at_its_start_and_ends_on_its_goal(ease: tween.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("overshoot", [0.02, 0.08, 0.25])
def test_ease_out_back_passes_its_goal_by_just_the_overshoot(overshoot: float) -> None:
    ease = tween.ease_out_back(overshoot)
    highest = max(ease(step / 1000) for step in range(1001))
    assert highest - 1.0 == pytest.approx(overshoot, abs=1e-4)


def test_ease_out_back_without_overshoot_never_passes_its_goal() -> None:
    ease = tween.ease_out_back(0.0)
    assert all(ease(step / 100) <= 1.0 + 1e-9 for step in range(101))


def test_a_bounce_has_no_jumps() -> None:
    values = [tween.ease_out_bounce(step / 1000) for step in range(1001)]
    assert max(abs(a - b) for a, b in itertools.pairwise(values)) < 0.01


def test_a_thrown_thing_is_highest_in_the_middle() -> None:
    assert tween.arc_of_parabola(0.5) == 1.0
    assert tween.arc_of_parabola(0.0) == pytest.approx(tween.arc_of_parabola(1.0), abs=1e-9)


def test_milliseconds_become_the_nearest_whole_ticks() -> None:
    assert [ticks(420), ticks(100), ticks(1)] == [25, 6, 1]
