"""People take their seats again: after a match was left, or when a pad has gone away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import AGREEING, KEYBOARD, Intent, Press
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.claim_panel import show_claim
from kingup_game.theme import cues

_ANY_PAD: Final = "pad:any"


class PadGone(Scene):
    """The match waits until somebody takes the seat with one press of any device."""

    overlay = True
    words_key = "pause.pad_gone"

    def __init__(self, match: MatchContext, *seats: int) -> None:
        self.match = match
        self._seats = list(seats)
        self._sheet = Sheet()

    def enter(self) -> None:
        self.match.backstage.audio.cue(cues.PAD_LOST)
        self._show()

    def handle(self, press: Press) -> None:
        if self._seats and press.intent in AGREEING:
            self._take(press.device)

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def _take(self, device: str) -> None:
        self.match.claim(self._seats.pop(0), device)
        self.match.backstage.audio.cue(cues.PAD_FOUND)
        if self._seats:
            self._show()
        else:
            self._done()

    def _done(self) -> None:
        self.match.backstage.stack.pop()

    def _show(self) -> None:
        backstage = self.match.backstage
        words = backstage.say(
            self.words_key,
            button=backstage.button(Intent.CONFIRM),
            pad=backstage.button(Intent.CONFIRM, _ANY_PAD),
            keyboard=backstage.button(Intent.CONFIRM, KEYBOARD),
        )
        show_claim(self._sheet, backstage.measure, self.match.face(self._seats[0]), words)


class Resumed(PadGone):
    """Before a match goes on: everybody says once which device is theirs."""

    overlay = False
    words_key = "pause.claim"

    def __init__(self, match: MatchContext, go_on: Callable[[MatchContext], Scene]) -> None:
        seats = match.company.seats
        super().__init__(match, *(s for s in match.company.people if seats[s].device is None))
        self._go_on = go_on

    def enter(self) -> None:
        if self._seats:
            self._show()

    def update(self) -> None:
        if not self._seats and not self.match.backstage.stack.changing:
            self._done()

    def handle(self, press: Press) -> None:
        """Back leaves a match that nobody can go on with."""
        if press.intent is Intent.BACK:
            self.match.backstage.stack.reset(self.match.flow.menu(self.match), "fade")
        elif self._seats:
            super().handle(press)

    def sheets(self) -> Sequence[Sheet]:
        """The castle without what is said at it: nothing has been said yet."""
        picture = self.match.picture
        return picture.castle_sheet, picture.sheet, picture.air, self._sheet

    def _done(self) -> None:
        self.match.backstage.stack.replace(self._go_on(self.match), "cut")
