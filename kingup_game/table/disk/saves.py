"""A shelf of matches that can go on: found, read as far as they are sound, and put away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from typing import Final

from kingup_game.engine.record import (
    BrokenLineError,
    Ending,
    Reading,
    RecordError,
    UnknownVersionError,
    read_record,
)
from kingup_game.table.disk.files import (
    Trouble,
    free_name,
    make_folder,
    paths_in,
    read_small,
    write_whole,
)
from kingup_game.table.disk.scramble import Saved, salvaged, scrambled
from kingup_game.table.seats import CRESTS, Company, seat_of_entry

SAVE_SUFFIX: Final = ".kingup"
LAST_MATCH_NAME: Final = "last.kingup"
PUT_AWAY_NAME: Final = "put away"
_BEFORE_SUFFIX: Final = ".before"
_BROKEN_SUFFIX: Final = ".broken"
_TRIES: Final = 9


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as it lay on the disk."""

    path: Path
    reading: Reading
    crests: tuple[int, ...]
    """Each seat's crest in the order of the seats."""
    owner: str = ""
    """Which run of the game wrote it."""
    saved_at: float = 0.0
    """In seconds, as files have it."""

    def company(self) -> Company:
        """Who sits at it; people's devices are claimed by the next press."""
        entries = zip(self.reading.header.seats, self.crests, strict=True)
        return Company(seat_of_entry(entry, crest) for entry, crest in entries)

    def rounds(self) -> tuple[int, int]:
        """The one that is played, and how many there are."""
        return max(1, self.reading.state.round), self.reading.header.terms.rounds


def before_of(path: Path) -> Path:
    """Where a save lies as it was one act earlier."""
    return path.with_suffix(_BEFORE_SUFFIX)


def _source_of(path: Path) -> Path:
    """The file itself, or the act before where a kill came between two names."""
    return path if path.exists() or path.is_symlink() else before_of(path)


def _age(path: Path) -> float:
    try:
        return -_source_of(path).stat().st_mtime
    except OSError:
        return inf


def owner_of(path: Path) -> str | None:
    """Which run of the game wrote a save; None where nobody can tell."""
    try:
        return salvaged(read_small(path).partition(b"\n")[0]).owner
    except OSError:
        return None


class Shelf:
    """All unfinished matches in a folder. Nothing on it is ever replaced unasked.

    What cannot be read at all is left alone, a damaged save is put aside whole before what is
    sound in it goes on, and either is told.
    """

    def __init__(self, folder: Path) -> None:
        self.is_whole = True
        """Whether the last look has left no match unread."""
        self._folder = folder
        self._may_read = inf
        self._known: dict[Path, tuple[tuple[int, int], KeptMatch | None]] = {}
        self._troubles: list[Trouble] = []
        self._told: set[Trouble] = set()

    def matches(self, most: float = inf) -> list[KeptMatch]:
        """The matches that can go on, the latest first. So many are read that were not yet, the
        latest of them; a look after this one goes on with the others."""
        self._may_read, self.is_whole = most, True
        try:
            paths = self._paths()
        except OSError as error:
            reason = error.strerror or str(error)
            self._troubles.append(Trouble("save_unreadable", str(self._folder), reason))
            return []
        found = [
            match for path in sorted(paths, key=_age) if (match := self._match(path)) is not None
        ]
        return sorted(found, key=lambda match: match.saved_at, reverse=True)

    def troubles(self) -> list[Trouble]:
        """What came up since this was last asked; nothing is told twice."""
        fresh = [trouble for trouble in self._troubles if trouble not in self._told]
        self._troubles.clear()
        self._told.update(fresh)
        return fresh

    def put_away(self, path: Path) -> None:
        """Take a match off the shelf, into a folder beside it; OSError where that cannot be."""
        away = self._folder / PUT_AWAY_NAME
        make_folder(away)
        _source_of(path).replace(free_name(away / path.name))
        before_of(path).unlink(missing_ok=True)

    def _paths(self) -> Iterable[Path]:
        """Every save, also one of which nothing but the act before is there."""
        found = paths_in(self._folder, SAVE_SUFFIX, _BEFORE_SUFFIX)
        return {path.with_suffix(SAVE_SUFFIX) for path in found} - {self._folder / LAST_MATCH_NAME}

    def _match(self, path: Path, tries: int = _TRIES) -> KeptMatch | None:
        try:
            source = _source_of(path)
            status = source.stat()
            stamp = status.st_mtime_ns, status.st_size
            if path not in self._known or self._known[path][0] != stamp:
                if not self._may_read:
                    self.is_whole = False
                    return None
                kept = self._read(path, read_small(source))
                self._known[path] = stamp, kept and replace(kept, saved_at=status.st_mtime)
                self._may_read -= 1
        except OSError as error:
            is_gone = isinstance(error, FileNotFoundError) and not path.is_symlink()
            if is_gone:  # another game has just given it another name, or come to its end
                return self._match(path, tries - 1) if tries else None
            reason = error.strerror or str(error)
            self._troubles.append(Trouble("save_unreadable", str(path), reason))
            return None
        return self._known[path][1]

    def _read(self, path: Path, data: bytes) -> KeptMatch | None:
        saved = salvaged(data)
        try:
            kept, damage = _sound_part(path, saved)
        except UnknownVersionError:
            self._troubles.append(Trouble("save_newer", str(path)))
            return None
        if damage is None:
            return kept
        if before_of(path).exists() and path.exists():
            try:
                earlier, _ = _sound_part(path, salvaged(read_small(before_of(path))))
            except (OSError, UnknownVersionError):
                earlier = None
            kept = max(filter(None, (kept, earlier)), key=_length, default=None)
        self._put_aside(path, kept)
        return kept

    def _put_aside(self, path: Path, kept: KeptMatch | None) -> None:
        """The damaged file stays as it is under another name; what is sound takes its place."""
        aside = free_name(path.with_suffix(_BROKEN_SUFFIX))
        source = _source_of(path)
        try:
            if kept is None:
                source.replace(aside)
            else:  # at every moment, and where the disk has no room, one of both lies on the shelf
                write_whole(aside, read_small(source))
                write_whole(path, scrambled(kept.reading.text(), kept.crests, kept.owner))
        except OSError:
            if kept is not None:
                with suppress(OSError):
                    aside.unlink(missing_ok=True)
            aside = source
        key = "save_broken" if kept is None else "save_damaged"
        self._troubles.append(Trouble(key, aside.name))


def _length(kept: KeptMatch) -> int:
    return kept.reading.lines_read


def _sound_part(path: Path, saved: Saved) -> tuple[KeptMatch | None, RecordError | None]:
    """As much of a save as replays through the rules, and what ended it too early.

    UnknownVersionError for one that a later King Up! wrote.
    """
    record, damage = saved.record, saved.damage
    if isinstance(damage, UnknownVersionError):
        raise damage
    while record:
        try:
            reading = read_record(record)
        except RecordError as error:
            if isinstance(error, UnknownVersionError) and b'"record/' in record.partition(b"\n")[0]:
                raise
            damage = damage or error
            lines = record.splitlines(keepends=True)
            record = b"".join(lines[: error.line_number - 1])
            continue
        if reading.ending is Ending.CUT:
            damage = damage or BrokenLineError(reading.lines_read + 1, "the file is cut short")
        seats = len(reading.header.seats)
        crests = saved.crests if _are_crests(saved.crests, seats) else tuple(range(seats))
        return KeptMatch(path, reading, crests, saved.owner), damage
    return None, damage or BrokenLineError(1, "nothing is in this file")


def _are_crests(crests: Sequence[int], seats: int) -> bool:
    return len(set(crests)) == len(crests) == seats and set(crests) <= set(range(CRESTS))
