"""How many chairs stand at the table is a number: all of them find their area beside the rules."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.gathering.table_chairs import chairs_around

LEAST_HEIGHT = 64.0


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


@pytest.mark.parametrize("number", [2, 6, 8, 9, 12])
def test_any_number_of_chairs_stands_apart_and_beside_the_rules(
    screen: pygame.Surface, number: int
) -> None:
    painter = Painter(screen, assets_folder())
    chairs = chairs_around(Sheet(), painter, "Who plays?", "Press to join", number).chairs
    assert len(chairs) == number
    assert not any(overlap(one, other) for one, other in combinations(chairs, 2))
    for chair in chairs:
        assert chair.height >= LEAST_HEIGHT
        assert chair.x >= layout.SAFE_LEFT
        assert chair.right < layout.SETUP_RULES.x
        assert chair.y >= layout.SAFE_TOP
        assert chair.bottom <= layout.SAFE_BOTTOM
