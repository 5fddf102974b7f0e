"""Rooms that have light of their own while the castle is dark: as far as their walls, no further.

Where these stand is drawn by `tools/studio/castle`; whoever darkens the castle leaves them out.
"""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.castle.standing import area_of_floor

_BEAM: Final = 10.0
"""How thick the beam is below the ceiling's edge."""
_EAVES: Final = 84.0
_RIDGE, _SLOPE, _ROW = 34.0, 1.9, 3.125
"""The throne's gable stands in the roof: its ridge, so much wider on each side a unit further down,
and laid out in rows so high. Its boards hide the steps."""


def light_of(place: Place) -> tuple[Area, ...]:
    """What of the castle a room's own light falls on."""
    room = area_of_floor(place)
    if place is not Place.THRONE:
        return (Area(room.x, room.y + _BEAM, room.width, room.height - _BEAM),)
    rows = int((_EAVES - _RIDGE) / _ROW)
    gable = [_row_of_gable(_RIDGE + number * _ROW) for number in range(1, rows)]
    return (Area(room.x, _EAVES, room.width, layout.THRONE_FEET_Y - _EAVES), *gable)


def _row_of_gable(top: float) -> Area:
    half = (top - _RIDGE) * _SLOPE
    return Area(layout.THRONE_X - half, top, 2 * half, _ROW)
