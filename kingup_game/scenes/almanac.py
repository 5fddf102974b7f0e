"""The almanac over the match: opened by anybody at any time, without a name."""

from __future__ import annotations

from typing import Any, Final

from kingup_game.app.actions import Action, Press
from kingup_game.app.bindings import Mode
from kingup_game.app.stack import Scene, Stack
from kingup_game.engine.scoring import worth
from kingup_game.scenes.room import Room
from kingup_game.stage.almanac_board import AlmanacBoard
from kingup_game.stage.sheet import Sheet

LEAST_TICKS: Final = 12
"""A second press of a nervous thumb does not close what the first one opened."""

_CLOSING: Final = (Action.ALMANAC, Action.BACK, Action.CONFIRM, Action.PRESS, Action.SKIP)


def almanac_board(sheet: Sheet, room: Room) -> AlmanacBoard:
    """The board of this round, with every card's worth on the castle as it stands."""
    goals = room.almanac.goals
    board = room.host.view(None).board
    return AlmanacBoard(sheet, goals, room.backstage.say, [worth(goal, board) for goal in goals])


class AlmanacScene(Scene):
    """All cards with their worth now. Everybody looks, so nobody is seen to look."""

    overlay = True

    def __init__(self, room: Room) -> None:
        self._room = room
        self._sheet = Sheet()
        self._ticks = 0
        self._mode: Mode = "usual"
        almanac_board(self._sheet, room)

    def enter(self, stack: Stack) -> None:
        self._stack = stack
        self._mode = self._room.backstage.controls.mode
        self._room.backstage.controls.set_mode("usual")
        self._room.backstage.audio.cue("page")

    def leave(self) -> None:
        self._room.backstage.controls.set_mode(self._mode)

    def update(self) -> None:
        self._ticks += 1

    def handle(self, press: Press) -> None:
        if press.action in _CLOSING and self._ticks >= LEAST_TICKS:
            self._room.backstage.audio.cue("page")
            self._stack.pop()

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)
