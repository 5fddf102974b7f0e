"""Placing: choose a character beside the castle, then a floor."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import PlaceCharacter
from kingup_game.engine.cast import PLACING_FLOORS, Character, Place
from kingup_game.engine.events import CharacterPlaced, Event, LeftoversServed
from kingup_game.engine.state import Phase
from kingup_game.motion.script import Script
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.round_told import NEEDED as SIGN_NEEDS
from kingup_game.scenes.match.teller import Follow
from kingup_game.scenes.match.turn_scene import TurnScene
from kingup_game.scenes.telling import event_scripts
from kingup_game.stage.castle.free_places import FreePlaces, floor_at
from kingup_game.stage.castle.standing import numeral_of
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.theme import cues

_FIRST_FLOOR: Final = Place.FLOOR_3


class Placement(TurnScene):
    """Who is in turn lifts a character out of the courtyard and sets it on a floor."""

    tells = (CharacterPlaced, LeftoversServed)
    waits_in = (Phase.PLACE,)

    def __init__(self, match: MatchContext) -> None:
        super().__init__(match)
        self._held: Character | None = None
        self._floor = _FIRST_FLOOR
        self._near_x: float | None = None
        """Where on the floor somebody points; by buttons one chooses a floor alone."""
        self._free = FreePlaces(self.sheet)

    def enter(self) -> None:
        self.backstage.audio.play_part(cues.PLACING_PART, [cues.BASE])
        self.picture.expect(SIGN_NEEDS)
        super().enter()

    def script_of(self, event: Event, follow: Follow) -> Script:
        """Once half of them stand there, the music gets its middle voices."""
        if isinstance(event, LeftoversServed):
            served = event_scripts.serve_leftovers(self.picture, event, self.once_there(follow))
            yield from served
            return
        assert isinstance(event, CharacterPlaced)
        placed = event_scripts.place(self.picture, event, self.once_there(follow))
        yield from self.done_by(event.seat, placed)
        public = self.match.shown.public
        waiting = sum(public.place_of(who) is Place.TRAY for who in public.terms.characters)
        if waiting <= len(public.terms.characters) / 2:
            self.backstage.audio.set_layers([cues.BASE, cues.MIDDLE])

    def able(self, seat: int) -> list[Character]:
        return list(dict.fromkeys(act.character for act in self._placements(seat)))

    @property
    def is_in_the_middle(self) -> bool:
        """While somebody is held above the floors, Back puts them back into the tray."""
        return self._held is not None

    def choosing(self, seat: int, press: Press) -> None:
        if press.intent in (Intent.POINT, Intent.PRESS):
            self._pointer(seat, press)
        elif self._held is None:
            self._choose_character(seat, press)
        else:
            self._choose_floor(seat, press)

    def say_what_to_do(self, seat: int, device: str | None) -> None:
        key = "choose_character" if self._held is None else "choose_floor"
        speech = self.voice.to(seat)
        words = speech.say("placement.turn", name=self.match.name(seat))
        hints = [words, speech.hint(Intent.CONFIRM, f"placement.{key}", device)]
        if self._held is not None:
            hints.append(speech.hint(Intent.BACK, "actions.back", device))
        else:
            hints += self.undo_hint(device, speech) or speech.offers(device, Intent.STORY)
            hints += self.alone.hints([seat])
        self.voice.line.show(PARTS_APART.join(hints))

    def let_go(self) -> None:
        """Whoever was held goes back into the tray."""
        self._put_down()
        super().let_go()

    def _placements(self, seat: int) -> list[PlaceCharacter]:
        options = self.match.shown.options(seat)
        return [act for act in options if isinstance(act, PlaceCharacter)]

    def _choose_character(self, seat: int, press: Press) -> None:
        waiting = self.able(seat)
        if press.intent in (Intent.LEFT, Intent.RIGHT):
            step = 1 if press.intent is Intent.RIGHT else -1
            here = waiting.index(self.focus) if self.focus in waiting else 0
            self.step_focus(waiting[(here + step) % len(waiting)])
        elif press.intent in (Intent.CONFIRM, Intent.UP) and self.focus is not None:
            self._lift(seat, self.focus)

    def _choose_floor(self, seat: int, press: Press) -> None:
        if press.intent in (Intent.UP, Intent.DOWN):
            step = 1 if press.intent is Intent.UP else -1
            floors = len(PLACING_FLOORS)
            here = PLACING_FLOORS.index(self._floor)
            self._set_floor(seat, PLACING_FLOORS[(here + step) % floors])
            self.backstage.audio.cue(cues.FOCUS)
        elif press.intent in (Intent.LEFT, Intent.RIGHT):
            self._put_down()
            self._choose_character(seat, press)
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue(cues.BACK)
            self._put_down()
            self.mark_moves(True)
        elif press.intent is Intent.CONFIRM:
            self._place(seat)

    def _pointer(self, seat: int, press: Press) -> None:
        under = self.picture.token_at(press.x, press.y, self.able(seat))
        floor = floor_at(press.x, press.y)
        clicked = press.intent is Intent.PRESS
        if under is not None:
            if under != self.focus and self._held is None:
                self.set_focus(under)
            if clicked:
                self._put_down()
                self.set_focus(under)
                self._lift(seat, under)
        elif floor is not None and self._held is not None:
            self._near_x = press.x
            self._set_floor(seat, floor)
            if clicked:
                self._place(seat)

    def _lift(self, seat: int, character: Character) -> None:
        self._held = character
        self.mark_moves(False)
        self.backstage.audio.cue(cues.LIFT)
        self.picture.tokens[character].raise_up(True)
        self.picture.show_actors([character], self._others(seat, character))
        allowed = self._floors(seat)
        self._set_floor(seat, self._floor if self._floor in allowed else allowed[-1])
        self._say_again()

    def _others(self, seat: int, held: Character) -> list[Character]:
        """Whoever waits beside the one in the hand: it is asked where, and no longer who."""
        return [one for one in self.able(seat) if one != held]

    def _put_down(self) -> None:
        if self._held is not None:
            self.picture.tokens[self._held].raise_up(False)
            self._held = self._near_x = None
            self._free.clear()
            self.show_able(self.able(self.asked_seat) if self.asked_seat is not None else ())
            self._say_again()

    def _place(self, seat: int) -> None:
        assert self._held is not None
        action = PlaceCharacter(seat, self._held, self._floor)
        refusal = self.match.shown.why_not(action)
        if refusal is not None:
            self.refuse(refusal, self._held, numeral_of(self._floor))
            return
        self.backstage.audio.cue(cues.CONFIRM)
        if self._near_x is not None:
            self.picture.asked_x[self._held] = self._near_x
        self.let_go()
        self.submit(action)

    def _say_again(self) -> None:
        if self.asked_seat is not None:
            self.say_what_to_do(self.asked_seat, self.match.hand_of(self.asked_seat))

    def _floors(self, seat: int) -> list[Place]:
        """Where the rules allow somebody to be placed now, from the lowest up."""
        return sorted({act.floor for act in self._placements(seat)})

    def _set_floor(self, seat: int, floor: Place) -> None:
        """Choose a floor, whether or not somebody may be placed on it."""
        self._floor = floor
        assert self._held is not None
        held = self.picture.tokens[self._held]
        near_x = held.spot.x if self._near_x is None else self._near_x
        self._free.show(self.picture.standing, self._floors(seat), floor, held, near_x)
