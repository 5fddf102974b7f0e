"""Where feet stand on a floor: on its four places, or closer together where more must have room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.stage.castle.standing import Standing

JESTERS = terms_of("jester", 8)
FEET_Y = 514
TOKEN = 108
WALLS = 540, 1380

FEET_X: dict[int, list[float]] = {
    1: [720],
    4: [720, 880, 1040, 1200],
    5: [708, 841.5, 975, 1108.5, 1242],
    6: [708, 814.8, 921.6, 1028.4, 1135.2, 1242],
}


@pytest.mark.parametrize("number", FEET_X)
def test_feet_on_floor_three_of_the_jesters_castle_stand_exactly_here(number: int) -> None:
    standing = Standing(JESTERS.characters)
    guests = [*JESTERS.characters[: number - 1], "J"]
    for character in guests:
        standing.put(character, Place.FLOOR_3)
    spots = [standing.spot(character) for character in guests]
    assert [spot.x for spot in spots] == pytest.approx(FEET_X[number])
    assert {spot.y for spot in spots} == {FEET_Y}
    assert {spot.size for spot in spots} == {TOKEN}
    assert standing.at(Place.FLOOR_3) == guests


def test_whoever_comes_fifth_has_the_others_make_room_and_stands_on_nobodys_feet() -> None:
    standing = Standing(JESTERS.characters)
    for character in "ABCD":
        standing.put(character, Place.FLOOR_3)
    before = [standing.spot(character).x for character in "ABCD"]
    standing.put("J", Place.FLOOR_3, near_x=before[0])
    feet = sorted(standing.spot(character).x for character in "ABCDJ")
    assert min(right - left for left, right in pairwise(feet)) >= TOKEN
    assert feet[0] - TOKEN / 2 >= WALLS[0]
    assert feet[-1] + TOKEN / 2 <= WALLS[1]
    assert [standing.spot(character).x for character in "ABCD"] == pytest.approx(FEET_X[5][:4])
