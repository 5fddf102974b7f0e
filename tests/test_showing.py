"""A picture that is drawn by what the machine has time for, behind the next closed cover."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.canvas import Canvas
from kingup_game.app.loop import TICKS_PER_SECOND, Loop
from kingup_game.app.paths import assets_folder
from kingup_game.motion.thrift import Luxury
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.showing import Showing
from kingup_game.table.settings import Settings
from kingup_game.theatre import Theatre

LARGE, HALF = (3840, 2160), (1920, 1080)
MINUTE = 60 * TICKS_PER_SECOND


class Evening:
    """A theatre of 4K on a machine whose speed can be set, its loop and its clock."""

    def __init__(self, detail: str = "auto") -> None:
        screen = pygame.Surface(LARGE)
        canvas = Canvas(screen, lambda _rects: None)
        chosen = Settings(detail=detail)
        self.theatre = Theatre(screen, assets_folder(), chosen, present=canvas.present)
        self.theatre.open(lambda _backstage: Scene())
        self.seconds_for_a_picture = 0.001
        self.drawn: list[tuple[int, int]] = []
        self._now = self._worked = 0.0
        painter = self.theatre.backstage.painter
        frame = painter.frame

        def draw() -> list[pygame.Rect]:
            size = painter.target.get_size()
            self.drawn.append(size)
            pixels = size[0] * size[1] / (LARGE[0] * LARGE[1])
            self._worked += self.seconds_for_a_picture * pixels
            self._now += self.seconds_for_a_picture * pixels
            return frame()

        painter.frame = draw  # type: ignore[method-assign]
        showing = Showing(self.theatre, canvas, work=lambda: self._worked)
        self._loop = Loop(
            *(showing.begin, self.theatre.tick, showing.show),
            clock=lambda: self._now,
            sleep=self._sleep,
        )

    def _sleep(self, seconds: float) -> None:
        self._now += seconds

    @property
    def backstage(self) -> Backstage:
        return self.theatre.backstage

    @property
    def given_up(self) -> int:
        return sum(self.backstage.thrift.gives_up(luxury) for luxury in Luxury)

    def go_on(self, frames: int) -> float:
        """The steps a second that came of it."""
        ticks, began = self.theatre.ticks, self._now
        self._loop.run(frames)
        return (self.theatre.ticks - ticks) / (self._now - began)

    def change_scenes(self) -> None:
        self.backstage.stack.replace(Scene(), "fade")
        self.go_on(90)


def test_a_machine_three_times_too_slow_keeps_its_steps_and_says_nothing() -> None:
    evening = Evening()
    evening.seconds_for_a_picture = 3 / TICKS_PER_SECOND
    evening.go_on(10 * TICKS_PER_SECOND)
    assert evening.given_up == len(Luxury)
    assert set(evening.drawn) == {LARGE}, "it was made coarse before everybody's eyes"
    evening.change_scenes()
    assert evening.drawn[-1] == HALF
    assert evening.go_on(MINUTE) == pytest.approx(TICKS_PER_SECOND, rel=0.01)
    assert evening.backstage.notices == []


def test_all_of_it_comes_back_where_there_is_room_again() -> None:
    evening = Evening()
    evening.seconds_for_a_picture = 3 / TICKS_PER_SECOND
    evening.go_on(10 * TICKS_PER_SECOND)
    evening.change_scenes()
    evening.seconds_for_a_picture = 0.1 / TICKS_PER_SECOND
    evening.go_on(3 * MINUTE)
    assert evening.given_up == 0
    evening.change_scenes()
    assert evening.drawn[-1] == LARGE


def test_whoever_wants_it_sparing_has_it_so_from_the_first_picture_on() -> None:
    evening = Evening(detail="spare")
    evening.go_on(1)
    assert evening.drawn == [HALF]
    full = Evening(detail="full")
    full.seconds_for_a_picture = 3 / TICKS_PER_SECOND
    full.go_on(10 * TICKS_PER_SECOND)
    full.change_scenes()
    assert set(full.drawn) == {LARGE}
