"""Whole pictures: sky and land, and before them the castle in the light of the hour."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
from PIL import Image

from kingup_game.stage.layout import HEIGHT, WIDTH
from kingup_game.theme.palette import PAPER
from tools.studio import render
from tools.studio.castle import court, far_land, keep, meadow, sky
from tools.studio.castle.light import BEYOND_X, BEYOND_Y, DAY, DUSK, LIGHTS, Light
from tools.studio.castle.pen import SCALE, picture
from tools.studio.castle.shine import Floats, View, lamps, light_map, shine, texture
from tools.studio.drawings.drawing import Drawing, recoloured, seen_through

LAND = (sky.paint, far_land.paint, meadow.paint, court.paint, meadow.before_castle)
KEEP_VIEW: View = (392.0, 0.0, 1136.0, 884.0)
FULL_VIEW: View = (0.0, 0.0, float(WIDTH), float(HEIGHT))
BEYOND_VIEW: View = (-BEYOND_X, -BEYOND_Y, WIDTH + 2 * BEYOND_X, HEIGHT + 2 * BEYOND_Y)
FEAST = replace(
    DUSK,
    name="feast",
    room=(0.98, 0.93, 0.84),
    lamp=(0.42, 0.31, 0.12),
    lamp_reach=110.0,
    pane="#FFD88A",
)


def _land(light: Light) -> str:
    return picture([layer(light) for layer in LAND], BEYOND_VIEW)


CASTLE = Drawing("castle/castle", lambda: picture([keep.paint(DAY)], KEEP_VIEW))
LANDS = {
    light.name: Drawing(f"castle/land-{light.name}", functools.partial(_land, light))
    for light in LIGHTS
}


def by_the_hour(svg: str, light: Light) -> str:
    """Paint is the same at every hour, only what windows show of the sky is not."""
    return recoloured(svg, {DAY.pane: light.pane, DAY.tower_pane: light.tower_pane})


def castle(light: Light) -> Image.Image:
    """The lit castle on nothing, cropped to KEEP_VIEW."""
    return _lit(by_the_hour(CASTLE.svg(), light), light)


@functools.cache
def _lit(drawn: str, light: Light) -> Image.Image:
    painted = render.pixels(drawn, int(KEEP_VIEW[2]) * SCALE)
    return shine(painted, light_map(light, KEEP_VIEW, lamps(light)), seed=11)


def background(light: Light) -> Image.Image:
    scene = _surroundings(light)
    scene.alpha_composite(castle(light), (int(KEEP_VIEW[0]) * SCALE, int(KEEP_VIEW[1]) * SCALE))
    return scene.convert("RGB")


def _surroundings(light: Light) -> Image.Image:
    drawn = seen_through(LANDS[light.name].svg(), FULL_VIEW)
    painted = render.pixels(drawn, WIDTH * SCALE)
    pixels = np.asarray(painted).copy()
    wash = texture(painted.width, painted.height, 5, (240, 60, 9), (0.026, 0.02, 0.012))
    wash = 1 + (wash - 1) * _inside(painted.height, painted.width)
    for band in range(3):
        pixels[..., band] = np.clip(pixels[..., band] * wash, 0, 255).astype(np.uint8)
    return Image.fromarray(pixels)


def _inside(height: int, width: int) -> Floats:
    """0 at the edges of the picture, 1 within: where the land goes on, no grain may show."""
    down = np.minimum(np.arange(height), np.arange(height)[::-1])[:, None]
    across = np.minimum(np.arange(width), np.arange(width)[::-1])[None, :]
    ramp: Floats = np.clip(np.minimum(down, across) / 120.0, 0, 1).astype(np.float32)
    return ramp


def roofline(light: Light, view: View) -> Image.Image:
    """The top of the castle alone, to be drawn over clouds that pass behind it."""
    whole = castle(light)
    x, y, w, h = view
    left, top = int((x - KEEP_VIEW[0]) * SCALE), int((y - KEEP_VIEW[1]) * SCALE)
    return whole.crop((left, top, left + int(w) * SCALE, top + int(h) * SCALE))


def three_lights() -> Image.Image:
    """Two storeys by day, at dusk and by night, one below the other: for the style page."""
    x, y, w, h = 530 - int(KEEP_VIEW[0]), 398, 860, 236
    sheet = Image.new("RGB", (w, (h + 12) * len(LIGHTS) - 12), PAPER)
    for row, light in enumerate(LIGHTS):
        part = castle(light).crop((x * SCALE, y * SCALE, (x + w) * SCALE, (y + h) * SCALE))
        sheet.paste(part.resize((w, h), Image.Resampling.LANCZOS), (0, row * (h + 12)))
    return sheet


def surround(light: Light) -> Image.Image:
    """The land beyond the picture, for wider and taller screens: it joins without a seam."""
    return render.pixels(LANDS[light.name].svg(), int(BEYOND_VIEW[2])).convert("RGB")
