"""What people can ask by any device, and what reaches a scene: who pressed what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Action(StrEnum):
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
    SKIP = "skip"
    NO = "no"
    YES = "yes"
    STOMACH = "stomach"
    POINT = "point"
    PRESS = "press"
    TYPE = "type"
    ERASE = "erase"
    JOINED = "joined"
    LEFT_ROOM = "left_room"
    UNKNOWN_PAD = "unknown_pad"


DIRECTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)

# What people may bind to a button or a key of their choice.
BINDABLE = (
    *DIRECTIONS, Action.CONFIRM, Action.BACK, Action.ALMANAC, Action.COUNT, Action.PAUSE,
    Action.SKIP, Action.NO, Action.YES, Action.STOMACH,
)  # fmt: skip

KEYBOARD = "keyboard"
MOUSE = "mouse"
PAD_PREFIX = "pad:"


def is_pad(device: str) -> bool:
    return device.startswith(PAD_PREFIX)


@dataclass(frozen=True)
class Press:
    """One action by one device. A pointer also says where (design units); typing says what."""

    device: str
    action: Action
    x: float = 0.0
    y: float = 0.0
    text: str = ""
    repeated: bool = False
