"""Short news at the upper edge for some seconds: a pad came, a disk is full, why not."""

from __future__ import annotations

from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets import pages
from kingup_game.theme.durations import NOTICE, NOTICE_A_LETTER, NOTICE_READ


class Notices:
    """Takes what scenes put into `backstage.notices` and shows it, one after the other."""

    def __init__(self, backstage: Backstage) -> None:
        self.sheet = Sheet()
        self._backstage = backstage
        self._left_ticks = 0
        self._said_over: Scene | None = None
        self.words = ""
        """What is being said now."""

    def update(self) -> None:
        """One tick. Behind a curtain the stage stays black, and the news waits."""
        if self._backstage.stack.top is not self._said_over and self._was_read:
            self._end()
        if self._backstage.stack.is_private:
            self.sheet.fade(0)
            return
        self.sheet.fade(OPAQUE_ALPHA)
        if self._left_ticks > 0:
            self._left_ticks -= 1
            if self._left_ticks == 0 or (
                self._backstage.notices and self._left_ticks < NOTICE // 2
            ):
                self._end()
        elif self._backstage.notices:
            self._show(self._backstage.notices.pop(0))

    def _show(self, words: str) -> None:
        self.words = words
        self._said_over = self._backstage.stack.top
        self._left_ticks = self._length(words)
        pages.notice(self.sheet, self._backstage.painter, words)

    def _end(self) -> None:
        self._left_ticks = 0
        self.words = ""
        self.sheet.clear()

    @property
    def _was_read(self) -> bool:
        """Whoever goes on then has read it: it must not follow into what comes next."""
        return 0 < self._left_ticks <= self._length(self.words) - NOTICE_READ

    @staticmethod
    def _length(words: str) -> int:
        return NOTICE + NOTICE_A_LETTER * len(words)
