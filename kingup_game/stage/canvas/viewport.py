"""Design units (1920x1080) to pixels and back. Nothing else knows pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from kingup_game.stage import layout

LEAST_SAFE_PERCENT = 90


@dataclass(frozen=True)
class Viewport:
    """A window's size seen as a scale and an origin.

    The design keeps its proportions and sits in the middle; where a window is wider, higher or has
    a safe area, the background goes on beyond the design's edges.

    >>> view = Viewport(3840, 2160)
    >>> view.scale, view.to_px(960, 540), view.to_design(3840, 0)
    (2.0, (1920, 1080), (1920.0, 0.0))
    >>> wide = Viewport(2560, 1080)
    >>> wide.scale, wide.to_px(0, 0), wide.window_units()
    (1.0, (320, 0), (-320.0, 0.0, 2560.0, 1080.0))
    """

    width_px: int
    height_px: int
    safe_percent: int = 100

    @cached_property
    def scale(self) -> float:
        """Pixels per design unit."""
        whole = min(self.width_px / layout.WIDTH, self.height_px / layout.HEIGHT)
        return whole * max(LEAST_SAFE_PERCENT, min(100, self.safe_percent)) / 100

    @cached_property
    def left_px(self) -> float:
        """Where the design's left edge is in the window."""
        return (self.width_px - layout.WIDTH * self.scale) / 2

    @cached_property
    def top_px(self) -> float:
        """Where the design's upper edge is in the window."""
        return (self.height_px - layout.HEIGHT * self.scale) / 2

    @property
    def size_px(self) -> tuple[int, int]:
        """The window's width and height."""
        return self.width_px, self.height_px

    def to_px(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point of the design."""
        return round(self.left_px + x * self.scale), round(self.top_px + y * self.scale)

    def to_design(self, x_px: float, y_px: float) -> tuple[float, float]:
        """The point of the design under a pixel."""
        return (x_px - self.left_px) / self.scale, (y_px - self.top_px) / self.scale

    def length_px(self, units: float) -> int:
        """A length in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def box_px(self, box: tuple[float, float]) -> tuple[int, int]:
        """A width and a height in whole pixels."""
        return self.length_px(box[0]), self.length_px(box[1])

    def rect_px(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """The box's pixels, rounded by its edges so that neighbours neither gape nor overlap."""
        scale, from_left, from_top = self.scale, self.left_px, self.top_px
        left, top = round(from_left + x * scale), round(from_top + y * scale)
        right = round(from_left + (x + width) * scale)
        bottom = round(from_top + (y + height) * scale)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def window_units(self) -> tuple[float, float, float, float]:
        """The whole window as left, top, width, height in design units."""
        left, top = self.to_design(0, 0)
        return left, top, self.width_px / self.scale, self.height_px / self.scale
