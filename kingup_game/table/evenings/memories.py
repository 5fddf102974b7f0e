"""What stays of the evenings on this computer: the people who play here, and the last matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from kingup_game.table.evenings.past_matches import PastMatch, PastMatches
from kingup_game.table.evenings.people import KnownPeople, Person, load_people, save_people
from kingup_game.table.evenings.results import results_of

TellOfFault = Callable[[OSError], None]


class Memories:
    """Kept in two folders; without them, only until the game is closed."""

    def __init__(self, settings: Path | None, saves: Path | None, tell: TellOfFault) -> None:
        self._folder = settings
        self._tell = tell
        self.past = None if saves is None else PastMatches(saves)
        people, self.are_whole = ([], True) if settings is None else load_people(settings)
        self.people = KnownPeople(people, self._write)

    def matches(self) -> list[PastMatch]:
        """The finished matches that can be seen again, the latest first."""
        return [] if self.past is None else self.past.matches()

    def count(self, record: str) -> None:
        """A match is over: how it ended for those of its people who are remembered."""
        known = {person.name for person in self.people}
        results = {name: one for name, one in results_of(record).items() if name in known}
        if results:
            self.people.add(results)

    def delete(self, matches: Iterable[PastMatch]) -> None:
        """Nothing of these matches is kept any more."""
        for match in matches:
            try:
                match.path.unlink(missing_ok=True)
            except OSError as error:
                self._tell(error)

    def _write(self, people: Iterable[Person]) -> None:
        if self._folder is not None:
            try:
                save_people(self._folder, people)
            except OSError as error:
                self._tell(error)
