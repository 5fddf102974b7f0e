"""What can go on and what can be seen again, as the disk has said last: nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingup_game.table.disk.archive import Archive, OnShelf
from kingup_game.table.disk.scribe import Errand
from kingup_game.table.evenings.memories import Memories

MOMENT_SECONDS: Final = 0.05
"""So long people wait without seeing it: most disks have answered then."""
REST_TICKS: Final = 10
"""Between two looks at a long shelf, so that reading it costs no frame."""


class Lookout:
    """Looks at the shelf and at the evenings, as often as it is asked to."""

    def __init__(self, archive: Archive, memories: Memories) -> None:
        self._archive = archive
        self._memories = memories
        self._looking: Errand[list[OnShelf]] | None = None
        self._found: dict[str, OnShelf] = {}
        self._is_further = False
        """Whether the latest matches are known, and older ones are looked for."""
        self._rest = 0

    def look(self) -> None:
        """Have the disk say it anew."""
        self._memories.look()
        self._looking, self._is_further = self._archive.look(), False
        self._looking.wait(MOMENT_SECONDS)

    @property
    def is_looking(self) -> bool:
        """Whether the disk has not answered yet."""
        return self._looking is not None and not (self._looking.is_done or self._is_further)

    def look_further(self) -> bool:
        """A tick in which older matches may be looked for; whether they are all known just now."""
        if self._looking is not None and not self._looking.is_done:
            return False
        self._take()
        if self._archive.is_all_read:
            was_further, self._is_further = self._is_further, False
            return was_further
        self._rest = (self._rest + 1) % REST_TICKS
        if not self._rest:
            self._looking, self._is_further = self._archive.look(), True
        return False

    @property
    def found(self) -> dict[str, OnShelf]:
        """The unfinished matches by their keys, the latest first."""
        self._take()
        return self._found

    def _take(self) -> None:
        if self._looking is not None and self._looking.is_done:
            self.note(self._looking.answer or ())
            self._looking = None

    def note(self, found: Iterable[OnShelf]) -> None:
        """This is what lies there now."""
        self._found = {one.kept.path.name: one for one in found}
