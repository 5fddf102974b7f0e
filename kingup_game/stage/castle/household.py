"""Everybody at home before a match: what lives behind the title."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Workshop
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import fetch
from kingup_game.stage.castle.castle import Castle
from kingup_game.stage.castle.lights import light_of, scenery_of
from kingup_game.stage.castle.standing import Spot, Standing, feet_y
from kingup_game.stage.castle.title_puppets import TitlePuppets
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme import art

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
    ("L", Place.FLOOR_3, _TWO),
    ("G", Place.FLOOR_3, _THREE),
    ("I", Place.FLOOR_2, _ONE),
    ("F", Place.FLOOR_1, _THREE),
    ("E", Place.FLOOR_1, _FOUR),
    ("A", Place.FLOOR_0, _TWO),
)
"""A cook may dream of the throne. Whoever stands before the castle is not in it."""


def make_home_ready(shop: Workshop) -> Iterator[None]:
    """The castle as it stands behind the title, bit by bit, and what is large before it."""
    light = light_of(_DUSK)
    yield from Look(scenery_of(light), dx=_CASTLE_SHIFT).make_ready(shop)
    large = art.castle(f"roofline-{light}"), art.LOGO, art.MENU_SCROLL
    yield from fetch(shop.pictures, large)


def load_home_ahead(pictures: Pictures) -> None:
    """Has what is largest behind the title decoded while all else is being built, when the game
    opens; whoever comes back to it finds it made ready."""
    if art.LOGO in pictures.ahead.sizes:
        return
    pictures.load_ahead([art.castle(f"roofline-{light_of(_DUSK)}"), art.LOGO])
    for part in scenery_of(light_of(_DUSK)):  # what is asked for last is decoded first
        pictures.load_ahead([part.picture], at=(part.width, part.height))


class Household:
    """The castle at dusk and those who live in it, on a sheet of their own."""

    def __init__(self, pictures: Pictures, *, calm: bool) -> None:
        load_home_ahead(pictures)
        self.sheet = Sheet()
        self._castle = Castle(self.sheet, pictures, None, calm=calm)
        self._castle.set_light(_DUSK)
        self._tokens: dict[Character, Token] = {}
        self._standing = Standing(character for character, _, _ in _AT_HOME)
        for character, place, x in _AT_HOME:
            token = Token(self.sheet, character, Spot(x, feet_y(place), layout.TOKEN_SIZE))
            if place is Place.THRONE:
                token.feel("crowned")
            else:
                token.settle_mood(place)
            self._tokens[character] = token
            self._standing.put(character, place, near_x=x)
        self._puppets = TitlePuppets(self.sheet, pictures)
        self.sheet.shift(_CASTLE_SHIFT, 0)
        self._idle_life = self._castle.inhabit(
            self._tokens, Random("household"), lambda _yawning: None
        )

    def keep_clear_of(self, right: float) -> None:
        """Nobody large stands half behind what reaches so far from the left of the screen."""
        self._puppets.keep_clear_of(right - _CASTLE_SHIFT)

    def update(self, *, calm: bool) -> None:
        """One tick of their lives."""
        self._castle.update()
        self._puppets.update(calm=calm)
        for character, token in self._tokens.items():
            token.be_seen(0 if character == self._puppets.star else OPAQUE_ALPHA)
            token.update(calm)
        if calm:
            self._idle_life.stop()
        else:
            self._idle_life.update(self._standing, is_quiet=True)
