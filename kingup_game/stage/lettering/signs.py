"""The interface's pictures by name, as `signs.json` lists them, and the marks of buttons."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from kingup_game.stage.area import Margins
from kingup_game.stage.gaps import FAULTS, DamagedPartError, Gaps
from kingup_game.stage.part_files import read_part
from kingup_game.theme.art import close_up, enthroned, sign

SIGNS_FILE: Final = "signs/signs.json"
WIDEST: Final = 400
NARROW: Final[Margins] = (8, 8, 8, 8)
"""The corners of a frame of which nothing is known."""

# A mark in a text that the lettering draws as a key with these letters on it.
KEY_MARK = "key:"

_LARGER_FACES: Final = {"cast": ("-", close_up), "people": ("_", enthroned)}
"""Folders of faces, what stands in a name before the mood, and what the same is called larger."""

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
    """What `signs.json` says, read when first asked; what it says wrongly is told to `gaps`."""

    def __init__(self, assets: Path, gaps: Gaps | None = None) -> None:
        self.assets = assets
        self._gaps = gaps or Gaps()
        self._larger: dict[str, str | None] = {}
        self._margins: dict[str, Margins] = {}
        self._lender: SignBook | None = None

    def borrow(self, other: SignBook) -> None:
        """Know what another one has read of the same signs, or will read."""
        if other.assets == self.assets:
            self._lender = other._lender or other

    @cached_property
    def _index(self) -> dict[str, Any]:
        if self._lender is not None:
            return self._lender._index
        path = self.assets / SIGNS_FILE
        if not path.exists():
            raise FileNotFoundError(f"{path} is missing. Make it with: python tools/bake.py signs/")
        index: dict[str, Any] = {"pictures": {}, "pads": {}}
        try:
            read: dict[str, Any] = json.loads(read_part(path))
            index = {part: dict(read[part]) for part in index}
        except FAULTS as fault:
            self._gaps.found(SIGNS_FILE, fault)
        return index

    def facts(self, name: str) -> dict[str, Any]:
        """Everything known of a sign: its file, its size, and what is particular to it."""
        pictures = self._index["pictures"]
        try:
            return dict(pictures[name])
        except FAULTS:
            self._tell_of(name)
            return {}

    def finest(self, picture: str, drawn_px: tuple[int, int], size_px: tuple[int, int]) -> str:
        """The picture, or the same drawn larger where it would have to be stretched."""
        is_enough = all(px <= drawn for px, drawn in zip(size_px, drawn_px, strict=True))
        return picture if is_enough else self.larger(picture) or picture

    def larger(self, picture: str) -> str | None:
        """The same drawing with more pixels, if there is one: of a sign, or of somebody's face."""
        if picture not in self._larger:
            self._larger[picture] = self._find_larger(picture)
        return self._larger[picture]

    def _find_larger(self, picture: str) -> str | None:
        folder, stem = Path(picture).parent.name, Path(picture).stem
        if folder == "signs":
            found = self.facts(stem).get("large") if stem in self._index["pictures"] else None
            return found if isinstance(found, str) else None
        if folder not in _LARGER_FACES:
            return None
        between, name = _LARGER_FACES[folder]
        key, _, mood = stem.rpartition(between)
        return name(key, mood) if (self.assets / name(key, mood)).is_file() else None

    def margins(self, picture: str) -> Margins:
        """The corners of a frame, given by its path or its name."""
        if picture not in self._margins:
            self._margins[picture] = self._find_margins(Path(picture).stem)
        return self._margins[picture]

    def _find_margins(self, name: str) -> Margins:
        facts = self.facts(name)
        try:
            left, top, right, bottom = facts["margins"]
            if not {type(one) for one in (left, top, right, bottom)} == {int}:
                raise ValueError(facts)
            if not 0 <= min(left, top, right, bottom) <= max(left, top, right, bottom) < WIDEST:
                raise ValueError(facts)
        except FAULTS:
            self._tell_of(name)
            return NARROW
        return left, top, right, bottom

    def mark(self, family: str, button: str) -> str:
        """What shows a button: the path of a picture, or `key:` and the letters on a key."""
        if family == "keyboard":
            name = KEY_SIGNS.get(button)
            return sign(name) if name else KEY_MARK + button.upper()
        if family == "mouse":
            return sign(MOUSE_SIGNS.get(button, "mouse_left"))
        pads = self._index["pads"]
        try:
            brand = dict(pads[family])
        except FAULTS:
            self._tell_of(family)
            brand = {}
        name = brand.get(PAD_SIGNS.get(button, ""))
        return sign(name) if isinstance(name, str) else KEY_MARK + button.upper()

    def _tell_of(self, name: str) -> None:
        part = f"{SIGNS_FILE} ({name})"
        self._gaps.found(part, DamagedPartError(part))
