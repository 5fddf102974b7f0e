"""Which goal and which way of playing fit what was seen of a rival: exact Bayes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import prod
from random import Random
from typing import Final, NamedTuple

from kingup_game.bots import searchers, style_likelihoods
from kingup_game.bots.sights import Climb, Election, placing_on
from kingup_game.bots.style_belief import ALL_GOALS, SearchBelief, StyleBelief, Weights
from kingup_game.bots.styles import CLIMB_STYLES, PLACE_STYLES, VOTE_STYLES
from kingup_game.engine.actions import Card


class Personas(NamedTuple):
    """What a rival may be, one byte a world: its goal and its style for each phase, by index."""

    goals: bytes
    places: bytes
    climbs: bytes
    votes: bytes


_MEMORY: Final = 0.9
_LIKE_THE_OTHERS: Final = 0.4
"""Tables of like minds are common, and a family of rivals has habits in common."""


class Belief:
    """What one seat believes of one rival: that it follows a style in each phase, or searches."""

    def __init__(self) -> None:
        self.places = StyleBelief(len(PLACE_STYLES))
        self.climbs = StyleBelief(len(CLIMB_STYLES))
        self.votes = StyleBelief(len(VOTE_STYLES))
        self.search = SearchBelief()
        self._excluded: frozenset[int] = frozenset()
        self.parts = (self.places, self.climbs, self.votes)

    def new_round(self, excluded: Iterable[int]) -> None:
        """A new goal was dealt; `excluded` cards are known to be elsewhere."""
        self._excluded = frozenset(excluded)
        for part in (*self.parts, self.search):
            part.new_round()

    def learn(self, goal: int) -> None:
        """The round is over and the rival's goal lies open."""
        self.search.learn(self._searching(goal, self.search.prior), _MEMORY)
        for part in self.parts:
            part.learn(goal, _MEMORY)

    def goal_weights(self) -> Weights:
        """How likely each goal is, summing to one."""
        searches = self.search.expected
        weights = [
            0.0
            if goal in self._excluded
            else searches * self.search.fit[goal] + (1 - searches) * self._styled(goal)
            for goal in ALL_GOALS
        ]
        total = sum(weights)
        return [weight / total for weight in weights]

    def searching(self, goals: Weights) -> float:
        """How likely the rival searches, by what was seen of it alone."""
        prior = self.search.prior
        return sum(
            weight * self._searching(goal, prior) for goal, weight in enumerate(goals) if weight
        )

    def personas(self, goals: bytes, source: Random) -> Personas:
        """A likely way to be in each world, for whoever holds these goals there."""
        worlds: dict[int, list[int]] = {}
        for world, goal in enumerate(goals):
            worlds.setdefault(goal, []).append(world)
        searching = bytearray(len(goals))
        for goal, held_in in worlds.items():
            chance = self._searching(goal, self.search.expected)
            for world in held_in:
                searching[world] = source.random() < chance
        return Personas(
            goals,
            *(
                bytes(
                    len(part.prior) if searches else style
                    for searches, style in zip(searching, part.draw(worlds, source), strict=True)
                )
                for part in self.parts
            ),
        )

    def saw_placement(self, board: bytes, character: int, floor: int) -> None:
        """`board` as it was before."""
        sight = placing_on(board)
        self.places.weigh(lambda goal: style_likelihoods.of_placing(sight, goal, character, floor))
        self.search.weigh(lambda goal: searchers.of_placing(sight, goal, character, floor))

    def saw_climb(self, sight: Climb, seat: int, character: int) -> None:
        """One of those that could climb did."""
        self.climbs.weigh(lambda goal: style_likelihoods.of_climb(sight, goal, seat, character))
        self.search.weigh(lambda goal: searchers.of_climb(sight, goal, seat, character))

    def saw_vote(self, sight: Election, seat: int, card: Card) -> None:
        """A seat that had a choice played this card."""
        self.votes.weigh(lambda goal: style_likelihoods.of_vote(sight, goal, seat, card))
        self.search.weigh(lambda goal: searchers.of_vote(sight, goal, seat, card))

    def _styled(self, goal: int) -> float:
        """How likely all that was seen is for the goal, if the rival follows styles."""
        return prod(part.evidence(goal) for part in self.parts)

    def _searching(self, goal: int, prior: float) -> float:
        """How likely the rival searches if that is its goal."""
        search, styled = prior * self.search.fit[goal], (1 - prior) * self._styled(goal)
        return search / (search + styled)


def compare(beliefs: Sequence[Belief]) -> None:
    """Let what was seen of each rival bear on what is expected of the others."""
    if len(beliefs) < 2:
        return
    for belief in beliefs:
        belief.search.expected = belief.search.prior
        for part in belief.parts:
            part.expected = part.prior
    goals = [belief.goal_weights() for belief in beliefs]
    searching = [belief.searching(own) for own, belief in zip(goals, beliefs, strict=True)]
    seen = [
        [part.styles(own) for part in belief.parts]
        for own, belief in zip(goals, beliefs, strict=True)
    ]
    for rival, belief in enumerate(beliefs):
        rest = [other for other in range(len(beliefs)) if other != rival]
        belief.search.lean([searching[other] for other in rest], _LIKE_THE_OTHERS)
        for index, part in enumerate(belief.parts):
            part.lean([seen[other][index] for other in rest], _LIKE_THE_OTHERS)


def draw_worlds(beliefs: Sequence[Belief], count: int, source: Random) -> list[Personas]:
    """For each rival what it may be in `count` worlds; in none is a card held twice."""
    weights = [list(accumulate(belief.goal_weights())) for belief in beliefs]
    draws = [source.choices(ALL_GOALS, cum_weights=own, k=count) for own in weights]
    for world, goals in enumerate(zip(*draws, strict=True)):
        while len(set(goals)) < len(goals):
            goals = tuple(source.choices(ALL_GOALS, cum_weights=own)[0] for own in weights)
            for drawn, goal in zip(draws, goals, strict=True):
                drawn[world] = goal
    return [
        belief.personas(bytes(drawn), source) for belief, drawn in zip(beliefs, draws, strict=True)
    ]
