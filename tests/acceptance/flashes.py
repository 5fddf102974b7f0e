"""How a picture's brightness changes over time, and how often it flashes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from kingup_game.motion import TICKS_PER_SECOND
from tests.acceptance.seen import luminance

Brightness = NDArray[np.float64]

GRID = (64, 36)
"""Cells across and down; each is as bright as the mean of its pixels."""
CHANGE = 0.1
DARK = 0.8
AREA = 0.2


def brightness(surface: pygame.Surface) -> Brightness:
    small = pygame.transform.smoothscale(surface, GRID)
    return luminance(pygame.surfarray.array3d(small).astype(float))


def most_flashes_a_second(frames: Sequence[Brightness]) -> int:
    """The most flashes within any second that a fifth of the picture or more takes part in.

    A flash is a pair of opposing changes of a tenth of the greatest relative luminance or more,
    the darker of the two below 0.8 (WCAG 2.3.1; its area is a quarter of ten degrees of sight, ours
    a fifth of the whole picture, as guideline 118 of the Xbox accessibility guidelines has it).
    """
    turns = _turns(frames)
    most = 0
    for start in range(max(1, len(turns) - TICKS_PER_SECOND + 1)):
        each = turns[start : start + TICKS_PER_SECOND].sum(axis=0) // 2
        ordered = np.sort(each, axis=None)[::-1]
        most = max(most, int(ordered[int(AREA * ordered.size)]))
    return most


def _turns(frames: Sequence[Brightness]) -> NDArray[np.int64]:
    """For each frame and cell: 1 where it has just changed by so much, the other way."""
    extreme, way = frames[0].copy(), np.zeros(frames[0].shape, dtype=int)
    turns = np.zeros((len(frames), *frames[0].shape), dtype=int)
    for number, frame in enumerate(frames):
        change = frame - extreme
        is_dark = np.minimum(frame, extreme) < DARK
        goes = np.where(is_dark & (np.abs(change) >= CHANGE), np.sign(change), 0).astype(int)
        turned = (goes != 0) & (goes != way)
        turns[number] = turned
        way = np.where(turned, goes, way)
        further = ((way >= 0) & (frame > extreme)) | ((way <= 0) & (frame < extreme))
        extreme = np.where(turned | further, frame, extreme)
    return turns
