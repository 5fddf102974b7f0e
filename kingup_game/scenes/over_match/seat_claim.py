"""People take their seats again: after a match was left, or when a pad has gone away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.theme.crests import SEAT_CRESTS

LAYER: Final = 420.0

_NAME: Final = TextStyle(size=64, face="display", colour="#2B1A12", align="centre")
_WIDTH: Final = 1100.0
_INNER: Final = _WIDTH - 140
_WORDS: Final = TextStyle(size=40, colour="#2B1A12", align="centre", fit=(_INNER, 440))
_CREST: Final = 180.0
_ANY_PAD: Final = "pad:any"
_MIDDLE: Final = layout.WIDTH / 2


class PadGone(Scene):
    """The match waits until somebody takes the seat with one press of any device."""

    overlay = True
    words_key = "pause.pad_gone"

    def __init__(self, match: MatchContext, seat: int) -> None:
        self.match = match
        self._seats = [seat]
        self._sheet = Sheet()

    def enter(self) -> None:
        self.match.backstage.audio.cue("pad-lost")
        self._show()

    def handle(self, press: Press) -> None:
        if self._seats and press.intent in (Intent.CONFIRM, Intent.PRESS):
            self._take(press.device)

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def _take(self, device: str) -> None:
        self.match.claim(self._seats.pop(0), device)
        self.match.backstage.audio.cue("pad-found")
        if self._seats:
            self._show()
        else:
            self._done()

    def _done(self) -> None:
        self.match.backstage.stack.pop()

    def _show(self) -> None:
        backstage, sheet = self.match.backstage, self._sheet
        seat = self.match.company.seats[self._seats[0]]
        sheet.clear()
        sheet.veil("#120A16", 170, layer=LAYER)
        words = backstage.say(
            self.words_key,
            button=backstage.button(Intent.CONFIRM),
            pad=backstage.button(Intent.CONFIRM, _ANY_PAD),
            keyboard=backstage.button(Intent.CONFIRM, KEYBOARD),
        )
        _, name_height = backstage.measure(seat.name, _NAME, _INNER)
        _, words_height = backstage.measure(words, _WORDS, _INNER)
        height = 60 + _CREST + 20 + name_height + 20 + words_height + 60
        top = (layout.HEIGHT - height) / 2
        sheet.frame("signs/panel.webp", _MIDDLE - _WIDTH / 2, top, _WIDTH, height, layer=LAYER + 1)
        crest = SEAT_CRESTS[seat.crest]
        sheet.sprite(
            f"signs/crest_{crest.key}.webp",
            *(_MIDDLE, top + 60 + _CREST / 2),
            width=_CREST,
            layer=LAYER + 2,
        )
        y = top + 60 + _CREST + 20
        for text, style, high in ((seat.name, _NAME, name_height), (words, _WORDS, words_height)):
            sheet.text(text, _MIDDLE, y, style, anchor=TOP, width=_INNER, layer=LAYER + 2)
            y += high + 20


class Resumed(PadGone):
    """Before a match goes on: everybody says once which device is theirs."""

    overlay = False
    words_key = "pause.claim"

    def __init__(self, match: MatchContext, go_on: Callable[[MatchContext], Scene]) -> None:
        super().__init__(match, -1)
        self._go_on = go_on
        self._seats = self._without_device(match)

    @staticmethod
    def _without_device(match: MatchContext) -> list[int]:
        people: Sequence[int] = match.company.people
        return [seat for seat in people if match.company.seats[seat].device is None]

    def enter(self) -> None:
        if self._seats:
            self._show()

    def update(self) -> None:
        if not self._seats and not self.match.backstage.stack.changing:
            self._done()

    def handle(self, press: Press) -> None:
        if press.intent is Intent.BACK:
            self.match.backstage.stack.reset(self.match.flow.menu(self.match), "fade")
        elif self._seats:
            super().handle(press)

    def sheets(self) -> Sequence[Sheet]:
        return self.match.picture.sheet, self.match.picture.air, self._sheet

    def _done(self) -> None:
        self.match.backstage.stack.replace(self._go_on(self.match), "cut")
