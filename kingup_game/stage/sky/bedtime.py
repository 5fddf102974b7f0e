"""Everybody goes to bed: rooms grow dark one after the other, and whoever is in them sleeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.motion.script import Beat, Script, call, then, together, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.dimming import Glass
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme import art
from kingup_game.theme.durations import BETWEEN_ROOMS, PASTIME_FRAME, ROOMS_WAIT
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import ROOM_BY_NIGHT

_LEFT_BURNING: Final = {0: (1312.0, 822.0, 1.0), 3: (1327.0, 438.0, 0.8)}
"""Where a light stays, by storey, and how large: embers in the kitchen, a torch of the guards."""
_GLOW, _GLOW_ALPHA = (132.0, 92.0), 205
_ROOM_HIGH: Final = 102.0
_THRONE_ROOM: Final = (86.0, 92.0)
"""Where it begins, and how high it is."""
_ASIDE, _UP, _SHARE = 0.5, 0.86, 0.74
"""Of the size of somebody asleep: where their bubble is, at the right of the head, and how wide."""


class Bedtime:
    """On the castle's sheet; nothing of it is left in the morning."""

    def __init__(self, sheet: Sheet, layers: CastleLayers) -> None:
        self._sheet, self._layers = sheet, layers
        self._dark: list[Item] = []
        self._lights: dict[int, Sprite] = {}

    def put_out(self) -> Beat:
        """One storey after the other, from the kitchen up to the throne."""
        places = [
            (feet - _ROOM_HIGH, _ROOM_HIGH) for _, feet in sorted(layout.FLOOR_FEET_Y.items())
        ]
        on = Parts(self._sheet, Layer.LIGHTS_OUT)
        left, wide = layout.ROOM_LEFT, layout.ROOM_RIGHT - layout.ROOM_LEFT
        self._dark = [
            on.add(Glass, x=left, y=top, width=wide, height=high, colour=ROOM_BY_NIGHT, alpha=0)
            for top, high in (*places, _THRONE_ROOM)
        ]
        self._lights = lights_on(self._sheet)
        return _one_by_one(range(len(self._dark)), ROOMS_WAIT, BETWEEN_ROOMS, self._put_out)

    def _put_out(self, storey: int) -> None:
        self._dark[storey].alpha = OPAQUE_ALPHA
        if storey in self._lights:
            self._lights[storey].alpha = _GLOW_ALPHA

    def wake(self) -> Beat:
        """The throne's room first, which has the sun first."""
        rooms, self._dark = self._dark, []
        lights, self._lights = self._lights, {}

        def wake(storey: int) -> None:
            rooms[storey].remove()
            if storey in lights:
                lights[storey].remove()

        return _one_by_one(range(len(rooms))[::-1], 0, BETWEEN_ROOMS / 2, wake)

    def sleep(self, spot: Spot, length_ticks: float) -> Script:
        """A bubble at somebody's nose, that swells and shrinks."""
        wide = _SHARE * spot.size
        bubble = self._layers.book(
            self._sheet, "act-bubble", 0, 0, Layer.LIT_BY_NIGHT, patient=True
        )
        bubble.place(
            spot.x + spot.size * _ASIDE - wide / 2, spot.y - spot.size * _UP - wide / 2, wide, wide
        )
        pages = length_ticks / PASTIME_FRAME

        def swell() -> Beat:
            return tween(
                lambda page: bubble.set(frame=int(page) % bubble.frames),
                *(0, pages, length_ticks, linear),
            )

        yield variant(swell, swell, lambda: length_ticks)
        bubble.remove()


def lights_on(sheet: Sheet) -> dict[int, Sprite]:
    """What goes on burning, by storey, and not to be seen yet."""
    wide, high = _GLOW
    lights = {}
    for storey, (x, y, share) in _LEFT_BURNING.items():
        light = sheet.sprite(art.POOL, x, y, layer=Layer.LIT_BY_NIGHT, alpha=0, patient=True)
        light.set(width=share * wide, height=share * high)
        lights[storey] = light
    return lights


def _one_by_one(
    storeys: Sequence[int], wait: float, apart: float, change: Callable[[int], object]
) -> Beat:
    """A candle is blown out at once; at a quick pace, at which all of the picture changes in every
    second frame, all of them together."""

    def in_turn() -> Beat:
        return together(
            *(
                then(wait + number * apart, call(partial(change, storey)))
                for number, storey in enumerate(storeys)
            )
        )

    def together_at_once() -> Beat:
        return then(wait, *(call(partial(change, storey)) for storey in storeys))

    return variant(in_turn, in_turn, together_at_once)
