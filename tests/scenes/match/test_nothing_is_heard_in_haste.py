"""A press within 0.4 s of a scene, a turn or a question is not heard, whichever hand it was.

Two matches are the same but for such presses, of hands that had rested: nothing may come of them.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness import companies, matches
from tests.harness.looking import behind_curtain
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

SETTLES = round(MEANING_SETTLES)
HASTY = (
    *(Intent.CONFIRM, Intent.NO, Intent.YES, Intent.BACK, Intent.LEFT),
    *(Intent.UP, Intent.COUNT, Intent.ALMANAC, Intent.STORY),
)
RESTED = 100
OPENED = 4
"""A table that is opened has been there for so long, and a little more."""


def line(hand: Stagehand) -> str:
    return hand.sitting.match.voice.line.words


def placing(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.placing)


def climbing(hand: Stagehand) -> None:
    hand.open(companies.helped(4), matches.climbing)


def next_turn(hand: Stagehand) -> None:
    """Somebody else at the same keyboard is asked."""
    hand.open(companies.sharing(4), matches.climbing)
    hand.wait(RESTED)
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: hand.top.asked_seat == 1)


def own_turn_again(hand: Stagehand) -> None:
    """Bots have acted meanwhile."""
    hand.open(companies.solo(4))
    hand.wait_until(lambda: hand.scene == "Placement" and hand.top.asked_seat == 0)
    hand.wait(RESTED)
    hand.press(Intent.CONFIRM)
    hand.wait(RESTED)
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: hand.top.asked_seat is None)
    hand.wait_until(lambda: hand.top.asked_seat == 0)


def nominating(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.nominating)
    hand.wait(RESTED)
    hand.click_on(next(m.character for m in matches.moves(sitting.host) if m.to.word == "throne"))


def vote_alone(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.voting)


def vote_passed_on(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.voting)
    for name in ("Ada", "Brunhilde"):
        said = hand.backstage.say("vote.pass_to", name=name)
        hand.wait_until(lambda said=said: said in line(hand))  # type: ignore[misc]
        if name == "Ada":
            hand.wait(RESTED)
            hand.press(Intent.YES, Intent.CONFIRM)


def after_a_refusal(hand: Stagehand) -> None:
    hand.electors.card = Card.NO
    hand.open(companies.solo(4), matches.voting)
    hand.wait(RESTED)
    hand.press(Intent.YES)
    hand.wait_until(lambda: hand.scene == "Climb" and hand.top.asked_seat is not None)


def curtain(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    hand.wait_until(lambda: hand.scene == "Curtain" and behind_curtain(hand) == "prompt")


def next_curtain(hand: Stagehand) -> None:
    curtain(hand)
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: behind_curtain(hand) == "secret")
    hand.wait_until(lambda: behind_curtain(hand) == "prompt")


def closed_again(opens: Intent, closes: Intent) -> Callable[[Stagehand], None]:
    """A page over the match was closed, by the button that means something there too."""

    def come(hand: Stagehand) -> None:
        hand.open(companies.sharing(4), matches.climbing)
        hand.wait(RESTED)
        hand.press(opens)
        hand.wait(RESTED)
        assert hand.scene != "Climb"
        hand.press(closes)
        hand.wait_until(lambda: hand.scene == "Climb")

    return come


MOMENTS = {
    "placing": placing,
    "climbing": climbing,
    "another's turn": next_turn,
    "one's turn again": own_turn_again,
    "a nomination": nominating,
    "a vote alone": vote_alone,
    "a vote passed on": vote_passed_on,
    "after a refusal": after_a_refusal,
    "a curtain": curtain,
    "the next one's curtain": next_curtain,
    "a pause that closed": closed_again(Intent.PAUSE, Intent.CONFIRM),
    "an almanac that closed": closed_again(Intent.ALMANAC, Intent.BACK),
    "a story that closed": closed_again(Intent.STORY, Intent.BACK),
}


def outcome(hand: Stagehand, come: Callable[[Stagehand], None], pressed_at: set[int]) -> object:
    """What is so, and what is seen, once the moment is over in which nothing is heard."""
    come(hand)
    for tick in range(SETTLES + 2):
        if tick in pressed_at:
            for intent in HASTY:
                hand.press_in_haste(intent)
        hand.theatre.tick()
    return hand.scene, hand.sitting.host.record(), line(hand), frame(hand)


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_was_pressed_in_haste_never_happened(hand: Stagehand, moment: str) -> None:
    come = MOMENTS[moment]
    calm = outcome(hand, come, set())
    assert outcome(hand, come, {0, SETTLES // 2, SETTLES - OPENED}) == calm


@pytest.mark.parametrize("moment", MOMENTS)
def test_soon_after_everything_is_heard(hand: Stagehand, moment: str) -> None:
    come = MOMENTS[moment]
    calm = outcome(hand, come, set())
    assert outcome(hand, come, {SETTLES + 1}) != calm
