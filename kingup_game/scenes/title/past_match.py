"""One finished match of those that are kept: seen again, or deleted; and whether one is sure."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.title.doors import Doors, dated
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.theme import art


class PastMatchPage(OverlayPage):
    """Who came to what, and what may be done with it."""

    width = WIDE_DIALOG

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        match: PastMatch,
        watched: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._match = match
        self._watched = watched
        self._changed = changed

    def page(self) -> Page:
        say, match = self.backstage.say, self._match
        order = sorted(range(len(match.totals)), key=lambda seat: -match.totals[seat])
        note = ", ".join(f"{match.name(seat)} {match.totals[seat]}" for seat in order)
        rows = [
            Row("watch", say("past.watch"), self._watch, icon=art.ICON_PLAY),
            Row("delete", say("past.delete"), self._delete, icon=art.ICON_CROSS),
            Row("back", say("shelf.back"), self.back, icon=art.ICON_LEAVE),
        ]
        return Page(dated(self.backstage, match.ended_at), rows, note=note)

    def _watch(self, press: Press) -> None:
        scene = self._doors.replay(self._match)
        if scene is None:
            self.backstage.notices.append(self.backstage.say("past.gone"))
            self._changed()
            self.back(press)
            return
        self._watched()
        self.backstage.stack.replace(scene, "iris")

    def _delete(self, press: Press) -> None:
        self._doors.memories.delete(self._match)
        self._changed()
        self.back(press)
