"""Between two rounds nothing of the new one is seen before the old one is covered."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.kit.stack import TRANSITIONS
from tests.harness import companies, matches
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

FADE = TRANSITIONS["fade"]


def after_the_first_round(hand: Stagehand, edition: str) -> None:
    """Everything of the round has been shown, and the page says how it goes on."""
    hand.edition = edition
    hand.open(companies.solo(4), matches.scored)
    assert hand.scene == "Scoring"
    hand.wait_for_people()
    hand.wait_until(lambda: bool(hand.sitting.line.words))
    hand.wait(60)


def fading_out(hand: Stagehand) -> list[bytes]:
    """Every frame until the old scene is covered."""
    frames = []
    for _ in range(FADE.closing_ticks - 1):
        hand.theatre.tick()
        frames.append(frame(hand))
    return frames


@pytest.mark.parametrize("edition", ["classic", "jester"])
def test_the_old_round_stands_until_it_is_covered(hand: Stagehand, edition: str) -> None:
    after_the_first_round(hand, edition)
    hand.theatre.backstage.stack.replace(Scene(), "fade")
    only_covered = fading_out(hand)

    after_the_first_round(hand, edition)
    hand.press(Intent.SKIP)
    assert hand.sitting.host.phase is Phase.PLACE, "the rules have dealt the new round"
    assert fading_out(hand) == only_covered


@pytest.mark.parametrize("edition", ["classic", "jester"])
def test_under_the_cover_the_new_round_takes_the_place_of_the_old(
    hand: Stagehand, edition: str
) -> None:
    after_the_first_round(hand, edition)
    before = frame(hand)
    hand.press(Intent.SKIP)
    hand.wait(FADE.length_ticks + 1)
    assert hand.scene != "Scoring"
    assert hand.sitting.shown.public.round == 2
    assert frame(hand) != before
