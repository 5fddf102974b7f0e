"""The bots that people may invite, from the mildest to the sharpest."""

from __future__ import annotations

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


def portrait_of(level: str | None) -> int | None:
    """The number of a bot's portrait; None for a person, who has no level."""
    return None if level is None else opponent(level).portrait
