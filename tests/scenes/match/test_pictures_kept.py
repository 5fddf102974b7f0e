"""Scenes against pictures that were looked at and kept.

Rasterising differs a little between platforms, so the pictures hold for the one they were made on.
To keep new ones: `KINGUP_KEEP_PICTURES=1 pytest tests/scenes/match/test_pictures_kept.py`.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from PIL import Image

from tests.harness.moments import SCENES
from tests.harness.sharpness import stretched
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import SMALL

FOLDER = Path(__file__).resolve().parents[2] / "golden"
KEEP = "KINGUP_KEEP_PICTURES"
TOLERANCE = 2
MOST_DIFFERING = 0.002


@dataclass(frozen=True)
class Kept:
    """Moments of a scene, at a table of some size."""

    scene: str
    moments: tuple[str, ...]
    edition: str = "classic"
    players: int = 4
    language: str = "en"
    text_size: int = 100

    def __str__(self) -> str:
        table = f"{self.edition}-{self.players}-{self.scene}"
        name = self.scene if (self.edition, self.players) == ("classic", 4) else table
        is_usual = (self.language, self.text_size) == ("en", 100)
        return name if is_usual else f"{self.language}-{self.text_size}-{name}"


def in_large_letters(language: str, text_size: int, *without: str) -> tuple[Kept, ...]:
    """The game for those who need large letters: each page and table has its own way to grow."""
    moments = {
        "climb": ("choose", "nominate"),
        "coach": ("climb",),
        "vote": ("open",),
        "scoring": ("count", "race", "votes", "awards"),
        "coronation": ("evening",),
        "curtain": ("secret",),
        "almanac": ("open",),
        "rules": ("contents", "page-1"),
        "settings": ("picture", "buttons"),
        "setup": ("first",),
        "pause": ("open",),
        "menu": ("title",),
    }
    return tuple(
        Kept(scene, shown, language=language, text_size=text_size)
        for scene, shown in moments.items()
        if scene not in without
    )


TABLE = ("climb", "coach", "vote", "scoring", "almanac")
"""What has grown as far as it can at 150 %: a second language needs no second picture of it."""

KEPT_SCENES = (
    Kept("almanac", ("open",)),
    Kept("climb", ("choose", "nominate", "called")),
    Kept("story", ("open", "look-around")),
    Kept("coronation", ("throne", "winner", "evening")),
    Kept("coronation", ("winner", "evening"), "jester", 8),
    Kept("curtain", ("prompt", "secret", "eyes-back")),
    Kept("private-look", ("vote",)),
    Kept("deal", ("sweep-row",)),
    Kept("season", ("turning", "next")),
    Kept("placement", ("choose", "held")),
    Kept("scoring", ("goals", "count", "race", "votes", "awards", "wished-by", "33")),
    Kept(
        "vote",
        ("open", "sealed", "passing", "alone", "cards", "crowned", "refused-cards"),
    ),
    Kept("menu", ("title", "notice")),
    Kept("setup", ("first", "more", "joined", "person", "aids", "faces", "bot", "free", "name")),
    Kept("past", ("matches", "people", "match")),
    Kept("lesson", ("climb", "refuse", "end")),
    Kept("lesson", ("climb", "six"), language="de", text_size=150),
    Kept("lesson", ("belly", "fool"), "jester"),
    Kept("first-match", ("climbing",)),
    Kept("first-match", ("placing",), language="de", text_size=150),
    Kept("settings", ("picture", "sound", "play", "buttons")),
    Kept("rules", ("contents", *(f"page-{page}" for page in range(1, 7)))),
    Kept("pause", ("open", "standings")),
    Kept("pad-gone", ("asks",)),
    Kept("pad-lesson", ("asks",)),
    Kept("blind-test", ("feel", "which")),
    Kept("placement", ("choose",), "jester", 8),
    Kept("climb", ("choose",), "jester", 8),
    Kept("vote", ("sealed", "alone", "refused-cards"), "jester", 8),
    Kept("vote", ("refused-cards",), "jester", 2),
    Kept("scoring", ("goals", "count", "wishes", "votes"), "jester", 8),
    Kept("cells", ("full",), "jester", 5),
    Kept("wc", ("beckons", "knock", "way-out"), "jester", 5),
    Kept("stomachache", ("who", "gurgle"), "jester", 5),
    Kept("jester", ("threatens", "turns", "reigns", "below-zero"), "jester", 5),
    Kept("placement", ("choose",), "jester", 2),
    Kept("scoring", ("count",), "jester", 2),
    Kept("climb", ("choose",), "jester", 2),
    Kept("setup", ("first", "house"), "jester", 8),
    Kept("rules", ("contents", *(f"page-{page}" for page in (2, 4, 5, 6, 7))), "jester", 8),
    *in_large_letters("de", 150),
    *in_large_letters("de", 200),
    *in_large_letters("fr", 150, *TABLE),
    *in_large_letters("fr", 200),
)

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="kept on Linux; other platforms draw edges differently"
)

Pixels = npt.NDArray[np.int16]


def pixels(picture: pygame.Surface) -> Pixels:
    return pygame.surfarray.array3d(picture).astype(np.int16)


def share_that_differs(one: Pixels, other: Pixels) -> float:
    """The share of pixels of which a channel is more than the tolerance apart."""
    return float((np.abs(one - other) > TOLERANCE).any(axis=2).mean())


def keep(picture: pygame.Surface, file: Path) -> None:
    """As small as the format allows: what is kept has a limit, and this is a thirtieth of it."""
    pixels = pygame.image.tobytes(picture, "RGB")
    Image.frombytes("RGB", picture.get_size(), pixels).save(file, "PNG", optimize=True)


def side_by_side(kept: pygame.Surface, now: pygame.Surface, file: Path) -> Path:
    both = pygame.Surface((SMALL[0] * 2, SMALL[1]))
    both.blit(kept, (0, 0))
    both.blit(now, (SMALL[0], 0))
    pygame.image.save(both, file)
    return file


@pytest.mark.parametrize("kept", KEPT_SCENES, ids=str)
def test_a_scene_looks_as_it_was_kept(hand: Stagehand, kept: Kept, tmp_path: Path) -> None:
    hand.edition, hand.players = kept.edition, kept.players
    hand.settings = {"language": kept.language, "text_size": kept.text_size}
    faults, missing = [], set(kept.moments)
    for moment in SCENES[kept.scene](hand):
        if moment not in missing:
            continue
        missing.remove(moment)
        faults += [f"{moment} enlarges {soft} at 4K" for soft in sorted(stretched(hand))]
        now, file = hand.picture(), FOLDER / f"{kept}-{moment}.png"
        if os.environ.get(KEEP):
            keep(now, file)
        before = pygame.image.load(file)
        share = share_that_differs(pixels(before), pixels(now))
        if share > MOST_DIFFERING:
            shown = side_by_side(before, now, tmp_path / file.name)
            faults.append(f"{share:.1%} of {file.name} differ (kept and now: {shown})")
        if not missing:
            break
    assert not faults, "\n".join(faults)
    assert not missing


def test_every_picture_that_is_kept_is_looked_at() -> None:
    looked_at = {f"{kept}-{moment}.png" for kept in KEPT_SCENES for moment in kept.moments}
    assert {file.name for file in FOLDER.iterdir()} == looked_at


def test_a_changed_pixel_counts_and_a_shade_does_not(screen: pygame.Surface) -> None:
    screen.fill((100, 100, 100))
    before = pixels(screen)
    screen.fill((102, 100, 98))
    assert share_that_differs(before, pixels(screen)) == 0
    screen.fill((200, 0, 0), (0, 0, 48, 27))
    assert share_that_differs(before, pixels(screen)) == pytest.approx(0.01)
