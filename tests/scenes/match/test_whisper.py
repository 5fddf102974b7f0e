"""In a ballot a pad tells its owner the better card; everybody else sees and hears the same."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card, Deal
from kingup_game.engine.edition import terms_of
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.evenings.aids import Aids
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES, SWEEP_STEP, WHISPER_THINKS
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking
from tests.scenes.match.stage_kit import frame

ADA = companies.PADS[0]
LASTS = round(WHISPER_THINKS) + 3 * round(SWEEP_STEP)
Felt = list[tuple[str, int]]


def helped(aids: Aids) -> Company:
    company = companies.with_pads(4)
    company.favour(0, aids)
    return company


def voting(company: Company, first: Goal) -> Host:
    """The same moves whatever the first seat wishes for."""
    others = [goal for goal in GOALS if goal != first][:3]
    host = matches.new_host(terms_of("classic", 4), company)
    host.submit(Deal(0, (first, *others)))
    assert matches.play_until(host, matches.voting, Random(3))
    return host


def goals_for_and_against(company: Company) -> tuple[Goal, Goal]:
    """One with whoever stands for election, and one without."""
    nominee = voting(company, GOALS[0]).view(None).nominee
    assert nominee is not None
    wanted = next(goal for goal in GOALS if nominee in goal)
    return wanted, next(goal for goal in GOALS if nominee not in goal)


def whispered(hand: Stagehand, company: Company, goal: Goal) -> tuple[list[bytes], bytes, Felt]:
    """Everything that is seen, heard and felt after Ada's press."""
    hand.sink = Recording()
    hand.open(company, host=voting(company, goal), thinking=InlineThinking())
    felt: Felt = []
    hand.wait(round(MEANING_SETTLES) + 1)
    pads = hand.backstage.pads
    pads.rumble_door = lambda device, low, high, _: (
        felt.append((device, hand.theatre.ticks)) if low and high else None
    )
    hand.press_in_haste(Intent.COUNT, device=ADA)
    frames = []
    for tick in range(LASTS):
        hand.theatre.tick()
        if tick % 9 == 0:
            frames.append(frame(hand))
    assert hand.scene == "Vote"
    return frames, hand.sink.bytes(), felt


@pytest.mark.parametrize("aids", [Aids(worths=True), Aids(raven=True), companies.EVERY_AID])
def test_other_wishes_are_felt_by_their_owner_and_by_nobody_else(
    hand: Stagehand, aids: Aids
) -> None:
    company = helped(aids)
    one, other = (whispered(hand, company, goal) for goal in goals_for_and_against(company))
    assert one[:2] == other[:2]
    assert one[2] != other[2]
    assert {device for device, _ in (*one[2], *other[2])} == {ADA}


def test_it_buzzes_while_the_better_card_is_lit(hand: Stagehand) -> None:
    company = helped(Aids(worths=True))
    wanted, _ = goals_for_and_against(company)
    hand.open(company, host=voting(company, wanted))
    hand.wait(round(MEANING_SETTLES) + 1)
    felt: list[bool] = []
    pads = hand.backstage.pads
    hand.press_in_haste(Intent.COUNT, device=ADA)
    lit: list[float] = []

    def buzz(*_: object) -> None:
        felt.append(True)
        lit.extend(one.x for one in seen_on(hand.sitting.sheet, Sprite) if one.picture == art.BURST)

    pads.rumble_door = buzz
    hand.wait(LASTS)
    assert len(felt) == 1
    yes = art.ballot(Card.YES.value)
    cards = [one.x for one in seen_on(hand.sitting.sheet, Sprite) if one.picture == yes]
    assert set(lit) <= set(cards)
    assert lit


def test_who_feels_nothing_looks_behind_the_curtain(hand: Stagehand) -> None:
    hand.open(companies.helped(4), matches.voting)
    hand.wait(240)
    assert hand.backstage.say("own.feel") not in words_on(hand.sitting.words)
    hand.press(Intent.COUNT)
    hand.wait_for("Curtain")


def test_whose_pad_has_no_such_help_counts_its_cards_as_ever(hand: Stagehand) -> None:
    company = helped(Aids(worths=True))
    hand.open(company, matches.voting)
    hand.wait(60)
    felt: list[str] = []
    hand.backstage.pads.rumble_door = lambda device, *_: felt.append(device)
    hand.press(Intent.COUNT, device=companies.PADS[1])
    hand.wait(120)
    hand_of_ben = hand.sitting.host.view(1).hand
    assert hand_of_ben is not None
    assert felt == [companies.PADS[1]] * hand_of_ben.no
