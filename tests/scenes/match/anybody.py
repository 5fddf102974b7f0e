"""A small game in which anybody presses anything, and whose scenes are opened again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from random import Random

import pygame

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.record import read_record
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.title.doors import Unfinished
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.memories import Memories
from kingup_game.table.evenings.past_matches import PastMatch
from kingup_game.table.evenings.people import Person
from kingup_game.table.gathering import Gathering
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat, Secrecy
from tests.harness.matches import Moment, host_at, new_host
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import Electors

PADS = ("pad:1", "pad:2")
LONG_AGO = datetime(2026, 11, 19)
DEVICES = (KEYBOARD, MOUSE, *PADS, "pad:3")
TEXTS = ("Pad", "x", "é", "a", "f5", "button:3", "leftshoulder", "wheelup")
ACTIONS: tuple[Intent, ...] = tuple(one for one in Intent if one is not Intent.DEVICE_LEFT)
SENSIBLE = (Intent.CONFIRM, Intent.PRESS, Intent.YES, Intent.RIGHT, Intent.DOWN, Intent.SKIP)
LOSSES = 0.004
"""So often a pad goes away in place of a press."""


class Stranger(Scene):
    """Whatever lies outside of a match."""


class Doors:
    """The game as the screens around a match know it, with nothing behind its doors."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.memories = Memories(None, None, Scribe(), print)
        names = ("Ada", "Ben", "Cleo", "Dan", "Elsa", "Finn", "Gus", "Hanna")
        known = [
            Person(name, avatar=3 * number, crest=number % 8, results=Results(number))
            for number, name in enumerate(names)
        ]
        self.memories.people.welcome(known[: chance.randrange(len(known) + 1)])

    @property
    def is_unpacked(self) -> bool:
        """What is behind them comes now or some ticks later."""
        return self._chance.random() < 0.8

    def replay(self, match: PastMatch) -> Scene | None:
        del match
        return self._chance.choice((Stranger(), None))

    def unfinished(self) -> Sequence[Unfinished]:
        return [
            Unfinished(str(key), ("Ada", "Ben"), key, 1, 3, LONG_AGO, self._chance.random() < 0.3)
            for key in range(self._chance.randrange(9))
        ]

    @property
    def on_shelf(self) -> Sequence[Unfinished]:
        return self.unfinished()

    @property
    def is_looking(self) -> bool:
        """The disk answers now or some ticks later."""
        return self._chance.random() < 0.3

    def look_further(self) -> bool:
        """Whether that was the last of a long shelf."""
        return self._chance.random() < 0.1

    def put_away(self, key: str) -> None:
        del key

    def prepare(self) -> Iterator[None]:
        return iter(())

    def menu(self) -> Scene:
        return Stranger()

    def start(self, gathering: Gathering) -> Scene:
        gathering.terms()
        return Stranger()

    def resume(self, key: str, device: str) -> Scene | None:
        del key, device
        return self._chance.choice((Stranger(), None))

    def lesson(self, edition: Edition, *, aside: bool = False) -> Scene:
        del edition, aside
        return Scene()

    def demonstration(self) -> Scene:
        return Stranger()


class Anybody(Stagehand):
    """Who presses anything, and the game for it: `reopen` is back to where a scene begins."""

    def __init__(self, surface: pygame.Surface, loaded: Pictures, chance: Random) -> None:
        settings = {"speed": 400, "fast_bots": True}
        super().__init__(surface, settings=settings, loaded=loaded)
        self.open_game()
        self.chance = chance
        self.doors = Doors(chance)
        self.reopen: Callable[[], None] = lambda: None
        self.idly = 0.0
        """So often only the pointer moves: for scenes that any other press ends."""

    @property
    def reached(self) -> str:
        """What presses reach now; nothing while scenes change."""
        return "" if self.backstage.stack.changing else self.scene

    def has_left(self, wanted: str) -> bool:
        """Whether the wanted scene is neither on top nor below what is."""
        return all(type(scene).__name__ != wanted for scene in self.backstage.stack.scenes)

    def come_back(self, wanted: str) -> None:
        """Close what lies over the wanted scene; where it is gone, open it anew."""
        stack = self.backstage.stack
        if stack.changing:  # at once: what is uncovered now is not what was wanted
            stack.push(Stranger(), "cut")
            stack.pop("cut")
        if not self.has_left(wanted):
            while stack.top is not None and type(stack.top).__name__ != wanted:
                stack.pop("cut")
        if type(stack.top).__name__ != wanted:
            self.reopen()

    def is_within(self, kinds: Sequence[type[Scene]]) -> bool:
        """Whether the scenes that are open still are what lies below the last of such scenes."""
        left = [type(scene) for scene in self.backstage.stack.scenes]
        is_below = 0 < len(left) < len(kinds) and left == list(kinds[: len(left)])
        return is_below and not self.backstage.stack.changing

    def press_anything(self) -> None:
        chance = self.chance
        device, action = chance.choice(DEVICES), chance.choice(ACTIONS)
        if chance.random() < self.idly:
            action = Intent.POINT
        comes_and_goes = self.backstage.controls.can(device, Capability.COME_AND_GO)
        if comes_and_goes and chance.random() < LOSSES:
            self.backstage.pads.gone.add(device)
            action = Intent.DEVICE_LEFT
        self._press(device, action)

    def press_something_sensible(self, *also: Intent) -> None:
        self._press(self.chance.choice(DEVICES), self.chance.choice((*SENSIBLE, *also)))

    def _press(self, device: str, action: Intent) -> None:
        x, y = self.chance.uniform(-50, 1970), self.chance.uniform(-50, 1130)
        self.theatre.press(Press(device, action, x, y, text=self.chance.choice(TEXTS)))


def sit_anybody_down(
    anybody: Anybody,
    people: str,
    moment: Moment | None,
    scenes: Callable[[Sitting], list[Scene]],
) -> Sitting:
    """A match that goes back to the same moment whenever it is opened again."""
    company = _company(people)
    seats = company.seats
    table = terms_of(Edition.CLASSIC, len(seats), 3, {"open_ballots": True})
    host = host_at(table, company, moment) if moment else new_host(table, company)
    flow = MatchFlow(lambda _: Stranger(), lambda _: Stranger())
    sitting = Sitting(anybody.backstage, host, company, Electors(), flow)
    begun = read_record(host.record().encode())

    def reopen() -> None:
        anybody.backstage.pads.gone.clear()
        company.seats = seats
        if sitting.host.events_so_far == len(begun.events):
            wanted = scenes(sitting)
            if anybody.is_within([type(scene) for scene in wanted]):
                for scene in wanted[len(anybody.backstage.stack.scenes) :]:
                    anybody.backstage.stack.push(scene, "cut")
                return
        sitting.host = Host.resumed(begun)
        anybody.enter(Stranger())
        sitting.catch_up()
        anybody.enter(*scenes(sitting))

    anybody.reopen = reopen
    return sitting


def _company(people: str) -> Company:
    devices = {"solo": (KEYBOARD,), "pads": PADS, "sharing": (MOUSE, MOUSE)}[people]
    secrecy = Secrecy.RUMBLE if people == "pads" else Secrecy.CURTAIN
    persons = [
        Seat(name, crest, device, secrecy=secrecy)
        for crest, (name, device) in enumerate(zip(("Ada", "Ben"), devices, strict=False))
    ]
    return Company([*persons, Seat("Cy", 2, level="random"), Seat("Di", 3, level="random")])
