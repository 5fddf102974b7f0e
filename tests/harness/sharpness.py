"""What is shown with fewer pixels than it has room for on a 4K screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.part_files import picture_size
from kingup_game.theme import art
from tests.harness.hands import Hands

PX_PER_UNIT_AT_4K: Final = 2
ROUNDING: Final = 1.02
LIGHT: Final = (art.BURST, art.BEAM, art.POOL)
"""What fades out has no edge that could become soft."""


def stretched(hands: Hands) -> set[str]:
    """Each picture in view that a 4K screen would show enlarged, and how many times."""
    pictures = hands.backstage.painter.pictures
    return {
        f"{item.picture} x {times:.2f}"
        for item in _in_view(hands)
        if (times := _times(item, pictures)) > ROUNDING
    }


def _in_view(hands: Hands) -> Iterator[Sprite | Flipbook]:
    for scene in hands.backstage.stack.scenes:
        for sheet in scene.sheets():
            for item in sheet.stacked():
                if isinstance(item, Sprite | Flipbook) and _is_seen(item):
                    yield item


def _is_seen(item: Item) -> bool:
    return item.visible and item.alpha > 0


@cache
def _drawn_wide(picture: str) -> int:
    """In its own pixels: the head of the file says so, and nobody decodes it."""
    return picture_size(assets_folder() / picture)[0]


def _times(item: Sprite | Flipbook, pictures: Pictures) -> float:
    """How many times its own pixels it is wide at 4K, in the finest drawing there is of it."""
    if not item.picture or item.picture in LIGHT:
        return 0.0
    finest = pictures.signs.larger(item.picture) or item.picture
    drawn = _drawn_wide(finest) / item.frames
    wide = item.width
    if isinstance(item, Sprite):
        wide = item.zoom * pictures.box(item.picture, wide, item.height, item.frames)[0]
    assert wide is not None
    return wide * PX_PER_UNIT_AT_4K / drawn
