"""A pad without a mapping is asked for its buttons once, and known from then on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingup_game.app.presses import Intent
from kingup_game.scenes.settings.pad_lesson import ASKED
from kingup_game.theme.durations import LESSON_AWAITED
from tests.harness.stagehand import Stagehand
from tests.harness.virtual_pads import VirtualPad, plugged

BACKWARDS = [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.fixture
def strange(game: Stagehand) -> Iterator[tuple[Stagehand, VirtualPad]]:
    game.backstage.pads.start()
    game.pump()
    pad = VirtualPad("Bargain Pad", mapped=False)
    with plugged(pad):
        game.pump()
        yield game, pad
    game.backstage.pads.stop()


def show(game: Stagehand, pad: VirtualPad, button: int) -> None:
    pad.down(button)
    game.pump()
    pad.up(button)
    game.pump()
    game.wait()


def test_the_buttons_that_were_shown_are_used_and_kept(
    strange: tuple[Stagehand, VirtualPad],
) -> None:
    game, pad = strange
    assert game.scene == "PadLesson"
    for button in BACKWARDS:
        show(game, pad, button)
    assert game.scene == "Menu"
    known = next(iter(game.backstage.settings.pads.values()))
    assert [known[f"button:{raw}"] for raw in BACKWARDS] == list(ASKED)
    show(game, pad, 7)
    game.wait_for("SetupScreen")


def test_a_button_shown_twice_leaves_the_present_one_out(
    strange: tuple[Stagehand, VirtualPad],
) -> None:
    game, pad = strange
    show(game, pad, 4)
    for _ in ASKED[1:]:
        show(game, pad, 4)
    assert game.scene == "Menu"
    known = next(iter(game.backstage.settings.pads.values()))
    assert known["button:4"] == "a"


def test_the_lesson_waits_for_nobody_for_ever(strange: tuple[Stagehand, VirtualPad]) -> None:
    game, _ = strange
    game.wait(LESSON_AWAITED * len(ASKED) + 5)
    assert game.scene in ("Menu", "Demonstration")


def test_back_on_any_other_device_leaves_the_lesson(strange: tuple[Stagehand, VirtualPad]) -> None:
    game, pad = strange
    game.tap("keyboard", Intent.BACK)
    assert game.scene == "Menu"
    assert game.backstage.pads.learning is None
    pad.unplug()
    game.pump()
    assert game.scene == "Menu"
