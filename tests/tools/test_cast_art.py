"""The tokens, measured as baked and at 68 px: silhouette, colour and letter, each alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from kingup_game.engine.cast import Character
from kingup_game.stage.seats.face_sizes import FEET_AT, WIDTH, crown_of
from kingup_game.theme.cast_colours import LIVERY
from kingup_game.theme.cast_crowns import ABOVE_HEAD, CROWNS, PICTURE
from tools.studio.cast import CAST, CLOSE_UP_MOODS, CLOSE_UP_SIZE, token
from tools.studio.cast.moods import MOODS
from tools.studio.cast.pen import SIZE
from tools.studio.vision import EYES, difference, lab, luminance, seen_by

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cast"
LETTERS = "ABCDEFGILMNOPJ"
SMALL = 68
SCALE = SMALL / SIZE

SILHOUETTE_BOUND = 0.12  # share of two shapes together that is not common to both
COLOUR_BOUNDS = {  # CIEDE2000
    "normal": 20.0,
    "greyscale": 9.0,
    "protanopia": 18.0,
    "deuteranopia": 16.0,
    "tritanopia": 10.0,
}
LETTER_BOUND = 0.085  # mean difference of luminance within the badge
CONTRAST_BOUND = 4.5
LIKE_ANOTHER = 14.0  # of 255, in the middle, with all edges

Floats = NDArray[np.float64]


@cache
def baked(name: str) -> Image.Image:
    with Image.open(ASSETS / f"{name}.webp") as image:
        return image.convert("RGBA")


@cache
def small(name: str) -> Floats:
    """RGBA in 0..1 at 68 px, the colours as they are over a dark room."""
    room = Image.new("RGBA", (SIZE, SIZE), (90, 70, 54, 255))
    seen = Image.alpha_composite(room, baked(name))
    seen.putalpha(baked(name).getchannel("A"))
    return np.asarray(seen.resize((SMALL, SMALL), Image.Resampling.LANCZOS)) / 255.0


def shape(name: str) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = small(name)[..., 3] > 0.5
    return found


def unlikeness(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> float:
    return 1.0 - float((one & other).sum() / (one | other).sum())


def rgb(colour: str) -> Floats:
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def ring_pixels(letter: str) -> Floats:
    y, x = np.mgrid[0:SMALL, 0:SMALL] + 0.5
    away = np.hypot(x - token.X * SCALE, y - token.Y * SCALE)
    inside = (away > token.RING_INNER * SCALE + 1) & (away < token.RING_OUTER * SCALE - 1)
    found: Floats = small(f"{letter}-neutral")[inside][:, :3]
    return found


@cache
def seen_on_ring(letter: str) -> tuple[tuple[float, ...], tuple[float, ...], int, int]:
    """The two colours the ring shows (hats and props hide parts of it), and on how many pixels."""
    pixels = ring_pixels(letter)
    found: list[tuple[float, ...]] = []
    counts = []
    for colour in (LIVERY[letter].main, LIVERY[letter].second):
        near = pixels[difference(lab(pixels), lab(rgb(colour))) < 14]
        counts.append(len(near))
        found.append(tuple(np.median(near, axis=0)) if len(near) else (0.0, 0.0, 0.0))
    return found[0], found[1], counts[0], counts[1]


def badge(letter: str) -> Floats:
    half = round(token.BADGE_RADIUS * 0.8 * SCALE)
    x, y = round(token.X * SCALE), round(token.BADGE_Y * SCALE)
    crop = small(f"{letter}-neutral")[y - half : y + half + 1, x - half : x + half + 1, :3]
    found: Floats = luminance(crop)
    return found


def test_every_character_has_every_mood_at_full_size() -> None:
    names = {f"{letter}-{mood}" for letter in LETTERS for mood in MOODS}
    assert {path.stem for path in ASSETS.glob("*.webp")} == names
    assert {baked(name).size for name in names} == {(SIZE, SIZE)}


def test_the_whole_cast_fits_into_nine_megabytes() -> None:
    folders = ASSETS, ASSETS.parent / "closeups"
    assert sum(path.stat().st_size for folder in folders for path in folder.iterdir()) < 9_000_000


def test_what_an_election_makes_of_a_face_is_there_as_a_close_up_too() -> None:
    pictures = list((ASSETS.parent / "closeups").iterdir())
    expected = {f"{letter}-{mood}" for letter in LETTERS for mood in CLOSE_UP_MOODS}
    assert {path.stem for path in pictures} == {*expected, "N-sleepy"}, "he keeps a pause"
    for path in pictures:
        with Image.open(path) as image:
            assert image.size == (CLOSE_UP_SIZE, CLOSE_UP_SIZE)
            small = np.asarray(image.convert("RGB").resize((128, 128), Image.Resampling.BOX))
        mood = path.stem.removesuffix("-blink").removesuffix("-glance")  # the same but for the eyes
        usual = np.asarray(baked(mood).convert("RGB").resize((128, 128), Image.Resampling.BOX))
        assert np.abs(small.astype(int) - usual.astype(int)).mean() < 4, path.stem


@pytest.mark.parametrize("letter", LETTERS)
def test_no_mood_is_cut_off_by_the_edge_of_its_picture(letter: str) -> None:
    for mood in MOODS:
        alpha = np.asarray(baked(f"{letter}-{mood}").getchannel("A"))
        edge = max(alpha[0].max(), alpha[-1].max(), alpha[:, 0].max(), alpha[:, -1].max())
        assert edge < 32, f"{letter}-{mood} touches the edge"


@pytest.mark.parametrize("letter", LETTERS)
def test_feet_stand_on_the_middle_of_the_lower_edge(letter: str) -> None:
    alpha = np.asarray(baked(f"{letter}-neutral").getchannel("A"))
    rows = np.flatnonzero(alpha[:, SIZE // 2] > 128)
    assert rows.max() >= SIZE - 8


def test_silhouettes_alone_tell_all_apart() -> None:
    closest = min(
        (unlikeness(shape(f"{a}-neutral"), shape(f"{b}-neutral")), a + b)
        for a, b in combinations(LETTERS, 2)
    )
    assert closest[0] >= SILHOUETTE_BOUND, closest


@pytest.mark.parametrize("mood", MOODS)
def test_a_silhouette_in_any_mood_is_nearest_to_its_own_neutral_one(mood: str) -> None:
    for letter in LETTERS:
        now = shape(f"{letter}-{mood}")
        nearest = min(LETTERS, key=lambda other: unlikeness(now, shape(f"{other}-neutral")))
        assert nearest == letter, mood


@pytest.mark.parametrize("letter", LETTERS)
def test_enough_of_the_ring_shows_both_its_colours(letter: str) -> None:
    _, _, main, second = seen_on_ring(letter)
    assert main >= 40, main
    assert second >= 12, second


@pytest.mark.parametrize("eyes", EYES)
def test_ring_colours_alone_tell_all_apart(eyes: str) -> None:
    rings = np.array([seen_on_ring(letter)[:2] for letter in LETTERS])
    seen = lab(seen_by(eyes, rings))
    closest = min(
        (float(difference(seen[i], seen[j]).max()), LETTERS[i] + LETTERS[j])
        for i, j in combinations(range(len(LETTERS)), 2)
    )
    assert closest[0] >= COLOUR_BOUNDS[eyes], closest


def test_letters_alone_tell_all_apart() -> None:
    closest = min(
        (float(np.abs(badge(a) - badge(b)).mean()), a + b) for a, b in combinations(LETTERS, 2)
    )
    assert closest[0] >= LETTER_BOUND, closest


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_stands_out_from_its_badge(letter: str) -> None:
    dark, light = np.percentile(badge(letter), (10, 85))
    assert (light + 0.05) / (dark + 0.05) >= CONTRAST_BOUND


@pytest.mark.parametrize("letter", LETTERS)
def test_moods_differ_in_the_face(letter: str) -> None:
    faces = {mood: small(f"{letter}-{mood}")[26:52, 18:50, :3] for mood in MOODS}
    for one, other in combinations(MOODS, 2):
        assert np.abs(faces[one] - faces[other]).mean() > 0.012, (one, other)


def test_the_measures_can_fail() -> None:
    one = shape("A-neutral")
    assert unlikeness(one, one) == 0.0
    same = lab(rgb("#4176C6"))
    assert difference(same, same) == 0.0
    assert difference(lab(rgb("#FFFFFF")), lab(rgb("#000000"))) == pytest.approx(100.0, abs=0.1)


def test_the_game_knows_where_each_of_them_wears_a_crown() -> None:
    """So that one that comes down lands where the picture of whoever is crowned has it."""
    assert {letter: tuple(crown) for letter, crown in CROWNS.items()} == {
        letter: character.crown for letter, character in CAST.items()
    }


@pytest.mark.parametrize("letter", LETTERS)
def test_a_crown_that_comes_down_is_the_one_that_is_worn(letter: Character) -> None:
    """Drawn over the picture of whoever is crowned it changes next to nothing."""
    worn = Image.open(ASSETS.parent / "closeups" / f"{letter}-crowned.webp").convert("RGBA")
    crown = Image.open(ASSETS.parent / "signs" / "crown_worn_large.webp").convert("RGBA")
    place, unit = crown_of(letter), worn.width / WIDTH
    wide = round(place.width * unit)
    crown = crown.resize((wide, round(wide * crown.height / crown.width)))
    foot = unit * (place.x - FEET_AT[0] + WIDTH / 2), unit * (place.y - FEET_AT[1] + WIDTH)
    left, top = round(foot[0] - wide), round(foot[1] - 2 * wide)  # nothing is drawn beyond that
    worn = worn.crop((left, top, left + 2 * wide, top + 3 * wide))
    foot = foot[0] - left, foot[1] - top
    over = Image.new("RGBA", worn.size)
    over.paste(crown, (round(foot[0] - crown.width / 2), round(foot[1] - crown.height)))
    over = over.rotate(place.tilt, center=foot, resample=Image.Resampling.BICUBIC)
    both = np.asarray(Image.alpha_composite(worn, over), dtype=float)
    covered = np.asarray(over)[..., 3] > 250
    assert np.abs(both - np.asarray(worn, dtype=float))[covered].mean() < LIKE_ANOTHER


@pytest.mark.parametrize("letter", LETTERS)
def test_a_head_that_sinks_begins_where_it_is_known_to(letter: str) -> None:
    tops = []
    for mood in ("refused", "queasy"):
        alpha = np.asarray(baked(f"{letter}-{mood}").getchannel("A"))
        tops.append(int(np.flatnonzero(alpha.max(axis=1) > 16)[0]) * PICTURE // SIZE)
    assert abs(min(tops) - ABOVE_HEAD[letter]) <= 2
