"""The application's icon for three systems: a crown that goes up; when small, the crown alone."""

from __future__ import annotations

import io

from PIL import Image

from kingup_game.theme.palette import (
    CRIMSON,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    ROYAL,
    ROYAL_DARK,
)
from tools.studio import render
from tools.studio.drawings.drawing import Drawing
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import (
    around,
    box,
    clipped,
    flat,
    glow,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import picture

# Below this many pixels jewels and chevrons are mud: a plain crown stands alone.
SMALLEST_DETAILED = 40
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)


def detailed() -> str:
    field = box(4, 4, 248, 248, 56)
    rays = "".join(
        flat(
            polygon([(128, 120), around(128, 120, 220, a - 7), around(128, 120, 220, a + 7)]),
            GOLD,
            0.13,
        )
        for a in range(0, 360, 30)
    )
    warmth = glow("warmth", (0, "#A678C8", 1), (1, ROYAL, 0))
    chevron = solid(
        "M-56 17L0-27L56 17V43L0 1L-56 43Z", PAPER, line=9, rim=4, shade=7, dark=GOLD_LIGHT
    )
    return (
        warmth
        + solid(field, ROYAL, line=0, rim=0, shade=8, dark=ROYAL_DARK)
        + clipped(field, rays + flat(box(-30, -40, 316, 316), "url(#warmth)") + _border(field))
        + outline(field, 8)
        + moved(chevron, 128, 199, 0.9)
        + moved(crown(7), 128, 96, 0.92)
    )


def _border(field: str) -> str:
    return (
        outline(field, 26, INK)
        + outline(field, 22, GOLD_DARK)
        + outline(field, 19, GOLD)
        + moved(outline(field, 10, GOLD_LIGHT), 0.8, 1.2)
    )


def simple() -> str:
    """For 16 to 32 pixels: one crown, three spikes, as large as the field allows."""
    field = box(4, 4, 248, 248, 50)
    shape = "M42 202L24 78L86 126L128 44L170 126L232 78L214 202Z"
    return (
        solid(field, ROYAL, line=0, rim=10, shade=14, light="#9A70BC", dark=ROYAL_DARK)
        + outline(field, 10)
        + solid(shape, GOLD, line=16, rim=12, shade=14, light="#FFF0B4", dark=GOLD_DARK)
        + flat("M66 164H190V182H66Z", CRIMSON)
    )


DETAILED = Drawing("title/kingup", lambda: picture(256, 256, detailed()))
SIMPLE = Drawing("title/kingup-small", lambda: picture(256, 256, simple()))
DRAWINGS = (DETAILED, SIMPLE)


def icon(size: int) -> Image.Image:
    drawing = DETAILED if size >= SMALLEST_DETAILED else SIMPLE
    return render.pixels(drawing.svg(), size)


def png() -> bytes:
    return png_of(1024)


def png_of(size: int) -> bytes:
    return _saved(icon(size), "PNG", optimize=True)


def ico() -> bytes:
    pictures = [icon(size) for size in ICO_SIZES]
    sizes = [(size, size) for size in ICO_SIZES]
    return _saved(pictures[-1], "ICO", sizes=sizes, append_images=pictures[:-1])


def icns() -> bytes:
    pictures = [icon(size) for size in ICNS_SIZES]
    return _saved(pictures[-1], "ICNS", append_images=pictures[:-1])


def _saved(image: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()
