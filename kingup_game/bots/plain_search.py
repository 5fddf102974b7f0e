"""A yardstick: the same play-outs with nothing believed, so every goal stays equally likely."""

from __future__ import annotations

from kingup_game.bots.search import OWN_WAYS, SearchBot
from kingup_game.engine.edition import Setup


class PlainSearchBot(SearchBot):
    """Determinizes over the cards that can be out there, and learns nothing from play."""

    name = "plain search"

    def __init__(self, setup: Setup, seat: int, seed: int, budget: float = 1.0) -> None:
        super().__init__(setup, seat, seed, budget, ways=OWN_WAYS[:1], believes=False)
