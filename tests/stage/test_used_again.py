"""What castles are joined on: memory that was written to before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from kingup_game.stage import layout
from kingup_game.stage.caches.picture_caches import GROUND_ROOM, PictureCaches
from kingup_game.stage.canvas.backdrop import Look, Scenery
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import LEFT_ROOM, RISE
from tests.stage.frames import whole


def test_a_backdrop_is_joined_on_one_that_nobody_shows_any_more(painter: Painter) -> None:
    """A new surface of that size is a frame's work by itself; and nothing that is shown changes."""
    sheet = Sheet()
    shown = sheet.backdrop([Scenery("sky.png")])
    seen = whole(painter, sheet)
    grounds = set[Surface | None]()
    for above in range(20, 70, 10):
        look, shop = Look((Scenery("sky.png"),), above=above), painter.workshop
        for _ in look.make_ready(shop):
            pass
        made = shop.pictures.caches.backdrops.peek(look.key(shop))
        assert made is not None
        assert made.get_pitch() // made.get_bytesize() % 2, "copied from at half the speed"
        grounds.add(made.get_parent())
        del made
    assert shown.surface is not None
    assert shown.surface.get_parent() not in grounds
    assert len(grounds) == 1, "each was joined on memory of its own"
    assert whole(painter, sheet) == seen


def test_what_is_joined_strip_by_strip_is_read_once_whoever_else_will_show_it(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read a second time nobody fetched: 66 MB of a castle at 4K."""
    load, loaded = pygame.image.load, list[str]()

    def noted(path: Path) -> Surface:
        loaded.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    look, shop = Look((Scenery("sky.png"), Scenery("half.png")), above=90), painter.workshop
    for _ in look.make_ready(shop):
        shop.pictures.ahead.want_new(look.unread(shop))
    shop.pictures.finish_decoding()
    assert sorted(loaded) == ["half.png", "sky.png"]


def test_what_each_is_joined_on_has_room_for_what_a_camera_moves() -> None:
    """Else the title's would be of no use to a match."""
    wide, high = GROUND_ROOM
    assert wide * layout.WIDTH >= layout.WIDTH + LEFT_ROOM
    assert high * layout.HEIGHT >= layout.HEIGHT + RISE


def test_what_is_large_and_nobody_shows_goes_as_a_match_is_left() -> None:
    """Of the throne and the hall nothing is seen until the next one; what is shown stays."""
    caches = PictureCaches((100, 100))
    shown, small = Surface((60, 60), depth=32), Surface((20, 20), depth=32)
    caches.scaled.keep("shown", shown)
    caches.scaled.keep("rays", Surface((60, 60), depth=32))
    caches.scaled.keep("small", small)
    list(caches.leave_match())
    assert [name in caches.scaled for name in ("shown", "rays", "small")] == [True, False, True]
    assert caches.scaled.held_bytes == 4 * (60 * 60 + 20 * 20)
