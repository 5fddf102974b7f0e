"""What every in-game scene does alike: hurrying, undo, pause, almanac, pads that come and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingup_game.app.actions import MOUSE, Action, Press, is_pad
from kingup_game.app.stack import Scene
from kingup_game.engine.actions import Action as Act
from kingup_game.engine.events import Event
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.scenes.mouse_buttons import CLICKS
from kingup_game.scenes.room import Room
from kingup_game.stage.sheet import Sheet

UNHURRIED = (Action.POINT, Action.JOINED, Action.LEFT_ROOM, Action.UNKNOWN_PAD)

REST = ticks(600)
"""A page that everybody looks at stays at least so long: a press that hurried it, made twice or by
two people at once, must not close it as well."""


class TableScene(Scene):
    """A scene of a match. While something is being shown, any press hurries it."""

    phase: Phase
    """The phase of the match that this scene shows."""

    has_mouse_buttons = False

    def __init__(self, room: Room) -> None:
        self.room = room
        self.backstage = room.backstage
        self.sheet = Sheet()
        self._bot_is_hurried = False
        self._look = self.backstage.look

    def idle(self) -> None:
        """The picture has caught up with the match: ask whoever is next. Called once a tick."""

    def act(self, press: Press) -> None:
        """A press while nothing is being shown."""

    def draw(self, painter: Any) -> None:
        painter.show(self.room.sheet)
        painter.show(self.sheet)
        painter.show(self.room.air)

    def retell(self) -> None:
        """Say the line again: its language or the size of its letters changed."""

    def live(self) -> None:
        """One tick of what lives in the room, whatever the match waits for."""
        if self._look != self.backstage.look:
            self._look = self.backstage.look
            self.retell()
        company = self.room.company
        self.room.mouse_buttons.show(
            self.has_mouse_buttons,
            somebody_plays_by_mouse=any(company.seats[s].device == MOUSE for s in company.people),
        )
        self.room.update()

    def update(self) -> None:
        self.live()
        if self.room.director.busy:
            return
        if self.room.host.phase is not self.phase:
            self.go_on()
        elif not self.waits_for_a_device():
            self.idle()

    def by_button(self, press: Press) -> Press:
        """What a click asks for: on a button of the screen what that is for, else what it is."""
        asked = self.room.mouse_buttons.under(press)
        if asked is None or press.action not in CLICKS:
            return press
        return Press(press.device, asked)

    def handle(self, press: Press) -> None:
        press = self.by_button(press)
        if press.action in (Action.JOINED, Action.LEFT_ROOM, Action.UNKNOWN_PAD):
            self.waits_for_a_device()
        elif self.room.coach.takes(press):
            return
        elif press.action is Action.PAUSE:
            self.pause()
        elif press.action is Action.COUNT:
            self._count_own_cards(press.device)
        elif press.action is Action.ALMANAC:
            self.backstage.stack.push(self.room.flow.almanac(self.room))
        elif press.action is Action.CONFIRM and self._takes_a_seat_back(press.device):
            self.backstage.audio.cue("pad-found")
        elif self.room.director.busy and press.action not in UNHURRIED:
            self.room.director.hurry()
        elif press.action is Action.SKIP and self._bot_is_next():
            self._bot_is_hurried = True
        else:
            self.act(press)

    def submit(self, action: Act) -> tuple[Event, ...]:
        self.sheet.clear()
        self.room.show_actors(())
        return self.room.submit(action)

    def go_on(self) -> None:
        """Hand over to the scene that shows what the match is at now."""
        self.backstage.stack.replace(self.room.flow.scene_for(self.room), "cut")

    def bot_acts(self, seat: int) -> Act | None:
        """What the bot at `seat` does, once it has thought and paused."""
        self.room.bots.ask(seat)
        action = self.room.bots.answer(seat, hurry=self._bot_is_hurried)
        if action is not None:
            self._bot_is_hurried = False
        return action

    def _bot_is_next(self) -> bool:
        seats = self.room.host.seats_to_act
        return bool(seats) and self.room.company.seats[seats[0]].is_bot

    def take_back(self, press: Press) -> bool:
        """Undo the last act of whoever holds this device, if the rules of undo allow it."""
        for seat in self.room.company.people:
            speaks = self.room.device_speaks_for(seat, press.device)
            if speaks and self.room.host.can_take_back(seat):
                self.sheet.clear()
                self.room.take_back(seat)
                return True
        return False

    def _count_own_cards(self, device: str) -> None:
        """The owner's pad tells how many No cards are left; nobody else learns it."""
        for seat in self.room.company.people:
            if self.room.company.seats[seat].device != device or not is_pad(device):
                continue
            hand = self.room.host.view(seat).hand
            if hand is not None and self.room.company.has_own_device(seat):
                self.room.pulses.count(device, hand.no)

    def _takes_a_seat_back(self, device: str) -> bool:
        """A pad that is nobody's takes the seat of one that went away, whoever's turn it is."""
        seats, waiting = self.room.company.seats, self.room.deviceless
        if not waiting or not is_pad(device) or any(seat.device == device for seat in seats):
            return False
        self.room.claim(waiting[0], device)
        name = self.room.name(waiting[0])
        self.backstage.notices.append(self.backstage.say("notices.seat_taken", name=name))
        return True

    @property
    def awaited(self) -> Sequence[int]:
        """The seats without whose device nothing goes on."""
        return self.room.host.seats_to_act

    def waits_for_a_device(self) -> bool:
        """Stops where a seat must act whose pad went away, until somebody claims it."""
        waiting = [seat for seat in self.room.deviceless if seat in self.awaited]
        if waiting and self.backstage.stack.top is self:
            self.backstage.stack.push(self.room.flow.pad_gone(self.room, waiting[0]))
        return bool(waiting)

    def pause(self) -> None:
        self.backstage.stack.push(self.room.flow.pause(self.room))
