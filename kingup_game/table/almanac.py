"""The almanac's order: which goal card hangs at which address in a round. Public by nature."""

from __future__ import annotations

from random import Random

from kingup_game.engine.addresses import Address, address_at
from kingup_game.engine.goals import GOALS, Goal


class Almanac:
    """All cards of a round in an order that is the same for everybody, and new each round.

    The 27th square holds the legend.

    >>> almanac = Almanac(match_seed=7, round_number=1)
    >>> almanac.address(almanac.goals[9])
    Address(banner='rose', number=1)
    >>> Almanac(7, 1).goals == almanac.goals, Almanac(7, 2).goals == almanac.goals
    (True, False)
    """

    def __init__(self, match_seed: int, round_number: int) -> None:
        order = list(GOALS)
        Random(f"{match_seed}/almanac/{round_number}").shuffle(order)
        self.goals = tuple(order)

    def address(self, goal: Goal) -> Address:
        """Where a card hangs in this round."""
        return address_at(self.goals.index(goal))
