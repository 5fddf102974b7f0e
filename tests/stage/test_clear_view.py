"""What high contrast lays around people and worths, without a window."""

from __future__ import annotations

import pytest

from kingup_game.engine.cast import DUNGEONS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.clear_view import ClearView
from kingup_game.stage.castle.poses import Pose
from kingup_game.stage.castle.standing import Spot
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import scheme_for

CLARITY = scheme_for(contrast=True).clarity


def boxes(sheet: Sheet, layer: Layer) -> list[Box]:
    return [
        item
        for item in sheet.stacked()
        if isinstance(item, Box) and item.visible and item.layer == layer
    ]


@pytest.fixture
def crowd() -> Sheet:
    return Sheet()


@pytest.fixture
def token(crowd: Sheet) -> Token:
    somebody = Token(crowd, "A", Spot(layout.PLACE_X[0], layout.FLOOR_FEET_Y[0]))
    somebody.stand_out(CLARITY)
    return somebody


def test_a_disc_is_as_dense_as_whoever_jumps_on_it(crowd: Sheet, token: Token) -> None:
    token.be_seen(90)
    token.pose = Pose(lift=5)
    (disc,) = boxes(crowd, Layer.TOKEN_DISC)
    assert disc.alpha == token.sprite.alpha == 90


def test_the_disc_of_whoever_passes_others_lies_behind_all_of_them(
    crowd: Sheet, token: Token
) -> None:
    token.come_forward(True)
    assert token.sprite.layer == Layer.TOKEN_IN_FRONT
    assert boxes(crowd, Layer.TOKEN_DISC)
    assert not boxes(crowd, Layer.DISC_IN_FRONT)


def test_the_cells_numbers_hang_beside_the_seats() -> None:
    sheet = Sheet()
    ClearView(sheet, DUNGEONS).show(CLARITY)
    signs = boxes(sheet, Layer.CELL_WORTHS)
    assert len(signs) == len(DUNGEONS)
    assert all(sign.x > layout.SEAT_LEFT_X + layout.SEAT_WIDTH for sign in signs)
