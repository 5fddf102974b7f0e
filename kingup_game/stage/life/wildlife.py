"""Animals about the castle: birds that cross the sky, and a cat that changes its place.

Seldom, small and slow: a quiet table stays quiet, for the eye and for the processor.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.theme.durations import ANIMALS_REST, FIRST_BIRDS, FIRST_STROLL
from kingup_game.theme.layers import Layer

BIRDS_Y: Final = (34.0, 58.0)
BIRDS_START, BIRDS_END = -420.0, layout.WIDTH + 420.0
_BIRDS_STEP: Final = 1.6
_FLAP_TICKS: Final = 7
_WAVE_LENGTH: Final = 260.0
_WAVE_HEIGHT: Final = 7.0

_CAT_BLINK_TICKS: Final = 16
_CAT_STEP: Final = 1.5
_CAT_STEP_TICKS: Final = 2
_CAT_FRAME_TICKS: Final = 8


class Birds:
    """A small flock, now and then, from the left to the right."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, layer: Layer) -> None:
        self._chance = Random("birds")
        self._book = layers.book(sheet, "birds", BIRDS_START, 0, layer, visible=False, patient=True)
        self._waiting_ticks = FIRST_BIRDS
        self._height = 0.0

    def update(self, tick: int) -> None:
        """One tick: wait, or fly on."""
        if self._waiting_ticks:
            self._waiting_ticks -= 1
            if not self._waiting_ticks:
                self._height = self._chance.uniform(*BIRDS_Y)
                self._book.set(x=BIRDS_START, visible=True)
            return
        x = self._book.x + _BIRDS_STEP
        wave = math.sin(x / _WAVE_LENGTH * 2 * math.pi)
        self._book.set(x=x, y=self._height - self._book.height / 2 + _WAVE_HEIGHT * wave)
        if tick % _FLAP_TICKS == 0:
            self._book.frame = tick // _FLAP_TICKS % self._book.frames
        if x > BIRDS_END:
            self.settle()

    def settle(self) -> None:
        """Nothing in the sky."""
        self._book.visible = False
        self._waiting_ticks = self._waiting_ticks or self._chance.randint(*ANIMALS_REST)


class Cat:
    """It sits at one end of the castle's foot, and strolls to the other when it likes."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, layer: Layer) -> None:
        self._chance = Random("cat")
        self._homes = layers.points("cat", at_least=2)
        self._home = 0
        x, y = self._homes[0]
        self._seat = layers["cat-sit"]
        self._sitting = layers.book(sheet, "cat-sit", x, y, layer, patient=True)
        walk = layers["cat-walk"]
        self._walking = sheet.sprite(
            *(walk.file, x, y),
            frames=walk.frames,
            anchor=FEET,
            visible=False,
            layer=layer,
            patient=True,
        )
        self._waiting_ticks = FIRST_STROLL

    def update(self, tick: int) -> None:
        """One tick: sit, or stroll on."""
        if self._waiting_ticks:
            self._waiting_ticks -= 1
            if not self._waiting_ticks:
                self._set_out()
            elif tick % _CAT_BLINK_TICKS == 0:
                self._sitting.frame = tick // _CAT_BLINK_TICKS % self._sitting.frames
        elif tick % _CAT_STEP_TICKS == 0:
            self._stroll(tick)

    def settle(self) -> None:
        """It sits where it was going."""
        if self._waiting_ticks:
            return
        x, y = self._homes[self._home]
        self._walking.visible = False
        self._sitting.set(x=x + self._seat.x, y=y + self._seat.y, visible=True)
        self._waiting_ticks = self._chance.randint(*ANIMALS_REST)

    def _set_out(self) -> None:
        here = self._homes[self._home]
        self._home = 1 - self._home
        self._sitting.visible = False
        self._walking.set(visible=True, mirrored=self._homes[self._home][0] < here[0])
        self._walking.move(*here)

    def _stroll(self, tick: int) -> None:
        end = self._homes[self._home][0]
        way = end - self._walking.x
        if abs(way) <= _CAT_STEP * _CAT_STEP_TICKS:
            self.settle()
            return
        self._walking.x += math.copysign(_CAT_STEP * _CAT_STEP_TICKS, way)
        if tick % _CAT_FRAME_TICKS == 0:
            self._walking.frame = tick // _CAT_FRAME_TICKS % self._walking.frames
