"""The almanac over the match: opened by anybody at any time, without a name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.addresses import BANNERS
from kingup_game.engine.scoring import worth
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import Rehearsal
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.widgets.almanac_board import BOOK, AlmanacBoard
from kingup_game.theme import cues
from kingup_game.theme.durations import BANNER_READ

LEAST_TICKS: Final = 12
"""A second press of a nervous thumb does not close what the first one opened."""

IS_OPEN: Final = 14
"""By then all pages have come, and nobody waits for a large one yet."""
_PATIENCE: Final = 40
_BUTTONS: Final = {"larger": Intent.RIGHT}
_LEAFING: Final = (Intent.LEFT, Intent.RIGHT)
_CLOSING: Final = (Intent.ALMANAC, Intent.BACK, Intent.CONFIRM, Intent.PRESS, Intent.SKIP)


def board_of(sheet: Sheet, match: MatchContext) -> AlmanacBoard:
    """The board of this round, with every card's worth on the castle as it stands."""
    goals, board = match.shown.almanac.goals, match.view.board
    stage, worths = match.backstage, [worth(goal, board) for goal in goals]
    return AlmanacBoard(sheet, goals, stage.say, stage.measure, worths)


class AlmanacScene(Scene):
    """All cards with their worth now. Everybody looks, so nobody is seen to look: whoever asks for
    large cards has all banners read out, each for as long, and may close the book only after the
    last. Somebody alone leafs as they like."""

    overlay = True

    def __init__(self, match: MatchContext) -> None:
        self._backstage = match.backstage
        self._sheet = Sheet()
        self._ticks = 0
        self._is_alone = match.solo_seat is not None
        self._banner: int | None = None
        self._read_ticks = 0
        self._is_to_close = False
        self._rehearsal = Rehearsal()
        self._board = board_of(self._sheet, match)
        self._say_how = partial(_how_to_read, match)
        self._is_read_out = False
        square = _own_square(match)
        if square is not None:
            self._board.open_at(square)

    def enter(self) -> None:
        self._backstage.audio.cue(cues.PAGE)
        self._backstage.painter.foresee(self._sheet)
        self._board.open(is_calm=self._backstage.is_still)
        self._say()

    def update(self) -> None:
        """Among several every banner lies open for as long, by its candles."""
        self._ticks += 1
        self._board.update()
        if self._ticks == IS_OPEN:
            self._foresee_large()
        self._rehearsal.update(self._backstage.painter.workshop)
        if self._banner is None or self._is_alone:
            return
        self._read_ticks += 1
        if self._read_ticks % BANNER_READ == 0:
            self._leaf(1)
        else:
            self._burn()

    def _foresee_large(self) -> None:
        """While all cards are read, what large ones show is read and drawn."""
        looks = self._board.looks_of_large()
        self._backstage.painter.foresee(looks)
        self._rehearsal.expect(looks.stacked(), patience=_PATIENCE)

    def handle(self, press: Press) -> None:
        """Leaf or close. Among several, whoever has begun to read banner by banner reads them all:
        nobody's haste tells their banner."""
        is_click_on_it = press.intent is Intent.PRESS and BOOK.holds(press.x, press.y)
        if press.intent in _LEAFING or is_click_on_it:
            if self._is_alone or self._banner is None:
                is_back = self._is_alone and press.intent is Intent.LEFT
                self._leaf(-1 if is_back else 1)
        elif press.intent in _CLOSING and self._ticks >= LEAST_TICKS:
            if self._is_alone or self._banner is None:
                self._close()
            self._is_to_close = True

    def _leaf(self, step: int) -> None:
        """To the next banner, or to all of them."""
        pages = [None, *range(len(BANNERS))]
        self._banner = pages[(pages.index(self._banner) + step) % len(pages)]
        if self._banner is None and self._is_to_close:
            self._close()
            return
        self._backstage.audio.cue(cues.PAGE)
        self._board.enlarge(self._banner)
        is_read_out = self._banner is not None and not self._is_alone
        if is_read_out != self._is_read_out:
            self._is_read_out = is_read_out
            self._say()
        self._burn()

    def _say(self) -> None:
        if self._is_read_out:
            self._board.say(self._say_how("in_turn", "close_after"))
        else:
            self._board.say(self._say_how("larger", "close"))

    def _burn(self) -> None:
        """How long this banner is still read out."""
        if self._banner is None or self._is_alone:
            self._board.candles.put_out()
        else:
            left = 1 - self._read_ticks % BANNER_READ / BANNER_READ
            self._board.candles.burn(self._banner, left)

    def _close(self) -> None:
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


def _how_to_read(match: MatchContext, *keys: str) -> str:
    """The same buttons on everybody's device: whichever was pressed, nobody is seen to look."""
    stage, seats = match.backstage, match.company.seats
    devices = [match.hand_of(seat) for seat in match.company.people if seats[seat].device]
    if not devices:
        return ""

    def said(key: str) -> str:
        intent = _BUTTONS.get(key, Intent.ALMANAC)
        buttons = dict.fromkeys(stage.button(intent, device) for device in devices)
        return stage.say(f"almanac.{key}", button=" ".join(buttons))

    return PARTS_APART.join(map(said, keys))
