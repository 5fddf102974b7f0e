"""The bots that people may invite, from the mildest to the sharpest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kingup_game.bots.ladder import LADDER


@dataclass(frozen=True, slots=True)
class Opponent:
    """A level of the bots, and the number of its portrait and name."""

    level: str
    portrait: int


OPPONENTS: Final = tuple(Opponent(level.name, level.face) for level in LADDER)

USUAL: Final = (OPPONENTS[2], OPPONENTS[3], OPPONENTS[1])
"""The bots that fill a new table up, in this order."""


def opponent(level: str) -> Opponent:
    """The opponent of a level; the mildest for a level that is not offered (any more)."""
    return next((one for one in OPPONENTS if one.level == level), OPPONENTS[0])


FACES: Final = 8
"""So many portraits there are: those of the levels, and spare ones for a level's namesakes."""


def portraits(levels: Iterable[str | None]) -> list[int | None]:
    """A face for each bot at a table, no two alike; None for people, who have no level.

    The first of a level wears its own, whoever comes later what nobody wears.

    >>> portraits([None, "cook", "duke", "cook", "cook"])
    [None, 2, 5, 7, 8]
    """
    own = [None if level is None else opponent(level).portrait for level in levels]
    spare = [*range(len(OPPONENTS) + 1, FACES + 1), *range(len(OPPONENTS), 0, -1)]
    spare = [face for face in spare if face not in own]
    return [
        spare.pop(0) if face is not None and face in own[:number] else face
        for number, face in enumerate(own)
    ]
