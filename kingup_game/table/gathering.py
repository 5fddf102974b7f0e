"""The table before a match: people and bots take chairs, people bring devices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.table.evenings.aids import NO_AIDS, Aids
from kingup_game.table.evenings.chosen_rules import ChosenRules, Preset
from kingup_game.table.evenings.guests import Guest, read_guest
from kingup_game.table.evenings.people import Person
from kingup_game.table.opponents import USUAL, portraits
from kingup_game.table.seats import AVATARS, CRESTS, Company, Seat, Secrecy, usual_avatar

USUAL_COMPANY: Final = 4


class Gathering(ChosenRules):
    """The table before the match; chairs keep their order, which goes clockwise.

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
        self.guests: list[Guest] = []
        super().__init__()
        self.first: int | None = None

    @property
    def faces(self) -> list[int | None]:
        """The portrait of each bot, no two alike, in the order of the chairs."""
        return portraits(guest.level for guest in self.guests)

    @property
    def people(self) -> list[int]:
        """The chairs of people, in their order."""
        return [number for number, guest in enumerate(self.guests) if not guest.is_bot]

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

    def has_joined(self, device: str) -> bool:
        """Whether somebody at the table uses this device."""
        return any(guest.device == device for guest in self.guests)

    def shares(self, number: int) -> bool:
        """Whether somebody else uses the device of this chair."""
        device = self.guests[number].device
        return device is not None and sum(g.device == device for g in self.guests) > 1

    def join(self, device: str) -> int | None:
        """A person comes: to their chair from last time, else to a bot's, else to a free one."""
        for number, guest in enumerate(self.guests):
            if guest.waits:
                self.guests[number] = replace(guest, device=device)
                return number
        for number, guest in enumerate(self.guests):
            if guest.is_bot:
                self.guests[number] = self._newcomer(guest.crest, device)
                return number
        if self.is_full:
            return None
        self.guests.append(self._newcomer(self._free_crest(), device))
        return len(self.guests) - 1

    def seat_person(self, number: int, device: str) -> None:
        """A person takes just this chair, a bot's or the next free one."""
        if number < len(self.guests):
            known = self.guests[number]
            is_new = known.is_bot
            self.guests[number] = (
                self._newcomer(known.crest, device) if is_new else replace(known, device=device)
            )
        elif not self.is_full:
            self.guests.append(self._newcomer(self._free_crest(), device))

    def look_otherwise(self, number: int, by: int) -> None:
        """The next face for a person, or the one before: none that another person has."""
        avatar = self._free_avatar(self.guests[number].face + by, by, but=number)
        self.wear(number, avatar)

    def wear(self, number: int, avatar: int) -> None:
        """This face for the person on this chair."""
        self.guests[number] = replace(self.guests[number], avatar=avatar % AVATARS)

    def seat_bot(self, number: int, level: str) -> None:
        """A bot takes this chair, or the next free one."""
        if number < len(self.guests):
            crest = self.guests[number].crest
            self.guests[number] = Guest(crest, level=level)
        elif not self.is_full:
            self.guests.append(Guest(self._free_crest(), level=level))

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

    def remove(self, number: int) -> None:
        """Take a chair away with whoever sits there; those after it move up."""
        del self.guests[number]
        if self.first is not None:
            self.first = None if self.first == number else self.first - (self.first > number)

    def move(self, number: int, by: int) -> int:
        """Change places with a neighbour, around the table; returns the new chair."""
        there = (number + by) % len(self.guests)
        guests = self.guests
        guests[number], guests[there] = guests[there], guests[number]
        if self.first in (number, there):
            self.first = there if self.first == number else number
        return there

    def recognise(self, number: int, person: Person | None) -> None:
        """Whoever sits there is this person: name, face, crest and aids; None is a newcomer.

        A bot that bears the crest so far gets the other's, a person keeps it; a face that is taken
        is the next free one.
        """
        guest = self.guests[number]
        crest = guest.crest if person is None else person.crest
        if any(self.guests[other].crest == crest for other in self.people if other != number):
            crest = guest.crest
        for other, known in enumerate(self.guests):
            if known.crest == crest:
                self.guests[other] = replace(known, crest=guest.crest)
        first = usual_avatar(crest) if person is None else person.avatar
        self.guests[number] = replace(
            guest,
            crest=crest,
            name="" if person is None else person.name,
            avatar=self._free_avatar(first, but=number),
            aids=NO_AIDS if person is None else person.aids,
        )

    def favour(self, number: int, aids: Aids) -> None:
        """What is done for this person, and for no other."""
        self.guests[number] = replace(self.guests[number], aids=aids)

    def make_room(self, number: int, level: str) -> bool:
        """The person on this chair takes one that is added, and a bot comes back to this one."""
        if self.is_full:
            return False
        person = self.guests[number]
        self.guests[number] = Guest(self._free_crest(), level=level)
        self.guests.append(person)
        return True

    def put_back(self, number: int, guest: Guest) -> None:
        """Whoever had this chair has it again, with a crest that nobody bears meanwhile."""
        taken = {other.crest for chair, other in enumerate(self.guests) if chair != number}
        self.guests[number] = guest
        if guest.crest in taken:
            self.guests[number] = replace(guest, crest=self._free_crest())

    def people_to_remember(self) -> list[Person]:
        """Everybody at the table, but for bots."""
        return [self.guests[number].as_person() for number in self.people]

    def rename(self, number: int, name: str) -> None:
        """Give a person another name; an empty one stands for the crest."""
        self.guests[number] = replace(self.guests[number], name=name.strip())

    def agree_on_secrecy(self, number: int, secrecy: Secrecy) -> None:
        """Settle how the person on this chair learns the goal."""
        self.guests[number] = replace(self.guests[number], secrecy=secrecy)

    def lose(self, device: str) -> None:
        """A device went away: its people are waited for."""
        for number, guest in enumerate(self.guests):
            if guest.device == device:
                self.guests[number] = replace(guest, device=None, secrecy=None)

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

    def _newcomer(self, crest: int, device: str) -> Guest:
        return Guest(crest, device=device, avatar=self._free_avatar(usual_avatar(crest)))

    def _free_avatar(self, first: int, by: int = 1, but: int | None = None) -> int:
        """The first face from there on that no (other) person at the table has."""
        taken = {self.guests[person].face for person in self.people if person != but}
        ring = (first + by * step for step in range(AVATARS))
        return next(avatar % AVATARS for avatar in ring if avatar % AVATARS not in taken)

    def _free_crest(self) -> int:
        taken = {guest.crest for guest in self.guests}
        return next(crest for crest in range(CRESTS) if crest not in taken)

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
