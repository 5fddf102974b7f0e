"""What else the rules of the Jester edition say, seen on the stage by example.

Its four jokes have files of their own, `test_jester_*.py`; here is what they leave out.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, JESTER, Place
from kingup_game.engine.edition import Share, terms_of
from kingup_game.engine.events import MatchEnded, RoundScored
from kingup_game.engine.record import Header
from kingup_game.engine.scoring import jester_reigns
from kingup_game.engine.state import Phase
from kingup_game.stage import layout
from kingup_game.stage.area import around
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.table.host import Host
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.moments_of_jester import PRESSED
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

PRINTED = {
    2: (Share(4, 6), 1),
    3: (Share(4, 4), 1),
    4: (Share(3, 3), 1),
    5: (Share(2, 2), 3),
    6: (Share(2, 2), 1),
    7: (Share(2, 1), 6),
    8: (Share(2, 1), 5),
}
"""What each seat gets, and how many nobody places, as the rules have it."""
WORTH = {
    "throne": 10,
    **{str(floor): floor for floor in range(6)},
    **{f"dungeon{number}": -number for number in (1, 2, 3)},
}
"""What a place is worth; nowhere else is anything."""
BESIDE = 140.0
"""So wide would be a storey's number with another figure before it."""


@pytest.fixture
def five(hand: Stagehand) -> Stagehand:
    hand.edition, hand.players = "jester", 5
    return hand


def in_hand(sitting: Sitting) -> Counter[str]:
    """The cards that lie open in one's own corner."""
    ballots = {art.ballot(card.value): card.value for card in Card}
    shown = seen_on(sitting.sheet, Sprite, Layer.OWN_CORNER)
    return Counter(ballots[card.picture] for card in shown if card.picture in ballots)


def after_the_vote(hand: Stagehand, own: Card, others: Card) -> tuple[Sitting, Counter[str]]:
    """An election that is told, and what the hand held before it."""
    hand.electors.card = others
    sitting = hand.open(companies.solo(hand.players), matches.voting)
    before = in_hand(sitting)
    hand.wait(80)
    hand.press(PRESSED[own])
    hand.wait_until(lambda: hand.scene != "Vote")
    hand.electors.card = Card.YES
    hand.wait_until(lambda: hand.scene != "Climb" or waits_for_me(sitting))
    return sitting, before


def waits_for_me(sitting: Sitting) -> bool:
    return not sitting.director.busy and sitting.shown.public.turn == 0


@pytest.mark.parametrize("players", PRINTED)
def test_0_everybody_gets_what_the_table_of_the_rules_says(hand: Stagehand, players: int) -> None:
    hand.edition, hand.players = "jester", players
    share, left_over = PRINTED[players]
    sitting = hand.open(companies.solo(players), matches.climbing)
    hand.wait(2)
    assert in_hand(sitting) == {"no": share.no_cards, "stomachache": 1}
    assert len(sitting.standing.at(Place.FLOOR_0)) == left_over
    placed = [
        one
        for floor in (Place.FLOOR_1, Place.FLOOR_2, Place.FLOOR_3, Place.FLOOR_4)
        for one in sitting.standing.at(floor)
        if one != JESTER
    ]
    assert len(placed) == players * share.characters


def test_1_beside_the_jester_there_is_room_for_three_on_floor_3(five: Stagehand) -> None:
    def is_crowded(host: Host) -> bool:
        board = host.view(None).board
        is_mine = host.phase is Phase.PLACE and host.seats_to_act == (0,)
        return is_mine and board.count(Place.FLOOR_3) == FLOOR_LIMIT

    sitting = five.open(companies.solo(5), is_crowded)
    five.wait(20)
    assert JESTER in sitting.standing.at(Place.FLOOR_3)
    five.press(Intent.CONFIRM)
    five.wait(4)
    lit = seen_on(five.top.sheet, Sprite, Layer.FREE_PLACE)
    assert lit
    on_three = {spot.y for spot in map(sitting.standing.spot, sitting.standing.at(Place.FLOOR_3))}
    assert not {light.y for light in lit} & on_three


def test_2_a_stomachache_is_in_every_hand_and_gone_once_it_was_played(five: Stagehand) -> None:
    sitting, before = after_the_vote(five, Card.STOMACHACHE, Card.YES)
    assert before["stomachache"] == 1
    assert in_hand(sitting) == before - Counter({"stomachache": 1})


@pytest.mark.parametrize("own", Card)
def test_2_whoever_votes_alone_is_told_whether_their_stomachache_is_left(
    five: Stagehand, own: Card
) -> None:
    sitting = five.open(companies.solo(5), matches.voting)
    hand = in_hand(sitting)
    five.wait(80)
    five.press(PRESSED[own])
    five.wait_until(lambda: sitting.is_counting)
    say, nos = five.backstage.say, hand["no"] - (own is Card.NO)
    told = say("vote.played", card=say(f"votes.{own.value}"), count=nos)
    ache = f", 1 × {say('votes.stomachache')}"
    assert sitting.line.words == told + ache * (own is not Card.STOMACHACHE)


def test_5_a_no_is_gone_even_if_a_stomachache_called_the_election_off(five: Stagehand) -> None:
    sitting, before = after_the_vote(five, Card.NO, Card.STOMACHACHE)
    assert in_hand(sitting) == before - Counter({"no": 1})
    assert not any(sitting.standing.at(cell) for cell in DUNGEONS)


def test_5_without_a_no_and_a_stomachache_the_nominee_is_crowned(five: Stagehand) -> None:
    five.electors.card = Card.YES
    sitting = five.open(companies.solo(5), matches.cells_fill(1))
    nominee = sitting.host.view(None).nominee
    five.wait(80)
    five.press(PRESSED[Card.YES])
    five.wait_until(lambda: five.scene == "Scoring")
    assert sitting.standing.at(Place.THRONE) == [nominee]
    assert [len(sitting.standing.at(cell)) for cell in DUNGEONS] == [1, 0, 0]


def test_6_whoever_climbs_to_a_floor_where_the_jester_squeezed_in_finds_it_full(
    five: Stagehand,
) -> None:
    def is_squeezed(host: Host) -> bool:
        board = host.view(None).board
        is_full = board.count(Place.FLOOR_3) > FLOOR_LIMIT and Place.WC_3 not in board
        return matches.climbing(host) and is_full and bool(climbers(host))

    def climbers(host: Host) -> list[str]:
        view = host.view(None)
        return [c for c in view.terms.characters if view.place_of(c) is Place.FLOOR_2]

    sitting = five.open(companies.solo(5), is_squeezed)
    five.wait(20)
    assert sitting.tokens[JESTER].can_act, "he stays in play"
    climber = climbers(sitting.host)[0]
    five.click_on(climber)
    five.wait_for_people()
    assert sitting.standing.place_of(climber) is Place.WC_3
    assert len(sitting.standing.at(Place.FLOOR_3)) == FLOOR_LIMIT + 1


@pytest.mark.parametrize("is_reversed", [False, True])
def test_7_floors_pay_cells_cost_and_a_wc_is_worth_nothing_until_the_jester_reigns(
    five: Stagehand, is_reversed: bool
) -> None:
    def wanted(host: Host) -> bool:
        board = host.view(None).board
        has_all = Place.DUNGEON_3 in board and (Place.WC_3 in board or Place.WC_4 in board)
        return matches.scored(host) and has_all and jester_reigns(board) is is_reversed

    sitting = five.open(companies.bots_only(5), wanted)
    (scored,) = (
        event
        for event in sitting.host.seen_since(None, max(0, sitting.host.events_so_far - 2))
        if isinstance(event, RoundScored)
    )
    coins: set[tuple[float, float]] = set()
    while not seen_on(sitting.sheet, Sprite, Layer.WISH_CREST):
        five.wait(1)
        coins |= {(c.x, c.y) for c in seen_on(five.top.sheets()[2], Sprite, Layer.COIN)}
        told = seen_on(five.top.sheets()[2], Label, Layer.GOAL_CORNER)[five.players :]
        beside_numbers = around(layout.NUMERAL_X, layout.HEIGHT / 2, BESIDE, layout.HEIGHT)
        assert not any(beside_numbers.holds(one.x, one.y) for one in told), "-3 and 3 are no -33"
    standing = sitting.standing
    expected = [
        sum(WORTH.get(standing.place_of(one).word, 0) for one in goal) * (-1 if is_reversed else 1)
        for goal in scored.goals
    ]
    labels = seen_on(five.top.sheets()[2], Label, Layer.GOAL_CORNER)
    assert [int(label.words) for label in labels] == expected
    in_wc = [one for wc in (Place.WC_3, Place.WC_4) for one in standing.at(wc)]
    assert not coins & {sitting.tokens[one].head for one in in_wc}


def test_8_of_two_who_are_even_cells_count_for_nobody_and_wcs_do(hand: Stagehand) -> None:
    def is_even(host: Host) -> bool:
        if not host.is_over:
            return False
        totals, board = host.view(None).totals, host.view(None).board
        has_cell = any(cell in board for cell in DUNGEONS)
        has_wc = Place.WC_3 in board or Place.WC_4 in board
        return totals.count(max(totals)) == 2 and has_cell and has_wc

    hand.edition, hand.players = "jester", 3
    sitting = hand.open(companies.solo(3), is_even, Sitting.coronation)
    past = sitting.host.seen_since(None, 0)
    (ended,) = (event for event in past if isinstance(event, MatchEnded))
    *_, scored = (event for event in past if isinstance(event, RoundScored))
    hand.wait_until(lambda: not sitting.director.busy)
    keep = {*WORTH, "wc3", "wc4"} - {"dungeon1", "dungeon2", "dungeon3"}
    standing, best = sitting.standing, max(ended.totals)
    said = words_on(hand.top.sheet)
    for seat, goal in enumerate(scored.goals):
        if ended.totals[seat] == best:
            inside = sum(standing.place_of(one).word in keep for one in goal)
            assert hand.backstage.say("scoring.tie_break", count=inside) in said


def test_without_its_three_house_rules_the_jester_has_no_wc_no_cell_and_no_third_card(
    hand: Stagehand,
) -> None:
    off = {"wcs": False, "dungeons": False, "stomachache": False}
    company = companies.solo(5)
    seats = tuple(seat.entry() for seat in company.seats)
    host = Host(Header(terms_of("jester", 5, house=off), seats, 7, "test"), 0)
    hand.edition, hand.players, hand.electors.card = "jester", 5, Card.NO
    assert matches.play_until(host, matches.voting, Random(7))
    sitting = hand.open(company, host=host)
    nominee = host.view(None).nominee
    hand.wait(80)
    assert set(in_hand(sitting)) <= {"no"}
    hand.press(Intent.NO)
    hand.wait_until(lambda: hand.scene != "Vote")
    assert nominee is not None
    expected = Place.FLOOR_3 if nominee == JESTER else Place.OUT
    assert sitting.standing.place_of(nominee) is expected
