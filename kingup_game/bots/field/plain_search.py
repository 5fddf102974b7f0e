"""A yardstick: the same play-outs with nothing believed, so every goal stays equally likely."""

from __future__ import annotations

from kingup_game.bots.players.search import OWN_WAYS, STRONGEST_BUDGET, SearchBot
from kingup_game.engine.edition import Terms


class PlainSearchBot(SearchBot):
    """Searches worlds in which every card that can be out there is equally likely.

    It learns nothing from play: what it loses against `SearchBot` is what belief is worth.
    """

    name = "plain search"

    def __init__(
        self,
        terms: Terms,
        seat: int,
        seed: int,
        budget: float = STRONGEST_BUDGET,
    ) -> None:
        super().__init__(terms, seat, seed, budget, OWN_WAYS[:1], believes=False)
