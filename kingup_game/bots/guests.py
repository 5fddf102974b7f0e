"""More opponents of one idea each, who came to the field later."""

from __future__ import annotations

from typing import Final

from kingup_game.bots.one_idea import OneIdea, height_of
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Setup
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, RoundDealt
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.engine.view import View


class Loyal(OneIdea):
    """Has one darling at a time, carries it up step by step, and refuses everybody else's."""

    name = "loyal"

    def wish_to_move(self, view: View, character: Character) -> float:
        height = height_of(view.place_of(character))
        return 10.0 + height if self.is_own(view, character) else -float(height)


class Sitter(OneIdea):
    """Wastes its turns down in the kitchen until a king would be good news."""

    name = "sitter"

    def wish_to_move(self, view: View, character: Character) -> float:
        height = height_of(view.place_of(character))
        if height == 5:
            return 30.0 if self.lead(view) > 2 and self.is_own(view, character) else -10.0
        return (0.0 if self.is_own(view, character) else 5.0) - height

    def refuses(self, view: View) -> bool:
        return self.lead(view) < 0


class Killer(OneIdea):
    """Nominates whichever stranger stands highest, and weighs every ballot by its own points."""

    name = "killer"

    def wish_to_move(self, view: View, character: Character) -> float:
        height = height_of(view.place_of(character))
        armed = view.hand is not None and view.hand.no > 0
        if height == 5:
            if self.is_own(view, character):
                return 25.0 if self.lead(view) > 0 and not self.others_hold_no() else -5.0
            return 20.0 if armed else -8.0
        return 10.0 + height if self.is_own(view, character) else -float(height)

    def refuses(self, view: View) -> bool:
        return self.lead(view) < 0


class Sniper(OneIdea):
    """Watches whoever leads the match, and works against what that seat raises."""

    name = "sniper"

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        self._raised = [dict.fromkeys(setup.characters, 0.0) for _ in range(setup.players)]

    def observe(self, event: Event) -> None:
        super().observe(event)
        if isinstance(event, RoundDealt):
            for raised in self._raised:
                raised.update(dict.fromkeys(raised, 0.0))
        elif isinstance(event, CharacterMoved):
            self._raised[event.seat][event.character] += 1.0
        elif isinstance(event, CharacterPlaced):
            self._raised[event.seat][event.character] += event.floor - 2.0

    def wish_to_move(self, view: View, character: Character) -> float:
        hated = self._hated(view, character)
        if hated and height_of(view.place_of(character)) == 5 and not self.is_own(view, character):
            return 20.0
        return super().wish_to_move(view, character) - hated

    def refuses(self, view: View) -> bool:
        nominee = view.nominee
        if nominee is None or self.likes_nominee(view):
            return False
        return self._hated(view, nominee) > 0 or self.lead(view) < -2

    def _hated(self, view: View, character: Character) -> float:
        rivals = [seat for seat in range(self._setup.players) if seat != self._seat]
        best = max(view.totals[seat] for seat in rivals)
        leaders = [seat for seat in rivals if view.totals[seat] == best]
        return max(0.0, *(self._raised[seat][character] for seat in leaders), 0.0)


class Gambler(OneIdea):
    """Plays for the 33 in the last round: sends its own up to be refused."""

    name = "gambler"

    def wish_to_place(self, view: View, character: Character, floor: int) -> float:
        if self._gambles(view):
            return -floor if self.is_own(view, character) else floor - 8.0
        return super().wish_to_place(view, character, floor)

    def wish_to_move(self, view: View, character: Character) -> float:
        if not self._gambles(view):
            return super().wish_to_move(view, character)
        height = height_of(view.place_of(character))
        if self.is_own(view, character):
            return 20.0 + height if height >= 4 and self.others_hold_no() else -height
        return 5.0 - height

    def refuses(self, view: View) -> bool:
        return self.likes_nominee(view) == self._gambles(view)

    def _gambles(self, view: View) -> bool:
        return view.round == LAST_ROUND and view.setup.house.zero_is_33


GUESTS: Final = (Loyal, Sitter, Killer, Sniper, Gambler)
