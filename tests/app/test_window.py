from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pygame
import pytest

from kingup_game.app import window
from kingup_game.app.window import ACCELERATION, NoDisplayError, Window


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
    made = Window("t", size=(1280, 720), on_resize=lambda s: told.append(s.get_size()))
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
