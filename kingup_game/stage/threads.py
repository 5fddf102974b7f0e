"""Threads between seats and the characters they wanted, each with a bead at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from kingup_game.stage.places import Point

_STEPS: Final = 28
_EDGE: Final = "#2B1A12"
_EDGE_WIDTH: Final = 5.0
_BEAD_OVER_THREAD: Final = 13.0
_OVERSAMPLING: Final = 2


@dataclass(frozen=True, slots=True)
class Thread:
    """One curve, in design units."""

    start: Point
    end: Point
    colour: str
    width: float


def box_of(threads: Sequence[Thread]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the room that some threads need."""
    points = [point for thread in threads for point in _curve(thread)]
    margin = max(thread.width for thread in threads) + _EDGE_WIDTH
    left, top = (min(point[axis] for point in points) - margin for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + margin for axis in (0, 1))
    return left, top, right - left, bottom - top


def box_of_beads(threads: Sequence[Thread]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the room that the beads of some threads need."""
    margin = max(map(_bead_width, threads)) / 2 + _EDGE_WIDTH
    left, top = (min(thread.end[axis] for thread in threads) - margin for axis in (0, 1))
    right, bottom = (max(thread.end[axis] for thread in threads) + margin for axis in (0, 1))
    return left, top, right - left, bottom - top


def draw_threads(
    surface: pygame.Surface, px_per_unit: float, threads: Sequence[Thread], corner: Point
) -> None:
    """Threads with a dark edge; `corner` is the surface's in design units."""
    dots = [
        (point, thread.width + edge, _EDGE if edge else thread.colour)
        for edge in (_EDGE_WIDTH, 0)
        for thread in threads
        for point in _curve(thread)
    ]
    _draw_dots(surface, px_per_unit, dots, corner)


def draw_beads(
    surface: pygame.Surface, px_per_unit: float, threads: Sequence[Thread], corner: Point
) -> None:
    """The beads alone, which may lie over what their threads pass behind."""
    dots = [
        (thread.end, _bead_width(thread) + edge, _EDGE if edge else thread.colour)
        for edge in (_EDGE_WIDTH, 0)
        for thread in threads
    ]
    _draw_dots(surface, px_per_unit, dots, corner)


def _bead_width(thread: Thread) -> float:
    return thread.width + _BEAD_OVER_THREAD


def _draw_dots(
    surface: pygame.Surface,
    px_per_unit: float,
    dots: Iterable[tuple[Point, float, str]],
    corner: Point,
) -> None:
    """Round dots, smooth at any size: where, how wide, which colour."""
    scale = px_per_unit * _OVERSAMPLING
    width, height = surface.get_size()
    large = pygame.Surface((width * _OVERSAMPLING, height * _OVERSAMPLING), pygame.SRCALPHA)
    for (x, y), wide, colour in dots:
        place = (x - corner[0]) * scale, (y - corner[1]) * scale
        pygame.draw.circle(large, colour, place, wide * scale / 2)
    pygame.transform.smoothscale(large, (width, height), surface)


def _curve(thread: Thread) -> list[Point]:
    """Points along a hanging thread, close enough to look like one line."""
    (x1, y1), (x2, y2) = thread.start, thread.end
    sag = 26 + abs(x2 - x1) * 0.06
    middle_x, middle_y = (x1 + x2) / 2, (y1 + y2) / 2 + sag
    steps = max(_STEPS, int((abs(x2 - x1) + abs(y2 - y1)) / max(1.0, thread.width * 0.4)))
    points = []
    for step in range(steps + 1):
        share = step / steps
        rest = 1 - share
        points.append(
            (
                rest * rest * x1 + 2 * rest * share * middle_x + share * share * x2,
                rest * rest * y1 + 2 * rest * share * middle_y + share * share * y2,
            )
        )
    return points
