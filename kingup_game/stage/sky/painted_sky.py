"""The sky behind the castle as it is painted, its suns and the mountains before them; and what is
lit at nightfall: stars and windows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.sky.heavenly_bodies import HeavenlyBody, Ridge
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import (
    LAMP_LIT,
    LOW_SUN,
    MOON,
    MOONSHINE,
    SUN,
    SUNSHINE,
    WOOD_DARK,
)


class Painted(NamedTuple):
    """The sun or moon that an hour's picture has: where its middle is, and what it looks like."""

    x: float
    y: float
    radius: float
    colour: str
    shine: str
    clear: float = 2.4
    """So many times its radius reaches what is seen of its glow."""


DISCS: Final = {
    "day": Painted(232, 132, 46, SUN, SUNSHINE, 4.0),
    "dusk": Painted(214, 520, 54, LOW_SUN, SUNSHINE),
    "night": Painted(250, 138, 40, MOON, MOONSHINE, 4.6),
}
PEAKS_LEFT: Final = (
    *((-80.0, 640.0), (11.0, 558.0), (72.0, 504.0), (110.0, 470.0), (159.0, 510.0)),
    *((176.0, 525.0), (186.0, 512.0), (250.0, 458.0), (290.0, 424.0), (342.0, 464.0)),
    *((390.0, 506.0), (490.0, 640.0)),
)
PEAKS_RIGHT: Final = (
    *((1420.0, 640.0), (1530.0, 498.0), (1604.0, 444.0), (1650.0, 410.0), (1710.0, 450.0)),
    *((1765.0, 492.0), (1786.0, 518.0), (1792.0, 512.0), (1826.0, 478.0), (1870.0, 518.0)),
    *((1911.0, 560.0), (1996.0, 640.0)),
)
"""The far mountains on both sides, as every picture of the land has them."""

_STARS: Final = 34
_STAR_SIZES: Final = 2.4, 2.4, 4.0
_SKIES: Final = (20.0, 400.0), (1530.0, 1900.0)
_STARS_Y: Final = (14.0, 400.0)

BEHIND_A_WC: Final = (1444.0, 312.0, 1.0)
"""Half of it, where WCs are built on: it stays dark then."""
WINDOWS: Final = (
    *((1444.0, 800.0, 1.0), (476.0, 388.0, 1.0), (1444.0, 690.0, 1.0), (652.0, 72.0, 0.5)),
    *((1268.0, 72.0, 0.5), (476.0, 268.0, 1.0), (784.0, 72.0, 0.5), BEHIND_A_WC),
    (1136.0, 72.0, 0.5),
)
"""Of towers and roof, by the middle of their sills, in the order in which they are lit; the small
ones are half as large."""
_PANE_WIDE, _PANE_HIGH = 22.0, 44.0
_HALO: Final = 46.0
_HALO_RINGS, _HALO_ALPHA = 10, 96


def body_on(sheet: Sheet, disc: Painted, hills: Ridge = ()) -> HeavenlyBody:
    """A sun or a moon that can move, behind hills and clouds."""
    body = HeavenlyBody(sheet, Layer.GROUND)
    x, y, radius, colour, shine, _ = disc
    return sheet.add(body, x=x, y=y, radius=radius, colour=colour, shine=shine, hills=hills)


def stars_on(sheet: Sheet) -> Sequence[HeavenlyBody]:
    """Always the same, on both sides of the castle, fewer the lower."""
    chance = Random("stars")
    found = []
    for number in range(_STARS):
        x = chance.uniform(*_SKIES[number % len(_SKIES)])
        low, high = _STARS_Y
        y = low + (high - low) * chance.random() ** 1.5
        star = HeavenlyBody(sheet, Layer.LIT_BY_NIGHT)
        found.append(sheet.add(star, x=x, y=y, radius=chance.choice(_STAR_SIZES), alpha=0))
    return found


def window_on(sheet: Sheet, x: float, sill: float, share: float) -> Item:
    """Candle light in a window, and around it on the wall."""
    halo, high = _HALO * share, _PANE_HIGH * share
    middle = sill - high / 2

    def draw(surface: Surface, scale: float) -> None:
        centre = surface.get_width() / 2, surface.get_height() / 2
        light = pygame.Color(LAMP_LIT)[:3]
        for ring in range(_HALO_RINGS):
            far = ring / _HALO_RINGS
            shade = (*light, round(_HALO_ALPHA * far**2))
            pygame.draw.circle(surface, shade, centre, (1 - far) * halo * scale)
        wide_px, high_px = _PANE_WIDE * share * scale, high * scale
        pane = pygame.Rect(0, 0, round(wide_px), round(high_px))
        pane.center = round(centre[0]), round(centre[1])
        arch = round(wide_px / 2)
        pygame.draw.rect(
            *(surface, LAMP_LIT, pane), border_top_left_radius=arch, border_top_right_radius=arch
        )
        bar = max(1, round(1.6 * scale))
        pygame.draw.line(surface, WOOD_DARK, pane.midtop, pane.midbottom, bar)

    return sheet.drawing(
        *(x - halo, middle - halo, 2 * halo, 2 * halo, draw), layer=Layer.LIT_BY_NIGHT, alpha=0
    )
