"""The table before a match: people and bots take chairs, people bring devices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.table.evenings.chosen_rules import ChosenRules, Preset
from kingup_game.table.evenings.guest_list import GuestList
from kingup_game.table.evenings.guests import Guest, read_guest
from kingup_game.table.opponents import USUAL, portraits
from kingup_game.table.seats import Company, Seat, Secrecy

USUAL_COMPANY: Final = 4


class Gathering(GuestList, ChosenRules):
    """The table before the match: who comes, and what they play.

    >>> gathering = Gathering()
    >>> gathering.join("keyboard")
    0
    >>> gathering.fill_up(players=4)
    >>> [guest.level for guest in gathering.guests]
    [None, 'merchant', 'sergeant', 'cook']
    >>> gathering.join("pad:0")
    1
    >>> gathering.terms().players, gathering.people
    (4, [0, 1])
    """

    def __init__(self) -> None:
        GuestList.__init__(self)
        ChosenRules.__init__(self)

    @property
    def faces(self) -> list[int | None]:
        """The portrait of each bot, no two alike, in the order of the chairs."""
        return portraits(guest.level for guest in self.guests)

    @property
    def chairs(self) -> int:
        """So many chairs stand at the table of the chosen edition."""
        return self.sizes[-1]

    @property
    def is_full(self) -> bool:
        """Whether no chair is free."""
        return len(self.guests) >= self.chairs

    def choose(self, edition: Edition) -> bool:
        """Play this edition; bots who find no chair there leave. False if people would have to."""
        chairs = table_sizes(edition)[-1]
        if len(self.people) > chairs:
            return False
        self.edition = edition
        for number in reversed(range(len(self.guests))):
            if len(self.guests) > chairs and self.guests[number].is_bot:
                self.remove(number)
        return True

    def join(self, device: str) -> int | None:
        """A person comes: to their chair from last time, else to a bot's, else to a free one."""
        for number, guest in enumerate(self.guests):
            if guest.waits:
                self.guests[number] = replace(guest, device=device)
                return number
        for number, guest in enumerate(self.guests):
            if guest.is_bot:
                self.guests[number] = self.newcomer(guest.crest, device)
                return number
        if self.is_full:
            return None
        self.guests.append(self.newcomer(self.free_crest(), device))
        return len(self.guests) - 1

    def seat_person(self, number: int, device: str) -> None:
        """A person takes just this chair, a bot's or the next free one."""
        if number < len(self.guests):
            known = self.guests[number]
            is_new = known.is_bot
            self.guests[number] = (
                self.newcomer(known.crest, device) if is_new else replace(known, device=device)
            )
        elif not self.is_full:
            self.guests.append(self.newcomer(self.free_crest(), device))

    def seat_bot(self, number: int, level: str) -> None:
        """A bot takes this chair, or the next free one."""
        if number < len(self.guests):
            crest = self.guests[number].crest
            self.guests[number] = Guest(crest, level=level)
        elif not self.is_full:
            self.guests.append(Guest(self.free_crest(), level=level))

    def fill_up(self, players: int = USUAL_COMPANY) -> None:
        """Bots take the chairs that are missing for a good table."""
        while len(self.guests) < players:
            bots = sum(guest.is_bot for guest in self.guests)
            self.seat_bot(len(self.guests), USUAL[bots % len(USUAL)].name)

    def play(self, preset: Preset) -> bool:
        """By these rules, with the bots that go with them; False where people find no chair."""
        if not self.choose(preset.edition):
            return False
        self.adopt_preset(preset)
        company = max(preset.company, len(self.people), self.sizes[0])
        bots = [number for number, guest in enumerate(self.guests) if guest.is_bot]
        spare = len(self.guests) - company
        for number in reversed(bots[max(0, len(bots) - spare) :] if spare > 0 else []):
            self.remove(number)
        self.fill_up(company)
        bots = [number for number, guest in enumerate(self.guests) if guest.is_bot]
        for nth, number in enumerate(bots):
            self.seat_bot(number, preset.bots[nth % len(preset.bots)])
        return True

    def make_room(self, number: int, level: str) -> bool:
        """The person on this chair takes one that is added, and a bot comes back to this one."""
        if self.is_full:
            return False
        person = self.guests[number]
        self.guests[number] = Guest(self.free_crest(), level=level)
        self.guests.append(person)
        return True

    def untested(self, can_rumble: Callable[[str | None], bool]) -> list[int]:
        """People among others whose own device might tell them their goal by shaking."""
        if len(self.people) < 2:
            return []
        return [
            number
            for number in self.people
            if can_rumble(self.guests[number].device)
            and not self.shares(number)
            and self.guests[number].secrecy is None
        ]

    def terms(self) -> Terms:
        """What will be played; TermsError where nobody can play it."""
        favoured = [number for number in self.people if self.guests[number].aids.more_no]
        return terms_of(self.edition, len(self.guests), self.rounds, self.house, favoured)

    def company(self, names: list[str]) -> Company:
        """The seats of the match, with the names to be shown in the order of the chairs."""
        return Company(
            Seat(
                *(name, guest.crest, guest.device, guest.level, self._secrecy(number)),
                avatar=None if guest.is_bot else guest.face,
                aids=guest.aids,
            )
            for number, (guest, name) in enumerate(zip(self.guests, names, strict=True))
        )

    def _secrecy(self, number: int) -> Secrecy:
        if self.shares(number):
            return Secrecy.CURTAIN
        return self.guests[number].secrecy or Secrecy.CURTAIN

    def again(self, device: str) -> Gathering:
        """The same table once more: its first person at `device`, the others waited for."""
        gathering = Gathering()
        gathering.guests = [replace(guest, device=None, secrecy=None) for guest in self.guests]
        gathering.first = self.first
        gathering.adopt_rules(self)
        if gathering.people:
            gathering.seat_person(gathering.people[0], device)
        return gathering

    def as_json(self) -> dict[str, object]:
        """What the settings keep of this table for the next time."""
        return {
            "guests": [guest.as_json() for guest in self.guests],
            "first": self.first,
        } | self.rules_as_json()

    @classmethod
    def from_json(cls, found: object) -> Gathering:
        """The table that was kept; ValueError where nobody can sit down at it."""
        gathering = cls()
        match found:
            case {"guests": [*entries], "rounds": int(rounds), **rest}:
                gathering.read_rules({str(key): value for key, value in rest.items()}, rounds)
                gathering.guests = [read_guest(entry) for entry in entries[: gathering.chairs]]
            case _:
                raise ValueError("this is no table")
        if len({guest.crest for guest in gathering.guests}) < len(gathering.guests):
            raise ValueError("two people cannot bear the same crest")
        first = rest.get("first")
        if isinstance(first, int) and 0 <= first < len(gathering.guests):
            gathering.first = int(first)
        gathering.terms()
        return gathering
