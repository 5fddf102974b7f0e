"""Whoever holds a mouse clicks on the words that say what to do, and they do it."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.engine.cast import Place
from kingup_game.engine.state import Phase
from kingup_game.stage import layout
from kingup_game.stage.castle.standing import area_of_floor
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.theme.durations import MEANING_SETTLES, PAGE_REST
from tests.harness import companies, matches
from tests.harness.moments import nominate
from tests.harness.moments_around import choose, open_game
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

SETTLED = round(MEANING_SETTLES) + 1
ROWS = tuple(range(round(layout.COURTYARD_FEET_Y), layout.HEIGHT, 4))
PartAt = Callable[[float, float], str]
Meant = Callable[[Press], Press]


def place_of(words: str, part_at: PartAt) -> tuple[float, float]:
    """Somewhere on these words."""
    places = ((x, y) for y in ROWS for x in range(0, layout.WIDTH, 8))
    return next((x, y) for x, y in places if words in part_at(x, y))


def asked(hand: Stagehand) -> Sitting:
    """Somebody with a mouse is asked whether it shall be the throne."""
    nominate(hand)
    hand.point(800, 500)
    hand.wait(SETTLED)
    return hand.sitting


def click_words(hand: Stagehand, key: str) -> None:
    hand.click(*place_of(hand.backstage.say(key), hand.sitting.line.part_at))
    hand.wait(2)


def test_a_click_on_the_words_calls_the_vote(hand: Stagehand) -> None:
    sitting = asked(hand)
    click_words(hand, "climb.call_vote")
    assert sitting.host.phase is Phase.VOTE


def test_a_click_on_the_lit_throne_does_so_too(hand: Stagehand) -> None:
    sitting = asked(hand)
    hand.click(*area_of_floor(Place.THRONE).middle)
    assert sitting.host.phase is Phase.VOTE


def test_not_yet_is_a_click_on_its_words_or_anywhere_else(hand: Stagehand) -> None:
    for where in ("words", "anywhere"):
        sitting = asked(hand)
        assert hand.top.is_in_the_middle
        if where == "words":
            click_words(hand, "climb.not_yet")
        else:
            hand.click(100, 700)
        assert sitting.host.phase is Phase.MOVE
        assert not hand.top.is_in_the_middle


def test_no_word_of_the_line_chooses_whom_an_arrow_crossed(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), matches.climbing)
    hand.wait(SETTLED)
    before = sitting.host.events_so_far
    click_words(hand, "actions.confirm")
    assert sitting.host.events_so_far == before


def test_the_help_of_one_person_is_opened_by_its_words(hand: Stagehand) -> None:
    """A mouse has no button for it."""
    hand.open(companies.helped(4, device=MOUSE), matches.climbing)
    hand.point(800, 500)
    hand.wait(SETTLED)
    click_words(hand, "own.look")
    hand.wait_for("Curtain")


def place_that_asks(meant: Meant, intent: Intent) -> tuple[float, float]:
    """Where a click of the left button means this."""
    places = ((x, y) for y in ROWS for x in range(0, layout.WIDTH, 8))
    return next(at for at in places if meant(Press(MOUSE, Intent.PRESS, *at)).intent is intent)


def test_leaving_the_throne_is_a_click_on_its_words(hand: Stagehand) -> None:
    hand.open(companies.solo(4, MOUSE), matches.over, Sitting.coronation)
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1)
    hand.point(800, 500)
    hand.click(*place_that_asks(hand.top.by_button, Intent.BACK))
    hand.wait_for("NothingLeft")


def test_back_from_the_rules_is_a_click_on_its_word(hand: Stagehand) -> None:
    open_game(hand)
    hand.point(800, 500)
    choose(hand, "rules", "goal")
    for back_to in ("RulesPage", "Menu"):
        hand.wait(SETTLED)
        hand.click(*place_that_asks(hand.top.by_words, Intent.BACK))
        hand.wait_for(back_to)


def test_a_click_on_the_line_is_a_ballot_like_any_other_while_several_vote(
    hand: Stagehand,
) -> None:
    """Nothing on the screen may be clicked then; where an arrow goes would tell."""
    sitting = hand.open(companies.sharing(4, MOUSE), matches.voting)
    hand.wait(GATE_TICKS + 20)
    at = next((x, y) for y in ROWS for x in range(0, layout.WIDTH, 8) if sitting.line.part_at(x, y))
    pressed = Press(MOUSE, Intent.NO, *at)
    assert hand.top.by_button(pressed) == pressed
