"""Birds and cat: seldom there, gone or at rest in the end, and still where motion is calm."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.life.wildlife import BIRDS_END, Birds, Cat
from kingup_game.theme.durations import ANIMALS_REST
from kingup_game.theme.layers import Layer

LONGEST_JOURNEY = 2400


def the_item(sheet: Sheet, picture: str) -> Item:
    return next(item for item in sheet.stacked() if picture in getattr(item, "picture", ""))


@pytest.fixture
def sheet() -> Sheet:
    return Sheet()


@pytest.fixture
def layers() -> CastleLayers:
    return CastleLayers(assets_folder())


def test_birds_cross_the_sky_seldom_and_leave_it(sheet: Sheet, layers: CastleLayers) -> None:
    birds = Birds(sheet, layers, Layer.CLOUDS)
    flock = the_item(sheet, "birds")
    seen = []
    for tick in range(4 * ANIMALS_REST[1]):
        birds.update(tick)
        seen.append(flock.visible)
    flights = sum(now and not before for before, now in pairwise(seen))
    assert flights >= 2
    assert sum(seen) < len(seen) / 2
    assert sum(seen) / flights < LONGEST_JOURNEY


def test_a_flock_is_out_of_sight_where_it_starts_and_ends(
    sheet: Sheet, layers: CastleLayers
) -> None:
    birds = Birds(sheet, layers, Layer.CLOUDS)
    flock = the_item(sheet, "birds")
    xs = []
    for tick in range(2 * ANIMALS_REST[1]):
        birds.update(tick)
        if flock.visible:
            xs.append(flock.x)  # type: ignore[attr-defined]
    assert min(xs) < -320
    assert BIRDS_END - 10 < max(xs) <= BIRDS_END + 10


def test_the_cat_strolls_to_its_other_place_and_sits_down(
    sheet: Sheet, layers: CastleLayers
) -> None:
    cat = Cat(sheet, layers, Layer.CLOUDS)
    sitting, walking = the_item(sheet, "cat-sit"), the_item(sheet, "cat-walk")
    seats = set()
    for tick in range(4 * ANIMALS_REST[1]):
        cat.update(tick)
        assert sitting.visible is not walking.visible
        if sitting.visible:
            seats.add(sitting.x)  # type: ignore[attr-defined]
    homes = {x + layers["cat-sit"].x for x, _ in layers.points("cat")[:2]}
    assert seats == homes


def test_calm_motion_has_the_cat_sit_where_it_was_going(sheet: Sheet, layers: CastleLayers) -> None:
    cat = Cat(sheet, layers, Layer.CLOUDS)
    sitting, walking = the_item(sheet, "cat-sit"), the_item(sheet, "cat-walk")
    tick = 0
    while not walking.visible:
        tick += 1
        cat.update(tick)
    cat.settle()
    assert sitting.visible
    assert not walking.visible
    assert sitting.x == layers.points("cat")[1][0] + layers["cat-sit"].x
