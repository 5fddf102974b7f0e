"""More opponents of one idea each, who came to the field later."""

from __future__ import annotations

from typing import Final

from kingup_game.bots.field.one_idea_bot import OneIdea, height_of
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, RoundDealt
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.engine.view import View


class Loyal(OneIdea):
    """Carries its highest up, floor by floor and onto the throne, and refuses all strangers."""

    name = "loyal"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Own ones first, the highest before all, the step to the throne included."""
        height = height_of(view.place_of(character))
        return 10.0 + height if self.is_own(view, character) else -float(height)


class Sitter(OneIdea):
    """Spends its turns on low strangers until crowning one of its own would pay."""

    name = "sitter"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Strangers at the bottom; an own one to the throne when well ahead."""
        height = height_of(view.place_of(character))
        if height == 5:
            return 30.0 if self.lead(view) > 2 and self.is_own(view, character) else -10.0
        return (0.0 if self.is_own(view, character) else 5.0) - height

    def refuses(self, view: View) -> bool:
        """Whoever would end the round below average."""
        return self.lead(view) < 0


class Killer(OneIdea):
    """Nominates whichever stranger stands highest, and weighs every ballot by its own points."""

    name = "killer"

    def wish_to_move(self, view: View, character: Character) -> float:
        """Strangers to the throne while it holds a No, own ones when nobody else does."""
        height = height_of(view.place_of(character))
        armed = view.hand is not None and view.hand.no > 0
        if height == 5:
            if self.is_own(view, character):
                return 25.0 if self.lead(view) > 0 and not self.others_hold_no() else -5.0
            return 20.0 if armed else -8.0
        return 10.0 + height if self.is_own(view, character) else -float(height)

    def refuses(self, view: View) -> bool:
        """Whoever would end the round below average."""
        return self.lead(view) < 0


class Sniper(OneIdea):
    """Watches whoever leads the match, and works against what that seat raises."""

    name = "sniper"

    def __init__(self, terms: Terms, seat: int, seed: int) -> None:
        super().__init__(terms, seat, seed)
        self._raised = [dict.fromkeys(terms.characters, 0.0) for _ in range(terms.players)]

    def observe(self, event: Event) -> None:
        """Note also what each seat raised and placed high."""
        super().observe(event)
        if isinstance(event, RoundDealt):
            for raised in self._raised:
                raised.update(dict.fromkeys(raised, 0.0))
        elif isinstance(event, CharacterMoved):
            self._raised[event.seat][event.character] += 1.0
        elif isinstance(event, CharacterPlaced):
            self._raised[event.seat][event.character] += event.floor - 2.0

    def wish_to_move(self, view: View, character: Character) -> float:
        """Whom the leader raised to the throne, where they can be refused; else its own."""
        hated = self._hated(view, character)
        if hated and height_of(view.place_of(character)) == 5 and not self.is_own(view, character):
            return 20.0
        return super().wish_to_move(view, character) - hated

    def refuses(self, view: View) -> bool:
        """What the leader raised, and other strangers when far behind."""
        nominee = view.nominee
        if nominee is None or self.likes_nominee(view):
            return False
        return self._hated(view, nominee) > 0 or self.lead(view) < -2

    def _hated(self, view: View, character: Character) -> float:
        rivals = [seat for seat in range(self._terms.players) if seat != self._seat]
        best = max(view.totals[seat] for seat in rivals)
        leaders = [seat for seat in rivals if view.totals[seat] == best]
        return max(0.0, *(self._raised[seat][character] for seat in leaders), 0.0)


class Gambler(OneIdea):
    """Plays for the 33 in the last round: sends its own up to be refused."""

    name = "gambler"

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        """In the last round its own ones low; before that, high."""
        if self._gambles(view):
            return -floor if self.is_own(view, character) else floor - 8.0
        return super().wish_to_place(view, character, floor)

    def wish_to_move(self, view: View, character: Character) -> float:
        """In the last round its own ones to the throne while others can refuse them."""
        if not self._gambles(view):
            return super().wish_to_move(view, character)
        height = height_of(view.place_of(character))
        if self.is_own(view, character):
            return 20.0 + height if height >= 4 and self.others_hold_no() else -height
        return 5.0 - height

    def refuses(self, view: View) -> bool:
        """In the last round its own; before that, strangers."""
        return self.likes_nominee(view) == self._gambles(view)

    def _gambles(self, view: View) -> bool:
        return view.round == LAST_ROUND and view.terms.house.zero_is_33


GUESTS: Final = (Loyal, Sitter, Killer, Sniper, Gambler)
