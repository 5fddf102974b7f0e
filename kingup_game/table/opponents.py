"""The bots that people may invite, from the mildest to the sharpest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingup_game.bots.ladder import LADDER, Level

OPPONENTS: Final = LADDER

USUAL: Final = (OPPONENTS[2], OPPONENTS[3], OPPONENTS[1])
"""The bots that fill a new table up, in this order."""


def opponent(level: str) -> Level:
    """Who plays at a level, in whatever temper; the mildest if it is not offered (any more).

    >>> opponent("duke:miser").name, opponent("emperor").name
    ('duke', 'page')
    """
    name = level.partition(":")[0]
    return next((one for one in OPPONENTS if one.name == name), OPPONENTS[0])


def rank_of(level: str) -> int:
    """How strong it is, as people are told: 1 is the mildest.

    >>> rank_of("page"), rank_of("king:joker")
    (1, 6)
    """
    return OPPONENTS.index(opponent(level)) + 1


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
