"""Whole pictures: sky and land, and before them the castle in the light of the hour."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
from PIL import Image, ImageFilter

from kingup_game.stage.plan import HEIGHT, WIDTH
from tools.studio import render
from tools.studio.castle import court, far_land, keep, meadow, sky
from tools.studio.castle.light import DUSK, Light
from tools.studio.castle.pen import SCALE, picture
from tools.studio.castle.shine import View, lamps, light_map, shine, texture

LAND = (sky.paint, far_land.paint, meadow.paint, court.paint, meadow.before_castle)
KEEP_VIEW: View = (392.0, 0.0, 1136.0, 884.0)
FULL_VIEW: View = (0.0, 0.0, float(WIDTH), float(HEIGHT))
SURROUND = (2560, 1440)  # design units: 21:9 at full height, 4:3 at full width
FEAST = replace(
    DUSK,
    name="feast",
    room=(0.98, 0.93, 0.84),
    lamp=(0.42, 0.31, 0.12),
    lamp_reach=110.0,
    pane="#FFD88A",
)


def castle(light: Light) -> Image.Image:
    """The lit castle on nothing, cropped to KEEP_VIEW."""
    painted = render.pixels(picture([keep.paint(light)], KEEP_VIEW), int(KEEP_VIEW[2]) * SCALE)
    return shine(painted, light_map(light, KEEP_VIEW, lamps(light)), seed=11)


@functools.cache
def feast() -> Image.Image:
    return castle(FEAST)


def background(light: Light) -> Image.Image:
    scene = _surroundings(light)
    scene.alpha_composite(castle(light), (int(KEEP_VIEW[0]) * SCALE, int(KEEP_VIEW[1]) * SCALE))
    return scene.convert("RGB")


def _surroundings(light: Light) -> Image.Image:
    painted = render.pixels(picture([layer(light) for layer in LAND], FULL_VIEW), WIDTH * SCALE)
    pixels = np.asarray(painted).copy()
    wash = texture(painted.width, painted.height, 5, (240, 60, 9), (0.026, 0.02, 0.012))
    for band in range(3):
        pixels[..., band] = np.clip(pixels[..., band] * wash, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels)


def roofline(light: Light, view: View) -> Image.Image:
    """The top of the castle alone, to be drawn over clouds that pass behind it."""
    whole = castle(light)
    x, y, w, h = view
    left, top = int((x - KEEP_VIEW[0]) * SCALE), int((y - KEEP_VIEW[1]) * SCALE)
    return whole.crop((left, top, left + int(w) * SCALE, top + int(h) * SCALE))


def surround(light: Light) -> Image.Image:
    """What lies beyond the picture on other screens: its edges drawn out and softened."""
    share = 4
    scene = (
        _surroundings(light)
        .convert("RGB")
        .resize((WIDTH // share, HEIGHT // share), Image.Resampling.BOX)
    )
    across, down = (SURROUND[0] - WIDTH) // 2 // share, (SURROUND[1] - HEIGHT) // 2 // share
    padded = np.pad(np.asarray(scene), ((down, down), (across, across), (0, 0)), mode="edge")
    wide = Image.fromarray(padded)
    soft = wide.filter(ImageFilter.GaussianBlur(7))
    mask = Image.new("L", wide.size, 255)
    mask.paste(0, (across, down, across + scene.width, down + scene.height))
    return Image.composite(soft, wide, mask.filter(ImageFilter.GaussianBlur(3)))
