"""The named opponents, from one that a child beats to the strongest: who they are, and no more.

Whoever shows or invites opponents reads this, and loads none of what they think with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingup_game.bots.players.tempers import Temper


@dataclass(frozen=True, slots=True)
class Level:
    """One step of the ladder, as the setup screen offers it."""

    name: str
    portrait: int
    """Which portrait is its own, and so its name: 1 is `signs/bot_1.webp`."""
    temper: Temper


LADDER: Final[tuple[Level, ...]] = (
    Level("page", 1, Temper.KINGMAKER),
    Level("cook", 2, Temper.JOKER),
    Level("merchant", 3, Temper.MISER),
    Level("sergeant", 4, Temper.HOTHEAD),
    Level("duke", 5, Temper.SCHEMER),
    Level("king", 6, Temper.STEADY),
)
"""The levels from the weakest to the strongest, each with the temperament it has by nature."""


def temper_of(name: str) -> Temper:
    """The temperament behind a bot's name; whoever is no level is steady.

    >>> temper_of("duke").value, temper_of("duke:miser").value, temper_of("random").value
    ('schemer', 'miser', 'steady')
    """
    level, _, temper = name.partition(":")
    if temper in tuple(Temper):
        return Temper(temper)
    return next((known.temper for known in LADDER if known.name == level), Temper.STEADY)
