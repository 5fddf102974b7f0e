"""The castle's pictures keep their promises: files, sizes, calm places, readable numerals."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from kingup_game.stage.layout import (
    ANNEX_TOKEN_SIZE,
    COURTYARD_FEET_Y,
    COURTYARD_TOKEN_SIZE,
    FLOOR_FEET_Y,
    HEIGHT,
    LINE_BOTTOM,
    LINE_TOP,
    NUMERAL_X,
    PLACE_X,
    SURROUND,
    TOKEN_SIZE,
    WHOLE,
    WIDTH,
)
from kingup_game.stage.sky.painted_sky import DISCS, PEAKS_LEFT, PEAKS_RIGHT
from kingup_game.theme import art
from tools.studio.castle import RECIPES, far_land
from tools.studio.castle.light import LIGHTS as HOURS
from tools.studio.castle.rooms.shell import CEILING

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LIGHTS = ("day", "dusk", "night")
# Standard deviation of luma (0…255) behind a token. A token's own rim against its face is 100
# and more apart, so scenery that varies by less than a quarter of that stays scenery.
CALM = 24.0
Floats = NDArray[np.float32]
MEGABYTE = 1024 * 1024


@functools.cache
def book() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ASSETS / "castle/layers.json").read_text())
    return loaded


@functools.cache
def luma(light: str) -> Floats:
    """The background in greys, one pixel to a design unit."""
    with Image.open(ASSETS / f"castle/{light}.webp") as picture:
        small = picture.convert("L").resize((WIDTH, HEIGHT), Image.Resampling.BOX)
    grey: Floats = np.array(small, dtype=np.float32)
    return grey


def patch(light: str, x: float, feet: float, size: float) -> Floats:
    """What a round token on (x, feet) would hide."""
    half = size / 2
    top, left = round(feet - size), round(x - half)
    square = luma(light)[top : top + round(size), left : left + round(size)]
    down, across = np.mgrid[: square.shape[0], : square.shape[1]]
    disc: Floats = square[(down - half) ** 2 + (across - half) ** 2 <= half**2]
    return disc


def test_every_layer_of_the_catalogue_is_a_file_of_the_stated_size() -> None:
    for name, layer in book()["layers"].items():
        with Image.open(ASSETS / layer["file"]) as picture:
            stated = (
                round(layer["w"] * layer["frames"] * layer["scale"]),
                round(layer["h"] * layer["scale"]),
            )
            assert picture.size == stated, name


def test_the_castle_and_its_land_are_drawn_to_the_plan_of_the_stage() -> None:
    layers = book()["layers"]
    for light in ("day", "dusk", "night"):
        for name, area in ((light, WHOLE), (f"surround-{light}", SURROUND)):
            drawn = layers[name]
            assert (drawn["x"], drawn["y"], drawn["w"], drawn["h"]) == tuple(area), name
            assert drawn["file"] == art.castle(name)


def test_every_recipe_but_the_catalogue_is_in_the_catalogue() -> None:
    listed = {layer["file"] for layer in book()["layers"].values()} | {"castle/layers.json"}
    assert listed == {path for path in RECIPES if path.startswith("castle/")}


def test_layers_that_are_pinned_name_anchors_that_exist() -> None:
    anchors = book()["anchors"]
    pinned = {layer["at"] for layer in book()["layers"].values() if "at" in layer}
    assert pinned >= {"candle", "torch", "hearth", "chimney", "flag_left", "flag_roof"}
    assert pinned <= set(anchors)
    assert all(anchors[name] for name in pinned)


def test_every_storey_has_a_flame_to_light_it() -> None:
    anchors = book()["anchors"]
    flames = [*anchors["candle"], *anchors["torch"], *anchors["hearth"]]
    assert {floor for _, _, floor in flames} == set(range(7))


def test_the_castle_weighs_less_than_eight_megabytes() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "castle").iterdir()) < 8 * MEGABYTE


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("floor", sorted(FLOOR_FEET_Y))
def test_the_wall_behind_every_place_is_calm(light: str, floor: int) -> None:
    for x in PLACE_X:
        behind = patch(light, x, FLOOR_FEET_Y[floor], min(TOKEN_SIZE, -CEILING))
        assert behind.std() < CALM, f"place {x}: {behind.std():.1f}"


@pytest.mark.parametrize("light", LIGHTS)
def test_the_courtyard_is_calm_where_the_waiting_stand(light: str) -> None:
    for x in range(500, 1440, 90):
        behind = patch(light, x, COURTYARD_FEET_Y, COURTYARD_TOKEN_SIZE)
        assert behind.std() < CALM, f"at {x}: {behind.std():.1f}"


@pytest.mark.parametrize("light", LIGHTS)
def test_the_ground_under_the_line_of_text_is_calm(light: str) -> None:
    assert luma(light)[LINE_TOP:LINE_BOTTOM, 420:1500].std() < CALM


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("floor", sorted(FLOOR_FEET_Y))
def test_every_numeral_is_dark_on_light_parchment(light: str, floor: int) -> None:
    feet = FLOOR_FEET_Y[floor]
    shield = luma(light)[feet - 84 : feet - 48, NUMERAL_X - 18 : NUMERAL_X + 18]
    dark, pale = np.percentile(shield, 8), np.percentile(shield, 80)
    assert (pale + 13) / (dark + 13) > 3.0  # close to the 3:1 of large print


@pytest.mark.parametrize("light", LIGHTS)
def test_the_land_goes_on_beyond_the_picture_without_a_seam(light: str) -> None:
    beyond = book()["layers"][f"surround-{light}"]
    with Image.open(ASSETS / beyond["file"]) as picture:
        wide = np.array(picture.convert("L"), dtype=np.float32)
    left, top = round(-beyond["x"]), round(-beyond["y"])
    inner = wide[top : top + HEIGHT, left : left + WIDTH]
    grey = luma(light)
    for edge in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
        assert np.abs(inner[edge] - grey[edge]).mean() < 3


def test_the_three_lights_are_three_pictures() -> None:
    means = [float(luma(light)[300:900, 600:1300].mean()) for light in LIGHTS]
    skies = [float(luma(light)[60:300, 1600:1860].mean()) for light in LIGHTS]
    assert means[0] > means[1] + 8 > means[2] + 16
    assert skies[0] > skies[1] + 20 > skies[2] + 40


def frame(name: str, number: int) -> NDArray[np.uint8]:
    """How opaque one frame of a layer is, one pixel to a design unit."""
    layer = book()["layers"][name]
    with Image.open(ASSETS / layer["file"]) as picture:
        alpha = picture.convert("RGBA").getchannel("A")
    size = round(layer["w"] * layer["frames"]), round(layer["h"])
    small = np.asarray(alpha.resize(size, Image.Resampling.BOX))
    wide = round(layer["w"])
    found: NDArray[np.uint8] = small[:, number * wide : (number + 1) * wide]
    return found


def of_a_token(sheet: NDArray[np.uint8], x: float, y: float, half: float) -> NDArray[np.uint8]:
    """The square around a point of a token that stands in the frame; x and y in its 512 units."""
    scale = ANNEX_TOKEN_SIZE / 512
    middle, feet = sheet.shape[1] / 2, 102
    left, top = middle + (x - 256 - half) * scale, feet + (y - 512 - half) * scale
    size = round(2 * half * scale)
    return sheet[round(top) : round(top) + size, round(left) : round(left) + size]


@pytest.mark.parametrize(("layer", "shut"), [("bars", 0), ("wc-door", -1)])
def test_who_is_locked_in_shows_face_and_letter(layer: str, shut: int) -> None:
    frames = book()["layers"][layer]["frames"]
    before = frame(layer, shut % frames)
    assert before.any()
    assert not of_a_token(before, 256, 445, 40).any(), "the letter"
    for eye in (212, 300):
        assert not of_a_token(before, eye, 264, 26).any(), "the eyes"


@pytest.mark.parametrize(("layer", "opened"), [("bars", -1), ("wc-door", 0)])
def test_what_stands_open_shows_the_whole_token(layer: str, opened: int) -> None:
    frames = book()["layers"][layer]["frames"]
    assert not of_a_token(frame(layer, opened % frames), 256, 300, 150).any()


@pytest.mark.parametrize("worth", [0, 1, 2, 3, 4, 5, 10])
def test_the_jesters_shield_covers_the_one_on_the_wall(worth: int) -> None:
    layer = book()["layers"][f"reign-{worth}"]
    feet = {10: 178, **{floor: FLOOR_FEET_Y[floor] for floor in range(6)}}[worth]
    cover = frame(f"reign-{worth}", 0)
    half = 31 if worth == 10 else 25
    left, top = NUMERAL_X - layer["x"] - half, feet - 91 - layer["y"]
    assert cover[round(top) : round(top) + 30, round(left) : round(left + 2 * half)].min() > 250


def test_a_loss_is_darker_than_a_gain_to_every_eye() -> None:
    def middle(name: str) -> float:
        with Image.open(ASSETS / f"signs/{name}.webp") as picture:
            seen = np.asarray(picture.convert("RGBA")).astype(float)
        solid = seen[seen[..., 3] > 250][:, :3]
        return float((solid @ np.array([0.299, 0.587, 0.114])).mean())

    assert middle("coin") - middle("coin_loss") > 60
    assert middle("coin_blank") - middle("coin_loss_blank") > 60


def test_what_moves_in_the_sky_stands_where_each_hour_has_it_painted() -> None:
    painted = {hour.name: (*hour.disc_at, hour.disc_radius) for hour in HOURS}
    assert painted == {name: (disc.x, disc.y, disc.radius) for name, disc in DISCS.items()}


def test_a_sun_sets_behind_the_mountains_as_they_are_painted() -> None:
    painted = far_land.paint(HOURS[0])
    outlines = [
        np.array([[float(part) for part in corner.split()] for corner in data.split("L")]).T
        for data in re.findall(r'd="M(-?\d[-\d. L]*)z"[^>]*stroke-width="1.5"', painted)
    ]
    for ridge in (PEAKS_LEFT, PEAKS_RIGHT):
        x, y = np.array(ridge).T
        at = np.linspace(x[0], x[-1], 400)
        tops = [np.interp(at, xs, ys, left=np.inf, right=np.inf) for xs, ys in outlines]
        assert np.abs(np.interp(at, x, y) - np.min(tops, axis=0)).max() < 1.5
