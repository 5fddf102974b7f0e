"""Pause: the match stands still; and a pad that went away is claimed by another."""

from __future__ import annotations

from typing import Any

from kingup_game.app.actions import Action, Press
from kingup_game.app.stack import Scene, Stack
from kingup_game.scenes.room import Room
from kingup_game.stage.sheet import Sheet


class Pause(Scene):
    overlay = True

    def __init__(self, room: Room) -> None:
        self._room = room
        self._sheet = Sheet()

    def enter(self, stack: Stack) -> None:
        self._stack = stack

    def handle(self, press: Press) -> None:
        if press.action in (Action.CONFIRM, Action.BACK, Action.PAUSE):
            self._stack.pop()

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)


class PadGone(Scene):
    overlay = True

    def __init__(self, room: Room, seat: int) -> None:
        self._room = room
        self._seat = seat
        self._sheet = Sheet()

    def enter(self, stack: Stack) -> None:
        self._stack = stack

    def handle(self, press: Press) -> None:
        if press.action is Action.CONFIRM:
            self._room.claim(self._seat, press.device)
            self._stack.pop()

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)
