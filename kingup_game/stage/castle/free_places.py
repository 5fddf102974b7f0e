"""Where somebody may be placed, and where a move leads: stands, and a ghost of who would stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import PLACING_FLOORS, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import (
    ANNEXES,
    Spot,
    Standing,
    annex_spot,
    feet_y,
    stand_under,
)
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_FREE_ALPHA: Final = 205
_GHOST_ALPHA: Final = 235
"""Of who is not there yet: bare wood, hardly seen through. What is pale cannot be chosen."""
_ON_THRONE: Final = 1.18
"""So much larger than on a floor is a ghost on the throne."""
_CROWN, _CROWN_OVERLAPS = 76.0, 14.0


class FreePlaces:
    """Marks on some floors of a castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._marks = Parts(sheet, Layer.FREE_PLACE)

    def show(
        self, standing: Standing, floors: Sequence[Place], chosen: Place, held: Token, near_x: float
    ) -> None:
        """A stand on each free place, and bright on the one as near to `near_x` as there is,
        where a ghost shows who would stand there."""
        self.clear()
        meant = place_near(standing, chosen, near_x) if chosen in floors else None
        for floor in floors:
            for spot in standing.free_spots(floor):
                alpha = OPAQUE_ALPHA if spot == meant else _FREE_ALPHA
                _lay_stand(self._marks, spot, alpha)
        if meant is not None:
            ghost = art.token(held.character, "hopeful")
            _lay_ghost(self._marks, ghost, meant.point, meant.size)

    def show_throne(self, held: Token) -> None:
        """Whoever may be led to the throne as a ghost upon it, and over them the crown: theirs if
        everybody agrees."""
        self.clear()
        x, feet = throne = layout.THRONE_X, layout.THRONE_FEET_Y
        size = _ON_THRONE * held.spot.size
        _lay_ghost(self._marks, art.token(held.character, "hopeful"), throne, size)
        foot = feet - size + _CROWN_OVERLAPS
        self._mark(art.CROWN, (x, foot), _CROWN)

    def clear(self) -> None:
        """No floor is marked."""
        self._marks.clear()

    def _mark(self, picture: str, point: tuple[float, float], width: float) -> None:
        self._marks.sprite(picture, *point, anchor=FEET, width=width)


class WayAhead:
    """Where whoever is chosen would go, behind all people of a castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._marks = Parts(sheet, Layer.AHEAD)

    def show(self, standing: Standing, to: Place, chosen: Token) -> Spot:
        """A stand and a ghost where they would stand after their move, which is said."""
        self.clear()
        end = place_near(standing, to, chosen.spot.x)
        if to is not Place.THRONE:
            _lay_stand(self._marks, end, _FREE_ALPHA)
        ghost = art.token(chosen.character, chosen.mood)
        _lay_ghost(self._marks, ghost, end.point, end.size)
        return end

    def clear(self) -> None:
        """Nobody is chosen."""
        self._marks.clear()


def _lay_stand(marks: Parts, spot: Spot, alpha: float) -> None:
    """A place that is free, as high as under whoever may be chosen."""
    width, top = stand_under(spot)
    marks.sprite(art.STAND, spot.x, top, anchor=TOP, width=width, alpha=alpha)


def _lay_ghost(marks: Parts, picture: str, feet: tuple[float, float], size: float) -> None:
    """Somebody who would stand there."""
    marks.sprite(*(picture, *feet), anchor=FEET, width=size, alpha=_GHOST_ALPHA, unpainted=True)


def place_near(standing: Standing, floor: Place, x: float) -> Spot:
    """The free place of a floor that is the nearest to a line; elsewhere there is but one."""
    if floor is Place.THRONE:
        return Spot(layout.THRONE_X, layout.THRONE_FEET_Y)
    if floor in ANNEXES:
        return annex_spot(floor)
    return min(standing.free_spots(floor), key=lambda one: abs(one.x - x))


def floor_at(x: float, y: float) -> Place | None:
    """The placing floor under a pointer."""
    if not layout.ROOM_LEFT <= x <= layout.ROOM_RIGHT:
        return None
    for floor in PLACING_FLOORS:
        feet = feet_y(floor)
        if feet - layout.STOREY_HEIGHT < y <= feet:
            return floor
    return None
