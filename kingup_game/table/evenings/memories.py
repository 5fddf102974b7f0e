"""What stays of the evenings on this computer: the people who play here, and the last matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from kingup_game.table.autosave import TellOfFault
from kingup_game.table.evenings.fortunes import results_of
from kingup_game.table.evenings.past_matches import PastMatch, PastMatches
from kingup_game.table.evenings.people import KnownPeople, Person, load_people, save_people
from kingup_game.table.seats import Company


class Memories:
    """Kept in two folders; without them, only until the game is closed."""

    def __init__(self, settings: Path | None, saves: Path | None, tell: TellOfFault) -> None:
        self._folder = settings
        self._tell = tell
        self.past = None if saves is None else PastMatches(saves)
        people, self.are_whole = ([], True) if settings is None else load_people(settings)
        self.people = KnownPeople(people, self._write)

    @property
    def are_worth_a_look(self) -> bool:
        """Whether a match has come to its end here."""
        return bool(self.matches()) or any(person.results.matches for person in self.people)

    def matches(self) -> list[PastMatch]:
        """The finished matches that can be seen again, the latest first."""
        return [] if self.past is None else self.past.matches()

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

    def delete(self, matches: Iterable[PastMatch]) -> None:
        """Nothing of these matches is kept any more."""
        for match in matches:
            self._try(partial(match.path.unlink, missing_ok=True))

    def clear_matches(self) -> None:
        """Nothing of any match is kept any more, also of those that cannot be read."""
        if self.past is not None:
            self._try(self.past.clear)

    def _write(self, people: Iterable[Person]) -> None:
        if self._folder is not None:
            self._try(partial(save_people, self._folder, people))

    def _try(self, act: Callable[[], None]) -> None:
        """A disk that refuses is told."""
        try:
            act()
        except OSError as error:
            self._tell(error)
