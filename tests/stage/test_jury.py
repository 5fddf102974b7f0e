"""Those who judge are made ready in the very size in which they sit on their bench."""

from __future__ import annotations

import pytest

from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.jury import needed_by_jury, seat_jury
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme.layers import Layer


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("is_large", [False, True])
def test_the_faces_of_a_jury_are_ready_in_their_size(players: int, is_large: bool) -> None:
    table = [SeatFace(f"Ada {seat}", crest=seat, portrait=1 + seat) for seat in range(players)]
    needed = needed_by_jury(table, is_large=is_large)
    for caller in range(players):
        judges = [face for seat, face in enumerate(table) if seat != caller]
        sitting = seat_jury(Parts(Sheet(), Layer.JURY), judges, is_large=is_large)
        sprites = [item for item in sitting if isinstance(item, Sprite)]
        heads = [one for one in sprites if one.picture in needed]
        assert [head.picture for head in heads] == [judge.bust() for judge in judges]
        assert all(needed[head.picture] == (head.width,) for head in heads)
