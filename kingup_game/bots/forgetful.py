"""A search that listens with half an ear, as clever people do who like to talk."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.bots.bot import decision_source
from kingup_game.bots.memory import Memory
from kingup_game.bots.search import OWN_WAYS, SearchBot
from kingup_game.bots.tempers import Taste, no_taste
from kingup_game.bots.worlds import Ways
from kingup_game.engine.edition import Setup
from kingup_game.engine.events import Event


class HalfMemory(Memory):
    """Sees all that happens on the board, but thinks about only a part of it."""

    def __init__(self, setup: Setup, seat: int, seed: int, forgets: float) -> None:
        super().__init__(setup, seat)
        self._seed = seed
        self._forgets = forgets
        self._events_seen = 0

    def observe(self, event: Event) -> None:
        self._events_seen += 1
        source = decision_source(self._seed, self.seat, self._events_seen)
        self._believes = source.random() >= self._forgets
        super().observe(event)


class ForgetfulSearchBot(SearchBot):
    name = "duke"

    def __init__(
        self,
        setup: Setup,
        seat: int,
        seed: int,
        budget: float,
        forgets: float,
        ways: Sequence[Ways] = OWN_WAYS[:1],
        taste: Taste = no_taste,
    ) -> None:
        super().__init__(setup, seat, seed, budget, ways, taste=taste)
        self._memory = HalfMemory(setup, seat, seed, forgets)
