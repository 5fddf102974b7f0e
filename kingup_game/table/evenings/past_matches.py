"""The last finished matches, each a plain record with its date: to be seen again or deleted."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from kingup_game.engine.record import RecordError, SeatEntry, read_header
from kingup_game.table.files import free_name, read_small, write_whole
from kingup_game.table.recorded import RecordedMatch, UnfinishedRecordError, finished_record
from kingup_game.table.seats import Company, crests_of, seat_of_entry

PAST_NAME: Final = "past"
MOST_MATCHES: Final = 20
_SUFFIX: Final = ".kingup"
_DATE: Final = "%Y-%m-%d %H-%M-%S"
_DATE_LETTERS: Final = len("2026-11-19 21-04-33")


@dataclass(frozen=True, slots=True)
class PastMatch:
    """One of them, as far as a list tells."""

    path: Path
    ended_at: datetime
    seats: tuple[SeatEntry, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int

    def company(self) -> Company:
        """Those who played, without anybody at the screen."""
        crests = crests_of(self.seats)
        seats = (seat_of_entry(entry, at) for entry, at in zip(self.seats, crests, strict=True))
        return Company(seats, watched=True)


class PastMatches:
    """The finished matches in a folder; none is ever replaced, the oldest makes room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / PAST_NAME
        self._known: dict[Path, PastMatch | None] = {}

    def keep(self, record: str) -> None:
        """A match came to its end; OSError where the disk does not allow it."""
        name = datetime.fromtimestamp(time.time()).strftime(_DATE)
        write_whole(free_name(self.folder / f"{name}{_SUFFIX}"), record)
        for path in self._paths()[MOST_MATCHES:]:
            path.unlink(missing_ok=True)

    def matches(self) -> list[PastMatch]:
        """Those that can be seen again, the latest first."""
        paths = self._paths()
        for path in paths:
            if path not in self._known:
                self._known[path] = _read(path)
        return [match for path in paths if (match := self._known[path]) is not None]

    def clear(self) -> None:
        """Nothing of any match is kept any more, also of those that cannot be read."""
        for path in self._paths():
            path.unlink(missing_ok=True)

    def opened(self, match: PastMatch) -> RecordedMatch | None:
        """The match behind a port; None if the file has been changed or is gone."""
        with suppress(OSError, RecordError, UnfinishedRecordError):
            return finished_record(read_small(match.path))
        return None

    def _paths(self) -> Sequence[Path]:
        """The files by their names, which are dates: the latest first."""
        return sorted(self.folder.glob(f"*{_SUFFIX}"), reverse=True)


def _ended_at(path: Path) -> datetime:
    """As its name says: a copy on another computer is younger than its match."""
    try:
        return datetime.strptime(path.stem[:_DATE_LETTERS], _DATE)
    except ValueError:
        return datetime.fromtimestamp(path.stat().st_mtime)


def _read(path: Path) -> PastMatch | None:
    """From its first line and its last one; None for what is no finished match of ours."""
    try:
        first, *_, last = read_small(path).splitlines()
        header, end = read_header(first), json.loads(last)
        ended_at = _ended_at(path)
        totals, winners = tuple(map(int, end["end"])), tuple(map(int, end["winners"]))
    except (OSError, RecordError, ValueError, TypeError, KeyError, RecursionError):
        return None
    seats = range(len(header.seats))
    if len(totals) != len(seats) or not winners or not set(winners) <= set(seats):
        return None
    return PastMatch(path, ended_at, header.seats, totals, winners, header.terms.rounds)
