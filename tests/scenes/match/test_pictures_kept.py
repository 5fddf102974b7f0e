"""The scenes of a match against pictures that were looked at and kept.

Rasterising differs a little between platforms, so the pictures hold for the one they were made on.
To keep new ones: `KINGUP_KEEP_PICTURES=1 pytest tests/scenes/match/test_pictures_kept.py`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import SMALL

KEPT = Path(__file__).resolve().parents[2] / "golden"
KEEP = "KINGUP_KEEP_PICTURES"
TOLERANCE = 2
MOST_DIFFERING = 0.002

MOMENTS = {
    "almanac": ("open",),
    "climb": ("choose", "nominate"),
    "coronation": ("winner",),
    "curtain": ("prompt", "secret"),
    "deal": ("sweep-row",),
    "placement": ("choose", "held"),
    "scoring": ("count", "race", "33"),
    "vote": ("open", "sealed", "passing"),
}

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="kept on Linux; other platforms draw edges differently"
)

Pixels = npt.NDArray[np.int16]


def pixels(picture: pygame.Surface) -> Pixels:
    return pygame.surfarray.array3d(picture).astype(np.int16)


def share_that_differs(one: Pixels, other: Pixels) -> float:
    """The share of pixels of which a channel is more than the tolerance apart."""
    return float((np.abs(one - other) > TOLERANCE).any(axis=2).mean())


def side_by_side(kept: pygame.Surface, now: pygame.Surface, file: Path) -> Path:
    both = pygame.Surface((SMALL[0] * 2, SMALL[1]))
    both.blit(kept, (0, 0))
    both.blit(now, (SMALL[0], 0))
    pygame.image.save(both, file)
    return file


@pytest.mark.parametrize("scene", MOMENTS)
def test_a_scene_looks_as_it_was_kept(hand: Stagehand, scene: str, tmp_path: Path) -> None:
    faults = []
    for moment in SCENES[scene](hand):
        if moment not in MOMENTS[scene]:
            continue
        now, file = hand.picture(), KEPT / f"{scene}-{moment}.png"
        if os.environ.get(KEEP):
            pygame.image.save(now, file)
        kept = pygame.image.load(file)
        share = share_that_differs(pixels(kept), pixels(now))
        if share > MOST_DIFFERING:
            shown = side_by_side(kept, now, tmp_path / file.name)
            faults.append(f"{share:.1%} of {file.name} differ (kept and now: {shown})")
    assert not faults, "\n".join(faults)


def test_a_changed_pixel_counts_and_a_shade_does_not(screen: pygame.Surface) -> None:
    screen.fill((100, 100, 100))
    before = pixels(screen)
    screen.fill((102, 100, 98))
    assert share_that_differs(before, pixels(screen)) == 0
    screen.fill((200, 0, 0), (0, 0, 48, 27))
    assert share_that_differs(before, pixels(screen)) == pytest.approx(0.01)
