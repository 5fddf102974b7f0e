from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.particles import KINDS, MOST_PARTICLES, Particles
from kingup_game.stage.canvas.sheet import Sheet


def flight(painter: Painter, seed: int, kind: str = "confetti", **way: float) -> list[Rect]:
    """Where everything in the air is drawn after a while."""
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, seed))
    bits.burst(kind, 500, 500, 40, **way)
    for _ in range(10):
        bits.update()
    painter.show(sheet)
    painter.frame()
    assert len(bits.damage()) == 40
    return bits.damage()


def test_the_same_seed_flies_the_same_way(painter: Painter) -> None:
    assert flight(painter, 3) == flight(painter, 3)
    assert flight(painter, 3) != flight(painter, 4)


@pytest.mark.parametrize("kind", KINDS)
def test_every_particle_is_gone_in_the_end_and_leaves_no_trace(painter: Painter, kind: str) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#102030")
    bits = sheet.add(Particles(sheet, 0, 1))
    painter.show(sheet)
    painter.frame()
    clean = pygame.image.tobytes(painter.target, "RGB")
    bits.burst(kind, 500, 500, 40)
    painter.show(sheet)
    painter.frame()
    assert pygame.image.tobytes(painter.target, "RGB") != clean
    for _ in range(240):
        bits.update()
        painter.show(sheet)
        painter.frame()
    assert len(bits) == 0
    assert pygame.image.tobytes(painter.target, "RGB") == clean
    painter.show(sheet)
    assert painter.frame() == []


def test_particles_go_where_they_are_sent(painter: Painter) -> None:
    start_px, _ = painter.viewport.to_px(500, 500)
    to_the_right = flight(painter, 1, "sparkle", towards_degrees=0, spread_degrees=20)
    assert all(rect.centerx > start_px for rect in to_the_right)


def test_there_are_never_too_many() -> None:
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, 1))
    for _ in range(5):
        bits.burst("dust", 0, 0, 100)
    assert len(bits) == MOST_PARTICLES


def test_reduced_motion_lets_none_fly() -> None:
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, 1, reduced=True))
    bits.burst("confetti", 0, 0, 100)
    assert len(bits) == 0


def test_the_air_over_a_moving_table_looks_as_if_all_were_painted_anew(painter: Painter) -> None:
    sheet, air = Sheet(), Sheet()
    sheet.backdrop([], ground="#204060")
    disc = sheet.sprite("disc.png", 300, 300)
    notice = Sheet()
    plate = notice.box(200, 200, 400, 300, fill="#FFFFFF", visible=False)
    bits = air.add(Particles(air, 0, 5))
    bits.burst("confetti", 320, 320, 80)
    for tick in range(60):
        bits.update()
        disc.move(300 + 5 * tick, 300 + 2 * tick)
        plate.visible = 20 <= tick < 40  # over the air: what it covers is painted in its place
        for one in (sheet, air, notice):
            painter.show(one)
        painter.frame()
        partial = painter.target.copy()
        painter.redraw_all()
        for one in (sheet, air, notice):
            painter.show(one)
        painter.frame()
        assert painter.target.get_buffer().raw == partial.get_buffer().raw, tick


class Wall(Filling):
    """It notes how often it was painted."""

    painted = 0

    def paint(self, target: pygame.Surface, clip: Rect) -> None:
        self.painted += 1
        super().paint(target, clip)


def test_paper_below_a_plate_is_half_hidden_and_the_rest_costs_no_redraw(painter: Painter) -> None:
    """What flies freely is painted last: the same picture as if all were painted in its place."""

    def fly(*, in_place: bool) -> tuple[list[bytes], int]:
        sheet, seen = Sheet(), []
        sheet.backdrop([], ground="#204060")
        wall = sheet.add(Wall(sheet, 0), width=1920, height=400, colour="#603020")
        bits = sheet.add(Particles(sheet, 1, 5))
        plate = sheet.box(200, 500, 900, 300, fill="#FFFFFF", layer=2)
        if in_place:
            sheet.add(Particles(sheet, 3, 1))  # those that are uppermost fly, and these are none
        for place in range(12):  # so that none of them lies over another one
            bits.burst("confetti", 60 + 160 * place, 480, 1)
        for tick in range(40):
            bits.update()
            plate.y += 4 * (tick % 3)
            painter.show(sheet)
            painter.frame()
            seen.append(pygame.image.tobytes(painter.target, "RGB"))
        return seen, wall.painted

    (pictures, often), (expected, oftener) = fly(in_place=False), fly(in_place=True)
    assert pictures == expected
    assert often == 1 < oftener


def test_what_flies_is_presented_with_what_it_uncovers(
    screen: pygame.Surface, assets: Path
) -> None:
    presented: list[pygame.Rect] = []
    painter = Painter(screen, assets, present=presented.extend)
    sheet = Sheet()
    sheet.backdrop([], ground="#204060")
    bits = sheet.add(Particles(sheet, 0, 5))
    painter.show(sheet)
    painter.frame()
    seen = screen.copy()  # what a window shows: only what was presented reaches it
    bits.burst("sparkle", 500, 500, 40)
    for _ in range(90):
        bits.update()
        presented.clear()
        painter.show(sheet)
        painter.frame()
        for rect in presented:
            seen.blit(screen, rect, rect)
        assert seen.get_buffer().raw == screen.get_buffer().raw


def test_paper_that_hangs_still_in_the_air_costs_nothing(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#204060")
    bits = sheet.add(Particles(sheet, 0, 5))
    bits.burst("sparkle", 500, 500, 40)
    painter.show(sheet)
    painter.frame()
    painter.show(sheet)
    assert painter.frame() == []
