"""By night somebody goes round the castle with a lantern, and an owl looks on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.life.passers import walker
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import GOLD_DARK, INK, LAMP_LIT

_WALKER: Final = "villager-1-dusk"
_START, _END, _FEET = 660.0, 1330.0, 1050.0
_STEP_TICKS, _STRIDE = 4, 13.0
_COMES, _GOES = 4, 6
"""In so many steps somebody is there, and gone."""
_WALK_FRAMES: Final = 6
_LANTERN: Final = (44.0, -46.0)
"""Where it is held, from the feet."""
_GLOW: Final = (400.0, 300.0)
_LANTERN_SIZE, _SWINGS = (44.0, 64.0), 2.0
_GLASS, _LID = (22.0, 28.0), (30.0, 6.0)
_EYES: Final = ((1744.0, 764.0), (1770.0, 764.0))
"""In the right tree."""
_EYE, _PUPIL = 11.0, 5.0
_BLINKS_EVERY, _BLINKS_FOR = 11, 1


class NightWatch:
    """On the castle's sheet from nightfall until the morning."""

    def __init__(self, sheet: Sheet, layers: CastleLayers) -> None:
        self._ticks = self._step = 0
        self._leaves_at: int | None = None
        self._glow = sheet.sprite(art.POOL, layer=Layer.LIT_BY_NIGHT, alpha=0, patient=True)
        self._glow.set(width=_GLOW[0], height=_GLOW[1])
        self._walker = walker(sheet, layers, _WALKER, Layer.LIT_BY_NIGHT)
        self._walker.alpha = 0
        self._lantern = sheet.drawing(
            0, 0, *_LANTERN_SIZE, _lantern, layer=Layer.LIT_BY_NIGHT, alpha=0
        )
        self._owl = [
            sheet.drawing(x - _EYE, y - _EYE, 2 * _EYE, 2 * _EYE, _eye, layer=Layer.LIT_BY_NIGHT)
            for x, y in _EYES
        ]
        self._stand(0)

    def update(self, *, calm: bool) -> None:
        """One tick; with calm motion they stand still."""
        self._ticks += 1
        if calm:
            self._stand(_COMES)
        elif self._ticks % _STEP_TICKS == 0:
            self._stand(self._ticks // _STEP_TICKS)

    def leave(self) -> None:
        """The night lifts: nobody needs a lantern any more, and an owl sleeps by day."""
        self._leaves_at = self._step
        for eye in self._owl:
            eye.visible = False

    def remove(self) -> None:
        """It is morning."""
        for item in (*self._seen, *self._owl):
            item.remove()

    @property
    def _seen(self) -> Sequence[Item]:
        return self._glow, self._walker, self._lantern

    def _stand(self, step: int) -> None:
        self._step = step
        x = min(_END, _START + step * _STRIDE)
        self._walker.move(x, _FEET)
        if x < _END:
            self._walker.frame = step % _WALK_FRAMES
        right, up = x + _LANTERN[0], _FEET + _LANTERN[1] + step % 2 * _SWINGS
        self._glow.move(right, up)
        self._lantern.set(x=right - _LANTERN_SIZE[0] / 2, y=up - _LANTERN_SIZE[1] / 2)
        left = 1.0 if self._leaves_at is None else 1 - (step - self._leaves_at) / _GOES
        for seen in self._seen:
            seen.alpha = OPAQUE_ALPHA * max(0.0, min(left, (step + 1) / _COMES))
        if self._leaves_at is None:
            for eye in self._owl:
                eye.visible = step % _BLINKS_EVERY >= _BLINKS_FOR


def _lantern(surface: Surface, scale: float) -> None:
    """Glass between two lids, and a ring to hold it."""
    centre = surface.get_width() / 2, surface.get_height() / 2
    for size, colour in ((5.0, INK), (0.0, LAMP_LIT)):
        glass = pygame.Rect(
            0, 0, round((_GLASS[0] + size) * scale), round((_GLASS[1] + size) * scale)
        )
        glass.center = round(centre[0]), round(centre[1])
        pygame.draw.rect(surface, colour, glass, border_radius=round(5 * scale))
    for down in (-1, 1):
        lid = pygame.Rect(0, 0, round(_LID[0] * scale), round(_LID[1] * scale))
        lid.center = round(centre[0]), round(centre[1] + down * _GLASS[1] / 2 * scale)
        pygame.draw.rect(surface, GOLD_DARK, lid, border_radius=round(2 * scale))
        pygame.draw.rect(surface, INK, lid, max(1, round(1.5 * scale)), round(2 * scale))
    ring_at = centre[0], centre[1] - (_GLASS[1] / 2 + 8) * scale
    pygame.draw.circle(surface, INK, ring_at, 6 * scale, max(1, round(2.2 * scale)))


def _eye(surface: Surface, scale: float) -> None:
    """One of two in a tree."""
    centre = surface.get_width() / 2, surface.get_height() / 2
    pygame.draw.circle(surface, INK, centre, _EYE * scale)
    pygame.draw.circle(surface, LAMP_LIT, centre, (_EYE - 2.2) * scale)
    pygame.draw.circle(surface, INK, centre, _PUPIL * scale)
