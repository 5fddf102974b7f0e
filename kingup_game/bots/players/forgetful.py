"""The search with a poor memory: it learns from a part of what it sees only."""

from __future__ import annotations

from kingup_game.bots.belief.memory import Memory
from kingup_game.bots.bot import DecisionSource
from kingup_game.bots.players.search import OWN_WAYS, SearchBot
from kingup_game.bots.players.tempers import Taste
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event


class HalfMemory(Memory):
    """Follows the board and the hands in full, but draws conclusions from some events only."""

    def __init__(self, terms: Terms, seat: int, seed: int, forgets: float) -> None:
        super().__init__(terms, seat)
        self._chance = DecisionSource(seed, seat)
        self._forgets = forgets
        self._events_seen = 0

    def observe(self, event: Event) -> None:
        """Take in what happened; chance decides whether it bears on belief."""
        self._events_seen += 1
        source = self._chance.at(self._events_seen)
        self._believes = source.random() >= self._forgets
        super().observe(event)


class ForgetfulSearchBot(SearchBot):
    """The duke: a search of small budget, one way of playing on, and half a memory."""

    name = "duke"

    def __init__(
        self,
        terms: Terms,
        seat: int,
        seed: int,
        budget: float,
        forgets: float,
        taste: Taste,
    ) -> None:
        super().__init__(terms, seat, seed, budget, OWN_WAYS[:1], taste=taste)
        self._memory = HalfMemory(terms, seat, seed, forgets)
