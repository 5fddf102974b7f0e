"""Every test of scenes plays on a stage of its own, with a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from tests.harness.disk import disk_in_time
from tests.harness.sofa_pads import Pads
from tests.harness.stagehand import OpenGame, Stagehand, open_surface
from tests.harness.thinking import InlineThinking

SMALL = (480, 270)
"""Where no pixel matters. A file that measures them has a `SIZE` of its own."""

Size = tuple[int, int]


@pytest.fixture(scope="session")
def made_for() -> dict[Size, Pictures]:
    """For each size every picture is loaded once for all tests."""
    return {}


@pytest.fixture
def size(request: pytest.FixtureRequest) -> Size:
    """Of the screen."""
    wanted: Size = getattr(request.module, "SIZE", SMALL)
    return wanted


@pytest.fixture(autouse=True)
def disk() -> Iterator[None]:
    """No test of scenes waits for one."""
    with disk_in_time():
        yield


@pytest.fixture
def open_game(tmp_path: Path, size: Size, made_for: dict[Size, Pictures]) -> Iterator[OpenGame]:
    """Opens the game, as often as a test likes, each time with the same folder."""
    surface = open_surface(size)
    if size not in made_for:
        made_for[size] = Pictures(assets_folder(), Viewport(*size))
    pictures = made_for[size]
    pygame.event.clear()
    opened: list[Stagehand] = []

    def open_again(**settings: Any) -> Stagehand:
        chosen = {"speed": 400, **settings}
        hand = Stagehand(surface, settings=chosen, folder=tmp_path, loaded=pictures)
        hand.open_game(InlineThinking())
        opened.append(hand)
        return hand

    yield open_again
    for hand in opened:
        hand.game.close()


@pytest.fixture
def game(open_game: OpenGame) -> Stagehand:
    return open_game()


@pytest.fixture
def pads(game: Stagehand) -> Iterator[Pads]:
    game.backstage.pads.start()
    game.pump()
    made = Pads(game)
    yield made
    made.pull_all()
    game.backstage.pads.stop()
