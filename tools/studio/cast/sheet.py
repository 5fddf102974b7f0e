"""The picture of the cast in `assets/STYLE.md`: everyone, and one face in all its moods."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from tools.studio import render
from tools.studio.drawings.drawing import Drawing

ROOM = (90, 70, 54)
CELL, GAP = 120, 6
WIDE = 8


def style_picture(cast: Sequence[Drawing], moody: Sequence[Drawing]) -> Image.Image:
    """`cast` as they stand, as silhouettes at 68 px, and one of them in every mood."""
    standing = [render.pixels(one.svg(), CELL) for one in cast]
    moods = [render.pixels(mood.svg(), CELL) for mood in moody]
    shapes = [_silhouette(image.resize((68, 68), Image.Resampling.LANCZOS)) for image in standing]
    half = (len(moods) + 1) // 2
    rows = [standing[:WIDE], standing[WIDE:], moods[:half], moods[half:], shapes]
    width = WIDE * (CELL + GAP) + GAP
    height = 4 * (CELL + GAP) + 68 + 2 * GAP
    sheet = Image.new("RGB", (width, height), ROOM)
    y = GAP
    for row in rows:
        step = (width - GAP) // len(row)
        for i, image in enumerate(row):
            sheet.paste(image, (GAP + i * step + (step - GAP - image.width) // 2, y), image)
        y += row[0].height + GAP
    return sheet


def _silhouette(image: Image.Image) -> Image.Image:
    shape = Image.new("RGBA", image.size, (236, 214, 170, 255))
    shape.putalpha(image.getchannel("A"))
    return shape
