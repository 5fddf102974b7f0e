"""The almanac over the match: opened by anybody at any time, without a name."""

from __future__ import annotations

from typing import Any, Final

from kingup_game.app.actions import Action, Press
from kingup_game.app.bindings import Mode
from kingup_game.app.stack import Scene, Stack
from kingup_game.engine.scoring import worth
from kingup_game.scenes.room import Room
from kingup_game.stage.almanac_board import AlmanacBoard
from kingup_game.stage.seat_panels import SeatFace
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.vote_board import VoteBoard

LEAST_TICKS: Final = 12
"""A second press of a nervous thumb does not close what the first one opened."""

_CLOSING: Final = (Action.ALMANAC, Action.BACK, Action.CONFIRM, Action.PRESS, Action.SKIP)


def almanac_board(sheet: Sheet, room: Room, note: str = "") -> AlmanacBoard:
    """The board of this round, with every card's worth on the castle as it stands."""
    goals = room.almanac.goals
    board = room.host.view(None).board
    worths = [worth(goal, board) for goal in goals]
    return AlmanacBoard(sheet, goals, room.backstage.say, worths, note)


class AlmanacScene(Scene):
    """All cards with their worth now. Everybody looks, so nobody is seen to look.

    Where a house rule keeps ballots open, a second page has the votes of the round.
    """

    overlay = True

    def __init__(self, room: Room) -> None:
        self._room = room
        self._sheet = Sheet()
        self._ticks = 0
        self._mode: Mode = "usual"
        self._votes = room.host.view(None).open_votes
        self._is_turned = False
        note = room.hint(Action.ALMANAC, "house.open_ballots") if self._votes else ""
        almanac_board(self._sheet, room, note)

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
        if press.action not in _CLOSING or self._ticks < LEAST_TICKS:
            return
        self._room.backstage.audio.cue("page")
        if press.action is Action.ALMANAC and self._votes and not self._is_turned:
            self._turn_to_the_votes()
        else:
            self._stack.pop()

    def _turn_to_the_votes(self) -> None:
        self._is_turned, self._ticks = True, 0
        self._sheet.clear()
        room = self._room
        title = room.backstage.say("house.open_ballots")
        faces = [SeatFace(seat.name, seat.crest, seat.is_bot) for seat in room.company.seats]
        hint = room.hint(Action.ALMANAC, "actions.back")
        VoteBoard(self._sheet, title, hint, faces, self._votes)

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)
