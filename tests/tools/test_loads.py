"""What the stage's bench carries can be carried: a load that breaks is found here, and not on the
one quiet machine that was waited for."""

from __future__ import annotations

from tools.loads import evening
from tools.loads.slow_clock import SlowClock

SMALL = 640, 360


def test_an_evening_is_played_from_its_title_to_its_title_and_tells_what_it_holds() -> None:
    found = evening.spent(SMALL, "classic", 3, 400, 1, "hurry", rounds=1)
    assert len(found.held) == 1
    assert 0 < found.held[0] <= found.most_held + 1


def test_on_a_slow_machine_an_evening_tells_its_steps_and_what_was_taken_back() -> None:
    """One that ends after a look at a lesson: a match is played in the evening above."""
    found = evening.spent(SMALL, "classic", 3, 400, 0, "slow", rounds=1)
    assert 0 < found.steps_a_second <= 61
    assert found.given_up[0] == found.given_up[-1] == []


def test_a_slow_clock_goes_by_work_and_by_sleep_and_stands_still_for_others() -> None:
    worked = iter([0.0, 1.0, 5.0, 7.0, 8.0])
    clock = SlowClock(3, worked=lambda: next(worked))
    assert clock.work() == 3
    with clock.stopped():
        pass  # from 5 to 7
    clock.sleep(0.5)
    assert clock.now() == 15 + 3 + 0.5
