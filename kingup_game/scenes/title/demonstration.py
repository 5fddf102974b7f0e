"""Nobody is there: the game shows the best minute of a match until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.over_match.watched_match import Seating
from kingup_game.scenes.title.doors import Doors
from kingup_game.scenes.title.showreel import Showreel
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.title_signs import Beckoning
from kingup_game.table.port import MatchPort

HUSH: Final = 0.35
"""How loud the demonstration is, as a share of what people chose."""


class Demonstration(Showreel):
    """The minute, softly, and then the title again."""

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        port: MatchPort,
        seating: Seating,
        opening: Callable[[MatchContext], Scene],
    ) -> None:
        super().__init__(backstage, port, seating, opening)
        self._doors = doors
        self._sheet = Sheet()
        self.beckons = backstage.say("menu.press_any")
        self._beckoning = Beckoning(self._sheet, self.beckons)
        self._sheet.fade(0)

    def enter(self) -> None:
        super().enter()
        self.backstage.set_loudness(HUSH)

    def leave(self) -> None:
        super().leave()
        self.backstage.set_loudness()

    def update(self) -> None:
        super().update()
        shot = self.shot
        self._beckoning.make_room(shot is not None and shot.lays_all_goals_open)
        # Velvet has words of its own.
        self._sheet.fade(0 if shot is None or shot.fills_the_foot else OPAQUE_ALPHA)
        if self.is_done:
            self._go_home()

    def handle(self, press: Press) -> None:
        """Whoever comes by and presses anything is at the title."""
        if press.intent is not Intent.POINT:
            self._go_home()

    def sheets(self) -> Sequence[Sheet]:
        return *super().sheets(), self._sheet

    def _go_home(self) -> None:
        if not self.backstage.stack.changing:
            self.backstage.stack.reset(self._doors.menu(), "fade")
