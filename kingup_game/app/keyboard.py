"""The keyboard as a source of presses."""

from __future__ import annotations

from typing import Any

import pygame

from kingup_game.app.buttons import Buttons
from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.app.sources import Capability, Device, Source


class Keyboard(Source):
    """One keyboard, which is always there."""

    def __init__(self) -> None:
        super().__init__(Device(KEYBOARD, "keyboard", "keyboard", Capability.TYPE))
        self.readers = {pygame.KEYDOWN: self._down, pygame.KEYUP: self._up}

    def _down(self, event: Any, buttons: Buttons) -> list[Press]:
        if buttons.typing:
            if event.key == pygame.K_BACKSPACE:
                return [Press(KEYBOARD, Intent.ERASE)]
            if event.unicode and event.unicode.isprintable():
                return [Press(KEYBOARD, Intent.TYPE, text=event.unicode)]
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return []
        return buttons.pressed(KEYBOARD, "keyboard", pygame.key.name(event.key))

    def _up(self, event: Any, buttons: Buttons) -> list[Press]:
        return buttons.released(KEYBOARD, "keyboard", pygame.key.name(event.key))
