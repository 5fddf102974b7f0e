"""The game's first picture: there before everything else is, and no press is lost meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.game import Game
from kingup_game.theatre import Theatre
from kingup_game.unpacking import Unpacking
from tests.harness.thinking import InlineThinking

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOW = (640, 360)
BEFORE_ANY_PUPPET = 28
BEHIND_THE_DOORS = tuple(
    f"kingup_game.{name}"
    for name in ("scenes.match.", "scenes.setup.", "scenes.lesson.", "bots.lanes.", "table.live")
)


class Loading(Unpacking):
    """What is behind the doors is there when a test says so."""


@pytest.fixture
def theatre() -> Theatre:
    pygame.display.init()
    pygame.font.init()
    return Theatre(pygame.display.set_mode(WINDOW), assets_folder())


def opened(theatre: Theatre) -> Loading:
    loading = Loading()
    game = Game(theatre.backstage, InlineThinking(), None, None, loading)
    theatre.open(lambda _: game.menu())
    return loading


def test_nothing_that_lies_behind_the_doors_is_loaded_before_the_first_picture(
    tmp_path: Path,
) -> None:
    code = f"""
import sys, pygame
def presented(rects):
    early = [name for name in sys.modules if name.startswith({BEHIND_THE_DOORS})]
    print(*early)
    pygame.event.post(pygame.Event(pygame.QUIT))
pygame.display.update = presented
from kingup_game.cli import main
sys.exit(main(["--window", "1024x600"]))
"""
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "KINGUP_HOME": str(tmp_path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "", "loaded too early"


def test_a_press_before_the_doors_can_open_is_kept_and_heard(theatre: Theatre) -> None:
    loading = opened(theatre)
    theatre.tick()
    theatre.show()
    title = theatre.backstage.stack.top
    theatre.press(Press(KEYBOARD, Intent.CONFIRM))
    for _ in range(20):
        theatre.tick()
    assert theatre.backstage.stack.top is title
    loading.is_done = True
    for _ in range(60):
        theatre.tick()
    assert theatre.backstage.stack.top is not title


def test_whoever_lives_in_the_castle_comes_up_bit_by_bit_and_the_menu_stays(
    theatre: Theatre,
) -> None:
    loading = opened(theatre)
    theatre.tick()
    theatre.show()
    surface = theatre.backstage.painter.target
    first = surface.copy()
    loading.is_done = True
    changed = []
    for _ in range(BEFORE_ANY_PUPPET):
        before = surface.copy()
        theatre.tick()
        theatre.backstage.painter.pictures.finish_decoding()
        theatre.show()
        changed.append(_difference(before, surface))
    assert _difference(first, surface) > 0, "somebody has come"
    assert max(changed) < 0.2 * _difference(first, surface), "nobody is there at once"
    menu = pygame.Rect(50, 130, 160, 180)
    assert _difference(first.subsurface(menu), surface.subsurface(menu)) < 1


def _difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """By how much they differ on average, of 255 a colour."""
    small = [pygame.transform.smoothscale(part, (64, 36)) for part in (one, other)]
    first, second = (pygame.image.tobytes(part, "RGB") for part in small)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
