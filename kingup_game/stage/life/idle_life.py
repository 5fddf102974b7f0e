"""Who does what while nothing happens: all by what has been shown, and by the stage's own chance.

It watches where everybody stands. Whoever comes is greeted, whoever is left behind sighs, whoever
waits for long yawns and falls asleep. A script that needs somebody takes them out of it at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, Character, Place
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Standing
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.life import pastimes
from kingup_game.stage.life.pastimes import Pastime
from kingup_game.theme.durations import (
    BETWEEN_PASTIMES,
    BETWEEN_YAWNS,
    FIRST_PASTIME,
    WAITED_LONG,
    WAITED_TOO_LONG,
)

MOST_AT_ONCE: Final = 2
_MOST_ASLEEP: Final = 3
_A_MOVE: Final = 2
"""More people than that who changed places are a new round, and nobody's surprise."""
_TO_THE_ROOM: Final = 0.34
"""How often somebody does what the room invites to, rather than their own trade."""
_SIGHS: Final = 0.4
"""How often whoever was refused sighs, and whoever has waited long yawns, instead of that."""
_NOT_AGAIN: Final = 8
"""So many different things are done before one of them is done again."""

People = Mapping[Character, Token]
Mumbles = Callable[[Character], object]
"""To be called as somebody yawns."""


class IdleLife:
    """The small life of everybody on a sheet."""

    def __init__(
        self,
        sheet: Sheet,
        layers: CastleLayers,
        tokens: People,
        chance: Random,
        mumbles: Mumbles,
    ) -> None:
        self._sheet, self._layers = sheet, layers
        self._tokens = tokens
        self._chance = chance
        self._mumbles = mumbles
        self._known: dict[Character, Place] = {}
        self._standing: Standing | None = None
        self._moves = 0
        self._rest_ticks = FIRST_PASTIME
        self._quiet_ticks = 0
        self._asleep: list[Character] = []
        self._turns = list(tokens)
        """Whoever has done nothing for the longest time stands in front."""
        self._lately: deque[Pastime] = deque(maxlen=_NOT_AGAIN)

    def stop(self) -> None:
        """Everybody is as their place has them be, at once."""
        for token in self._tokens.values():
            token.leave_off()
        self._asleep = []
        self._quiet_ticks = 0

    def update(self, standing: Standing, *, is_quiet: bool) -> None:
        """One tick; quiet is it while people are waited for, and nothing is told."""
        if not is_quiet:
            self._quiet_ticks = 0
            return
        if standing is not self._standing or standing.moves != self._moves:
            self._look_round(standing)
        self._quiet_ticks += 1
        self._rest_ticks -= 1
        if self._asleep:
            self._sleep_on()
        if self._rest_ticks > 0:
            return
        if self._quiet_ticks >= WAITED_LONG:
            self._rest_ticks = self._chance.randint(*BETWEEN_YAWNS)
        else:
            self._rest_ticks = self._chance.randint(*BETWEEN_PASTIMES)
        self._somebody_acts(standing)

    def _look_round(self, standing: Standing) -> None:
        """Who is somewhere else than when it was quiet last?"""
        self._standing, self._moves = standing, standing.moves
        places = {character: standing.place_of(character) for character in self._tokens}
        before, self._known = self._known, places
        if places != before:
            self._react(standing, before)

    def _sleep_on(self) -> None:
        for sleeper in self._asleep:
            if not self._tokens[sleeper].is_occupied:
                self._take_up(sleeper, pastimes.SLEEPS)

    def _somebody_acts(self, standing: Standing) -> None:
        free = [
            character
            for character in self._turns
            if not (token := self._tokens[character]).is_occupied
            and not token.is_chosen
            and character not in self._asleep
        ]
        if not free or len(self._tokens) - len(free) - len(self._asleep) > MOST_AT_ONCE:
            return
        character = self._chance.choice(free[: (len(free) + 1) // 2])
        self._turns.remove(character)
        self._turns.append(character)
        pastime = self._choice(character, standing.place_of(character))
        self._lately.append(pastime)
        self._take_up(character, pastime)

    def _choice(self, character: Character, place: Place) -> Pastime:
        """By how long everybody has waited, where somebody is, and who they are."""
        if self._quiet_ticks >= WAITED_TOO_LONG and len(self._asleep) < _MOST_ASLEEP:
            self._asleep.append(character)
            return pastimes.SLEEPS
        has_waited = self._quiet_ticks >= WAITED_LONG
        is_out = place is Place.OUT or place in DUNGEONS
        if (has_waited or is_out) and self._chance.random() < _SIGHS:
            return pastimes.YAWNS if has_waited else pastimes.IS_PASSED_OVER
        room = pastimes.BY_FLOOR.get(place)
        is_new = room is not None and room not in self._lately
        if room is not None and is_new and self._chance.random() < _TO_THE_ROOM:
            return room
        own = pastimes.BY_TRADE[character]
        return self._chance.choice([one for one in own if one not in self._lately] or own)

    def _take_up(self, character: Character, pastime: Pastime) -> None:
        token = self._tokens[character]
        token.take_up(
            pastimes.passing(
                token, self._sheet, self._layers, pastime, lambda: self._mumbles(character)
            )
        )

    def _react(self, standing: Standing, before: Mapping[Character, Place]) -> None:
        """Somebody moved: those beside them, those behind them, and those asleep notice it."""
        for sleeper in self._asleep:
            self._take_up(sleeper, pastimes.STARTS)
        self._asleep = []
        moved = [one for one in self._tokens if before.get(one) != standing.place_of(one)]
        if not before or len(moved) > _A_MOVE:
            return
        for character in moved:
            self._react_to(character, standing, before[character])

    def _react_to(self, character: Character, standing: Standing, origin: Place) -> None:
        here = standing.place_of(character)
        if here is Place.OUT or here in DUNGEONS:
            self._breathe_again(standing)
            return
        x = standing.spot(character).x
        beside = [one for one in standing.at(here) if one != character and here.is_floor]
        beside.sort(key=lambda one: abs(standing.spot(one).x - x))
        is_full = len(beside) + 1 >= FLOOR_LIMIT
        for number, neighbour in enumerate(beside):
            side = 1 if standing.spot(neighbour).x < x else -1
            if is_full:
                self._take_up(neighbour, pastimes.IS_SQUEEZED)
            elif number == 0:
                self._take_up(neighbour, pastimes.GREETS.to_the(side))
            elif number == 1:
                self._take_up(neighbour, pastimes.LOOKS.to_the(-side))
        behind = [one for one in standing.at(origin) if origin.is_floor]
        if behind:
            self._take_up(self._chance.choice(behind), pastimes.IS_PASSED_OVER)

    def _breathe_again(self, standing: Standing) -> None:
        """Somebody fell: one who stood near is glad that it was not them, the next one is not."""
        near = standing.at(Place.FLOOR_5)
        for number, character in enumerate(self._chance.sample(near, min(2, len(near)))):
            self._take_up(character, pastimes.IS_NEXT if number else pastimes.IS_SPARED)
