"""A small screen, and a stagehand who opens matches on it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from kingup_game.stage.audio import Recording
from tests.scenes.match.stage_kit import SMALL
from tools.shooting.stagehand import Stagehand, open_surface


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    yield open_surface(SMALL)
    pygame.display.quit()


@pytest.fixture
def hand(screen: pygame.Surface) -> Stagehand:
    return Stagehand(screen, sink=Recording())
