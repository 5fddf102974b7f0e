"""What the title does not need is loaded in a thread beside it, once its picture is there."""

from __future__ import annotations

import gc
import logging
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingup_game.bots.thinking.worker import Worker

BEHIND_DOORS: Final = (
    *("scenes.setup.setup_screen", "scenes.lesson.lesson_scene", "scenes.match.flow"),
    *("scenes.settings.settings_page", "scenes.settings.pad_lesson"),
    *("scenes.title.rules_page", "scenes.title.past_page", "scenes.title.shelf_page"),
    *("scenes.over_match.seat_claim", "scenes.title.demonstration", "watching"),
    *("table.host", "table.live", "table.lessons.prepared"),
    "bots.thinking.thinking_process",
)
"""What people come to from the title, the nearest first."""

_log = logging.getLogger(__name__)


class Unpacking:
    """Loads the rest of the game, once, and has the bots' process started then."""

    def __init__(self) -> None:
        self.is_done = False
        self.thinking: Worker | None = None
        """Who thinks for bots, once everything is there."""
        self._thread = Thread(target=self._load, name="unpacking", daemon=True)

    def begin(self) -> None:
        """No frame waits for it from now on."""
        self._thread.start()

    def close(self) -> None:
        """Waits until all is loaded: nothing may close under it. Then nobody thinks any more."""
        if self._thread.ident is not None:
            self._thread.join()
        if self.thinking is not None:
            self.thinking.close()

    def _load(self) -> None:
        for name in BEHIND_DOORS:
            try:
                import_module(f"kingup_game.{name}")
            except Exception as fault:  # whoever opens that door will hear why
                _log.warning("%s cannot be loaded: %s", name, fault)
        gc.freeze()
        from kingup_game.bots.thinking.worker import Worker

        self.thinking = Worker()
        self.is_done = True
