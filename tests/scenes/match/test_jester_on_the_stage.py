"""The rules of the Jester edition, 1 to 8, each seen on the stage by example."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, WC_OF_FLOOR, Place
from kingup_game.engine.scoring import PERFECT_ZERO, jester_reigns
from kingup_game.engine.stakes import stakes_of
from kingup_game.stage import layout
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.table.host import Host
from kingup_game.theme import art
from kingup_game.theme.durations import LAST_WORDS
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.matches import Moment
from tests.harness.moments_of_jester import PRESSED
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

LAMP_TAKEN = 1
TAG_ASIDE = 82.0
"""So far from the middle of a cell the tag with its worth hangs, at most."""


@pytest.fixture
def five(hand: Stagehand) -> Stagehand:
    hand.edition, hand.players = "jester", 5
    return hand


def decided(
    hand: Stagehand, wanted: Moment, own: Card, others: Card, hurried: bool = False
) -> Sitting:
    """An election up to its end as it is shown, in which all bots play one card."""
    hand.electors.card = others
    sitting = hand.open(companies.solo(hand.players), wanted)
    hand.wait(80)
    hand.press(PRESSED[own])
    hand.wait_until(lambda: sitting.is_counting)
    if hurried:
        sitting.director.hurry()
    hand.wait_until(lambda: not sitting.is_counting)
    hand.wait_until(lambda: hand.scene != "Vote")
    return sitting


def books(sitting: Sitting, name: str) -> list[Flipbook]:
    return [book for book in seen_on(sitting.house, Flipbook) if name in book.picture]


def cries(sitting: Sitting) -> set[str]:
    """What a comic would draw beside somebody now."""
    return {item.picture for item in seen_on(sitting.house, Sprite, Layer.OUTCRY)}


def face(sitting: Sitting, character: str) -> str:
    """What somebody looks like, whatever they feel."""
    return sitting.tokens[character].sprite.picture


def mood(sitting: Sitting, place: Place) -> set[str]:
    return {sitting.tokens[one].mood for one in sitting.standing.at(place)}


def test_1_the_jester_is_on_floor_3_from_the_start_and_nobody_may_place_him(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5))
    five.wait(20)
    assert sitting.standing.place_of(JESTER) is Place.FLOOR_3
    five.wait_until(lambda: any(token.can_act for token in sitting.tokens.values()))
    assert not sitting.tokens[JESTER].can_act
    assert sum(token.can_act for token in sitting.tokens.values()) == len(sitting.tokens) - 1


def test_2_totals_start_at_20_and_whoever_falls_below_zero_has_a_moment(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5))
    assert words_on(sitting.sheet).splitlines().count("20") == 5
    sitting = five.open(companies.solo(5), matches.falls_below_zero)
    five.wait_until(lambda: "below zero" in sitting.line.words)
    totals = sitting.host.view(None).totals
    (loser,) = [name for name, total in zip(companies.NAMES, totals, strict=False) if total < 0]
    assert sitting.line.words.startswith(loser)
    race = seen_on(five.top.sheets()[2], Label, Layer.RACE)
    below = [label for label in race if label.words == str(min(totals))]
    above = [label for label in race if label.words == str(max(totals))]
    faces = {item.picture for item in seen_on(five.top.sheets()[2], Sprite, Layer.RACE)}
    (indebted,) = (
        p.face for p, total in zip(sitting.panels.panels, totals, strict=True) if total < 0
    )
    assert indebted.bust("refused") in faces
    assert {label.x for label in below} < {label.x for label in race}
    assert below[0].style.colour != above[0].style.colour


@pytest.mark.parametrize(("players", "left_over"), [(7, 6), (8, 5)])
def test_3_floor_0_has_room_for_all_who_are_left_over(
    hand: Stagehand, players: int, left_over: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players), matches.climbing)
    kitchen = sitting.standing.at(Place.FLOOR_0)
    assert len(kitchen) <= left_over
    full = hand.open(
        companies.bots_only(players), lambda host: matches.on_floor_0(host) == left_over
    )
    spots = {full.standing.spot(one).x for one in full.standing.at(Place.FLOOR_0)}
    assert len(spots) == left_over


def test_4_a_wc_opens_only_when_its_floor_is_full_and_shuts_behind_its_guest(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5), matches.wc_beckons)
    five.wait(20)
    annexes, standing = sitting.picture.castle.annexes, sitting.standing
    for floor, wc in WC_OF_FLOOR.items():
        is_full = len(standing.at(floor)) >= layout_places()
        assert annexes.is_open(wc) is (is_full and not standing.at(wc))
    guest = matches.guests_to_be(sitting.host)[0]
    five.click_on(guest)
    five.wait_until(lambda: sitting.tokens[guest].mood == "queasy")
    five.wait_until(lambda: cries(sitting) == {art.GURGLE})
    assert standing.place_of(guest) in WC_OF_FLOOR.values()
    five.wait_for_people()
    assert not cries(sitting)
    place = standing.place_of(guest)
    assert not annexes.is_open(place)
    assert sitting.tokens[guest].mood == "climb"
    (lit,) = (lamp for lamp in books(sitting, "wc-lamp") if lamp.frame == LAMP_TAKEN)
    five.theatre.show()
    crests = [crest.rect for crest in seen_on(sitting.house, Sprite, Layer.TRACE_CREST)]
    assert crests
    assert lit.rect.collidelist(crests) < 0, "no crest hides the lamp that says it is taken"


def layout_places() -> int:
    return len(layout.PLACE_X)


def test_4_taking_it_back_opens_the_door_again(five: Stagehand) -> None:
    sitting = five.open(companies.sharing(5), matches.wc_beckons)
    five.wait(20)
    guest = matches.guests_to_be(sitting.host)[0]
    before = sitting.standing.place_of(guest)
    five.click_on(guest)
    five.wait_until(lambda: sitting.standing.place_of(guest) is not before)
    wc = sitting.standing.place_of(guest)
    five.wait_for_people()
    assert not sitting.picture.castle.annexes.is_open(wc)
    five.wait(20)
    five.press(Intent.BACK)
    five.wait(4)
    assert sitting.standing.place_of(guest) is before
    assert sitting.picture.castle.annexes.is_open(wc)


def test_4_who_may_come_out_is_shown_and_comes_out_relieved(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5), matches.wc_way_out)
    five.wait(20)
    guest = matches.guests(sitting.host)[0]
    assert sitting.tokens[guest].can_act
    assert seen_on(sitting.house, Sprite, Layer.WAY_OUT)
    five.click_on(guest)
    five.wait_until(lambda: sitting.tokens[guest].mood == "relief")
    five.wait_until(lambda: cries(sitting) == {art.PHEW})
    floor = sitting.standing.place_of(guest)
    assert floor in WC_OF_FLOOR
    beside = [one for one in sitting.standing.at(floor) if one != guest]
    assert beside
    assert all(face(sitting, one) == art.token(one, "queasy") for one in beside)
    five.wait_until(lambda: not cries(sitting))
    assert not any(face(sitting, one) == art.token(one, "queasy") for one in beside)
    assert not seen_on(sitting.house, Sprite, Layer.WAY_OUT)


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


def test_4_whoever_finds_it_taken_knocks(five: Stagehand) -> None:
    sitting = five.open(companies.sharing(5), matches.wc_taken)
    five.wait(20)
    five.click_on(matches.who_would_knock(sitting.host)[0])
    five.wait(4)
    assert cries(sitting) == {art.KNOCK}
    five.wait(60)
    assert not cries(sitting)


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_5_the_refused_fill_the_cells_in_order_and_later_ones_leave(
    five: Stagehand, taken: int
) -> None:
    sitting = decided(five, matches.cells_fill(taken), Card.NO, Card.NO)
    standing, annexes = sitting.standing, sitting.picture.castle.annexes
    assert [bool(standing.at(cell)) for cell in DUNGEONS] == [n <= taken for n in range(3)]
    assert bool(standing.at(Place.OUT)) is (taken == 3)
    for cell in DUNGEONS:
        assert annexes.is_open(cell) is not bool(standing.at(cell))
        assert not mood(sitting, cell) & {"neutral", "hopeful", "joy"}


def test_5_who_is_in_a_cell_is_glad_of_company(five: Stagehand) -> None:
    five.electors.card = Card.NO
    sitting = five.open(companies.solo(5), matches.cells_fill(2))
    before = [one for cell in DUNGEONS for one in sitting.standing.at(cell)]
    five.wait(80)
    five.press(PRESSED[Card.NO])
    five.wait_until(lambda: all(face(sitting, one) == art.token(one, "joy") for one in before))
    assert sitting.standing.at(DUNGEONS[2])
    five.wait_until(lambda: five.scene != "Vote")
    assert not any(face(sitting, one) == art.token(one, "joy") for one in before)


def test_5_a_stomachache_calls_everything_off_and_the_card_that_did_it_stands_out(
    five: Stagehand,
) -> None:
    five.electors.card = Card.NO
    sitting = five.open(companies.solo(5), matches.voting)
    nominee = sitting.host.view(None).nominee
    assert nominee is not None
    five.wait(80)
    five.press(PRESSED[Card.STOMACHACHE])

    def ballots(card: str) -> list[Sprite]:
        shown = seen_on(sitting.sheet, Sprite, Layer.BALLOT_TURNED)
        return [item for item in shown if item.picture == art.ballot(card)]

    five.wait_until(lambda: any(no.alpha < 200 for no in ballots("no")))
    five.wait(8)
    assert [sick.alpha for sick in ballots("stomachache")] == [255]
    assert ballots("stomachache")[0].zoom > 1.1
    assert len(ballots("no")) == 4
    five.wait_until(lambda: sitting.tokens[nominee].mood == "queasy")
    green = [token for token in sitting.tokens.values() if token.mood == "queasy"]
    assert len(green) > 2
    assert art.GURGLE in {item.picture for item in seen_on(sitting.picture.air, Sprite)}
    five.wait_until(lambda: cries(sitting) == {art.KNOCK})
    five.wait_until(lambda: five.scene != "Vote")
    assert sitting.standing.place_of(nominee) is Place.FLOOR_5
    assert sitting.tokens[nominee].mood == "queasy"


def test_6_the_jester_refused_squeezes_in_on_floor_3_and_takes_no_cell(five: Stagehand) -> None:
    sitting = decided(five, matches.squeezing, Card.NO, Card.NO)
    crowded = sitting.standing.at(Place.FLOOR_3)
    assert JESTER in crowded
    assert len(crowded) == layout_places() + 1
    assert len({sitting.tokens[one].spot.x for one in crowded}) == len(crowded)
    taken = [cell for cell in DUNGEONS if sitting.standing.at(cell)]
    assert len(taken) == sum(cell in sitting.host.view(None).board for cell in DUNGEONS)
    assert not sitting.picture.castle.reign.is_threatening


def shields(sitting: Sitting) -> set[str]:
    shown = seen_on(sitting.house, Flipbook, Layer.REIGN_SHIELD)
    return {book.picture.removeprefix("castle/").removesuffix(".webp") for book in shown}


EVERY_SIGN = {f"reign-{worth}" for worth in (0, 1, 2, 3, 4, 5, 10)} | {
    f"reign-cell-{worth}" for worth in (1, 2, 3)
}


def test_7_a_nominated_jester_shows_every_sign_that_he_would_turn_and_ones_own_points(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5), matches.jester_votes)
    five.wait(90)
    assert shields(sitting) == EVERY_SIGN
    view = sitting.shown.view(0)
    assert view.goal is not None
    stakes = stakes_of(view.terms, view.goal, view.board, JESTER)
    assert stakes.yes != stakes.no
    corner = [label.words for label in seen_on(sitting.sheet, Label, Layer.OWN_CORNER)]
    assert five.backstage.say("own.stakes", yes=stakes.yes, no=stakes.no) in corner
    assert not books(sitting, "reign-flag")
    other = five.open(
        companies.solo(5), lambda h: matches.voting(h) and not matches.jester_votes(h)
    )
    five.wait(90)
    assert not shields(other)


def test_7_the_jester_crowned_turns_the_world_before_everybodys_eyes(five: Stagehand) -> None:
    five.electors.card = Card.YES
    sitting = five.open(companies.solo(5), matches.jester_votes)
    at_rest = {*sitting.standing.at(Place.OUT), *sitting.standing.at(Place.TRAY)}
    five.wait(80)
    five.press(PRESSED[Card.YES])
    over: set[str] = set()
    while five.scene == "Vote":
        five.wait(1)
        over |= {one for one, token in sitting.tokens.items() if token.pose.turn}
    assert over == {one for one in sitting.tokens if one != JESTER} - at_rest
    assert shields(sitting) == EVERY_SIGN
    assert len(books(sitting, "reign-flag")) == 3
    assert books(sitting, "reign-light")[0].alpha == 255
    moods = {token.mood for one, token in sitting.tokens.items() if one != JESTER}
    assert len(moods) > 2
    assert mood(sitting, Place.DUNGEON_3) <= {"joy"}


def test_7_a_gain_comes_in_gold_and_a_loss_leaves_in_iron(five: Stagehand) -> None:
    flown: dict[bool, set[str]] = {}
    for is_reversed in (False, True):

        def wanted(host: Host, is_reversed: bool = is_reversed) -> bool:
            board = host.view(None).board
            has_cells = any(cell in board for cell in DUNGEONS)
            return (
                matches.scored(host)
                and has_cells is not is_reversed
                and (jester_reigns(board) is is_reversed)
            )

        sitting = five.open(companies.bots_only(5), wanted)
        seen: set[str] = set()
        while not seen_on(sitting.sheet, Sprite, Layer.WISH_CREST):
            five.wait(1)
            seen |= {item.picture for item in seen_on(five.top.sheets()[2], Sprite, Layer.COIN)}
        flown[is_reversed] = seen
    assert flown == {False: {art.COIN, art.COIN_LOSS}, True: {art.COIN_LOSS}}


@pytest.mark.parametrize("players", [2, 5, 8])
def test_7_points_on_their_coins_cover_nothing_of_what_a_cell_or_a_wc_is_worth(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.bots_only(players), matches.scored)
    hand.wait_until(lambda: bool(seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)))
    coins = [
        coin
        for coin in seen_on(hand.top.sheets()[2], Sprite, Layer.GOAL_CORNER)
        if coin.picture in (art.COIN_BLANK, art.COIN_LOSS_BLANK)
    ]
    assert len(coins) == players
    left, right = layout.DUNGEON_X - TAG_ASIDE, layout.WC_X + TAG_ASIDE
    for coin in coins:
        half = (coin.width or 0) / 2
        assert coin.x + half <= left or coin.x - half >= right


def test_8_exactly_nothing_in_the_third_round_stays_nothing(five: Stagehand) -> None:
    sitting = five.open(companies.bots_only(5), matches.last_round_for_nothing)
    five.wait_for_people()
    shown = words_on(five.top.sheets()[2]).splitlines()
    assert "0" in shown
    assert str(PERFECT_ZERO) not in shown
    assert not any(item.picture == art.BADGE_33 for item in seen_on(sitting.sheet, Sprite))


def end_of(hand: Stagehand, play: Callable[[Stagehand, bool], Sitting], hurried: bool) -> Any:
    sitting = play(hand, hurried)
    hand.wait_until(lambda: not sitting.director.busy)
    castle = sitting.picture.castle
    tokens = {one: (token.spot, token.sprite.alpha) for one, token in sitting.tokens.items()}
    fronts = [
        (book.picture, book.x, book.y, book.frame)
        for name in ("bars", "wc-door", "wc-lamp", "reign")
        for book in books(sitting, name)
        if "flag" not in name
    ]
    return tokens, fronts, castle.reign.is_on, castle.reign.is_threatening, hand.scene


def _election(wanted: Moment, own: Card, others: Card) -> Callable[[Stagehand, bool], Sitting]:
    return lambda hand, hurried: decided(hand, wanted, own, others, hurried)


ENDINGS = {
    "cell": _election(matches.cells_fill(1), Card.NO, Card.NO),
    "out": _election(matches.cells_fill(3), Card.NO, Card.NO),
    "stomachache": _election(matches.voting, Card.STOMACHACHE, Card.YES),
    "squeeze": _election(matches.squeezing, Card.NO, Card.NO),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_hurried_or_calm_every_joke_ends_as_it_does_in_full(five: Stagehand, ending: str) -> None:
    five.settings = {"bot_talk": False}
    in_full = end_of(five, ENDINGS[ending], hurried=False)
    assert end_of(five, ENDINGS[ending], hurried=True) == in_full
    five.settings = {"bot_talk": False, "reduced_motion": True}
    assert end_of(five, ENDINGS[ending], hurried=False) == in_full


def test_7_what_is_said_of_a_crowned_jester_can_be_read_before_goals_take_its_place(
    five: Stagehand,
) -> None:
    sitting = decided(five, matches.jester_votes, Card.YES, Card.YES)
    assert five.scene == "Scoring"
    assert sitting.voice.chatter.is_speaking
    said = words_on(sitting.sheet)
    assert any(five.backstage.say(f"talk.jester_crowned_{n}") in said for n in (1, 2, 3))
    passed = five.wait_until(lambda: bool(seen_on(five.top.sheets()[2], Sprite)))
    assert passed >= LAST_WORDS - 2
    assert not sitting.voice.chatter.is_speaking
    frames = seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    assert {frame.alpha for frame in frames} == {0}


@pytest.mark.parametrize("players", [2, 8])
def test_whenever_nothing_moves_doors_and_signs_are_as_everybody_stands(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    hand.settings = {"speed": 400, "bot_talk": False}
    sitting = hand.open(companies.bots_only(players), matches.climbing)
    outcomes: set[bool] = set()
    while hand.scene != "Scoring":
        hand.wait(1)
        if not sitting.director.busy and hand.scene == "Climb":
            castle, view = sitting.picture.castle, sitting.shown.public
            assert castle.annexes.due(sitting.standing) == []
            assert not castle.reign.is_on
            assert not castle.reign.is_threatening
            for character in view.terms.characters:
                assert sitting.standing.place_of(character) is view.place_of(character)
                assert sitting.tokens[character].spot == sitting.standing.spot(character)
            outcomes.add(bool(sitting.standing.at(Place.DUNGEON_3)))
    assert outcomes


def test_a_match_resumed_under_the_jester_looks_as_it_did(five: Stagehand) -> None:
    sitting = five.open(
        companies.solo(5),
        lambda host: matches.scored(host) and jester_reigns(host.view(None).board),
    )
    five.wait_for_people()
    assert shields(sitting) == EVERY_SIGN
    assert books(sitting, "reign-light")
