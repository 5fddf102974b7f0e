"""Device events in, presses out: pads, keyboard and mouse all become (device, action)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from kingup_game.app.actions import DIRECTIONS, KEYBOARD, MOUSE, Action, Press, is_pad
from kingup_game.app.bindings import PAD_BUTTONS, Bindings, Family, Mode
from kingup_game.app.devices import Pad, Pads, device_of
from kingup_game.app.glyphs import GlyphFamily
from kingup_game.app.repeat import Repeater

ToDesign = Callable[[float, float], tuple[float, float]]

MOUSE_BUTTONS = {1: "left", 2: "middle", 3: "right", 4: "wheelup", 5: "wheeldown"}
STICK_AXES = (0, 1)
TRIGGER_AXES = {4: "lefttrigger", 5: "righttrigger"}

# The mouse counts as used once it moved this far, so that a bumped table changes no glyphs.
MOUSE_USED_PX = 12


class Controls:
    """Translates one frame's events at a time; everything by tick count, nothing by clock."""

    def __init__(
        self,
        pads: Pads,
        bindings: Bindings | None = None,
        to_design: ToDesign = lambda x, y: (x, y),
    ) -> None:
        self.pads = pads
        self.bindings = bindings or Bindings()
        self.to_design = to_design
        self.mode: Mode = "usual"
        self.typing = False
        self.capturing = False
        self.learning: str | None = None
        self.last_device = KEYBOARD
        self._repeater = Repeater()
        self._mouse_from: tuple[int, int] | None = None
        self._mouse_rests = False
        self._readers: dict[int, Callable[[Any], list[Press]]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.MOUSEMOTION: self._mouse_motion,
            pygame.MOUSEBUTTONDOWN: self._mouse_down,
            pygame.CONTROLLERBUTTONDOWN: self._pad_down,
            pygame.CONTROLLERBUTTONUP: self._pad_up,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.JOYDEVICEADDED: self._pad_added,
            pygame.JOYDEVICEREMOVED: self._pad_removed,
            pygame.JOYBUTTONDOWN: self._raw_down,
            pygame.JOYBUTTONUP: self._raw_up,
            pygame.JOYHATMOTION: self._raw_hat,
            pygame.JOYAXISMOTION: self._raw_axis,
            pygame.WINDOWFOCUSLOST: self._focus_lost,
        }

    def read(self, events: Iterable[Any]) -> list[Press]:
        """The presses in a frame's events, in their order."""
        presses: list[Press] = []
        for event in events:
            reader = self._readers.get(event.type)
            if reader is not None:
                presses += reader(event)
        for press in presses:
            if press.action not in (Action.POINT, Action.LEFT_ROOM, Action.JOINED):
                self.last_device = press.device
        return presses

    def tick(self) -> list[Press]:
        """One tick later: held directions that repeat now."""
        return [Press(device, action, repeated=True) for device, action in self._repeater.tick()]

    def set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self._mouse_rests = mode == "ballot"
        self._repeater.clear()

    @property
    def is_pointing(self) -> bool:
        """Somebody uses the mouse to point; in a ballot its buttons are cards until it moves."""
        return self.last_device == MOUSE and not self._mouse_rests

    # What the screen should say.

    def glyph_family(self, device: str | None = None) -> GlyphFamily:
        device = device or self.last_device
        if device == MOUSE:
            return "mouse"
        pad = self.pads.get(device)
        if pad is not None:
            return pad.glyphs
        return "position" if is_pad(device) else "keyboard"

    def glyph(self, action: Action, device: str | None = None) -> tuple[GlyphFamily, str]:
        """The picture for an action: the device's family and its button's name."""
        device = device or self.last_device
        family = family_of(device)
        buttons = self.bindings.buttons(family, action, self.mode)
        if not buttons and family == "mouse":
            return "mouse", "left"
        return self.glyph_family(device), buttons[0] if buttons else ""

    # Keyboard.

    def _key_down(self, event: Any) -> list[Press]:
        name = pygame.key.name(event.key)
        if self.typing:
            if event.key == pygame.K_BACKSPACE:
                return [Press(KEYBOARD, Action.ERASE)]
            if event.unicode and event.unicode.isprintable():
                return [Press(KEYBOARD, Action.TYPE, text=event.unicode)]
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return []
        return self._pressed(KEYBOARD, "keyboard", name)

    def _key_up(self, event: Any) -> list[Press]:
        return self._released(KEYBOARD, "keyboard", pygame.key.name(event.key))

    # Mouse.

    def _mouse_motion(self, event: Any) -> list[Press]:
        start = self._mouse_from
        if start is None:
            self._mouse_from = start = event.pos
        if max(abs(event.pos[0] - start[0]), abs(event.pos[1] - start[1])) >= MOUSE_USED_PX:
            self._mouse_from = event.pos
            self.last_device = MOUSE
            self._mouse_rests = False
        x, y = self.to_design(*event.pos)
        return [Press(MOUSE, Action.POINT, x, y)]

    def _mouse_down(self, event: Any) -> list[Press]:
        button = MOUSE_BUTTONS.get(event.button, f"button{event.button}")
        if self.capturing:
            return [Press(MOUSE, Action.TYPE, text=button)]
        action = self.bindings.action("mouse", button, self.mode)
        if action is None:
            return []
        x, y = self.to_design(*event.pos)
        return [Press(MOUSE, action, x, y)]

    # Pads with a mapping.

    def _pad_added(self, event: Any) -> list[Press]:
        pad = self.pads.open(event.device_index)
        if pad is None:
            return []
        found = [Press(pad.device, Action.JOINED, text=pad.name)]
        if not pad.mapped and pad.guid not in self.pads.raw_mappings:
            found.append(Press(pad.device, Action.UNKNOWN_PAD, text=pad.name))
        return found

    def _pad_removed(self, event: Any) -> list[Press]:
        pad = self.pads.close(event.instance_id)
        if pad is None:
            return []
        self._repeater.forget(pad.device)
        return [Press(pad.device, Action.LEFT_ROOM, text=pad.name)]

    def _pad_down(self, event: Any) -> list[Press]:
        device = device_of(event.instance_id)
        if self.pads.get(device) is None:
            return []
        return self._pressed(device, "pad", _button_name(event.button))

    def _pad_up(self, event: Any) -> list[Press]:
        return self._released(device_of(event.instance_id), "pad", _button_name(event.button))

    def _pad_axis(self, event: Any) -> list[Press]:
        pad = self.pads.get(device_of(event.instance_id))
        if pad is None:
            return []
        return self._axis(pad, event.axis, event.value)

    def _axis(self, pad: Pad, axis: int, value: int) -> list[Press]:
        if not pad.awake(axis, value):
            return []
        if axis in STICK_AXES:
            before = pad.stick.direction
            now = pad.stick.move(x=value) if axis == 0 else pad.stick.move(y=value)
            return self._turned(pad.device, before, now)
        trigger = TRIGGER_AXES.get(axis)
        if trigger is not None and pad.triggers[trigger].move(value):
            return self._pressed(pad.device, "pad", trigger)
        return []

    # Pads without a mapping, as raw joysticks. Mapped ones send these events too: passed over.

    def _raw_pad(self, event: Any) -> Pad | None:
        pad = self.pads.get(device_of(event.instance_id))
        return None if pad is None or pad.mapped else pad

    def _raw_down(self, event: Any) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None:
            return []
        raw = f"button:{event.button}"
        if self.learning == pad.device:
            return [Press(pad.device, Action.UNKNOWN_PAD, text=raw)]
        button = self.pads.raw_button(pad, raw)
        return self._pressed(pad.device, "pad", button) if button else []

    def _raw_up(self, event: Any) -> list[Press]:
        pad = self._raw_pad(event)
        button = pad and self.pads.raw_button(pad, f"button:{event.button}")
        return self._released(pad.device, "pad", button) if pad and button else []

    def _raw_hat(self, event: Any) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None:
            return []
        before, pad.hat = pad.hat, event.value
        return self._turned(pad.device, _hat_direction(before), _hat_direction(pad.hat))

    def _raw_axis(self, event: Any) -> list[Press]:
        pad = self._raw_pad(event)
        if pad is None or event.axis not in STICK_AXES:
            return []
        return self._axis(pad, event.axis, round(event.value * 32767))

    # What they have in common.

    def _turned(self, device: str, before: Action | None, now: Action | None) -> list[Press]:
        if before == now:
            return []
        if before is not None:
            self._repeater.release(device, before)
        if now is None:
            return []
        self._repeater.press(device, now)
        return [Press(device, now)]

    def _pressed(self, device: str, family: Family, button: str) -> list[Press]:
        if self.capturing:  # a button is being chosen: its name, not its meaning
            return [Press(device, Action.TYPE, text=button)]
        action = self.bindings.action(family, button, self.mode)
        if action is None:
            return []
        if action in DIRECTIONS:
            self._repeater.press(device, action)
        return [Press(device, action)]

    def _released(self, device: str, family: Family, button: str) -> list[Press]:
        action = self.bindings.action(family, button, self.mode)
        if action in DIRECTIONS:
            self._repeater.release(device, action)
        return []

    def _focus_lost(self, event: Any) -> list[Press]:
        del event
        self._repeater.clear()
        return []


def family_of(device: str) -> Family:
    return "mouse" if device == MOUSE else "pad" if is_pad(device) else "keyboard"


def _button_name(number: int) -> str:
    return PAD_BUTTONS[number] if number < len(PAD_BUTTONS) else f"button{number}"


def _hat_direction(value: tuple[int, int]) -> Action | None:
    x, y = value
    if y:
        return Action.UP if y > 0 else Action.DOWN
    if x:
        return Action.RIGHT if x > 0 else Action.LEFT
    return None
