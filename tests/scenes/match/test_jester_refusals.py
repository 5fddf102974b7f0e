"""Cells, the Stomachache and the Jester squeezing in, as the stage shows them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Sprite
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.moments_of_jester import PRESSED, count
from tests.harness.stagehand import Stagehand
from tests.scenes.match.jester_kit import (
    cries,
    decided,
    face,
    is_open,
    layout_places,
    mood,
)

BOWING, BESIDE_OTHERS = 0.45 * layout.HEIGHT, 1.2 * layout.TOKEN_SIZE


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_5_the_refused_fill_the_cells_in_order_and_later_ones_leave(
    five: Stagehand, taken: int
) -> None:
    sitting = decided(five, matches.cells_fill(taken), Card.NO, Card.NO)
    standing = sitting.standing
    assert [bool(standing.at(cell)) for cell in DUNGEONS] == [n <= taken for n in range(3)]
    assert bool(standing.at(Place.OUT)) is (taken == 3)
    for cell in DUNGEONS:
        assert is_open(sitting, cell) is not bool(standing.at(cell))
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
        cards = [one for one in seen_on(sitting.sheet, Sprite) if f"_{card}" in one.picture]
        return [one for one in cards if one.layer in (Layer.CLOSE_UP_RAYS, Layer.BALLOT_TURNED)]

    five.wait_until(lambda: any(no.alpha < 200 for no in ballots("no")))
    five.wait(8)
    assert [sick.alpha for sick in ballots("stomachache")] == [255]
    assert ballots("stomachache")[0].zoom > 1.05
    others = [no for no in ballots("no") if no.alpha < 200]
    assert len(others) == 4
    assert all(no.layer < Layer.CLOSE_UP for no in others), "no card lies over the large face"
    five.wait_until(lambda: sitting.tokens[nominee].mood == "queasy")
    moods = [token.mood for token in sitting.tokens.values()]
    assert moods.count("queasy") == 1, "green is only who is ill"
    assert {"fear", "joy"} <= set(moods)
    assert art.GURGLE in {item.picture for item in seen_on(sitting.picture.air, Sprite)}
    five.wait_until(lambda: cries(sitting) == {art.KNOCK})
    five.wait_until(lambda: five.scene != "Vote")
    assert sitting.standing.place_of(nominee) is Place.FLOOR_5
    assert sitting.tokens[nominee].mood == "queasy"


def test_5_a_stomachache_shakes_the_castle_for_a_moment_in_few_steps(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5), matches.voting)
    five.wait(80)
    five.press(PRESSED[Card.STOMACHACHE])
    stands = list[float]()

    def has_shaken() -> bool:
        stands.append(sitting.castle_sheet.dx)
        return any(stands) and not any(stands[-3:])

    five.wait_until(has_shaken)
    steps = [b - a for a, b in pairwise(stands) if a != b]
    assert [step > 0 for step in steps] == [True, False, True, False], "each draws a window"
    assert min(stands) == 0, "it ends at the right edge of the window"
    assert sum(one != 0 for one in stands) < 12, "a fifth of a second at most"


def test_6_the_jester_refused_bows_large_and_hides_no_face_on_the_way_down(
    five: Stagehand,
) -> None:
    count(five, matches.squeezing, Card.NO, Card.NO)
    sitting, jester = five.sitting, five.sitting.tokens[JESTER]

    def bows() -> bool:
        faces = seen_on(sitting.sheet, Sprite, Layer.CLOSE_UP)
        return any(art.close_up(JESTER, "refused") == one.picture for one in faces) and (
            max(one.width or 0 for one in faces) > BOWING
        )

    five.wait_until(bows)
    five.wait_until(lambda: jester.spot.y > layout.THRONE_FEET_Y)
    sizes = list[float]()

    def is_down() -> bool:
        sizes.append(jester.spot.size)
        return five.scene != "Vote"

    five.wait_until(is_down)
    assert max(sizes) < BESIDE_OTHERS
    assert sizes[-1] == layout.TOKEN_SIZE


def test_6_the_jester_refused_squeezes_in_on_floor_3_and_takes_no_cell(five: Stagehand) -> None:
    sitting = decided(five, matches.squeezing, Card.NO, Card.NO)
    crowded = sitting.standing.at(Place.FLOOR_3)
    assert JESTER in crowded
    assert len(crowded) == layout_places() + 1
    assert len({sitting.tokens[one].spot.x for one in crowded}) == len(crowded)
    taken = [cell for cell in DUNGEONS if sitting.standing.at(cell)]
    assert len(taken) == sum(cell in sitting.host.view(None).board for cell in DUNGEONS)
    assert not sitting.picture.castle.reign.is_threatening
