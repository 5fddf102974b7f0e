"""The raven offers itself once, in one line, to whoever plays alone for the first time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.scenes.lesson.raven_offer import TOPIC, RavenOffer
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.seats.panel_plans import plan_for
from kingup_game.table.seats import Company
from kingup_game.theme.durations import OFFER_READ
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.moments_around import place_somebody
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking

HINTS_ARE_READ = 3000
SKY = (700.0, 12.0)


def offer(hand: Stagehand) -> RavenOffer:
    found: RavenOffer = hand.sitting.match.voice.offer
    return found


def begin(hand: Stagehand, company: Company) -> None:
    """A match from its first turn to the second of its first seat, if the raven lets it."""
    hand.open(company, matches.placing, thinking=InlineThinking())
    hand.wait_until(lambda: hand.top.asked_seat == 0)
    assert not offer(hand).is_open, "not before one has done anything"
    place_somebody(hand)
    hand.wait_until(lambda: hand.scene != "Placement" or hand.top.asked_seat in (0, 1))
    if hand.top.asked_seat == 1:
        place_somebody(hand)
    hand.wait_until(lambda: hand.top.asked_seat == 0)
    hand.wait_until(lambda: offer(hand).is_open or hand.theatre.ticks > HINTS_ARE_READ)


@pytest.fixture
def hand() -> Stagehand:
    return Stagehand(open_surface((480, 270)))


@pytest.fixture
def offered(hand: Stagehand) -> Stagehand:
    hand.settings = {"hints": True}
    begin(hand, companies.solo(4))
    assert offer(hand).is_open
    return hand


def by(intent: Intent) -> Callable[[Stagehand], None]:
    return lambda hand: hand.press(intent)


def click(number: int) -> Callable[[Stagehand], None]:
    def do(hand: Stagehand) -> None:
        hand.click(*offer(hand).buttons[number].middle)

    return do


@pytest.mark.parametrize("take", [by(Intent.COUNT), click(0)])
def test_one_press_takes_it_and_the_raven_speaks(
    offered: Stagehand, take: Callable[[Stagehand], None]
) -> None:
    take(offered)
    offered.wait(60)
    assert not offer(offered).is_open
    assert offered.backstage.settings.coach
    shown = "\n".join(map(words_on, offered.top.sheets()))
    assert offered.backstage.say("coach.chance") in shown


@pytest.mark.parametrize("decline", [by(Intent.BACK), click(1)])
def test_one_press_declines_it_and_does_nothing_else(
    offered: Stagehand, decline: Callable[[Stagehand], None]
) -> None:
    before = offered.sitting.shown.public
    decline(offered)
    offered.wait(60)
    assert offered.scene in ("Placement", "Climb")
    assert not offer(offered).is_open
    assert not offered.backstage.settings.coach
    assert offered.sitting.shown.public == before


def test_an_act_that_was_begun_before_one_could_read_it_declines_nothing(
    offered: Stagehand,
) -> None:
    before = offered.sitting.host.events_so_far
    place_somebody(offered)
    assert offered.sitting.host.events_so_far > before
    assert offer(offered).is_open


def test_whoever_plays_on_has_declined(offered: Stagehand) -> None:
    offered.wait(round(OFFER_READ))
    place_somebody(offered)
    offered.wait(30)
    assert not offer(offered).is_open
    assert not offered.backstage.settings.coach


def test_it_is_offered_once_and_never_again(offered: Stagehand) -> None:
    heard = offered.backstage.settings.explained
    assert TOPIC in heard["Ada"]
    offered.settings = {"hints": True, "explained": heard}
    begin(offered, companies.solo(4))
    assert not offer(offered).is_open


@pytest.mark.parametrize(
    ("company", "settings"),
    [
        (companies.sharing, {"hints": True}),
        (companies.solo, {"hints": False}),
        (companies.solo, {"hints": True, "coach": True}),
    ],
)
def test_it_is_offered_to_nobody_else(
    hand: Stagehand, company: Callable[[int], Company], settings: dict[str, bool]
) -> None:
    hand.settings = settings
    begin(hand, company(4))
    assert not offer(hand).is_open


def test_it_names_the_buttons_of_the_device_last_used(offered: Stagehand) -> None:
    assert offered.backstage.button(Intent.COUNT, KEYBOARD) in words_on(offered.sitting.words)
    offered.click(*SKY)
    assert offered.backstage.button(Intent.COUNT, KEYBOARD) not in words_on(offered.sitting.words)


def answer_letters(hand: Stagehand) -> Label:
    """What says yes."""
    hand.picture()
    said = hand.backstage.say("coach.take")
    shown = (label for sheet in hand.top.sheets() for label in seen_on(sheet, Label))
    return next(label for label in shown if label.words.endswith(said))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_large_letters_enlarge_its_answers_and_cover_no_seat_but_the_lowest_of_many(
    players: int, device: str
) -> None:
    plan, heights = plan_for(players, has_own_row=True), []
    lowest = plan.tops[players // 2 - 1]
    for text_size in (100, 200):
        chosen = {"hints": True, "text_size": text_size}
        hand = Stagehand(open_surface((480, 270)), settings=chosen, players=players)
        begin(hand, companies.solo(players, device))
        if device == MOUSE:
            hand.click(*SKY)
        letters, take = answer_letters(hand), offer(hand).buttons[0]
        assert take.y > (lowest if players == 6 else lowest + plan.height)
        to_px = hand.backstage.painter.viewport.to_px
        assert to_px(take.x, take.y)[0] <= letters.rect.left, "letters stay on their button"
        assert letters.rect.right <= to_px(take.right, take.y)[0], "letters stay on their button"
        heights.append(letters.rect.h)
    assert heights[1] >= (1.25 if device == MOUSE else 1.4) * heights[0]
