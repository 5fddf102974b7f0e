"""What stays on the disk between two evenings: the match in progress, and the last one."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from kingup_game.engine.record import Reading, RecordError, read_record
from kingup_game.table.scramble import scrambled, unscrambled
from kingup_game.table.seats import CRESTS

AUTOSAVE_NAME: Final = "autosave.kingup"
LAST_MATCH_NAME: Final = "last.kingup"

TellOfFault = Callable[[OSError], None]


def write_whole(path: Path, text: str) -> None:
    """Write a file so that after a crash it is either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


class BrokenSaveError(ValueError):
    """The save cannot be read. It was put aside, as `name`, for whoever wants to look at it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as it lay on the disk."""

    reading: Reading
    crests: tuple[int, ...]
    """Each seat's crest in the order of the seats."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to be written: the match in progress, or one whose end everybody has seen."""

    record: str
    crests: tuple[int, ...] = ()
    is_seen: bool = False


class Autosave:
    """Keeps the match in progress on the disk, from a thread, so that no frame waits for it.

    Only the newest text matters: a slow disk skips those in between. The first failure is
    reported once through `complain`, from that thread; play goes on in memory.
    """

    def __init__(self, folder: Path, complain: TellOfFault) -> None:
        self._folder = folder
        self._complain = complain
        self._has_complained = False
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, record: str, crests: Sequence[int] = ()) -> None:
        """Have `record` written soon, scrambled: the match goes on."""
        self._jobs.put(_Job(record, tuple(crests)))

    def finish(self, record: str) -> None:
        """Nothing is left to continue or to hide: the match is kept as a plain game record."""
        self._jobs.put(_Job(record, is_seen=True))

    def flush(self) -> None:
        """Wait until everything kept so far is on the disk."""
        self._jobs.join()

    def close(self) -> None:
        """Write what is left, and end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while True:
            taken = [self._jobs.get()]
            while not self._jobs.empty():
                taken.append(self._jobs.get())
            jobs = [job for job in taken if job is not None]
            try:
                self._write(jobs)
            except OSError as error:
                if not self._has_complained:
                    self._has_complained = True
                    self._complain(error)
            for _ in taken:
                self._jobs.task_done()
            if None in taken:
                return

    def _write(self, jobs: Sequence[_Job]) -> None:
        seen = [job for job in jobs if job.is_seen]
        if seen:
            write_whole(self._folder / LAST_MATCH_NAME, seen[-1].record)
        if jobs and jobs[-1].is_seen:
            (self._folder / AUTOSAVE_NAME).unlink(missing_ok=True)
        elif jobs:
            text = scrambled(jobs[-1].record, jobs[-1].crests)
            write_whole(self._folder / AUTOSAVE_NAME, text)


def kept_match(folder: Path) -> KeptMatch | None:
    """The match that can be continued, if there is one; also one whose end nobody saw yet.

    BrokenSaveError where the save cannot be read: it is out of the way then, but not lost.
    """
    path = folder / AUTOSAVE_NAME
    try:
        saved = unscrambled(path.read_bytes())
        reading = read_record(saved.record)
    except OSError:
        return None
    except RecordError:
        raise BrokenSaveError(_put_aside(path)) from None
    seats = len(reading.header.seats)
    crests = saved.crests if _are_crests(saved.crests, seats) else tuple(range(seats))
    return KeptMatch(reading, crests)


def _are_crests(crests: Sequence[int], seats: int) -> bool:
    return len(set(crests)) == len(crests) == seats and set(crests) <= set(range(CRESTS))


def _put_aside(path: Path) -> str:
    """Another name for a broken save, one that no earlier one has; its old one if need be."""
    names = (path.with_suffix(f".broken{number or ''}") for number in count())
    aside = next(name for name in names if not name.exists())
    try:
        path.replace(aside)
    except OSError:
        return path.name
    return aside.name
