"""The whole game on a small surface: devices go in as events, scenes come out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import Intent, Press
from kingup_game.game import Game
from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.host import Host
from kingup_game.table.saves import kept_match
from kingup_game.theatre import Theatre
from tools.shooting.thinking import InlineThinking

SIZE = (960, 540)
PATIENCE = 400


class Evening:
    """One launch of the game, with the folder where it keeps its things."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        (folder / "saves").mkdir(parents=True, exist_ok=True)
        surface = pygame.display.set_mode(SIZE)
        self.theatre = Theatre(surface, assets_folder(), {"speed": 400, **settings})
        self.stage = self.theatre.backstage
        self.game = Game(self.stage, InlineThinking(), folder / "saves", folder)
        self._saves = folder / "saves"
        self.theatre.open(lambda _: self.game.menu())

    @property
    def top(self) -> Any:
        return self.stage.stack.top

    @property
    def scene(self) -> str:
        return type(self.top).__name__

    @property
    def told(self) -> list[str]:
        """The notice that is shown, and those that wait behind it."""
        return [self.theatre.notices.words, *self.stage.notices]

    def pump(self) -> None:
        """The events that SDL has, as the window's loop hands them on."""
        self.theatre.feed(pygame.event.get())

    def wait(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            self.theatre.tick()

    def wait_for(self, scene: str) -> None:
        for _ in range(PATIENCE):
            if self.scene == scene and not self.stage.stack.changing:
                return
            self.theatre.tick()
        pytest.fail(f"waited for {scene}, but this is {self.scene}")

    def settle(self) -> None:
        """Wait until the scenes stop changing."""
        for _ in range(PATIENCE):
            if not self.stage.stack.changing:
                return
            self.theatre.tick()

    def key(self, key: int, text: str = "") -> None:
        self.theatre.feed(
            [
                pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text),
                pygame.Event(pygame.KEYUP, key=key, mod=0),
            ]
        )
        self.wait()

    def click(self, x: float, y: float) -> None:
        """A left click at a place in design units."""
        place = self.stage.painter.viewport.to_px(x, y)
        self.theatre.feed(
            [
                pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1),
            ]
        )
        self.wait()

    def focus(self, key: str) -> None:
        """Walk the focus there by the arrow keys; a choice nobody can reach fails."""
        arrows = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT)
        paths: dict[str, tuple[int, ...]] = {self.top.choices.focus: ()}
        waiting = [self.top.choices.focus]
        while waiting:
            here = waiting.pop(0)
            if here == key:
                self.top.choices.focus = here
                self.top.rebuild()
                return
            for arrow in arrows:
                self.top.choices.focus = here
                self.key(arrow)
                there = self.top.choices.focus
                if there not in paths:
                    paths[there] = (*paths[here], arrow)
                    waiting.append(there)
        pytest.fail(f"no way leads to {key}")

    def choose(self, key: str) -> None:
        """Have the focus there and press Enter."""
        self.top.choices.focus = key
        self.top.rebuild()
        self.key(pygame.K_RETURN)
        self.settle()

    def press(self, device: str, action: Intent) -> None:
        self.theatre.press(Press(device, action))
        self.wait()

    def enter(self, scene: Scene) -> None:
        """Have just this scene open."""
        self.stage.stack.reset(scene, "cut")

    def setup(self) -> Any:
        """From the menu to the setup, by the keyboard."""
        self.choose("play")
        self.wait_for("SetupScreen")
        return self.top

    def saved(self) -> Host:
        """The match as it lies on the disk, in the hands of a host of its own."""
        assert self.game.has_unfinished
        kept = kept_match(self._saves)
        assert kept is not None
        return Host.resumed(kept.reading)

    def close(self) -> None:
        self.game.close()


Open = Callable[..., Evening]
