"""The 26 goal cards, by the design behind them.

A card is a text of six subjects. The six are the squares modulo 13, or the numbers that are none,
moved on through the thirteen subjects; so each subject is on twelve cards and each pair on five,
and nobody is a better favourite than anybody else.

>>> len(GOALS), GOALS[0]
(26, 'ABCDGN')
>>> sum("K" in goal for goal in GOALS), sum("A" in goal for goal in GOALS)
(0, 12)
>>> sum({"A", "B"} <= set(goal) for goal in GOALS)
5
"""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import SUBJECTS

Goal = str
"""A goal card: six subjects in the order of the alphabet, such as `BCDEIO`."""

_SQUARES: Final = (1, 3, 4, 9, 10, 12)
_NON_SQUARES: Final = (2, 5, 6, 7, 8, 11)


def _card(pattern: tuple[int, ...], shift: int) -> Goal:
    return "".join(sorted(SUBJECTS[(number + shift) % len(SUBJECTS)] for number in pattern))


GOALS: Final[tuple[Goal, ...]] = tuple(
    sorted(
        _card(pattern, shift)
        for pattern in (_SQUARES, _NON_SQUARES)
        for shift in range(len(SUBJECTS))
    )
)
"""Every goal card, in the order of the alphabet."""
