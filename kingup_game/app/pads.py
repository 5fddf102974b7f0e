"""Pads as a source of presses: opened as SDL announces them, keyed by instance id.

SDL knows most pads and has them all answer like one of Xbox; those without such a mapping are read
as raw joysticks, with the button numbers of the commonest cheap ones or those their owner showed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pygame
from pygame._sdl2 import controller

from kingup_game.app.bindings import PAD_BUTTONS
from kingup_game.app.buttons import Buttons
from kingup_game.app.glyphs import GlyphFamily, pad_family
from kingup_game.app.presses import Intent, Press
from kingup_game.app.repeat import Stick, Trigger
from kingup_game.app.sources import Capability, Device, Source

PAD_PREFIX = "pad:"
MOST_PADS = 8

# An axis counts as moved when it left its place at opening by this much.
MOVED_BY = 4000

# What most pads without a known mapping do: button numbers as on the commonest cheap ones.
DEFAULT_RAW_BUTTONS = {
    "button:0": "a",
    "button:1": "b",
    "button:2": "x",
    "button:3": "y",
    "button:4": "leftshoulder",
    "button:5": "rightshoulder",
    "button:6": "lefttrigger",
    "button:7": "righttrigger",
    "button:8": "back",
    "button:9": "start",
}

STICK_AXES = (0, 1)
FULL = 32767
TRIGGER_AXES = {4: "lefttrigger", 5: "righttrigger"}

RawMappings = dict[str, dict[str, str]]

# Catches every rumble in tests: device, low and high motor (0 to 1), milliseconds.
RumbleDoor = Callable[[str, float, float, int], None]


@dataclass
class Pad:
    """One connected pad. Unmapped ones are read as raw joysticks."""

    device: str
    name: str
    guid: str
    handle: Any
    mapped: bool
    stick: Stick = field(default_factory=Stick)
    triggers: dict[str, Trigger] = field(
        default_factory=lambda: {"lefttrigger": Trigger(), "righttrigger": Trigger()}
    )
    resting: dict[int, int] = field(default_factory=dict)
    hat: tuple[int, int] = (0, 0)

    @property
    def glyphs(self) -> GlyphFamily:
        """How its buttons are drawn: as its maker draws them, or by their place."""
        return pad_family(self.name, self.guid) if self.mapped else "position"

    def awake(self, axis: int, value: int) -> bool:
        """Whether this axis was ever moved since the pad was opened."""
        rest = self.resting.get(axis)
        if rest is None:
            return True
        if abs(value - rest) < MOVED_BY:
            return False
        del self.resting[axis]
        return True


def prepare_environment() -> None:
    """Before pygame starts: buttons by place, not by label, and pads without a focused window."""
    os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
    os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")


class Pads(Source):
    """All connected pads, up to eight at a time."""

    def __init__(self, raw_mappings: RawMappings | None = None) -> None:
        super().__init__()
        self.raw_mappings: RawMappings = raw_mappings if raw_mappings is not None else {}
        self.rumble_door: RumbleDoor | None = None
        self.learning: str | None = None
        """The pad whose owner is showing its raw buttons: they are told by their names."""
        self._open: dict[str, Pad] = {}
        self.readers = {
            pygame.CONTROLLERBUTTONDOWN: self._down,
            pygame.CONTROLLERBUTTONUP: self._up,
            pygame.CONTROLLERAXISMOTION: self._moved,
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
            pygame.JOYBUTTONDOWN: self._raw_down,
            pygame.JOYBUTTONUP: self._raw_up,
            pygame.JOYHATMOTION: self._raw_hat,
            pygame.JOYAXISMOTION: self._raw_moved,
        }

    def start(self) -> None:
        """Opens the pad system; those connected already announce themselves as events."""
        prepare_environment()
        pygame.joystick.init()
        controller.init()

    def stop(self) -> None:
        """Closes all pads, and the pad system."""
        self._open.clear()
        controller.quit()
        pygame.joystick.quit()

    def device(self, name: str) -> Device | None:
        """A pad that was never here stands for any pad: its buttons are shown by their place."""
        return super().device(name) or (
            _as_device(name, "position") if name.startswith(PAD_PREFIX) else None
        )

    def shake(self, device: str, low: float, high: float, milliseconds: int) -> None:
        """Shakes a pad; one that cannot or is gone says nothing of it."""
        if self.rumble_door is not None:
            self.rumble_door(device, low, high, milliseconds)
        pad = self._open.get(device)
        if pad is None or (low <= 0 and high <= 0):
            return
        try:
            pad.handle.rumble(low, high, milliseconds)
        except (pygame.error, AttributeError):
            return

    # They come and go.

    def _added(self, event: Any, buttons: Buttons) -> list[Press]:
        del buttons
        pad = self._opened(event.device_index)
        if pad is None:
            return []
        found = [self.joined(_as_device(pad.device, pad.glyphs), pad.name)]
        if not pad.mapped and pad.guid not in self.raw_mappings:
            found.append(Press(pad.device, Intent.UNKNOWN_PAD, text=pad.name))
        return found

    def _opened(self, index: int) -> Pad | None:
        """The pad that SDL announced; none where it is open already or there are eight."""
        if len(self._open) >= MOST_PADS:
            return None
        try:
            mapped = controller.is_controller(index)
            joystick = pygame.joystick.Joystick(index)
            device = _name_of(joystick.get_instance_id())
            if device in self._open:
                return None
            handle = controller.Controller(index) if mapped else joystick
        except pygame.error:
            return None  # gone again between the announcement and now
        axes, unit = (6, 1) if mapped else (joystick.get_numaxes(), FULL)
        pad = Pad(device, joystick.get_name(), joystick.get_guid(), handle, mapped)
        pad.resting = {axis: int(handle.get_axis(axis) * unit) for axis in range(axes)}
        self._open[device] = pad
        return pad

    def _removed(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._open.pop(_name_of(event.instance_id), None)
        if pad is None:
            return []
        buttons.let_go(pad.device)
        return [self.left(pad.device, pad.name)]

    # Those with a mapping.

    def _down(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._pad(event)
        return buttons.pressed(pad.device, "pad", _button_name(event.button)) if pad else []

    def _up(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._pad(event)
        return buttons.released(pad.device, "pad", _button_name(event.button)) if pad else []

    def _moved(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._pad(event)
        return _axis(pad, event.axis, event.value, buttons) if pad else []

    def _pad(self, event: Any) -> Pad | None:
        return self._open.get(_name_of(event.instance_id))

    # Those without one, as raw joysticks. Mapped ones send these events too: passed over.

    def _raw_pad(self, event: Any) -> Pad | None:
        pad = self._pad(event)
        return None if pad is None or pad.mapped else pad

    def _raw_down(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None:
            return []
        raw = f"button:{event.button}"
        if self.learning == pad.device:
            return [Press(pad.device, Intent.UNKNOWN_PAD, text=raw)]
        button = self._button_of(pad, raw)
        return buttons.pressed(pad.device, "pad", button) if button else []

    def _raw_up(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._raw_pad(event)
        button = pad and self._button_of(pad, f"button:{event.button}")
        return buttons.released(pad.device, "pad", button) if pad and button else []

    def _raw_hat(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None:
            return []
        before, pad.hat = pad.hat, event.value
        return buttons.turned(pad.device, _hat_direction(before), _hat_direction(pad.hat))

    def _raw_moved(self, event: Any, buttons: Buttons) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None or event.axis not in STICK_AXES:
            return []
        return _axis(pad, event.axis, round(event.value * FULL), buttons)

    def _button_of(self, pad: Pad, raw: str) -> str | None:
        """What a raw button of an unmapped pad stands for."""
        return self.raw_mappings.get(pad.guid, DEFAULT_RAW_BUTTONS).get(raw)

    def learn(self, device: str, raw: str, button: str) -> None:
        """Keeps what a person showed us about a pad without a mapping."""
        pad = self._open[device]
        table = self.raw_mappings.setdefault(pad.guid, dict(DEFAULT_RAW_BUTTONS))
        for old in [key for key, to in table.items() if to == button]:
            del table[old]
        table[raw] = button


def _axis(pad: Pad, axis: int, value: int, buttons: Buttons) -> list[Press]:
    """A stick as a direction, a trigger as a button."""
    if not pad.awake(axis, value):
        return []
    if axis in STICK_AXES:
        before = pad.stick.direction
        now = pad.stick.move(x=value) if axis == 0 else pad.stick.move(y=value)
        return buttons.turned(pad.device, before, now)
    trigger = TRIGGER_AXES.get(axis)
    if trigger is not None and pad.triggers[trigger].move(value):
        return buttons.pressed(pad.device, "pad", trigger)
    return []


@lru_cache(maxsize=64)
def _as_device(name: str, glyphs: GlyphFamily) -> Device:
    return Device(name, "pad", glyphs, Capability.RUMBLE | Capability.COME_AND_GO)


def _name_of(instance_id: int) -> str:
    return f"{PAD_PREFIX}{instance_id}"


def _button_name(number: int) -> str:
    return PAD_BUTTONS[number] if number < len(PAD_BUTTONS) else f"button{number}"


def _hat_direction(value: tuple[int, int]) -> Intent | None:
    x, y = value
    if y:
        return Intent.UP if y > 0 else Intent.DOWN
    if x:
        return Intent.RIGHT if x > 0 else Intent.LEFT
    return None
