"""The raven advises whoever plays alone and asked for it, and nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from kingup_game.app.presses import Intent
from kingup_game.app.window import SMALLEST
from kingup_game.bots.questions import COACH
from kingup_game.engine.edition import terms_of
from kingup_game.engine.state import Phase
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.table.ballots import ALONE_TICKS
from kingup_game.table.bot_turns import question_for
from kingup_game.table.seats import Company
from tests.harness import companies, matches, virtual_pads
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking
from tests.harness.virtual_pads import VirtualPad, plugged
from tests.scenes.match.coach_kit import ADVISED, Slow, advice_on, open_alone, panel_of, said
from tests.scenes.match.stage_kit import Keys, play_to_the_end

CHOICES = {
    "placing": matches.placing,
    "climbing": matches.climbing,
    "voting": matches.voting,
}
C_KEY = pygame.K_c
HEAD = 20.0


def key(hand: Stagehand, code: int) -> None:
    hand.key(code)
    hand.wait()


@pytest.mark.parametrize("moment", CHOICES)
def test_somebody_alone_is_told_choices_chances_and_reasons(moment: str) -> None:
    """Side by side also in the smallest window there is, with as many seats as leave it room."""
    hand = Stagehand(open_surface(SMALLEST), players=5)
    sitting = open_alone(hand, CHOICES[moment])
    words = said(sitting)
    assert words.count("%") >= 2
    reasons = hand.backstage.words
    assert any(reasons.say(f"coach.{sure}") in words for sure in ("sure", "leaning", "even"))


@pytest.mark.parametrize("moment", CHOICES)
def test_the_first_choice_named_is_the_coachs_best(hand: Stagehand, moment: str) -> None:
    sitting = open_alone(hand, CHOICES[moment])
    host = sitting.host
    best = InlineThinking()
    answer = best.poll_coach(best.ask(question_for(0, COACH, host)))
    assert answer
    percent = min(99, max(1, round(100 * answer[0].chance)))
    first = next(label.words for label in advice_on(sitting) if "%" in label.words)
    assert f"{percent}%" in first


@pytest.mark.parametrize("moment", CHOICES)
def test_unasked_nothing_is_advised(hand: Stagehand, moment: str) -> None:
    thinking = Slow()
    sitting = open_alone(hand, CHOICES[moment], thinking, coach=False)
    assert (said(sitting), thinking.asked) == ("", 0)
    key(hand, C_KEY)
    assert (said(sitting), thinking.asked) == ("", 0)


@pytest.mark.parametrize("moment", CHOICES)
@pytest.mark.parametrize("company", [companies.sharing, companies.with_pads, companies.bots_only])
def test_two_people_or_none_are_never_advised(
    hand: Stagehand, moment: str, company: Callable[[int], Company]
) -> None:
    hand.settings = ADVISED
    thinking = Slow()
    sitting = hand.open(company(hand.players), CHOICES[moment], thinking=thinking)
    for _ in range(6):
        hand.press(Intent.COUNT)
        hand.press(Intent.COUNT, device=companies.PADS[0])
        hand.wait(5)
        assert (said(sitting), thinking.asked) == ("", 0)


def test_nothing_waits_for_the_coach_and_what_comes_late_is_dropped(hand: Stagehand) -> None:
    thinking = Slow()
    sitting = open_alone(hand, matches.climbing, thinking)
    assert (thinking.asked, said(sitting)) == (1, "")
    hand.click_on(matches.small_move(sitting.host))
    hand.wait(2)
    assert len(thinking.forgotten) == 1
    thinking.is_done = True
    hand.wait_for_people()
    assert said(sitting) == ""


def test_an_answer_fills_in_when_it_comes(hand: Stagehand) -> None:
    thinking = Slow()
    sitting = open_alone(hand, matches.climbing, thinking)
    assert said(sitting) == ""
    thinking.is_done = True
    hand.wait(1)
    assert "%" in said(sitting)
    assert thinking.asked == 1


def test_a_coach_that_is_out_of_order_says_nothing(hand: Stagehand) -> None:
    hand.settings = ADVISED
    sitting = hand.open(companies.solo(4), matches.climbing)
    hand.wait(30)
    assert said(sitting) == ""
    hand.press(Intent.CONFIRM)
    hand.wait(2)
    assert sitting.host.seats_to_act != (0,) or sitting.host.phase is not Phase.MOVE


def test_one_key_hushes_the_raven_and_asks_it_again(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing)
    say = hand.backstage.say
    assert say("coach.hide") in said(sitting)
    key(hand, C_KEY)
    assert say("coach.show") in said(sitting)
    assert "%" not in said(sitting)
    key(hand, C_KEY)
    assert "%" in said(sitting)


def test_a_hushed_raven_does_not_think_and_stays_hushed(hand: Stagehand) -> None:
    thinking = Slow()
    thinking.is_done = True
    sitting = open_alone(hand, matches.placing, thinking)
    key(hand, C_KEY)
    asked = thinking.asked
    hand.press(Intent.CONFIRM, Intent.CONFIRM)
    hand.wait_until(lambda: sitting.host.seats_to_act == (0,) and not sitting.director.busy)
    hand.wait(10)
    assert thinking.asked == asked
    assert hand.backstage.say("coach.show") in said(sitting)


@pytest.mark.parametrize("moment", CHOICES)
def test_a_click_on_the_panels_head_hushes_it_and_does_nothing_else(
    hand: Stagehand, moment: str
) -> None:
    sitting = open_alone(hand, CHOICES[moment])
    before = sitting.host.events_so_far
    for is_open in (False, True):
        taken = panel_of(sitting)
        hand.click(taken.middle[0], taken.y + HEAD)
        hand.wait(4)
        assert ("%" in said(sitting)) is is_open
    assert sitting.host.events_so_far == before
    assert hand.scene in ("Placement", "Climb", "Vote")


def test_the_button_shown_is_that_of_the_device_in_use(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing)
    marks = [PICTURE_MARK.findall(said(sitting))]
    pads = hand.backstage.pads
    pads.start()
    pad = VirtualPad()
    with plugged(pad):
        hand.theatre.feed(pygame.event.get())
        pad.down(virtual_pads.UP)
        hand.theatre.feed(pygame.event.get())
        hand.wait(2)
        assert hand.backstage.controls.last_device == pad.device
        marks.append(PICTURE_MARK.findall(said(sitting)))
    pads.stop()
    assert marks[0] != marks[1]


def test_the_setting_counts_from_the_pause_on(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing, coach=False)
    hand.press(Intent.PAUSE)
    hand.wait(30)
    hand.backstage.settings.coach = True
    hand.press(Intent.PAUSE)
    hand.wait(60)
    assert "%" in said(sitting)


def test_a_vote_hides_the_advice_once_the_box_is_closed(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.voting)
    assert "%" in said(sitting)
    hand.press(Intent.YES)
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE)
    hand.wait(2)
    assert said(sitting) == ""


def test_a_whole_match_with_the_raven_comes_to_its_end(hand: Stagehand) -> None:
    hand.settings, company = {**ADVISED, "speed": 400}, companies.solo(3)
    hand.open(company, host=matches.new_host(terms_of("classic", 3, rounds=1), company))
    play_to_the_end(hand, Keys())


def click_first_advice(hand: Stagehand, sitting: Sitting) -> None:
    """On its number, by a mouse."""
    hand.point(800, 500)
    hand.wait(30)
    label = next(label for label in advice_on(sitting) if "%" in label.words)
    hand.click(label.x, label.y)
    hand.wait()


def test_a_click_on_the_advised_card_plays_it(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.voting)
    click_first_advice(hand, sitting)
    assert "%" in said(sitting), "the raven goes on speaking"
    hand.wait(ALONE_TICKS + 30)
    assert sitting.host.phase is not Phase.VOTE, "the card is in the box"


def test_a_click_on_any_other_advice_neither_moves_anybody_nor_hushes_it(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing)
    before = sitting.host.events_so_far
    click_first_advice(hand, sitting)
    assert sitting.host.events_so_far == before
    assert "%" in said(sitting)
