"""What stays of the evenings on this computer: the people who play here, and the last matches."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from kingup_game.table.disk.archive import Tell
from kingup_game.table.disk.scribe import Errand, Scribe
from kingup_game.table.evenings.fortunes import results_of
from kingup_game.table.evenings.past_matches import PastMatch, PastMatches
from kingup_game.table.evenings.people import (
    Change,
    KnownPeople,
    Person,
    change_people,
    load_people,
)
from kingup_game.table.seats import Company

if TYPE_CHECKING:
    from kingup_game.table.recorded import RecordedMatch


class Memories:
    """Kept in two folders; without them, only until the game is closed.

    The disk is asked beside the game, and what it has said last is what is known here.
    """

    def __init__(
        self, settings: Path | None, saves: Path | None, scribe: Scribe, tell: Tell
    ) -> None:
        self._folder = settings
        self._scribe = scribe
        self._tell = tell
        self.past = None if saves is None else PastMatches(saves)
        self._matches: list[PastMatch] = []
        self._looking: Errand[list[PastMatch]] | None = None
        self._changes: list[Change] = []
        """What has changed among the people and is not on the disk yet."""
        read = None if settings is None else scribe.ask(partial(self._read_people, settings))
        self.people = KnownPeople(read, self._keep_people)

    @property
    def are_worth_a_look(self) -> bool:
        """Whether a match has come to its end here."""
        return bool(self.matches()) or any(person.results.matches for person in self.people)

    def look(self) -> None:
        """Have the disk say anew what matches there are."""
        if self.past is not None:
            self._looking = self._scribe.ask(self._see)

    def matches(self) -> list[PastMatch]:
        """The finished matches that can be seen again, the latest first."""
        if self._looking is not None and self._looking.is_done:
            self._matches, self._looking = self._looking.answer or [], None
        return list(self._matches)

    def fetch(self, match: PastMatch) -> Errand[RecordedMatch | None]:
        """A match behind a port; None if its file is gone or changed."""
        past = self.past
        return self._scribe.ask(lambda: None if past is None else past.opened(match))

    def recall_aids(self, company: Company) -> None:
        """Those of a match that goes on have what was done for them when they last played."""
        for number in company.people:
            seat = company.seats[number]
            known = self.people.known_as(seat.name, seat.face, seat.crest)
            if known is not None:
                company.favour(number, known.aids)

    def count(self, record: str) -> None:
        """A match is over: how it ended for those of its people who are remembered."""
        self.people.add(results_of(record))

    def delete(self, match: PastMatch) -> None:
        """Nothing of this match is kept any more."""
        self._matches = [one for one in self.matches() if one != match]
        self._scribe.ask(partial(match.path.unlink, missing_ok=True))
        self.look()

    def clear_matches(self) -> None:
        """Nothing of any match is kept any more, also of those that cannot be read."""
        self._matches = []
        if self.past is not None:
            self._scribe.ask(self.past.clear)
            self.look()

    def close(self) -> None:
        """What is known of people is handed over; call once, before the scribe ends."""
        self._scribe.flush()
        list(self.people)

    def _see(self) -> list[PastMatch]:
        """Beside the game."""
        found = [] if self.past is None else self.past.matches()
        for trouble in [] if self.past is None else self.past.troubles():
            self._tell(trouble)
        return found

    def _read_people(self, folder: Path) -> list[Person]:
        people, troubles = load_people(folder)
        for trouble in troubles:
            self._tell(trouble)
        return people

    def _keep_people(self, people: Iterable[Person], change: Change) -> None:
        if self._folder is not None:
            self._changes.append(change)
            self._scribe.ask(partial(self._write_people, self._folder, people), self)

    def _write_people(self, folder: Path, people: Iterable[Person]) -> None:
        """Whatever was asked for until now, also if a disk did not let it be written."""
        changes = list(self._changes)
        trouble = change_people(folder, people, changes)
        del self._changes[: len(changes)]
        if trouble is not None:
            self._tell(trouble)
