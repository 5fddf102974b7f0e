"""Everybody has weight and goes by the ways there are: ladders, hatches, and the ground."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.castle.poses import UPRIGHT
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme import cues
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

A_WHILE = 1500
HATCH = 46
A_TICKS_BOUNCE = 14
LADDERS: dict[float, tuple[int, ...]] = {
    float(y): layout.LADDER_X[floor - 1] for floor, y in layout.FLOOR_FEET_Y.items() if floor > 0
}
LADDERS[layout.THRONE_FEET_Y] = layout.LADDER_X[5]


@pytest.fixture
def steady(hand: Stagehand) -> Stagehand:
    hand.settings = {"fast_bots": False}
    return hand


def spots(sitting: Sitting) -> dict[str, Spot]:
    return {character: token.spot for character, token in sitting.tokens.items()}


def journeys(hand: Stagehand, ticks: int) -> Iterator[tuple[Spot, Spot]]:
    """Each step of anybody, tick by tick."""
    before = spots(hand.sitting)
    for _ in range(ticks):
        hand.theatre.tick()
        now = spots(hand.sitting)
        for character, spot in now.items():
            if spot != before[character]:
                yield before[character], spot
        before = now


def ceilings_between(one: Spot, other: Spot) -> list[float]:
    low, high = sorted((one.y, other.y))
    return [y for y in LADDERS if low < y < high]


@pytest.mark.parametrize("moment", [matches.placing, matches.climbing, matches.voting])
def test_nobody_passes_through_a_floor_but_where_a_ladder_stands(
    steady: Stagehand, moment: matches.Moment
) -> None:
    steady.electors.card = Card.NO
    steady.open(companies.bots_only(4), moment)
    changed_floors = 0
    for before, now in journeys(steady, A_WHILE):
        for y in ceilings_between(before, now):
            assert min(abs(now.x - x) for x in LADDERS[y]) <= HATCH
        changed_floors += before.y != now.y
    assert changed_floors > 50


def falling(hand: Stagehand) -> tuple[Sitting, str]:
    """The box is closed on a refusal: who was up for the throne is about to fall."""
    hand.electors.card = Card.NO
    sitting = hand.open(companies.bots_only(4), matches.voting)
    nominee = sitting.host.view(None).nominee
    assert nominee is not None
    heard(hand, cues.TRAPDOOR)
    return sitting, nominee


def heard(hand: Stagehand, cue: str) -> None:
    """Goes on until the cue is heard."""
    assert hand.sink is not None
    hand.sink.lines.clear()
    hand.wait_until(lambda: any(cue in line for line in hand.sink.lines))  # type: ignore[union-attr]


def body_of_who_falls(sitting: Sitting) -> Sprite:
    """The one that is seen."""
    (face,) = seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    return face


def feet_of_who_falls(sitting: Sitting) -> float:
    """On the castle, wherever the camera has that."""
    face = body_of_who_falls(sitting)
    return face.y + (face.height or 0) / 2 - sitting.castle_sheet.dy


def test_a_fall_is_felt_at_each_floor_and_heard_with_the_body(steady: Stagehand) -> None:
    sitting, _ = falling(steady)
    assert steady.sink is not None
    felt: list[float] = []
    while not any(cues.THUD in one for one in steady.sink.lines):
        steady.sink.lines.clear()
        steady.theatre.tick()
        if any(cues.BUMP in one or cues.THUD in one for one in steady.sink.lines):
            felt.append(feet_of_who_falls(sitting))
    assert felt[:-1] == pytest.approx(sorted(layout.FLOOR_FEET_Y.values()), abs=A_TICKS_BOUNCE)
    assert felt[-1] > layout.COURTYARD_FEET_Y, "nearer to us than who fell before"
    assert len(sitting.particles) > 0


def test_light_comes_into_each_room_as_somebody_falls_through_it_and_whoever_lives_there_jumps(
    steady: Stagehand,
) -> None:
    sitting, nominee = falling(steady)
    heard(steady, cues.FALL)
    (dark,) = seen_on(sitting.castle_sheet, Spotlight)
    rooms, jumped = [len(dark.lit)], set()
    while dark.share == 1.0:
        jumped |= {who for who, token in sitting.tokens.items() if token.pose.lift}
        steady.theatre.tick()
        rooms += [len(dark.lit)] if len(dark.lit) != rooms[-1] else []
    assert rooms == [rooms[0] + number for number in range(4)]
    upper = Place.FLOOR_5, Place.FLOOR_4, Place.FLOOR_3
    assert jumped, "a floor that is hit throws up who stands there"
    assert jumped <= {who for one in upper for who in sitting.picture.standing.at(one)} - {nominee}


def arms(sitting: Sitting) -> Flipbook:
    """Those of the throne, between which a king sits."""
    return next(
        one for one in seen_on(sitting.castle_sheet, Flipbook) if "throne-arms" in one.picture
    )


def test_a_fall_is_one_body_and_more_than_twice_as_large_as_those_it_falls_past(
    steady: Stagehand,
) -> None:
    sitting, nominee = falling(steady)
    assert steady.sink is not None
    token, widths, turns = sitting.tokens[nominee], [], set()
    while not token.sprite.alpha:
        face = body_of_who_falls(sitting)  # one, never two and never none
        if not any(cues.THUD in line for line in steady.sink.lines):
            widths.append(face.width or 0)
            turns.add(face.turn)
        steady.theatre.tick()
    assert not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    assert max(widths) > layout.HEIGHT * 0.45
    assert min(widths) > 2 * layout.TOKEN_SIZE
    assert {0, 90, 180, 270} < turns, "head over heels"
    steady.wait_until(lambda: steady.scene != "Vote")
    assert token.sprite.layer == Layer.TOKEN < arms(sitting).layer
    assert token.is_occupied, "a head still goes round"


def step_off(hand: Stagehand) -> str:
    sitting = hand.open(companies.sharing(4), matches.climbing)
    hand.wait(10)
    climber = matches.small_move(sitting.host)
    hand.click_on(climber)
    return climber


def test_whoever_climbs_crouches_hops_leans_and_lands_flat(steady: Stagehand) -> None:
    climber = step_off(steady)
    token, shown, layers = steady.sitting.tokens[climber], [], set()
    for _ in range(60):
        before = token.spot
        steady.theatre.tick()
        shown.append(token.pose)
        layers |= {token.sprite.layer} if token.spot != before else set()
    assert layers == {Layer.TOKEN_IN_FRONT, Layer.TOKEN}, "before all, until they are there"
    assert token.sprite.layer == Layer.TOKEN
    assert max(pose.squash for pose in shown) >= 1.1
    assert min(pose.squash for pose in shown) <= 0.95
    assert max(abs(pose.lean) for pose in shown) >= 5
    assert max(abs(pose.bend) for pose in shown) >= 2
    assert shown[-1] == UPRIGHT


@pytest.mark.parametrize("after", [1, 6, 14, 25])
def test_whoever_is_hurried_stands_upright_where_they_were_going(
    steady: Stagehand, after: int
) -> None:
    climber = step_off(steady)
    steady.wait(after)
    steady.press(Intent.SKIP)
    steady.wait_for_people()
    sitting = steady.sitting
    assert sitting.tokens[climber].pose == UPRIGHT
    assert spots(sitting) == sitting.standing.spots()


def test_calm_motion_slides_along_the_same_way_upright(hand: Stagehand) -> None:
    hand.settings = {"reduced_motion": True}
    climber = step_off(hand)
    token = hand.sitting.tokens[climber]
    ladders = [float(x) for xs in layout.LADDER_X.values() for x in xs]
    seen = []
    for _ in range(60):
        hand.theatre.tick()
        assert token.pose == UPRIGHT
        seen.append(token.spot)
    between = [spot for spot in seen if spot.y not in layout.FLOOR_FEET_Y.values()]
    assert between
    assert all(min(abs(spot.x - x) for x in ladders) < 1 for spot in between)
    assert hand.sitting.standing.place_of(climber) is not Place.TRAY


@pytest.mark.parametrize("after", [2, 20, 26, 34, 60])
def test_a_fall_that_is_hurried_ends_on_the_ground_and_in_one_piece(
    steady: Stagehand, after: int
) -> None:
    sitting, nominee = falling(steady)
    steady.wait(after)
    sitting.director.hurry()
    steady.wait_until(lambda: steady.scene != "Vote")
    token = sitting.tokens[nominee]
    steady.wait_until(lambda: not token.is_occupied)
    assert (token.pose, token.sprite.alpha) == (UPRIGHT, 255)
    assert token.spot == sitting.standing.spot(nominee)
    assert not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    assert (sitting.castle_sheet.dx, sitting.castle_sheet.dy) == (0, 0)


@pytest.mark.parametrize("after", [2, 24, 34, 60])
def test_nothing_of_a_fall_is_left_where_a_position_is_shown_at_once(
    steady: Stagehand, after: int
) -> None:
    sitting, nominee = falling(steady)
    steady.wait(after)
    sitting.picture.stand_still()
    sitting.match.show_position()
    steady.top.leave()
    assert sitting.tokens[nominee].sprite.alpha == 255
    assert not seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
    assert (sitting.castle_sheet.dx, sitting.castle_sheet.dy) == (0, 0)
