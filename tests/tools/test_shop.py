"""What a shop shows has the sizes that shops ask for, and lies there as small as was settled."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.harness.stagehand import Stagehand, open_surface
from tools import shop
from tools.building.desktop import SCREENSHOTS
from tools.shop_moments import MOMENTS

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "docs" / "shop"
PAGE = (ROOT / "docs" / "shop.md").read_text(encoding="utf-8")
MOST_KEPT_BYTES = 2_000_000
ASKED_FOR = {
    *((616, 353), (1232, 706), (460, 215), (920, 430), (231, 87), (462, 174), (374, 448)),
    *((748, 896), (600, 900), (3840, 1240), (630, 500), (1920, 1080)),
}


def test_there_is_a_capsule_of_every_size_that_shops_ask_for() -> None:
    assert {(wide, high) for _, wide, high in shop.CAPSULES.values()} == ASKED_FOR


@pytest.mark.parametrize("name", ["small", "vertical", "itch-cover"])
def test_a_capsule_has_its_size_and_is_full_to_the_edges(name: str) -> None:
    shape, wide, high = shop.CAPSULES[name]
    drawn = shop.capsule(shape, wide, high)
    assert (drawn.size, drawn.mode) == ((wide, high), "RGB")
    corners = [drawn.getpixel((x, y)) for x in (0, wide - 1) for y in (0, high - 1)]
    assert (0, 0, 0) not in corners


def test_what_is_kept_has_every_picture_in_its_size_and_is_small() -> None:
    sizes = {name: size for name, (_, *size) in shop.CAPSULES.items()}
    for name, size in {**sizes, shop.LOGO[0]: list(shop.LOGO[1:])}.items():
        with Image.open(KEPT / f"{name}.png") as picture:
            assert list(picture.size) == size, name
    with Image.open(KEPT / "logo.png") as logo:
        assert logo.convert("RGBA").getchannel("A").getextrema() == (0, 255)
    assert sum(file.stat().st_size for file in KEPT.iterdir()) <= MOST_KEPT_BYTES


def test_every_screenshot_lies_there_and_the_page_has_its_caption() -> None:
    assert list(MOMENTS) == list(SCREENSHOTS)
    assert {file.stem for file in KEPT.glob("*.webp")} == set(SCREENSHOTS)
    for name, words in SCREENSHOTS.items():
        assert f"| `{name}` | {words} |" in PAGE


@pytest.mark.parametrize("name", sorted(MOMENTS))
def test_a_screenshot_shows_people_who_have_scored(name: str) -> None:
    edition, players, reach = MOMENTS[name]
    hand = Stagehand(open_surface((640, 360)), edition, players)
    reach(hand)
    assert len(hand.sitting.company.people) >= 4
    assert 0 not in hand.sitting.host.view(None).totals


def test_whoever_wins_in_a_screenshot_is_a_person() -> None:
    edition, players, reach = MOMENTS["the-winner"]
    hand = Stagehand(open_surface((640, 360)), edition, players)
    reach(hand)
    totals = hand.sitting.host.view(None).totals
    assert totals.index(max(totals)) in hand.sitting.company.people


def test_the_logo_on_a_list_is_gold_enough_to_be_read() -> None:
    """A third of the smallest capsule's height is letters: wide, bright and warm on dark."""
    shape, wide, high = shop.CAPSULES["small"]
    drawn = shop.capsule(shape, wide, high).crop((0, 0, wide * 2 // 3, high))
    red, _, blue = drawn.split()
    gold = ImageChops.multiply(
        red.point(lambda share: 255 * (share > 220)), blue.point(lambda share: 255 * (share < 190))
    )
    left, top, right, bottom = gold.getbbox() or (0, 0, 0, 0)
    assert right - left > wide * 0.5
    assert bottom - top > high / 3
