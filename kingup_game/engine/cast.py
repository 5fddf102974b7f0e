"""Who is in the game and where a character can be."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

Character = str
"""A character by its initial: one of `SUBJECTS`, or `JESTER`."""

SUBJECTS: Final = "ABCDEFGILMNOP"
JESTER: Final = "J"
CAST: Final = SUBJECTS + JESTER

CAST_INDEX: Final = {character: index for index, character in enumerate(CAST)}
"""Where a character's place stands on a board."""

FLOOR_LIMIT: Final = 4


class Place(IntEnum):
    """Where a character can be. A board is one byte a character, each the value of a place.

    >>> Place.of_word("wc3")
    <Place.WC_3: 7>
    >>> Place.DUNGEON_2.word
    'dungeon2'
    >>> [place.is_floor for place in (Place.FLOOR_5, Place.THRONE)]
    [True, False]
    """

    FLOOR_0 = 0
    FLOOR_1 = 1
    FLOOR_2 = 2
    FLOOR_3 = 3
    FLOOR_4 = 4
    FLOOR_5 = 5
    THRONE = 6
    WC_3 = 7
    WC_4 = 8
    DUNGEON_3 = 9
    DUNGEON_2 = 10
    DUNGEON_1 = 11
    OUT = 12
    TRAY = 13

    @property
    def word(self) -> str:
        """The place as the public formats write it."""
        return _WORDS[self]

    @property
    def is_floor(self) -> bool:
        """Whether this is one of the floors 0 to 5, and no throne, WC or dungeon."""
        return self <= Place.FLOOR_5

    @classmethod
    def of_word(cls, word: str) -> Place:
        """The place that the public formats call `word`; ValueError if there is none."""
        return _PLACE_OF_WORD[word] if word in _PLACE_OF_WORD else _unknown(word)


_WORDS: Final = (
    *("0", "1", "2", "3", "4", "5"),
    "throne",
    *("wc3", "wc4"),
    *("dungeon3", "dungeon2", "dungeon1"),
    *("out", "tray"),
)
_PLACE_OF_WORD: Final = {word: Place(code) for code, word in enumerate(_WORDS)}

PLACING_FLOORS: Final = (Place.FLOOR_1, Place.FLOOR_2, Place.FLOOR_3, Place.FLOOR_4)
DUNGEONS: Final = (Place.DUNGEON_3, Place.DUNGEON_2, Place.DUNGEON_1)
"""The dungeons in the order in which they fill."""
WC_OF_FLOOR: Final = {Place.FLOOR_3: Place.WC_3, Place.FLOOR_4: Place.WC_4}
WCS: Final = {wc: floor for floor, wc in WC_OF_FLOOR.items()}
"""The WCs, each with the floor that it is beside."""


def _unknown(word: str) -> Place:
    raise ValueError(f"there is no place called {word!r}")
