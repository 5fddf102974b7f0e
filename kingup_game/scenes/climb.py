"""The climb: choose a character, and it goes one floor up. The step to the throne is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.actions import DIRECTIONS, Action, Press
from kingup_game.engine.actions import MoveCharacter
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.state import Phase
from kingup_game.scenes.room import Room
from kingup_game.scenes.turn_scene import TurnScene
from kingup_game.stage import plan

_SIDEWAYS = (Action.LEFT, Action.RIGHT)


class Climb(TurnScene):
    """Who is in turn moves one character up."""

    phase = Phase.MOVE

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._nominating: MoveCharacter | None = None

    def enter(self, stack: object) -> None:
        del stack
        self.backstage.audio.play_part("climb", ["base"])
        self.room.thicken_music()

    def able(self, seat: int) -> list[Character]:
        return [move.character for move in self._moves(seat)]

    @property
    def is_in_the_middle(self) -> bool:
        return self._nominating is not None

    def choosing(self, seat: int, press: Press) -> None:
        if self._nominating is not None:
            self._confirm_nomination(self._nominating, press)
        elif press.action in (Action.POINT, Action.PRESS):
            under = token_at(self.room, press.x, press.y)
            if under is not None and under != self.focus:
                self.set_focus(under)
            if under is not None and press.action is Action.PRESS:
                self._choose(seat, under)
        elif press.action in DIRECTIONS:
            self.set_focus(neighbour(self.room, self.focus, press.action))
            self.backstage.audio.cue("focus")
        elif press.action is Action.CONFIRM and self.focus is not None:
            self._choose(seat, self.focus)

    def let_go(self) -> None:
        if self._nominating is not None:
            self._lower(self._nominating)
        super().let_go()

    def _moves(self, seat: int) -> list[MoveCharacter]:
        return [act for act in self.room.host.options(seat) if isinstance(act, MoveCharacter)]

    def say_what_to_do(self, seat: int, device: str | None) -> None:
        if self._nominating is not None:
            self._say_nomination(self._nominating.character)
            return
        hints = [
            self.backstage.say("climb.turn", name=self.room.name(seat)),
            self.room.hint(Action.CONFIRM, "actions.confirm", device),
            self.room.hint(Action.ALMANAC, "actions.almanac", device),
            *self.undo_hint(device),
        ]
        self.room.line.show("    ".join(hints))

    def _choose(self, seat: int, character: Character) -> None:
        move = next((m for m in self._moves(seat) if m.character == character), None)
        if move is None:
            self._refuse(seat, character)
        elif move.to is Place.THRONE:
            self._nominating = move
            self.backstage.audio.cue("confirm")
            self.room.tokens[character].raise_up(True)
            self._say_nomination(character)
        else:
            self._do(move)

    def _refuse(self, seat: int, character: Character) -> None:
        refusal = self.room.host.why_not(MoveCharacter(seat, character, Place.THRONE))
        assert refusal is not None
        self.backstage.audio.cue("refuse")
        self.room.gesture(self.room.tokens[character].shake_head())
        self.room.line.show(self.room.refusal_words(refusal))

    def _say_nomination(self, character: Character) -> None:
        question = self.backstage.say(
            "climb.throne_sure", character=self.room.character_name(character)
        )
        yes = self.room.hint(Action.CONFIRM, "climb.call_vote")
        no = self.room.hint(Action.BACK, "climb.not_yet")
        self.room.line.show(f"{question}    {yes}    {no}")

    def _confirm_nomination(self, move: MoveCharacter, press: Press) -> None:
        agrees = press.action is Action.CONFIRM or (
            press.action is Action.PRESS and token_at(self.room, press.x, press.y) == move.character
        )
        if agrees:
            self._do(move)
        elif press.action in (Action.BACK, Action.PRESS, *DIRECTIONS):
            self.backstage.audio.cue("back")
            self._lower(move)
            self.say_what_to_do(move.seat, press.device)

    def _lower(self, move: MoveCharacter) -> None:
        self.room.tokens[move.character].raise_up(False)
        self._nominating = None

    def _do(self, move: MoveCharacter) -> None:
        self.backstage.audio.cue("confirm")
        self.let_go()
        self.submit(move)


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
