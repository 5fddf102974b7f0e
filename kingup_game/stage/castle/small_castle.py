"""The castle, or a part of it, as a picture with people on it: for pages that explain."""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from kingup_game.engine.cast import Character, Place
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.body import HELD_BACK_ALPHA
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Point, Spot, feet_y, stand_under
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

_FRAME: Final = 6.0
_RING: Final = 1.4


class Diorama:
    """Its own sides are in design units of the page, what stands on it in those of the stage, of
    which it shows a part: as little as its subject needs, so that people are large."""

    def __init__(
        self, sheet: Sheet, pictures: Pictures, x: float, y: float, width: float, view: Area
    ) -> None:
        self._sheet = sheet
        self._layers = CastleLayers(pictures.assets, pictures.gaps)
        self._x, self._y = x, y
        self._view = view
        self._scale = scale = width / view.width
        self.height = view.height * scale

        def draw(surface: Surface, px_per_unit: float) -> None:
            # Each page has a scale of its own: to shrink a part of one castle costs a fifth of
            # shrinking all of the painting once more.
            size = surface.get_size()

            def made() -> Surface:
                castle = pictures.get(art.DAY, layout.WIDTH)
                part = Rect([round(side * px_per_unit) for side in view]).clip(castle.get_rect())
                return smoothscale(castle.subsurface(part), size)

            kept = pictures.caches.scaled.get(("diorama", view, size), made)
            surface.blit(kept, (0, 0))

        castle = sheet.drawing(x, y, width, self.height, draw, layer=Layer.SMALL_CASTLE)
        castle.made_of = art.DAY, float(layout.WIDTH)
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
            self._x + (x - self._view.x) * self._scale,
            self._y + (y - self._view.y) * self._scale,
            width=width * self._scale,
            layer=layer,
            **values,
        )

    def put_layer(self, name: str, layer: Layer, *, at: Point = (0.0, 0.0)) -> None:
        """A picture of the castle's own, or its first frame, pinned to a point of the stage. What
        would reach out of the view is left out."""
        drawn = self._layers[name]
        left, top = at[0] + drawn.x, at[1] + drawn.y
        corners = (left, top), (left + drawn.width - 1, top + drawn.height - 1)
        if not all(self._view.holds(*corner) for corner in corners):
            return
        self.put(
            *(drawn.file, at[0] + drawn.x + drawn.width / 2, at[1] + drawn.y + drawn.height / 2),
            drawn.width,
            layer=layer,
            frames=drawn.frames,
        )

    def put_stand(self, x: float, feet: float) -> None:
        """Where somebody may stand: the sign that a table has for it."""
        width, top = stand_under(Spot(x, feet))
        self.put(art.STAND, x, top, width, layer=Layer.SMALL_LIGHT, anchor=TOP)

    def stand(
        self,
        character: Character,
        place: Place,
        x: float,
        *,
        mood: str = "neutral",
        is_chosen: bool = False,
        is_pale: bool = False,
    ) -> None:
        """A character on its feet; chosen with a ring around, pale if somebody else is meant."""
        y, size = feet_y(place), float(layout.TOKEN_SIZE)
        picture, alpha = art.token(character, mood), HELD_BACK_ALPHA if is_pale else OPAQUE_ALPHA
        self.put(picture, x, y, size, layer=Layer.SMALL_TOKEN, anchor=FEET, alpha=alpha)
        if is_chosen:
            self.put(art.FOCUS_ROUND, x, y - size / 2, size * _RING, layer=Layer.SMALL_RING)
