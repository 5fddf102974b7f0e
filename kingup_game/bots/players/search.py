"""The strongest opponent: plays its choices out, in worlds drawn from what it believes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kingup_game.bots.belief.goal_belief import compare, draw_worlds
from kingup_game.bots.belief.memory import Memory
from kingup_game.bots.belief.styles import (
    CLIMB_STYLES,
    DARING_CLIMB,
    DARING_PLACE,
    DARING_VOTE,
    PLACE_STYLES,
    VOTE_STYLES,
)
from kingup_game.bots.bot import DecisionSource
from kingup_game.bots.lanes.many_rounds import Lanes, Mask
from kingup_game.bots.lanes.rollout import Rollout
from kingup_game.bots.lanes.worlds import BLOCK_UNIT, Ways, block_lanes, own_seat, rival_seat
from kingup_game.bots.players.tempers import Taste, no_taste
from kingup_game.bots.players.win_chances import block_chances, margins
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import CAST_INDEX, SUBJECTS, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.engine.state import Phase
from kingup_game.engine.view import View

_LANES_A_HEAT: Final = 6144
"""At four seats or fewer; each seat more costs as much again, so it takes from the lanes."""
_MOST_WORLDS: Final = 1024
"""More worlds in one heat cost more than they tell."""
STRONGEST_BUDGET: Final = 3.0
"""About a tenth to a third of a second a decision."""
_HEATS: Final = 3
_MANY: Final = 7
_LANES_OF_A_BALLOT_AMONG_MANY: Final = 1.3
"""A ballot has few arms, and among many seats a play-out costs the same for ten worlds as for a
hundred: so there is one heat, with so many times the lanes. All vote at the same moment, and nobody
should wait for eight of them longer than for two climbs."""
_KEPT: Final = 3
"""Of so many arms the best goes on to the next heat."""
_LEAST_ARMS: Final = 6


@dataclass(slots=True)
class Arm:
    """One choice now, and one way of playing on after it."""

    option: int
    ways: Ways
    taste: float = 0.0
    chance_sum: float = 0.0
    worlds: int = 0

    @property
    def chance(self) -> float:
        """The chance to win, as the play-outs so far have it."""
        return self.chance_sum / max(1, self.worlds)

    @property
    def liking(self) -> float:
        """The chance to win, and what the temperament adds to it."""
        return self.chance + self.taste


def _ways(climb: str, vote: str) -> Ways:
    return Ways(
        next(style for style in CLIMB_STYLES if style.name == climb),
        next(style for style in VOTE_STYLES if style.name == vote),
        next(style for style in PLACE_STYLES if style.name == "own on three"),
    )


OWN_WAYS: Final = (
    _ways("top", "sensible"),
    _ways("rider", "rider"),
    _ways("pusher", "picky"),
    _ways("killer", "strict"),
)
DARING: Final = Ways(DARING_CLIMB, DARING_VOTE, DARING_PLACE)
"""A way that is weighed beside the others where a zero counts 33 and can still be had."""


class SearchBot:
    """The king: weighs every choice by playing thousands of rounds to their end.

    Each arm (a choice and a way of playing on) is played out in the same worlds, drawn from belief.
    After each of three heats the worse arms are given up, so that later worlds go to the better
    ones.
    """

    name = "king"

    def __init__(
        self,
        terms: Terms,
        seat: int,
        seed: int,
        budget: float = STRONGEST_BUDGET,
        ways: Sequence[Ways] = (*OWN_WAYS, DARING),
        believes: bool = True,
        taste: Taste = no_taste,
    ) -> None:
        self._terms = terms
        self._seat = seat
        self._chance = DecisionSource(seed, seat)
        self._ways = ways
        self._taste = taste
        self.budget = budget
        self._memory = Memory(terms, seat, believes)
        self._events_seen = 0

    def observe(self, event: Event) -> None:
        """Take in what happened: board, hands, and what it tells of the rivals."""
        self._events_seen += 1
        self._memory.observe(event)

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        """The choice of the best arm; a single option needs no thought."""
        if len(options) == 1:
            return options[0]
        return options[self.ranking(view, options)[0].option]

    def ranking(self, view: View, options: Sequence[Action]) -> list[Arm]:
        """All arms, the best first; those that were given up early come behind the others."""
        compare([self._memory.beliefs[rival] for rival in self._memory.rivals()])
        source = self._chance.at(self._events_seen)
        arms = [
            Arm(option, ways, self._taste(view, action))
            for option, action in enumerate(options)
            for ways in self._ways
            if ways is not DARING or self._may_dare(view)
        ]
        given_up: list[Arm] = []
        for _ in range(1 if self._votes_among_many(view) else _HEATS):
            self._try_arms(view, options, arms, source)
            arms.sort(key=lambda arm: -arm.liking)
            kept = max(_LEAST_ARMS, len(arms) // _KEPT)
            given_up = arms[kept:] + given_up
            arms = arms[:kept]
        return arms + given_up

    def _may_dare(self, view: View) -> bool:
        """Whether enough Nos are left for all of one's own who are worth anything.

        Dungeons would make a friend who is sent away worth less than nothing.
        """
        house = view.terms.house
        if view.round != LAST_ROUND or not house.zero_is_33 or house.dungeons:
            return False
        assert view.goal is not None
        places = [view.place_of(character) for character in view.goal]
        rising = sum(Place.FLOOR_1 <= place <= Place.THRONE for place in places)
        return rising <= sum(hand.no for hand in self._memory.hands)

    def _votes_among_many(self, view: View) -> bool:
        return view.phase is Phase.VOTE and self._terms.players >= _MANY

    def _try_arms(
        self, view: View, options: Sequence[Action], arms: Sequence[Arm], source: Random
    ) -> None:
        lanes_a_heat = int(_LANES_A_HEAT * self.budget * min(1.0, 4 / self._terms.players))
        if self._votes_among_many(view):
            lanes_a_heat = int(lanes_a_heat * _LANES_OF_A_BALLOT_AMONG_MANY)
        fair_share = min(_MOST_WORLDS, lanes_a_heat // len(arms))
        width = max(1, fair_share // BLOCK_UNIT) * BLOCK_UNIT
        memory = self._memory
        rivals = memory.rivals()
        worlds = draw_worlds([memory.beliefs[rival] for rival in rivals], width, source)
        assert view.goal is not None
        seats = [
            rival_seat(worlds[rivals.index(seat)], len(arms))
            if seat != self._seat
            else own_seat(view.goal, [arm.ways for arm in arms], width)
            for seat in range(self._terms.players)
        ]
        lanes = Lanes(self._terms, view.board, memory.hands, width * len(arms))
        rollout = Rollout(lanes, seats, memory.elections_held, source)
        self._play_out(rollout, view, [options[arm.option] for arm in arms], width)
        margin = margins(rollout, self._seat, view.totals, view.round)
        chances = block_chances(margin, self._terms.rounds - view.round, len(arms), width)
        for arm, chance in zip(arms, chances, strict=True):
            arm.chance_sum += chance * width
            arm.worlds += width

    def _play_out(
        self, rollout: Rollout, view: View, actions: Sequence[Action], width: int
    ) -> None:
        turn = view.turn
        chosen = [0] * len(view.board)
        if view.phase is Phase.PLACE:
            self._place(rollout, view, actions, width)
            rollout.start_climb()
            turn = view.first
        else:
            rollout.start_climb()
            if view.phase is Phase.MOVE:
                for block, action in enumerate(actions):
                    assert isinstance(action, MoveCharacter)
                    chosen[CAST_INDEX[action.character]] |= block_lanes(block, width)
                rollout.climb(chosen)
                rollout.elect()
            else:
                rollout.elect(self._seat, _cards(actions, width))
            turn = (view.turn + 1) % self._terms.players
        rollout.play_on(turn)

    def _place(self, rollout: Rollout, view: View, actions: Sequence[Action], width: int) -> None:
        chosen = [0] * len(view.board)
        floors = [0] * 5
        for block, action in enumerate(actions):
            assert isinstance(action, PlaceCharacter)
            chosen[CAST_INDEX[action.character]] |= block_lanes(block, width)
            floors[action.floor] |= block_lanes(block, width)
        rollout.lanes.put(chosen, floors)
        placed = sum(code <= Place.FLOOR_4 for code in view.board[: len(SUBJECTS)])
        rollout.place_rest(view.turn + 1, self._terms.placements - placed - 1)


def _cards(actions: Sequence[Action], width: int) -> tuple[Mask, Mask]:
    noes = aches = 0
    for block, action in enumerate(actions):
        assert isinstance(action, CastVote)
        if action.card is Card.NO:
            noes |= block_lanes(block, width)
        elif action.card is Card.STOMACHACHE:
            aches |= block_lanes(block, width)
    return noes, aches
