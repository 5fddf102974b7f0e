"""Files of the game's own parts, asked how much they hold before it is unpacked.

A picture of a few thousand bytes may be one of a thousand million points, and a sound may go on for
days: what says that it is larger than any part of ours is damaged, and never read.
"""

from __future__ import annotations

import stat
import struct
from pathlib import Path
from typing import Final

import pygame

LARGEST_FILE: Final = 4 << 20
"""Eight times the largest of ours."""
MOST_POINTS: Final = 1 << 24
"""Twice a castle."""
MOST_SECONDS: Final = 240
"""Ten times the longest."""

_FEWEST_A_SECOND: Final = 8_000
_PAGE, _PAGE_BYTES = b"OggS", 1 << 16
_RATE_AT, _TIME_AT = 40, 6
_HEAD_BYTES: Final = 64


def read_part(path: Path, size: int = LARGEST_FILE) -> bytes:
    """A file, or how it begins. OSError for no plain file and for more than any part of ours."""
    status = path.stat()  # whoever opens a pipe may wait for ever
    if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST_FILE:
        raise OSError(f"{path.name} is no part of the game")
    with path.open("rb") as file:
        return file.read(size)


def load_picture(path: Path) -> pygame.Surface:
    """A picture as it is on the disk. OSError, ValueError or pygame's error where it is none."""
    picture_size(path)
    return pygame.image.load(path)


def picture_size(path: Path) -> tuple[int, int]:
    """What its head says, without decoding it; the same faults as of `load_picture`."""
    width, height = _picture_size(read_part(path, _HEAD_BYTES))
    if not 0 < width * height <= MOST_POINTS:
        raise ValueError(f"{path.name} is damaged")
    return width, height


def load_sound(path: Path) -> pygame.Sound:
    """A sound as it is on the disk. OSError, ValueError or pygame's error where it is none."""
    if not 0 <= _seconds(read_part(path)) <= MOST_SECONDS:
        raise ValueError(f"{path.name} is damaged")
    return pygame.Sound(path)


def _picture_size(head: bytes) -> tuple[int, int]:
    """What the head of a WebP or of a PNG says; ValueError for anything else."""
    try:
        if head.startswith(b"\x89PNG") and head[12:16] == b"IHDR":
            width, height = struct.unpack_from(">II", head, 16)
            return width, height
        match head[8:16]:
            case b"WEBPVP8 ":
                wide, high = struct.unpack_from("<HH", head, 26)
                return wide & 0x3FFF, high & 0x3FFF
            case b"WEBPVP8L":
                both = struct.unpack_from("<I", head, 21)[0]
                return 1 + (both & 0x3FFF), 1 + (both >> 14 & 0x3FFF)
            case b"WEBPVP8X":
                wide, high = (int.from_bytes(head[at : at + 3], "little") for at in (24, 27))
                return 1 + wide, 1 + high
    except struct.error as error:
        raise ValueError("the picture is cut short") from error
    raise ValueError("this is no picture")


def _seconds(data: bytes) -> float:
    """How long a sound says it is: an Ogg says so on its last page. What is not packed at all is
    no longer than its file."""
    if data.startswith(b"RIFF"):
        return 0.0
    last = data.rfind(_PAGE, max(0, len(data) - _PAGE_BYTES))
    if not data.startswith(_PAGE) or last < 0:
        raise ValueError("this is no sound")
    try:
        rate: int = struct.unpack_from("<I", data, _RATE_AT)[0]
        samples: int = struct.unpack_from("<q", data, last + _TIME_AT)[0]
    except struct.error as error:
        raise ValueError("the sound is cut short") from error
    return samples / max(_FEWEST_A_SECOND, rate)
