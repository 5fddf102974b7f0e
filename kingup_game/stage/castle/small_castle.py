"""The castle as a small picture with people on it: for pages that explain by showing."""

from __future__ import annotations

from typing import Any, Final

from pygame import Surface

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Point, feet_y
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

LEFT, TOP, WIDTH, HEIGHT = 396.0, 0.0, 1128.0, 1000.0
"""The part of the stage that is shown, in its design units."""

_FRAME: Final = 6.0
_RING: Final = 1.4
_GLOW: Final = 1.5


class Diorama:
    """Its own sides are in design units of the page, what stands on it in those of the stage."""

    def __init__(self, sheet: Sheet, pictures: Pictures, x: float, y: float, width: float) -> None:
        self._sheet = sheet
        self._layers = CastleLayers(pictures.assets, pictures.gaps)
        self._x, self._y = x, y
        self._scale = scale = width / WIDTH
        self.height = HEIGHT * scale

        def draw(surface: Surface, px_per_unit: float) -> None:
            castle = pictures.get(art.DAY, layout.WIDTH * scale)
            surface.blit(castle, (-LEFT * scale * px_per_unit, -TOP * scale * px_per_unit))

        sheet.drawing(x, y, width, self.height, draw, layer=Layer.SMALL_CASTLE)
        sheet.box(
            *(x - _FRAME / 2, y - _FRAME / 2, width + _FRAME, self.height + _FRAME),
            border=INK,
            border_width=_FRAME,
            radius=10,
            layer=Layer.SMALL_CASTLE,
        )

    def put(
        self, picture: str, x: float, y: float, width: float, *, layer: Layer, **values: Any
    ) -> Sprite:
        """Any picture at a point of the stage."""
        return self._sheet.sprite(
            picture,
            self._x + (x - LEFT) * self._scale,
            self._y + (y - TOP) * self._scale,
            width=width * self._scale,
            layer=layer,
            **values,
        )

    def put_layer(self, name: str, layer: Layer, *, at: Point = (0.0, 0.0), frame: int = 0) -> None:
        """A picture of the castle's own, pinned to a point of the stage; frames count from 0."""
        drawn = self._layers[name]
        self.put(
            *(drawn.file, at[0] + drawn.x + drawn.width / 2, at[1] + drawn.y + drawn.height / 2),
            drawn.width,
            layer=layer,
            frame=frame % drawn.frames,
            frames=drawn.frames,
        )

    def put_light(self, x: float, feet: float, width: float) -> None:
        """On the floor where somebody may stand."""
        self.put(art.PLACE_GLOW, x, feet + 6, width, layer=Layer.SMALL_LIGHT, anchor=FEET)

    def stand(
        self,
        character: Character,
        place: Place,
        x: float,
        *,
        mood: str = "neutral",
        is_chosen: bool = False,
        is_lit: bool = False,
    ) -> None:
        """A character on its feet; chosen with a ring around, lit with a light below."""
        y, size = feet_y(place), float(layout.TOKEN_SIZE)
        if is_lit:
            self.put_light(x, y, size * _GLOW)
        picture = art.token(character, mood)
        self.put(picture, x, y, size, layer=Layer.SMALL_TOKEN, anchor=FEET)
        if is_chosen:
            self.put(art.FOCUS_ROUND, x, y - size / 2, size * _RING, layer=Layer.SMALL_RING)
