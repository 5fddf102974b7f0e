from __future__ import annotations

import random

import pygame
from pygame import Rect

from kingup_game.stage.canvas.changed_areas import (
    MOST_RECTS,
    TILES_ACROSS,
    Damage,
    merge,
    merge_tiles,
)

BOUNDS = Rect(0, 0, 1920, 1080)


def some_rects(number: int, seed: int) -> list[Rect]:
    chance = random.Random(seed)
    return [
        Rect(chance.randrange(1900), chance.randrange(1060), chance.randint(1, 60), 20)
        for _ in range(number)
    ]


def fresh() -> Damage:
    damage = Damage(BOUNDS)
    damage.take()
    return damage


def test_the_first_frame_is_drawn_whole() -> None:
    assert Damage(BOUNDS).take() == [BOUNDS]


def test_nothing_changed_is_nothing_to_draw() -> None:
    assert fresh().take() == []


def test_rectangles_that_overlap_become_one() -> None:
    merged = merge([Rect(0, 0, 10, 10), Rect(100, 0, 10, 10), Rect(5, 5, 100, 2)])
    assert merged == [Rect(0, 0, 110, 10)]


def test_rectangles_that_hardly_overlap_stay_apart() -> None:
    rects = [Rect(0, 0, 400, 400), Rect(390, 390, 400, 400)]
    assert merge(rects) == rects


def test_small_neighbours_are_drawn_as_one() -> None:
    assert merge([Rect(0, 0, 30, 30), Rect(29, 20, 30, 30)]) == [Rect(0, 0, 59, 50)]


def test_merged_rectangles_hold_every_changed_pixel() -> None:
    for seed in range(30):
        for number in (3, MOST_RECTS, 200):
            damage = fresh()
            rects = some_rects(number, seed)
            damage.add_all(rects)
            merged = damage.take()
            held = pygame.mask.Mask(BOUNDS.size)
            for one in merged:
                held.draw(pygame.mask.Mask(one.size, fill=True), one.topleft)
            for rect in rects:
                inside = rect.clip(BOUNDS)
                area = inside.w * inside.h
                whole = pygame.mask.Mask(inside.size, fill=True)
                assert held.overlap_area(whole, inside.topleft) == area
            assert all(BOUNDS.contains(one) for one in merged)


def test_many_far_apart_are_not_united_into_the_whole_window() -> None:
    rects = [Rect(x * 400, y * 300, 10, 10) for x in range(5) for y in range(4)]
    merged = merge_tiles(rects * 3, BOUNDS)
    assert sum(one.w * one.h for one in merged) < 0.1 * BOUNDS.w * BOUNDS.h


def test_tiles_in_a_row_and_in_a_column_are_joined() -> None:
    side = 1920 // TILES_ACROSS
    block = Rect(0, 0, 3 * side, 2 * side)
    assert merge_tiles([block], Rect(0, 0, 1920, 1080)) == [block]


def test_most_of_the_window_is_drawn_as_one() -> None:
    damage = fresh()
    damage.add(Rect(0, 0, 1920, 800))
    assert damage.take() == [BOUNDS]


def test_what_lies_outside_the_window_is_left_out() -> None:
    damage = fresh()
    damage.add(Rect(-50, -50, 20, 20))
    damage.add(Rect(1900, 100, 500, 10))
    assert damage.take() == [Rect(1900, 100, 20, 10)]
