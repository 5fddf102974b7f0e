"""The life in the castle of the title: who is at home where, fire and flags, and large faces."""

from __future__ import annotations

from random import Random
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle import Castle
from kingup_game.stage.castle.standing import Spot, Standing, feet_y
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.title.title_puppets import TitlePuppets
from kingup_game.theme.scheme import Clarity

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
_RIM: Final = 70.0
"""So far a scroll and its rods reach beyond what is written on it."""


class AtHome:
    """Puts everybody on a sheet that lies on the castle's picture."""

    def __init__(
        self, sheet: Sheet, pictures: Pictures, *, calm: bool, joined: Item | None = None
    ) -> None:
        """Where the roof is in that picture as well, it is `joined`."""
        self._castle = Castle(sheet, pictures, None, calm=calm, has_ground=False, joined=joined)
        self._castle.set_light(_DUSK)
        self._tokens: dict[Character, Token] = {}
        self._standing = Standing(character for character, _, _ in _AT_HOME)
        for character, place, x in _AT_HOME:
            token = Token(sheet, character, Spot(x, feet_y(place), layout.TOKEN_SIZE))
            if place is Place.THRONE:
                token.feel("crowned")
            else:
                token.settle_mood(place)
            self._tokens[character] = token
            self._standing.put(character, place, near_x=x)
        self._clarity: Clarity | None = None
        self._puppets = TitlePuppets(sheet, pictures)
        self._idle_life = self._castle.inhabit(
            self._tokens, Random("household"), lambda _yawning: None
        )

    def stand_out(self, clarity: Clarity | None) -> None:
        """As in a match: with clarity the castle steps back, and everybody has a disc."""
        if clarity != self._clarity:
            self._clarity = clarity
            self._castle.step_back(clarity)
            for token in self._tokens.values():
                token.stand_out(clarity)

    def keep_clear_of(self, right: float) -> None:
        """Nobody large, and no number, is half behind what reaches so far right on the sheet."""
        self._puppets.keep_clear_of(right)
        self._castle.keep_clear_of(right + _RIM)

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
