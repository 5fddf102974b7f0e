"""The almanac's order: which goal card stands at which address in a round. Public by nature."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kingup_game.engine.goals import GOALS, Goal

BANNERS: Final = ("lion", "rose", "owl")
SIDE: Final = 3
CELLS: Final = SIDE * SIDE


@dataclass(frozen=True, slots=True)
class Address:
    """A banner, and a number from 1 to 9 on it, row by row."""

    banner: str
    number: int

    @property
    def slots(self) -> tuple[int, int, int]:
        """Banner, row and column, each 0, 1 or 2: what a sweep tells in three steps."""
        row, column = divmod(self.number - 1, SIDE)
        return BANNERS.index(self.banner), row, column


def address_at(cell: int) -> Address:
    return Address(BANNERS[cell // CELLS], cell % CELLS + 1)


class Almanac:
    """All cards of a round in an order that is the same for everybody, and new each round.

    The 27th cell holds the legend.
    """

    def __init__(self, match_seed: int, round_number: int) -> None:
        order = list(GOALS)
        Random(f"{match_seed}/almanac/{round_number}").shuffle(order)
        self.goals = tuple(order)

    def address(self, goal: Goal) -> Address:
        return address_at(self.goals.index(goal))
