"""Who has which chair before a match, and what they are known by: name, face, crest, aids."""

from __future__ import annotations

from dataclasses import replace

from kingup_game.table.evenings.aids import NO_AIDS, Aids
from kingup_game.table.evenings.guests import Guest
from kingup_game.table.evenings.people import Person
from kingup_game.table.seats import AVATARS, CRESTS, Secrecy, usual_avatar


class GuestList:
    """Chairs keep their order, which goes clockwise; no two people have one face, nobody a crest
    that another one bears."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.first: int | None = None
        """The chair that begins, where people chose one."""

    @property
    def people(self) -> list[int]:
        """The chairs of people, in their order."""
        return [number for number, guest in enumerate(self.guests) if not guest.is_bot]

    def has_joined(self, device: str) -> bool:
        """Whether somebody at the table uses this device."""
        return any(guest.device == device for guest in self.guests)

    def shares(self, number: int) -> bool:
        """Whether somebody else uses the device of this chair."""
        device = self.guests[number].device
        return device is not None and sum(g.device == device for g in self.guests) > 1

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

    def put_back(self, number: int, guest: Guest) -> None:
        """Whoever had this chair has it again, with a crest that nobody bears meanwhile."""
        taken = {other.crest for chair, other in enumerate(self.guests) if chair != number}
        self.guests[number] = guest
        if guest.crest in taken:
            self.guests[number] = replace(guest, crest=self.free_crest())

    def lose(self, device: str) -> None:
        """A device went away: its people are waited for."""
        for number, guest in enumerate(self.guests):
            if guest.device == device:
                self.guests[number] = replace(guest, device=None, secrecy=None)

    def people_to_remember(self) -> list[Person]:
        """Everybody at the table, but for bots."""
        return [self.guests[number].as_person() for number in self.people]

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

    def rename(self, number: int, name: str) -> None:
        """Give a person another name; an empty one stands for the crest."""
        self.guests[number] = replace(self.guests[number], name=name.strip())

    def favour(self, number: int, aids: Aids) -> None:
        """What is done for this person, and for no other."""
        self.guests[number] = replace(self.guests[number], aids=aids)

    def agree_on_secrecy(self, number: int, secrecy: Secrecy) -> None:
        """Settle how the person on this chair learns the goal."""
        self.guests[number] = replace(self.guests[number], secrecy=secrecy)

    def wear(self, number: int, avatar: int) -> None:
        """This face for the person on this chair."""
        self.guests[number] = replace(self.guests[number], avatar=avatar % AVATARS)

    def look_otherwise(self, number: int, by: int) -> None:
        """The next face for a person, or the one before: none that another person has."""
        avatar = self._free_avatar(self.guests[number].face + by, by, but=number)
        self.wear(number, avatar)

    def newcomer(self, crest: int, device: str) -> Guest:
        """Somebody nobody knows, with a face that nobody else has."""
        return Guest(crest, device=device, avatar=self._free_avatar(usual_avatar(crest)))

    def _free_avatar(self, first: int, by: int = 1, but: int | None = None) -> int:
        """The first face from there on that no (other) person at the table has."""
        taken = {self.guests[person].face for person in self.people if person != but}
        ring = (first + by * step for step in range(AVATARS))
        return next(avatar % AVATARS for avatar in ring if avatar % AVATARS not in taken)

    def free_crest(self) -> int:
        """The first crest that nobody bears."""
        taken = {guest.crest for guest in self.guests}
        return next(crest for crest in range(CRESTS) if crest not in taken)
