"""Who sits where, and with what in their hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final
from unicodedata import category

from kingup_game.engine.record import SeatEntry
from kingup_game.table.evenings.aids import NO_AIDS, Aids

BOT_KIND = "bot:"
LONGEST_NAME: Final = 24
_UNREADABLE: Final = ("Cc", "Cs", "Co", "Cn")
"""Controls, half surrogates, private signs and what is no sign at all."""

CRESTS: Final = 8
"""So many coats of arms there are, one for each seat at most."""

AVATARS: Final = 28
"""So many faces there are for people to choose from (`theme/art.py:PEOPLE`)."""

_USUAL_AVATARS: Final = (4, 12, 20, 22, 6, 15, 11, 23)
"""Whom the bearer of each crest looks like, as long as nobody chose: of every age, all unlike."""


def usual_avatar(crest: int) -> int:
    """The face that goes with a crest."""
    return _USUAL_AVATARS[crest % CRESTS]


class Secrecy(StrEnum):
    """How a person learns the address of a goal."""

    RUMBLE = "rumble"
    CURTAIN = "curtain"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a person with a device, or a bot with a level.

    >>> Seat("Ada", crest=0, device="pad:0", avatar=7).entry()
    SeatEntry(name='Ada', kind='human', crest=0, avatar=7)
    >>> Seat("Ada", crest=0).face, Seat("Ada", crest=0, avatar=7).face
    (4, 7)
    >>> seat_of_entry(Seat("Wilhelm", crest=1, level="duke").entry(), crest=1).level
    'duke'
    """

    name: str
    crest: int
    device: str | None = None
    level: str | None = None
    secrecy: Secrecy = Secrecy.CURTAIN
    avatar: int | None = None
    """The face that a person chose, by number."""
    aids: Aids = NO_AIDS
    """What is done for this person alone."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here."""
        return self.level is not None

    @property
    def face(self) -> int:
        """A person's face: the one that was chosen, or the one that goes with the crest."""
        return usual_avatar(self.crest) if self.avatar is None else self.avatar

    def entry(self) -> SeatEntry:
        """How the record's header names this seat."""
        if self.is_bot:
            return SeatEntry(self.name, f"{BOT_KIND}{self.level}", self.crest)
        return SeatEntry(self.name, "human", self.crest, self.face)


def readable(name: str) -> str:
    """A name out of a file as it can be shown: whatever people can type, and of bearable length.

    >>> readable("Zoë\\x00 \\ud800🎲"), len(readable("x" * 99))
    ('Zoë 🎲', 24)
    """
    return "".join(one for one in name if category(one) not in _UNREADABLE)[:LONGEST_NAME]


def seat_of_entry(entry: SeatEntry, crest: int) -> Seat:
    """A seat of a resumed match; a person's device is claimed by the next press."""
    if entry.kind.startswith(BOT_KIND):
        return Seat(readable(entry.name), crest, level=entry.kind.removeprefix(BOT_KIND))
    avatar = entry.avatar if entry.avatar in range(AVATARS) else None
    return Seat(readable(entry.name), crest, avatar=avatar)


def crests_of(entries: Sequence[SeatEntry]) -> tuple[int, ...]:
    """The crests that a record notes; else one after the other, for those of earlier programs.

    >>> crests_of([SeatEntry("Ada", "human", 4), SeatEntry("Ben", "human", 2)])
    (4, 2)
    >>> crests_of([SeatEntry("Ada", "human", 4), SeatEntry("Ben", "human", 4)])
    (0, 1)
    """
    noted = [entry.crest for entry in entries if entry.crest is not None]
    is_sound = len(set(noted)) == len(entries) and set(noted) <= set(range(CRESTS))
    return tuple(noted) if is_sound else tuple(range(len(entries)))


class Company:
    """The seats of a match in clockwise order, and which device speaks for which.

    >>> ada, ben = Seat("Ada", 0, device="keyboard"), Seat("Ben", 1, device="keyboard")
    >>> company = Company([ada, ben, Seat("a duke", 2, level="duke")])
    >>> company.people, company.is_solo, company.has_own_device(0)
    ((0, 1), False, False)
    >>> company.claim(1, "pad:0")
    >>> company.has_own_device(0), company.may_act_for(1, "keyboard")
    (True, False)
    """

    def __init__(self, seats: Iterable[Seat], *, watched: bool = False) -> None:
        self.seats = seats
        self.is_watched = watched
        """Nobody plays: those who were there are looked at."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, clockwise."""
        return self._seats

    @seats.setter
    def seats(self, seats: Iterable[Seat]) -> None:
        self._seats = tuple(seats)
        self._people = tuple(number for number, seat in enumerate(self._seats) if not seat.is_bot)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who sit before the screen."""
        if self.is_watched:
            return ()
        return self._people

    @property
    def is_solo(self) -> bool:
        """One person against bots: nothing on the screen is a secret from anybody."""
        return len(self.people) == 1

    def has_own_device(self, number: int) -> bool:
        """Whether no other person uses the device of this seat."""
        device = self.seats[number].device
        uses = Counter(self.seats[person].device for person in self.people)
        return device is not None and uses[device] == 1

    def may_act_for(self, number: int, device: str, pointer_and_keys: Sequence[str] = ()) -> bool:
        """Whether `device` speaks for a seat. Alone, any device does: nobody can be cheated.

        `pointer_and_keys` are devices on one person's lap that count as one, unless two people
        took one each.
        """
        seat = self.seats[number]
        if seat.is_bot:
            return False
        if self.is_solo or seat.device is None or device == seat.device:
            return True
        is_taken = any(self.seats[person].device == device for person in self.people)
        return device in pointer_and_keys and seat.device in pointer_and_keys and not is_taken

    def feels_the_goal(self, number: int) -> bool:
        """Whether a seat learns its goal by its own hand, from a device that nobody shares."""
        return self.seats[number].secrecy is Secrecy.RUMBLE and self.has_own_device(number)

    def rename(self, names: Sequence[str]) -> None:
        """Everybody is called otherwise, in another language."""
        self.seats = tuple(
            replace(seat, name=name) for seat, name in zip(self.seats, names, strict=True)
        )

    def favour(self, number: int, aids: Aids) -> None:
        """What is done for the person on this seat, and for no other."""
        seats = list(self.seats)
        seats[number] = replace(seats[number], aids=aids)
        self.seats = tuple(seats)

    def claim(self, number: int, device: str, *, can_rumble: bool = True) -> None:
        """Give a seat whose device went away to another one, which may not be felt."""
        seats = list(self.seats)
        secrecy = seats[number].secrecy
        if secrecy is Secrecy.RUMBLE and not can_rumble:
            secrecy = Secrecy.CURTAIN
        seats[number] = replace(seats[number], device=device, secrecy=secrecy)
        self.seats = tuple(seats)
