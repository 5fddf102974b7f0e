"""Which family of button pictures a device wants."""

from __future__ import annotations

from typing import Literal

GlyphFamily = Literal["xbox", "playstation", "nintendo", "position", "keyboard", "mouse"]

# USB vendor numbers sit in bytes 4 and 5 of SDL's GUIDs, low byte first.
VENDORS: dict[str, GlyphFamily] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}

NAMES: tuple[tuple[str, GlyphFamily], ...] = (
    ("xbox", "xbox"),
    ("x-box", "xbox"),
    ("xinput", "xbox"),
    ("playstation", "playstation"),
    ("dualshock", "playstation"),
    ("dualsense", "playstation"),
    ("ps3", "playstation"),
    ("ps4", "playstation"),
    ("ps5", "playstation"),
    ("nintendo", "nintendo"),
    ("switch", "nintendo"),
    ("joy-con", "nintendo"),
    ("wii", "nintendo"),
)


def pad_family(name: str, guid: str = "") -> GlyphFamily:
    """By vendor, else by name; a pad nobody knows gets glyphs that show the button's place."""
    by_vendor = VENDORS.get(guid[8:12].lower())
    if by_vendor:
        return by_vendor
    lower = name.lower()
    for part, family in NAMES:
        if part in lower:
            return family
    return "position"
