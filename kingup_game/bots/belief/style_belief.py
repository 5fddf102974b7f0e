"""How likely each way of playing one phase is, and how well it explains what a rival did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from operator import mul
from random import Random
from typing import Final

from kingup_game.engine.goals import GOALS

Weights = list[float]

ALL_GOALS: Final = range(len(GOALS))
_SEARCHES_AT_FIRST: Final = 0.1
"""How likely a rival that was never seen is thought to follow no style, but to search."""


class StyleBelief:
    """How likely each style of one phase is, and how well it explains the round for each goal."""

    def __init__(self, styles: int) -> None:
        self.prior: Weights = [1 / styles] * styles
        self.expected: Weights = self.prior
        """The prior, leaning towards what the other rivals were seen to do."""
        self.fit: list[Weights] = []
        self.new_round()

    def new_round(self) -> None:
        """Forget what was seen of the old goal; what was learned of the style stays."""
        self.expected = self.prior
        self.fit = [[1.0] * len(self.prior) for _ in ALL_GOALS]

    def weigh(self, likely: Sequence[Weights]) -> None:
        """Multiply in how likely the action seen was, for each goal a list by style."""
        # Never scaled back to one: a round is over long before these products leave a float's
        # reach, and how well one goal explains it must stay comparable with the others.
        self.fit = [[*map(mul, old, new)] for old, new in zip(self.fit, likely, strict=True)]

    def evidence(self, goal: int) -> float:
        """How likely all that was seen in this phase is, for who holds the goal."""
        return float(sum(map(mul, self.expected, self.fit[goal])))

    def styles(self, goal_weights: Weights) -> Weights:
        """How likely each style is by what was seen of this rival alone."""
        # From the prior and not from what is expected by the others: they are to learn from this.
        styles = [0.0] * len(self.prior)
        for weight, fit in zip(goal_weights, self.fit, strict=True):
            if weight:
                seen = [*map(mul, self.prior, fit)]
                scale = weight / sum(seen)
                for style, likely in enumerate(seen):
                    styles[style] += scale * likely
        return styles

    def lean(self, others: Sequence[Weights], how_far: float) -> None:
        """Expect this rival to be somewhat like the others."""
        rest = how_far / len(others)
        self.expected = [
            (1 - how_far) * own + rest * sum(theirs)
            for own, *theirs in zip(self.prior, *others, strict=True)
        ]

    def learn(self, goal: int, memory: float) -> None:
        """The goal is known now, so what was seen tells about the style alone."""
        posterior = [p * f for p, f in zip(self.prior, self.fit[goal], strict=True)]
        total = sum(posterior)
        even = (1 - memory) / len(posterior)
        self.prior = [memory * weight / total + even for weight in posterior]

    def draw(self, worlds_of_goal: Mapping[int, Sequence[int]], source: Random) -> bytearray:
        """A likely style for each world, which are given by the goal held there."""
        drawn = bytearray(sum(map(len, worlds_of_goal.values())))
        styles = range(len(self.prior))
        for goal, worlds in worlds_of_goal.items():
            weights = list(accumulate(map(mul, self.expected, self.fit[goal])))
            picked = source.choices(styles, cum_weights=weights, k=len(worlds))
            for world, style in zip(worlds, picked, strict=True):
                drawn[world] = style
        return drawn


class SearchBelief:
    """How likely a rival is to follow no style in any phase, but to search."""

    def __init__(self) -> None:
        self.prior = _SEARCHES_AT_FIRST
        self.expected = self.prior
        """The prior, leaning towards what the other rivals were seen to do."""
        self.fit: Weights = []
        self.new_round()

    def new_round(self) -> None:
        """Forget what was seen of the old goal; how likely a search is stays."""
        self.expected = self.prior
        self.fit = [1.0] * len(ALL_GOALS)

    def weigh(self, likely: Weights) -> None:
        """Multiply in how likely the action seen was, for each goal."""
        self.fit = [*map(mul, self.fit, likely)]

    def learn(self, posterior: float, memory: float) -> None:
        """The goal is known now, and with it how likely all that was a search."""
        self.prior = memory * posterior + (1 - memory) * _SEARCHES_AT_FIRST

    def lean(self, others: Sequence[float], how_far: float) -> None:
        """Expect this rival to be somewhat like the others."""
        self.expected = (1 - how_far) * self.prior + how_far * sum(others) / len(others)
