"""One finished match of those that are kept: seen again, or deleted; and whether one is sure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.match.faces import faces_of
from kingup_game.scenes.title.doors import Doors, dated
from kingup_game.stage.area import Area
from kingup_game.stage.gathering.evenings_board import draw_result, result_high
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.theme import art

_BELOW: Final = 24.0
_FOR_LARGE_NAMES: Final = 1700.0
"""So wide it is where names that stand beside each other are to grow."""


class PastMatchPage(OverlayPage):
    """Who came to what, and what may be done with it."""

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        match: PastMatch,
        watched: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self.width = _FOR_LARGE_NAMES if backstage.has_large_text else WIDE_DIALOG
        self._doors = doors
        self._match = match
        self._watched = watched
        self._changed = changed

    def page(self) -> Page:
        say, match = self.backstage.say, self._match
        rows = [
            Row("watch", say("past.watch"), self._watch, icon=art.ICON_PLAY, main=True),
            Row("delete", say("past.delete"), self._delete, icon=art.ICON_CROSS),
            Row("back", say("shelf.back"), self.back, icon=art.ICON_LEAVE),
        ]
        return Page(dated(self.backstage, match.ended_at), rows, extra=self._high + _BELOW)

    def draw_extra(self, free: Area) -> None:
        """Everybody who sat there, the best first."""
        match = self._match
        faces = faces_of(match.company())
        order = sorted(range(len(faces)), key=lambda n: (n not in match.winners, -match.totals[n]))
        seats = [(faces[seat], match.totals[seat], seat in match.winners) for seat in order]
        is_large = self.backstage.has_large_text
        draw_result(self.sheet, free._replace(height=self._high), seats, is_large=is_large)

    @property
    def _high(self) -> float:
        return result_high(is_large=self.backstage.has_large_text)

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
