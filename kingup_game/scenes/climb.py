"""The climb: choose a character, and it goes one floor up. The step to the throne is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.actions import DIRECTIONS, Action, Press
from kingup_game.engine.actions import MoveCharacter
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.room import Room
from kingup_game.scenes.table_scene import TableScene
from kingup_game.stage import plan

_SIDEWAYS = (Action.LEFT, Action.RIGHT)


class Climb(TableScene):
    """Who is in turn moves one character up."""

    phase = Phase.MOVE

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._focus: Character | None = None
        self._asked_seat: int | None = None
        self._nominating: MoveCharacter | None = None

    def enter(self, stack: object) -> None:
        del stack
        self.backstage.audio.play_part("climb", ["base"])
        self.room.thicken_music()

    def idle(self) -> None:
        seat = self.room.host.seats_to_act[0]
        if self.room.company.seats[seat].is_bot:
            self._bot(seat)
        elif self._asked_seat != seat:
            self._ask(seat)

    def act(self, press: Press) -> None:
        seat = self._asked_seat
        if press.action is Action.BACK and self._nominating is None:
            if self.take_back(press):
                self._forget()
            return
        if seat is None or not self.room.device_speaks_for(seat, press.device):
            return
        if self._nominating is not None:
            self._confirm_nomination(press)
            return
        self._say_turn(press.device)
        if press.action in (Action.POINT, Action.PRESS):
            under = token_at(self.room, press.x, press.y)
            if under is not None and under != self._focus:
                self._set_focus(under)
            if under is not None and press.action is Action.PRESS:
                self._choose(seat, under)
        elif press.action in DIRECTIONS:
            self._set_focus(neighbour(self.room, self._focus, press.action))
            self.backstage.audio.cue("focus")
        elif press.action is Action.CONFIRM and self._focus is not None:
            self._choose(seat, self._focus)

    def _bot(self, seat: int) -> None:
        self.room.panels.show_turn(seat)
        if not self.room.bots.is_asked(seat):
            self.room.say_line(self.backstage.say("bots.thinking", name=self.room.name(seat)))
        action = self.bot_acts(seat)
        if action is not None:
            self.submit(action)

    def _ask(self, seat: int) -> None:
        self._asked_seat = seat
        self.room.panels.show_turn(seat)
        able = [move.character for move in self._moves(seat)]
        self.room.show_actors(able)
        if self._focus is None or self.room.standing.place_of(self._focus) is Place.OUT:
            self._set_focus(able[0])
        else:
            self._set_focus(self._focus)
        self._say_turn(self.room.company.seats[seat].device)

    def _moves(self, seat: int) -> list[MoveCharacter]:
        return [act for act in self.room.host.options(seat) if isinstance(act, MoveCharacter)]

    def _say_turn(self, device: str | None) -> None:
        assert self._asked_seat is not None
        hints = [
            self.backstage.say("climb.turn", name=self.room.name(self._asked_seat)),
            self.room.hint(Action.CONFIRM, "actions.confirm", device),
            self.room.hint(Action.ALMANAC, "actions.almanac", device),
        ]
        if any(self.room.host.can_take_back(person) for person in self.room.company.people):
            hints.append(self.room.hint(Action.BACK, "placement.undo", device))
        self.room.say_line("    ".join(hints))

    def _choose(self, seat: int, character: Character) -> None:
        move = next((m for m in self._moves(seat) if m.character == character), None)
        if move is None:
            self._refuse(seat, character)
        elif move.to is Place.THRONE:
            self._nominating = move
            self.backstage.audio.cue("confirm")
            self._say_nomination(character)
        else:
            self._do(move)

    def _refuse(self, seat: int, character: Character) -> None:
        refusal = self.room.host.why_not(MoveCharacter(seat, character, Place.THRONE))
        assert refusal is not None
        self.backstage.audio.cue("refuse")
        self.room.gesture(self.room.tokens[character].shake_head())
        self.room.say_line(self.room.refusal_words(refusal))

    def _say_nomination(self, character: Character) -> None:
        question = self.backstage.say(
            "climb.throne_sure", character=self.room.character_name(character)
        )
        yes = self.room.hint(Action.CONFIRM, "climb.call_vote")
        no = self.room.hint(Action.BACK, "climb.not_yet")
        self.room.say_line(f"{question}    {yes}    {no}")
        self.room.tokens[character].raise_up(True)

    def _confirm_nomination(self, press: Press) -> None:
        move = self._nominating
        assert move is not None
        agrees = press.action is Action.CONFIRM or (
            press.action is Action.PRESS and token_at(self.room, press.x, press.y) == move.character
        )
        if agrees:
            self.room.tokens[move.character].raise_up(False)
            self._do(move)
        elif press.action in (Action.BACK, Action.PRESS, *DIRECTIONS):
            self.backstage.audio.cue("back")
            self.room.tokens[move.character].raise_up(False)
            self._nominating = None
            self._say_turn(press.device)

    def _do(self, move: MoveCharacter) -> None:
        self.backstage.audio.cue("confirm")
        self._forget()
        self.submit(move)

    def _forget(self) -> None:
        if self._focus is not None:
            self.room.tokens[self._focus].focus(False)
        self._asked_seat = self._nominating = None
        self.room.show_actors(())
        self.room.panels.show_turn(None)

    def _set_focus(self, character: Character | None) -> None:
        if self._focus is not None:
            self.room.tokens[self._focus].focus(False)
        self._focus = character
        if character is not None:
            self.room.tokens[character].focus(True)


def in_the_castle(room: Room) -> list[Character]:
    return [
        character
        for character in room.tokens
        if room.standing.place_of(character) not in (Place.OUT, Place.TRAY)
    ]


def token_at(room: Room, x: float, y: float) -> Character | None:
    """The token under a pointer."""
    half = plan.TOKEN_SIZE / 2
    for character in in_the_castle(room):
        spot = room.standing.spot(character)
        if abs(x - spot.x) <= half and spot.y - 2 * half - 12 <= y <= spot.y:
            return character
    return None


def neighbour(room: Room, focus: Character | None, direction: Action) -> Character | None:
    """Who stands next in a direction: along the floor, or on the next floor that has anybody."""
    everybody = in_the_castle(room)
    if focus is None or focus not in everybody:
        return everybody[0] if everybody else None
    here = room.standing.spot(focus)
    spots = {character: room.standing.spot(character) for character in everybody}
    if direction in _SIDEWAYS:
        row = sorted((c for c in everybody if spots[c].y == here.y), key=lambda c: spots[c].x)
        step = 1 if direction is Action.RIGHT else -1
        return row[(row.index(focus) + step) % len(row)]
    rows: Sequence[float] = sorted({spot.y for spot in spots.values()})
    step = 1 if direction is Action.DOWN else -1
    y = rows[(rows.index(here.y) + step) % len(rows)]
    return min((c for c in everybody if spots[c].y == y), key=lambda c: abs(spots[c].x - here.x))
