"""Where the disk takes its time to bring something, the castle at dusk stands there meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.disk_sign import DiskSign
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets import pages
from kingup_game.table.disk.scribe import Errand

T = TypeVar("T")


class Fetching(Screen, Generic[T]):
    """`then` goes on with what the disk brought; whoever does not want to wait may `leave`."""

    def __init__(
        self,
        backstage: Backstage,
        errand: Errand[T],
        then: Callable[[T | None], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._errand = errand
        self._then = then
        self._leave = leave
        self._sign = DiskSign(backstage, "notices.reading")

    def build(self) -> None:
        pages.castle_at_dusk(self.sheet, self.backstage.painter)
        self.hints((Intent.BACK, self.backstage.say("shelf.back")))

    def sheets(self) -> Sequence[Sheet]:
        return self.sheet, self._sign.sheet

    def update(self) -> None:
        """Hands on what the disk brought, but not while scenes change: the next one would be
        dropped."""
        super().update()
        self._sign.update(is_held=True)
        if self._errand.is_done and not self.backstage.stack.changing:
            self._then(self._errand.answer)

    def back(self, press: Press) -> None:
        del press
        self._leave()
