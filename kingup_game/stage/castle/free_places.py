"""Where somebody may be placed: stands on the free places, and a ghost where they would stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import PLACING_FLOORS, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.body import stand_under
from kingup_game.stage.castle.standing import Spot, Standing, feet_y
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_THRONE_LIGHT: Final = 156.0
_FREE_ALPHA: Final = 150
_GHOST_ALPHA: Final = 190
_THRONE_GHOST_ALPHA: Final = 215
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
                self._stand(spot, alpha)
        if meant is not None:
            ghost = art.token(held.character, "hopeful")
            self._mark(ghost, meant.point, meant.size, _GHOST_ALPHA)

    def show_throne(self, held: Token) -> None:
        """Light the throne, with whoever may be led there as a ghost upon it, and over
        them the crown: theirs if everybody agrees."""
        self.clear()
        x, feet = throne = layout.THRONE_X, layout.THRONE_FEET_Y
        self._mark(art.PLACE_GLOW, throne, _THRONE_LIGHT, OPAQUE_ALPHA)
        size = _ON_THRONE * held.spot.size
        self._mark(art.token(held.character, "hopeful"), throne, size, _THRONE_GHOST_ALPHA)
        foot = feet - size + _CROWN_OVERLAPS
        self._mark(art.CROWN, (x, foot), _CROWN, OPAQUE_ALPHA)

    def clear(self) -> None:
        """No floor is marked."""
        self._marks.clear()

    def _stand(self, spot: Spot, alpha: float) -> None:
        """A place that is free, as high as under whoever may be chosen."""
        width, top = stand_under(spot)
        self._marks.sprite(art.STAND, spot.x, top, anchor=TOP, width=width, alpha=alpha)

    def _mark(self, picture: str, point: tuple[float, float], width: float, alpha: float) -> None:
        self._marks.sprite(picture, *point, anchor=FEET, width=width, alpha=alpha)


def place_near(standing: Standing, floor: Place, x: float) -> Spot:
    """The free place of a floor that is the nearest to a line."""
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
