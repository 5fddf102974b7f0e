"""Opponents of one idea each: a field to measure others with."""

from __future__ import annotations

from typing import Final

from kingup_game.bots.field.later_field_bots import GUESTS
from kingup_game.bots.field.one_idea_bot import OneIdea, height_of
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, RoundDealt
from kingup_game.engine.view import View


class Pusher(OneIdea):
    """Pushes strangers up to the throne and refuses them there."""

    name = "pusher"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Strangers first while it holds a No to refuse them with."""
        armed = view.hand is not None and view.hand.no > 0
        if self.is_own(view, character) or not armed:
            return super().wish_to_move(view, character)
        return 20.0 + height_of(view.place_of(character))

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        """Own ones on floor 3 or near it, strangers high."""
        return 4.0 - abs(floor - 3) if self.is_own(view, character) else floor - 3.0


class Saver(OneIdea):
    """Keeps its Nos until the others have few left."""

    name = "saver"

    def refuses(self, view: View) -> bool:
        """Strangers, once the others hold fewer Nos than there are seats."""
        others = sum(left for seat, left in enumerate(self.noes_left) if seat != self._seat)
        return not self.likes_nominee(view) and others < self._terms.players


class Raiser(OneIdea):
    """Always raises its lowest, so that no favourite is left behind."""

    name = "raiser"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Own ones first, the lowest before all."""
        height = height_of(view.place_of(character))
        return 10.0 - height if self.is_own(view, character) else -float(height)

    def refuses(self, view: View) -> bool:
        """Strangers, while its own six are worth less than average."""
        return not self.likes_nominee(view) and self.lead(view) < 0


class Hasty(OneIdea):
    """Refuses the first two, whoever they are, unless they are its own."""

    name = "hasty"

    def refuses(self, view: View) -> bool:
        """Strangers, in the first two elections of a round."""
        return self.elections_held < 2 and not self.likes_nominee(view)


class Rider(OneIdea):
    """Climbs quietly, lets the others spend their Nos, and ends the round while ahead."""

    name = "rider"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Own ones up to floor 5; the last step once Nos are few and it is ahead."""
        height = height_of(view.place_of(character))
        if not self.is_own(view, character):
            return 4.0 - height
        if height == 5:
            return 30.0 if self.lead(view) + 3 > 0 and not self._is_early() else -1.0
        return 10.0 + height

    def refuses(self, view: View) -> bool:
        """Whoever would end the round below average, once nobody else can refuse."""
        return self.lead(view) < 0 and not self.others_hold_no()

    def _is_early(self) -> bool:
        others = sum(left for seat, left in enumerate(self.noes_left) if seat != self._seat)
        return others > self._terms.players


class Tracker(OneIdea):
    """Notes who raises what, and refuses whom the others raise."""

    name = "tracker"

    def __init__(self, terms: Terms, seat: int, seed: int) -> None:
        super().__init__(terms, seat, seed)
        self._raised = dict.fromkeys(terms.characters, 0.0)

    def observe(self, event: Event) -> None:
        """Note also who was raised or placed high by others."""
        super().observe(event)
        if isinstance(event, RoundDealt):
            self._raised = dict.fromkeys(self._terms.characters, 0.0)
        elif isinstance(event, CharacterMoved) and event.seat != self._seat:
            self._raised[event.character] += 1.0
        elif isinstance(event, CharacterPlaced) and event.seat != self._seat:
            self._raised[event.character] += event.floor - 2.0

    def wish_to_move(self, view: View, character: Character) -> float:
        """Own ones first; of strangers, those that the others did not raise."""
        height = height_of(view.place_of(character))
        if self.is_own(view, character):
            return 10.0 + height - (8.0 if height == 5 and self.lead(view) < 0 else 0.0)
        return 3.0 - self._raised[character] - 0.5 * height

    def refuses(self, view: View) -> bool:
        """Strangers that others have raised; while it is behind, any stranger."""
        nominee = view.nominee
        if nominee is None or self.likes_nominee(view):
            return False
        return self._raised[nominee] > 0 or self.lead(view) < 0


FIELD: Final = (Pusher, Saver, Raiser, Hasty, Rider, Tracker, *GUESTS)
