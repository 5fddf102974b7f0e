"""The four lower levels: they play by habit, each with fewer failings than the one below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kingup_game.bots.field.one_idea_bot import OneIdea, height_of
from kingup_game.bots.players.habits import EARLY, EVEN, Leaning
from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.cast import JESTER, Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event, VotesRevealed
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.engine.view import View

_SURE: Final = 0.8
"""How sure of its vote a courtier is where little is at stake; a temperament can tip it."""
_TOP: Final = 5
_CROWNED_GAIN: Final = 4.0
"""By about how much the lead grows when a friend goes from floor 5 to the throne."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a courtier has not learned yet, and what it has."""

    forgets: float = 0.0
    """The share of shown No cards that it does not keep in mind."""
    squanders: int = 0
    """So many first elections of a round it refuses just because it can."""
    clings: int = 0
    """In so many first elections of a round it sends a friend up, whoever can refuse."""
    waits: bool = False
    """It sends a friend up only when it believes that nobody can refuse any more."""
    bluffs_with: int = 0
    """With so many Nos in hand it carries strangers up to be refused; 0 is never."""
    weighs: bool = False
    """It asks what the whole board is worth before it crowns or refuses anybody."""
    shrugs_above: float = math.inf
    """With a lead above this it lets anybody be king, rather than part with a No. Not in the Jester
    edition, where it would cost the whole step of the ladder."""


class Courtier(OneIdea):
    """A level that plays by habit: its habits, coloured by a temperament."""

    def __init__(
        self,
        terms: Terms,
        seat: int,
        seed: int,
        name: str,
        habits: Habits,
        leaning: Leaning = EVEN,
    ) -> None:
        super().__init__(terms, seat, seed)
        self.name = name
        self._seed = seed
        self._habits = habits
        self._shrugs_above = math.inf if terms.has_jester else habits.shrugs_above
        self._leaning = leaning
        self._mood = 0.0
        self._dares = False

    def observe(self, event: Event) -> None:
        """Take in what happened, and forget some of the Nos that others showed."""
        before = list(self.noes_left)
        super().observe(event)
        if isinstance(event, VotesRevealed):
            self._forget_some(before)

    def _forget_some(self, before: list[int]) -> None:
        source = self._chance.at(self._events_seen)
        for seat, left in enumerate(before):
            if seat != self._seat and source.random() < self._habits.forgets:
                self.noes_left[seat] = left

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        """The option with the highest wish, after drawing the mood of the moment."""
        self._mood = Random(f"{self._seed}/{self._seat}/{self._events_seen}/mood").random()
        self._dares = self._dares_in(view)
        return super().decide(view, options)

    def wish_for(self, view: View, option: Action) -> float:
        """How much it would like an option, its temperament included."""
        wish = super().wish_for(view, option)
        if not isinstance(option, CastVote):
            return wish
        wish *= _SURE + abs(self.lead(view)) / 2
        if option.card is Card.NO and not self.likes_nominee(view):
            is_early = self.elections_held < EARLY
            wish += self._leaning.early if is_early else self._leaning.late
        return wish

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        """Own ones on floor 3 and strangers high, once it knows how to bluff."""
        if self._dares or not self._habits.bluffs_with:
            return super().wish_to_place(view, character, floor)
        return 4.0 - abs(floor - 3) if self.is_own(view, character) else floor - 3.0

    def wish_to_move(self, view: View, character: Character) -> float:
        """Own ones first, or strangers where it means to have them refused."""
        height = height_of(view.place_of(character))
        if self.is_own(view, character):
            if self._dares:
                return 20.0 + height
            return self._wish_to_crown(view) if height == _TOP else 10.0 + height
        wish = 20.0 + height if self._carries(view) else -float(height)
        return wish + self._leaning.fool if character == JESTER else wish

    def _carries(self, view: View) -> bool:
        """Strangers up, to be refused by others or by its own Nos."""
        if self._dares or view.hand is None:
            return False
        return 0 < self._habits.bluffs_with <= view.hand.no or self._mood < self._leaning.carries

    def _wish_to_crown(self, view: View) -> float:
        habits = self._habits
        if self.elections_held < habits.clings or self._mood > 1 - self._leaning.crowns:
            return 30.0
        if habits.waits and self.others_hold_no():
            return -1.0
        if habits.weighs and self.lead(view) + _CROWNED_GAIN < 0:
            return -1.0
        return 18.0 if habits.waits else 5.5

    def _dares_in(self, view: View) -> bool:
        """Whether it wants all its friends sent away in this round, for the 33."""
        if view.round != LAST_ROUND or not view.terms.house.zero_is_33:
            return False
        return Random(f"{self._seed}/{self._seat}/dares").random() < self._leaning.dares

    def refuses(self, view: View) -> bool:
        """Whether it would stop the nominee, by its habits."""
        if self._dares:
            return True
        if self.likes_nominee(view):
            return False
        if self.elections_held < self._habits.squanders:
            return True
        if self.lead(view) >= self._shrugs_above:
            return False
        return not self._habits.weighs or self.lead(view) < 0
