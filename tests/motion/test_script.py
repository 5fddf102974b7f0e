from __future__ import annotations

from collections.abc import Callable

import pytest

from kingup_game.motion.director import HURRY_TICKS, Director, ScriptRunner
from kingup_game.motion.pace import Pace
from kingup_game.motion.script import (
    Beat,
    Script,
    at_pace,
    call,
    frames,
    glide,
    then,
    together,
    tween,
    variant,
)
from kingup_game.motion.tween import ease_out_back, linear

Note = Callable[[object], None]


def ticks_until_done(script: Script, pace: Pace | None = None) -> int:
    runner = ScriptRunner(script, pace or Pace())
    ticks = 0
    while not runner.done:
        runner.advance()
        ticks += 1
    return ticks


def of(*beats: Beat) -> Script:
    yield from beats


def test_a_tween_takes_its_ticks_and_ends_exactly_on_its_goal() -> None:
    seen: list[float] = []
    assert ticks_until_done(of(tween(seen.append, 10, 20, 4, linear))) == 4
    assert seen == [10, 12.5, 15, 17.5, 20]


def test_beats_follow_each_other_and_those_together_run_at_once() -> None:
    assert ticks_until_done(of(3, together(5, 2), then(1, 1))) == 10


def test_a_script_within_a_script_reads_as_one_beat() -> None:
    seen: list[str] = []

    def inner() -> Script:
        seen.append("inner begins")
        yield 2
        seen.append("inner ends")

    def outer() -> Script:
        yield inner()
        seen.append("outer ends")

    assert ticks_until_done(outer()) == 2
    assert seen == ["inner begins", "inner ends", "outer ends"]


def test_the_first_beat_begins_before_any_time_passes() -> None:
    seen: list[str] = []
    ScriptRunner(of(call(lambda: seen.append("now")), 3))
    assert seen == ["now"]


@pytest.mark.parametrize(("percent", "ticks"), [(50, 60), (100, 30), (150, 20), (400, 8)])
def test_speed_changes_how_long_it_takes(percent: int, ticks: int) -> None:
    script = of(7, 8, 15)
    assert ticks_until_done(script, Pace(percent)) == ticks


@pytest.mark.parametrize("percent", [50, 100, 300, 400])
def test_frames_are_as_many_at_any_speed_and_pace(percent: int) -> None:
    assert ticks_until_done(of(at_pace(0.5, frames(3))), Pace(percent)) == 3


def test_no_time_is_lost_between_beats_at_odd_speeds() -> None:
    one_long = ticks_until_done(of(70), Pace(130))
    many_short = ticks_until_done(of(*[1] * 70), Pace(130))
    assert one_long == many_short


def test_speeds_beyond_the_limits_are_refused() -> None:
    for percent in (49, 401):
        with pytest.raises(ValueError, match="50 to 400"):
            Pace(percent)


def test_finish_plays_every_beat_to_its_end_state() -> None:
    places: list[tuple[float, float]] = []
    order: list[str] = []

    def script() -> Script:
        yield glide(lambda x, y: places.append((x, y)), (0, 0), (7, 9), 30)
        order.append("after the glide")
        yield together(
            tween(lambda v: order.append(f"a {v:g}"), 0, 1, 9),
            then(5, call(lambda: order.append("b"))),
        )
        order.append("end")

    runner = ScriptRunner(script())
    runner.advance(3)
    runner.finish()
    assert runner.done
    assert places[-1] == (7, 9)
    assert order[0] == "after the glide"
    assert "b" in order
    assert "a 1" in order
    assert order[-1] == "end"


def test_finish_at_any_tick_ends_in_the_same_state_as_playing_on() -> None:
    def play(stop_at: int) -> dict[str, float]:
        state: dict[str, float] = {}

        def script() -> Script:
            yield tween(lambda v: state.__setitem__("x", v), 0, 5, 6, ease_out_back())
            yield variant(lambda: tween(lambda v: state.__setitem__("y", v), 1, 2, 4), lambda: 0)
            yield together(3, tween(lambda v: state.__setitem__("z", v), 8, 3, 5))

        runner = ScriptRunner(script())
        runner.advance(stop_at)
        runner.finish()
        return state

    assert all(play(tick) == {"x": 5, "y": 2, "z": 3} for tick in range(20))


def test_a_hurried_script_is_over_within_a_tenth_of_a_second() -> None:
    runner = ScriptRunner(of(*[100] * 50))
    runner.advance(3)
    runner.hurry()
    runner.advance(HURRY_TICKS)
    assert runner.done
    assert HURRY_TICKS <= 6


def test_a_hurried_script_still_shows_some_of_its_way() -> None:
    seen: list[float] = []
    runner = ScriptRunner(of(tween(seen.append, 0, 1, 100, linear)))
    runner.hurry()
    runner.advance(3)
    assert 0.1 < seen[-1] < 0.3


def test_an_endless_script_is_found_out_when_it_should_finish() -> None:
    def endless() -> Script:
        while True:
            yield 1

    with pytest.raises(RuntimeError, match="never ends"):
        ScriptRunner(endless()).finish()


def test_reduced_motion_plays_the_calm_variant() -> None:
    def script() -> Script:
        yield variant(lambda: 10, lambda: 2)

    assert ticks_until_done(script(), Pace(100)) == 10
    assert ticks_until_done(script(), Pace(100, reduced=True)) == 2


def test_a_quick_pace_plays_the_quick_variant_and_calm_comes_before_it() -> None:
    seen: list[str] = []

    def noted(name: str) -> Callable[[], Beat]:
        return lambda: call(lambda: seen.append(name))

    for pace in (Pace(200), Pace(300), Pace(400), Pace(400, reduced=True)):
        ticks_until_done(of(variant(noted("full"), noted("calm"), noted("quick"))), pace)
        ticks_until_done(of(variant(noted("full"), noted("calm"))), pace)
    assert seen == ["full", "full", "quick", "full", "quick", "full", "calm", "calm"]


def test_reduced_motion_overshoots_nothing() -> None:
    seen: list[float] = []
    ticks_until_done(of(tween(seen.append, 0, 1, 30, ease_out_back(0.3))), Pace(reduced=True))
    assert max(seen) == 1


def test_the_director_plays_scripts_in_order() -> None:
    seen: list[str] = []

    def named(name: str) -> Script:
        seen.append(f"{name} begins")
        yield 3
        seen.append(f"{name} ends")

    director = Director()
    director.play(named("a"))
    director.play(named("b"))
    director.advance(2)
    assert seen == ["a begins"]
    director.advance(4)
    assert seen == ["a begins", "a ends", "b begins", "b ends"]
    assert not director.busy


def test_hurrying_the_director_ends_all_that_waits() -> None:
    seen: list[str] = []

    def named(name: str) -> Script:
        yield 200
        seen.append(name)

    director = Director()
    for name in "abc":
        director.play(named(name))
    director.hurry()
    director.advance(HURRY_TICKS)
    assert seen == ["a", "b", "c"]
    assert not director.busy


def test_the_director_plays_at_its_own_pace_again_after_a_hurry() -> None:
    director = Director()
    director.play(of(50))
    director.hurry()
    director.advance(10)
    director.play(of(5))
    director.advance(4)
    assert director.busy
    director.advance(1)
    assert not director.busy


def test_a_script_without_beats_is_over_at_once() -> None:
    director = Director()
    director.play(of())
    assert not director.busy
