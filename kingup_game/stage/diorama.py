"""The castle as a small picture with people on it: for pages that explain by showing."""

from __future__ import annotations

from typing import Any, Final

from pygame import Surface

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import plan
from kingup_game.stage.item import FEET
from kingup_game.stage.items import Sprite
from kingup_game.stage.pictures import Pictures
from kingup_game.stage.places import feet_y
from kingup_game.stage.sheet import Sheet

SCENERY: Final = "castle/day.webp"
LEFT, TOP, WIDTH, HEIGHT = 396.0, 0.0, 1128.0, 1000.0
"""The part of the stage that is shown, in its design units."""

_FRAME: Final = 6.0
_RING: Final = 1.4
_GLOW: Final = 1.5


class Diorama:
    """Its own sides are in design units of the page, what stands on it in those of the stage."""

    def __init__(
        self, sheet: Sheet, pictures: Pictures, x: float, y: float, width: float, layer: float
    ) -> None:
        self._sheet = sheet
        self._layer = layer
        self._x, self._y = x, y
        self._scale = scale = width / WIDTH
        self.height = HEIGHT * scale

        def draw(surface: Surface, px_per_unit: float) -> None:
            castle = pictures.get(SCENERY, plan.WIDTH * scale)
            surface.blit(castle, (-LEFT * scale * px_per_unit, -TOP * scale * px_per_unit))

        sheet.drawing(x, y, width, self.height, draw, layer=layer)
        sheet.box(
            *(x - _FRAME / 2, y - _FRAME / 2, width + _FRAME, self.height + _FRAME),
            border="#2B1A12",
            border_width=_FRAME,
            radius=10,
            layer=layer + 1,
        )

    def put(
        self, picture: str, x: float, y: float, width: float, *, depth: float = 2, **values: Any
    ) -> Sprite:
        """Any picture at a point of the stage."""
        return self._sheet.sprite(
            picture,
            self._x + (x - LEFT) * self._scale,
            self._y + (y - TOP) * self._scale,
            width=width * self._scale,
            layer=self._layer + depth,
            **values,
        )

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
        y, size = feet_y(place), float(plan.TOKEN_SIZE)
        if is_lit:
            self.put("signs/place_glow.webp", x, y + 6, size * _GLOW, anchor=FEET)
        self.put(f"cast/{character}-{mood}.webp", x, y, size, depth=3, anchor=FEET)
        if is_chosen:
            self.put("signs/focus_round.webp", x, y - size / 2, size * _RING, depth=4)
