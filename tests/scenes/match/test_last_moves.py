"""Who moved whom last is marked until somebody moves again, and the castle stands as it stood."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.record import read_record
from kingup_game.engine.state import Phase
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.castle.standing import COURTYARD, Spot, feet_y
from kingup_game.stage.castle.traces import retraced
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.moments import nominate
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

PEOPLE = Company(
    [Seat(name, crest, device=f"pad:{crest}") for crest, name in enumerate(companies.NAMES[:4])]
)
_LOW = 16
LETTER = 16
"""So far from the middle of somebody's feet their letter reaches."""
READ_PX = 16
"""On a screen of 480 pixels, which is a television from the sofa."""
FLAT = 1.6
"""How much wider than high is what lies on a floor."""
CREST_OF = {crest.picture: number for number, crest in enumerate(SEAT_CRESTS)}


def marked(sitting: Sitting) -> set[int]:
    """The seats whose crest lies on the castle."""
    crests = seen_on(sitting.castle_sheet, Sprite, Layer.TRACE_CREST)
    return {CREST_OF[crest.picture] for crest in crests}


def places_of(sitting: Sitting) -> dict[Character, Place]:
    view = sitting.shown.public
    return {who: view.place_of(who) for who in view.terms.characters}


def spots(sitting: Sitting) -> dict[Character, Spot]:
    return sitting.standing.spots()


def resumed(hand: Stagehand, sitting: Sitting) -> Sitting:
    """The same match, opened again from its record."""
    host = Host.resumed(read_record(sitting.host.record().encode()))
    return Sitting(hand.backstage, host, sitting.company, hand.electors, sitting.flow)


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("jester", 5), ("jester", 8)])
def test_a_table_that_is_opened_again_stands_as_it_stood(
    hand: Stagehand, edition: str, players: int
) -> None:
    hand.edition, hand.players = edition, players
    hand.settings = {"speed": 400}
    sitting = hand.open(companies.bots_only(players, "random"))
    quiet, elections = 0, set()
    for _ in range(6000):
        hand.wait()
        sitting.director.finish()
        deeds, view = sitting.shown.chronicle.deeds, sitting.shown.public
        if not deeds or view.phase not in (Phase.PLACE, Phase.MOVE):
            continue
        places = places_of(sitting)
        if {who: sitting.standing.place_of(who) for who in places} == places:
            quiet += 1
            again, _ = retraced(places, deeds, {})
            assert spots(sitting) == again.spots()
        elections |= {deed for deed in deeds if deed.outcome is not None}
        if len(elections) > 3 and quiet > 60:
            assert spots(sitting) == spots(resumed(hand, sitting))
            return
    raise AssertionError("the match is stuck")


def test_the_last_deed_is_marked_until_somebody_moves_again(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    hand.wait(30)
    assert len(marked(sitting)) == 1
    climber = matches.small_move(sitting.host)
    start = sitting.standing.spot(climber)
    hand.click_on(climber)
    hand.wait_until(lambda: sitting.shown.public.turn != 0 and not sitting.director.busy)
    (taken_from,) = seen_on(sitting.castle_sheet, Sprite, Layer.TRACE)
    assert CREST_OF[taken_from.picture] == 0
    assert taken_from.x == start.x
    assert marked(sitting) == {0}
    (crest,) = seen_on(sitting.castle_sheet, Sprite, Layer.TRACE_CREST)
    now = sitting.standing.spot(climber)
    assert LETTER <= abs(crest.x - now.x) - (crest.width or 0) / 2 < now.size / 2
    assert abs(crest.y - now.y) < _LOW


@pytest.mark.parametrize("wanted", [matches.climbing, matches.placing])
def test_whoever_is_underway_is_alone_until_they_are_there(
    hand: Stagehand, wanted: matches.Moment
) -> None:
    sitting = hand.open(companies.solo(4), wanted)
    hand.wait(30)
    assert seen_on(sitting.castle_sheet, Sprite, Layer.TRACE)
    deeds = len(sitting.shown.chronicle.deeds)
    if sitting.shown.public.phase is Phase.MOVE:
        hand.click_on(matches.small_move(sitting.host))
    else:
        hand.press(Intent.CONFIRM, Intent.CONFIRM)
    walked = 0
    while len(sitting.shown.chronicle.deeds) == deeds:
        assert not seen_on(sitting.castle_sheet, Sprite, Layer.TRACE)
        assert marked(sitting) == set()
        walked += 1
        hand.wait(1)
    assert walked > 1
    hand.wait(9)  # the steps appear one after the other
    assert marked(sitting) == {0}
    assert seen_on(sitting.castle_sheet, Sprite, Layer.TRACE)


@pytest.mark.parametrize("wanted", [matches.climbing, matches.placing])
def test_steps_that_lead_elsewhere_go_as_soon_as_a_person_looks_for_somebody_to_move(
    hand: Stagehand, wanted: matches.Moment
) -> None:
    sitting = hand.open(companies.solo(4), wanted)
    hand.wait(30)
    is_placing = sitting.shown.public.phase is Phase.PLACE
    assert len(marked(sitting)) == 1
    hand.press(Intent.CONFIRM if is_placing else Intent.RIGHT)
    assert marked(sitting) == set()
    assert not seen_on(sitting.castle_sheet, Box, Layer.TRACE)
    if is_placing:
        hand.press(Intent.BACK)
        assert len(marked(sitting)) == 1


def test_no_mark_lies_on_a_face_where_scoring_says_who_is_backed(hand: Stagehand) -> None:
    hand.edition, hand.players = "jester", 8
    sitting = hand.open(companies.solo(8), matches.with_a_past(matches.climbing))
    hand.wait(30)
    crests = seen_on(sitting.castle_sheet, Sprite, Layer.TRACE_CREST)
    assert crests
    inside = {who for who, place in places_of(sitting).items() if place not in COURTYARD}
    for spot in (sitting.standing.spot(who) for who in inside):
        face = spot.y - spot.size / 2
        near = [crest for crest in crests if abs(crest.x - spot.x) < spot.size]
        assert all(abs(crest.y - face) > spot.size * 0.4 for crest in near)


@pytest.mark.parametrize("players", [4, 8])
def test_no_move_before_the_last_is_marked_over_ladders_and_people(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players), matches.with_a_past(matches.climbing))
    hand.wait(30)
    last = [deed.seat for deed in sitting.shown.chronicle.deeds if deed.seat is not None][-1]
    crest = sitting.company.seats[last].crest
    steps = seen_on(sitting.castle_sheet, Box, Layer.TRACE)
    assert {step.fill for step in steps} == {SEAT_CRESTS[crest].colour}
    assert marked(sitting) == {crest}
    assert len(seen_on(sitting.castle_sheet, Sprite, Layer.TRACE_CREST)) == 1


@pytest.mark.parametrize("wanted", [matches.climbing, matches.placing])
def test_who_moved_last_is_read_from_the_sofa_where_nobody_stands(
    hand: Stagehand, wanted: matches.Moment
) -> None:
    hand.edition, hand.players = "jester", 8
    sitting = hand.open(companies.solo(8), wanted)
    hand.wait(30)
    hand.picture()
    seat = [deed.seat for deed in sitting.shown.chronicle.deeds if deed.seat is not None][-1]
    (crest,) = seen_on(sitting.castle_sheet, Sprite, Layer.TRACE)
    assert CREST_OF[crest.picture] == sitting.company.seats[seat].crest
    assert crest.rect.width >= READ_PX
    assert crest.rect.width >= FLAT * crest.rect.height, "upright it would be a piece"
    stood = [spot for spot in spots(sitting).values() if abs(spot.x - crest.x) < 1]
    assert not any(abs(spot.y - crest.y) < spot.size / 2 for spot in stood)
    steps = [one for one in seen_on(sitting.castle_sheet, Box, Layer.TRACE) if one.alpha == 255]
    widths = [step.width for step in steps]
    assert widths == sorted(widths), "they lead away from the crest"
    assert widths[-1] >= 1.5 * widths[0]


def test_taking_back_takes_the_mark_back_too(hand: Stagehand) -> None:
    sitting = hand.open(PEOPLE, matches.climbing)
    hand.wait(30)
    stood, steps = spots(sitting), len(seen_on(sitting.castle_sheet, Box, Layer.TRACE))
    sitting.match.claim(0, "mouse")
    hand.click_on(matches.small_move(sitting.host))
    hand.wait_until(lambda: sitting.shown.public.turn != 0 and not sitting.director.busy)
    assert spots(sitting) != stood
    hand.press(Intent.BACK, device="mouse")
    hand.wait(4)
    assert spots(sitting) == stood
    assert len(seen_on(sitting.castle_sheet, Box, Layer.TRACE)) == steps


def test_nothing_is_marked_from_the_question_whether_to_call_until_it_is_declined(
    hand: Stagehand,
) -> None:
    nominate(hand)
    sitting = hand.sitting
    assert marked(sitting) == set()
    assert not seen_on(sitting.castle_sheet, Box, Layer.TRACE)
    hand.press(Intent.BACK)
    assert len(marked(sitting)) == 1
    assert seen_on(sitting.castle_sheet, Box, Layer.TRACE)
    hand.press(Intent.CONFIRM)
    hand.press(Intent.CONFIRM)
    while sitting.shown.public.nominee is None:
        assert marked(sitting) == set()
        hand.wait(1)


def test_whoever_clicks_on_a_place_of_a_floor_gets_that_place(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4, "mouse"), matches.placing)
    hand.wait(30)
    view = sitting.shown.public
    waiting = [who for who in sitting.tokens if view.place_of(who) is Place.TRAY]
    floor = next(f for f in (Place.FLOOR_1, Place.FLOOR_2) if sitting.standing.free_spots(f))
    free = sitting.standing.free_spots(floor)
    for spot, who in ((free[0], waiting[-1]), (free[-1], waiting[0])):
        hand.click(*sitting.tokens[who].head)
        hand.point(spot.x, feet_y(floor) - layout.STOREY_HEIGHT / 2)
        ghost = [s for s in seen_on(hand.top.sheet, Sprite, Layer.FREE_PLACE) if who in s.picture]
        assert [one.x for one in ghost] == [spot.x]
    hand.click(spot.x, feet_y(floor) - layout.STOREY_HEIGHT / 2)
    hand.wait_until(lambda: sitting.shown.public.place_of(who) is floor)
    hand.wait_for_people()
    assert sitting.standing.spot(who) == spot


def test_nothing_is_marked_while_a_round_is_counted(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.scored)
    hand.wait(10)
    assert marked(sitting) == set()
