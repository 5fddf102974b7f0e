"""Whose game this is, which version, under which licences, and the folders it uses."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kingup_game import __version__
from kingup_game.app.presses import Press
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.stage.widgets import pages
from kingup_game.theme import art

SHOWN = {"settings": art.ICON_SCROLL, "licences": art.ICON_BOOK}
"""The folders that can be opened, by their name among the places, and how each is marked."""


class AboutPage(OverlayPage):
    """Each folder opens in the system's own window for files; where none can, it is named."""

    width = pages.READING_WIDTH

    def page(self) -> Page:
        say, places = self.backstage.say, self.backstage.places
        rows = [
            Row(name, say(f"about.{name}"), partial(self._open, places[name]), icon=icon)
            for name, icon in SHOWN.items()
            if name in places
        ]
        rows.append(Row("done", say("setup.done"), self.back, main=True))
        return Page(say("about.title", version=__version__), rows, note=say("about.words"))

    def _open(self, folder: Path, press: Press) -> None:
        del press
        self.backstage.scribe.ask(partial(self._show, folder))

    def _show(self, folder: Path) -> None:
        """Beside the game: it may have to be made first."""
        if not self.backstage.open_folder(folder):
            told = self.backstage.say("about.cannot_open", folder=folder)
            self.backstage.notices.append(told)
