"""No frame waits for a picture: what comes when it is read, and what nobody comes for any more."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.engine.cast import SUBJECTS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.canvas.warm_up import MOODS, Rehearsal
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.stage.frames import reads_nothing

LONGER_THAN_A_FRAME = 5.0
WIDE = 400


def test_a_new_mood_shows_as_soon_as_it_is_read_and_nobody_stands_still_for_it(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter, sheet = Painter(screen, assets_folder()), Sheet()
    painter.pictures.is_patient = True
    hopes, fears = (art.token(SUBJECTS[0], mood) for mood in ("hopeful", "fear"))
    face = sheet.add(Somebody(sheet, Layer.TOKEN), picture=hopes, width=layout.TOKEN_SIZE)
    face.resolve(painter.workshop)
    before, x = face.surface, face.rect.x
    asked = list[Wanted]()
    monkeypatch.setattr(painter.pictures.ahead, "want_new", asked.extend)
    monkeypatch.setattr(painter.pictures.ahead, "is_loading", lambda _: True)
    face.picture, face.x = fears, 50
    for _ in range(3):
        face.settle()
        face.resolve(painter.workshop)
    assert face.surface is before
    assert face.rect.x > x
    assert face in sheet.changed
    assert [one.name for one in asked] == [fears]
    monkeypatch.undo()
    painter.pictures.ahead.want_new(asked)
    painter.pictures.finish_decoding()
    reads_nothing(monkeypatch)
    face.resolve(painter.workshop)
    assert face.surface is painter.pictures.get(fears, layout.TOKEN_SIZE)


def test_no_frame_waits_for_a_large_face_that_a_thread_has_in_its_hands(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does what is rehearsed: both are looked for again in the next frame."""
    painter, sheet = Painter(screen, assets_folder()), Sheet()
    shop, name = painter.workshop, art.close_up(SUBJECTS[0], "hopeful")
    shop.pictures.is_patient = True
    is_at_it, may_go_on, load = threading.Event(), threading.Event(), pygame.image.load

    def load_slowly(path: Path) -> pygame.Surface:
        is_at_it.set()
        may_go_on.wait(LONGER_THAN_A_FRAME)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", load_slowly)
    shop.pictures.make_ahead({name: [WIDE]})
    is_at_it.wait()
    face = sheet.add(Somebody(sheet, Layer.CLOSE_UP), picture=name, width=WIDE)
    face.comes_when_read = True
    rehearsal = Rehearsal()
    rehearsal.expect([Sheet().sprite(name, width=WIDE)])
    for _ in range(3):
        face.settle()
        face.resolve(shop)
        rehearsal.update(shop)
    assert shop.pictures.is_decoding(name)
    assert face in sheet.changed
    assert not face.rect
    may_go_on.set()
    shop.pictures.finish_decoding()
    reads_nothing(monkeypatch)
    face.resolve(shop)
    assert face.rect.width == WIDE * shop.viewport.scale


def test_what_a_match_had_read_and_nobody_fetched_goes_as_it_is_left(
    screen: pygame.Surface,
) -> None:
    """What the next scene had read meanwhile waits for it."""
    del screen  # it has to be there
    pictures = Pictures(assets_folder(), Viewport(1920, 1080))
    old, again, new = (art.token(SUBJECTS[0], mood) for mood in MOODS[:3])
    for is_old in (True, False):
        pictures.make_ahead({name: [WIDE] for name in ((old, again) if is_old else (again, new))})
        pictures.finish_decoding()
        if is_old:
            pictures.ahead.note_what_waits()
    list(pictures.ahead.let_go_of_noted())
    assert [pictures.is_at_hand(name) for name in (old, again, new)] == [False, True, True]
