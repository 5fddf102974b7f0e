"""Those who have just joined say who they are: each with their own device, all at the same time.

One press takes what is offered; left and right are other faces, up and down other people that are
remembered, and one button is a chair of one's own where a bot had to stand up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.table.evenings.guests import Guest, identities_of
from kingup_game.table.evenings.people import KnownPeople, Person
from kingup_game.table.gathering import Gathering

ANOTHER_CHAIR: Final = Intent.ALMANAC
"""The button for a chair of one's own."""
_ANOTHER_CHAIR: Final = (ANOTHER_CHAIR, Intent.SKIP)
_SIDEWAYS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_UP_AND_DOWN = {Intent.UP: -1, Intent.DOWN: 1}


@dataclass
class _Newcomer:
    """One who is choosing; `before` had the chair, if anybody had."""

    chair: int
    before: Guest | None
    who: int
    """Which of the people remembered is offered; 0 is somebody new."""


class Newcomers:
    """Who is still choosing, by device."""

    def __init__(self, gathering: Gathering, known: KnownPeople) -> None:
        self._gathering = gathering
        self._known = known
        self._choosing: dict[str, _Newcomer] = {}

    def device_at(self, chair: int) -> str | None:
        """Whose device chooses a face for this chair."""
        found = (device for device, one in self._choosing.items() if one.chair == chair)
        return next(found, None)

    def has_choice_of_chairs(self, device: str) -> bool:
        """Whether a bot stood up, and there is room for one chair more."""
        one = self._choosing[device]
        return one.before is not None and not self._gathering.is_full

    def offered(self, device: str) -> int:
        """How many people that are remembered could be this one."""
        return len(self._people(device))

    def come(self, device: str, chair: int | None = None) -> bool:
        """Somebody joins, on just this chair or where there is room; False where there is none.

        Those who were waited for are known already; all others say who they are.
        """
        before = list(self._gathering.guests)
        if chair is None:
            chair = self._gathering.join(device)
        else:
            self._gathering.seat_person(chair, device)
        if chair is None or chair >= len(self._gathering.guests):
            return False
        had = before[chair] if chair < len(before) else None
        if had is None or had.is_bot:
            self._welcome(device, chair, had)
        return True

    def _welcome(self, device: str, chair: int, before: Guest | None) -> None:
        """Whoever of those who are not here was here last is offered."""
        self._choosing[device] = _Newcomer(chair, before, 0)
        people = self._people(device)
        if people:
            self._choosing[device].who = 1
            self._gathering.recognise(chair, people[0])

    def settle(self, device: str) -> None:
        """It stays as it is."""
        self._choosing.pop(device, None)

    def settle_all(self) -> None:
        """Everybody's choice stays as it is: the table is about to change, or a match to begin."""
        self._choosing.clear()

    def handle(self, press: Press) -> bool:
        """Whether the press was one newcomer's own, and did something."""
        one = self._choosing.get(press.device)
        if one is None:
            return False
        intent = press.intent
        if intent in _SIDEWAYS:
            self._gathering.look_otherwise(one.chair, _SIDEWAYS[intent])
        elif intent in _UP_AND_DOWN:
            self.be_another(press.device, _UP_AND_DOWN[intent])
        elif intent is Intent.CONFIRM:
            self.settle(press.device)
        elif intent is Intent.BACK:
            self._stand_up(press.device)
        elif intent in _ANOTHER_CHAIR and self.has_choice_of_chairs(press.device):
            self.take_another_chair(press.device)
        else:
            return False
        return True

    def be_another(self, device: str, by: int) -> None:
        """The next of the people that are remembered, or somebody new."""
        one = self._choosing[device]
        people: Sequence[Person | None] = [None, *self._people(device)]
        one.who = (one.who + by) % len(people)
        self._gathering.recognise(one.chair, people[one.who])

    def _people(self, device: str) -> list[Person]:
        """Those who are remembered and not at the table already."""
        return self._known.others(
            identities_of(self._gathering.guests, but=self._choosing[device].chair)
        )

    def _stand_up(self, device: str) -> None:
        one = self._choosing.pop(device)
        if one.before is None:
            self._gathering.remove(one.chair)
            for other in self._choosing.values():
                other.chair -= other.chair > one.chair
        else:
            self._gathering.put_back(one.chair, one.before)

    def take_another_chair(self, device: str) -> None:
        """The bot sits down again, and the person has the chair that is added."""
        one = self._choosing[device]
        before, level = one.before, one.before.level if one.before else None
        if before is None or level is None:
            return
        self._gathering.make_room(one.chair, level)
        one.chair, one.before = len(self._gathering.guests) - 1, None
