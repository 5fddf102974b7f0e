"""A picture for each page of the rules: what its words say, happening in the castle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage import plan
from kingup_game.stage.diorama import Diorama
from kingup_game.stage.item import FEET, TOP
from kingup_game.stage.places import feet_y

_ONE, _TWO, _THREE, _FOUR = plan.PLACE_X
_MIDDLE: Final = plan.THRONE_X
_BEAM_TOP: Final = 4.0
_BEAM_WIDTH: Final = 108.0
_ARROW: Final = 74.0
_CARD: Final = 190.0
_COIN: Final = 76.0
_HALL: Final = float(plan.ROOM_RIGHT - plan.ROOM_LEFT)

_WANTED: Final = "AEILMN"
"""The six of the goal that the first page shows."""


def goal(picture: Diorama) -> None:
    """Six of those in the house shine: they are the ones of the card."""
    picture.stand("N", Place.THRONE, _MIDDLE, mood="crowned", is_lit=True)
    for character, place, x in (
        *(("B", Place.FLOOR_5, _ONE), ("A", Place.FLOOR_5, _THREE)),
        *(("M", Place.FLOOR_4, _TWO), ("O", Place.FLOOR_4, _FOUR)),
        *(("C", Place.FLOOR_3, _ONE), ("E", Place.FLOOR_3, _FOUR)),
        *(("I", Place.FLOOR_2, _TWO), ("G", Place.FLOOR_2, _THREE)),
        *(("F", Place.FLOOR_1, _TWO), ("L", Place.FLOOR_1, _FOUR)),
        ("P", Place.FLOOR_0, _ONE),
    ):
        picture.stand(character, place, x, is_lit=character in _WANTED)
    picture.put("signs/goal_wide.webp", _MIDDLE + 20, 860, 360, depth=5)
    for number, character in enumerate(_WANTED):
        row, column = divmod(number, 3)
        x, y = _MIDDLE + 20 + (column - 1) * 103, 843 + row * 100
        picture.put(f"cast/{character}-neutral.webp", x, y, 96, depth=6)


def placing(picture: Diorama) -> None:
    """One is being carried to a free place; others wait in the courtyard."""
    for character, place, x in (
        *(("O", Place.FLOOR_4, _ONE), ("D", Place.FLOOR_3, _ONE), ("E", Place.FLOOR_3, _TWO)),
        *(("C", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_1, _ONE), ("F", Place.FLOOR_1, _TWO)),
        *(("A", Place.TRAY, 620), ("B", Place.TRAY, 760)),
        *(("N", Place.TRAY, 1180), ("P", Place.TRAY, 1320)),
    ):
        picture.stand(character, place, x)
    for floor, xs in (
        (Place.FLOOR_4, (_TWO, _THREE, _FOUR)),
        (Place.FLOOR_3, (_THREE, _FOUR)),
        (Place.FLOOR_2, (_TWO, _THREE, _FOUR)),
        (Place.FLOOR_1, (_THREE, _FOUR)),
    ):
        for x in xs:
            picture.put("signs/place_glow.webp", x, feet_y(floor) + 6, 130, anchor=FEET)
    picture.put(
        "cast/M-neutral.webp", _THREE, feet_y(Place.FLOOR_2) - 26, 112, anchor=FEET, depth=4
    )
    picture.put("signs/focus_round.webp", _THREE, feet_y(Place.FLOOR_2) - 82, 156, depth=5)


def climbing(picture: Diorama) -> None:
    """Who has room above goes up; the step from floor 5 leads to the throne."""
    for character, place, x in (
        *(("O", Place.FLOOR_4, _ONE), ("E", Place.FLOOR_4, _TWO), ("A", Place.FLOOR_3, _FOUR)),
        *(("C", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_2, _THREE)),
        *(("G", Place.FLOOR_1, _ONE), ("P", Place.FLOOR_0, _TWO), ("N", Place.FLOOR_1, _FOUR)),
    ):
        picture.stand(character, place, x)
    picture.stand("B", Place.FLOOR_5, _TWO, mood="hopeful", is_chosen=True)
    picture.stand("F", Place.FLOOR_3, _TWO, mood="climb", is_chosen=True)
    picture.put("signs/icon_arrow_up.webp", _MIDDLE, 214, _ARROW, depth=6)
    picture.put("signs/icon_arrow_up.webp", _MIDDLE, 438, _ARROW, depth=6)


def voting(picture: Diorama) -> None:
    """The nominee in the light, one No among the cards, and whoever was refused before."""
    picture.put("signs/vote_beam.webp", _MIDDLE, _BEAM_TOP, _BEAM_WIDTH, anchor=TOP)
    picture.stand("M", Place.THRONE, _MIDDLE, mood="hopeful")
    for character, place, x in (
        *(("B", Place.FLOOR_5, _ONE), ("A", Place.FLOOR_5, _FOUR), ("O", Place.FLOOR_4, _TWO)),
        *(("C", Place.FLOOR_4, _THREE), ("G", Place.FLOOR_3, _ONE), ("I", Place.FLOOR_3, _FOUR)),
    ):
        picture.stand(character, place, x, mood="hopeful")
    for number, card in enumerate(("yes", "yes", "no", "yes")):
        across = _MIDDLE + (number - 1.5) * (_CARD + 26)
        picture.put(f"signs/ballot_{card}.webp", across, 700, _CARD, depth=5)
    picture.put("cast/E-refused.webp", 1290, 962, 100, anchor=FEET, grey=True, depth=4)


def scoring(picture: Diorama) -> None:
    """Every storey shines with its number, and coins lie beside whoever earns them."""
    for floor in range(len(plan.FLOOR_FEET_Y) + 1):
        middle = plan.FLOOR_FEET_Y[floor] - 51 if floor in plan.FLOOR_FEET_Y else 105
        picture.put(f"castle/lit-{floor}.webp", _MIDDLE, middle, _HALL)
    picture.stand("N", Place.THRONE, _MIDDLE, mood="crowned")
    coins = (
        *(("A", Place.FLOOR_5, _TWO), ("M", Place.FLOOR_4, _ONE), ("E", Place.FLOOR_3, _THREE)),
        *(("I", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_1, _TWO)),
    )
    for character, place, x in coins:
        picture.stand(character, place, x)
        picture.put("signs/coin.webp", x + 92, feet_y(place) - 54, _COIN, depth=5)
    picture.put("signs/coin.webp", _MIDDLE + 130, 118, _COIN * 1.3, depth=5)
    picture.put("signs/badge_33.webp", 1330, 900, 170, depth=6)


PICTURES: Final[dict[str, Callable[[Diorama], None]]] = {
    "goal": goal,
    "placing": placing,
    "climbing": climbing,
    "voting": voting,
    "scoring": scoring,
}
