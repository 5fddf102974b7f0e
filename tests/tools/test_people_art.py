"""The people's faces: all there, whole, and told apart at 68 px by every eye."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from kingup_game.theme import art
from tools.studio.people import PEOPLE, RECIPES
from tools.studio.people.peg import MOODS
from tools.studio.vision import EYES, difference, lab, seen_by

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SMALL = 68
# CIEDE2000, on average over the face. Where two people wear black and stand still, hair, beard
# and glasses are left: 8 is what a twin with another pair of glasses would stay below.
TOLD_APART = 8.0
MEGABYTE = 1024 * 1024
Floats = NDArray[np.float64]


@cache
def baked(key: str, mood: str = "neutral") -> Image.Image:
    with Image.open(ASSETS / art.person(key, mood)) as image:
        return image.convert("RGBA")


@cache
def small(key: str) -> Floats:
    """A face over parchment, at the size in which it is smallest on a panel."""
    ground = Image.new("RGBA", baked(key).size, (232, 211, 166, 255))
    seen = Image.alpha_composite(ground, baked(key)).convert("RGB")
    return np.asarray(seen.resize((SMALL, SMALL), Image.Resampling.LANCZOS)) / 255.0


def test_the_theme_offers_exactly_those_who_are_drawn() -> None:
    assert tuple(person.key for person in PEOPLE) == art.PEOPLE
    assert len(art.PEOPLE) >= 24
    drawn = {art.person(key, mood) for key in art.PEOPLE for mood in MOODS}
    assert drawn | {art.NOBODY} == {path for path in RECIPES if path.startswith("people/")}


@pytest.mark.parametrize("key", art.PEOPLE)
def test_nobody_is_cut_off_by_the_edge_of_the_picture(key: str) -> None:
    for mood in MOODS:
        alpha = np.asarray(baked(key, mood).getchannel("A"))
        assert max(alpha[0].max(), alpha[:, 0].max(), alpha[:, -1].max()) < 32, mood
        assert alpha[-1].max() < 32, mood


@pytest.mark.parametrize("key", art.PEOPLE)
def test_joy_and_refusal_are_seen_in_the_face(key: str) -> None:
    faces = [np.asarray(baked(key, mood).convert("L").resize((SMALL, SMALL))) for mood in MOODS]
    for one, other in combinations(faces, 2):
        assert np.abs(one[22:52].astype(int) - other[22:52].astype(int)).mean() > 2.5


@pytest.mark.parametrize("eyes", EYES)
def test_every_eye_tells_all_people_apart(eyes: str) -> None:
    seen: dict[str, Any] = {
        key: lab(seen_by(eyes, small(key))).astype(np.float32) for key in art.PEOPLE
    }
    closest = min(
        (float(difference(seen[one], seen[other]).mean()), one, other)
        for one, other in combinations(art.PEOPLE, 2)
    )
    assert closest[0] >= TOLD_APART, closest


def test_all_people_together_weigh_less_than_two_megabytes() -> None:
    assert sum((ASSETS / path).stat().st_size for path in RECIPES) < 2 * MEGABYTE


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("number", range(1, 9))
def test_opponents_leave_their_frames_where_faces_are_large(number: int, mood: str) -> None:
    """A picture frame on the throne was crowned."""
    with Image.open(ASSETS / art.automaton(number, mood)) as image:
        seen = np.asarray(image.convert("RGBA"))[..., 3]
    beside_the_neck = seen[seen.shape[0] // 2 : seen.shape[0] * 2 // 3, : seen.shape[1] // 16]
    assert not beside_the_neck.any()


@pytest.mark.parametrize("number", range(1, 9))
def test_a_crown_sits_whole_on_an_opponents_head(number: int) -> None:
    with Image.open(ASSETS / art.automaton(number, "crowned")) as image:
        seen = np.asarray(image.convert("RGBA"))[..., 3]
    assert not seen[0].any(), "its cross is cut off"
