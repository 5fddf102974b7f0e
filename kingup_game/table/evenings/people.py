"""The people of a household: typed once, remembered with face, crest, handicap and how they fared.

They lie in a file of their own beside the settings, for the user alone. Each entry stands for
itself: whoever makes no sense is dropped, whatever of somebody makes no sense is as at first.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingup_game.table.evenings.fortunes import NOTHING_YET, Results, read_results
from kingup_game.table.files import free_name, read_small, write_whole
from kingup_game.table.seats import AVATARS, CRESTS, readable

PEOPLE_NAME: Final = "people.json"
BROKEN_NAME: Final = "people.broken"
MOST_PEOPLE: Final = 24
"""Whoever was here longest ago makes room."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played here, known by name.

    >>> Person("Ada", avatar=4, crest=0).as_json()
    {'name': 'Ada', 'avatar': 4, 'crest': 0, 'more_no': False, 'results': {'matches': 0}}
    """

    name: str
    avatar: int
    crest: int
    more_no: bool = False
    """Whether this person gets a No more than others do, to make the table fair."""
    results: Results = NOTHING_YET

    def as_json(self) -> dict[str, object]:
        """The entry in the file."""
        return {
            "name": self.name,
            "avatar": self.avatar,
            "crest": self.crest,
            "more_no": self.more_no,
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

    def others(self, names: Collection[str]) -> list[Person]:
        """Those who are not among these."""
        return [person for person in self._people if person.name not in names]

    def welcome(self, people: Iterable[Person]) -> None:
        """They play now: remembered as they are, in front of all others; how they fared stays."""
        arrived = []
        for person in people:
            known = self.named(person.name)
            arrived.append(person if known is None else replace(person, results=known.results))
        if arrived:
            self._keep([*arrived, *self.others({person.name for person in arrived})])

    def forget(self, name: str) -> None:
        """Nothing of this person is kept any more."""
        self._keep(self.others({name}))

    def add(self, results: dict[str, Results]) -> None:
        """How a match ended for some of them."""
        self._keep(
            replace(person, results=person.results + results[person.name])
            if person.name in results
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
    found = {person.name: person for person in reversed(read) if person is not None}
    people = list(reversed(found.values()))
    return people, len(people) == len(entries)


def save_people(folder: Path, people: Iterable[Person]) -> None:
    """Write them; OSError where the disk does not allow it."""
    text = json.dumps({"people": [person.as_json() for person in people]}, indent=1)
    write_whole(folder / PEOPLE_NAME, text + "\n")


def _person(entry: object) -> Person | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    name = readable(entry["name"]).strip()
    if not name:
        return None
    return Person(
        name,
        _number(entry.get("avatar"), AVATARS),
        _number(entry.get("crest"), CRESTS),
        entry.get("more_no") is True,
        read_results(entry.get("results")),
    )


def _number(found: object, below: int) -> int:
    return found if type(found) is int and 0 <= found < below else 0
