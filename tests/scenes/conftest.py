"""Every test of scenes plays on a stage of its own, with a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.evening import Evening, Open
from tests.sofa_pads import Pads


@pytest.fixture
def open_game(tmp_path: Path) -> Iterator[Open]:
    """Opens the game, as often as a test likes, each time with the same folder."""
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    evenings: list[Evening] = []

    def open_again(**settings: Any) -> Evening:
        evenings.append(Evening(tmp_path, **settings))
        return evenings[-1]

    yield open_again
    for evening in evenings:
        evening.close()


@pytest.fixture
def game(open_game: Open) -> Evening:
    return open_game()


@pytest.fixture
def pads(game: Evening) -> Iterator[Pads]:
    game.stage.pads.start()
    game.pump()
    made = Pads(game)
    yield made
    made.pull_all()
    game.stage.pads.stop()
