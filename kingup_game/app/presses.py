"""What people can ask by any device, and what reaches a scene: who pressed what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Intent(StrEnum):
    """Everything a scene can be asked. Each is a single press: no chord, no long hold."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    ALMANAC = "almanac"
    COUNT = "count"
    PAUSE = "pause"
    STORY = "story"
    LOOK = "look"
    SKIP = "skip"
    NO = "no"
    YES = "yes"
    STOMACH = "stomach"
    POINT = "point"
    PRESS = "press"
    TYPE = "type"
    ERASE = "erase"
    DEVICE_JOINED = "device_joined"
    DEVICE_LEFT = "device_left"
    UNKNOWN_PAD = "unknown_pad"


DIRECTIONS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)
AGREEING = (Intent.CONFIRM, Intent.PRESS)
"""Yes to the one thing that is asked, by a button or by a click."""
DEVICE_CHANGES = (Intent.DEVICE_JOINED, Intent.DEVICE_LEFT, Intent.UNKNOWN_PAD)
"""What nobody pressed: devices came or went, and no scene may miss it."""

# What people may bind to a button or a key of their choice.
BINDABLE = (
    *DIRECTIONS, Intent.CONFIRM, Intent.BACK, Intent.ALMANAC, Intent.COUNT, Intent.PAUSE,
    Intent.STORY, Intent.LOOK, Intent.SKIP, Intent.NO, Intent.YES, Intent.STOMACH,
)  # fmt: skip

KEYBOARD = "keyboard"
MOUSE = "mouse"


@dataclass(frozen=True)
class Press:
    """What one device asks for, once. A pointer also says where (design units); typing says what.

    >>> Press("pad:0", Intent.CONFIRM).intent.value
    'confirm'
    >>> Press(MOUSE, Intent.PRESS, x=960, y=540).x
    960
    """

    device: str
    intent: Intent
    x: float = 0.0
    y: float = 0.0
    text: str = ""
    repeated: bool = False
