"""All that a game keeps of its matches: the shelf, what is written, and who else plays here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from kingup_game.table.disk.autosave import Autosave, Slot, TakenOverError
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.kept_file import LeftAloneError
from kingup_game.table.disk.other_games import OtherGames
from kingup_game.table.disk.saves import KeptMatch, Shelf
from kingup_game.table.disk.scribe import Errand, Scribe

READ_AT_ONCE: Final = 8
"""Matches: a shelf shows no more, and each of them costs as much as two frames."""

Tell = Callable[[Trouble], None]
"""Hears of every fault, beside the game."""


class Keeper:
    """Keeps one match: every change of it, and that its end was seen."""

    def __init__(
        self, autosave: Autosave | None, crests: Sequence[int], kept: KeptMatch | None
    ) -> None:
        self._autosave = autosave
        self._crests = crests
        self._slot = Slot(None if kept is None else kept.path)

    def keep(self, record: str) -> None:
        """The match goes on."""
        if self._autosave is not None:
            self._autosave.keep(self._slot, record, self._crests)

    def finish(self, record: str) -> None:
        """Everybody has seen the end."""
        if self._autosave is not None:
            self._autosave.finish(self._slot, record)

    def is_behind(self) -> bool:
        """Whether the last act is not on the disk yet."""
        return self._autosave is not None and self._autosave.is_behind


@dataclass(frozen=True, slots=True)
class OnShelf:
    """A match that can go on, and whether another game that still runs plays it."""

    kept: KeptMatch
    is_elsewhere: bool


class Archive:
    """The matches of one folder, for one run of the game; without a folder nothing is kept."""

    def __init__(
        self,
        folder: Path | None,
        scribe: Scribe,
        tell: Tell,
        keep_past: Callable[[str], None] | None = None,
    ) -> None:
        self._scribe = scribe
        self._tell = tell
        self._others: OtherGames | None = None
        self._autosave: Autosave | None = None
        self._shelf: Shelf | None = None
        if folder is not None:
            self._shelf = Shelf(folder)
            self._others = OtherGames(folder)
            self._autosave = Autosave(folder, scribe, self._others.me, keep_past)
            scribe.ask(partial(self._join, self._others))

    @property
    def is_all_read(self) -> bool:
        """Whether the last look, which has ended, has seen all that lies there."""
        return self._shelf is None or self._shelf.is_whole

    def look(self) -> Errand[list[OnShelf]]:
        """What can go on once all is written; whatever is wrong on the shelf is told. A few matches
        are read in each look, so that what is to be written meanwhile waits for no more."""
        if self._shelf is None:
            nothing = Errand[list[OnShelf]]()
            nothing.finish([])
            return nothing
        return self._scribe.ask(self._see)

    def keeper(self, crests: Sequence[int], kept: KeptMatch | None = None) -> Keeper:
        """Keeps a new match, or one that was kept, which is this game's from now on."""
        keeper = Keeper(self._autosave, crests, kept)
        if kept is not None:
            keeper.keep(kept.reading.text())
        return keeper

    def put_away(self, kept: KeptMatch) -> None:
        """Take a match off the shelf; it stays on the disk."""
        if self._shelf is not None:
            self._scribe.ask(partial(self._shelf.put_away, kept.path))

    def close(self) -> None:
        """Nothing is kept after what was asked for; call once, before the scribe ends."""
        if self._others is not None:
            self._scribe.ask(self._others.close)

    def _join(self, others: OtherGames) -> None:
        others.join()
        if others.are_there():
            self._tell(Trouble("open_twice"))

    def _see(self) -> list[OnShelf]:
        """Beside the game: the latest first."""
        if self._shelf is None or self._others is None:
            return []
        found = self._shelf.matches(READ_AT_ONCE)
        for trouble in self._shelf.troubles():
            self._tell(trouble)
        return [OnShelf(kept, self._others.runs(kept.owner)) for kept in found]


def trouble_of(error: OSError) -> Trouble:
    """What is to be told where the disk refused."""
    if isinstance(error, TakenOverError):
        return Trouble("taken_over")
    reason = error.strerror or str(error)
    if isinstance(error, LeftAloneError):
        return Trouble("left_alone", file=reason)
    return Trouble("nothing_kept", reason=reason)
