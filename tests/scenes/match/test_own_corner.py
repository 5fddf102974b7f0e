"""One's own goal and cards lie open for whoever plays alone, but not while goals are counted."""

from __future__ import annotations

from kingup_game.app.presses import Intent
from kingup_game.stage.canvas.item import Item
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand


def is_open(sitting: Sitting) -> bool:
    return bool(seen_on(sitting.sheet, Item, Layer.OWN_CORNER))


def test_it_is_open_while_somebody_chooses(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    hand.wait(1)
    assert is_open(sitting)


def test_the_count_has_it_closed_also_after_a_pause(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.scored)
    hand.wait(60)
    assert not is_open(sitting)
    hand.press(Intent.PAUSE)
    hand.wait(20)
    hand.press(Intent.PAUSE)
    hand.wait(20)
    assert hand.scene == "Scoring"
    assert not is_open(sitting)


def test_the_coronation_has_it_closed(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.over, Sitting.coronation)
    hand.wait_for_people()
    assert hand.scene == "Coronation"
    assert not is_open(sitting)
