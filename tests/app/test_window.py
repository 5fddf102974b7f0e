from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator

import pygame
import pytest

from kingup_game.app import window
from kingup_game.app.window import ACCELERATION, NoDisplayError, Window, show_icon


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"SDL_VIDEODRIVER": "x11"}, True),
        ("linux", {"SDL_VIDEODRIVER": "", "DISPLAY": ":0"}, True),
        ("linux", {"SDL_VIDEODRIVER": "wayland"}, False),
        ("linux", {"SDL_VIDEODRIVER": "dummy"}, False),
        ("win32", {"SDL_VIDEODRIVER": ""}, False),
        ("darwin", {"SDL_VIDEODRIVER": ""}, False),
    ],
)
def test_the_plain_framebuffer_is_for_x11_only(
    platform: str,
    environment: dict[str, str],
    expected: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "environ", dict(environment))
    assert window.prefer_plain_framebuffer(platform) is expected
    assert (os.environ.get(ACCELERATION) == "0") is expected


def test_a_refused_framebuffer_is_tried_again_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ACCELERATION, "0")
    asked: list[str | None] = []
    real = pygame.display.set_mode

    def refuse_first(size: tuple[int, int], flags: int) -> pygame.Surface:
        asked.append(os.environ.get(ACCELERATION))
        if len(asked) == 1:
            raise pygame.error("Window framebuffer support not available")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse_first)
    assert window.set_mode((640, 360), 0).get_size() == (640, 360)
    assert asked == ["0", None]


def test_no_window_at_all_is_told_as_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(size: tuple[int, int], flags: int) -> pygame.Surface:
        raise pygame.error(f"no {size} {flags}")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with pytest.raises(NoDisplayError):
        window.set_mode((640, 360), 0)


def test_a_machine_without_a_screen_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "environ", {})
    with pytest.raises(NoDisplayError, match="DISPLAY"):
        window.start_display()


@pytest.mark.parametrize("driver", window.UNSEEN_DRIVERS)
def test_a_screen_that_does_not_answer_is_told_and_no_game_runs_unseen(
    driver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv(ACCELERATION, "0")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplayError, match=driver):
        window.start_display()


def test_f11_and_alt_enter_switch_fullscreen_and_plain_enter_does_not() -> None:
    made = Window("t", size=(1280, 720))
    f11 = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    alt = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT)
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert made.handle(f11)
    assert made.fullscreen
    assert made.handle(alt)
    assert not made.fullscreen
    assert made.surface.get_size() == (1280, 720)
    assert not made.handle(enter)


def test_a_new_size_is_told_once() -> None:
    told: list[tuple[int, int]] = []
    made = Window("t", size=(1280, 720))
    made.on_resize = lambda surface: told.append(surface.get_size())
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    event = pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 900), w=1600, h=900)
    made.handle(event)
    made.handle(event)
    assert told == [(1600, 900)]


def test_a_window_below_the_smallest_size_is_brought_back() -> None:
    made = Window("t", size=(1280, 720))
    pygame.display.set_mode((400, 300), pygame.RESIZABLE)
    made.handle(pygame.event.Event(pygame.VIDEORESIZE, size=(400, 300), w=400, h=300))
    assert made.surface.get_size() == window.SMALLEST


def test_no_sound_device_is_a_reason_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**options: object) -> None:
        raise pygame.error(f"no device for {sorted(options)}")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    assert "no device" in (window.start_sound() or "")


@pytest.mark.parametrize(
    ("size", "screens", "shown"),
    [
        ((1600, 900), [(1920, 1080)], (1600, 900)),
        ((1920, 1080), [(1920, 1080)], (1920, 1080)),
        ((3000, 1700), [(1920, 1080)], (1728, 972)),
        ((1600, 900), [(1366, 768)], (1229, 691)),
        ((1600, 900), [(1024, 600)], (1024, 600)),
        ((3000, 1700), [(1920, 1080), (3840, 2160)], (3000, 1700)),
        ((3840, 2160), [(1280, 1024), (1920, 1080)], (1728, 972)),
        ((3000, 1700), [], (3000, 1700)),
    ],
)
def test_a_window_has_room_on_the_screen_that_there_is_now(
    size: tuple[int, int], screens: list[tuple[int, int]], shown: tuple[int, int]
) -> None:
    made = Window("t", size=size, screens=screens)
    assert made.size == made.surface.get_size() == shown


def test_on_a_screen_that_is_too_small_the_window_is_not_blown_up_again() -> None:
    made = Window("t", screens=[(1024, 600)])
    made.handle(pygame.event.Event(pygame.VIDEORESIZE, size=(1024, 600), w=1024, h=600))
    assert made.surface.get_size() == (1024, 600)


@pytest.mark.parametrize(
    ("place", "screens", "shown"),
    [
        ((120, 80), [(1920, 1080)], (120, 80)),
        ((2400, 300), [(1920, 1080)], (640, 300)),
        ((-300, -40), [(1920, 1080)], (0, 0)),
        ((2400, 300), [(1920, 1080), (1920, 1080)], (2400, 300)),
        ((900, 900), [(1280, 720)], (0, 0)),
    ],
)
def test_a_window_comes_back_where_it_stood_if_it_can_be_seen_there(
    place: tuple[int, int], screens: list[tuple[int, int]], shown: tuple[int, int]
) -> None:
    made = Window("t", size=(1280, 720), place=place, screens=screens)
    assert made.place == pygame.display.get_window_position() == shown


def test_fullscreen_forgets_neither_size_nor_place_of_the_window() -> None:
    switched: list[bool] = []
    made = Window("t", size=(1400, 800), place=(90, 70), screens=[(1920, 1080)])
    made.on_fullscreen = switched.append
    for is_on in (True, True, False):
        made.set_fullscreen(is_on)
        assert made.size == (1400, 800)
        if is_on:
            assert made.place == (90, 70)
    assert switched == [True, False]


def test_a_window_that_the_system_keeps_large_after_fullscreen_is_brought_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So openbox does it: as large as the screen at first, and moved by its own frame."""
    made = Window("t", size=(1400, 800), place=(90, 70), screens=[(1920, 1080)])
    made.set_fullscreen(True)
    asked: list[tuple[int, int]] = []
    real = pygame.display.set_mode

    def keep_large_once(size: tuple[int, int], flags: int) -> pygame.Surface:
        asked.append(size)
        surface = real((1920, 1080) if len(asked) == 1 else size, flags)
        pygame.display.set_window_position((91, 90))
        return surface

    monkeypatch.setattr(pygame.display, "set_mode", keep_large_once)
    made.set_fullscreen(False)
    made.handle(pygame.event.Event(pygame.VIDEORESIZE, size=(1400, 800), w=1400, h=800))
    assert made.surface.get_size() == made.size == (1400, 800)
    assert pygame.display.get_window_position() == made.place == (90, 70)


def test_another_size_than_was_asked_for_warns_nobody(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    asked = pygame.display.set_mode

    def resized(size: tuple[int, int], flags: int) -> pygame.Surface:
        warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, 2)
        return asked(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", resized)
    Window("test", size=(1280, 720))
    assert len(recwarn) == 0


def test_where_windows_have_no_place_none_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    made = Window("t", size=(1280, 720), place=(5, 5), screens=[(1920, 1080)])
    assert made.place == (5, 5)
    assert pygame.display.get_window_position() != (5, 5)


def test_a_window_without_its_picture_still_opens() -> None:
    show_icon(pygame.Surface((0, 0)))
