"""What opponents of one idea share: they count votes and take the choice they wish for most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kingup_game.bots.bot import DecisionSource
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import CAST_INDEX, JESTER, SUBJECTS, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event, RoundDealt, VotesRevealed
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import PLACE_VALUES, jester_reigns
from kingup_game.engine.state import full_hands
from kingup_game.engine.view import View

FAIR_SHARE: Final = len(GOALS[0]) / len(SUBJECTS)
"""What an average goal is worth, of what all subjects are worth together."""


class OneIdea:
    """A seat that counts votes and takes the choice it wishes for most, by chance among equals.

    Each idea is a subclass that says what it wishes: where to place, whom to move, whom to refuse.
    """

    name = "one idea"

    def __init__(self, terms: Terms, seat: int, seed: int) -> None:
        self._terms = terms
        self._seat = seat
        self._chance = DecisionSource(seed, seat)
        self._events_seen = 0
        self._source = Random(0)
        self.noes_left = [0] * terms.players
        self.elections_held = 0

    def observe(self, event: Event) -> None:
        """Count the elections of the round, and the Nos that each seat still holds."""
        self._events_seen += 1
        if isinstance(event, RoundDealt):
            self.noes_left = [hand.no for hand in full_hands(self._terms)]
            self.elections_held = 0
        elif isinstance(event, VotesRevealed):
            self.elections_held += 1
            for seat, card in enumerate(event.cards):
                self.noes_left[seat] -= card is Card.NO

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        """The option with the highest wish; chance decides between equal ones."""
        self._source = self._chance.at(self._events_seen)
        scored = [
            (self.wish_for(view, option), self._source.random(), option) for option in options
        ]
        return max(scored, key=lambda entry: entry[:2])[2]

    def wish_for(self, view: View, option: Action) -> float:
        """How much it would like an option, in floors."""
        match option:
            case PlaceCharacter(character=character, floor=floor):
                return self.wish_to_place(view, character, floor)
            case MoveCharacter(character=character):
                return self.wish_to_move(view, character)
            case CastVote(card=card):
                return float(card is self.vote(view))
            case _:
                return 0.0

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        """How much it would like a character on that floor: own ones high, others low."""
        return floor if self.is_own(view, character) else -floor - 2.0

    def wish_to_move(self, view: View, character: Character) -> float:
        """How much it would like a character to climb.

        Own ones first, the highest below the throne before all; the last step to the throne after
        them.
        """
        height = view.place_of(character)
        if self.is_own(view, character):
            return 5.5 if height is Place.FLOOR_5 else 10.0 + height_of(height)
        return -float(height_of(height))

    def vote(self, view: View) -> Card:
        """Yes, or the card to stop the nominee with if the idea says so."""
        if not self.refuses(view) or view.hand is None:
            return Card.YES
        if view.hand.no:
            return Card.NO
        return Card.STOMACHACHE if view.hand.stomachache else Card.YES

    def refuses(self, view: View) -> bool:
        """Whether it would stop the nominee, if it holds a card to do so."""
        return not self.likes_nominee(view)

    def is_own(self, view: View, character: Character) -> bool:
        """Whether a character is on its goal."""
        return view.goal is not None and character in view.goal

    def likes_nominee(self, view: View) -> bool:
        """Whether the nominee is its own; of the Jester, whether his reign would suit it."""
        nominee = view.nominee
        if nominee is None or nominee == JESTER:
            return self.lead(view) >= 0
        return self.is_own(view, nominee)

    def lead(self, view: View) -> float:
        """How far the board as it stands is above an average goal's worth."""
        values = [PLACE_VALUES[code] for code in view.board[: len(SUBJECTS)]]
        own = sum(values[CAST_INDEX[character]] for character in view.goal or "")
        lead = own - FAIR_SHARE * sum(values)
        return -lead if jester_reigns(view.board) else lead

    def others_hold_no(self) -> bool:
        """Whether any rival still holds a No, as far as it remembers."""
        return any(left for seat, left in enumerate(self.noes_left) if seat != self._seat)


def height_of(place: Place) -> int:
    """The floor of a place in the castle; a WC is as high as the floor that it belongs to."""
    return int(place) if place.is_floor else int(place) - Place.WC_3 + 3
