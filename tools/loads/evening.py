"""An evening in a process of its own: title, lesson, setup and whole matches as they are played.

`python -m tools.loads.evening 1920 1080 classic 4 3 100 1 watch` prints what every frame
cost, with the fades, irises, votes, counts and first frames in it, the mixer open, and one theatre
all the time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from itertools import islice, repeat
from time import sleep

import pygame

from kingup_game.app.canvas import Canvas
from kingup_game.app.large_pieces import give_large_pieces_back, keep_what_is_there
from kingup_game.app.loop import TICK_SECONDS, Loop
from kingup_game.app.paths import assets_folder
from kingup_game.app.window import start_sound
from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Action
from kingup_game.engine.edition import Edition, Terms, terms_of
from kingup_game.game import Game
from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.motion.thrift import Luxury
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.showing import Showing
from kingup_game.table.settings import Settings
from kingup_game.theatre import Theatre
from kingup_game.unpacking import BEHIND_DOORS
from tests.harness import companies, matches
from tests.harness.sitting import Sitting
from tests.harness.stagehand import open_surface
from tests.harness.thinking import InlineThinking
from tools.loads.cost import Evening
from tools.loads.frames import copy_and_show, timed
from tools.loads.runs import (
    ROOT,
    most_resident_megabytes,
    resident_megabytes,
    use_no_display_where_there_is_none,
)
from tools.loads.slow_clock import SlowClock

LEVEL = "sergeant"
FIRST_SEED = 7
FLOOR_EVERY_FRAMES = 40
TICKS_AT_EACH_SCREEN = 90
SLOWNESS = 3
LONGEST_WAY_BACK_TICKS = 10 * 60 * TICKS_PER_SECOND
AROUND_A_MATCH = "Menu", "Lesson", "SetupScreen"
SHOWN_EVERY_TICKS = 12
"""Of an evening that is only asked what it holds; while scenes change each tick is."""


class BetweenFrames(InlineThinking):
    """Bots that think while no frame is measured, as a process of their own would."""

    def __init__(self) -> None:
        super().__init__()
        self._open: list[Question] = []

    def choose(self, question: Question) -> Action:
        self._open.append(question)
        return question.options[0]  # never seen: it is not answered before `think`

    def poll(self, ticket: int) -> Action | None:
        is_open = any(question.ticket == ticket for question in self._open)
        return None if is_open else super().poll(ticket)

    def think(self) -> None:
        """Answer all that was asked."""
        for question in self._open:
            self._answers[question.ticket] = super().choose(question)
        self._open = []


def spent(
    size: tuple[int, int],
    edition: str,
    players: int,
    speed: int,
    number: int,
    way: str,
    *,
    rounds: int = 3,
) -> Evening:
    """An evening of so many matches, in a process of its own.

    One to `watch` notes every frame; one to `hurry` only tells what it holds; a `slow` one is
    played on a machine three times slower than this.
    """
    told = [*size, edition, players, rounds, speed, number, way]
    command = [sys.executable, "-m", "tools.loads.evening", *map(str, told)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return Evening(**json.loads(done.stdout.splitlines()[-1]))


class Spending:
    """One theatre, from its title on."""

    def __init__(self, surface: pygame.Surface, terms: Terms, speed: int) -> None:
        self._canvas = Canvas(surface, pygame.display.update)
        self._theatre = Theatre(
            surface, assets_folder(), Settings(speed=speed), present=self._canvas.present
        )
        self._terms = terms
        self._thinking = BetweenFrames()
        self._surface = surface
        self.evening = Evening()

    def _frames(self, number: int) -> Iterator[None]:
        """The title, the setup, and matches with the way back to the title between them."""
        theatre, backstage = self._theatre, self._theatre.backstage
        backstage.painter.pictures.is_patient = True  # as in the game
        backstage.audio.prepare()
        for name in BEHIND_DOORS:  # the game has a thread do that beside the title
            import_module(f"kingup_game.{name}")
        game = Game(backstage, self._thinking, None, None)
        theatre.open(lambda _: game.menu())
        keep_what_is_there()
        flow = MatchFlow(lambda _: game.menu(), lambda _: game.menu())
        company = companies.bots_only(self._terms.players, LEVEL)
        yield from self._look_in("Lesson")
        backstage.note_lesson(Edition.CLASSIC)  # whoever declined it is not led there again
        backstage.stack.reset(game.menu(), "fade")
        for match in range(number):
            yield from self._look_in("SetupScreen")
            host = matches.new_host(self._terms, company, FIRST_SEED + match)
            self.sitting = Sitting(backstage, host, company, self._thinking, flow)
            backstage.stack.reset(flow.opening(self.sitting.match), "iris")
            while not self.sitting.end_was_seen:
                yield
            while self._scene != "Menu":
                yield
            del host, self.sitting  # nobody else holds a match that was left
            while backstage.stack.changing:
                yield
            self.evening.held.append(resident_megabytes())

    def _look_in(self, screen: str) -> Iterator[None]:
        """The title for a moment, and then for another one what its first button leads to."""
        yield from repeat(None, TICKS_AT_EACH_SCREEN)
        self._theatre.feed([pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)])
        yield from repeat(None, TICKS_AT_EACH_SCREEN)
        assert self._scene == screen, f"the title leads to {self._scene}, and not to {screen}"

    def close(self) -> None:
        """Before pygame: nobody may decode any more."""
        self._theatre.backstage.audio.close()
        self._theatre.backstage.painter.pictures.finish_decoding()

    @property
    def _scene(self) -> str:
        return type(self._theatre.backstage.stack.top).__name__

    def watch(self, number: int) -> None:
        """Every tick is a frame, and its cost is noted."""
        found = self.evening
        background, canvas = self._surface.copy(), self._surface.copy()
        story = self._frames(number)
        going_on: list[None] = [None]

        def frame() -> None:
            going_on[:] = islice(story, 1)
            self._theatre.tick()
            self._theatre.show()

        while going_on:
            found.frames.append(timed(frame))
            found.scenes.append(self._scene)
            self._thinking.think()
            if self._theatre.backstage.painter.pictures.is_decoding():
                sleep(TICK_SECONDS)  # what a thread does takes its time in a real evening as well
            if len(found.frames) % FLOOR_EVERY_FRAMES == 0:
                found.floors.append(timed(lambda: copy_and_show(canvas, background)))

    def hurry(self, number: int) -> None:
        """As fast as it goes, and only a few ticks are drawn."""
        for tick, _ in enumerate(self._frames(number)):
            self._theatre.tick()
            self._thinking.think()
            if self._scene not in AROUND_A_MATCH:
                self.sitting.director.hurry()
            if tick % SHOWN_EVERY_TICKS == 0 or self._theatre.backstage.stack.changing:
                self._theatre.show()

    def slow(self, number: int) -> None:
        """By the clock of a machine several times slower, with the loop, and what is given up, of
        the real game; and then at the title on this one, until all is taken back."""
        found, story = self.evening, self._frames(number)
        clock, thrift = SlowClock(SLOWNESS), self._theatre.backstage.thrift
        clock.threads_work = self._theatre.backstage.painter.pictures.is_decoding

        def update() -> None:
            if next(story, self) is self:
                loop.stop()
            self._theatre.tick()
            with clock.stopped():
                self._thinking.think()

        def draw() -> None:
            showing.show()
            found.coarse_frames += self._canvas.is_coarse
            now = [luxury.name.lower() for luxury in Luxury if thrift.gives_up(luxury)]
            if [now] != found.given_up[-1:]:
                found.given_up.append(now)

        showing = Showing(self._theatre, self._canvas, work=clock.work)
        loop = Loop(showing.begin, update, draw, clock=clock.now, sleep=clock.sleep)
        began = clock.now()
        loop.run()
        found.steps_a_second = loop.ticks / (clock.now() - began)
        clock.change(1)
        began, story = clock.now(), self._until_all_is_back()
        loop.run()
        found.back_after_seconds = clock.now() - began

    def _until_all_is_back(self) -> Iterator[None]:
        """At the title, where somebody moves the pointer now and then."""
        thrift, wakes = self._theatre.backstage.thrift, pygame.Event(pygame.MOUSEMOTION, pos=(9, 9))
        for tick in range(LONGEST_WAY_BACK_TICKS):
            if not any(map(thrift.gives_up, Luxury)):
                return
            if tick % TICKS_AT_EACH_SCREEN == 0:
                self._theatre.feed([wakes])
            yield


def main() -> None:
    *numbers, edition, players, rounds, speed, number, way = sys.argv[1:]
    use_no_display_where_there_is_none()
    give_large_pieces_back()
    surface = open_surface((int(numbers[0]), int(numbers[1])))
    start_sound()
    spending = Spending(surface, terms_of(edition, int(players), int(rounds)), int(speed))
    getattr(spending, way)(int(number))
    spending.close()
    spending.evening.most_held = most_resident_megabytes()
    print(json.dumps(asdict(spending.evening)))
    pygame.quit()


if __name__ == "__main__":
    main()
