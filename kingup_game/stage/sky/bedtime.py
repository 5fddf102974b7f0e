"""Everybody goes to bed: rooms grow dark one after the other, and whoever is in them sleeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.motion.script import Beat, Script, then, together, tween
from kingup_game.motion.tween import linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme.durations import (
    BETWEEN_ROOMS,
    PASTIME_FRAME,
    ROOM_GROWS_DARK,
    ROOMS_WAIT,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import NIGHTFALL

_DARK: Final = 132
_DARK_STEPS: Final = 2
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

    def put_out(self) -> Beat:
        """One storey after the other, from the kitchen up to the throne."""
        places = [
            (feet - _ROOM_HIGH, _ROOM_HIGH) for _, feet in sorted(layout.FLOOR_FEET_Y.items())
        ]
        on = Parts(self._sheet, Layer.LIGHTS_OUT)
        left, wide = layout.ROOM_LEFT, layout.ROOM_RIGHT - layout.ROOM_LEFT
        self._dark = [
            on.filling(left, top, wide, high, colour=NIGHTFALL, alpha=0)
            for top, high in (*places, _THRONE_ROOM)
        ]
        return together(
            *(
                then(
                    ROOMS_WAIT + number * BETWEEN_ROOMS,
                    tween(_to(room, _DARK), 0, 1, ROOM_GROWS_DARK, linear),
                )
                for number, room in enumerate(self._dark)
            )
        )

    def wake(self) -> Beat:
        """The throne's room first, which has the sun first."""
        rooms, self._dark = self._dark[::-1], []
        return together(
            *(then(number * BETWEEN_ROOMS / 2, _lift(room)) for number, room in enumerate(rooms))
        )

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
        yield tween(
            lambda page: bubble.set(frame=int(page) % bubble.frames), 0, pages, length_ticks, linear
        )
        bubble.remove()


def _to(room: Item, alpha: float) -> Callable[[float], None]:
    def darken(share: float) -> None:
        room.alpha = alpha * round(share * _DARK_STEPS) / _DARK_STEPS

    return darken


def _lift(room: Item) -> Script:
    yield tween(_to(room, room.alpha), 1, 0, ROOM_GROWS_DARK, linear)
    room.remove()
