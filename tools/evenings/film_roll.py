"""Pictures of an evening, some on a page, each with what was done and when."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from kingup_game.app.loop import TICKS_PER_SECOND
from tests.harness.hands import Hands

COLUMNS, ROWS = 2, 3
TILE: Final = (880, 495)
CAPTION: Final = 26
_INK, _PAPER, _ARROW = "#111111", "#EEEADF", "#FF2D2D"
_POINTER: Final = ((0, 0), (0, 26), (7, 20), (12, 30), (17, 28), (12, 18), (20, 18))


class FilmRoll:
    """Writes a page whenever one is full. Without a folder nothing is filmed."""

    def __init__(self, hands: Hands, folder: Path | None, name: str) -> None:
        self._hands = hands
        self._folder = folder
        self._name = name
        self._tiles: list[tuple[str, pygame.Surface]] = []
        self._pages = 0
        self.pointer: tuple[int, int] | None = None
        """Where the mouse's arrow is, which no surface shows, in pixels."""

    def shoot(self, tick: int, caption: str) -> None:
        """One picture of the screen as it is now."""
        if self._folder is None:
            return
        screen = self._hands.picture()
        tile = pygame.transform.smoothscale(screen, TILE)
        if self.pointer is not None:
            scale = TILE[0] / screen.get_width()
            x, y = (side * scale for side in self.pointer)
            pygame.draw.polygon(tile, _ARROW, [(x + dx, y + dy) for dx, dy in _POINTER])
        self._tiles.append((f"{tick / TICKS_PER_SECOND:.1f} s  {caption}", tile))
        if len(self._tiles) == COLUMNS * ROWS:
            self.finish_page()

    def finish_page(self) -> None:
        """Write what there is."""
        if self._folder is None or not self._tiles:
            return
        wide, high = TILE[0], TILE[1] + CAPTION
        page = pygame.Surface((wide * COLUMNS, high * ROWS))
        page.fill(_PAPER)
        font = pygame.font.Font(None, CAPTION - 2)
        for number, (caption, tile) in enumerate(self._tiles):
            x, y = number % COLUMNS * wide, number // COLUMNS * high
            page.blit(font.render(caption, True, _INK), (x + 6, y + 4))
            page.blit(tile, (x, y + CAPTION))
        self._pages += 1
        self._tiles = []
        self._folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(page, self._folder / f"{self._name}-{self._pages:03}.png")
