"""People take their seats again: after a match was left, or when a pad has gone away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kingup_game.app.actions import KEYBOARD, Action, Press
from kingup_game.app.bindings import Mode
from kingup_game.app.stack import Scene, Stack
from kingup_game.scenes.room import Room
from kingup_game.stage import plan
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.item import TOP
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

LAYER: Final = 420.0

_NAME: Final = TextStyle(size=64, face="display", colour="#2B1A12", align="centre")
_WIDTH: Final = 1100.0
_INNER: Final = _WIDTH - 140
_WORDS: Final = TextStyle(size=40, colour="#2B1A12", align="centre", room=(_INNER, 440))
_CREST: Final = 180.0
_ANY_PAD: Final = "pad:any"
_MIDDLE: Final = plan.WIDTH / 2


class PadGone(Scene):
    """The match waits until somebody takes the seat with one press of any device."""

    overlay = True
    words_key = "pause.pad_gone"

    def __init__(self, room: Room, seat: int) -> None:
        self._room = room
        self._seats = [seat]
        self._sheet = Sheet()
        self._mode: Mode = "usual"

    def enter(self, stack: Stack) -> None:
        self._stack = stack
        self._mode = self._room.backstage.controls.mode
        self._room.backstage.controls.set_mode("usual")
        self._room.backstage.audio.cue("pad-lost")
        self._show()

    def leave(self) -> None:
        self._room.backstage.controls.set_mode(self._mode)

    def handle(self, press: Press) -> None:
        if self._seats and press.action in (Action.CONFIRM, Action.PRESS):
            self._take(press.device)

    def draw(self, painter: Any) -> None:
        painter.show(self._sheet)

    def _take(self, device: str) -> None:
        self._room.claim(self._seats.pop(0), device)
        self._room.backstage.audio.cue("pad-found")
        if self._seats:
            self._show()
        else:
            self._done()

    def _done(self) -> None:
        self._stack.pop()

    def _show(self) -> None:
        backstage, sheet = self._room.backstage, self._sheet
        seat = self._room.company.seats[self._seats[0]]
        sheet.clear()
        sheet.veil("#120A16", 170, layer=LAYER)
        words = backstage.say(
            self.words_key,
            button=backstage.button(Action.CONFIRM),
            pad=backstage.button(Action.CONFIRM, _ANY_PAD),
            keyboard=backstage.button(Action.CONFIRM, KEYBOARD),
        )
        _, name_height = backstage.measure(seat.name, _NAME, _INNER)
        _, words_height = backstage.measure(words, _WORDS, _INNER)
        height = 60 + _CREST + 20 + name_height + 20 + words_height + 60
        top = (plan.HEIGHT - height) / 2
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

    def __init__(self, room: Room, go_on: Callable[[Room], Scene]) -> None:
        super().__init__(room, -1)
        self._go_on = go_on
        self._seats = self._without_device(room)

    @staticmethod
    def _without_device(room: Room) -> list[int]:
        people: Sequence[int] = room.company.people
        return [seat for seat in people if room.company.seats[seat].device is None]

    def enter(self, stack: Stack) -> None:
        self._stack = stack
        if self._seats:
            self._show()

    def update(self) -> None:
        if not self._seats and not self._stack.changing:
            self._done()

    def handle(self, press: Press) -> None:
        if press.action is Action.BACK:
            self._stack.reset(self._room.flow.menu(self._room), "fade")
        elif self._seats:
            super().handle(press)

    def draw(self, painter: Any) -> None:
        painter.show(self._room.sheet)
        painter.show(self._room.air)
        painter.show(self._sheet)

    def _done(self) -> None:
        self._stack.replace(self._go_on(self._room), "cut")
