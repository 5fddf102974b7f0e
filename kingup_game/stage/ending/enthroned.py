"""Whoever won, on the throne: alone, or squeezed together, from three on in two rows.

It stands empty until a crown has come down: a face, its frame and its colours all tell who it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from pygame import Surface

from kingup_game.motion.script import Beat, Script, tween, variant
from kingup_game.motion.tween import ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import drop
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA, Workshop
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.clear_view import lay_discs
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.durations import CROWN_FALLS, WINNER_RISES
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

_FEET_Y: Final = 562.0
_SIZES: Final = (420.0, 310.0, 264.0, 240.0, 196.0)
"""One alone fills the throne; who shares it, shares it."""
_ROOM: Final = 400.0
"""Between the arms."""
_IN_A_ROW: Final = 2
_HEAD: Final = 0.76
"""Of the size of a face: how wide a head is, that stays between the arms."""
_BEHIND_UP, _THRONE_HIGH = 0.78, 460.0
"""And how much higher those sit who look over the crowns of others, below the throne's arch."""
_CROWN_WIDTH: Final = 0.42
_CROWN_Y: Final = 0.7
"""Of the size of the face: how wide a falling crown is, and how far above the feet it is worn."""
_CROWN_FALLS_FROM: Final = 640.0
_LOW: Final = 0.6
"""Of the size of a face: so far down whoever rises sits, under the crown that lies on the seat."""
_SEAT_Y: Final = 680.0
"""Behind the ribbon: nothing of them is seen below it."""
_SPARKLES, _RICHES = 36, 24
_BESIDE: Final = 0.5
"""Of the size of the face: there coins and stars fly off, and outwards."""
_OUTWARDS, _SPREAD = 40.0, 70.0
_SWAY_TICKS: Final = 150
_SWAY: Final = 5.0


def needed_by_winners(winners: Sequence[SeatFace]) -> dict[str, Sequence[float]]:
    """How they look under the crown, and how wide."""
    return {winner.bust("crowned"): (_size_of(winners),) for winner in winners}


def _size_of(winners: Sequence[SeatFace]) -> float:
    return _SIZES[min(len(winners), len(_SIZES)) - 1]


def _feet_of(number: int, size: float) -> list[tuple[float, float]]:
    """Where they sit: those before first, then those behind."""
    before = number if number <= _IN_A_ROW else number - number // 2
    rows = (before, 0.0), (number - before, min(_BEHIND_UP * size, _THRONE_HIGH - size))
    return [
        (layout.WIDTH / 2 + (place - (count - 1) / 2) * step, _FEET_Y - up)
        for count, up in rows
        for step in ((_ROOM - _HEAD * size) / max(1, count - 1),)
        for place in range(count)
    ]


class _Riser(Sprite):
    """Somebody of whom nothing is seen below the seat."""

    _whole: Surface | None = None

    def resolve(self, shop: Workshop) -> None:
        """Finds the whole of them, and shows what has come up."""
        self.surface = self._whole if self.surface else None
        super().resolve(shop)
        self._whole = whole = self.surface
        seat_px = round(shop.viewport.top_px + _SEAT_Y * shop.viewport.scale)
        seen_px = max(1, seat_px - self.rect.y)
        if whole is not None and seen_px < self.rect.h:
            self.surface = whole.subsurface((0, 0, self.rect.w, seen_px))
            self.rect.h = seen_px

    def let_go(self) -> None:
        """Holds no pixels while nobody sees it."""
        self._whole = None
        super().let_go()


def _rise(sprite: Sprite, low: float) -> Beat:
    """Up from the seat with the crown on; in calm motion they are there."""
    end = sprite.y

    def up(share: float) -> None:
        sprite.y = end + low * (1 - share)

    def rise() -> Beat:
        up(0)
        return tween(up, 0, 1, WINNER_RISES, ease_out_back())

    return variant(rise, lambda: 1)


class Enthroned:
    """The faces of all who won."""

    def __init__(
        self,
        sheet: Sheet,
        particles: Particles,
        winners: Sequence[SeatFace],
        clarity: Clarity | None,
    ) -> None:
        self._particles = particles
        on = Parts(sheet, Layer.ON_THRONE)
        self._crowns = Parts(sheet, Layer.THRONE_FRONT)
        self._size = size = _size_of(winners)
        self._is_crowned = False
        self._ticks = 0
        self._feet = _feet_of(len(winners), size)
        self._discs = lay_discs(on, clarity, self._feet, size, alpha=0)
        behind_first = [
            on.add(
                _Riser,
                picture=winner.bust("crowned"),
                x=x,
                y=y,
                width=size,
                anchor=FEET,
                alpha=0,
            )
            for winner, (x, y) in reversed(list(zip(winners, self._feet, strict=True)))
        ]
        self.sprites = behind_first[::-1]

    def crown_all(self, landed: Callable[[], None]) -> Script:
        """One after the other; `landed` is called where a crown has come to rest, and from then on
        it is seen on whom."""
        for number, sprite in enumerate(self.sprites):
            low = _LOW * self._size
            y = sprite.y + low - self._size * _CROWN_Y
            crown = self._crowns.sprite(
                art.CROWN, sprite.x, y, width=self._size * _CROWN_WIDTH, anchor=FEET
            )
            yield drop(crown, _CROWN_FALLS_FROM, CROWN_FALLS)
            crown.remove()
            for item in (sprite, *self._discs[number : number + 1]):
                item.alpha = OPAQUE_ALPHA
            landed()
            yield _rise(sprite, low)
            y -= low
            self._particles.burst("sparkle", sprite.x, y, _SPARKLES)
            for side in (-1, 1):  # nothing falls before the face
                x = sprite.x + side * _BESIDE * self._size
                towards = {"towards_degrees": 90 - side * _OUTWARDS, "spread_degrees": _SPREAD}
                self._particles.burst("riches", x, y, _RICHES // 2, **towards)
        self._is_crowned = True

    def update(self, *, calm: bool) -> None:
        """One tick: whoever sits there sways a little."""
        if not self._is_crowned:
            return
        self._ticks += 1
        for number, sprite in enumerate(self.sprites):
            turn = 2 * math.pi * self._ticks / _SWAY_TICKS + number
            sprite.y = self._feet[number][1] + (0.0 if calm else round(_SWAY * math.sin(turn)))
