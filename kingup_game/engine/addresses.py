"""Where a goal card hangs in the almanac: three banners, three by three squares on each.

This is the one source of that grid: the table deals by it, and the stage draws by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BANNERS: Final = ("lion", "rose", "owl")
SIDE: Final = 3
"""Rows on a banner, and squares in a row."""
SQUARES: Final = SIDE * SIDE
"""Those on a banner."""


@dataclass(frozen=True, slots=True)
class Address:
    """A banner, and a number from 1 to 9 on it, row by row.

    >>> Address("rose", 7).slots
    (1, 2, 0)
    >>> Address("rose", 7) == address_at(15)
    True
    """

    banner: str
    number: int

    @property
    def slots(self) -> tuple[int, int, int]:
        """Banner, row and column, each counted from 0: what a sweep tells."""
        row, column = divmod(self.number - 1, SIDE)
        return BANNERS.index(self.banner), row, column


def address_at(square: int) -> Address:
    """The address of a square; squares are counted from 0, banner by banner and row by row."""
    return Address(BANNERS[square // SQUARES], square % SQUARES + 1)
