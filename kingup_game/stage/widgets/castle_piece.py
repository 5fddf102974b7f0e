"""A piece of the castle that stands behind a page, as large as there, with people in it."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, Spot, feet_y
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.castle.ways import way
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

STOREYS_HIGH: Final = 240.0
"""What floors 4 and 3 take."""

_CORNER: Final = layout.ROOM_LEFT + 20.0, 294.0
"""The left upper corner of what is seen: floor 4 with its ceiling and shield."""
_FRAME: Final = 6.0
_RADIUS: Final = 10.0

Standpoint = tuple[float, Place]


class CastlePiece:
    """On a sheet, in a frame; its castle was joined for what is behind already."""

    def __init__(self, sheet: Sheet, painter: Painter, room: Area, behind: Look) -> None:
        self._sheet, self._painter, self._room = sheet, painter, room
        shop = painter.workshop

        def draw(surface: Surface, px_per_unit: float) -> None:
            del px_per_unit
            behind.cut(shop, *_CORNER, surface)

        sheet.drawing(*room, draw, layer=Layer.GROUND)
        edge = room.grown(_FRAME / 2)
        sheet.box(*edge, border=INK, border_width=_FRAME, radius=_RADIUS, layer=Layer.GROUND)

    def stand(self, character: Character, at: Standpoint) -> Token:
        """Somebody on a floor, as far across as on the stage."""
        token = Token(self._sheet, character, Spot(*self._seen((at[0], feet_y(at[1])))))
        token.stand_out(self._painter.scheme.clarity)
        return token

    def way(self, start: Standpoint, goal: Standpoint) -> list[Point]:
        """The corners of somebody's walk, over ladders."""
        ends = [(Spot(x, feet_y(place)), place) for x, place in (start, goal)]
        return [self._seen(point) for point in way(*ends[0], *ends[1])]

    def _seen(self, point: Point) -> Point:
        return self._room.x + point[0] - _CORNER[0], self._room.y + point[1] - _CORNER[1]
