"""A stage of television's proportions, and a stagehand who shows every scene on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand, open_surface

SIZE = (1280, 720)
"""Unless a file that measures no letters has a smaller `SIZE` of its own."""

OpenStage = Callable[..., Stagehand]


@pytest.fixture(scope="session")
def loaded() -> Pictures:
    """Every picture is loaded once for all tests."""
    return Pictures(assets_folder(), Viewport(*SIZE))


@pytest.fixture
def stage(request: pytest.FixtureRequest, loaded: Pictures) -> Iterator[OpenStage]:
    """Makes a stagehand for an edition, a number of players and settings."""
    size = getattr(request.module, "SIZE", SIZE)

    def open_stage(edition: str = "classic", players: int = 4, **settings: Any) -> Stagehand:
        surface = open_surface(size)
        return Stagehand(surface, edition, players, settings, sink=Recording(), loaded=loaded)

    yield open_stage
    pygame.display.quit()
