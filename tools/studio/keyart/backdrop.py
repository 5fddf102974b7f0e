"""Behind the faces: rays from the throne into the night, the throne, a crown on a string."""

from __future__ import annotations

from kingup_game.theme.palette import CANDLE, INK, ROYAL, ROYAL_DARK, WOOD_LIGHT
from tools.studio.hall.room import MIDDLE
from tools.studio.hall.throne import behind
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import (
    around,
    box,
    circle,
    downward,
    flat,
    glow,
    mixed,
    moved,
    outline,
    polygon,
)

RAYS = 18
_NIGHT = mixed(ROYAL_DARK, INK, 0.25)
_THRONE_MIDDLE_Y = 330.0
_STRING = 900.0


def rays(wide: float, high: float, x: float, y: float) -> str:
    """The whole ground of a picture, lit from (x, y)."""
    far, step = wide + high, 360 / RAYS
    drawn = flat(box(0, 0, wide, high), _NIGHT)
    for ray in range(RAYS):
        sides = (around(x, y, far, (ray + side) * step) for side in (-0.25, 0.25))
        drawn += flat(polygon([(x, y), *sides]), mixed(ROYAL, ROYAL_DARK, 0.3))
    light = glow("key-light", (0, CANDLE, 0.9), (0.4, CANDLE, 0.4), (1, CANDLE, 0))
    return drawn + light + flat(circle(x, y, high * 0.72), "url(#key-light)")


def throne() -> str:
    """About the middle of its back."""
    return moved(behind(), -MIDDLE, -_THRONE_MIDDLE_Y)


def dusk_below(wide: float, top: float, high: float) -> str:
    """Shade that rises from the lower edge, so that what stands before it is read."""
    shade = downward("key-dusk", (0, _NIGHT, 0), (0.5, _NIGHT, 0.92), (1, _NIGHT, 1))
    return shade + flat(box(0, top, wide, high - top), "url(#key-dusk)")


def hanging_crown() -> str:
    """A crown about (0, 0), on a string from above the picture."""
    line = f"M0 {-_STRING}V-66"
    return outline(line, 12) + outline(line, 5, WOOD_LIGHT) + moved(crown(5.0), 0, 0, 1, -8)
