"""A small screen, and a stagehand who opens matches on it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand, open_surface
from tests.scenes.match.stage_kit import SMALL


@pytest.fixture(scope="session")
def loaded() -> Pictures:
    """Every picture is loaded once for all tests."""
    return Pictures(assets_folder(), Viewport(*SMALL))


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    yield open_surface(SMALL)
    pygame.display.quit()


@pytest.fixture
def hand(screen: pygame.Surface, loaded: Pictures) -> Stagehand:
    return Stagehand(screen, sink=Recording(), loaded=loaded)


@pytest.fixture
def five(hand: Stagehand) -> Stagehand:
    """The Jester edition at a table of five."""
    hand.edition, hand.players = "jester", 5
    return hand
