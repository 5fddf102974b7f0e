"""The WCs on the stage: who goes in, who knocks, who comes out, and who must stay."""

from __future__ import annotations

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import WC_OF_FLOOR
from kingup_game.stage.canvas.items import Sprite
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.stagehand import Stagehand
from tests.scenes.match.jester_kit import (
    books,
    cries,
    face,
    is_open,
    layout_places,
)

LAMP_TAKEN = 1


def test_4_a_wc_opens_only_when_its_floor_is_full_and_shuts_behind_its_guest(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5), matches.wc_beckons)
    five.wait(20)
    standing = sitting.standing
    for floor, wc in WC_OF_FLOOR.items():
        is_full = len(standing.at(floor)) >= layout_places()
        assert is_open(sitting, wc) is (is_full and not standing.at(wc))
    guest = matches.guests_to_be(sitting.host)[0]
    five.click_on(guest)
    five.wait_until(lambda: sitting.tokens[guest].mood == "queasy")
    five.wait_until(lambda: cries(sitting) == {art.GURGLE})
    assert standing.place_of(guest) in WC_OF_FLOOR.values()
    five.wait_for_people()
    assert not cries(sitting)
    place = standing.place_of(guest)
    assert not is_open(sitting, place)
    assert sitting.tokens[guest].mood == "climb"
    (lit,) = (lamp for lamp in books(sitting, "wc-lamp") if lamp.frame == LAMP_TAKEN)
    five.theatre.show()
    crests = [crest.rect for crest in seen_on(sitting.castle_sheet, Sprite, Layer.TRACE_CREST)]
    assert crests
    assert lit.rect.collidelist(crests) < 0, "no crest hides the lamp that says it is taken"


def test_4_taking_it_back_opens_the_door_again(five: Stagehand) -> None:
    sitting = five.open(companies.sharing(5), matches.wc_beckons)
    five.wait(20)
    guest = matches.guests_to_be(sitting.host)[0]
    before = sitting.standing.place_of(guest)
    five.click_on(guest)
    five.wait_until(lambda: sitting.standing.place_of(guest) is not before)
    wc = sitting.standing.place_of(guest)
    five.wait_for_people()
    assert not is_open(sitting, wc)
    five.wait(20)
    five.press(Intent.BACK)
    five.wait(4)
    assert sitting.standing.place_of(guest) is before
    assert is_open(sitting, wc)


def test_4_who_may_come_out_is_shown_and_comes_out_relieved(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5), matches.wc_way_out)
    five.wait(20)
    guest = matches.guests(sitting.host)[0]
    assert sitting.tokens[guest].can_act
    assert seen_on(sitting.castle_sheet, Sprite, Layer.WAY_OUT)
    five.click_on(guest)
    five.wait_until(lambda: sitting.tokens[guest].mood == "relief")
    five.wait_until(lambda: cries(sitting) == {art.PHEW})
    floor = sitting.standing.place_of(guest)
    assert floor in WC_OF_FLOOR
    beside = [one for one in sitting.standing.at(floor) if one != guest]
    assert beside
    assert all(face(sitting, one) == art.token(one, "refused") for one in beside)
    five.wait_until(lambda: not cries(sitting))
    assert not any(face(sitting, one) == art.token(one, "refused") for one in beside)
    assert not seen_on(sitting.castle_sheet, Sprite, Layer.WAY_OUT)


def test_4_why_somebody_must_stay_in_the_wc_is_said(five: Stagehand) -> None:
    sitting = five.open(companies.sharing(5), matches.stuck_in_wc)
    five.wait(20)
    guest = matches.who_is_refused(sitting.host, "stuck_in_wc")[0]
    assert not sitting.tokens[guest].can_act
    five.click_on(guest)
    five.wait(4)
    floor = next(f for f, wc in WC_OF_FLOOR.items() if wc is sitting.standing.place_of(guest))
    name = five.backstage.say(f"cast.{guest}")
    reason = five.backstage.say("refusal.stuck_in_wc", character=name, place=floor.word)
    assert words_on(five.top.signpost.sheet) == reason


def test_4_whoever_finds_it_taken_knocks_and_a_belly_answers(five: Stagehand) -> None:
    sitting = five.open(companies.sharing(5), matches.wc_taken)
    five.wait(20)
    five.click_on(matches.who_would_knock(sitting.host)[0])
    five.wait(4)
    assert cries(sitting) == {art.KNOCK}
    five.wait_until(lambda: cries(sitting) == {art.GURGLE})
    five.wait(60)
    assert not cries(sitting)
