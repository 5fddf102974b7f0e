"""The whole game on one surface: scenes, presses, sound and settings."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Sequence

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.table.settings import Settings
from kingup_game.theatre import TIDY_EVERY_TICKS, Theatre
from kingup_game.theme import art
from tests.harness.press_log import PressLog
from tests.harness.recording import Recording
from tests.harness.walk import Walk

CONFIRM = Press("keyboard", Intent.CONFIRM)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((960, 540))
    pygame.display.quit()


def play(
    screen: pygame.Surface, log: PressLog | None = None, presses: dict[int, Press] | None = None
) -> tuple[list[bytes], bytes, PressLog]:
    sink = Recording()
    theatre = Theatre(screen, assets_folder(), sink=sink)
    made = PressLog()
    made.listen(theatre)
    if log is not None:
        log.play(theatre)
    theatre.open(Walk)
    frames = []
    for tick in range(60):
        if presses and tick in presses:
            theatre.press(presses[tick])
        theatre.tick()
        theatre.show()
        frames.append(pygame.image.tobytes(screen, "RGB"))
    return frames, sink.bytes(), made


def test_a_recorded_log_plays_the_same_pictures_and_sounds_again(screen: pygame.Surface) -> None:
    frames, sounds, log = play(screen, presses={3: CONFIRM, 12: CONFIRM, 30: CONFIRM})
    again, sounds_again, _ = play(screen, log)
    quiet, _, _ = play(screen)
    assert [tick for tick, _ in log.presses] == [3, 12, 30]
    assert again == frames
    assert sounds_again == sounds
    assert quiet != frames


def test_a_press_shows_within_three_frames(screen: pygame.Surface) -> None:
    frames, _, _ = play(screen, presses={5: CONFIRM})
    assert frames[4] == frames[3]
    assert frames[7] != frames[4]


def test_nothing_moves_while_nobody_does_anything(screen: pygame.Surface) -> None:
    theatre = Theatre(screen, assets_folder())
    theatre.open(Walk)
    theatre.tick()
    theatre.show()
    for _ in range(30):
        theatre.tick()
        assert theatre.show() == []


def test_settings_reach_words_pace_volumes_and_text(screen: pygame.Surface) -> None:
    settings = Settings(
        language="de", speed=200, reduced_motion=True, music=40,
        text_size=150, rumble=0, safe_area=95,
    )  # fmt: skip
    backstage = Theatre(screen, assets_folder(), settings).backstage
    assert backstage.say("menu.play") == "Spielen"
    assert backstage.pace.percent == 200
    assert backstage.stack.reduced_motion
    assert backstage.audio.volumes["music"] == 0.4
    assert backstage.painter.lettering.text_percent == 150
    assert backstage.painter.viewport.safe_percent == 95
    assert backstage.controls.rumble_percent == 0


def test_a_click_arrives_in_design_units(screen: pygame.Surface) -> None:
    pressed: list[Press] = []
    theatre = Theatre(screen, assets_folder())

    class Listening(Walk):
        def handle(self, press: Press) -> None:
            pressed.append(press)

    theatre.open(Listening)
    theatre.feed([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(480, 270))])
    assert pressed == [Press("mouse", Intent.PRESS, 960, 540)]


class Knot(Scene):
    """It holds itself, as a scene and its sheets do."""

    def __init__(self) -> None:
        self.itself = self


class KnotOfAMatch(Knot):
    """And so does one of a match, with what it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.match = self.sheet = Sheet()

    def sheets(self) -> Sequence[Sheet]:
        return (self.sheet,)


def test_a_scene_that_is_over_is_let_go_behind_a_closed_cover(screen: pygame.Surface) -> None:
    theatre = Theatre(screen, assets_folder())
    theatre.open(lambda _backstage: Knot())
    knot = weakref.ref(theatre.backstage.stack.scenes[0])
    for _ in range(TIDY_EVERY_TICKS):
        theatre.tick()
    gc.disable()
    try:
        theatre.backstage.stack.replace(Scene(), "fade")
        assert knot() is not None
        while knot() is not None:
            theatre.tick()
            theatre.show()
        assert theatre.backstage.stack.is_covered
    finally:
        gc.enable()


def test_a_match_that_was_left_is_let_go_with_all_its_pictures(screen: pygame.Surface) -> None:
    theatre = Theatre(screen, assets_folder())
    theatre.open(lambda _backstage: KnotOfAMatch())
    theatre.backstage.stack.replace(KnotOfAMatch(), "fade")
    for _ in range(60):
        theatre.tick()
        theatre.show()
    scene = theatre.backstage.stack.scenes[0]
    assert isinstance(scene, KnotOfAMatch)
    knot, item = weakref.ref(scene), weakref.ref(scene.sheet.sprite(art.LOGO, 900, 500))
    del scene
    theatre.show()
    gc.disable()
    try:
        theatre.backstage.stack.replace(Scene(), "fade")
        while knot() is not None or item() is not None:
            theatre.tick()
            theatre.show()
        assert theatre.backstage.stack.is_covered
    finally:
        gc.enable()


class Within(NestedScenes):
    """One scene within another."""

    def first(self) -> Scene:
        return Knot()


def test_nobody_holds_what_was_played_within_a_scene(screen: pygame.Surface) -> None:
    theatre = Theatre(screen, assets_folder())
    theatre.open(Within)
    scene = theatre.backstage.stack.scenes[0]
    assert isinstance(scene, Within)
    inner = weakref.ref(scene.within.stack.scenes[0])
    theatre.backstage.stack.replace(Scene(), "cut")
    del scene
    theatre.tick()
    theatre.show()
    gc.collect()
    assert inner() is None
