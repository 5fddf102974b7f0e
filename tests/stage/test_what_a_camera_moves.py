"""A castle that a camera moves: kept in one piece, and the same as drawn anew."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest
from pygame import Rect

from kingup_game.stage import layout
from kingup_game.stage.caches.picture_caches import BACKDROPS
from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import ForeseenCut, Sheet
from kingup_game.stage.castle.castle_layers import LEFT_ROOM, RISE
from kingup_game.stage.grounds.drawn_ahead import DrawnAhead
from kingup_game.stage.grounds.panorama import ROOM_FOR_A_CAMERA, Panorama
from tests.stage.frames import frame, pixels, whole

CAMERA_STEPS, CAMERA_MOVES = 13, 10
"""So long a way of it takes, and after so many it stands still."""


CUTS = 0.15


def seen_by_a_camera(painter: Painter, *, drawn_anew: bool) -> list[int]:
    """Every picture of a castle that is moved about, with others before it and over it."""
    chance, seen = random.Random(8), list[int]()
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    discs = [castle.sprite("disc.png", 150 * i, 90 * i, width=120, layer=i % 3) for i in range(12)]
    dust = castle.add(Particles(castle, 4, 1))
    darkness = castle.spotlight(900, 500, 200, alpha=0)
    box = around.box(300, 300, 400, 200, fill="#E8D3A6", border="#000000", border_width=6)
    faint = around.sprite("disc.png", 1500, 500, width=400, alpha=120)
    bits = around.add(Particles(around, 5, 1))
    ways = [((0, 0), (240, 0)), ((240, 0), (0, 132)), ((0, 132), (0, 0))] * 4
    for begin, end in ways:
        darkness.alpha = 0
        castle.will_shift = chance.random() < 0.7
        for step in range(CAMERA_STEPS):
            share = min(step, CAMERA_MOVES) / CAMERA_MOVES
            place = [round(a + (b - a) * share) for a, b in zip(begin, end, strict=True)]
            castle.shift(*place, at_once=chance.random() < CUTS)
            disc = chance.choice(discs)
            match chance.randrange(9):
                case 0:
                    disc.move(chance.randrange(1920), chance.randrange(1080))
                case 1:
                    disc.alpha = chance.choice((0, 100, 255))
                case 2:
                    disc.restack(chance.randrange(4))
                case 3:
                    box.place(chance.randrange(1000), 100, 300, chance.randrange(100, 700))
                case 4:
                    faint.x = chance.randrange(1920)
                case 5:
                    bits.burst("confetti", 900, 400, 30)
                    dust.burst("dust", 400, 900, 9)
                case 6:
                    disc.visible = not disc.visible
                case 7:
                    discs.append(castle.sprite("half.png", chance.randrange(1900), 400, width=90))
                    discs.pop(chance.randrange(len(discs))).remove()
                case 8:
                    darkness.alpha = chance.choice((0, 0, 0, 90))
            bits.update()
            dust.update()
            frame(painter, castle, around)
            shown = whole(painter, castle, around) if drawn_anew else pixels(painter)
            seen.append(hash(shown))
    return seen


def test_the_room_for_a_camera_holds_all_the_sky_it_looks_up_to() -> None:
    """Else memory is asked for in the first frame of a camera's way, which is 15 ms at 4K."""
    assert ROOM_FOR_A_CAMERA * layout.HEIGHT >= layout.HEIGHT + RISE


def test_the_castle_of_now_and_that_of_the_next_round_are_kept_at_once() -> None:
    one = (layout.WIDTH + LEFT_ROOM) * (layout.HEIGHT + RISE)
    assert 2 * one <= BACKDROPS * layout.WIDTH * layout.HEIGHT


def test_what_a_camera_moves_is_the_same_picture_as_drawn_anew(painter: Painter) -> None:
    painter.resize(pygame.Surface((1920, 1080), 0, painter.target))
    moved = seen_by_a_camera(painter, drawn_anew=False)
    for number, picture in enumerate(seen_by_a_camera(painter, drawn_anew=True)):
        assert moved[number] == picture, f"picture {number}"


def test_where_places_are_rounded_it_is_the_same_once_the_camera_stands(painter: Painter) -> None:
    moved = seen_by_a_camera(painter, drawn_anew=False)
    for number, picture in enumerate(seen_by_a_camera(painter, drawn_anew=True)):
        if number % CAMERA_STEPS > CAMERA_MOVES:
            assert moved[number] == picture, f"picture {number}"


def test_what_a_camera_needs_is_kept_in_the_frame_before_it_moves(painter: Painter) -> None:
    painter.resize(pygame.Surface((960, 540), 0, painter.target))
    castle, around = Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    disc = castle.sprite("disc.png", 400, 300, width=120)
    around.sprite("half.png", 900, 500, width=300)
    frame(painter, castle, around)
    castle.will_shift = True
    disc.x += 40
    assert len(frame(painter, castle, around)) == 1
    kept = list[Rect]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Panorama, "begin", lambda *_: kept.append(painter.target.get_rect()))
        disc.x += 40  # meanwhile life goes on
        frame(painter, castle, around)
        castle.shift(24, 0)
        frame(painter, castle, around)
    assert not kept
    assert pixels(painter) == whole(painter, castle, around)


def test_a_cut_keeps_nothing_and_is_the_picture_drawn_anew(painter: Painter) -> None:
    painter.resize(pygame.Surface((960, 540), 0, painter.target))
    castle = Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    disc = castle.sprite("disc.png", 400, 300, width=120)
    frame(painter, castle)
    kept = list[Rect]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Panorama, "begin", lambda *_: kept.append(painter.target.get_rect()))
        for place in ((240, 0), (0, 132), (0, 0)):
            castle.shift(*place, at_once=True)
            disc.x += 40
            frame(painter, castle)
            assert pixels(painter) == whole(painter, castle)
    assert not kept


def seen_around_cuts(painter: Painter, *, foreseen: bool) -> list[int]:
    """Every picture around three cuts, one of them into the dark, and life meanwhile."""
    chance, seen = random.Random(5), list[int]()
    castle, around, later = Sheet(), Sheet(), Sheet()
    castle.backdrop([Scenery("sky.png", covers=True)], above=132, before=240)
    discs = [castle.sprite("disc.png", 150 * i, 90 * i, width=120, layer=i % 3) for i in range(12)]
    light = {"layer": 9, "density": 150}
    darkness = castle.spotlight(900, 500, 200, visible=False, **light)
    castle.sprite("half.png", 700, 400, width=90, layer=10)
    dust = castle.add(Particles(castle, 4, 1))
    panel = around.sprite("disc.png", 1500, 500, width=400, alpha=120)
    for end, is_dark in (((240, 0), False), ((0, 132), True), ((0, 0), False)):
        later.shift(*end)
        expected = later.spotlight(900, 500, 200, **light) if is_dark else None
        castle.foreseen = ForeseenCut(*end, expected) if foreseen else None
        for step in range(9):
            if step == 4:
                castle.shift(*end, at_once=True)
                darkness.visible = is_dark
                dust.burst("dust", 400, 400, 9)
            discs[chance.randrange(12)].move(chance.randrange(1920), chance.randrange(1080))
            discs[chance.randrange(12)].restack(chance.randrange(4))
            discs.append(castle.sprite("half.png", chance.randrange(1900), 400, width=90))
            discs.pop(chance.randrange(12)).remove()
            panel.x += 30
            dust.update()
            frame(painter, castle, around)
            seen.append(hash(pixels(painter)))
    return seen


def test_a_cut_that_was_foreseen_is_laid_on_and_is_the_picture_drawn_anew(painter: Painter) -> None:
    painter.resize(pygame.Surface((960, 540), 0, painter.target))
    laid = list[bool]()

    def lay_on(*args: Any) -> list[Rect]:
        laid.append(True)
        return lay(*args)

    lay = DrawnAhead.lay_on
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DrawnAhead, "lay_on", lay_on)
        ahead = seen_around_cuts(painter, foreseen=True)
    assert len(laid) == 3
    for number, picture in enumerate(seen_around_cuts(painter, foreseen=False)):
        assert ahead[number] == picture, f"picture {number}"
