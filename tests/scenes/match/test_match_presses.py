"""After whatever anybody pressed, a match can still be played to its end."""

from __future__ import annotations

from random import Random

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.engine.edition import terms_of
from tests.harness import companies, matches
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import Keys, play_to_the_end

DEVICES = (KEYBOARD, MOUSE, *companies.PADS, "pad:77")
ACTIONS = tuple(a for a in Intent if a not in (Intent.TYPE, Intent.ERASE, Intent.DEVICE_LEFT))


def random_press(chance: Random) -> Press:
    x, y = chance.uniform(-50, 1970), chance.uniform(-50, 1130)
    return Press(chance.choice(DEVICES), chance.choice(ACTIONS), x, y, text="Pad")


def test_after_random_presses_a_match_can_still_be_played_to_its_end(hand: Stagehand) -> None:
    hand.settings = {"speed": 400}
    chance = Random("trap")
    company = companies.solo(4)
    one_round = terms_of("classic", 4, rounds=1)
    hand.open(company, host=matches.host_at(one_round, company, matches.placing))
    for _ in range(500):
        press = random_press(chance)
        if press.intent not in (Intent.PAUSE, Intent.BACK):
            hand.theatre.press(press)
        hand.theatre.tick()
    hand.wait_for_people()
    play_to_the_end(hand, Keys())
    assert hand.sitting.host.is_over
