"""Keeps the match in progress on the disk, beside the game, so that no frame waits."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from kingup_game.table.disk.files import write_whole
from kingup_game.table.disk.saves import LAST_MATCH_NAME, SAVE_SUFFIX, before_of, owner_of
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.disk.scribe import Errand, Scribe


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
    """Has matches written one after the other; of several texts of one match only the newest."""

    def __init__(
        self,
        folder: Path,
        scribe: Scribe,
        owner: str = "",
        keep_past: Callable[[str], None] | None = None,
    ) -> None:
        self._folder = folder
        self._scribe = scribe
        self._owner = owner
        self._keep_past = keep_past
        self._asked: list[Errand[None]] = []

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
        self._asked = [errand for errand in self._asked if not errand.is_done]
        return bool(self._asked)

    def _hand_over(self, job: _Job) -> None:
        self._asked.append(self._scribe.ask(partial(self._write, job), job.slot))

    def _write(self, job: _Job) -> None:
        slot = job.slot
        if slot.is_claimed and slot.path is not None and self._is_anothers(slot.path):
            slot.path = None
            self._scribe.tell(TakenOverError(0, "another game goes on with this match"))
        path = slot.path or self._folder / f"match-{os.urandom(4).hex()}{SAVE_SUFFIX}"
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
