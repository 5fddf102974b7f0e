"""Signs measured as baked: the list is true, seats and votes differ, every pad is served."""

from __future__ import annotations

import io
import json
import struct
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import IcoImagePlugin, Image

from kingup_game.app.glyphs import pad_family
from kingup_game.theme.crests import SEAT_CRESTS
from tools.studio.signs import RECIPES, SIGNS
from tools.studio.signs.focus import GOLD_WIDTH
from tools.studio.signs.goal_cards import TOKEN
from tools.studio.signs.sign import Sign
from tools.studio.signs.velvet import PEEP_Y
from tools.studio.title import RECIPES as TITLE_RECIPES
from tools.studio.title import SIGNS as TITLE_SIGNS
from tools.studio.title.app_icons import ICNS_SIZES, ICO_SIZES
from tools.studio.vision import EYES, difference, lab, luminance, seen_by

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LISTED: dict[str, Any] = json.loads((ASSETS / "signs/signs.json").read_text(encoding="utf-8"))
PICTURES: dict[str, dict[str, Any]] = LISTED["pictures"]
SCALE: int = LISTED["scale"]

SMALL = 48
LIKENESS_BOUND = 0.82  # intersection over union of two crests, each in the middle of 48 px
SEAT_COLOUR_BOUND = 15.0  # CIEDE2000, for normal sight and each dichromacy
READABLE = 4.5
VISIBLE = 3.0
BUDGET_BYTES = 3_700_000

BUTTONS = {"south", "east", "west", "north", "l1", "r1", "l2", "r2", "start", "select"}
DIRECTIONS = {"dpad", "dpad_up", "dpad_down", "dpad_left", "dpad_right", "stick"}
PARCHMENT, VELVET = "#E8D3A6", "#2A0710"


@cache
def baked(name: str) -> Image.Image:
    with Image.open(ASSETS / PICTURES[name]["file"]) as image:
        return image.convert("RGBA")


def rgb(colour: str) -> NDArray[np.float64]:
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def contrast(one: str, other: str) -> float:
    low, high = sorted((float(luminance(rgb(one))), float(luminance(rgb(other)))))
    return (high + 0.05) / (low + 0.05)


def silhouette(name: str) -> NDArray[np.bool_]:
    alpha = baked(name).getchannel("A").resize((SMALL, SMALL), Image.Resampling.BOX)
    found: NDArray[np.bool_] = np.asarray(alpha) > 127
    return found


def test_the_list_names_every_baked_picture_with_its_true_size() -> None:
    files = {f"signs/{path.name}" for path in (ASSETS / "signs").glob("*.webp")}
    assert files == {entry["file"] for entry in PICTURES.values()}
    for name, entry in PICTURES.items():
        width, height = entry["size"]
        assert baked(name).size == (width * SCALE, height * SCALE), name


def test_the_list_is_what_its_recipe_gives() -> None:
    assert (ASSETS / "signs/signs.json").read_bytes() == RECIPES["signs/signs.json"]()


def test_no_two_signs_share_a_name() -> None:
    names = [sign.name for sign in (*SIGNS, *TITLE_SIGNS)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("sign", [sign for sign in SIGNS if sign.margins], ids=lambda s: s.name)
def test_a_nine_slice_has_a_middle_that_can_be_stretched(sign: Sign) -> None:
    assert sign.margins is not None
    left, top, right, bottom = (margin * SCALE for margin in sign.margins)
    picture = np.asarray(baked(sign.name)).astype(int)
    middle = picture[top : picture.shape[0] - bottom, left : picture.shape[1] - right]
    assert middle.shape[0] >= 2 * SCALE
    assert middle.shape[1] >= 2 * SCALE
    across = middle.std(axis=1)[..., :3].mean()
    assert across < 6, "what is stretched sideways must be even from left to right"
    if middle[..., 3].any():
        assert middle[..., 3].min() > 250, "no holes in the middle of a panel"


def test_a_nine_slice_stretches_its_upper_edge_without_a_smear() -> None:
    for sign in SIGNS:
        if sign.margins is None:
            continue
        left, top, right, _ = (margin * SCALE for margin in sign.margins)
        edge = np.asarray(baked(sign.name)).astype(int)[:top, left : sign.width * SCALE - right]
        lines = edge * (edge[..., 3:] // 255)
        assert lines[..., :3].std(axis=1).mean() < 6, sign.name


@pytest.mark.parametrize(
    ("one", "other"), list(combinations([seat.key for seat in SEAT_CRESTS], 2))
)
def test_crests_differ_in_silhouette_at_48_px(one: str, other: str) -> None:
    first, second = silhouette(f"crest_{one}"), silhouette(f"crest_{other}")
    assert (first & second).sum() / (first | second).sum() < LIKENESS_BOUND


@pytest.mark.parametrize("eyes", [eyes for eyes in EYES if eyes != "greyscale"])
def test_seat_colours_differ_to_every_eye(eyes: str) -> None:
    seen = [(seat.key, lab(seen_by(eyes, rgb(seat.colour)))) for seat in SEAT_CRESTS]
    nearest = min(
        (float(difference(a, b)), one, other) for (one, a), (other, b) in combinations(seen, 2)
    )
    assert nearest[0] >= SEAT_COLOUR_BOUND, nearest


def test_the_colour_of_the_list_is_the_colour_of_the_crest() -> None:
    for seat in SEAT_CRESTS:
        pixels = np.asarray(baked(f"crest_{seat.key}"))
        opaque = pixels[pixels[..., 3] > 250][:, :3] / 255
        near = difference(lab(opaque), lab(rgb(seat.colour))) < 12
        assert near.mean() > 0.10, seat.key


@pytest.mark.parametrize("seat", SEAT_CRESTS, ids=lambda seat: seat.key)
def test_seat_names_are_readable_on_parchment_and_on_velvet(seat: Any) -> None:
    assert contrast(seat.dark, PARCHMENT) >= READABLE
    assert contrast(seat.light, VELVET) >= READABLE


def test_there_are_eight_seats_and_each_has_its_crest() -> None:
    assert [PICTURES[f"crest_{seat.key}"]["seat"] for seat in SEAT_CRESTS] == list(range(8))


def test_all_ballots_share_one_back() -> None:
    ballots = {name: entry for name, entry in PICTURES.items() if name.startswith("ballot_")}
    ballots = {name: entry for name, entry in ballots.items() if not name.endswith("_large")}
    faces = {"ballot_yes", "ballot_no", "ballot_stomachache"}
    assert set(ballots) == faces | {"ballot_back"}
    assert {ballots[face]["back"] for face in faces} == {"ballot_back"}
    assert len({tuple(entry["size"]) for entry in ballots.values()}) == 1


@pytest.mark.parametrize("is_large", [False, True])
def test_all_ballots_have_one_outline_so_that_an_edge_tells_nothing(is_large: bool) -> None:
    names = [name for name in PICTURES if "ballot" in name and ("_large" in name) is is_large]
    shapes = [np.asarray(baked(name).getchannel("A")) > 127 for name in names]
    assert len(shapes) == 4
    assert all((shape == shapes[0]).all() for shape in shapes)


def test_ballots_are_told_apart_in_greyscale() -> None:
    faces = [baked(f"ballot_{vote}").convert("L") for vote in ("yes", "no", "stomachache")]
    grey = [np.asarray(face.resize((44, 68), Image.Resampling.BOX)).astype(int) for face in faces]
    for one, other in combinations(grey, 2):
        assert np.abs(one - other).mean() > 20


def test_a_goal_card_has_room_for_six_tokens_and_its_headline() -> None:
    entry = PICTURES["goal_wide"]
    width, height = entry["size"]
    half = TOKEN / 2
    _, plate_top, _, plate_height = entry["headline"]
    assert len(entry["slots"]) == 6
    for x, y in entry["slots"]:
        assert half <= x <= width - half
        assert plate_top + plate_height <= y - half
        assert y + half <= height - 13, "the gold rule must stay free"
    for (x1, y1), (x2, y2) in combinations(entry["slots"], 2):
        assert max(abs(x1 - x2), abs(y1 - y2)) >= TOKEN


def on_parchment(picture: Image.Image) -> NDArray[np.int64]:
    """What is seen of a picture; what colour a clear pixel has nobody knows."""
    ground = Image.new("RGBA", picture.size, PARCHMENT)
    return np.asarray(Image.alpha_composite(ground, picture).convert("RGB")).astype(int)


def test_what_is_shown_large_is_drawn_large() -> None:
    large = {name: entry["large"] for name, entry in PICTURES.items() if "large" in entry}
    assert {"crest_bee", "goal_wide", "coin_blank", "crown_small", "icon_tick"} <= set(large)
    for name, path in large.items():
        assert path == PICTURES[f"{name}_large"]["file"]
        usual, drawn = baked(name), baked(Path(path).stem)
        assert drawn.width >= 1.2 * usual.width
        shrunk = on_parchment(drawn.resize(usual.size, Image.Resampling.BOX))
        assert np.abs(shrunk - on_parchment(usual)).mean() < 10, name


def test_a_crest_says_where_its_body_begins_so_that_a_crown_can_sit_on_it() -> None:
    for seat in SEAT_CRESTS:
        alpha = np.asarray(baked(f"crest_{seat.key}").getchannel("A"))
        first = np.flatnonzero(alpha.max(axis=1) > 128)[0] / SCALE
        assert first == pytest.approx(PICTURES[f"crest_{seat.key}"]["top"], abs=1.5), seat.key


def test_the_two_halves_of_the_curtain_make_one_peephole() -> None:
    left, right = baked("curtain_left"), baked("curtain_right")
    seam = np.asarray(left.getchannel("A"))[:, -1]
    assert (seam == np.asarray(right.getchannel("A"))[:, 0]).all()
    hole = np.flatnonzero(seam < 128) / SCALE
    assert hole.size
    assert (hole[0] + hole[-1]) / 2 == pytest.approx(PEEP_Y, abs=1)
    assert np.asarray(left.getchannel("A"))[:, :-400].min() == 255, "no gap elsewhere"


def test_every_family_of_pads_has_every_glyph() -> None:
    pads = LISTED["pads"]
    assert set(pads) == {"xbox", "playstation", "nintendo", "position"}
    assert pad_family("no such pad") in pads
    for brand, glyphs in pads.items():
        assert set(glyphs) >= BUTTONS | DIRECTIONS, brand
        assert set(glyphs.values()) <= set(PICTURES), brand


@pytest.mark.parametrize("brand", ["xbox", "playstation", "nintendo", "position"])
def test_no_two_buttons_of_a_pad_look_alike(brand: str) -> None:
    sizes: dict[tuple[int, int], list[NDArray[np.int_]]] = {}
    for button in BUTTONS | DIRECTIONS:
        picture = baked(LISTED["pads"][brand][button])
        sizes.setdefault(picture.size, []).append(np.asarray(picture.convert("RGBA")).astype(int))
    for pictures in sizes.values():
        for one, other in combinations(pictures, 2):
            changed = (np.abs(one - other) > 60).any(axis=-1)
            assert changed.mean() > 0.015


def test_keyboard_and_mouse_have_their_glyphs() -> None:
    keys = {"up", "down", "left", "right", "enter", "space", "escape", "backspace", "tab"}
    mice = {"left", "right", "wheel", "move"}
    assert {f"key_{key}" for key in keys} | {f"mouse_{part}" for part in mice} <= set(PICTURES)
    assert PICTURES["key_cap"]["margins"]


def test_focus_is_thick_gold_that_stands_out_on_both_sides() -> None:
    assert GOLD_WIDTH >= 4
    assert contrast("#F2B632", "#2B1A12") >= VISIBLE
    for name in ("focus_ring", "focus_round"):
        picture = np.asarray(baked(name))
        row = picture[picture.shape[0] * 2 // 5, : picture.shape[1] // 2]
        gold = (row[:, 0] > 200) & (row[:, 2] < 160) & (row[:, 3] > 200)
        ink = (row[:, :3].max(axis=1) < 80) & (row[:, 3] > 200)
        band = np.flatnonzero(gold)
        assert band.size >= 4 * SCALE, name
        assert ink[: band[0]].any() and ink[band[-1] :].any(), name  # noqa: PT018


def test_the_pointer_touches_with_its_tip() -> None:
    x, y = (value * SCALE for value in PICTURES["cursor"]["hot_spot"])
    alpha = np.asarray(baked("cursor").getchannel("A"))
    assert alpha[y, x] > 200
    assert not alpha[: max(0, y - 6 * SCALE)].any()


def test_application_icons_hold_every_size() -> None:
    with Image.open(ASSETS / "title/kingup.png") as icon:
        assert icon.size == (1024, 1024)
    with Image.open(ASSETS / "title/kingup.ico") as icon:
        assert isinstance(icon, IcoImagePlugin.IcoImageFile)
        assert {size for size, _ in icon.ico.sizes()} == set(ICO_SIZES)
    assert icns_widths(ASSETS / "title/kingup.icns") == set(ICNS_SIZES)


def icns_widths(path: Path) -> set[int]:
    data, at, widths = path.read_bytes(), 8, set()
    while at < len(data):
        (length,) = struct.unpack(">I", data[at + 4 : at + 8])
        if data[at : at + 4] != b"TOC ":
            with Image.open(io.BytesIO(data[at + 8 : at + length])) as image:
                widths.add(image.width)
        at += length
    return widths


def test_the_smallest_icon_is_a_crown_and_not_mud() -> None:
    with Image.open(ASSETS / "title/kingup.ico") as icon:
        assert isinstance(icon, IcoImagePlugin.IcoImageFile)
        small = np.asarray(icon.ico.getimage((16, 16)).convert("RGB")).astype(int)
    gold = (small[..., 0] > 190) & (small[..., 2] < 120)
    assert gold[8:11, 4:12].mean() > 0.6, "the crown's body"
    spikes = gold[4:7].any(axis=0)
    assert np.count_nonzero(np.diff(spikes.astype(int)) == 1) >= 1


def test_signs_and_title_stay_within_their_budget() -> None:
    files = [ASSETS / path for path in (*RECIPES, *TITLE_RECIPES)]
    assert sum(path.stat().st_size for path in files) < BUDGET_BYTES
