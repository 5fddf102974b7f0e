"""The people of a household: remembered with face, crest, what makes it fair, and how they fared.

Whoever gave no name is known again by face and crest. They lie in a file of their own beside the
settings, for the user alone. Each entry stands for itself: whoever makes no sense is dropped,
whatever of somebody makes no sense is as at first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingup_game.table.evenings.aids import NO_AIDS, Aids, read_aids
from kingup_game.table.evenings.fortunes import NOTHING_YET, Results, WhoSat, read_results
from kingup_game.table.files import free_name, read_small, write_whole
from kingup_game.table.seats import AVATARS, CRESTS, readable

PEOPLE_NAME: Final = "people.json"
BROKEN_NAME: Final = "people.broken"
MOST_PEOPLE: Final = 24
"""Whoever was here longest ago makes room."""

Identity = tuple[str, int, int]


def identity_of(name: str, avatar: int, crest: int) -> Identity:
    """Somebody's name; without one, their face and crest."""
    return (name, -1, -1) if name else ("", avatar, crest)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played here.

    >>> Person("Ada", avatar=4, crest=0).as_json()
    {'name': 'Ada', 'avatar': 4, 'crest': 0, 'results': {'matches': 0}}
    >>> Person("Ada", 4, 0).identity == Person("Ada", 7, 2).identity
    True
    >>> Person("", 4, 0).identity == Person("", 7, 0).identity
    False
    """

    name: str
    avatar: int
    crest: int
    aids: Aids = NO_AIDS
    results: Results = NOTHING_YET

    @property
    def identity(self) -> Identity:
        """What this person is known again by."""
        return identity_of(self.name, self.avatar, self.crest)

    def as_json(self) -> dict[str, object]:
        """The entry in the file."""
        return {
            "name": self.name,
            "avatar": self.avatar,
            "crest": self.crest,
            **self.aids.as_json(),
            "results": self.results.as_json(),
        }


class KnownPeople:
    """Everybody who is remembered, the latest first; each change is handed to `write`."""

    def __init__(
        self, people: Iterable[Person] = (), write: Callable[[KnownPeople], None] | None = None
    ) -> None:
        self._people = list(people)[:MOST_PEOPLE]
        self._write = write

    def __iter__(self) -> Iterator[Person]:
        return iter(self._people)

    def named(self, name: str) -> Person | None:
        """Who is called so."""
        return next((person for person in self._people if person.name == name), None)

    def known_as(self, name: str, avatar: int, crest: int) -> Person | None:
        """Who is called so at a table; without a name of their own people are called by the
        crest there, and known by face and crest."""
        nameless = identity_of("", avatar, crest)
        return self.named(name) or next((p for p in self if p.identity == nameless), None)

    def others(self, here: Collection[Identity]) -> list[Person]:
        """Those who are not among these."""
        return [person for person in self._people if person.identity not in here]

    def welcome(self, people: Iterable[Person]) -> None:
        """They play now: remembered as they are, in front of all others; how they fared stays,
        also for whoever gave a name only now."""
        arrived, gone = [], set()
        for person in people:
            nameless = identity_of("", person.avatar, person.crest)
            is_new = bool(person.name) and self.named(person.name) is None
            known = self.named(person.name) if person.name else None
            if known is None:
                known = next((p for p in self._people if p.identity == nameless), None)
            if is_new:
                gone.add(nameless)
            arrived.append(person if known is None else replace(person, results=known.results))
        if arrived:
            here = gone | {person.identity for person in arrived}
            self._keep([*arrived, *self.others(here)])

    def forget(self, identity: Identity) -> None:
        """Nothing of this person is kept any more."""
        self._keep(self.others({identity}))

    def add(self, results: Mapping[WhoSat, Results]) -> None:
        """How a match ended for those who sat there, as far as they are remembered."""
        fared: dict[Identity, Results] = {}
        for who, one in results.items():
            person = self.known_as(*who)
            if person is not None:
                fared[person.identity] = one
        if fared:
            self._keep(
                replace(person, results=person.results + fared[person.identity])
                if person.identity in fared
                else person
                for person in self._people
            )

    def clear_results(self) -> None:
        """Everybody stays, and nobody has played yet."""
        self._keep(replace(person, results=NOTHING_YET) for person in self._people)

    def _keep(self, people: Iterable[Person]) -> None:
        self._people = list(people)[:MOST_PEOPLE]
        if self._write is not None:
            self._write(self)


def load_people(folder: Path) -> tuple[list[Person], bool]:
    """Those in a folder's file, and whether all of it could be read.

    A file that makes no sense at all is put aside: somebody may have written it by hand.
    """
    try:
        kept = json.loads(read_small(folder / PEOPLE_NAME))
    except FileNotFoundError:
        return [], True
    except (OSError, ValueError, RecursionError):
        kept = None
    entries = kept.get("people") if isinstance(kept, dict) else None
    if not isinstance(entries, list):
        with suppress(OSError):
            (folder / PEOPLE_NAME).replace(free_name(folder / BROKEN_NAME))
        return [], False
    read = [_person(entry) for entry in entries[:MOST_PEOPLE]]
    found = {person.identity: person for person in reversed(read) if person is not None}
    people = list(reversed(found.values()))
    return people, len(people) == len(entries)


def save_people(folder: Path, people: Iterable[Person]) -> None:
    """Write them; OSError where the disk does not allow it."""
    text = json.dumps({"people": [person.as_json() for person in people]}, indent=1)
    write_whole(folder / PEOPLE_NAME, text + "\n")


def _person(entry: object) -> Person | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    return Person(
        readable(entry["name"]).strip(),
        _number(entry.get("avatar"), AVATARS),
        _number(entry.get("crest"), CRESTS),
        read_aids(entry),
        read_results(entry.get("results")),
    )


def _number(found: object, below: int) -> int:
    return found if type(found) is int and 0 <= found < below else 0
