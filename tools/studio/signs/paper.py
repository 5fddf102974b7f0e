"""Card stock: the parchment every card is cut from, its border, and its woven back."""

from __future__ import annotations

from kingup_game.theme.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
)
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    box,
    circle,
    clipped,
    darker,
    downward,
    flat,
    glow,
    grain,
    lighter,
    moved,
    outline,
    solid,
    star,
)

CARD_WIDTH, CARD_HEIGHT = 176, 272
_EDGE = box(3, 3, CARD_WIDTH - 6, CARD_HEIGHT - 6, 15)
FIELD = box(13, 13, CARD_WIDTH - 26, CARD_HEIGHT - 26, 9)


def blank_card(border: str) -> str:
    """Parchment in a border of one colour, lit from the upper left."""
    return laid_card(_EDGE, FIELD, border)


def laid_card(edge: str, field: str, border: str) -> str:
    vellum = downward("vellum", (0, PAPER, 1), (0.7, PARCHMENT, 1), (1, PARCHMENT_SHADE, 1))
    return (
        vellum
        + solid(edge, border, line=0, rim=2.5, shade=4)
        + flat(field, "url(#vellum)")
        + grain(field, 0.1)
        + outline(field, 4.6)
        + outline(field, 2, GOLD)
        + outline(edge, 4.4)
    )


def vignette(colour: str, strength: float = 0.5) -> str:
    """A breath of colour from the corners inwards."""
    corners = glow("corners", (0.55, colour, 0), (1, colour, strength))
    return corners + f"<g>{clipped(FIELD, flat(box(-20, 10, 216, 244), 'url(#corners)'))}</g>"


def corner_studs(tone: str = GOLD) -> str:
    stud = star(0, 0, 4, 9, 3.6)
    return "".join(
        moved(
            solid(stud, tone, line=INNER, rim=1, shade=1.6, light=GOLD_LIGHT, dark=GOLD_DARK), x, y
        )
        for x in (13, CARD_WIDTH - 13)
        for y in (13, CARD_HEIGHT - 13)
    )


def woven_back(colour: str, dark: str, medallion: str) -> str:
    """Lozenges with a dot in each, a gold rule, and a medallion in the middle."""
    field = box(12, 12, CARD_WIDTH - 24, CARD_HEIGHT - 24, 9)
    lines, dots = "", ""
    for row in range(-1, 12):
        for column in range(-1, 8):
            x, y = 16 + column * 24, 12 + row * 24
            lines += f"M{x} {y}l12 12l-12 12l-12-12Z"
            dots += f"M{x - 2} {y + 12}l2-3l2 3l-2 3Z"
    pattern = outline(lines, FINE, lighter(colour, 0.22)) + flat(dots, GOLD, 0.75)
    glowing = glow("backlight", (0, lighter(colour, 0.35), 0.7), (1, colour, 0))
    return (
        glowing
        + solid(_EDGE, PARCHMENT, line=0, rim=2.5, shade=4, dark=PARCHMENT_SHADE)
        + solid(field, colour, line=0, rim=0, shade=9, dark=dark)
        + clipped(field, pattern + flat(box(-30, -40, 236, 290), "url(#backlight)"))
        + outline(field, 5)
        + outline(field, 2.2, GOLD)
        + outline(box(20, 20, CARD_WIDTH - 40, CARD_HEIGHT - 40, 5), 1.4, GOLD, 0.8)
        + outline(_EDGE, 4.4)
        + moved(medallion, CARD_WIDTH / 2, CARD_HEIGHT / 2)
    )


def medallion_ring(colour: str, radius: float = 50) -> str:
    return (
        solid(
            circle(0, 0, radius), GOLD, line=4, rim=2.4, shade=4, light=GOLD_LIGHT, dark=GOLD_DARK
        )
        + solid(circle(0, 0, radius - 9), colour, line=INNER, rim=0, shade=5, dark=darker(colour))
        + outline(circle(0, 0, radius - 4.5), 1.6, INK, 0.35)
    )
