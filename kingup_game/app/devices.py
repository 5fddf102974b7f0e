"""Pads as SDL sees them: opened as they come, keyed by instance id, felt through one thin door."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame._sdl2 import controller

from kingup_game.app.actions import PAD_PREFIX
from kingup_game.app.glyphs import GlyphFamily, pad_family
from kingup_game.app.repeat import Stick, Trigger

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


def device_of(instance_id: int) -> str:
    return f"{PAD_PREFIX}{instance_id}"


class Pads:
    """All connected pads, up to eight at a time."""

    def __init__(self, raw_mappings: RawMappings | None = None) -> None:
        self.raw_mappings: RawMappings = raw_mappings if raw_mappings is not None else {}
        self.rumble_percent = 100
        self.rumble_door: RumbleDoor | None = None
        self.gone: set[str] = set()
        """Pads that went away; one that comes back comes with a new instance id."""
        self._pads: dict[str, Pad] = {}

    def start(self) -> None:
        """Opens the pad system; those connected already announce themselves as events."""
        prepare_environment()
        pygame.joystick.init()
        controller.init()

    def stop(self) -> None:
        self._pads.clear()
        controller.quit()
        pygame.joystick.quit()

    def all(self) -> list[Pad]:
        return list(self._pads.values())

    def get(self, device: str) -> Pad | None:
        return self._pads.get(device)

    def open(self, index: int) -> Pad | None:
        """Opens the pad that SDL announced; none where it is open already or there are eight."""
        if len(self._pads) >= MOST_PADS:
            return None
        try:
            mapped = controller.is_controller(index)
            joystick = pygame.joystick.Joystick(index)
            device = device_of(joystick.get_instance_id())
            if device in self._pads:
                return None
            handle = controller.Controller(index) if mapped else joystick
        except pygame.error:
            return None  # gone again between the announcement and now
        pad = Pad(device, joystick.get_name(), joystick.get_guid(), handle, mapped)
        if mapped:
            pad.resting = {axis: int(handle.get_axis(axis)) for axis in range(6)}
        else:
            pad.resting = {
                axis: int(joystick.get_axis(axis) * 32767) for axis in range(joystick.get_numaxes())
            }
        self._pads[device] = pad
        return pad

    def close(self, instance_id: int) -> Pad | None:
        pad = self._pads.pop(device_of(instance_id), None)
        if pad is not None:
            self.gone.add(pad.device)
        return pad

    def raw_button(self, pad: Pad, raw: str) -> str | None:
        """What a raw button of an unmapped pad stands for."""
        return self.raw_mappings.get(pad.guid, DEFAULT_RAW_BUTTONS).get(raw)

    def learn(self, device: str, raw: str, button: str) -> None:
        """Keeps what a person showed us about a pad without a mapping."""
        pad = self._pads[device]
        table = self.raw_mappings.setdefault(pad.guid, dict(DEFAULT_RAW_BUTTONS))
        for old in [key for key, to in table.items() if to == button]:
            del table[old]
        table[raw] = button

    def rumble(self, device: str, low: float, high: float, milliseconds: int) -> None:
        """Shakes a pad, weaker or not at all as people chose. Never raises, promises nothing."""
        strength = self.rumble_percent / 100
        low, high = min(1.0, low * strength), min(1.0, high * strength)
        if self.rumble_door is not None:
            self.rumble_door(device, low, high, milliseconds)
        pad = self._pads.get(device)
        if pad is None or (low <= 0 and high <= 0):
            return
        try:
            pad.handle.rumble(low, high, milliseconds)
        except (pygame.error, AttributeError):
            return
