"""The stagehand: opens the house on a plain surface, presses, waits, and holds the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.bot_turns import Thinking
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from kingup_game.theatre import Theatre
from tests.harness.sitting import Sitting
from tests.recording import Recording
from tools.shooting.matches import Electors, Moment, host_at, new_host

MOST_TICKS = 60_000

MakeScene = Callable[[Sitting], Scene]


def open_surface(size: tuple[int, int]) -> pygame.Surface:
    """A display surface; where no display is wanted, the environment names SDL's dummy driver."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


class NothingLeft(Scene):
    """What comes after a staged match."""


@dataclass
class Stagehand:
    """One house after the other on the same surface."""

    surface: pygame.Surface
    edition: str = "classic"
    players: int = 4
    settings: Mapping[str, Any] = field(default_factory=dict)
    electors: Electors = field(default_factory=Electors)
    sink: Recording | None = None
    present: Callable[[Any], None] | None = None
    loaded: Pictures | None = None
    """Pictures of an earlier house, so that they are not loaded again."""

    @property
    def table(self) -> Terms:
        return terms_of(self.edition, self.players)

    def open(
        self,
        company: Company,
        wanted: Moment | None = None,
        scene: MakeScene = Sitting.scene,
        *,
        host: Host | None = None,
        thinking: Thinking | None = None,
    ) -> Sitting:
        """A match at a moment, and the scene that shows it."""
        if host is None:
            host = host_at(self.table, company, wanted) if wanted else new_host(self.table, company)
        settings = {"fast_bots": True, **self.settings}
        self.theatre = Theatre(
            self.surface, assets_folder(), settings, sink=self.sink, present=self.present
        )
        pictures = self.theatre.backstage.painter.pictures
        if self.loaded is not None:
            pictures.borrow(self.loaded)
        self.loaded = pictures
        flow = MatchFlow(lambda _: NothingLeft(), lambda _: NothingLeft())
        thinks = self.electors if thinking is None else thinking
        self.sitting = Sitting(self.theatre.backstage, host, company, thinks, flow)
        self.theatre.open(lambda _: scene(self.sitting))
        self.wait(2)
        return self.sitting

    @property
    def top(self) -> str:
        """The name of the scene that is on top."""
        return type(self.theatre.backstage.stack.top).__name__

    def wait(self, ticks: int) -> None:
        for _ in range(ticks):
            self.theatre.tick()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        for _ in range(MOST_TICKS):
            if condition():
                return
            self.theatre.tick()
        raise TimeoutError(f"the scene {self.top} never came to the moment")

    def wait_for_people(self) -> None:
        """Until nothing is being shown any more."""
        self.wait_until(lambda: not self.sitting.director.busy)

    def press(self, *actions: Intent, device: str = KEYBOARD) -> None:
        for action in actions:
            self.theatre.press(Press(device, action))

    def click(self, character: str) -> None:
        """The mouse on a character."""
        x, y = self.sitting.tokens[character].head
        self.theatre.press(Press(MOUSE, Intent.PRESS, x, y))

    def picture(self) -> pygame.Surface:
        """What the screen shows now."""
        self.theatre.show()
        return self.surface
