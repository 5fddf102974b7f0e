"""The shelf: matches that were left, to be continued, taken over or put away; seen at once, or when
the disk has answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.disk_sign import DiskSign
from kingup_game.scenes.kit.hearing import Hearing
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.title.doors import Doors, Unfinished, dated
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.pages import WIDE_DIALOG
from kingup_game.theme import art

MOST_SHOWN: Final = 6
"""Older ones come up when a later one has been played or put away."""


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
        """One tick; whether the disk has answered just now, late, or has told the last of many."""
        self._hearing.update()
        has_come = self._doors.look_further()
        if self._is_waiting and not self._doors.is_looking:
            self._is_waiting, has_come = False, True
        if has_come:
            before = [match.key for match in self.found[:MOST_SHOWN]]
            self.found = self._doors.on_shelf
            if before != [match.key for match in self.found[:MOST_SHOWN]]:
                self._hearing.begin_anew()
        self._sign.update(is_held=self._is_waiting)
        return has_come

    def hears(self, press: Press) -> bool:
        """Whether a press was meant for what is on the screen."""
        return self._hearing.hears(press)


class ShelfPage(OverlayPage):
    """Every unfinished match: who plays, how far they are, and when that was."""

    width = WIDE_DIALOG
    hides_all = False

    def __init__(self, backstage: Backstage, doors: Doors, changed: Callable[[], None]) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._changed = changed
        """To be called when a match was put away."""
        self._looking = Looking(backstage, doors)
        self._looking.look()

    def sheets(self) -> Sequence[Sheet]:
        return self.sheet, self._looking.sheet

    def update(self) -> None:
        """The list grows as the disk answers."""
        if self._looking.update():
            self.rebuild()
        super().update()

    def handle(self, press: Press) -> None:
        if self._looking.hears(press):
            super().handle(press)

    def page(self) -> Page:
        say, shown = self.backstage.say, self._looking.found[:MOST_SHOWN]
        rows = [
            Row(
                match.key,
                named(self.backstage, match),
                partial(self._open, match),
                value=dated(self.backstage, match.when),
                icon=art.ICON_SCROLL,
            )
            for match in shown
        ]
        rows.append(Row("back", say("shelf.back"), self.back, icon=art.ICON_LEAVE))
        more = len(self._looking.found) - len(shown)
        note = say("shelf.more", count=more) if more else ""
        return Page(say("shelf.title"), rows, note=note)

    def _open(self, match: Unfinished, press: Press) -> None:
        del press
        page = MatchOnTheShelf(self.backstage, self._doors, match, self._changed)
        self.backstage.stack.replace(page, "cut")


class MatchOnTheShelf(OverlayPage):
    """What may be done with one of them."""

    width = WIDE_DIALOG
    hides_all = False

    def __init__(
        self,
        backstage: Backstage,
        doors: Doors,
        match: Unfinished,
        changed: Callable[[], None],
    ) -> None:
        super().__init__(backstage)
        self._doors = doors
        self._match = match
        self._changed = changed

    def back(self, press: Press) -> None:
        """The shelf again, as it is now."""
        del press
        shelf = ShelfPage(self.backstage, self._doors, self._changed)
        self.backstage.stack.replace(shelf, "cut")

    def page(self) -> Page:
        say, match = self.backstage.say, self._match
        go_on = "shelf.take_over" if match.is_elsewhere else "menu.continue"
        when = dated(self.backstage, match.when)
        note = say("shelf.round", round=match.round, rounds=match.rounds, when=when)
        if match.is_elsewhere:
            note = f"{note}\n{say('shelf.elsewhere')}"
        rows = [
            Row("continue", say(go_on), self._go_on, icon=art.ICON_PLAY, main=True),
            Row("put_away", say("shelf.put_away"), self._put_away, icon=art.ICON_BOOK),
            Row("back", say("shelf.back"), self.back, icon=art.ICON_LEAVE),
        ]
        return Page(named(self.backstage, match), rows, note=note)

    def _go_on(self, press: Press) -> None:
        scene = self._doors.resume(self._match.key, press.device)
        if scene is None:
            self.back(press)
        else:
            self.backstage.stack.reset(scene, "iris")

    def _put_away(self, press: Press) -> None:
        self._doors.put_away(self._match.key)
        said = self.backstage.say("notices.put_away", name=named(self.backstage, self._match))
        self.backstage.notices.append(said)
        self._changed()
        self.back(press)


def named(backstage: Backstage, match: Unfinished) -> str:
    """Who plays it, in a few words."""
    words = list(match.people)
    if match.bots:
        words.append(backstage.say("shelf.bots", count=match.bots))
    return ", ".join(words)
