"""Hands on an open theatre: real events, presses as they reach the scenes, waiting, and looking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.theatre import Theatre

MOST_TICKS = 60_000
SCENE_TICKS = 400
"""A scene that comes by itself comes within this time."""
ARROWS = (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT)
LEFT_BUTTON = 1


class Hands:
    """Whatever can be done to a theatre from outside."""

    surface: pygame.Surface
    theatre: Theatre

    @property
    def backstage(self) -> Backstage:
        return self.theatre.backstage

    @property
    def top(self) -> Any:
        """The scene that is on top."""
        return self.backstage.stack.top

    @property
    def scene(self) -> str:
        """Its name."""
        return type(self.top).__name__

    @property
    def told(self) -> list[str]:
        """The notice that is shown, and those that wait behind it."""
        return [self.theatre.notices.words, *self.backstage.notices]

    def picture(self) -> pygame.Surface:
        """What the screen shows now."""
        self.theatre.show()
        self.theatre.show()  # what waited for a frame in which less changes
        return self.surface

    def enter(self, *scenes: Scene) -> None:
        """Have exactly these scenes open, one over the other."""
        stack = self.backstage.stack
        stack.reset(scenes[0], "cut")
        for scene in scenes[1:]:
            stack.push(scene, "cut")

    def wait(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            self.theatre.tick()

    def wait_until(self, condition: Callable[[], bool], most: int = MOST_TICKS) -> int:
        """Until it is so; the answer is how many ticks that took."""
        for passed in range(most):
            if condition():
                return passed
            self.theatre.tick()
        raise TimeoutError(f"the scene {self.scene} never came to the moment")

    def wait_for(self, scene: str) -> None:
        """Until a scene is on top."""
        stack = self.backstage.stack
        self.wait_until(lambda: self.scene == scene and not stack.changing, SCENE_TICKS)

    def settle(self) -> None:
        """Until the scenes stop changing."""
        self.wait_until(lambda: not self.backstage.stack.changing, SCENE_TICKS)

    def read(self) -> None:
        """As long as people need at least to see what their buttons mean now."""
        stack = self.backstage.stack
        meant = Press(KEYBOARD, Intent.CONFIRM)
        while not stack.hearing.hears(meant) and stack.top is not None and stack.top.settles:
            if stack.top.is_hurried:
                return
            self.theatre.tick()

    def press(self, *intents: Intent, device: str = KEYBOARD) -> None:
        """Presses that reach the scenes, all within the same tick, once what is asked was read."""
        self.read()
        self.press_in_haste(*intents, device=device)

    def press_in_haste(self, *intents: Intent, device: str = KEYBOARD) -> None:
        """The same, at once."""
        for intent in intents:
            self.theatre.press(Press(device, intent))

    def tap(self, device: str, *intents: Intent) -> None:
        """Presses one after the other, each with a tick to take effect."""
        for intent in intents:
            self.press(intent, device=device)
            self.wait()

    def pump(self) -> None:
        """The events that SDL has, as the window's loop hands them on."""
        self.theatre.feed(pygame.event.get())

    def key(self, key: int, text: str = "") -> None:
        """A key goes down and up."""
        self.read()
        self.theatre.feed(
            [
                pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text),
                pygame.Event(pygame.KEYUP, key=key, mod=0),
            ]
        )
        self.wait()

    def point(self, x: float, y: float) -> None:
        """The mouse comes to a place in design units."""
        place = self.backstage.painter.viewport.to_px(x, y)
        event = pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self.theatre.feed([event])

    def click(self, x: float, y: float, button: int = LEFT_BUTTON) -> None:
        """The mouse comes to a place in design units, and clicks."""
        self.read()
        self.point(x, y)
        place = self.backstage.painter.viewport.to_px(x, y)
        self.theatre.feed([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button)])
        self.wait()

    def offered(self) -> list[str]:
        """The keys of everything that the screen on top lets people choose from."""
        return [choice.key for choice in self.top.choices]

    def focus(self, key: str) -> None:
        """Walk the focus there by the arrow keys; a choice nobody can reach fails."""
        choices = self.top.choices
        seen, waiting = {choices.focus}, [choices.focus]
        while waiting:
            here = waiting.pop(0)
            choices.focus = here
            if here == key:
                self.top.rebuild()
                return
            for arrow in ARROWS:
                choices.focus = here
                self.key(arrow)
                if choices.focus not in seen:
                    seen.add(choices.focus)
                    waiting.append(choices.focus)
        raise LookupError(f"no way leads to {key}")

    def choose(self, key: str) -> None:
        """Have the focus there and press Enter."""
        self.top.choices.focus = key
        self.top.rebuild()
        self.key(pygame.K_RETURN)
        self.settle()
