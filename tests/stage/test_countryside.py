"""The land at both sides: seldom, small, on its ways, and still where motion is calm."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage import layout
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.lights import LIGHTS
from kingup_game.stage.life.countryside import VILLAGERS, Countryside
from kingup_game.stage.life.scenery_life import SceneryLife
from kingup_game.theme.layers import Layer

FIVE_MINUTES = 5 * 60 * 60
HALF_A_MINUTE = 30 * 60


@pytest.fixture
def sheet() -> Sheet:
    return Sheet()


@pytest.fixture
def layers() -> CastleLayers:
    return CastleLayers(assets_folder())


@pytest.fixture
def land(sheet: Sheet, layers: CastleLayers) -> Countryside:
    return Countryside(sheet, layers, Layer.LAND)


def villagers(sheet: Sheet) -> list[Sprite]:
    return [
        item
        for item in sheet.stacked()
        if isinstance(item, Sprite) and "villager" in item.picture and item.visible
    ]


def weather(sheet: Sheet) -> list[Flipbook]:
    kinds = ("shower", "leaves", "fireflies")
    books = [item for item in sheet.stacked() if isinstance(item, Flipbook)]
    return [book for book in books if any(kind in book.picture for kind in kinds)]


def test_no_frame_waits_for_the_mill_fires_or_flags(sheet: Sheet, layers: CastleLayers) -> None:
    SceneryLife(sheet, layers)
    books = [item for item in sheet.stacked() if isinstance(item, Flipbook)]
    moving = [
        book
        for book in books
        if any(kind in book.picture for kind in ("mill", "flag", "torch", "candle", "smoke"))
    ]
    assert moving
    assert [book.picture for book in moving if not book.patient] == []


def test_villagers_come_and_go_on_their_lanes_beside_the_castle(
    sheet: Sheet, land: Countryside
) -> None:
    seen: list[int] = []
    for tick in range(FIVE_MINUTES):
        land.update(tick)
        walking = villagers(sheet)
        seen.append(len(walking))
        for one in walking:
            assert one.x < layout.CASTLE_LEFT or one.x > layout.CASTLE_RIGHT
            assert layout.FLOOR_FEET_Y[0] - 20 <= one.y <= layout.COURTYARD_FEET_Y + 2
            assert one.width is not None
            assert 40 <= one.width <= 72
    comings = sum(now > before for before, now in pairwise(seen))
    assert comings >= 4
    assert seen.count(0) > FIVE_MINUTES / 5


def test_soon_somebody_stands_large_at_each_side_of_the_castle_and_greets_it(
    sheet: Sheet, land: Countryside
) -> None:
    """Who sits down at a table looks round: in its first half minute there must be something."""
    greeting: dict[bool, set[int]] = {}
    for tick in range(HALF_A_MINUTE):
        land.update(tick)
        for one in villagers(sheet):
            if one.width == 72:
                greeting.setdefault(one.x < layout.THRONE_X, set()).add(one.frame)
    assert all(len(frames) >= 4 for frames in greeting.values())
    assert len(greeting) == 2


@pytest.mark.parametrize("light", LIGHTS)
def test_weather_passes_now_and_then_and_never_over_the_castle(
    sheet: Sheet, land: Countryside, light: str
) -> None:
    land.set_light(light)
    seen = []
    for tick in range(FIVE_MINUTES):
        land.update(tick)
        now = weather(sheet)
        seen.append(bool(now))
        for book in now:
            is_left = book.x + book.width <= layout.ROOM_LEFT
            assert is_left or book.x >= layout.CASTLE_RIGHT - book.width / 2
    assert any(seen)
    assert sum(seen) < FIVE_MINUTES / 2


def test_calm_motion_leaves_the_land_to_itself(sheet: Sheet, land: Countryside) -> None:
    tick = 0
    while not (villagers(sheet) and weather(sheet)):
        tick += 1
        land.update(tick)
    land.settle()
    assert not villagers(sheet)
    assert not weather(sheet)


def test_a_second_of_the_land_changes_little_of_the_picture(
    sheet: Sheet, land: Countryside
) -> None:
    """On average under one small picture in two ticks is another one."""
    changes = 0
    for tick in range(FIVE_MINUTES // 5):
        for item in sheet.changed:
            item.settle()
        sheet.changed.clear()
        land.update(tick)
        changes += len(sheet.changed)
    assert changes < FIVE_MINUTES // 5


def test_every_light_has_pictures_of_its_own(layers: CastleLayers) -> None:
    villagers = [f"villager-{number}" for number in range(VILLAGERS)]
    moving = ["mill", "river", "ducks", "shower", "leaves", *villagers]
    files = {layers[f"{name}-{light}"].file for light in LIGHTS for name in moving}
    assert len(files) == len(LIGHTS) * len(moving)
    assert all((assets_folder() / file).is_file() for file in files)
