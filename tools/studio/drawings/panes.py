"""A picture on the stage at once, twice and four times its size, side by side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pygame

from kingup_game.stage.layout import HEIGHT, WIDTH
from kingup_game.theme.palette import INK, PARCHMENT

GROUNDS: Final = ("day", "dusk", "night", "parchment", "dark")
ZOOMS: Final = (1, 2, 4)
WHOLE: Final = -1
_SHARES: Final = (0.22, 0.30, 0.48)
_GAP: Final = 4
_FLAT: Final = {"parchment": PARCHMENT, "dark": INK}
_FRAMES_A_SECOND: Final = 10


@dataclass(frozen=True)
class Shown:
    """A picture, how wide one of its frames is on the stage, and where its foot is."""

    picture: pygame.Surface
    wide: float
    frames: int
    foot: tuple[float, float]

    @property
    def high(self) -> float:
        """Design units."""
        return self.picture.get_height() * self.wide * self.frames / self.picture.get_width()

    def frame(self, number: int, zoom: float) -> pygame.Surface:
        """One frame, as many pixels a design unit."""
        wide = self.picture.get_width() // self.frames
        part = self.picture.subsurface(
            (number % self.frames * wide, 0, wide, self.picture.get_height())
        )
        size = max(1, round(self.wide * zoom)), max(1, round(self.high * zoom))
        return pygame.transform.smoothscale(part, size)


@dataclass(frozen=True)
class Way:
    """How people look: on which ground, at which size (0 is all three), moved how far."""

    ground: str = GROUNDS[0]
    zoom: int = 0
    aside: tuple[float, float] = (0.0, 0.0)

    def on_next_ground(self) -> Way:
        """Another backdrop."""
        return replace(self, ground=GROUNDS[(GROUNDS.index(self.ground) + 1) % len(GROUNDS)])

    def moved(self, dx: float, dy: float) -> Way:
        """Design units further."""
        return replace(self, aside=(self.aside[0] + dx, self.aside[1] + dy))


class Panes:
    """Draws a picture upon the backdrops that lie in `assets`."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._grounds: dict[str, pygame.Surface] = {}

    def draw(self, on: pygame.Surface, shown: Shown, way: Way, ms: int) -> None:
        """Fill `on`; the middle of the picture is the middle of every pane."""
        number = ms * _FRAMES_A_SECOND // 1000
        zooms: list[float] = [way.zoom] if way.zoom else list(ZOOMS)
        if way.zoom == WHOLE:
            zooms = [min(on.get_width() / shown.wide, on.get_height() / shown.high)]
        shares = [1.0] if way.zoom else list(_SHARES)
        on.fill(INK)
        left = 0
        for zoom, share in zip(zooms, shares, strict=True):
            wide = round(on.get_width() * share)
            box = pygame.Rect(left, 0, wide - _GAP, on.get_height())
            self._pane(on.subsurface(box.clip(on.get_rect())), shown, way, zoom, number)
            left += wide

    def _pane(self, on: pygame.Surface, shown: Shown, way: Way, zoom: float, number: int) -> None:
        frame = shown.frame(number, zoom)
        across, down = on.get_width() / zoom, on.get_height() / zoom
        left = _within(shown.foot[0] - across / 2, across, WIDTH) + way.aside[0]
        top = _within(shown.foot[1] - shown.high / 2 - down / 2, down, HEIGHT) + way.aside[1]
        self._ground(on, way.ground, left, top, zoom)
        x = (shown.foot[0] - shown.wide / 2 - left) * zoom
        y = (shown.foot[1] - shown.high - top) * zoom
        on.blit(frame, (round(x), round(y)))

    def _ground(self, on: pygame.Surface, name: str, left: float, top: float, zoom: float) -> None:
        on.fill(_FLAT.get(name, INK))
        if name in _FLAT:
            return
        file = f"{name}-small" if zoom <= 1 else name
        if file not in self._grounds:
            loaded = pygame.image.load(self._assets / "castle" / f"{file}.webp")
            self._grounds[file] = loaded.convert()
        ground = self._grounds[file]
        unit = ground.get_width() // WIDTH
        across, down = (int(side / zoom) + 2 for side in on.get_size())
        seen = pygame.Rect(int(left), int(top), across, down)
        part = seen.clip((0, 0, WIDTH, HEIGHT))
        if not part.w or not part.h:
            return
        drawn = ground.subsurface([unit * side for side in part])
        grown = pygame.transform.smoothscale(drawn, (round(part.w * zoom), round(part.h * zoom)))
        on.blit(grown, (round((part.x - left) * zoom), round((part.y - top) * zoom)))


def _within(start: float, length: float, whole: int) -> float:
    """Not beyond the stage, where what is seen is smaller than it."""
    return min(max(start, 0.0), whole - length) if length <= whole else start
