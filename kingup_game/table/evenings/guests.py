"""One guest of a gathering: who takes a chair before a match, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingup_game.table.evenings.aids import NO_AIDS, Aids, read_aids
from kingup_game.table.evenings.people import Identity, Person, identity_of
from kingup_game.table.opponents import opponent
from kingup_game.table.seats import AVATARS, CRESTS, Secrecy, readable, usual_avatar


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at the table. A person without a name is called after the crest.

    A person who `waits` is known from last time and has not pressed a button yet.
    """

    crest: int
    name: str = ""
    device: str | None = None
    level: str | None = None
    secrecy: Secrecy | None = None
    avatar: int | None = None
    aids: Aids = NO_AIDS

    @property
    def face(self) -> int:
        """A person's face: the one that was chosen, or the one that goes with the crest."""
        return usual_avatar(self.crest) if self.avatar is None else self.avatar

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot."""
        return self.level is not None

    @property
    def waits(self) -> bool:
        """Whether this is a person from last time who has not pressed a button yet."""
        return not self.is_bot and self.device is None

    @property
    def identity(self) -> Identity:
        """What a person is known again by."""
        return identity_of(self.name, self.face, self.crest)

    def as_json(self) -> dict[str, object]:
        """What is kept of the guest for the next time."""
        kept: dict[str, object] = {"crest": self.crest, "name": self.name, "level": self.level}
        if self.avatar is not None:
            kept["avatar"] = self.avatar
        return kept | self.aids.as_json()

    def as_person(self) -> Person:
        """Whom to remember."""
        return Person(self.name, self.face, self.crest, self.aids)


def read_guest(entry: object) -> Guest:
    """A guest as kept; ValueError where nobody can be made of it."""
    match entry:
        case {"crest": int(crest), "name": str(name), "level": str() | None as level, **rest}:
            known = None if level is None else opponent(level).name
            found = rest.get("avatar")
            avatar = found % AVATARS if known is None and type(found) is int else None
            aids = (
                read_aids({str(key): value for key, value in rest.items()})
                if known is None
                else NO_AIDS
            )
            return Guest(*(crest % CRESTS, readable(name), None, known), avatar=avatar, aids=aids)
    raise ValueError(f"{entry!r} is no guest")


def identities_of(guests: Sequence[Guest], but: int | None = None) -> set[Identity]:
    """What the people among them are known by, whoever has chair `but` left out."""
    people = (guest for at, guest in enumerate(guests) if at != but and not guest.is_bot)
    return {guest.identity for guest in people}
