"""Thousands of random presses in each kind of scene: nothing breaks, and each has a way out.

It is a share of the campaign `presses`, which makes ten thousand in each (docs/solid.md).
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from kingup_game import scenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.pictures import Pictures
from tests.campaigns.presses import press_within
from tests.scenes.match.anybody import Anybody
from tests.scenes.match.openings import OPENINGS

PRESSES = 2_000
RARE = {"Climb": 10_000}
"""Seldom does somebody who is not asked press there while everything rests."""


@pytest.fixture
def anybody(screen: pygame.Surface, loaded: Pictures) -> Iterator[Anybody]:
    anybody = Anybody(screen, loaded, Random(11))
    yield anybody
    anybody.game.close()


@pytest.mark.parametrize("name", OPENINGS)
def test_thousands_of_presses_break_nothing_and_lead_into_no_trap(
    anybody: Anybody, name: str
) -> None:
    presses = RARE.get(name, PRESSES)
    assert press_within(anybody, name, presses) >= presses


def test_every_scene_of_the_game_is_pressed() -> None:
    """Whoever adds a scene adds it to the openings."""
    found = set()
    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        members = vars(importlib.import_module(module.name)).values()
        found |= {
            one.__name__
            for one in members
            if inspect.isclass(one) and issubclass(one, Scene) and not inspect.isabstract(one)
        }
    within = {"LessonCount"}  # it lies in a lesson, which lets no press through to it
    kinds = {"Scene", "MatchScene", "WatchedMatch", "Showreel"}  # those that others are kinds of
    assert found - kinds - within == {name.partition("/")[0] for name in OPENINGS}
