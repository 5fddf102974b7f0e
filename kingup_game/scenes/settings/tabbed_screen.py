"""What the pages of settings do alike: tabs above, and below the way out and back to the start."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.asking import Asking, WhatIsAsked
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.area import Area
from kingup_game.stage.widgets.tabbed_board import TAB, tab_frame, tabbed_board
from kingup_game.theme import art

Tab = tuple[str, str, Callable[[Press], None]]
"""Its key, its words, and what opens it."""


class TabbedScreen(Screen):
    """A page over another screen whose tabs and feet are always there."""

    overlay = True
    slides = True

    loses = "reset_about"
    """The words that say what is as it was at first, once somebody resets it."""

    @abstractmethod
    def reset(self) -> None:
        """Everything that `loses` speaks of as it was at first."""

    def _ask_to_reset(self, press: Press) -> None:
        del press
        said = [
            self.backstage.say(f"settings.{key}")
            for key in ("reset_title", self.loses, "reset_no", "reset_yes")
        ]
        self.backstage.stack.push(Asking(self.backstage, WhatIsAsked(*said), self._reset))

    def _reset(self) -> None:
        self.reset()
        self.rebuild()

    def frame(self, page: Area, tabs: Sequence[Tab], opened: str) -> Area:
        """Put tabs and feet on the page; returns what is free between them."""
        say = self.backstage.say
        feet = [
            ("done", say("setup.done"), self.back),
            ("reset", say("settings.reset"), self._ask_to_reset),
        ]
        words = [[said for _, said, _ in these] for these in (tabs, feet)]
        board = tabbed_board(self.backstage.painter, page, *words)
        for (key, said, choose), area in zip((*tabs, *feet), board.tabs + board.feet, strict=True):
            is_tab = area in board.tabs
            frame = tab_frame(is_open=key == opened) if is_tab else art.BUTTON
            button = Choice(key, area, said, choose, style=TAB, centred=True, frame=frame)
            button.main = key == "done"
            self.choices.add(button)
        return board.rows
