"""Where presses come from: kinds of devices, and what a device can do.

Pad, keyboard and mouse are a `Source` each. A phone on the local network will be one more class
beside them: it knows its phones by name, says what they can do, and hands over what they sent.
Nobody else has to learn of it, for scenes ask `Controls` what a device can do and never which kind
it is. `docs/devices.md` goes through it step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Flag, auto
from typing import Any

from kingup_game.app.bindings import Family
from kingup_game.app.buttons import Buttons
from kingup_game.app.glyphs import GlyphFamily
from kingup_game.app.presses import Intent, Press


class Capability(Flag):
    """What can be done with a device, beyond pressing its buttons."""

    NONE = 0
    RUMBLE = auto()
    """It shakes, and only the hand that holds it feels that."""

    POINT = auto()
    """It points at places of the screen, and its presses say where."""

    TYPE = auto()
    """It has letters."""

    SHOW = auto()
    """It has a screen of its own, which only its owner sees."""

    COME_AND_GO = auto()
    """Somebody brings it and may take it away, so it is one person's own and may take a seat."""


@dataclass(frozen=True)
class Device:
    """One device: its name in presses, whose buttons and pictures of buttons it has, what it can.

    >>> phone = Device("phone:1", "pad", "position", Capability.SHOW | Capability.COME_AND_GO)
    >>> phone.can(Capability.SHOW), phone.can(Capability.RUMBLE)
    (True, False)
    """

    name: str
    family: Family = "keyboard"
    glyphs: GlyphFamily = "keyboard"
    abilities: Capability = Capability.NONE

    def can(self, what: Capability) -> bool:
        """Whether it has this ability."""
        return what in self.abilities


class Source:
    """All devices of one kind. A source overrides what its devices do beyond being there."""

    def __init__(self, *devices: Device) -> None:
        self.readers: dict[int, Callable[[Any, Buttons], list[Press]]] = {}
        """Who reads which kind of pygame's events."""
        self._known = {device.name: device for device in devices}
        self.gone: set[str] = set()
        """Devices that went away; whoever held one keeps the seat, and another may claim it."""

    def start(self) -> None:
        """The game begins to listen."""

    def stop(self) -> None:
        """The game ends: let go of whatever `start` took."""

    @property
    def devices(self) -> list[str]:
        """Those that are here now."""
        return [name for name in self._known if name not in self.gone]

    def device(self, name: str) -> Device | None:
        """What a device of this kind can do, also once it is gone; None for other kinds."""
        return self._known.get(name)

    def read(self, event: Any, buttons: Buttons) -> list[Press]:
        """The presses in one of pygame's events."""
        reader = self.readers.get(event.type)
        return [] if reader is None else reader(event, buttons)

    def tick(self, buttons: Buttons) -> list[Press]:
        """One tick passed: the presses that have come in by another way than pygame's events."""
        del buttons
        return []

    def shake(self, device: str, low: float, high: float, milliseconds: int) -> None:
        """Shake one of these devices (motors from 0 to 1). Never raises, promises nothing."""

    def joined(self, device: Device, called: str) -> Press:
        """The news that a device is here, `called` so in the notice; to be handed on."""
        self._known[device.name] = device
        self.gone.discard(device.name)
        return Press(device.name, Intent.DEVICE_JOINED, text=called)

    def left(self, name: str, called: str) -> Press:
        """The news that a device went away."""
        self.gone.add(name)
        return Press(name, Intent.DEVICE_LEFT, text=called)
