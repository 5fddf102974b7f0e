"""The raven is in nobody's way, says what its numbers are of, and looks back on a round."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import RoundDealt
from kingup_game.scenes.match.tower_buttons import AREAS
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.seats.advice_region import FOLDED, buttons_beside, region_for
from kingup_game.theme.durations import ADVICE_PAGE
from tests.harness import companies, matches
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking
from tests.scenes.match.coach_kit import ADVISED, advice_on, open_alone, panel_of

TABLES = [("classic", n) for n in range(3, 7)] + [("jester", n) for n in range(2, 9)]

HEAD = 20.0
"""So far down lies the heading of the panel."""


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_no_button_and_no_advice_lie_over_each_other(edition: str, players: int) -> None:
    terms = terms_of(edition, players)
    buttons, region = buttons_beside(terms, len(AREAS)), region_for(terms)
    assert not any(overlap(button, region) for button in buttons)
    assert not any(overlap(button, FOLDED) for button in AREAS.values())
    for at, button in enumerate(buttons):
        assert button.x >= layout.SAFE_LEFT
        assert button.right <= layout.SAFE_RIGHT
        assert button.width >= 64, "a thumb has to find it"
        assert not any(overlap(button, other) for other in buttons[at + 1 :])


def test_a_click_on_a_button_beside_the_advice_opens_what_it_shows(hand: Stagehand) -> None:
    hand.settings = ADVISED
    company, thinking = companies.solo(4, MOUSE), InlineThinking()
    sitting = hand.open(company, matches.climbing, thinking=thinking)
    hand.wait(60)
    taken, shown = panel_of(sitting), sitting.match.tower_buttons.shown
    assert set(shown) == set(AREAS)
    assert not any(overlap(area, taken) for area in shown.values())
    hand.click(*shown[Intent.PAUSE].middle)
    assert hand.scene == "Pause"
    hand.press(Intent.BACK)
    hand.click(taken.middle[0], taken.y + HEAD)
    hand.wait(2)
    assert sitting.match.tower_buttons.shown == AREAS, "folded, the raven needs no room"


def test_numbers_are_said_to_be_chances_to_win(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing)
    words = [label.words for label in advice_on(sitting)]
    assert hand.backstage.say("coach.chance") in words
    assert [one for one in words if one.endswith("%")]


def test_in_large_letters_the_other_advice_comes_by_itself(hand: Stagehand) -> None:
    sitting = open_alone(hand, matches.climbing, text_size=200)
    seen = {tuple(label.words for label in advice_on(sitting))}
    for _ in range(3):
        hand.wait(ADVICE_PAGE)
        seen.add(tuple(label.words for label in advice_on(sitting)))
    assert len(seen) > 1


def test_a_round_that_was_seen_from_its_beginning_is_looked_back_on(hand: Stagehand) -> None:
    hand.settings = ADVISED
    host = matches.host_at(hand.table, companies.solo(4), matches.scored)
    sitting = hand.open(companies.solo(4), host=host)
    raven, say = sitting.voice.raven, hand.backstage.say
    events = host.seen_since(0, 0)
    assert isinstance(events[0], RoundDealt)
    for event in events:
        raven.hear(event)
    regret, none = raven.regret(), say("tale.no_regret")
    start = say("tale.no_regret").partition(":")[0]
    assert regret == none or regret.startswith(start)
    hand.backstage.settings.coach = False
    assert raven.regret() == "", "only for those who want advice"
