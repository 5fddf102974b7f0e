"""The deal: goals are drawn, and each person learns the address of theirs, and of no other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.actions import Action, Press
from kingup_game.motion import ticks
from kingup_game.scenes.almanac import almanac_board
from kingup_game.scenes.curtain import Curtain
from kingup_game.scenes.room import Room
from kingup_game.scenes.table_scene import TableScene
from kingup_game.stage import plan
from kingup_game.stage.almanac_board import BOARD_LAYER, AlmanacBoard
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.item import CENTRE
from kingup_game.stage.items import Label
from kingup_game.stage.signs import picture_of
from kingup_game.stage.text import TextStyle, inline

STEP_TICKS: Final = ticks(900)
BUZZ_MS: Final = 250
LEAD_IN_TICKS: Final = ticks(600)
SWEEP: Final = ("banner", "row", "column")
_SLOTS: Final = 3
_LINE: Final = TextStyle(
    size=40,
    face="display",
    colour="#F8ECD2",
    outline="#2B1A12",
    room=(plan.SAFE_RIGHT - plan.SAFE_LEFT, 52),
)


class Deal(TableScene):
    """First the sweep for those whose pads can tell them, then a curtain for each of the others."""

    def __init__(self, room: Room, *, deals: bool = True) -> None:
        super().__init__(room)
        if deals:
            room.draw_lot()
        self.phase = room.host.phase
        self._untold = [] if room.company.is_solo else list(room.company.people)
        self._board: AlmanacBoard | None = None
        self._line: Label | None = None
        self._ready: list[int] = []
        self._tick = -LEAD_IN_TICKS

    @property
    def awaited(self) -> Sequence[int]:
        return self.room.company.people

    @property
    def _feeling(self) -> list[int]:
        """Those who still wait for the sweep to tell them, or have not yet said that it did."""
        return [seat for seat in self._untold if self.room.company.feels_the_goal(seat)]

    def idle(self) -> None:
        if self._feeling:
            self._sweep()
        elif self._board is not None:
            self._close_board()
        elif self._untold:
            self.backstage.stack.push(Curtain(self.room, self._untold.pop(0)))
        else:
            self.go_on()

    def waits_for_a_device(self) -> bool:
        """Whoever comes back with another pad has missed a part: all of it again, for all."""
        if self._board is not None and any(s in self.room.deviceless for s in self._feeling):
            self._board.clear_highlight()
            self._tick = -LEAD_IN_TICKS
        return super().waits_for_a_device()

    def handle(self, press: Press) -> None:
        if press.action is Action.COUNT:  # nobody's cards are counted while goals are felt
            self._sweep_again()
        else:
            super().handle(press)

    def act(self, press: Press) -> None:
        if self._board is not None and press.action in (Action.CONFIRM, Action.SKIP):
            told = [
                seat
                for seat in self._feeling
                if self.room.company.seats[seat].device == press.device
            ]
            self._untold = [seat for seat in self._untold if seat not in told]
            self._ready += told
            self._tell()
            self.backstage.audio.cue("confirm")

    def _sweep_again(self) -> None:
        """For everybody, and only once the sweep is through: nobody is seen to have missed it."""
        if self._board is not None and self._tick >= len(SWEEP) * _SLOTS * STEP_TICKS:
            self._tick = -1

    def _sweep(self) -> None:
        if self._board is None:
            self._open_board()
        assert self._board is not None
        self._tick += 1
        if self._tick < 0 or self._tick % STEP_TICKS:
            return
        step = self._tick // STEP_TICKS
        if step >= len(SWEEP) * _SLOTS:
            self._board.clear_highlight()
            return
        kind, slot = step // _SLOTS, step % _SLOTS
        self._board.highlight(SWEEP[kind], slot)
        self.backstage.audio.cue("sweep-drum")
        for seat in self.room.company.people:
            feels = self.room.company.feels_the_goal(seat)
            if feels and self._slots_of(seat)[kind] == slot:
                device = self.room.company.seats[seat].device
                assert device is not None
                self.backstage.pads.rumble(device, 0.7, 0.9, BUZZ_MS)

    def _slots_of(self, seat: int) -> tuple[int, int, int]:
        goal = self.room.host.view(seat).goal
        assert goal is not None
        return self.room.almanac.address(goal).slots

    def _open_board(self) -> None:
        self._board = almanac_board(self.sheet, self.room)
        self._line = self.sheet.text(
            "",
            plan.WIDTH / 2,
            (plan.LINE_TOP + plan.SAFE_BOTTOM) / 2,
            _LINE,
            anchor=CENTRE,
            layer=BOARD_LAYER + 20,
        )
        self._tell()

    def _tell(self) -> None:
        """What to do, and the crests of those who have done it."""
        if self._line is None or not self._feeling:
            return
        ready = self.room.hint(Action.CONFIRM, "almanac.ready", self._device())
        again = self.room.hint(Action.COUNT, "almanac.again", self._device())
        parts = [self.backstage.say("almanac.feel"), ready, again]
        if self._ready:
            seats = self.room.company.seats
            crests = [SEAT_CRESTS[seats[seat].crest].key for seat in self._ready]
            signs = ("icon_tick", *(f"crest_{crest}" for crest in crests))
            parts.append(" ".join(inline(picture_of(sign)) for sign in signs))
        self._line.words = "    ".join(parts)

    def _device(self) -> str | None:
        return self.room.company.seats[self._feeling[0]].device

    def _close_board(self) -> None:
        self._board = None
        self.sheet.clear()
