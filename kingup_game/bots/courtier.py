"""Opponents that play as people do, with the failings that people grow out of one by one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kingup_game.bots.bot import decision_source
from kingup_game.bots.one_idea import OneIdea, height_of
from kingup_game.bots.tempers import Taste, no_taste
from kingup_game.engine.actions import Action, CastVote
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Setup
from kingup_game.engine.events import (
    Event,
    VotesRevealed,
)
from kingup_game.engine.view import View

TASTE_FOR_WISHES: Final = 1.5
"""How many floors of wishing a temperament is worth."""
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
    """One person at the table, with these habits."""

    def __init__(
        self,
        setup: Setup,
        seat: int,
        seed: int,
        name: str,
        habits: Habits,
        taste: Taste = no_taste,
    ) -> None:
        super().__init__(setup, seat, seed)
        self.name = name
        self._habits = habits
        self._shrugs_above = math.inf if setup.has_jester else habits.shrugs_above
        self._taste = taste

    def observe(self, event: Event) -> None:
        before = list(self.noes_left)
        super().observe(event)
        if isinstance(event, VotesRevealed):
            self._forget_some(before)

    def _forget_some(self, before: list[int]) -> None:
        source = decision_source(self._seed, self._seat, self._events_seen)
        for seat, left in enumerate(before):
            if seat != self._seat and source.random() < self._habits.forgets:
                self.noes_left[seat] = left

    def wish_for(self, view: View, option: Action) -> float:
        wish = super().wish_for(view, option)
        if isinstance(option, CastVote):
            if self._shrugs(view):
                return wish
            wish *= _SURE + abs(self.lead(view)) / 2
        return wish + self._taste(view, option)

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        if not self._habits.bluffs_with:
            return super().wish_to_place(view, character, floor)
        return 4.0 - abs(floor - 3) if self.is_own(view, character) else floor - 3.0

    def wish_to_move(self, view: View, character: Character) -> float:
        height = height_of(view.place_of(character))
        if self.is_own(view, character):
            return self._wish_to_crown(view) if height == _TOP else 10.0 + height
        noes = view.hand.no if view.hand is not None else 0
        bluffs = 0 < self._habits.bluffs_with <= noes
        return 20.0 + height if bluffs else -float(height)

    def _wish_to_crown(self, view: View) -> float:
        habits = self._habits
        if self.elections_held < habits.clings:
            return 30.0
        if habits.waits and self.others_hold_no():
            return -1.0
        if habits.weighs and self.lead(view) + _CROWNED_GAIN < 0:
            return -1.0
        return 18.0 if habits.waits else 5.5

    def _shrugs(self, view: View) -> bool:
        """A stranger as king would do, whatever the temperament says."""
        return self.lead(view) >= self._shrugs_above and not self.likes_nominee(view)

    def refuses(self, view: View) -> bool:
        if self.likes_nominee(view):
            return False
        if self.elections_held < self._habits.squanders:
            return True
        if self._shrugs(view):
            return False
        return not self._habits.weighs or self.lead(view) < 0
