"""A box on the screen, and how one is divided. Pure numbers, no pygame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Margins = tuple[int, int, int, int]
"""What lies along the sides of a box: left, top, right, bottom."""


class Area(NamedTuple):
    """A box in design units, from its left upper corner.

    >>> left, right = Area(0, 0, 210, 50).columns(2, gap=10)
    >>> right
    Area(x=110.0, y=0, width=100.0, height=50)
    >>> [row.y for row in Area(0, 5, 100, 0).rows([20, 30], gap=10)]
    [5, 35]
    >>> [(part.x, part.y) for part in Area(0, 0, 90, 50).grid(3, columns=2, gap=10)]
    [(0.0, 0), (50.0, 0), (0.0, 30.0)]
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends; what lies there is outside already."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends; what lies there is outside already."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The point that `around` would make it from again."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def turned(self) -> Area:
        """Across for down and down for across."""
        return Area(self.y, self.x, self.height, self.width)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def scaled(self, by: float) -> Area:
        """Larger around its middle by a factor."""
        wide, high = self.width * by, self.height * by
        x, y = self.middle
        return Area(x - wide / 2, y - high / 2, wide, high)

    def grown(self, by: float) -> Area:
        """Larger on every side by so many units; smaller if they are less than none."""
        return Area(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def columns(self, number: int, gap: float) -> list[Area]:
        """So many equal parts beside each other."""
        wide = (self.width - gap * (number - 1)) / number
        return [
            Area(self.x + column * (wide + gap), self.y, wide, self.height)
            for column in range(number)
        ]

    def rows(self, heights: Sequence[float], gap: float) -> list[Area]:
        """Parts as high as these, below each other from the upper edge."""
        found, y = [], self.y
        for height in heights:
            found.append(Area(self.x, y, self.width, height))
            y += height + gap
        return found

    def grid(self, number: int, columns: int, gap: float) -> list[Area]:
        """So many equal parts, row after row, as high as all of it has room for."""
        rows = -(-number // columns)
        height = (self.height - gap * (rows - 1)) / rows
        found = [
            part for row in self.rows([height] * rows, gap) for part in row.columns(columns, gap)
        ]
        return found[:number]

    def below(self, y: float) -> Area:
        """What of it lies below a line."""
        return Area(self.x, y, self.width, self.bottom - y)


def around(x: float, y: float, width: float, height: float) -> Area:
    """The box of this size with its middle at a point."""
    return Area(x - width / 2, y - height / 2, width, height)
