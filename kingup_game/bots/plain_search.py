"""A yardstick: the same play-outs with nothing believed, so every goal stays equally likely."""

from __future__ import annotations

from kingup_game.bots.search import OWN_WAYS, STRONGEST_BUDGET, SearchBot
from kingup_game.bots.tempers import Taste, no_taste
from kingup_game.engine.edition import Setup


class PlainSearchBot(SearchBot):
    """Determinizes over the cards that can be out there, and learns nothing from play."""

    name = "plain search"

    def __init__(
        self,
        setup: Setup,
        seat: int,
        seed: int,
        budget: float = STRONGEST_BUDGET,
        taste: Taste = no_taste,
    ) -> None:
        super().__init__(setup, seat, seed, budget, OWN_WAYS[:1], False, taste)
