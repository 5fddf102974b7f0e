"""Placing: choose a character beside the castle, then a floor."""

from __future__ import annotations

from typing import Final

from kingup_game.app.actions import Action, Press
from kingup_game.engine.actions import PlaceCharacter
from kingup_game.engine.cast import PLACING_FLOORS, Character, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.room import Room
from kingup_game.scenes.turn_scene import TurnScene
from kingup_game.stage import places, plan
from kingup_game.stage.item import FEET, Item

GLOW_LAYER: Final = 90.0
_GLOW_WIDTH: Final = 120.0
_GHOST_ALPHA: Final = 150
_FIRST_FLOOR: Final = Place.FLOOR_3


class Placement(TurnScene):
    """Who is in turn lifts a character out of the courtyard and sets it on a floor."""

    phase = Phase.PLACE

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._held: Character | None = None
        self._floor = _FIRST_FLOOR
        self._marks: list[Item] = []

    def enter(self, stack: object) -> None:
        del stack
        self.backstage.audio.play_part("placing")

    def idle(self) -> None:
        if self.room.host.awaits_lot:
            self.room.draw_lot()
        else:
            super().idle()

    def able(self, seat: int) -> list[Character]:
        del seat
        return self._waiting()

    @property
    def is_in_the_middle(self) -> bool:
        return self._held is not None

    def choosing(self, seat: int, press: Press) -> None:
        if press.action in (Action.POINT, Action.PRESS):
            self._pointer(seat, press)
        elif self._held is None:
            self._choose_character(press)
        else:
            self._choose_floor(seat, press)

    def say_what_to_do(self, seat: int, device: str | None) -> None:
        key = "choose_character" if self._held is None else "choose_floor"
        words = self.backstage.say("placement.turn", name=self.room.name(seat))
        hints = [words, self.room.hint(Action.CONFIRM, f"placement.{key}", device)]
        if self._held is not None:
            hints.append(self.room.hint(Action.BACK, "actions.back", device))
        else:
            hints += self.undo_hint(device)
        self.room.line.show("    ".join(hints))

    def let_go(self) -> None:
        self._put_down()
        super().let_go()

    def _waiting(self) -> list[Character]:
        """Those in the courtyard, from left to right."""
        return [
            character
            for character in self.room.setup.characters
            if self.room.standing.place_of(character) is Place.TRAY
        ]

    def _choose_character(self, press: Press) -> None:
        waiting = self._waiting()
        if press.action in (Action.LEFT, Action.RIGHT):
            step = 1 if press.action is Action.RIGHT else -1
            here = waiting.index(self.focus) if self.focus in waiting else 0
            self.set_focus(waiting[(here + step) % len(waiting)])
            self.backstage.audio.cue("focus")
        elif press.action in (Action.CONFIRM, Action.UP) and self.focus is not None:
            self._lift(self.focus)

    def _choose_floor(self, seat: int, press: Press) -> None:
        if press.action in (Action.UP, Action.DOWN):
            step = 1 if press.action is Action.UP else -1
            floors = len(PLACING_FLOORS)
            here = PLACING_FLOORS.index(self._floor)
            self._set_floor(PLACING_FLOORS[(here + step) % floors])
            self.backstage.audio.cue("focus")
        elif press.action in (Action.LEFT, Action.RIGHT):
            self._put_down()
            self._choose_character(press)
        elif press.action is Action.BACK:
            self.backstage.audio.cue("back")
            self._put_down()
        elif press.action is Action.CONFIRM:
            self._place(seat)

    def _pointer(self, seat: int, press: Press) -> None:
        under = self._token_at(press.x, press.y)
        floor = floor_at(press.x, press.y)
        clicked = press.action is Action.PRESS
        if under is not None:
            if under != self.focus and self._held is None:
                self.set_focus(under)
            if clicked:
                self._put_down()
                self.set_focus(under)
                self._lift(under)
        elif floor is not None and self._held is not None:
            if floor is not self._floor:
                self._set_floor(floor)
            if clicked:
                self._place(seat)

    def _token_at(self, x: float, y: float) -> Character | None:
        half = plan.COURTYARD_TOKEN_SIZE / 2
        for character in self._waiting():
            spot = self.room.standing.spot(character)
            if abs(x - spot.x) <= half and spot.y - 2 * half - 20 <= y <= spot.y:
                return character
        return None

    def _lift(self, character: Character) -> None:
        self._held = character
        self.backstage.audio.cue("lift")
        self.room.tokens[character].raise_up(True)
        with_room = [f for f in PLACING_FLOORS if self.room.standing.free_spots(f)]
        self._set_floor(self._floor if self._floor in with_room else with_room[-1])
        self._say_again()

    def _put_down(self) -> None:
        if self._held is not None:
            self.room.tokens[self._held].raise_up(False)
            self._held = None
            self._clear_marks()
            self._say_again()

    def _place(self, seat: int) -> None:
        assert self._held is not None
        action = PlaceCharacter(seat, self._held, self._floor)
        refusal = self.room.host.why_not(action)
        if refusal is not None:
            self.backstage.audio.cue("refuse")
            self.room.gesture(self.room.tokens[self._held].shake_head())
            self.room.line.show(self.room.refusal_words(refusal))
            return
        self.backstage.audio.cue("confirm")
        self.let_go()
        self.submit(action)

    def _say_again(self) -> None:
        if self.asked_seat is not None:
            self.say_what_to_do(self.asked_seat, None)

    def _set_floor(self, floor: Place) -> None:
        """Light the free places of the floors; a ghost stands where the token would go."""
        self._floor = floor
        self._clear_marks()
        assert self._held is not None
        for candidate in PLACING_FLOORS:
            for spot in self.room.standing.free_spots(candidate):
                glow = self.sheet.sprite(
                    "signs/place_glow.webp",
                    *spot.point,
                    anchor=FEET,
                    width=_GLOW_WIDTH,
                    layer=GLOW_LAYER,
                    alpha=255 if candidate is floor else 70,
                )
                self._marks.append(glow)
        free = self.room.standing.free_spots(floor)
        if free:
            start_x = self.room.tokens[self._held].spot.x
            spot = min(free, key=lambda one: abs(one.x - start_x))
            picture = f"cast/{self._held}-hopeful.webp"
            ghost = self.sheet.sprite(
                picture, *spot.point, anchor=FEET, width=spot.size, layer=GLOW_LAYER + 1
            )
            ghost.alpha = _GHOST_ALPHA
            self._marks.append(ghost)

    def _clear_marks(self) -> None:
        for mark in self._marks:
            self.sheet.remove(mark)
        self._marks = []


def floor_at(x: float, y: float) -> Place | None:
    """The placing floor under a pointer."""
    if not plan.ROOM_LEFT <= x <= plan.ROOM_RIGHT:
        return None
    for floor in PLACING_FLOORS:
        feet = places.feet_y(floor)
        if feet - plan.STOREY_HEIGHT < y <= feet:
            return floor
    return None
