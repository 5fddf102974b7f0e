"""The game, or a finished match, in a window: what stands around it, and is closed after it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from kingup_game.app.paths import user_folders
from kingup_game.app.window import close_window
from kingup_game.diary import Diary
from kingup_game.performance import perform
from kingup_game.preferences import OTHERS_MAY_NOTHING, Asked, Preferences
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.loading_ahead import LoadingAhead
from kingup_game.table.disk.scribe import Scribe
from kingup_game.told_to_end import ended_in_order, heard_by
from kingup_game.unpacking import Unpacking

if TYPE_CHECKING:
    from kingup_game.table.recorded import RecordedMatch


def play(
    *,
    fullscreen: bool = False,
    language: str | None = None,
    window: tuple[int, int] | None = None,
    ahead: LoadingAhead | None = None,
) -> int:
    """Run the game in a window; returns the exit code. The title may be read `ahead` already."""
    from kingup_game.game import Game

    os.umask(OTHERS_MAY_NOTHING)
    scribe, unpacking = Scribe(), Unpacking()
    preferences = Preferences(scribe, user_folders, Asked(language, window, fullscreen))
    folders = preferences.folders
    diary = Diary(folders.logs)
    games: list[Game] = []  # what is left of them is still written when no window is there any more

    def first(backstage: Backstage) -> Scene:
        backstage.scribe = scribe
        games.append(Game(backstage, None, folders.saves, folders.root, unpacking))
        preferences.settle(backstage)
        return games[0].menu()

    with heard_by(ended_in_order(lambda: close_window() or bool(games))):
        try:
            return perform(
                *(first, preferences.settings, folders),
                fullscreen=fullscreen,
                shown=unpacking.begin,
                ahead=ahead,
            )
        finally:
            for game in games:
                game.close()
            unpacking.close()
            diary.close()


def replay(
    recorded: RecordedMatch,
    *,
    fullscreen: bool = False,
    language: str | None = None,
    window: tuple[int, int] | None = None,
) -> int:
    """Open the window and show a finished match; the answer is the exit code. Nothing is kept."""
    from kingup_game.watching import replay_scene

    os.umask(OTHERS_MAY_NOTHING)
    preferences = Preferences(Scribe(), user_folders, Asked(language, window))
    settings, folders = preferences.settings, preferences.folders
    settings.fast_bots = False
    diary = Diary(folders.logs)
    try:
        with heard_by(ended_in_order(close_window)):
            return perform(replay_scene(recorded), settings, folders, fullscreen=fullscreen)
    finally:
        diary.close()
