"""Whatever people press around a match, nothing breaks, and Back always leads home."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.app.presses import BINDABLE, KEYBOARD, MOUSE, Intent, Press
from tests.harness.stagehand import Stagehand

PRESSES = 2500
MOST_BACKS = 6
DEVICES = (KEYBOARD, MOUSE, "pad:1", "pad:2")
OUTSIDE = (
    "Menu",
    "SetupScreen",
    "SeatPage",
    "NamePage",
    "RulesPage",
    "SettingsPage",
    "BindingsPage",
)


def random_press(chance: Random) -> Press:
    device = chance.choice(DEVICES)
    if device == MOUSE:
        action = chance.choice((Intent.POINT, Intent.PRESS, Intent.PRESS, Intent.BACK))
        return Press(device, action, chance.uniform(0, 1920), chance.uniform(0, 1080))
    return Press(device, chance.choice((*BINDABLE, Intent.CONFIRM, Intent.DEVICE_LEFT)))


def go_home(game: Stagehand) -> None:
    """Back to the menu, by Back alone where that is possible."""
    for _ in range(MOST_BACKS):
        if game.scene == "Menu" or game.scene not in OUTSIDE:
            break
        game.backstage.controls.capturing = False
        game.tap("pad:1", Intent.BACK)
        game.settle()
    assert game.scene == "Menu" or game.scene not in OUTSIDE


@pytest.mark.parametrize("seed", range(2))
def test_no_press_breaks_anything_and_back_leads_home(game: Stagehand, seed: int) -> None:
    chance = Random(seed)
    for number in range(PRESSES):
        if game.top is None:
            game.backstage.stack.push(game.game.menu())
        game.theatre.press(random_press(chance))
        game.wait(1 + number % 3)
        if number % 150 == 149:
            if game.scene == "BindingsPage":
                game.wait(620)
            go_home(game)
            game.backstage.stack.reset(game.game.menu(), "cut")
