"""How each temperament shows at the table of those who play by habit, at no cost in strength.

A temperament that only cost something would make a level weaker, so each gives with one hand what
it takes with the other: a schemer carries strangers up and saves its Nos, a joker dares to lose
everything and is choosier about kings. The numbers were found by play, until all six of a level
won about a quarter each at tables of four (`tools/tempers.py` shows both, their wins and ways).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingup_game.bots.players.tempers import Temper

EARLY: Final = 2
"""So many first elections of a round are early."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """What one temperament adds to the habits of one level."""

    early: float = 0.0
    """How many floors of wishing a No to a stranger is worth to it early in a round."""
    late: float = 0.0
    """The same after that."""
    carries: float = 0.0
    """The share of climbs in which it would rather send a stranger up, whatever its Nos."""
    crowns: float = 0.0
    """The share of climbs in which it sends a friend to the throne, whoever may refuse."""
    dares: float = 0.0
    """The share of last rounds in which it plays for the zero that counts 33."""
    fool: float = 0.0
    """How many floors of wishing it is worth to let the Jester climb."""


EVEN: Final = Leaning()

LEANINGS: Final[Mapping[str, Mapping[Temper, Leaning]]] = {
    "page": {
        Temper.STEADY: EVEN,
        Temper.SCHEMER: Leaning(early=-2.0, late=-2.0, carries=0.6),
        Temper.MISER: Leaning(early=-2.0, carries=0.2),
        Temper.KINGMAKER: Leaning(carries=0.06, crowns=0.2),
        Temper.HOTHEAD: Leaning(late=-2.0, carries=0.14),
        Temper.JOKER: Leaning(carries=0.135, dares=0.5, fool=1.5),
    },
    "cook": {
        Temper.STEADY: EVEN,
        Temper.SCHEMER: Leaning(late=-1.9, carries=0.22),
        Temper.MISER: Leaning(early=-1.9, late=-2.1),
        Temper.KINGMAKER: Leaning(carries=0.125, crowns=0.2),
        Temper.HOTHEAD: Leaning(late=-1.8, carries=0.165),
        Temper.JOKER: Leaning(carries=0.11, dares=0.4, fool=1.5),
    },
    "merchant": {
        Temper.STEADY: EVEN,
        Temper.SCHEMER: Leaning(late=-0.9, carries=0.4),
        Temper.MISER: Leaning(early=-2.0, late=-1.05),
        Temper.KINGMAKER: Leaning(late=2.2, crowns=0.28),
        Temper.HOTHEAD: Leaning(early=2.0, late=-0.4),
        Temper.JOKER: Leaning(late=2.2, dares=0.5, fool=1.5),
    },
    "sergeant": {
        Temper.STEADY: EVEN,
        Temper.SCHEMER: Leaning(late=1.3, carries=0.3),
        Temper.MISER: Leaning(early=-2.0, late=0.1),
        Temper.KINGMAKER: Leaning(late=1.3, crowns=0.3),
        Temper.HOTHEAD: Leaning(early=2.0, late=-0.6),
        Temper.JOKER: Leaning(late=1.7, dares=0.4, fool=1.5),
    },
}
"""For each level that plays by habit. Those that search have tastes instead (`tempers.py`)."""
