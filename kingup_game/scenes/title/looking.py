"""The shelf as the screens of the title see it: at once, or when the disk has answered."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.disk_sign import DiskSign
from kingup_game.scenes.kit.hearing import Hearing
from kingup_game.scenes.title.doors import Doors, Unfinished
from kingup_game.stage.canvas.sheet import Sheet


class Looking:
    """What can go on. Where that comes late, no hand that meant something else may start it."""

    def __init__(self, backstage: Backstage, doors: Doors) -> None:
        self.found: Sequence[Unfinished] = ()
        self._doors = doors
        self._is_waiting = False
        self._hearing = Hearing()
        self._sign = DiskSign(backstage, "notices.reading")

    @property
    def sheet(self) -> Sheet:
        """Says that the disk takes its time."""
        return self._sign.sheet

    def look(self) -> None:
        """Look anew."""
        self.found = self._doors.unfinished()
        self._is_waiting = self._doors.is_looking

    def update(self) -> bool:
        """One tick; whether the disk has answered just now, and late."""
        self._hearing.update()
        has_come = self._is_waiting and not self._doors.is_looking
        if has_come:
            self._is_waiting, self.found = False, self._doors.on_shelf
            self._hearing.begin_anew()
        self._sign.update(is_held=self._is_waiting)
        return has_come

    def hears(self, press: Press) -> bool:
        """Whether a press was meant for what is on the screen."""
        return self._hearing.hears(press)
