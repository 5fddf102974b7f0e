"""Who stands where on the drawn castle. No pygame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kingup_game.engine.cast import DUNGEONS, JESTER, Character, Place
from kingup_game.engine.edition import HouseRules
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around

Point = tuple[float, float]

_NUMERAL: Final = 60.0
_TAG: Final = 32.0
"""So far beyond a cell or a WC hangs what it is worth."""
_CROWD_LEFT, _CROWD_RIGHT = 12.0, 42.0
"""So far beyond its places a floor's crowd stands: never before the number at its left, nor behind
the raven's panel at its right."""

_ANNEX: Final = {
    Place.WC_3: (layout.WC_X, Place.FLOOR_3),
    Place.WC_4: (layout.WC_X, Place.FLOOR_4),
    Place.DUNGEON_3: (layout.DUNGEON_X, Place.FLOOR_3),
    Place.DUNGEON_2: (layout.DUNGEON_X, Place.FLOOR_2),
    Place.DUNGEON_1: (layout.DUNGEON_X, Place.FLOOR_1),
}
_STAND_SHARE, _STAND_UP = 1.2, 0.15
ANNEXES: Final = frozenset(_ANNEX)
COURTYARD: Final = (Place.TRAY, Place.OUT)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a token's feet are, and how large it stands there."""

    x: float
    y: float
    size: float = layout.TOKEN_SIZE

    @property
    def point(self) -> Point:
        """The feet alone, as x and y."""
        return self.x, self.y


def stand_under(spot: Spot) -> tuple[float, float]:
    """How wide the stand is that lies there at the feet, and where its upper edge is."""
    return spot.size * _STAND_SHARE, spot.y - spot.size * _STAND_UP


def standing_area(spot: Spot) -> Area:
    """What somebody takes up there, from head to feet."""
    return Area(spot.x - spot.size / 2, spot.y - spot.size, spot.size, spot.size)


def feet_y(place: Place) -> float:
    """The line on which feet stand."""
    if place is Place.THRONE:
        return layout.THRONE_FEET_Y
    if place in COURTYARD:
        return layout.COURTYARD_FEET_Y
    return layout.FLOOR_FEET_Y[int(_ANNEX[place][1] if place in _ANNEX else place)]


def annex_spot(place: Place) -> Spot:
    """Where the one guest of a cell or a WC stands."""
    return Spot(_ANNEX[place][0], feet_y(place), layout.ANNEX_TOKEN_SIZE)


def area_of_floor(place: Place) -> Area:
    """A storey between its walls; the throne room is one too."""
    top = feet_y(place) - layout.STOREY_HEIGHT
    return Area(layout.ROOM_LEFT, top, layout.ROOM_RIGHT - layout.ROOM_LEFT, layout.STOREY_HEIGHT)


def numeral_of(place: Place) -> Area:
    """Where the wall says what a storey is worth."""
    middle = feet_y(place) - layout.STOREY_HEIGHT / 2
    return around(layout.NUMERAL_X, middle, _NUMERAL, _NUMERAL)


def places_of(house: HouseRules) -> list[Area]:
    """Wherever somebody may ever stand in such a castle, with what a cell or a WC is worth."""
    floors = [Place(floor) for floor in layout.FLOOR_FEET_Y]
    spots = [Spot(x, feet_y(floor)) for floor in floors for x in layout.PLACE_X]
    places = [standing_area(spot) for spot in (*spots, Spot(layout.THRONE_X, layout.THRONE_FEET_Y))]
    for annex in _ANNEX:
        is_cell = annex in DUNGEONS
        if house.dungeons if is_cell else house.wcs:
            x, feet, size = annex_spot(annex).x, feet_y(annex), layout.ANNEX_TOKEN_SIZE
            left = x - size / 2 - (_TAG if is_cell else 0)
            top = feet - layout.STOREY_HEIGHT
            places.append(Area(left, top, size + _TAG, layout.STOREY_HEIGHT))
    return places


@lru_cache(maxsize=16)
def _in_order(cast: tuple[Character, ...]) -> list[Character]:
    return sorted(cast, key=lambda known: (known == JESTER, known))


class Standing:
    """The places of all characters. Each keeps its spot until it goes, or must make room.

    >>> standing = Standing("ABC")
    >>> standing.put("A", Place.FLOOR_2)
    >>> standing.put("B", Place.FLOOR_2, near_x=1200)
    >>> standing.at(Place.FLOOR_2), standing.spot("B").x, len(standing.free_spots(Place.FLOOR_2))
    (['A', 'B'], 1200.0, 2)
    """

    def __init__(self, cast: Iterable[Character]) -> None:
        self.moves = 0
        """How often somebody was put somewhere: who watches for changes need not compare places."""
        self._at: dict[Character, Place] = {}
        self._slots: dict[Place, list[Character | None]] = {}
        for character in cast:
            self.put(character, Place.TRAY)

    def place_of(self, character: Character) -> Place:
        """Where a character is."""
        return self._at[character]

    def at(self, place: Place) -> list[Character]:
        """Who is at a place, from left to right."""
        return [character for character in self._slots.get(place, []) if character is not None]

    def put(self, character: Character, place: Place, near_x: float | None = None) -> None:
        """Have a character stand at a place, as near to `near_x` as there is room."""
        self.moves += 1
        old = self._at.get(character)
        if old is not None:
            slots = self._slots[old]
            slots[slots.index(character)] = None
        self._at[character] = place
        slots = self._slots.setdefault(place, [])
        free = [slot for slot, holder in enumerate(slots) if holder is None]
        free += range(len(slots), self._fixed_slots(place))
        if not free:
            slots.append(character)
            return
        chosen = free[0]
        if near_x is not None and len(free) > 1:
            centres = self._centres(place, max(len(slots), self._fixed_slots(place)))
            chosen = min(free, key=lambda slot: abs(centres[slot] - near_x))
        slots.extend([None] * (chosen + 1 - len(slots)))
        slots[chosen] = character

    def spot(self, character: Character) -> Spot:
        """Where a character stands now."""
        place = self._at[character]
        slots = self._slots[place]
        slot = slots.index(character)
        if place is Place.THRONE:
            return Spot(layout.THRONE_X, layout.THRONE_FEET_Y)
        if place in _ANNEX:
            return annex_spot(place)
        if place in COURTYARD:
            return Spot(self._courtyard_x(character), feet_y(place), layout.COURTYARD_TOKEN_SIZE)
        number = max(len(slots), self._fixed_slots(place))
        return Spot(self._centres(place, number)[slot], feet_y(place))

    def spots(self) -> dict[Character, Spot]:
        """Where everybody stands now."""
        return {character: self.spot(character) for character in self._at}

    def free_spots(self, floor: Place) -> list[Spot]:
        """The standing places of a floor on which nobody stands."""
        slots = self._slots.get(floor, [])
        number = max(len(slots), self._fixed_slots(floor))
        return [
            Spot(x, feet_y(floor))
            for slot, x in enumerate(self._centres(floor, number))
            if slot >= len(slots) or slots[slot] is None
        ]

    def _courtyard_x(self, character: Character) -> float:
        """Everybody keeps one place in the courtyard for the whole match: easy to find again."""
        cast = _in_order(tuple(self._at))
        width = layout.COURTYARD_RIGHT - layout.COURTYARD_LEFT
        return layout.COURTYARD_LEFT + width * (cast.index(character) + 0.5) / len(cast)

    @staticmethod
    def _fixed_slots(place: Place) -> int:
        return len(layout.PLACE_X) if place.is_floor else 1

    @staticmethod
    def _centres(place: Place, number: int) -> list[float]:
        if not place.is_floor:
            return [0.0] * number
        if number <= len(layout.PLACE_X):
            return [float(x) for x in layout.PLACE_X[:number]]
        first, last = layout.PLACE_X[0] - _CROWD_LEFT, layout.PLACE_X[-1] + _CROWD_RIGHT
        return [first + (last - first) * slot / (number - 1) for slot in range(number)]
