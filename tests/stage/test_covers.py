"""What a cover hides, and what is read behind it or beside the game meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from kingup_game.stage.canvas import warm_up
from kingup_game.stage.canvas.backdrop import Look, Scenery
from kingup_game.stage.canvas.item import Workshop
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from tests.stage.frames import frame, pixels, whole

Joined = Generator[None, None, Surface]


def test_the_cover_hides_everything_when_closed(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#FFFFFF")
    for kind in ("fade", "iris", "page"):
        painter.cover.clear()
        frame(painter, sheet)
        assert painter.target.get_at((480, 270)) == pygame.Color("white")
        painter.cover.set(kind, 0.5)
        frame(painter, sheet)
        half = pixels(painter)
        assert len(set(half[0::3])) > 1 or kind == "fade"
        painter.cover.set(kind, 1.0)
        frame(painter, sheet)
        assert b"\xff\xff\xff" not in pixels(painter)
        painter.cover.set(kind, 0.3, opening=True)
        frame(painter, sheet)
        assert pixels(painter) == whole(painter, sheet)


def test_an_iris_closes_on_the_middle(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#FFFFFF")
    painter.cover.set("iris", 0.9)
    frame(painter, sheet)
    assert painter.target.get_at(painter.target.get_rect().center) == pygame.Color("white")
    assert painter.target.get_at((100, 100)) != pygame.Color("white")


def test_below_a_closed_cover_what_is_new_comes_bit_by_bit_and_is_all_there_when_it_opens(
    painter: Painter, assets: Path, screen: pygame.Surface
) -> None:
    def scene() -> Sheet:
        sheet = Sheet()
        for number in range(60):
            sheet.sprite("disc.png", 15 * number, 9 * number, width=20 + number)
        return sheet

    at_once = Painter(screen, assets)
    wanted = whole(at_once, scene())
    painter.cover.set("fade", 1)
    frame(painter)
    sheet, looked_at = scene(), []
    for left in (3, 2, 1):
        painter.covered.frames = left
        frame(painter, sheet)
        painter.pictures.finish_decoding()
        looked_at.append(60 - len(sheet.changed))
    assert sorted(set(looked_at)) == looked_at
    assert looked_at[-1] < 60
    painter.covered.frames = 0
    painter.cover.clear()
    frame(painter, sheet)
    assert pixels(painter) == wanted


def test_a_castle_that_was_not_ready_is_joined_strip_by_strip_below_a_closed_cover(
    painter: Painter, assets: Path, screen: Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scene() -> Sheet:
        sheet = Sheet()
        sheet.backdrop([Scenery("sky.png", 0, 0, 1920, 1080)])
        return sheet

    at_once = Painter(screen, assets)
    wanted = whole(at_once, scene())
    strips = list[int]()
    joined = Look.joined

    def counted(
        look: Look, shop: Workshop, taken: set[object], *, patiently: bool = False
    ) -> Joined:
        strips.append(0)
        steps = joined(look, shop, taken, patiently=patiently)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                made: Surface = end.value
                return made
            strips[-1] += 1
            yield

    monkeypatch.setattr(Look, "joined", counted)
    monkeypatch.setattr(warm_up, "SECONDS_A_FRAME", 0)  # each frame is a slow one
    painter.cover.set("fade", 1)
    frame(painter)
    sheet, done = scene(), [0]
    painter.foresee(sheet)
    painter.pictures.finish_decoding()
    for painter.covered.frames in (5, 4, 3, 2, 1):
        frame(painter, sheet)
        done.append(sum(strips))
    # How soon the first comes hangs on the thread that reads; no frame makes up for it.
    assert done[-1]
    assert all(after - before <= 1 for before, after in pairwise(done))
    painter.covered.frames = 0
    painter.cover.clear()
    frame(painter, sheet)
    assert pixels(painter) == wanted


def test_whoever_else_makes_the_same_castle_ready_goes_on_with_it(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a scene and its cover would read it twice, and the second time in a frame."""
    loaded, begun = list[str](), list[Look]()
    decodes, joined = pygame.image.load, Look.joined

    def counted(path: str) -> Surface:
        loaded.append(path)
        return decodes(path)

    def begin(look: Look, shop: Workshop, taken: set[object], *, patiently: bool = False) -> Joined:
        begun.append(look)
        return joined(look, shop, taken, patiently=patiently)

    monkeypatch.setattr(pygame.image, "load", counted)
    monkeypatch.setattr(Look, "joined", begin)
    shop, look = painter.workshop, Look((Scenery("sky.png", 0, 0, 1920, 1080),))
    first, second = look.make_ready(shop), look.make_ready(shop)
    for _ in range(3):
        next(first)
        next(second)
    made = look.whole(shop)
    assert look.whole(shop) is made
    assert (list(first), list(second)) == ([], [])
    assert (len(begun), len(loaded)) == (1, 1)


@pytest.mark.parametrize("kind", ["fade", "iris", "page"])
def test_a_cover_that_stays_closed_is_drawn_once(painter: Painter, kind: str) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#FFFFFF")
    painter.cover.set(kind, 0.5)
    frame(painter, sheet)
    painter.cover.set(kind, 1.0)
    whole_window = [painter.target.get_rect()]
    assert (frame(painter, sheet) == whole_window) is (kind != "page")  # that draws its edge's way
    closed = pixels(painter)
    assert closed == whole(painter, sheet)
    dot = sheet.box(100, 100, 50, 50, fill="#000000")
    painter.cover.set(kind, 1.0, opening=True)
    assert frame(painter, sheet) == [dot.rect]
    assert pixels(painter) == closed
    painter.cover.set(kind, 0.4, opening=True)
    frame(painter, sheet)
    assert pixels(painter) == whole(painter, sheet)


def test_what_is_foreseen_is_read_beside_the_game(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Sheet()
    sheet.sprite("disc.png", 200, 200, width=60)
    sheet.sprite("half.png", 300, 200, turn=30)
    sheet.backdrop([Scenery("sky.png", 0, 0, 1920, 1080)])
    sheet.frame("signs/key_cap.webp", 20, 20, 300, 100)
    painter.foresee(sheet)
    painter.pictures.finish_decoding()
    monkeypatch.setattr(pygame.image, "load", lambda path: pytest.fail(f"{path} is read"))
    frame(painter, sheet)


def test_a_frame_below_a_closed_cover_waits_for_the_thread_and_reads_nothing_itself(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    decodes, game = pygame.image.load, threading.current_thread()

    def decoded(path: str) -> Surface:
        assert threading.current_thread() is not game, f"{path} is read in a frame"
        time.sleep(0.02)
        return decodes(path)

    monkeypatch.setattr(pygame.image, "load", decoded)
    sheet = Sheet()
    sheet.sprite("disc.png", 200, 200, width=60)
    sheet.sprite("half.png", 300, 200, turn=30)
    sheet.frame("signs/key_cap.webp", 20, 20, 300, 100)
    painter.cover.set("fade", 1)
    for painter.covered.frames in (1, 0):
        frame(painter, sheet)
    assert not sheet.changed


def test_an_ornament_comes_once_it_is_read_and_no_frame_waits_for_it(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_read = threading.Event()
    decodes = pygame.image.load

    def decoded(path: str) -> Surface:
        assert may_read.wait(10)
        return decodes(path)

    monkeypatch.setattr(pygame.image, "load", decoded)
    painter.pictures.is_patient = True
    sheet = Sheet()
    villager = sheet.sprite("disc.png", 200, 200, width=60, patient=True)
    frame(painter, sheet)  # the first is all of the window
    assert not frame(painter, sheet)
    may_read.set()
    painter.pictures.finish_decoding()
    assert frame(painter, sheet) == [villager.rect]
