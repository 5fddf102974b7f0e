"""Panels that stay while the castle cuts below them."""

from __future__ import annotations

import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import ForeseenCut, Sheet
from kingup_game.stage.grounds.islands import SOLID, around_islands
from tests.harness.stagehand import open_surface
from tests.stage.frames import frame, pixels, whole

PANELS = (20, 40), (20, 560), (1400, 40), (1400, 560)


@pytest.mark.parametrize("picture", sorted(SOLID))
def test_a_cut_leaves_panels_and_is_the_picture_drawn_anew(picture: str) -> None:
    painter = Painter(open_surface((1920, 1080)), assets_folder())
    castle, around = Sheet(), Sheet()
    castle.backdrop([], ground="#604020", above=180, before=300)
    for x in range(0, 1920, 160):
        castle.box(x, 3 * x / 7, 110, 300, fill="#F0E0D0")
    panels = [around.frame(picture, *place, 500, 440) for place in PANELS]
    dot = around.box(200, 200, 60, 60, fill="#FFFFFF", layer=2)
    frame(painter, castle, around)
    left = around_islands(around.stacked(), [], painter.workshop)
    area = sum(place.w * place.h for place in left)
    assert area < 0.7 * 1920 * 1080
    castle.foreseen = ForeseenCut(0, 180)
    for _ in range(5):
        frame(painter, castle, around)
    castle.shift(0, 180, at_once=True)
    dot.x += 40
    panels[-1].y += 20
    frame(painter, castle, around)
    assert pixels(painter) == whole(painter, castle, around)
