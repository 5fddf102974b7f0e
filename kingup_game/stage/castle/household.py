"""Everybody at home before a match: what lives behind the title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle import LIGHTS, Castle, scenery_of
from kingup_game.stage.castle.standing import Spot, feet_y
from kingup_game.stage.castle.tokens import Token

_CASTLE_SHIFT: Final = 300.0
"""The castle stands to the right of its usual place, the title to its left."""
_DUSK: Final = 2
_ONE, _TWO, _THREE, _FOUR = layout.PLACE_X
_AT_HOME: Final = (
    ("P", Place.THRONE, layout.THRONE_X),
    ("O", Place.FLOOR_5, _TWO),
    ("B", Place.FLOOR_5, _THREE),
    ("M", Place.FLOOR_4, _ONE),
    ("D", Place.FLOOR_4, _FOUR),
    ("C", Place.FLOOR_3, _TWO),
    ("G", Place.FLOOR_3, _THREE),
    ("I", Place.FLOOR_2, _ONE),
    ("F", Place.FLOOR_1, _THREE),
    ("E", Place.FLOOR_1, _FOUR),
    ("A", Place.FLOOR_0, _TWO),
    ("N", Place.TRAY, 900.0),
    ("L", Place.TRAY, 1020.0),
)
"""A cook may dream of the throne."""


def make_home_ready(shop: Workshop) -> Iterator[None]:
    """The castle as it stands behind the title, bit by bit."""
    return Look(scenery_of(LIGHTS[_DUSK - 1]), dx=_CASTLE_SHIFT).make_ready(shop)


class Household:
    """The castle at dusk and those who live in it, on a sheet of their own."""

    def __init__(self, pictures: Pictures, *, calm: bool) -> None:
        self.sheet = Sheet()
        self._castle = Castle(self.sheet, pictures, None, calm=calm)
        self._castle.set_light(_DUSK)
        self._tokens = []
        for character, place, x in _AT_HOME:
            size = layout.COURTYARD_TOKEN_SIZE if place is Place.TRAY else layout.TOKEN_SIZE
            token = Token(self.sheet, character, Spot(x, feet_y(place), size))
            if place is Place.THRONE:
                token.feel("crowned")
            else:
                token.settle_mood(place)
            self._tokens.append(token)
        self.sheet.shift(_CASTLE_SHIFT, 0)

    def update(self, *, calm: bool) -> None:
        """One tick of their lives."""
        self._castle.update()
        for token in self._tokens:
            token.update(calm)
