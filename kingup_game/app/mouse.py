"""The mouse as a source of presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from kingup_game.app.buttons import Buttons
from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.app.sources import Capability, Device, Source

ToDesign = Callable[[float, float], tuple[float, float]]

MOUSE_BUTTONS = {1: "left", 2: "middle", 3: "right", 4: "wheelup", 5: "wheeldown"}

# The mouse counts as used once it moved this far, so that a bumped table changes no glyphs.
MOUSE_USED_PX = 12


class Mouse(Source):
    """One mouse, which is always there. `to_design` says where on the stage a pixel lies."""

    def __init__(self, to_design: ToDesign = lambda x, y: (x, y)) -> None:
        super().__init__(Device(MOUSE, "mouse", "mouse", Capability.POINT))
        self._to_design = to_design
        self._from: tuple[int, int] | None = None
        self.readers = {pygame.MOUSEMOTION: self._moved, pygame.MOUSEBUTTONDOWN: self._down}

    def _down(self, event: Any, buttons: Buttons) -> list[Press]:
        button = MOUSE_BUTTONS.get(event.button, f"button{event.button}")
        if buttons.capturing:
            return [Press(MOUSE, Intent.TYPE, text=button)]
        intent = buttons.bindings.intent("mouse", button, buttons.mode)
        return [] if intent is None else [Press(MOUSE, intent, *self._to_design(*event.pos))]

    def _moved(self, event: Any, buttons: Buttons) -> list[Press]:
        x, y = event.pos
        start = self._from = self._from or (x, y)
        if max(abs(x - start[0]), abs(y - start[1])) >= MOUSE_USED_PX:
            self._from = x, y
            buttons.last_device = MOUSE
        return [Press(MOUSE, Intent.POINT, *self._to_design(x, y))]
