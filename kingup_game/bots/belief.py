"""Which goal and which way of playing fit what was seen of a rival: exact Bayes under `styles`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import mul
from random import Random
from typing import Final, NamedTuple

from kingup_game.bots.styles import (
    CLIMB_SLIP,
    CLIMB_STYLES,
    OWN,
    PLACE_SLIP,
    PLACE_STYLES,
    STRANGER,
    VOTE_SLIP,
    VOTE_STYLES,
    WC_SLOT,
    Group,
    Mood,
    When,
    Wish,
)
from kingup_game.engine.cast import CAST, CAST_INDEX, JESTER, SUBJECTS, Place
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import PLACE_VALUES

Weights = list[float]

_OWNS: Final = tuple(tuple(subject in goal for subject in CAST) for goal in GOALS)
_ALL_GOALS: Final = range(len(GOALS))


class Personas(NamedTuple):
    """What a rival may be, one byte a world: its goal and its style for each phase, by index."""

    goals: bytes
    places: bytes
    climbs: bytes
    votes: bytes


@dataclass(frozen=True, slots=True)
class Election:
    """What all saw of an election; `board` has the nominee on the throne."""

    board: bytes
    nominee: int
    held: int
    """How many elections the round had held before."""
    noes: tuple[int, ...]
    """The Nos in each hand before the vote."""


class StyleBelief:
    """How likely each style of one phase is, and how well it explains the round for each goal."""

    def __init__(self, styles: int) -> None:
        self.prior: Weights = [1 / styles] * styles
        self.expected: Weights = self.prior
        """The prior, leaning towards what the other rivals were seen to do."""
        self.fit: list[Weights] = []
        self.new_round()

    def new_round(self) -> None:
        self.expected = self.prior
        self.fit = [[1.0] * len(self.prior) for _ in _ALL_GOALS]

    def weigh(self, likelihood: Callable[[int], Weights]) -> None:
        """Multiply in how likely the action seen was, for each goal a list by style."""
        for goal in _ALL_GOALS:
            self.fit[goal] = [
                old * new for old, new in zip(self.fit[goal], likelihood(goal), strict=True)
            ]

    def evidence(self, goal: int) -> float:
        return float(sum(map(mul, self.expected, self.fit[goal])))

    def styles(self, goal_weights: Weights) -> Weights:
        """How likely each style is by what was seen of this rival alone."""
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

    def draw(self, worlds_of_goal: Mapping[int, Sequence[int]], source: Random) -> bytes:
        """A likely style for each world, which are given by the goal held there."""
        drawn = bytearray(sum(map(len, worlds_of_goal.values())))
        styles = range(len(self.prior))
        for goal, worlds in worlds_of_goal.items():
            weights = list(accumulate(map(mul, self.expected, self.fit[goal])))
            picked = source.choices(styles, cum_weights=weights, k=len(worlds))
            for world, style in zip(worlds, picked, strict=True):
                drawn[world] = style
        return bytes(drawn)


_MEMORY: Final = 0.9
_LIKE_THE_OTHERS: Final = 0.4
"""Tables of like minds are common, and a family of rivals has habits in common."""
_SPARES_ITS_OWN: Final = 3.0
"""How much likelier a Stomachache saves a favourite from the dungeon than stops a stranger."""


class Belief:
    """What one seat believes of one rival."""

    def __init__(self) -> None:
        self.places = StyleBelief(len(PLACE_STYLES))
        self.climbs = StyleBelief(len(CLIMB_STYLES))
        self.votes = StyleBelief(len(VOTE_STYLES))
        self._excluded: frozenset[int] = frozenset()
        self.parts = (self.places, self.climbs, self.votes)

    def new_round(self, excluded: Iterable[int]) -> None:
        """A new goal was dealt; `excluded` cards are known to be elsewhere."""
        self._excluded = frozenset(excluded)
        for part in self.parts:
            part.new_round()

    def learn(self, goal: int) -> None:
        """The round is over and the rival's goal lies open."""
        for part in self.parts:
            part.learn(goal, _MEMORY)

    def goal_weights(self) -> Weights:
        """How likely each goal is, summing to one."""
        weights = [
            0.0
            if goal in self._excluded
            else self.places.evidence(goal) * self.climbs.evidence(goal) * self.votes.evidence(goal)
            for goal in _ALL_GOALS
        ]
        total = sum(weights)
        return [weight / total for weight in weights]

    def personas(self, goals: bytes, source: Random) -> Personas:
        """A likely way to be in each world, for whoever holds these goals there."""
        worlds: dict[int, list[int]] = {}
        for world, goal in enumerate(goals):
            worlds.setdefault(goal, []).append(world)
        return Personas(goals, *(part.draw(worlds, source) for part in self.parts))

    def saw_placement(self, board: bytes, character: int, floor: int) -> None:
        """`board` as it was before."""
        open_floors = [f for f in (1, 2, 3, 4) if board.count(f) < 4]
        tray = [index for index, code in enumerate(board) if code == Place.TRAY]

        def likelihood(goal: int) -> Weights:
            owns = _OWNS[goal]
            mine = sum(owns[index] for index in tray)
            sizes = {
                (whose, f): count
                for whose, count in ((OWN, mine), (STRANGER, len(tray) - mine))
                for f in open_floors
                if count
            }
            group = (OWN if owns[character] else STRANGER, floor)
            even = 1 / (len(tray) * len(open_floors))
            return [
                PLACE_SLIP * even + (1 - PLACE_SLIP) * _granted(style.wishes, sizes, group, even)
                for style in PLACE_STYLES
            ]

        self.places.weigh(likelihood)

    def saw_climb(self, board: bytes, able: Sequence[int], character: int, armed: bool) -> None:
        """`able` are those that could climb on `board`, one of whom did."""

        def likelihood(goal: int) -> Weights:
            owns = _OWNS[goal]
            sizes: dict[Group, int] = {}
            for index in able:
                group = (OWN if owns[index] else STRANGER, min(board[index], WC_SLOT))
                sizes[group] = sizes.get(group, 0) + 1
            taken = (OWN if owns[character] else STRANGER, min(board[character], WC_SLOT))
            own_lead = lead(goal, board) + 5
            even = 1 / len(able)
            return [
                CLIMB_SLIP * even
                + (1 - CLIMB_SLIP)
                * _granted(
                    next(
                        wishes
                        for mood, wishes in style.wishes
                        if mood is Mood.ALWAYS
                        or (armed if mood is Mood.ARMED else own_lead >= style.bar)
                    ),
                    sizes,
                    taken,
                    even,
                )
                for style in CLIMB_STYLES
            ]

        self.climbs.weigh(likelihood)

    def saw_vote(self, election: Election, seat: int, veto: bool) -> None:
        """A seat that could refuse did or did not."""
        noes = election.noes
        others = sum(noes) - noes[seat]
        facts = {
            When.EARLY: election.held < 2,
            When.LATE: election.held >= 2,
            When.ALONE: not others,
            When.FEW: others < len(noes),
            When.RICH: noes[seat] * len(noes) > sum(noes),
        }

        def likelihood(goal: int) -> Weights:
            facts[When.STRANGER] = not _OWNS[goal][election.nominee]
            outlook = lead(goal, election.board)
            if election.nominee == CAST_INDEX[JESTER]:
                outlook = -outlook
            weights = []
            for style in VOTE_STYLES:
                facts[When.BAD] = outlook < style.bar
                wishes_to = any(all(map(facts.__getitem__, when)) for when in style.vetoes)
                refusal = (
                    max(VOTE_SLIP, 0.5**style.halvings - VOTE_SLIP) if wishes_to else VOTE_SLIP
                )
                weights.append(refusal if veto else 1 - refusal)
            return weights

        self.votes.weigh(likelihood)

    def saw_ache_before_no(self, nominee: int) -> None:
        """A seat called an election off with a Stomachache though it could have refused."""
        odds = (1.0, _SPARES_ITS_OWN)
        self.votes.weigh(lambda goal: [odds[_OWNS[goal][nominee]]] * len(VOTE_STYLES))


def lead(goal: int, board: bytes) -> int:
    """The goal's six over the seven others, by what their places are worth."""
    owns = _OWNS[goal]
    return sum(
        PLACE_VALUES[code] if owns[index] else -PLACE_VALUES[code]
        for index, code in enumerate(board[: len(SUBJECTS)])
    )


def compare(beliefs: Sequence[Belief]) -> None:
    """Let what was seen of each rival bear on what is expected of the others."""
    if len(beliefs) < 2:
        return
    for belief in beliefs:
        for part in belief.parts:
            part.expected = part.prior
    goals = [belief.goal_weights() for belief in beliefs]
    seen = [
        [part.styles(own) for part in belief.parts]
        for own, belief in zip(goals, beliefs, strict=True)
    ]
    for rival, belief in enumerate(beliefs):
        others = [styles for other, styles in enumerate(seen) if other != rival]
        for index, part in enumerate(belief.parts):
            part.lean([styles[index] for styles in others], _LIKE_THE_OTHERS)


def draw_worlds(beliefs: Sequence[Belief], count: int, source: Random) -> list[Personas]:
    """For each rival what it may be in `count` worlds; in none is a card held twice."""
    weights = [list(accumulate(belief.goal_weights())) for belief in beliefs]
    draws = [source.choices(_ALL_GOALS, cum_weights=own, k=count) for own in weights]
    for world, goals in enumerate(zip(*draws, strict=True)):
        while len(set(goals)) < len(goals):
            goals = tuple(source.choices(_ALL_GOALS, cum_weights=own)[0] for own in weights)
            for drawn, goal in zip(draws, goals, strict=True):
                drawn[world] = goal
    return [
        belief.personas(bytes(drawn), source) for belief, drawn in zip(beliefs, draws, strict=True)
    ]


def _granted(wishes: Iterable[Wish], sizes: dict[Group, int], taken: Group, even: float) -> float:
    """How likely the group's one member is the choice of who follows the wishes."""
    for wish in wishes:
        size = sum(sizes.get(group, 0) for group in wish)
        if size:
            return 1 / size if taken in wish else 0.0
    return even
