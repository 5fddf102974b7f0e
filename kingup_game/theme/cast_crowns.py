"""Where a crown sits on each of the cast, and where their heads begin, pure data: as their
pictures have it.

`tests/tools/test_cast_art.py` holds it to `tools/studio/cast/`.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Crown(NamedTuple):
    """The middle of its band, its width and its tilt (clockwise), in a picture 512 units wide."""

    x: float
    y: float
    width: float
    tilt: float


PICTURE: Final = 512

WORN_WIDE, WORN_HIGH = 200, 160
"""The picture of a crown that comes down: its size, and of it the band's width and the height of
its middle above the lower edge."""
WORN_BAND: Final = 150.0
WORN_ABOVE_FOOT: Final = 38.0

CROWNS: Final = {
    "A": Crown(256, 152, 168, -7),
    "B": Crown(256, 176, 160, 0),
    "C": Crown(256, 168, 190, 0),
    "D": Crown(250, 128, 168, -6),
    "E": Crown(250, 150, 176, -6),
    "F": Crown(266, 140, 168, -8),
    "G": Crown(256, 158, 176, 0),
    "I": Crown(256, 156, 196, 0),
    "J": Crown(256, 172, 168, 0),
    "L": Crown(262, 136, 168, 6),
    "M": Crown(258, 150, 150, -4),
    "N": Crown(250, 142, 172, -6),
    "O": Crown(256, 140, 160, 0),
    "P": Crown(256, 150, 176, 0),
}

ABOVE_HEAD: Final = {
    "A": 77,
    "B": 13,
    "C": 58,
    "D": 81,
    "E": 22,
    "F": 24,
    "G": 12,
    "I": 33,
    "J": 24,
    "L": 32,
    "M": 12,
    "N": 103,
    "O": 11,
    "P": 12,
}
"""So much of a picture is air above whoever is refused or ill."""
