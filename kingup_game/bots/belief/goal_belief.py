"""Which goal and which way of playing fit what was seen of a rival: exact Bayes.

For each of the 26 goals each part of a belief keeps how likely all that was seen is. Given the
goal, the three phases are taken to be independent of one another: so 26 x (7 + 14 + 16) numbers are
kept where all ways to be would be 26 x 7 x 14 x 16. Beside all styles stands one more way to be: a
rival that searches, in all three phases at once.

>>> from kingup_game.engine.cast import Place
>>> from kingup_game.engine.goals import GOALS
>>> belief, tray = Belief(), bytes([Place.TRAY] * 13)
>>> belief.new_round(excluded=[0])
>>> belief.saw_placement(tray, character=1, floor=4)
>>> weights = belief.goal_weights()
>>> weights[0], round(sum(weights), 6)
(0.0, 1.0)
>>> wanting_b = sum(weight for weight, goal in zip(weights, GOALS) if "B" in goal)
>>> wanting_b > 11 / 25  # of the 25 other cards, eleven have B
True
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import prod
from random import Random
from typing import Final, NamedTuple

from kingup_game.bots.belief import searcher_belief, style_likelihoods
from kingup_game.bots.belief.seen_moment import ClimbSeen, Election, placing_on
from kingup_game.bots.belief.style_belief import ALL_GOALS, SearchBelief, StyleBelief, Weights
from kingup_game.bots.belief.styles import CLIMB_STYLES, PLACE_STYLES, VOTE_STYLES
from kingup_game.engine.actions import Card


class Personas(NamedTuple):
    """What a rival may be, one byte a world: its goal and its style for each phase, by index."""

    goals: bytes
    places: bytes
    climbs: bytes
    votes: bytes


_MEMORY: Final = 0.9
"""So much of what was learned of a rival's style is kept for the next round. The rest is spread
over all styles: people change, and one that was taken for impossible must be able to come back."""
_LIKE_THE_OTHERS: Final = 0.4
"""Tables of like minds are common, and a family of rivals has habits in common."""

_MOMENTS: Final = 64
"""So many things seen are remembered for whoever hears of them next."""


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
        # What was seen is explained by one of two kinds of rival. Either may explain a goal far
        # better than the other does, so they are mixed goal by goal and not once for all.
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
        searching: list[int] = []
        for goal, held_in in worlds.items():
            chance = self._searching(goal, self.search.expected)
            searching += [world for world in held_in if source.random() < chance]
        drawn = [part.draw(worlds, source) for part in self.parts]
        for part, styles in zip(self.parts, drawn, strict=True):
            for world in searching:
                styles[world] = len(part.prior)
        return Personas(goals, *map(bytes, drawn))

    def saw_placement(self, board: bytes, character: int, floor: int) -> None:
        """`board` as it was before."""
        by_style, by_search = _of_placing(board, character, floor)
        self.places.weigh(by_style)
        self.search.weigh(by_search)

    def saw_climb(self, sight: ClimbSeen, seat: int, character: int) -> None:
        """One of those that could climb did."""
        by_style, by_search = _of_climb(sight, seat, character)
        self.climbs.weigh(by_style)
        self.search.weigh(by_search)

    def saw_vote(self, sight: Election, seat: int, card: Card) -> None:
        """A seat that had a choice played this card."""
        by_style, by_search = _of_vote(sight, seat, card)
        self.votes.weigh(by_style)
        self.search.weigh(by_search)

    def _styled(self, goal: int) -> float:
        """How likely all that was seen is for the goal, if the rival follows styles."""
        return prod(part.evidence(goal) for part in self.parts)

    def _searching(self, goal: int, prior: float) -> float:
        """How likely the rival searches if that is its goal."""
        search, styled = prior * self.search.fit[goal], (1 - prior) * self._styled(goal)
        return search / (search + styled)


_Likelihoods = tuple[list[Weights], Weights]
"""For each goal: how likely each style does what was seen, and how likely a search does."""


# What was seen tells all who sit there the same, and in one process several of them think: eight
# kings hear of twenty moves and votes, one king after the other, before they vote.


@lru_cache(maxsize=_MOMENTS)
def _of_placing(board: bytes, character: int, floor: int) -> _Likelihoods:
    sight = placing_on(board)
    return (
        [style_likelihoods.of_placing(sight, goal, character, floor) for goal in ALL_GOALS],
        [searcher_belief.of_placing(sight, goal, character, floor) for goal in ALL_GOALS],
    )


@lru_cache(maxsize=_MOMENTS)
def _of_climb(sight: ClimbSeen, seat: int, character: int) -> _Likelihoods:
    return (
        [style_likelihoods.of_climb(sight, goal, seat, character) for goal in ALL_GOALS],
        [searcher_belief.of_climb(sight, goal, seat, character) for goal in ALL_GOALS],
    )


@lru_cache(maxsize=_MOMENTS)
def _of_vote(sight: Election, seat: int, card: Card) -> _Likelihoods:
    return (
        [style_likelihoods.of_vote(sight, goal, seat, card) for goal in ALL_GOALS],
        [searcher_belief.of_vote(sight, goal, seat, card) for goal in ALL_GOALS],
    )


def compare(beliefs: Sequence[Belief]) -> None:
    """Let what was seen of each rival bear on what is expected of the others."""
    if len(beliefs) < 2:
        return
    # What each rival is like is read off its own prior, before any leaning. Otherwise what was seen
    # of one would come back to it through the others, and a guess would confirm itself.
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
    draw, last = source.random, len(ALL_GOALS) - 1
    ends = [(own, own[-1]) for own in weights]
    for world, goals in enumerate(zip(*draws, strict=True)):
        # Where two hold one card the whole world is drawn again. To draw only the second one again
        # would take the first at its word, though the clash speaks against both. In the third round
        # seven rivals hold seven of nine cards, so that a world is drawn thirty times: hence
        # `choices` by hand, which is five times as fast for one.
        again: Sequence[int] = goals
        while len(set(again)) < len(goals):
            again = [bisect(own, draw() * total, 0, last) for own, total in ends]
        if again is not goals:
            for drawn, goal in zip(draws, again, strict=True):
                drawn[world] = goal
    return [
        belief.personas(bytes(drawn), source) for belief, drawn in zip(beliefs, draws, strict=True)
    ]
