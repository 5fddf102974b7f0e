"""Keeps the match in progress on the disk, from a thread of its own, so that no frame waits."""

from __future__ import annotations

import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingup_game.table.files import write_whole
from kingup_game.table.saves import LAST_MATCH_NAME, SAVE_SUFFIX, before_of, owner_of
from kingup_game.table.scramble import scrambled

FLUSH_SECONDS: Final = 3.0
CLOSE_SECONDS: Final = 10.0

TellOfFault = Callable[[OSError], None]


class TakenOverError(OSError):
    """Another game goes on with this match; here it is kept as a match of its own."""


class Slot:
    """Where one match is kept. A new match has no file before its first act."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.is_claimed = path is None
        """Whether what lies there is this game's. What people go on with, it takes unasked."""
        self.text = ""
        """What was handed over last."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to be written: a match in progress, or one whose end everybody has seen."""

    slot: Slot
    record: str
    crests: tuple[int, ...] = ()
    is_seen: bool = False


class Autosave:
    """Writes matches one after the other; of several texts of one match only the newest.

    Every kind of fault is told once through `complain`, from the thread; play goes on in memory.
    Nothing ends the thread but `close`, and nobody waits for it for ever.
    """

    def __init__(
        self,
        folder: Path,
        complain: TellOfFault,
        owner: str = "",
        keep_past: Callable[[str], None] | None = None,
    ) -> None:
        self._folder = folder
        self._complain = complain
        self._owner = owner
        self._keep_past = keep_past
        self._told: set[tuple[str, int | None]] = set()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._put = 0
        self._done = 0
        self._progress = threading.Condition()
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, slot: Slot, record: str, crests: Sequence[int] = ()) -> None:
        """Have `record` written soon, scrambled: the match goes on."""
        if record != slot.text:
            slot.text = record
            self._hand_over(_Job(slot, record, tuple(crests)))

    def finish(self, slot: Slot, record: str) -> None:
        """Nothing is left to continue or to hide: the match is kept as a plain game record."""
        self._hand_over(_Job(slot, record, is_seen=True))

    @property
    def is_behind(self) -> bool:
        """Whether something that was kept is not on the disk yet."""
        return self._done < self._put

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything kept so far is on the disk, but not for ever; whether it is."""
        with self._progress:
            return self._progress.wait_for(lambda: self._done >= self._put, seconds)

    def close(self) -> None:
        """Write what is left, and end the thread; a disk that hangs is left to itself."""
        self._jobs.put(None)
        self._thread.join(CLOSE_SECONDS)

    def _hand_over(self, job: _Job) -> None:
        self._put += 1
        self._jobs.put(job)

    def _write_on(self) -> None:
        while True:
            taken = [self._jobs.get()]
            while not self._jobs.empty():
                taken.append(self._jobs.get())
            jobs = {job.slot: job for job in taken if job is not None}
            for job in jobs.values():
                try:
                    self._write(job)
                except OSError as error:
                    self._tell(error)
                except Exception as error:  # whatever it is: the thread lives, and people know
                    self._tell(OSError(0, type(error).__name__))
            with self._progress:
                self._done += len(taken) - taken.count(None)
                self._progress.notify_all()
            if None in taken:
                return

    def _tell(self, error: OSError) -> None:
        kind = type(error).__name__, error.errno
        if kind not in self._told:
            self._told.add(kind)
            with suppress(Exception):
                self._complain(error)

    def _write(self, job: _Job) -> None:
        slot = job.slot
        if slot.is_claimed and slot.path is not None and self._is_anothers(slot.path):
            slot.path = None
            self._tell(TakenOverError(0, "another game goes on with this match"))
        path = slot.path or self._folder / f"match-{secrets.token_hex(4)}{SAVE_SUFFIX}"
        if job.is_seen:
            write_whole(self._folder / LAST_MATCH_NAME, job.record)
            if self._keep_past is not None:
                self._keep_past(job.record)
            path.unlink(missing_ok=True)
            before_of(path).unlink(missing_ok=True)
            return
        text = scrambled(job.record, job.crests, self._owner)
        write_whole(path, text, before=before_of(path))
        slot.path, slot.is_claimed = path, True

    def _is_anothers(self, path: Path) -> bool:
        return owner_of(path) not in (None, self._owner)
