"""Who may be moved is seen three metres away: by size, by brightness and by shape, at any hour.

The small screen of these tests is a television at that distance: 480 pixels wide.
"""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.cast import PLACING_FLOORS, Place
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Frame, Sprite
from kingup_game.stage.castle.standing import Spot, numeral_of, stand_under, standing_area
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme import art
from kingup_game.theme.durations import SIGHT_DWELL
from kingup_game.theme.layers import Layer
from tests.acceptance.seen import Pixels, luminance, ratio
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

HOURS = 1, 2, 3
SMALLER = 0.85
"""So large at most is whoever may not be chosen, beside whoever may."""
STAND_CONTRAST = 3.0
"""Of the stand at the feet of whoever may be chosen, to the same boards without one."""
IN_THE_SUN = 1.2
"""How much more a stand shows of somebody in the courtyard, which is bright itself."""
STANDS_OUT, IS_FIRST = 1.5, 1.1
"""How much more is to be seen of whoever may be chosen, and again of whoever is."""
CLEARLY = 40
"""Of 255, on the average of the three colours."""
AROUND = 24
AWAY = Spot(-900, -900)


def shown(hand: Stagehand, area: Area) -> Pixels:
    view = hand.backstage.painter.viewport
    part = view.rect_px(area.x, area.y, area.width, area.height)
    return pygame.surfarray.array3d(hand.picture().subsurface(part)).astype(float)


def light_at_feet(hand: Stagehand, spot: Spot) -> float:
    """How bright the boards are on which somebody stands, before the letter."""
    width, top = stand_under(spot)
    return float(luminance(shown(hand, Area(spot.x - 50, top + 0.12 * width, 100, 6))).mean())


def ahead(sitting: Sitting) -> list[Sprite]:
    """The ghost of whoever is chosen, where they would go."""
    seen = seen_on(sitting.castle_sheet, Sprite, Layer.AHEAD)
    return [one for one in seen if one.picture != art.STAND]


def be(token: Token, state: str) -> None:
    token.focus(False)
    token.can_act = state in ("able", "chosen")
    token.hold_back(state == "held back")
    token.focus(state == "chosen")


def to_be_seen(hand: Stagehand, token: Token, state: str) -> float:
    """How many pixels somebody takes up that differ clearly from the room, marks and all."""
    spot = token.spot
    area = standing_area(spot).grown(AROUND)
    be(token, state)
    there = shown(hand, area)
    be(token, "")
    token.stand(AWAY)
    without = shown(hand, area)
    token.stand(spot)
    return float((np.abs(there - without).mean(axis=2) >= CLEARLY).sum())


@pytest.mark.parametrize("contrast", [False, True])
def test_the_chosen_one_is_seen_first_then_who_may_move_then_the_rest(
    hand: Stagehand, contrast: bool
) -> None:
    hand.settings = {"contrast": contrast}
    sitting = hand.open(companies.sharing(4), matches.blocked)
    hand.wait(30)
    for hour in HOURS:
        sitting.picture.castle.set_light(hour)
        for stuck in matches.stuck_characters(sitting.host):
            token = sitting.tokens[stuck]
            of_none, of_able, of_chosen = (
                to_be_seen(hand, token, state) for state in ("held back", "able", "chosen")
            )
            assert of_able >= STANDS_OUT * of_none, (hour, stuck)
            assert of_chosen >= IS_FIRST * of_able, (hour, stuck)


@pytest.mark.parametrize("contrast", [False, True])
def test_a_lit_stand_tells_who_may_move_without_any_colour(hand: Stagehand, contrast: bool) -> None:
    hand.settings = {"contrast": contrast}
    sitting = hand.open(companies.sharing(4), matches.blocked)
    hand.wait(30)
    stuck = matches.stuck_characters(sitting.host)
    able = next(one for one, token in sitting.tokens.items() if token.can_act)
    for hour in HOURS:
        sitting.picture.castle.set_light(hour)
        spot = sitting.tokens[stuck[0]].spot
        bright = light_at_feet(hand, sitting.tokens[able].spot)
        assert ratio(bright, light_at_feet(hand, spot)) >= STAND_CONTRAST, hour
    small, usual = (sitting.tokens[one].sprite.rect.width for one in (stuck[0], able))
    assert small <= SMALLER * usual


def test_whoever_may_be_placed_and_each_free_place_has_a_stand(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4), matches.placing)
    hand.wait(30)
    waiting = [token for token in sitting.tokens.values() if token.can_act]
    for token in waiting:
        usual, able = (to_be_seen(hand, token, state) for state in ("", "able"))
        assert able >= IN_THE_SUN * usual
    assert len(waiting) == len(sitting.standing.at(Place.TRAY))
    hand.press(Intent.CONFIRM)
    hand.wait(2)
    (held,) = (token for token in waiting if token.can_act)  # it is asked where, not who
    assert all(token.sprite.alpha < OPAQUE_ALPHA for token in waiting if token is not held)
    marks = seen_on(hand.top.sheet, Sprite, Layer.FREE_PLACE)
    free = [spot for floor in PLACING_FLOORS for spot in sitting.standing.free_spots(floor)]
    stands = [(one.x, one.y) for one in marks if one.picture == art.STAND]
    assert stands == [(spot.x, stand_under(spot)[1]) for spot in free]
    hand.press(Intent.BACK)
    assert all(token.can_act and token.sprite.alpha == OPAQUE_ALPHA for token in waiting)


def test_whoever_fills_the_floor_above_hops_when_somebody_is_refused_for_it(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.sharing(4, MOUSE), matches.blocked)
    hand.wait(30)
    stuck = matches.stuck_characters(sitting.host)[0]
    above = sitting.standing.at(Place(sitting.standing.place_of(stuck) + 1))
    assert len(above) == 4
    hand.click_on(stuck)
    hopping: set[str] = set()
    for _ in range(20):
        hand.wait(1)
        hopping |= {one for one, token in sitting.tokens.items() if token.pose.lift}
    assert hopping == set(above)


def test_whoever_may_come_out_of_a_wc_has_a_stand_before_the_door(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5), matches.climbing)
    five.wait(10)
    guest = next(iter(sitting.tokens))
    sitting.standing.put(guest, Place.WC_3)
    sitting.picture.show_actors([guest])
    stands = seen_on(sitting.picture.castle_sheet, Sprite, Layer.WAY_OUT)
    assert {one.picture for one in stands} == {art.STAND}, "one sign, as everywhere"


@pytest.mark.parametrize(
    ("edition", "players", "wanted"),
    [
        ("classic", 4, matches.blocked),
        ("jester", 5, matches.wc_beckons),
        ("jester", 5, matches.wc_way_out),
    ],
)
def test_whoever_is_chosen_is_seen_paler_where_they_would_go_until_they_do(
    hand: Stagehand, edition: str, players: int, wanted: matches.Moment
) -> None:
    hand.edition, hand.players = edition, players
    sitting = hand.open(companies.solo(players, MOUSE), wanted)
    hand.wait(30)

    goals = {move.character: move.to for move in matches.moves(sitting.host)}
    gone = (Place.OUT, Place.TRAY)
    inside = [one for one in sitting.tokens if sitting.standing.place_of(one) not in gone]
    for who in inside:
        hand.point(*sitting.tokens[who].head)
        ghosts = ahead(sitting)
        assert len(ghosts) == (who in goals), who
        for ghost in ghosts:
            assert ghost.picture == sitting.tokens[who].sprite.picture
            assert ghost.unpainted, "what is pale cannot be chosen, and this is what comes of it"
            assert not sitting.tokens[who].sprite.unpainted
    unusual = [*matches.guests_to_be(sitting.host), *matches.guests(sitting.host), *goals]
    climber = next(one for one in unusual if goals.get(one, Place.THRONE) is not Place.THRONE)
    hand.point(*sitting.tokens[climber].head)
    (ghost,) = ahead(sitting)
    hand.click(*sitting.tokens[climber].head)
    assert not ahead(sitting)
    hand.wait_until(lambda: sitting.standing.place_of(climber) is goals[climber])
    assert sitting.standing.spot(climber) == Spot(ghost.x, ghost.y, ghost.width or 0)


def test_a_name_hides_hardly_ever_where_somebody_would_go(hand: Stagehand) -> None:
    hand.edition, hand.players = "jester", 5
    sitting = hand.open(companies.solo(5, MOUSE), matches.wc_way_out)
    hand.wait(30)
    assert isinstance(hand.top, MatchScene)
    hidden, moves = 0, matches.moves(sitting.host)
    for move in moves:
        hand.point(0, 0)
        hand.point(*sitting.tokens[move.character].head)
        hand.wait(round(SIGHT_DWELL) + 1)
        hand.picture()
        (plate,) = seen_on(hand.top.signpost.sheet, Frame, Layer.TOOLTIP)
        hidden += any(plate.rect.collidepoint(ghost.rect.center) for ghost in ahead(sitting))
    assert hidden <= len(moves) / 10


def test_why_somebody_must_wait_hides_neither_a_face_nor_what_a_floor_is_worth(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), matches.blocked)
    hand.wait(30)
    assert isinstance(hand.top, MatchScene)
    stuck = matches.stuck_characters(sitting.host)
    numbers = [numeral_of(place) for place in Place if place.is_floor]
    faces = [token.head for token in sitting.tokens.values()]
    for who in stuck:
        hand.click(*sitting.tokens[who].head)
        (plate,) = seen_on(hand.top.signpost.sheet, Frame, Layer.TOOLTIP)
        lain = Area(plate.x, plate.y, plate.width, plate.height)
        hidden = [number for number in numbers if lain.holds(*number.middle)]
        assert not hidden, who
        assert not any(lain.holds(*face) for face in faces), who
        hand.wait(60)
