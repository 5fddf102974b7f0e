"""The interface's pictures by name, as `signs.json` lists them, and the marks of buttons."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

from kingup_game.stage.gaps import FAULTS, DamagedPartError
from kingup_game.theme.art import sign

Margins = tuple[int, int, int, int]

# A mark in a text that the lettering draws as a key with these letters on it.
KEY_MARK = "key:"

PAD_SIGNS = {
    "a": "south",
    "b": "east",
    "x": "west",
    "y": "north",
    "leftshoulder": "l1",
    "rightshoulder": "r1",
    "lefttrigger": "l2",
    "righttrigger": "r2",
    "back": "select",
    "start": "start",
    "dpup": "dpad_up",
    "dpdown": "dpad_down",
    "dpleft": "dpad_left",
    "dpright": "dpad_right",
    "leftstick": "stick_press",
    "rightstick": "stick_press",
}
KEY_SIGNS = {
    "up": "key_up",
    "down": "key_down",
    "left": "key_left",
    "right": "key_right",
    "return": "key_enter",
    "enter": "key_enter",
    "backspace": "key_backspace",
    "tab": "key_tab",
    "space": "key_space",
    "escape": "key_escape",
}
MOUSE_SIGNS = {
    "left": "mouse_left",
    "right": "mouse_right",
    "middle": "mouse_wheel",
    "wheelup": "mouse_wheel",
    "wheeldown": "mouse_wheel",
}


class SignBook:
    """What `signs.json` says, read when first asked."""

    def __init__(self, assets: Path) -> None:
        self.assets = assets

    @cached_property
    def _index(self) -> dict[str, Any]:
        path = self.assets / "signs" / "signs.json"
        if not path.is_file():
            raise FileNotFoundError(f"{path} is missing. Make it with: python tools/bake.py signs/")
        try:
            index: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            index["pictures"], index["pads"]
        except FAULTS as fault:
            raise DamagedPartError("signs/signs.json") from fault
        return index

    def facts(self, name: str) -> dict[str, Any]:
        """Everything known of a sign: its file, its size, and what is particular to it."""
        try:
            known: dict[str, Any] = self._index["pictures"][name]
        except FAULTS as fault:
            raise DamagedPartError(f"signs/signs.json ({name})") from fault
        return known

    def margins(self, picture: str) -> Margins:
        """The corners of a frame, given by its path or its name."""
        left, top, right, bottom = self.facts(Path(picture).stem)["margins"]
        return left, top, right, bottom

    def mark(self, family: str, button: str) -> str:
        """What shows a button: the path of a picture, or `key:` and the letters on a key."""
        if family == "keyboard":
            name = KEY_SIGNS.get(button)
            return sign(name) if name else KEY_MARK + button.upper()
        if family == "mouse":
            return sign(MOUSE_SIGNS.get(button, "mouse_left"))
        brand: dict[str, str] = self._index["pads"][family]
        name = brand.get(PAD_SIGNS.get(button, ""))
        return sign(name) if name else KEY_MARK + button.upper()
