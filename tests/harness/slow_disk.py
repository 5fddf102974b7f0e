"""A disk that takes its time, a home that answers nobody, and an evening upon them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

from kingup_game.app.paths import UserFolders, assets_folder
from kingup_game.game import Game
from kingup_game.preferences import Asked, Preferences
from kingup_game.table.disk.scribe import Scribe
from kingup_game.theatre import Theatre
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness.hands import Hands
from tests.harness.stagehand import open_surface
from tests.harness.thinking import InlineThinking

SIZE = (480, 270)
PATIENCE = 30.0
MOST_SECONDS = 1.0
"""A frame that waited for the disk would take longer, on any machine."""


class Disk:
    """It answers nothing while it hangs."""

    def __init__(self) -> None:
        self._answers = threading.Event()
        self._answers.set()

    def hang(self) -> None:
        self._answers.clear()

    def answer(self) -> None:
        self._answers.set()

    def wait(self) -> None:
        self._answers.wait(PATIENCE)


class Evening(Hands):
    """The game as `play` opens it, without a window."""

    def __init__(self, root: Path) -> None:
        folders, scribe = UserFolders(root), Scribe()
        self.surface = open_surface(SIZE)
        chosen = Preferences(scribe, lambda: folders, Asked("en"))
        self.theatre = Theatre(self.surface, assets_folder(), chosen.settings)
        self.backstage.scribe = scribe
        self.game = Game(self.backstage, InlineThinking(), folders.saves, root)
        chosen.settle(self.backstage)
        self.theatre.open(lambda _: self.game.menu())

    def settle_down(self) -> None:
        """Until the disk has done all it was asked, and hands may press again."""
        assert self.backstage.scribe.flush(PATIENCE)
        self.wait(round(MEANING_SETTLES) + 2)

    def words(self) -> str:
        """Whatever is written on the sheets of the top scene."""
        items = [item for sheet in self.top.sheets() for item in sheet.stacked()]
        return " / ".join(item.words for item in items if getattr(item, "words", ""))


Open = Callable[[], Evening]


class HangingHome:
    """A folder that answers nobody: whatever is done to a file in it waits. Who asked is noted."""

    def __init__(self, root: Path) -> None:
        self.touched_by_frames: list[str] = []
        self._root = os.fspath(root)
        self._answers = threading.Event()

    def answer(self) -> None:
        self._answers.set()

    def touch(self, what: str, path: object) -> None:
        """Somebody does something to a file."""
        if self._answers.is_set() or not isinstance(path, str | Path):
            return
        if os.fspath(path).startswith(self._root):
            if threading.current_thread() is threading.main_thread():
                self.touched_by_frames.append(f"{what} {path}")
            else:
                self._answers.wait(PATIENCE)
