"""The deal: goals are drawn, and each person learns the address of theirs, and of no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.addresses import SIDE
from kingup_game.engine.events import Event, RoundDealt
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.over_match.almanac_page import board_of
from kingup_game.scenes.private.pulses import buzz
from kingup_game.scenes.telling import seasons
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.round_title import RoundTitle
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets.almanac_board import AlmanacBoard
from kingup_game.theme import art, cues
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.durations import SWEEP_LEAD_IN, SWEEP_STEP

SWEEP: Final = ("banner", "row", "column")
"""What lights up, part by part: who feels a buzz at one of each has found their square."""
_PARTS: Final = len(SWEEP) * SIDE


class DealScene(MatchScene):
    """First the sweep for those whose pads can tell them, then the curtain for all others."""

    tells = (RoundDealt,)
    waits_in = (Phase.PLACE, Phase.MOVE, Phase.VOTE)

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match)
        self._untold = [] if match.company.is_solo else list(match.company.people)
        """Those who do not know their goal yet; whoever plays alone has it before them anyway."""
        self._ready: list[int] = []
        """Those who have said that they felt it."""
        self._board: AlmanacBoard | None = None
        self._title: RoundTitle | None = None
        self._tick = -SWEEP_LEAD_IN
        """Of the sweep; below 0 everybody takes up their pads."""

    def make_ready(self) -> Iterator[None]:
        """While the cover closes before a match: the first title and sign, as far as all know."""
        if self.match.view.phase is Phase.DEAL:
            yield from self.match.footprints.foresee(seasons.FIRST)
            yield from seasons.draw_title_ahead(self.match, seasons.FIRST)

    def enter(self) -> None:
        """If the deal is due it is asked for here; else goals are learned again."""
        self._have_it_dealt()
        super().enter()

    def _have_it_dealt(self) -> None:
        if self.match.view.phase is Phase.DEAL and self.match.teller.next() is None:
            self.match.port.go_on(True)

    def script_of(self, event: Event, follow: Follow) -> Script:
        assert isinstance(event, RoundDealt)
        self._title = seasons.title_of(self.match, event)
        seasons.expect_morning(self.match, event)
        return seasons.begin(self.match, event, self._title, follow)

    def sheets(self) -> Sequence[Sheet]:
        title = () if self._title is None else (self._title.sheet,)
        return *super().sheets(), *title

    @property
    def awaited(self) -> Sequence[int]:
        """Nobody chooses anything here, but everybody has to learn their address."""
        return self.match.company.people

    @property
    def _feeling(self) -> list[int]:
        """Those who still wait for the sweep to tell them, or have not yet said that it did."""
        return [seat for seat in self._untold if self.match.company.feels_the_goal(seat)]

    def idle(self) -> None:
        """Goals one after the other: felt by all with pads, then told behind the curtain."""
        self._title = None
        if self.match.view.phase is Phase.DEAL:  # the disk was behind when the scene came
            self._have_it_dealt()
            self.tell_on()
        elif self._feeling:
            self._sweep()
        elif self._board is not None:
            self._close_board()
        elif self._untold:
            seats, self._untold = self._untold, []
            self.backstage.stack.push(self.match.flow.curtain(self.match, *seats))
        else:
            self.hand_over(self.match.flow.waiting(self.match))

    def waits_for_a_device(self) -> bool:
        """Whoever comes back with another pad has missed a part: all of it again, for all."""
        if self._board is not None and any(s in self.match.deviceless for s in self._feeling):
            self._board.clear_highlight()
            self._tick = -SWEEP_LEAD_IN
        return super().waits_for_a_device()

    def handle(self, press: Press) -> None:
        """The button that lets cards be felt begins the sweep anew."""
        if press.intent is Intent.COUNT:  # nobody's cards are counted while goals are felt
            self._sweep_again()
        else:
            super().handle(press)

    def act(self, press: Press) -> None:
        """Whoever has felt enough says so, and the sweep ends with the last of them."""
        if self._board is not None and press.intent in (Intent.CONFIRM, Intent.SKIP):
            told = [
                seat
                for seat in self._feeling
                if self.match.company.seats[seat].device == press.device
            ]
            self._untold = [seat for seat in self._untold if seat not in told]
            self._ready += told
            self._tell()
            self.backstage.audio.cue(cues.CONFIRM)

    def _sweep_again(self) -> None:
        """For everybody, and only once the sweep is through: nobody is seen to have missed it."""
        if self._board is not None and self._tick >= _PARTS * SWEEP_STEP:
            self._tick = -1

    def _sweep(self) -> None:
        if self._board is None:
            self._open_board()
        assert self._board is not None
        self._board.update()
        self._tick += 1
        if self._tick < 0 or self._tick % SWEEP_STEP:
            return
        part = self._tick // SWEEP_STEP
        if part < _PARTS:
            self._light_up(self._board, *divmod(part, SIDE))
        else:
            self._board.clear_highlight()

    def _light_up(self, board: AlmanacBoard, kind: int, slot: int) -> None:
        """A banner, row or column, for everybody to see; whose goal hangs there feels it."""
        board.highlight(SWEEP[kind], slot)
        self.backstage.audio.cue(cues.SWEEP_DRUM)
        for seat in self.match.company.people:
            feels = self.match.company.feels_the_goal(seat)
            if feels and self._slots_of(seat)[kind] == slot:
                device = self.match.company.seats[seat].device
                assert device is not None
                buzz(self.backstage.controls.rumble, device)

    def _slots_of(self, seat: int) -> tuple[int, int, int]:
        goal = self.match.shown.view(seat).goal
        assert goal is not None
        return self.match.shown.almanac.address(goal).slots

    def _open_board(self) -> None:
        self._board = board_of(self.sheet, self.match)
        self.backstage.painter.foresee(self.sheet)
        self._board.open(is_calm=self.backstage.is_still)
        self._tell()

    def _tell(self) -> None:
        """What to do, and the crests of those who have done it."""
        if self._board is None or not self._feeling:
            return
        ready = self.voice.hint(Intent.CONFIRM, "almanac.ready", self._device())
        again = self.voice.hint(Intent.COUNT, "almanac.again", self._device())
        parts = [self.backstage.say("almanac.feel"), ready, again]
        if self._ready:
            seats = self.match.company.seats
            crests = [SEAT_CRESTS[seats[seat].crest].picture for seat in self._ready]
            parts.append(" ".join(map(inline, (art.ICON_TICK, *crests))))
        self._board.say(PARTS_APART.join(parts))

    def _device(self) -> str | None:
        return self.match.company.seats[self._feeling[0]].device

    def _close_board(self) -> None:
        self._board = None
        self.sheet.clear()
