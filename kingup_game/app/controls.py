"""What all devices together ask for, and what the screen may ask of a device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from kingup_game.app.bindings import Bindings
from kingup_game.app.buttons import Buttons
from kingup_game.app.glyphs import GlyphFamily
from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability, Device, Source

# News and the arrow's way over the table do not make a device the one in use.
UNUSED = (Intent.POINT, Intent.DEVICE_LEFT, Intent.DEVICE_JOINED)


class Controls(Buttons):
    """Asks every source of presses; everything by tick count, nothing by clock."""

    def __init__(self, sources: Sequence[Source], bindings: Bindings | None = None) -> None:
        super().__init__(bindings)
        self.sources = tuple(sources)
        self.rumble_percent = 100

    def start(self) -> None:
        """Every source begins to listen."""
        for source in self.sources:
            source.start()

    def stop(self) -> None:
        """Every source lets go of its devices."""
        for source in self.sources:
            source.stop()

    def read(self, events: Iterable[Any]) -> list[Press]:
        """The presses in a frame's events, in their order."""
        presses: list[Press] = []
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self.let_go()
            for source in self.sources:
                presses += source.read(event, self)
        self._note_use(presses)
        return presses

    def tick(self) -> list[Press]:
        """One tick later: what came by other ways than events, and held directions that repeat."""
        presses = [press for source in self.sources for press in source.tick(self)]
        self._note_use(presses)
        return presses + self.repeats()

    def _note_use(self, presses: Iterable[Press]) -> None:
        for press in presses:
            if press.intent not in UNUSED:
                self.last_device = press.device

    # What a device is and can do; a name that no source knows stands for keys that can nothing.

    @property
    def devices(self) -> list[str]:
        """All that are here now."""
        return [name for source in self.sources for name in source.devices]

    @property
    def gone(self) -> set[str]:
        """All that went away."""
        return {name for source in self.sources for name in source.gone}

    def device(self, name: str | None = None) -> Device:
        """The device of that name; the one last used by default."""
        asked = self.last_device if name is None else name
        for source in self.sources:
            found = source.device(asked)
            if found is not None:
                return found
        return Device(asked)

    def can(self, device: str | None, what: Capability) -> bool:
        """Whether a device can do something; None stands for no device, which can nothing."""
        return device is not None and self.device(device).can(what)

    def rumble(self, device: str, low: float, high: float, milliseconds: int) -> None:
        """Shake a device, weaker or not at all as people chose."""
        share = self.rumble_percent / 100
        for source in self.sources:
            if source.device(device) is not None:
                source.shake(device, min(1.0, low * share), min(1.0, high * share), milliseconds)

    # What the screen should say.

    @property
    def is_pointing(self) -> bool:
        """Somebody points; never in a ballot among several, where its place could be read."""
        return self.device().can(Capability.POINT) and self.mode != "ballot"

    def glyph(self, intent: Intent, device: str | None = None) -> tuple[GlyphFamily, str]:
        """The picture for an intent: the device's family and its button's name."""
        asked = self.device(device)
        buttons = self.bindings.buttons(asked.family, intent, self.mode)
        usual = "left" if asked.can(Capability.POINT) else ""
        return asked.glyphs, buttons[0] if buttons else usual
