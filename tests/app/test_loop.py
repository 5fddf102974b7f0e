from __future__ import annotations

import pytest

from kingup_game.app.loop import MOST_TICKS_A_FRAME, TICK_SECONDS, Loop


class Room:
    """A clock moved by hand, and a world that counts."""

    def __init__(self, work_seconds: list[float] | None = None) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        self.order: list[str] = []
        self.work_seconds = list(work_seconds or [])
        self.late_by: list[float] = []
        self.loop = Loop(
            lambda: self.order.append("poll"),
            lambda: self.order.append("update"),
            self.draw,
            clock=lambda: self.now,
            sleep=self.sleep,
            note_late=self.late_by.append,
        )

    def draw(self) -> None:
        self.order.append("draw")
        if self.work_seconds:
            self.now += self.work_seconds.pop(0)

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def test_a_frame_polls_then_updates_then_draws() -> None:
    room = Room()
    room.loop.run(frames=2)
    assert room.order == ["poll", "update", "draw"] * 2


def test_sixty_frames_of_light_work_take_one_second() -> None:
    room = Room([0.002] * 60)
    room.loop.run(frames=60)
    assert abs(room.now - 101.0) < 1e-6
    assert room.loop.ticks == 60
    assert all(abs(nap - (TICK_SECONDS - 0.002)) < 1e-6 for nap in room.slept)


def test_a_slow_frame_is_made_up_for_in_ticks() -> None:
    room = Room([2.5 * TICK_SECONDS, 0.0])
    room.loop.run(frames=2)
    assert room.order.count("update") == 3
    assert room.order.count("draw") == 2


def test_after_a_long_stop_the_backlog_is_dropped() -> None:
    room = Room([10.0, 0.0, 0.0])
    room.loop.run(frames=3)
    assert room.loop.ticks == 1 + MOST_TICKS_A_FRAME + 1


def test_the_same_input_gives_the_same_ticks_at_any_machine_speed() -> None:
    fast, slow = Room([0.001] * 60), Room([0.016] * 60)
    fast.loop.run(frames=60)
    slow.loop.run(frames=60)
    assert fast.order == slow.order


def test_stopping_in_an_update_draws_no_more() -> None:
    room = Room()
    room.loop.update = room.loop.stop
    room.loop.run()
    assert room.order == ["poll", "draw"]
    assert not room.loop.running


def test_one_hears_by_how_much_each_frame_came_late() -> None:
    room = Room([0.004, 0.004, 0.05, 0.004])
    room.loop.run(frames=4)
    assert room.late_by == pytest.approx([0.0, 0.0, 0.0, 0.05 - TICK_SECONDS], abs=1e-5)
