"""What the pages of settings do alike: tabs above, and below the way out and back to the start."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.asking import Asking, WhatIsAsked
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage.area import Area
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.widgets.screen_buttons import shown_at_once
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

    def __init__(self, backstage: Backstage) -> None:
        super().__init__(backstage)
        self._first = self._at_once = 0

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

    def frame(self, page: Area, tabs: Sequence[Tab], opened: str, rows: int = 0) -> Area:
        """Put tabs and feet on the page; returns what is free between them. Of so many rows as are
        to stand there, `shown` says which do; a button below leads to the others."""
        say, painter = self.backstage.say, self.backstage.painter
        done: Tab = ("done", say("setup.done"), self.back)
        reset: Tab = ("reset", say("settings.reset"), self._ask_to_reset)
        more: Tab = ("more", say("settings.more"), self._go_on)
        feet = [done, reset]
        board = tabbed_board(painter, page, _words(tabs), _words(feet))
        self._at_once = shown_at_once(painter, rows, CONTROLS, board.rows)
        if self._at_once < rows:
            feet = [done, more, reset]
            board = tabbed_board(painter, page, _words(tabs), _words(feet))
        is_over = self._first >= rows or self._at_once == rows
        self._first = 0 if is_over else self._first // self._at_once * self._at_once
        for (key, said, choose), area in zip((*tabs, *feet), board.tabs + board.feet, strict=True):
            is_tab = area in board.tabs
            frame = tab_frame(is_open=key == opened) if is_tab else art.BUTTON
            button = Choice(key, area, said, choose, style=TAB, centred=True, frame=frame)
            button.main = key == "done"
            self.choices.add(button)
        return board.rows

    @property
    def shown(self) -> slice:
        """Which of the rows the page shows."""
        return slice(self._first, self._first + self._at_once)

    def show_from_the_first(self) -> None:
        """The rows are others now."""
        self._first = 0

    def _go_on(self, press: Press) -> None:
        del press
        self._first += self._at_once


def _words(buttons: Sequence[Tab]) -> list[str]:
    return [said for _, said, _ in buttons]
