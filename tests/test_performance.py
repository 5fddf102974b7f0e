"""An evening in a window: how it ends, and where the window is the next time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game import performance
from kingup_game.app.pads import Pads
from kingup_game.app.paths import UserFolders
from kingup_game.app.window import Window
from kingup_game.performance import perform
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.settings import Settings
from tests.harness.walk import Walk, run


def test_the_game_ends_when_its_last_scene_is_gone(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go: list[bool] = []
    monkeypatch.setattr(Pads, "stop", lambda _pads: let_go.append(True))

    class Leaving(Walk):
        def update(self) -> None:
            self.backstage.stack.pop()

    assert run(Leaving, logs) == 0
    assert not pygame.display.get_init()
    assert let_go == [True]


def test_the_game_ends_when_its_window_is_closed(logs: Path) -> None:
    class Closed(Walk):
        def update(self) -> None:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    assert run(Closed, logs) == 0


def run_again(settings: Settings, folders: UserFolders) -> int:
    class Leaving(Walk):
        def update(self) -> None:
            self.backstage.stack.pop()

    return perform(Leaving, settings, folders)


class Moving(Walk):
    """Somebody drags the window about, switches to fullscreen, and closes it."""

    ticks = 0

    def update(self) -> None:
        self.ticks += 1
        if self.ticks == 1:
            pygame.display.set_mode((1400, 800), pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1400, y=800))
        elif self.ticks == 2:
            pygame.display.set_window_position((70, 50))
        elif self.ticks == 3:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
        elif self.backstage.settings.fullscreen:
            self.backstage.stack.pop()


def test_the_window_is_as_it_was_left_the_next_time(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Settings] = []
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])

    def first(backstage: Backstage) -> Scene:
        backstage.write_settings = lambda settings: kept.append(replace(settings))
        return Moving(backstage)

    folders = UserFolders(logs.parent)
    assert perform(first, Settings(window=(1280, 720)), folders) == 0
    assert kept[-1] == Settings(window=(1400, 800), window_place=(70, 50), fullscreen=True)

    opened: list[tuple[bool, tuple[int, int]]] = []

    def opening(*given: Any, **asked: Any) -> Window:
        opened.append((asked["fullscreen"], asked["size"]))
        return Window(*given, **asked)

    monkeypatch.setattr(performance, "Window", opening)
    assert run_again(kept[-1], folders) == 0
    assert opened == [(True, (1400, 800))]
