"""A sign that people wait for the disk: a table so that no more than one act can ever be lost."""

from __future__ import annotations

from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets import pages
from kingup_game.theme.durations import DISK_IS_SLOW


class DiskSign:
    """Shown from when the wait can be felt until it is over."""

    def __init__(self, backstage: Backstage, words_key: str) -> None:
        self.sheet = Sheet()
        self._backstage = backstage
        self._words_key = words_key
        self._ticks = 0

    @property
    def is_shown(self) -> bool:
        """Whether people are told that they wait."""
        return self._ticks >= DISK_IS_SLOW

    def update(self, *, is_held: bool) -> None:
        """One tick."""
        was_shown = self.is_shown
        self._ticks = self._ticks + 1 if is_held else 0
        if self.is_shown and not was_shown:
            pages.notice(self.sheet, self._backstage.painter, self._backstage.say(self._words_key))
        elif was_shown and not self.is_shown:
            self.sheet.clear()
