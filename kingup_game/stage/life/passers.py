"""Whoever comes by on the land: villagers up to the castle, and ducks."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Final

from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Point
from kingup_game.theme.durations import (
    BETWEEN_GREETINGS,
    GREETING,
    PASSERS_STAY,
    VILLAGERS_REST,
)
from kingup_game.theme.layers import Layer

BEAT_TICKS: Final = 6
"""All that lives on the land moves on the same ticks: the others have nothing of it to draw."""
_FADES: Final = 10
"""In so small a part of the way somebody comes out of the distance."""
_STRIDE: Final = 5.5
_WALK_FRAMES: Final = 6
_LOOKS_UP: Final = 6
_GREETS: Final = 8
"""Where a villager's frames of walking end, and those of looking up and greeting begin."""
_FAR, _NEAR, _SMALLEST = 830.0, 950.0, 0.6
"""A villager at the far end of the lane is smaller than one who is here."""
_SIZE_STEPS: Final = 4


def walker(sheet: Sheet, layers: CastleLayers, name: str, layer: Layer) -> Sprite:
    """A sprite that will walk there."""
    drawn = layers[name]
    return sheet.sprite(
        drawn.file,
        frames=drawn.frames,
        width=drawn.width,
        anchor=FEET,
        layer=layer,
        patient=True,
    )


class _Stroller:
    """Goes along some points, and back again."""

    def __init__(self, sprite: Sprite, points: list[Point]) -> None:
        self.sprite = sprite
        self._points = points
        self._gone, self._side = 0.0, 1
        self._length = sum(math.dist(a, b) for a, b in pairwise(points))
        self.sprite.move(*points[0])

    @property
    def share(self) -> float:
        """How much of the way is done."""
        return self._gone / self._length if self._length else 1.0

    def step(self, units: float) -> bool:
        """Go on; whether an end was reached, where it turns round."""
        self._gone += units * self._side
        is_at_an_end = not 0 < self._gone < self._length
        if is_at_an_end:
            self._gone = max(0.0, min(self._length, self._gone))
            self._side = -self._side
        self._stand()
        return is_at_an_end

    def go_home(self) -> None:
        """Be where the way begins."""
        self._gone, self._side = 0.0, 1
        self._stand()

    def take_a_step(self) -> None:
        """The next frame of the walk."""
        frames = min(_WALK_FRAMES, self.sprite.frames)
        self.sprite.frame = (self.sprite.frame + 1) % frames

    def face_the_end(self) -> None:
        """Look where the way has led."""
        self.sprite.mirrored = not self.sprite.mirrored

    def _stand(self) -> None:
        left = self._gone
        for (x1, y1), (x2, y2) in pairwise(self._points):
            part = math.dist((x1, y1), (x2, y2))
            if left <= part and part > 0:
                goes_left = (x2 - x1) * self._side < 0
                self.sprite.mirrored = goes_left
                self.sprite.move(x1 + (x2 - x1) * left / part, y1 + (y2 - y1) * left / part)
                return
            left -= part


class Passer:
    """Somebody who comes as far as the castle, looks up and greets it, and goes home again."""

    def __init__(
        self,
        sprite: Sprite,
        layers: CastleLayers,
        names: list[str],
        way: str,
        first_ticks: int,
        chance: Random,
    ) -> None:
        self.light = "day"
        self._layers = layers
        self._chance = chance
        self._names = names
        self._stroll = _Stroller(sprite, layers.points(way, at_least=2))
        self._width = layers[f"{names[0]}-day"].width
        sprite.visible = False
        self._rest_ticks = first_ticks

    def update(self) -> None:
        """One beat passed: `BEAT_TICKS` ticks."""
        if self._rest_ticks > 0:
            self._rest()
            return
        sprite = self._stroll.sprite
        self._stroll.take_a_step()
        if self._stroll.step(_STRIDE * self._size):
            is_home = self._stroll.share == 0
            sprite.visible = not is_home
            self._rest_ticks = self._chance.randint(*(VILLAGERS_REST if is_home else PASSERS_STAY))
            if not is_home:
                self._stroll.face_the_end()
        sprite.width = self._width * self._size
        sprite.alpha = min(OPAQUE_ALPHA, OPAQUE_ALPHA * _FADES * self._stroll.share)

    def _rest(self) -> None:
        """At home; or before the castle, with a greeting now and then."""
        sprite = self._stroll.sprite
        self._rest_ticks -= BEAT_TICKS
        if sprite.visible:
            sprite.frame = self._before_the_castle(sprite.frame) if sprite.frames > _GREETS else 0
        elif self._rest_ticks <= 0:
            drawn = self._layers[f"{self._chance.choice(self._names)}-{self.light}"]
            sprite.set(picture=drawn.file, visible=True)

    def _before_the_castle(self, frame: int) -> int:
        within = self._rest_ticks % BETWEEN_GREETINGS
        if within >= GREETING:
            return _LOOKS_UP + (within < 2 * GREETING)
        frames = self._stroll.sprite.frames
        return _GREETS + (max(frame, _GREETS) + 1 - _GREETS) % (frames - _GREETS)

    @property
    def _size(self) -> float:
        near = (self._stroll.sprite.y - _FAR) / (_NEAR - _FAR)
        near = max(0.0, min(1.0, near))
        return _SMALLEST + (1 - _SMALLEST) * round(near * _SIZE_STEPS) / _SIZE_STEPS

    def settle(self) -> None:
        """Nobody is on the way."""
        if self._stroll.share:
            self._stroll.go_home()
        self._stroll.sprite.visible = False
        self._rest_ticks = self._rest_ticks or self._chance.randint(*VILLAGERS_REST)
