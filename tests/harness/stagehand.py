"""The stagehand: opens the theatre on a plain surface, as the whole game or with a match in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.bots.questions import Thinking
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.game import Game
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from kingup_game.table.settings import Settings, load_settings
from kingup_game.theatre import Theatre
from tests.harness.disk import InTime
from tests.harness.hands import Hands
from tests.harness.matches import Moment, host_at, new_host
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.thinking import Electors

LEARNED = ["classic", "jester"]
"""Whoever sits here knows the game already, unless the settings say otherwise."""
MakeScene = Callable[[Sitting], Scene]


def open_surface(size: tuple[int, int]) -> pygame.Surface:
    """A display surface; where no display is wanted, the environment names SDL's dummy driver."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


class NothingLeft(Scene):
    """What comes after a staged match."""


@dataclass
class Stagehand(Hands):
    """One theatre after the other on the same surface."""

    surface: pygame.Surface
    edition: str = "classic"
    players: int = 4
    settings: Mapping[str, Any] = field(default_factory=dict)
    electors: Electors = field(default_factory=Electors)
    sink: Recording | None = None
    present: Callable[[Any], None] | None = None
    folder: Path | None = None
    """Where the game keeps its things; without one nothing is kept."""
    scribe: Callable[[], Scribe] = InTime
    """Who reads and writes for the game; at once, unless somebody wants to see it wait."""
    loaded: Pictures | None = None
    """Pictures of an earlier theatre, so that they are not loaded again."""

    @property
    def table(self) -> Terms:
        return terms_of(self.edition, self.players)

    @property
    def saves(self) -> Path:
        """Where the match in progress lies."""
        assert self.folder is not None
        return self.folder / "saves"

    def open_game(self, thinking: Thinking | None = None) -> Game:
        """The whole game, at its menu, as somebody starts it."""
        self._open_theatre(self.settings)
        saves = None
        if self.folder is not None:
            saves = self.saves
            saves.mkdir(parents=True, exist_ok=True)
        self.backstage.scribe = self.scribe()
        self.game = Game(self.backstage, thinking or self.electors, saves, self.folder)
        self.theatre.open(lambda _: self.game.menu())
        return self.game

    def open(
        self,
        company: Company,
        wanted: Moment | None = None,
        scene: MakeScene = Sitting.scene,
        *,
        host: Host | None = None,
        thinking: Thinking | None = None,
    ) -> Sitting:
        """A match at a moment, and the scene that shows it; nothing lies around it."""
        if host is None:
            host = host_at(self.table, company, wanted) if wanted else new_host(self.table, company)
        self._open_theatre({"fast_bots": True, **self.settings})
        flow = MatchFlow(lambda _: NothingLeft(), lambda _: NothingLeft())
        thinks = self.electors if thinking is None else thinking
        self.sitting = Sitting(self.backstage, host, company, thinks, flow)
        self.theatre.open(lambda _: scene(self.sitting))
        self.backstage.painter.pictures.finish_decoding()  # on a busy machine looks would depend
        self.wait(2)  # on who was first: the thread that has all of a face, or the stage with half
        return self.sitting

    def _open_theatre(self, settings: Mapping[str, Any]) -> None:
        """An empty stage that has every picture of the last one."""
        chosen = Settings(**{"lessons": LEARNED, "hints": False, **settings})
        if self.folder is not None:
            chosen, _, _ = load_settings(self.folder, chosen)
        self.theatre = Theatre(
            self.surface, assets_folder(), chosen, sink=self.sink, present=self.present
        )
        pictures = self.backstage.painter.pictures
        if self.loaded is not None:
            pictures.borrow(self.loaded)
        self.loaded = pictures

    def wait_for_people(self) -> None:
        """Until nothing is being shown any more."""
        self.wait_until(lambda: not self.sitting.director.busy)

    def click_on(self, character: str) -> None:
        """The mouse on a character."""
        x, y = self.sitting.tokens[character].head
        self.read()
        self.theatre.press(Press(MOUSE, Intent.PRESS, x, y))

    def setup(self) -> Any:
        """From the menu to the setup, by the keyboard."""
        self.choose("play")
        self.wait_for("SetupScreen")
        return self.top

    def saved(self) -> Host:
        """The match as it lies on the disk, in the hands of a host of its own."""
        assert self.game.unfinished()
        return Host.resumed(Shelf(self.saves).matches()[0].reading)


OpenGame = Callable[..., Stagehand]
"""Opens the game, as often as a test likes, each time with the same folder."""
