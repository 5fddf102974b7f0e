"""The almanac over the match: opened by anybody at any time, without a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.scoring import worth
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.almanac_board import AlmanacBoard
from kingup_game.theme import cues

LEAST_TICKS: Final = 12
"""A second press of a nervous thumb does not close what the first one opened."""

_CLOSING: Final = (Intent.ALMANAC, Intent.BACK, Intent.CONFIRM, Intent.PRESS, Intent.SKIP)


def board_of(sheet: Sheet, match: MatchContext) -> AlmanacBoard:
    """The board of this round, with every card's worth on the castle as it stands."""
    goals, board = match.shown.almanac.goals, match.view.board
    stage, worths = match.backstage, [worth(goal, board) for goal in goals]
    return AlmanacBoard(sheet, goals, stage.say, stage.measure, worths)


class AlmanacScene(Scene):
    """All cards with their worth now. Everybody looks, so nobody is seen to look."""

    overlay = True

    def __init__(self, match: MatchContext) -> None:
        self._backstage = match.backstage
        self._sheet = Sheet()
        self._ticks = 0
        board = board_of(self._sheet, match)
        board.say(_how_to_close(match))
        square = _own_square(match)
        if square is not None:
            board.open_at(square)

    def enter(self) -> None:
        self._backstage.audio.cue(cues.PAGE)

    def update(self) -> None:
        self._ticks += 1

    def handle(self, press: Press) -> None:
        if press.intent in _CLOSING and self._ticks >= LEAST_TICKS:
            self._backstage.audio.cue(cues.PAGE)
            self._backstage.stack.pop()

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)


def _own_square(match: MatchContext) -> int | None:
    """Where one's own card hangs, for somebody alone who is helped to find it; among others that
    is shown behind the curtain."""
    seat = match.solo_seat
    goal = None if seat is None else match.shown.view(seat).goal
    if seat is None or goal is None or not match.company.seats[seat].aids.own_card:
        return None
    return match.shown.almanac.goals.index(goal)


def _how_to_close(match: MatchContext) -> str:
    """The same button on everybody's device: whichever was pressed, nobody is seen to look."""
    stage, seats = match.backstage, match.company.seats
    devices = [match.hand_of(seat) for seat in match.company.people if seats[seat].device]
    buttons = dict.fromkeys(stage.button(Intent.ALMANAC, device) for device in devices)
    return stage.say("almanac.close", button=" ".join(buttons)) if buttons else ""
