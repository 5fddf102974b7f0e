"""The last finished matches, each a plain record with its date: to be seen again or deleted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingup_game.engine.plain_json import parsed
from kingup_game.engine.record import RecordError, SeatEntry, UnknownVersionError, read_header
from kingup_game.table.disk.files import Trouble, free_name, paths_in, read_small, write_whole
from kingup_game.table.seats import Company, crests_of, readable, seat_of_entry

PAST_NAME: Final = "past"
if TYPE_CHECKING:
    from kingup_game.table.recorded import RecordedMatch

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

    def name(self, seat: int) -> str:
        """What somebody was called, as it can be shown."""
        return readable(self.seats[seat].name)

    def company(self) -> Company:
        """Those who played, without anybody at the screen."""
        crests = crests_of(self.seats)
        seats = (seat_of_entry(entry, at) for entry, at in zip(self.seats, crests, strict=True))
        return Company(seats, watched=True)


class PastMatches:
    """The finished matches in a folder; none is ever replaced, the oldest makes room.

    What is no such match is told, and left as it is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / PAST_NAME
        self._known: dict[Path, PastMatch | Trouble] = {}
        self._told: set[Trouble] = set()

    def keep(self, record: str) -> None:
        """A match came to its end; OSError where the disk does not allow it."""
        name = datetime.fromtimestamp(time.time()).strftime(_DATE)
        path = free_name(self.folder / f"{name}{_SUFFIX}")
        write_whole(path, record)
        # Not the one just written: a clock that went back makes it the oldest.
        others = [match for match in self.matches() if match.path != path]
        for match in others[MOST_MATCHES - 1 :]:
            match.path.unlink(missing_ok=True)

    def matches(self) -> list[PastMatch]:
        """Those that can be seen again, the latest first."""
        known = self._known
        try:
            paths = self._paths()
        except OSError as error:
            reason = error.strerror or str(error)
            self._known = {self.folder: Trouble("save_unreadable", str(self.folder), reason)}
            return []
        self._known = {
            path: one if isinstance(one := known.get(path), PastMatch) else _read(path)
            for path in paths
        }
        return [match for match in self._known.values() if isinstance(match, PastMatch)]

    def troubles(self) -> list[Trouble]:
        """What came up since this was last asked; nothing is told twice."""
        found = [one for one in self._known.values() if isinstance(one, Trouble)]
        fresh = [trouble for trouble in found if trouble not in self._told]
        self._told.update(fresh)
        return fresh

    def clear(self) -> None:
        """Nothing of any match is kept any more, also of those that cannot be read.

        OSError where something is left.
        """
        fault: OSError | None = None
        for path in self._paths():
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                fault = error
        if fault is not None:
            raise fault

    def opened(self, match: PastMatch) -> RecordedMatch | None:
        """The match behind a port; None if the file has been changed or is gone."""
        from kingup_game.table.recorded import UnfinishedRecordError, finished_record

        with suppress(OSError, RecordError, UnfinishedRecordError):
            return finished_record(read_small(match.path))
        return None

    def _paths(self) -> Sequence[Path]:
        """The files by their names, which are dates: the latest first."""
        return sorted(paths_in(self.folder, _SUFFIX), reverse=True)


def _ended_at(path: Path) -> datetime:
    """As its name says: a copy on another computer is younger than its match."""
    try:
        return datetime.strptime(path.stem[:_DATE_LETTERS], _DATE)
    except ValueError:
        return datetime.fromtimestamp(path.stat().st_mtime)


def _read(path: Path) -> PastMatch | Trouble:
    """From its first line and its last one; what is no finished match of ours is trouble."""
    try:
        first, *_, last = read_small(path).splitlines()
        header, end = read_header(first), parsed(last)
        ended_at = _ended_at(path)
        totals, winners = tuple(map(int, end["end"])), tuple(map(int, end["winners"]))
    except UnknownVersionError:
        return Trouble("save_newer", str(path))
    except OSError as error:
        return Trouble("save_unreadable", str(path), error.strerror or str(error))
    except (RecordError, ValueError, TypeError, KeyError, OverflowError):
        return Trouble("past_unreadable", str(path))
    seats = range(len(header.seats))
    if len(totals) != len(seats) or not winners or not set(winners) <= set(seats):
        return Trouble("past_unreadable", str(path))
    return PastMatch(path, ended_at, header.seats, totals, winners)
