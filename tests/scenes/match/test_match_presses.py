"""Ten thousand random presses in each scene of a match: nothing breaks, and nobody is trapped."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingup_game.app.actions import KEYBOARD, MOUSE, Action, Press
from kingup_game.scenes.flow import MatchFlow
from tests.scenes.match.stage_kit import Keys, play_to_the_end
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

PRESSES = 10_000
SHOW_EVERY = 400
DEVICES = (KEYBOARD, MOUSE, *companies.PADS, "pad:77")
ACTIONS = tuple(a for a in Action if a not in (Action.TYPE, Action.ERASE, Action.LEFT_ROOM))
OUTSIDE = ("NothingLeft", "NoneType")

Opening = Callable[[Stagehand], object]

OPENINGS: dict[str, Opening] = {
    "deal": lambda hand: hand.open(companies.with_pads(4)),
    "curtain": lambda hand: hand.open(companies.sharing(4)),
    "placement": lambda hand: hand.open(companies.solo(4), matches.placing),
    "climb": lambda hand: hand.open(companies.with_pads(4), matches.climbing),
    "vote-pads": lambda hand: hand.open(companies.with_pads(4), matches.voting),
    "vote-shared": lambda hand: hand.open(companies.sharing(4), matches.voting),
    "scoring": lambda hand: hand.open(companies.solo(4), matches.scored),
    "coronation": lambda hand: hand.open(companies.solo(4), matches.over, MatchFlow.after_scoring),
}


def random_press(chance: Random) -> Press:
    x, y = chance.uniform(-50, 1970), chance.uniform(-50, 1130)
    return Press(chance.choice(DEVICES), chance.choice(ACTIONS), x, y, text="Pad")


def come_back(hand: Stagehand, opening: Opening) -> None:
    """The presses have led out of the match."""
    room = hand.room
    if room.host.is_over:
        hand.theatre.backstage.stack.reset(room.flow.after_scoring(room), "cut")
    else:
        opening(hand)


@pytest.mark.parametrize("opening", OPENINGS)
def test_ten_thousand_presses_break_nothing(hand: Stagehand, opening: str) -> None:
    hand.settings = {"speed": 400}
    chance = Random(opening)
    OPENINGS[opening](hand)
    for number in range(PRESSES):
        hand.theatre.press(random_press(chance))
        if number % 3 == 0:
            hand.theatre.tick()
        if number % SHOW_EVERY == 0:
            hand.theatre.show()
        if hand.top in OUTSIDE:
            come_back(hand, OPENINGS[opening])
    assert hand.theatre.ticks > 0


def test_after_random_presses_a_match_can_still_be_played_to_its_end(hand: Stagehand) -> None:
    hand.settings = {"speed": 400}
    chance = Random("trap")
    hand.open(companies.solo(4), matches.placing)
    for _ in range(500):
        press = random_press(chance)
        if press.action not in (Action.PAUSE, Action.BACK):
            hand.theatre.press(press)
        hand.theatre.tick()
    hand.wait_for_people()
    play_to_the_end(hand, Keys())
    assert hand.room.host.is_over
