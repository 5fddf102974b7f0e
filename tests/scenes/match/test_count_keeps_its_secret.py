"""While the drum rolls the rules know the result already; nothing on the stage may tell it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.scoring import worth
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.vote import Vote
from kingup_game.scenes.over_match.almanac_page import IS_OPEN, LEAST_TICKS, AlmanacScene
from kingup_game.scenes.over_match.standings import Standings
from tests.harness import companies, matches
from tests.harness.decoding import decoded_when_asked
from tests.harness.looking import words_on
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import bot, climb_to, open_scene, person, sit_down
from tests.scenes.match.stage_kit import frame

OPEN = {"open_ballots": True}


@pytest.fixture(autouse=True)
def _alike() -> Iterator[None]:
    """A count is compared with another, to the pixel."""
    with decoded_when_asked():
        yield


def count_begins(game: Stagehand, first: Intent = Intent.NO) -> Sitting:
    """Two people vote, and the drum rolls."""
    people = [person("Ada", 0, KEYBOARD), person("Ben", 1, "pad:1"), bot("Cy", 2)]
    sitting = sit_down(game, people, house=OPEN)
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(KEYBOARD, first)
    game.tap("pad:1", Intent.YES)
    for _ in range(600):
        game.wait()
        if sitting.host.phase is not Phase.VOTE:
            assert sitting.is_counting
            return sitting
    raise AssertionError("the ballots were never counted")


@pytest.mark.parametrize("outcome", [Intent.NO, Intent.YES])
def test_worths_are_those_before_the_election_until_the_cards_are_open(
    game: Stagehand, outcome: Intent
) -> None:
    sitting = count_begins(game, outcome)
    before = sitting.shown.public.board
    assert sitting.host.view(None).board != before or outcome is Intent.YES
    game.tap(KEYBOARD, Intent.ALMANAC)
    assert isinstance(game.backstage.stack.top, AlmanacScene)
    game.wait(IS_OPEN)
    told = words_on(game.backstage.stack.top.sheets()[0])
    for goal in sitting.shown.almanac.goals:
        assert str(worth(goal, before)) in told
    game.wait(LEAST_TICKS)
    game.tap(KEYBOARD, Intent.BACK)
    assert isinstance(game.backstage.stack.top, Vote)
    assert sitting.shown.public.board == before


def ticks_to_the_end_of(game: Stagehand) -> int:
    for passed in range(2000):
        if game.scene == "Climb":
            return passed
        game.wait()
    raise AssertionError("the count never ended")


@pytest.mark.parametrize("by", [KEYBOARD, "pad:1", MOUSE])
def test_the_drum_waits_for_a_pause(game: Stagehand, by: str) -> None:
    count_begins(game)
    usual = ticks_to_the_end_of(game)
    sitting = count_begins(game)
    if by == MOUSE:
        game.click(5, 5)
        game.wait()
        game.click(*game.top.match.tower_buttons.shown[Intent.PAUSE].middle)
    else:
        game.tap(by, Intent.PAUSE)
    assert game.scene == "Pause"
    game.wait(600)
    assert sitting.is_counting
    game.tap(KEYBOARD, Intent.PAUSE)
    assert game.scene == "Vote"
    assert usual - 10 < ticks_to_the_end_of(game) <= usual
    assert not sitting.is_counting


@pytest.mark.parametrize("outcome", [Intent.NO, Intent.YES])
def test_the_pause_does_not_tell_how_the_election_ended(game: Stagehand, outcome: Intent) -> None:
    """Neither the votes of the round nor a look at one's card, which only a round has."""
    count_begins(game, outcome)
    game.tap(KEYBOARD, Intent.PAUSE)
    assert game.offered() == ["resume", "standings", "rules", "settings", "leave"]


def test_a_pad_that_goes_away_during_the_count_is_missed_after_it(game: Stagehand) -> None:
    """Whose turn comes next is a part of the result."""
    sitting = count_begins(game)
    for device in (KEYBOARD, "pad:1"):
        game.backstage.pads.gone.add(device)
    game.tap("pad:1", Intent.DEVICE_LEFT)
    while sitting.is_counting:
        assert game.scene == "Vote"
        game.wait()
    while sitting.company.seats[sitting.host.seats_to_act[0]].is_bot:
        game.wait()
    game.wait_for("PadGone")


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_a_paused_count_looks_the_same_however_it_will_end(hand: Stagehand, device: str) -> None:
    """Also for one person alone, whose own card and hand lie open all the time; and the page of
    everybody's points, though an election that crowns somebody is counted already."""
    shown = []
    for others in (Card.YES, Card.NO):
        hand.electors.card = others
        sitting = hand.open(companies.solo(4, device), matches.voting)
        hand.wait(30)
        hand.press(Intent.YES, device=device)
        hand.wait_until(lambda sitting=sitting: sitting.is_counting)  # type: ignore[misc]
        hand.wait(20)
        hand.press(Intent.PAUSE)
        hand.wait(40)
        shown.append(frame(hand))
        hand.choose("standings")
        assert isinstance(hand.top, Standings)
        hand.wait(40)
        shown.append(frame(hand))
        hand.press(Intent.BACK)
        hand.press(Intent.PAUSE)
        hand.wait(4)  # no card turns yet
        assert sitting.is_counting
        shown.append(frame(hand))
    assert shown[:3] == shown[3:]


def test_the_almanac_opens_again_after_the_count(game: Stagehand) -> None:
    sitting = sit_down(game, [person("Ada", 0, KEYBOARD), bot("Ben", 1), bot("Cy", 2)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(KEYBOARD, Intent.NO)
    game.wait(900)
    game.tap(KEYBOARD, Intent.ALMANAC)
    assert isinstance(game.backstage.stack.top, AlmanacScene)


def test_after_a_pause_the_music_is_as_low_under_the_drum_as_before(game: Stagehand) -> None:
    ear = game.backstage.audio.sink = Recording()
    count_begins(game)
    game.wait(2)
    for _ in range(2):
        game.tap(KEYBOARD, Intent.PAUSE)
    levels = [float(line.split()[1]) for line in ear.lines if line.startswith("duck")]
    low, high, again = levels[-3:]
    assert low == again < high
