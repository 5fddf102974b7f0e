"""Threads between seats and the characters they wanted: soft curves in the seats' colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from kingup_game.stage.castle.standing import Point
from kingup_game.theme.palette import INK

_STEPS: Final = 28
_EDGE_WIDTH: Final = 5.0
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


def draw_threads(
    surface: pygame.Surface, px_per_unit: float, threads: Sequence[Thread], corner: Point
) -> None:
    """Threads with a dark edge, smooth at any size; `corner` is the surface's in design units."""
    scale = px_per_unit * _OVERSAMPLING
    width, height = surface.get_size()
    large = pygame.Surface((width * _OVERSAMPLING, height * _OVERSAMPLING), pygame.SRCALPHA)
    for edge in (True, False):
        for thread in threads:
            thick = (thread.width + (_EDGE_WIDTH if edge else 0)) * scale
            colour = INK if edge else thread.colour
            for x, y in _curve(thread):
                place = (x - corner[0]) * scale, (y - corner[1]) * scale
                pygame.draw.circle(large, colour, place, thick / 2)
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
