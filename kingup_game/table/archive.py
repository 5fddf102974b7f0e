"""All that a game keeps of its matches: the shelf, what is written, and who else plays here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kingup_game.table.autosave import Autosave, Slot, TakenOverError
from kingup_game.table.other_games import OtherGames
from kingup_game.table.saves import KeptMatch, Shelf, Trouble

Tell = Callable[[Trouble], None]
"""Hears of every fault; also from the thread that writes."""


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


class Archive:
    """The matches of one folder, for one run of the game; without a folder nothing is kept."""

    def __init__(
        self, folder: Path | None, tell: Tell, keep_past: Callable[[str], None] | None = None
    ) -> None:
        self._tell = tell
        self._others: OtherGames | None = None
        self._shelf: Shelf | None = None
        self._autosave: Autosave | None = None
        if folder is not None:
            self._others = OtherGames(folder)
            self._shelf = Shelf(folder)
            self._autosave = Autosave(folder, self._tell_of_fault, self._others.me, keep_past)
            if self._others.are_there():
                tell(Trouble("open_twice"))

    def matches(self) -> list[KeptMatch]:
        """The matches that can go on, the latest first; whatever is wrong on the shelf is told."""
        if self._shelf is None or self._autosave is None:
            return []
        self._autosave.flush()
        found = self._shelf.matches()
        for trouble in self._shelf.troubles():
            self._tell(trouble)
        return found

    def is_played_elsewhere(self, kept: KeptMatch) -> bool:
        """Whether another game that still runs plays this match."""
        return self._others is not None and self._others.runs(kept.owner)

    def keeper(self, crests: Sequence[int], kept: KeptMatch | None = None) -> Keeper:
        """Keeps a new match, or one that was kept, which is this game's from now on."""
        keeper = Keeper(self._autosave, crests, kept)
        if kept is not None:
            keeper.keep(kept.reading.text())
        return keeper

    def put_away(self, kept: KeptMatch) -> None:
        """Take a match off the shelf; it stays on the disk."""
        if self._shelf is not None:
            try:
                self._shelf.put_away(kept.path)
            except OSError as error:
                self._tell_of_fault(error)

    def close(self) -> None:
        """Write what is left; call once, at the end."""
        if self._autosave is not None:
            self._autosave.close()
        if self._others is not None:
            self._others.close()

    def _tell_of_fault(self, error: OSError) -> None:
        key = "taken_over" if isinstance(error, TakenOverError) else "nothing_kept"
        self._tell(Trouble(key, reason=error.strerror or str(error)))
