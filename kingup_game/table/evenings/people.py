"""Those who are remembered: by face and crest, with what makes it fair and how they fared.

Whoever gave no name is known again by face and crest. They lie in a file of their own beside the
settings, for the user alone. Each entry stands for itself: whoever makes no sense is dropped,
whatever of somebody makes no sense is as at first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.kept_file import copied_aside, read_kept, write_kept
from kingup_game.table.disk.scribe import Errand
from kingup_game.table.evenings.aids import NO_AIDS, Aids, read_aids
from kingup_game.table.evenings.fortunes import NOTHING_YET, Results, WhoSat, read_results
from kingup_game.table.seats import AVATARS, CRESTS, readable

PEOPLE_NAME: Final = "people.json"
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


Change = Callable[[list[Person]], list[Person]]
Write = Callable[[list[Person], Change], None]
"""Takes everybody as they are known here now, and what has changed by that."""


class KnownPeople:
    """Everybody who is remembered, the latest first; each change is handed to `write`.

    Where the disk has not answered yet, changes wait for those whom it remembers.
    """

    def __init__(
        self,
        read: Errand[list[Person]] | None = None,
        write: Write | None = None,
    ) -> None:
        self._read = read
        self._write = write
        self._seen: list[Person] = []
        self._early: list[Change] = []
        """What was changed before the disk had answered."""

    def __iter__(self) -> Iterator[Person]:
        return iter(self._people)

    @property
    def _people(self) -> list[Person]:
        if self._read is not None and self._read.is_done:
            self._seen, early = self._read.answer or [], self._early
            self._read, self._early = None, []
            for change in early:
                self._change(change)
        return self._seen

    def named(self, name: str) -> Person | None:
        """Who is called so."""
        return _named(self._people, name)

    def known_as(self, name: str, avatar: int, crest: int) -> Person | None:
        """Who is called so at a table; without a name of their own people are called by the
        crest there, and known by face and crest."""
        return _known_as(self._people, (name, avatar, crest))

    def others(self, here: Collection[Identity]) -> list[Person]:
        """Those who are not among these."""
        return _others(self._people, here)

    def welcome(self, people: Iterable[Person]) -> None:
        """They play now: remembered as they are, in front of all others; how they fared stays,
        also for whoever gave a name only now."""
        arrived = list(people)
        if arrived:
            self._change(lambda known: _with_arrived(known, arrived))

    def forget(self, identity: Identity) -> None:
        """Nothing of this person is kept any more."""
        self._change(lambda known: _others(known, {identity}))

    def add(self, results: Mapping[WhoSat, Results]) -> None:
        """How a match ended for those who sat there, as far as they are remembered."""
        self._change(lambda known: _with_results(known, results))

    def clear_results(self) -> None:
        """Everybody stays, and nobody has played yet."""
        self._change(lambda known: [replace(person, results=NOTHING_YET) for person in known])

    def _change(self, change: Change) -> None:
        before = self._people
        self._seen = change(before)[:MOST_PEOPLE]
        if self._read is not None:
            self._early.append(change)
        elif self._write is not None and self._seen != before:
            self._write(list(self._seen), change)


def _named(people: Sequence[Person], name: str) -> Person | None:
    return next((person for person in people if person.name == name), None)


def _known_as(people: Sequence[Person], who: WhoSat) -> Person | None:
    name, avatar, crest = who
    nameless = identity_of("", avatar, crest)
    return _named(people, name) or next((one for one in people if one.identity == nameless), None)


def _others(people: Iterable[Person], here: Collection[Identity]) -> list[Person]:
    return [person for person in people if person.identity not in here]


def _with_arrived(people: list[Person], arrived: Iterable[Person]) -> list[Person]:
    now, gone = list[Person](), set[Identity]()
    for person in arrived:
        nameless = identity_of("", person.avatar, person.crest)
        known = _named(people, person.name) if person.name else None
        if known is None:
            known = next((one for one in people if one.identity == nameless), None)
        if person.name and _named(people, person.name) is None:
            gone.add(nameless)
        now.append(person if known is None else replace(person, results=known.results))
    return [*now, *_others(people, gone | {person.identity for person in now})]


def _with_results(people: list[Person], results: Mapping[WhoSat, Results]) -> list[Person]:
    fared: dict[Identity, Results] = {}
    for who, one in results.items():
        person = _known_as(people, who)
        if person is not None:
            fared[person.identity] = one
    return [
        replace(person, results=person.results + fared.get(person.identity, NOTHING_YET))
        for person in people
    ]


def load_people(folder: Path) -> tuple[list[Person], list[Trouble]]:
    """Those in a folder's file, and what is to be told of it.

    Whoever makes no sense is left out; then the file as it was lies there under another name.
    """
    path = folder / PEOPLE_NAME
    kept = read_kept(path)
    entries = kept.values.get("people", [])
    if not isinstance(entries, list):
        entries = [entries]
    read = [_person(entry) for entry in entries[:MOST_PEOPLE]]
    found = {person.identity: person for person in reversed(read) if person is not None}
    people = list(reversed(found.values()))
    if len(people) == len(entries):
        return people, [] if kept.trouble is None else [kept.trouble]
    copy = copied_aside(path)
    copied = [] if copy is None else [Trouble("file_copied", str(copy))]
    return people, [Trouble("people_put_right"), *copied]


def change_people(
    folder: Path, people: Iterable[Person], changes: Iterable[Change]
) -> Trouble | None:
    """Change those in the file, which another game may have changed too; where nobody is there any
    more, write `people`. OSError where that cannot be."""
    there = list(load_people(folder)[0])
    for change in changes if there else ():
        there = change(there)[:MOST_PEOPLE]
    return save_people(folder, there or people)


def save_people(folder: Path, people: Iterable[Person]) -> Trouble | None:
    """Write them; what was put aside for them. OSError where that cannot be."""
    return write_kept(folder / PEOPLE_NAME, {"people": [one.as_json() for one in people]})


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
