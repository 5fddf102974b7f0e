"""Pads that exist only in SDL: plugged, pressed, shaken and pulled out by tests."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pygame

GAMECONTROLLER, UNKNOWN = 1, 0
BUTTONS = 15
AXES = 6
DESCRIPTION_VERSION = 1

# Buttons of a virtual controller are in SDL's own order.
A, B, X, Y, BACK, GUIDE, START, LEFT_STICK, RIGHT_STICK, L1, R1, UP, DOWN, LEFT, RIGHT = range(15)
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LEFT_TRIGGER, RIGHT_TRIGGER = range(6)
FULL, REST, TRIGGER_REST = 32767, 0, -32768

RumbleCallback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", ctypes.c_void_p),
        ("set_player_index", ctypes.c_void_p),
        ("rumble", RumbleCallback),
        ("rumble_triggers", ctypes.c_void_p),
        ("set_led", ctypes.c_void_p),
        ("send_effect", ctypes.c_void_p),
    )


@cache
def sdl() -> Any:
    """The SDL library that pygame itself has loaded."""
    library = ctypes.CDLL(str(_library_file()))
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    library.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    library.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    library.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    library.SDL_JoystickSetVirtualHat.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    return library


def _library_file() -> Path:
    package = Path(pygame.__file__).parent
    patterns = {"win32": "SDL2.dll", "darwin": "libSDL2-2*.dylib"}
    pattern = patterns.get(sys.platform, "libSDL2-2*.so*")
    places = (package, package.parent / "pygame_ce.libs", package / ".dylibs")
    for place in places:
        found = sorted(place.glob(pattern))
        if found:
            return found[0]
    raise FileNotFoundError(f"no {pattern} beside {package}")


class VirtualPad:
    """One pad. `rumbles` lists what it felt, as (low, high) of 65535."""

    def __init__(
        self,
        name: str = "Xbox Wireless Controller",
        *,
        mapped: bool = True,
        vendor: int = 0,
        product: int = 0,
    ) -> None:
        self.name = name
        self.mapped = mapped
        self.vendor = vendor
        self.product = product
        self.rumbles: list[tuple[int, int]] = []
        self._felt = RumbleCallback(self._feel)
        self._handle: int | None = None

    def _feel(self, _: Any, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0

    @property
    def is_plugged(self) -> bool:
        return self._handle is not None

    @property
    def instance_id(self) -> int:
        return int(sdl().SDL_JoystickInstanceID(self._handle))

    @property
    def device(self) -> str:
        return f"pad:{self.instance_id}"

    def plug(self) -> VirtualPad:
        description = _Description(
            version=DESCRIPTION_VERSION,
            type=GAMECONTROLLER if self.mapped else UNKNOWN,
            axes=AXES,
            buttons=BUTTONS,
            hats=0 if self.mapped else 1,
            vendor=self.vendor,
            product=self.product,
            name=self.name.encode(),
            rumble=self._felt,
        )
        self._description = description
        index = sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert index >= 0, "SDL refuses virtual joysticks"
        self._handle = sdl().SDL_JoystickOpen(index)
        if self.mapped:
            for axis in (LEFT_TRIGGER, RIGHT_TRIGGER):
                self.axis(axis, TRIGGER_REST)
        return self

    def unplug(self) -> None:
        instance = self.instance_id
        for index in range(sdl().SDL_NumJoysticks()):
            if sdl().SDL_JoystickGetDeviceInstanceID(index) == instance:
                sdl().SDL_JoystickDetachVirtual(index)
                break
        sdl().SDL_JoystickClose(self._handle)
        self._handle = None

    def down(self, button: int) -> None:
        sdl().SDL_JoystickSetVirtualButton(self._handle, button, 1)

    def up(self, button: int) -> None:
        sdl().SDL_JoystickSetVirtualButton(self._handle, button, 0)

    def axis(self, axis: int, value: int) -> None:
        sdl().SDL_JoystickSetVirtualAxis(self._handle, axis, value)

    def hat(self, value: int) -> None:
        sdl().SDL_JoystickSetVirtualHat(self._handle, 0, value)


@contextmanager
def plugged(*pads: VirtualPad) -> Iterator[None]:
    """Has the pads connected for the length of a block."""
    for pad in pads:
        pad.plug()
    try:
        yield
    finally:
        for pad in pads:
            if pad.is_plugged:
                pad.unplug()
