"""What placing and climbing share: one seat in turn, a character in focus, bots that think."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kingup_game.app.actions import Action, Press
from kingup_game.engine.cast import Character
from kingup_game.scenes.room import Room
from kingup_game.scenes.table_scene import TableScene


class TurnScene(TableScene, ABC):
    """Asks the seat in turn, shows who may be chosen, and follows the focus."""

    has_mouse_buttons = True

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.focus: Character | None = None
        self.asked_seat: int | None = None

    @abstractmethod
    def able(self, seat: int) -> list[Character]:
        """Whom `seat` may choose now; the focus starts among them."""

    @abstractmethod
    def say_what_to_do(self, seat: int, device: str | None) -> None:
        """The line for the person in turn, with the buttons of their device."""

    @abstractmethod
    def choosing(self, seat: int, press: Press) -> None:
        """A press by whoever speaks for the seat in turn."""

    @property
    def is_in_the_middle(self) -> bool:
        """Whether Back first undoes half a choice, before it takes an act back."""
        return False

    def leave(self) -> None:
        self.let_go()

    def idle(self) -> None:
        seat = self.room.host.seats_to_act[0]
        if self.room.company.seats[seat].is_bot:
            self._let_bot_act(seat)
        elif self.asked_seat != seat:
            self._ask(seat)

    def retell(self) -> None:
        if self.asked_seat is not None:
            self.say_what_to_do(self.asked_seat, None)

    def act(self, press: Press) -> None:
        seat = self.asked_seat
        if press.action is Action.BACK and not self.is_in_the_middle:
            if self.take_back(press):
                self.let_go()
            else:
                self.pause()
        elif seat is not None and self.room.device_speaks_for(seat, press.device):
            if not self.is_in_the_middle and press.action is not Action.POINT:
                self.say_what_to_do(seat, press.device)
            self.choosing(seat, press)

    def let_go(self) -> None:
        """The turn is over, or undone: nobody is asked and nobody is marked."""
        self.set_focus(None)
        self.asked_seat = None
        self.room.coach.rest()
        self.room.show_actors(())
        self.room.panels.show_turn(None)
        self.room.line.show("")

    def set_focus(self, character: Character | None) -> None:
        if self.focus is not None:
            self.room.tokens[self.focus].focus(False)
        self.focus = character
        if character is not None:
            self.room.tokens[character].focus(True)

    def undo_hint(self, device: str | None) -> list[str]:
        """The button that takes back, while there is something to take back."""
        host, people = self.room.host, self.room.company.people
        if not any(host.can_take_back(person) for person in people):
            return []
        return [self.room.hint(Action.BACK, "placement.undo", device)]

    def _let_bot_act(self, seat: int) -> None:
        self.room.panels.show_turn(seat)
        if not self.room.bots.is_asked(seat):
            self.room.line.show(self.backstage.say("bots.thinking", name=self.room.name(seat)))
        action = self.bot_acts(seat)
        if action is not None:
            self.submit(action)
            if self.room.bots.fast:
                self.room.director.hurry_this()

    def _ask(self, seat: int) -> None:
        self.asked_seat = seat
        self.room.coach.consult(seat)
        self.room.panels.show_turn(seat)
        able = self.able(seat)
        self.room.show_actors(able)
        self.set_focus(self.focus if self.focus in able else able[len(able) // 2])
        self.say_what_to_do(seat, self.room.company.seats[seat].device)
