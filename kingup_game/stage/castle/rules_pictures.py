"""A picture for each page of the rules: what its words say, happening in the castle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import FEET, TOP
from kingup_game.stage.castle.jester_pictures import JESTER_PICTURES
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.castle.standing import feet_y
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_ONE, _TWO, _THREE, _FOUR = layout.PLACE_X
_MIDDLE: Final = layout.THRONE_X
_BEAM_TOP: Final = 44.0
_BEAM_WIDTH: Final = 108.0
_ARROW: Final = 74.0
_CARD, _CARD_Y, _CARD_STEP = 150.0, 632.0, 164.0
_COIN: Final = 76.0
_HALL: Final = float(layout.ROOM_RIGHT - layout.ROOM_LEFT)

_WANTED: Final = "AEILMN"
"""The six of the goal that the first page shows."""


def goal(picture: Diorama) -> None:
    """Six of those in the castle have all their colour: they are the ones of the card."""
    picture.stand("N", Place.THRONE, _MIDDLE, mood="crowned")
    for character, place, x in (
        *(("B", Place.FLOOR_5, _ONE), ("A", Place.FLOOR_5, _THREE)),
        *(("M", Place.FLOOR_4, _TWO), ("O", Place.FLOOR_4, _FOUR)),
        *(("C", Place.FLOOR_3, _ONE), ("E", Place.FLOOR_3, _FOUR)),
        *(("I", Place.FLOOR_2, _TWO), ("G", Place.FLOOR_2, _THREE)),
        *(("F", Place.FLOOR_1, _ONE), ("L", Place.FLOOR_1, _FOUR)),
        ("P", Place.FLOOR_0, _ONE),
    ):
        picture.stand(character, place, x, is_pale=character not in _WANTED)
    picture.put(art.GOAL_WIDE, _MIDDLE + 20, 818, 310, layer=Layer.SMALL_SIGN)
    for number, character in enumerate(_WANTED):
        row, column = divmod(number, 3)
        x, y = _MIDDLE + 20 + (column - 1) * 89, 796 + row * 86
        picture.put(art.token(character), x, y, 84, layer=Layer.ON_SMALL_SIGN)


def placing(picture: Diorama) -> None:
    """One is being carried to a free place; others wait in the courtyard."""
    for character, place, x in (
        *(("O", Place.FLOOR_4, _ONE), ("D", Place.FLOOR_3, _ONE), ("E", Place.FLOOR_3, _TWO)),
        *(("C", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_1, _ONE), ("F", Place.FLOOR_1, _TWO)),
        *(("A", Place.TRAY, 650), ("B", Place.TRAY, 780)),
        *(("N", Place.TRAY, 1100), ("P", Place.TRAY, 1230)),
    ):
        picture.stand(character, place, x)
    for floor, xs in (
        (Place.FLOOR_4, (_TWO, _THREE, _FOUR)),
        (Place.FLOOR_3, (_THREE, _FOUR)),
        (Place.FLOOR_2, (_TWO, _THREE, _FOUR)),
        (Place.FLOOR_1, (_THREE, _FOUR)),
    ):
        for x in xs:
            picture.put_stand(x, feet_y(floor))
    feet, over_all = feet_y(Place.FLOOR_2), Layer.SMALL_RING
    picture.put(art.token("M"), _THREE, feet - 26, 112, anchor=FEET, layer=over_all)
    picture.put(art.FOCUS_ROUND, _THREE, feet - 82, 156, layer=over_all)


def climbing(picture: Diorama) -> None:
    """Who has room above goes up; the step from floor 5 leads to the throne."""
    for character, place, x in (
        *(("O", Place.FLOOR_4, _ONE), ("E", Place.FLOOR_4, _TWO), ("A", Place.FLOOR_3, _FOUR)),
        *(("C", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_2, _THREE)),
        *(("G", Place.FLOOR_1, _ONE), ("P", Place.FLOOR_1, _TWO), ("N", Place.FLOOR_1, _FOUR)),
    ):
        picture.stand(character, place, x)
    picture.stand("B", Place.FLOOR_5, _TWO, mood="hopeful", is_chosen=True)
    picture.stand("F", Place.FLOOR_3, _TWO, mood="climb", is_chosen=True)
    for y in (214, 438):
        picture.put(art.ICON_UP, _MIDDLE, y, _ARROW, layer=Layer.SMALL_SIGN)


def voting(picture: Diorama) -> None:
    """The nominee in the light, and one No among the cards."""
    beam = _MIDDLE, _BEAM_TOP, _BEAM_WIDTH
    picture.put(art.BEAM, *beam, anchor=TOP, layer=Layer.SMALL_LIGHT)
    picture.stand("M", Place.THRONE, _MIDDLE, mood="hopeful")
    for character, place, x in (
        *(("B", Place.FLOOR_5, _ONE), ("A", Place.FLOOR_5, _FOUR), ("O", Place.FLOOR_4, _TWO)),
        *(("C", Place.FLOOR_4, _THREE), ("G", Place.FLOOR_3, _ONE), ("I", Place.FLOOR_3, _FOUR)),
    ):
        picture.stand(character, place, x, mood="hopeful")
    for number, card in enumerate(("yes", "yes", "no", "yes")):
        across = _MIDDLE + (number - 1.5) * _CARD_STEP
        picture.put(art.ballot(card), across, _CARD_Y, _CARD, layer=Layer.SMALL_SIGN)


def scoring(picture: Diorama) -> None:
    """Every storey shines with its number, and coins lie beside whoever earns them."""
    for floor in range(len(layout.FLOOR_FEET_Y) + 1):
        middle = layout.FLOOR_FEET_Y[floor] - 51 if floor in layout.FLOOR_FEET_Y else 105
        picture.put(art.floor_light(floor), _MIDDLE, middle, _HALL, layer=Layer.SMALL_LIGHT)
    picture.stand("N", Place.THRONE, _MIDDLE, mood="crowned")
    coins = (
        *(("A", Place.FLOOR_5, _TWO), ("M", Place.FLOOR_4, _ONE), ("E", Place.FLOOR_3, _THREE)),
        *(("I", Place.FLOOR_2, _ONE), ("L", Place.FLOOR_1, _TWO)),
    )
    for character, place, x in coins:
        picture.stand(character, place, x)
        picture.put(art.COIN, x + 92, feet_y(place) - 54, _COIN, layer=Layer.SMALL_SIGN)
    picture.put(art.COIN, _MIDDLE + 130, 118, _COIN * 1.3, layer=Layer.SMALL_SIGN)
    picture.put(art.BADGE_33, 1288, 772, 150, layer=Layer.SMALL_SIGN)


def tactics(picture: Diorama) -> None:
    """A stranger goes first and costs a No; one's own stand in the crowd below."""
    picture.stand("D", Place.THRONE, _MIDDLE, mood="hopeful")
    for character, place, x in (
        *(("B", Place.FLOOR_5, _TWO), ("G", Place.FLOOR_5, _FOUR), ("O", Place.FLOOR_4, _ONE)),
        *(("A", Place.FLOOR_4, _TWO), ("C", Place.FLOOR_4, _THREE), ("M", Place.FLOOR_4, _FOUR)),
        *(("E", Place.FLOOR_3, _TWO), ("F", Place.FLOOR_3, _THREE), ("P", Place.FLOOR_1, _ONE)),
    ):
        picture.stand(character, place, x, is_pale=character not in _WANTED)
    for number, card in enumerate(("yes", "no")):
        across = _MIDDLE + (number - 0.5) * _CARD_STEP
        picture.put(art.ballot(card), across, _CARD_Y, _CARD, layer=Layer.SMALL_SIGN)


PICTURES: Final[dict[str, Callable[[Diorama], None]]] = {
    "goal": goal,
    "placing": placing,
    "climbing": climbing,
    "voting": voting,
    "scoring": scoring,
    "tactics": tactics,
    **JESTER_PICTURES,
}

_BALLOTS_VIEW: Final = Area(560, 40, 790, 714)
_VIEWS: Final = {
    "goal": Area(540, 16, 840, 960),
    "placing": Area(556, 290, 740, 692),
    "jester_placing": Area(556, 270, 740, 620),
    "climbing": Area(556, 62, 740, 692),
    "voting": _BALLOTS_VIEW,
    "scoring": Area(530, 30, 860, 830),
    "tactics": _BALLOTS_VIEW,
    "privies": Area(646, 230, 864, 460),
    "stomachache": _BALLOTS_VIEW,
    "dungeons": Area(382, 170, 888, 830),
    "jester": Area(382, 30, 1010, 830),
}
"""The part of the stage that each of them shows: nothing stands across its edge."""


def view_of(chapter: str) -> Area:
    """What of the stage a chapter's picture shows."""
    return _VIEWS[chapter]


_FACES: Final = {
    "goal": ("N-crowned", "A-joy", "M-neutral"),
    "placing": ("M-neutral", "D-sleepy", "P-hopeful"),
    "jester_placing": ("J-joy", "N-sleepy", "I-neutral"),
    "climbing": ("B-hopeful", "F-climb", "L-climb"),
    "voting": ("E-refused", "M-fear", "B-joy"),
    "scoring": ("I-joy", "N-crowned", "A-joy"),
    "tactics": ("D-hopeful", "A-neutral", "O-joy"),
    "privies": ("N-queasy", "C-climb", "O-relief"),
    "stomachache": ("M-queasy", "B-joy", "A-joy"),
    "dungeons": ("C-refused", "B-refused", "N-sleepy"),
    "jester": ("J-crowned", "A-fear", "G-joy"),
}


def faces_of(chapter: str) -> list[str]:
    """Those whom a page is about, the most important one first, as pictures."""
    return [art.token(*face.split("-")) for face in _FACES[chapter]]
