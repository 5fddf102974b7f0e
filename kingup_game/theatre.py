"""The whole game around one drawing surface: sound, devices, painter and scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.controls import Controls
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.mouse import Mouse
from kingup_game.app.pads import Pads
from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.notices import Notices
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.sound.audio import Audio, Sink
from kingup_game.table.settings import Effect, Settings
from kingup_game.words import Words

FIRST_TICKS = 120
"""Pads that announce themselves so early were connected before the game began."""

FirstScene = Callable[[Backstage], Scene]


class Theatre:
    """A window is only one way to have a surface: see `performance.py`.

    Tests, shots and the bench open it on a plain surface and call `tick` and `show` themselves.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        assets: Path,
        settings: Settings | None = None,
        *,
        present: Callable[[Any], None] | None = None,
        sink: Sink | None = None,
    ) -> None:
        chosen = Settings() if settings is None else settings
        painter = Painter(surface, assets, present=present)
        pads = Pads(chosen.pads)
        mouse = Mouse(lambda x, y: painter.viewport.to_design(x, y))
        self.backstage = Backstage(
            Words(),
            painter,
            Stack(),
            Controls((pads, Keyboard(), mouse), Bindings(chosen.bindings)),
            pads,
            Audio(assets, sink=sink),
            settings=chosen,
        )
        for effect in Effect:
            self.backstage.take_effect(effect)
        self.ticks = 0
        self.notices = Notices(self.backstage)

    def open(self, first: FirstScene) -> None:
        """Begin with this scene; later ones come from the stack."""
        self.backstage.stack.push(first(self.backstage))
        self._adopt_buttons()

    def feed(self, events: Iterable[Any]) -> None:
        """Device events of one frame."""
        self.press(*self.backstage.controls.read(events))

    def press(self, *presses: Press) -> None:
        """Presses as they reach the scenes."""
        for press in presses:
            self._tell_of_pads(press)
            self.backstage.stack.handle(press)
            self._adopt_buttons()

    def tick(self) -> None:
        """One sixtieth of a second."""
        self.press(*self.backstage.controls.tick())
        self.backstage.stack.update()
        self._adopt_buttons()
        self.backstage.audio.update()
        self.notices.update()
        self.ticks += 1

    def show(self) -> list[pygame.Rect]:
        """Draws what changed; returns where."""
        self.backstage.stack.draw(self.backstage.painter)
        self.backstage.painter.show(self.notices.sheet)
        return self.backstage.painter.frame()

    def _adopt_buttons(self) -> None:
        """The buttons mean what the scene on top says."""
        top = self.backstage.stack.top
        if top is not None and top.buttons != self.backstage.controls.mode:
            self.backstage.controls.set_mode(top.buttons)

    def _tell_of_pads(self, press: Press) -> None:
        """A notice of pads that come and go; those that are there at first need none."""
        if press.intent is Intent.DEVICE_LEFT:
            self.backstage.notices.append(self.backstage.say("notices.pad_left", pad=press.text))
        elif press.intent is Intent.DEVICE_JOINED and self.ticks > FIRST_TICKS:
            self.backstage.notices.append(self.backstage.say("notices.pad_joined", pad=press.text))
