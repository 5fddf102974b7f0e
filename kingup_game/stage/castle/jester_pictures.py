"""A picture for each page of the Jester edition's rules: its annexes, and what happens in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import DUNGEONS, JESTER, Place
from kingup_game.stage import layout
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.castle.standing import feet_y
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_ONE, _TWO, _THREE, _FOUR = layout.PLACE_X
_MIDDLE: Final = layout.THRONE_X
_ARROW: Final = 74.0
_CARD, _CARD_Y, _CARD_STEP = 150.0, 632.0, 164.0
_COIN: Final = 76.0
_ASIDE: Final = 92.0
_PAYS, _PAYS_ASIDE, _PAYS_UP = 58.0, 48.0, 26.0
"""The coin of a cell, which pays or is paid: below its tag, and off the shield of the floor."""
_ROOMS: Final = ("dungeons", "wcs", "jester-corner")

_Person = tuple[str, Place, float]


def _castle_with_annexes(picture: Diorama) -> None:
    """The castle as this edition has it."""
    for room in _ROOMS:
        picture.put_layer(f"{room}-day", Layer.SMALL_LIGHT)


def _stand(picture: Diorama, *people: _Person) -> None:
    for character, place, x in people:
        picture.stand(character, place, x)


def _behind_bars(picture: Diorama, character: str, cell: Place, mood: str) -> None:
    picture.stand(character, cell, layout.DUNGEON_X, mood=mood)
    at = layout.DUNGEON_X, feet_y(cell)
    picture.put_layer("bars", Layer.SMALL_RING, at=at)


def placing(picture: Diorama) -> None:
    """The Jester has his place on floor 3; floor 0 holds whoever is left over."""
    _castle_with_annexes(picture)
    picture.stand(JESTER, Place.FLOOR_3, _ONE, is_chosen=True)
    _stand(
        picture,
        *(("O", Place.FLOOR_4, _ONE), ("D", Place.FLOOR_4, _TWO), ("E", Place.FLOOR_3, _TWO)),
        *(("C", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_1, _ONE), ("F", Place.FLOOR_1, _TWO)),
        *(("A", Place.FLOOR_0, 690), ("B", Place.FLOOR_0, 800), ("N", Place.FLOOR_0, 910)),
        *(("P", Place.FLOOR_0, 1020), ("M", Place.FLOOR_0, 1130), ("I", Place.FLOOR_0, 1240)),
    )


def privies(picture: Diorama) -> None:
    """Floor 4 is full: whoever climbs there goes to its WC. From the other one a way leads out."""
    _castle_with_annexes(picture)
    _stand(
        picture,
        *(("O", Place.FLOOR_4, _ONE), ("E", Place.FLOOR_4, _TWO), ("A", Place.FLOOR_4, _THREE)),
        *(("B", Place.FLOOR_4, _FOUR), ("G", Place.FLOOR_3, _ONE), ("F", Place.FLOOR_2, _TWO)),
    )
    picture.stand("C", Place.FLOOR_3, _FOUR, mood="climb", is_chosen=True)
    picture.stand("N", Place.WC_3, layout.WC_X, mood="queasy")
    wc, below = feet_y(Place.WC_4), feet_y(Place.WC_3)
    picture.put(art.ICON_UP, 1300, below - 114, _ARROW, layer=Layer.SMALL_SIGN, turn=-45)
    picture.put_stand(layout.WC_X, wc)
    picture.put(art.ICON_LEFT, layout.WC_X - 68, below - 30, _ARROW, layer=Layer.SMALL_SIGN)


def stomachache(picture: Diorama) -> None:
    """One such card among the others, and the nominee has to run."""
    _castle_with_annexes(picture)
    picture.stand("M", Place.THRONE, _MIDDLE, mood="queasy")
    _stand(
        picture,
        *(("B", Place.FLOOR_5, _ONE), ("A", Place.FLOOR_5, _FOUR), ("O", Place.FLOOR_4, _TWO)),
        *(("C", Place.FLOOR_4, _THREE), (JESTER, Place.FLOOR_3, _FOUR), ("G", Place.FLOOR_3, _ONE)),
    )
    picture.put(art.ICON_UP, _MIDDLE, 236, _ARROW, layer=Layer.SMALL_SIGN, turn=180)
    for number, card in enumerate(("yes", "stomachache", "no", "yes")):
        across = _MIDDLE + (number - 1.5) * _CARD_STEP
        picture.put(art.ballot(card), across, _CARD_Y, _CARD, layer=Layer.SMALL_SIGN)


def dungeons(picture: Diorama) -> None:
    """Three sit behind bars in the order in which they were refused; the fourth had to go."""
    _castle_with_annexes(picture)
    for character, cell in zip("NBD", DUNGEONS, strict=True):
        _behind_bars(picture, character, cell, "refused")
        at = layout.DUNGEON_X - _PAYS_ASIDE, feet_y(cell) - _PAYS_UP
        picture.put(art.COIN_LOSS, *at, _PAYS, layer=Layer.SMALL_SIGN)
    _stand(
        picture,
        *(("O", Place.FLOOR_5, _TWO), ("A", Place.FLOOR_4, _THREE), ("P", Place.FLOOR_2, _TWO)),
        *((JESTER, Place.FLOOR_3, _THREE), ("G", Place.FLOOR_1, _FOUR)),
    )
    for place, x in ((Place.FLOOR_5, _TWO), (Place.FLOOR_4, _THREE), (Place.FLOOR_2, _TWO)):
        picture.put(art.COIN, x + _ASIDE, feet_y(place) - 54, _COIN, layer=Layer.SMALL_SIGN)
    picture.stand("E", Place.OUT, 760, mood="refused")


def jester(picture: Diorama) -> None:
    """He is king: floors cost, cells pay, and every sign says so."""
    _castle_with_annexes(picture)
    picture.put_layer("reign-light", Layer.SMALL_LIGHT)
    picture.stand(JESTER, Place.THRONE, _MIDDLE, mood="crowned")
    for name in ("reign-10", *(f"reign-{floor}" for floor in range(6))):
        picture.put_layer(name, Layer.SMALL_LIGHT)
    for number, (character, cell) in enumerate(zip("GCE", DUNGEONS, strict=True)):
        _behind_bars(picture, character, cell, "joy")
        picture.put_layer(f"reign-cell-{3 - number}", Layer.SMALL_SIGN)
        at = layout.DUNGEON_X - _PAYS_ASIDE, feet_y(cell) - _PAYS_UP
        picture.put(art.COIN, *at, _PAYS, layer=Layer.SMALL_SIGN)
    for character, place, x in (
        *(("B", Place.FLOOR_5, _TWO), ("A", Place.FLOOR_4, _ONE), ("M", Place.FLOOR_4, _THREE)),
        *(("O", Place.FLOOR_3, _TWO), ("I", Place.FLOOR_2, _THREE)),
    ):
        picture.stand(character, place, x, mood="fear")
        at = x + _ASIDE, feet_y(place) - 54
        picture.put(art.COIN_LOSS, *at, _COIN, layer=Layer.SMALL_SIGN)


JESTER_PICTURES: Final[dict[str, Callable[[Diorama], None]]] = {
    "jester_placing": placing,
    "privies": privies,
    "stomachache": stomachache,
    "dungeons": dungeons,
    "jester": jester,
}
