from __future__ import annotations

import pytest

from kingup_game.stage.painter import Painter
from kingup_game.stage.particles import KINDS, MOST_PARTICLES, Particles
from kingup_game.stage.sheet import Sheet


def flight(seed: int, kind: str = "confetti") -> list[tuple[float, float]]:
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, seed))
    bits.burst(kind, 500, 500, 40)
    for _ in range(10):
        bits.update()
    return [(one.x, one.y) for one in bits._flying]


def test_the_same_seed_flies_the_same_way() -> None:
    assert flight(3) == flight(3)
    assert flight(3) != flight(4)


@pytest.mark.parametrize("kind", KINDS)
def test_every_particle_is_gone_in_the_end(painter: Painter, kind: str) -> None:
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, 1))
    bits.burst(kind, 500, 500, 40)
    for _ in range(240):
        bits.update()
        painter.show(sheet)
        painter.frame()
    assert len(bits) == 0
    painter.show(sheet)
    assert painter.frame() == []


def test_particles_go_where_they_are_sent() -> None:
    sheet = Sheet()
    bits = sheet.add(Particles(sheet, 0, 1))
    bits.burst("sparkle", 500, 500, 40, towards_degrees=0, spread_degrees=20)
    bits.update()
    assert all(one.x > 500 for one in bits._flying)


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


def test_stilled_particles_leave_no_trace(painter: Painter) -> None:
    sheet = Sheet()
    sheet.backdrop([], ground="#102030")
    bits = sheet.add(Particles(sheet, 0, 1))
    painter.show(sheet)
    painter.frame()
    clean = painter.target.copy()
    bits.burst("confetti", 900, 500, 60)
    bits.update()
    painter.show(sheet)
    painter.frame()
    assert painter.target.get_buffer().raw != clean.get_buffer().raw
    bits.still()
    painter.show(sheet)
    painter.frame()
    assert painter.target.get_buffer().raw == clean.get_buffer().raw
