"""Light on paint: ambient light, the low sun, every flame, and a painter's grain."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from kingup_game.stage.layout import ROOM_LEFT, ROOM_RIGHT, THRONE_X
from tools.studio.castle import roof, towers
from tools.studio.castle.frame import FEET
from tools.studio.castle.keep import ROOMS
from tools.studio.castle.light import Light, Rgb
from tools.studio.castle.pen import SCALE
from tools.studio.castle.rooms.shell import CEILING

Floats = NDArray[np.float32]
View = tuple[float, float, float, float]
GABLE_PEAK = 50.0
COARSE = 2  # design units in a cell of the light map


@dataclass(frozen=True)
class Lamp:
    x: float
    y: float
    reach: float
    colour: Rgb
    within: View  # light stops at walls and floors
    indoors: bool = True


def lamps(light: Light) -> list[Lamp]:
    found = []
    for floor, room in enumerate(ROOMS):
        top = FEET[floor] + CEILING - (50 if floor == 6 else 0)
        area = (float(ROOM_LEFT), top, float(ROOM_RIGHT - ROOM_LEFT), FEET[floor] - top + 6)
        for flame in room.FLAMES:
            power = {"candle": 0.8, "torch": 1.1, "hearth": 1.5}[flame.kind]
            reach = light.lamp_reach * {"candle": 0.9, "torch": 1.25, "hearth": 1.7}[flame.kind]
            colour = tuple(power * value for value in light.lamp)
            found.append(
                Lamp(
                    flame.x,
                    FEET[floor] + flame.y - 6,
                    reach,
                    (colour[0], colour[1], colour[2]),
                    area,
                )
            )
    if light.name != "day":
        for tower in towers.TOWERS:
            found += [
                Lamp(x, y - 20, 24, (0.85, 0.66, 0.34), (x - 60, y - 70, 120, 110), indoors=False)
                for x, y in tower.windows
            ]
        found += [
            Lamp(x, roof.DORMER_Y, 9, (0.9, 0.7, 0.36), (x - 24, 40, 48, 40), indoors=False)
            for x in roof.DORMERS
        ]
    return found


def light_map(light: Light, view: View, sources: Iterable[Lamp]) -> Floats:
    """Factors for each cell of `view`: rooms have their own light, walls that of the sky."""
    x0, y0, w, h = view
    xs = x0 + (np.arange(int(w / COARSE), dtype=np.float32) + 0.5) * COARSE
    ys = y0 + (np.arange(int(h / COARSE), dtype=np.float32) + 0.5) * COARSE
    grid_x, grid_y = np.meshgrid(xs, ys)
    field = np.empty((*grid_x.shape, 3), np.float32)
    from_left = np.clip(1.0 - np.abs(grid_x - 420) / 180, 0, 1)
    from_left += np.clip(1.0 - np.abs(grid_x - 1388) / 70, 0, 1) * 0.6
    for band in range(3):
        field[..., band] = light.outside[band] + light.side[band] * from_left
    inside = _indoors(grid_x, grid_y)
    slant = 1.06 - 0.12 * (grid_x - ROOM_LEFT) / (ROOM_RIGHT - ROOM_LEFT)
    for band in range(3):
        field[..., band] = np.where(inside, light.room[band] * slant, field[..., band])
    for lamp in sources:
        lx, ly, lw, lh = lamp.within
        lit = inside if lamp.indoors else (grid_x > -1)
        lit = lit & (grid_x >= lx) & (grid_x <= lx + lw) & (grid_y >= ly) & (grid_y <= ly + lh)
        squared = (grid_x - lamp.x) ** 2 + ((grid_y - lamp.y) * 1.15) ** 2
        fall = np.where(lit, 1.0 / (1.0 + squared / lamp.reach**2) ** 2, 0.0)
        for band in range(3):
            field[..., band] += lamp.colour[band] * fall
    return field


def _indoors(x: Floats, y: Floats) -> NDArray[np.bool_]:
    """Where rooms are: a box of six storeys, and the throne room with its gable."""
    eaves = FEET[6] + CEILING + 8
    gable = np.abs(x - THRONE_X) * 0.45 + GABLE_PEAK < y
    tall: NDArray[np.bool_] = (y > eaves) | gable
    return (x > ROOM_LEFT) & (x < ROOM_RIGHT) & tall & (y < FEET[0] + 6)


def indoors(view: View) -> Image.Image:
    """An alpha channel for `view` that is opaque within the rooms alone."""
    x, y, w, h = view
    xs = x + (np.arange(int(w * SCALE), dtype=np.float32) + 0.5) / SCALE
    ys = y + (np.arange(int(h * SCALE), dtype=np.float32) + 0.5) / SCALE
    across, down = np.meshgrid(xs.astype(np.float32), ys.astype(np.float32))
    return Image.fromarray(np.where(_indoors(across, down), 255, 0).astype(np.uint8))


def shine(painted: Image.Image, field: Floats, seed: int) -> Image.Image:
    """Multiply paint by light, with a shoulder so that lamps glow and do not burn out."""
    width, height = painted.size
    pixels = np.asarray(painted)
    grain = texture(width, height, seed, (150, 34, 7), (0.035, 0.03, 0.022))
    out = np.empty((height, width, 4), np.uint8)
    out[..., 3] = pixels[..., 3]
    for band in range(3):
        factor = enlarge(field[..., band], width, height)
        value = pixels[..., band].astype(np.float32) * factor * grain
        out[..., band] = np.clip(shoulder(value), 0, 255).astype(np.uint8)
    return Image.fromarray(out)


def shoulder(value: Floats) -> Floats:
    over = np.maximum(value - 205.0, 0.0)
    squeezed: Floats = np.minimum(value, 205.0) + 50.0 * over / (over + 50.0)
    return squeezed


def texture(
    width: int, height: int, seed: int, cells: tuple[int, ...], depths: tuple[float, ...]
) -> Floats:
    """A field around 1: washes, brush marks and paper tooth, from coarse to fine."""
    rng = np.random.default_rng(seed)
    field: Floats = np.ones((height, width), np.float32)
    for cell, depth in zip(cells, depths, strict=True):
        small = rng.random((height // cell + 3, width // cell + 3), dtype=np.float32)
        field += (enlarge(small, width, height) - 0.5) * (2 * depth)
    return field


def enlarge(field: Floats, width: int, height: int) -> Floats:
    grown = Image.fromarray(field.astype(np.float32)).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    return np.asarray(grown, dtype=np.float32)
