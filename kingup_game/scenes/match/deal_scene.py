"""The deal: goals are drawn, and each person learns the address of theirs, and of no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
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
from kingup_game.theme.durations import SWEEP_BANNER, SWEEP_LEAD_IN, SWEEP_STEP

_KINDS: Final = ("row", "column", "banner")
"""What is meant, part by part: who feels a buzz at one of each has found their card. Rows and
columns light up and tell its number; then each banner lies open, large, with that number on it."""
_LASTS: Final = {"row": SWEEP_STEP, "column": SWEEP_STEP, "banner": SWEEP_BANNER}
_PARTS: Final = [(kind, slot) for kind in _KINDS for slot in range(SIDE)]
_STARTS: Final = tuple(accumulate((_LASTS[kind] for kind, _ in _PARTS), initial=0))


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
        self._unheard: list[int] = []
        """Those who said so while a banner was large."""
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
            self._show_all(self._board)
            self._tick = -SWEEP_LEAD_IN
        return super().waits_for_a_device()

    def handle(self, press: Press) -> None:
        """The button that lets cards be felt begins the sweep anew."""
        if press.intent is Intent.COUNT:  # nobody's cards are counted while goals are felt
            self._sweep_again()
        else:
            super().handle(press)

    def act(self, press: Press) -> None:
        """Whoever has felt enough says so, and the sweep ends with the last of them. While banners
        are large that is heard after the last: nobody's haste tells theirs."""
        if self._board is not None and press.intent in (Intent.CONFIRM, Intent.SKIP):
            told = [
                seat
                for seat in self._feeling
                if self.match.company.seats[seat].device == press.device
            ]
            self._unheard += [seat for seat in told if seat not in self._unheard]
            if not self._is_large:
                self._hear()

    def _hear(self) -> None:
        """These know their card now, as everybody may see."""
        told, self._unheard = self._unheard, []
        if told:
            self._untold = [seat for seat in self._untold if seat not in told]
            self._ready += told
            self._tell()
            self.backstage.audio.cue(cues.CONFIRM)

    @property
    def _is_large(self) -> bool:
        return _STARTS[-1 - SIDE] <= self._tick < _STARTS[-1]

    def _sweep_again(self) -> None:
        """For everybody, and only once the sweep is through: nobody is seen to have missed it."""
        if self._board is not None and self._tick >= _STARTS[-1]:
            self._tick = -1

    def _sweep(self) -> None:
        if self._board is None:
            self._open_board()
        assert self._board is not None
        self._board.update()
        self._tick += 1
        if self._tick in _STARTS[:-1]:
            self._mean(self._board, *_PARTS[_STARTS.index(self._tick)])
        elif self._tick == _STARTS[-1]:
            self._show_all(self._board)
            self._hear()
        if self._is_large:
            banner, burnt = divmod(self._tick - _STARTS[-1 - SIDE], SWEEP_BANNER)
            self._board.candles.burn(banner, 1 - burnt / SWEEP_BANNER)

    def _mean(self, board: AlmanacBoard, kind: str, slot: int) -> None:
        """A row, column or banner, for everybody to see; whose goal hangs there feels it."""
        if kind == "banner":
            board.enlarge(slot)
        else:
            board.highlight(kind, slot)
        if self._tick == 0:
            self.match.picture.rehearse(board.looks_of_large(), has_time=True)
        elif self._tick == _STARTS[-1 - SIDE]:
            self._tell()
        self.backstage.audio.cue(cues.SWEEP_DRUM)
        for seat in self.match.company.people:
            feels = self.match.company.feels_the_goal(seat)
            if feels and self._slot_of(seat, kind) == slot:
                device = self.match.company.seats[seat].device
                assert device is not None
                buzz(self.backstage.controls.rumble, device)

    def _slot_of(self, seat: int, kind: str) -> int:
        goal = self.match.shown.view(seat).goal
        assert goal is not None
        banner, row, column = self.match.shown.almanac.address(goal).slots
        return {"row": row, "column": column, "banner": banner}[kind]

    def _show_all(self, board: AlmanacBoard) -> None:
        """All cards again, none of them meant."""
        board.clear_highlight()
        board.show_all()
        self._tell()

    def _open_board(self) -> None:
        self._board = board_of(self.sheet, self.match)
        self.backstage.painter.foresee(self.sheet)
        self._board.open(is_calm=self.backstage.is_still)
        self._tell()

    def _tell(self) -> None:
        """What to do, and the crests of those who have done it; why nobody is heard for a while."""
        if self._board is None or not self._feeling:
            return
        if self._is_large:
            self._board.say(self.backstage.say("almanac.in_turn"))
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
