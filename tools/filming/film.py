"""The showreel as a film: its frames one after the other, and its sound, the same every time."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from kingup_game.app.loop import TICKS_PER_SECOND
from kingup_game.app.paths import assets_folder
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.title.showreel import Showreel
from kingup_game.table.settings import Settings
from kingup_game.theatre import Theatre
from kingup_game.watching import reel_match, watched
from tools.filming.heard import Heard
from tools.filming.mixing import Mix
from tools.studio.sound.waves import Signal


class Film:
    """Plays the reel on a surface; nothing in it depends on the machine's speed."""

    def __init__(self, surface: pygame.Surface, language: str = "en") -> None:
        self.heard = Heard()
        self.surface = surface
        settings = Settings(language=language, hints=False)
        self.theatre = Theatre(surface, assets_folder(), settings, sink=self.heard)
        self.ticks = 0
        self.shots: list[tuple[int, str]] = []
        """At which tick each shot began, by its event."""

    def play(self) -> Iterator[int]:
        """Tick by tick, to the end."""
        opened: list[Showreel] = []

        def first(backstage: Backstage) -> Scene:
            recorded = reel_match()
            assert recorded is not None, "bake it: python tools/bake.py reel/"
            opened.append(Showreel(backstage, *watched(recorded, renames_bots=True)))
            return opened[0]

        self.theatre.open(first)
        (reel,) = opened
        shot = None
        while True:
            self.theatre.tick()
            if reel.is_done:
                return
            self.theatre.backstage.painter.pictures.finish_decoding()
            if reel.shot is not shot and reel.shot is not None:
                self.shots.append((self.ticks, reel.shot.event))
            shot = reel.shot
            yield self.ticks
            self.ticks += 1
            self.heard.tick = self.ticks

    def frames(self, a_second: int) -> Iterator[pygame.Surface]:
        """What is seen, so many times a second."""
        every = TICKS_PER_SECOND // a_second
        for tick in self.play():
            if tick % every == 0:
                self.theatre.show()
                yield self.surface

    def sound(self) -> Signal:
        """What was heard so far."""
        audio = self.theatre.backstage.audio
        mix = Mix(audio.book, assets_folder() / "sound", audio.volumes)
        return mix.of(self.heard.lines, self.ticks)
