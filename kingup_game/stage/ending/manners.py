"""What those who did not win do about it, and what they have before them while they do."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final

from kingup_game.theme import art


class Manner(Enum):
    """What somebody does about it; nobody in a hall does what another one does."""

    BOWS = auto()
    HOPS = auto()
    SHAKES_THE_HEAD = auto()
    CRANES = auto()
    SINKS = auto()
    SWAYS = auto()
    PEERS_ASIDE = auto()
    SOBS = auto()


GESTURES: Final[Mapping[Manner, Callable[[float], tuple[float, float]]]] = {
    Manner.BOWS: lambda share: (0.0, -40.0 * math.sin(math.pi * share) ** 0.5),
    Manner.HOPS: lambda share: (0.0, 22.0 * abs(math.sin(3 * math.pi * share))),
    Manner.SHAKES_THE_HEAD: lambda share: (9.0 * math.sin(6 * math.pi * share), 0.0),
    Manner.CRANES: lambda share: (0.0, 26.0 * math.sin(math.pi * share) ** 0.3),
    Manner.SINKS: lambda share: (0.0, -60.0 * share if share < 0.8 else -240.0 * (1 - share)),
    Manner.SWAYS: lambda share: (18.0 * math.sin(2 * math.pi * share), 0.0),
    Manner.PEERS_ASIDE: lambda share: (22.0 * math.sin(math.pi * share) ** 0.3, 0.0),
    Manner.SOBS: lambda share: (0.0, -10.0 * abs(math.sin(5 * math.pi * share))),
}
"""So far aside and up of where somebody stands: all begin and end there."""

IN_HAND: Final[Mapping[Manner, str]] = {
    Manner.BOWS: "bouquet",
    Manner.HOPS: "pennant",
    Manner.SHAKES_THE_HEAD: "abacus",
    Manner.CRANES: "spyglass",
    Manner.SINKS: "soup",
    Manner.SWAYS: "goblet",
    Manner.PEERS_ASIDE: "ruler",
    Manner.SOBS: "handkerchief",
}
"""What each has before them: whoever comes in late still sees what they make of it."""
_THING, _LARGE_THING = 84.0, 112.0
_THING_AT, _LARGE_THING_AT = (84.0, -30.0), (104.0, -44.0)
"""From the middle of the plate's upper edge; large where few have lost."""
_FEW: Final = 5


def thing_of(manner: Manner) -> str:
    """The picture of what somebody has."""
    return art.in_hand(IN_HAND[manner])


def place_of_thing(number: int) -> tuple[float, float, float]:
    """Where so many have it, from the middle of the upper edge of their plates, and how wide."""
    at, wide = (_LARGE_THING_AT, _LARGE_THING) if number <= _FEW else (_THING_AT, _THING)
    return *at, wide
