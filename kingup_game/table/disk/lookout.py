"""What can go on and what can be seen again, as the disk has said last: nobody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.table.disk.archive import Archive, OnShelf
from kingup_game.table.disk.scribe import Errand
from kingup_game.table.evenings.memories import Memories

MOMENT_SECONDS: Final = 0.05
"""So long people wait without seeing it: most disks have answered then."""


class Lookout:
    """Looks at the shelf and at the evenings, as often as it is asked to."""

    def __init__(self, archive: Archive, memories: Memories) -> None:
        self._archive = archive
        self._memories = memories
        self._looking: Errand[list[OnShelf]] | None = None
        self._found: dict[str, OnShelf] = {}

    def look(self) -> None:
        """Have the disk say it anew."""
        self._memories.look()
        self._looking = self._archive.look()
        self._looking.wait(MOMENT_SECONDS)

    @property
    def is_looking(self) -> bool:
        """Whether the disk has not answered yet."""
        return self._looking is not None and not self._looking.is_done

    @property
    def found(self) -> dict[str, OnShelf]:
        """The unfinished matches by their keys, the latest first."""
        if self._looking is not None and self._looking.is_done:
            self.note(self._looking.answer or ())
            self._looking = None
        return self._found

    def note(self, found: Sequence[OnShelf]) -> None:
        """This is what lies there now."""
        self._found = {one.kept.path.name: one for one in found}
