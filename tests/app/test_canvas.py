from __future__ import annotations

from typing import Any

import pygame
import pytest

from kingup_game.app.canvas import Canvas

LARGE, USUAL = (3840, 2160), (1920, 1080)


class Screen:
    """A window that remembers what was brought to it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.shown: list[pygame.Rect] = []
        self.canvas = Canvas(self.surface, self._present)

    def _present(self, rects: Any) -> None:
        self.shown = list(rects)


def test_a_fine_canvas_is_the_window_itself() -> None:
    screen = Screen(LARGE)
    assert screen.canvas.surface is screen.surface
    screen.canvas.present([pygame.Rect(3, 5, 7, 9)])
    assert screen.shown == [pygame.Rect(3, 5, 7, 9)]


def test_a_coarse_one_has_a_quarter_of_the_pixels_and_shows_each_of_them_as_four() -> None:
    screen = Screen(LARGE)
    surface = screen.canvas.be_coarse(True)
    assert surface is screen.canvas.surface
    assert surface.get_size() == USUAL
    surface.fill("red", (10, 20, 3, 2))
    screen.canvas.present([pygame.Rect(10, 20, 3, 2)])
    assert screen.shown == [pygame.Rect(20, 40, 6, 4)]
    reddened = pygame.mask.from_threshold(screen.surface, "red", (1, 1, 1, 255))
    assert reddened.get_bounding_rects() == [pygame.Rect(20, 40, 6, 4)]
    assert reddened.count() == 24


def test_what_reaches_beyond_the_edge_is_cut() -> None:
    screen = Screen(LARGE)
    screen.canvas.be_coarse(True)
    screen.canvas.present([pygame.Rect(-5, 1070, 20, 40), pygame.Rect(1920, 0, 5, 5)])
    assert screen.shown == [pygame.Rect(0, 2140, 30, 20)]


@pytest.mark.parametrize("size", [USUAL, (1280, 720), (2560, 1440)])
def test_a_window_that_would_be_blurred_stays_fine(size: tuple[int, int]) -> None:
    screen = Screen(size)
    assert screen.canvas.be_coarse(True) is None
    assert screen.canvas.surface is screen.surface


def test_it_is_fine_again_when_it_is_asked_to() -> None:
    screen = Screen(LARGE)
    screen.canvas.be_coarse(True)
    assert screen.canvas.be_coarse(False) is screen.surface
    assert screen.canvas.be_coarse(False) is None


def test_the_mouse_points_at_what_is_drawn_there() -> None:
    screen = Screen(LARGE)
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(2000, 900), rel=(4, 4), buttons=(0, 0, 0))
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)
    assert screen.canvas.pointed(moved) is moved
    screen.canvas.be_coarse(True)
    assert screen.canvas.pointed(moved).pos == (1000, 450)
    assert screen.canvas.pointed(pressed) is pressed
