"""What hangs around the title: a scroll for the menu, and shade at the picture's edges."""

from __future__ import annotations

from kingup_game.theme.palette import (
    GOLD,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    flat,
    grain,
    moved,
    outline,
    solid,
)


def menu_scroll() -> str:
    """A sheet between two rollers; a nine-slice whose middle takes the menu's lines."""
    sheet = box(26, 22, 204, 212)
    curl = (
        '<linearGradient id="curl" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{WOOD_DARK}" stop-opacity=".55"/>'
        f'<stop offset=".16" stop-color="{PARCHMENT}" stop-opacity="0"/>'
        f'<stop offset=".84" stop-color="{PARCHMENT}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{WOOD_DARK}" stop-opacity=".45"/></linearGradient>'
    )
    return (
        curl
        + solid(sheet, PARCHMENT, line=0, rim=5, shade=7, light=PAPER, dark=PARCHMENT_SHADE)
        + grain(sheet, 0.08)
        + flat(sheet, "url(#curl)")
        + outline("M38 22V234M218 22V234", 1.6, PARCHMENT_SHADE)
        + outline(sheet, OUTER)
        + _roller(22)
        + _roller(234)
    )


def _roller(y: float) -> str:
    knob = "".join(solid(circle(x, y, 12), GOLD, line=OUTER, rim=2.4, shade=4) for x in (14, 242))
    return (
        knob
        + solid(box(18, y - 10, 220, 20, 6), WOOD, rim=3, shade=5, light=WOOD_LIGHT, dark=WOOD_DARK)
        + outline(f"M30 {y + 3}H226", 1.2, WOOD_DARK, 0.6)
        + "".join(
            moved(solid(box(-4, -12, 8, 24, 2), GOLD, line=INNER, rim=1.4, shade=2), x, y)
            for x in (36, 220)
        )
    )
