"""Design units (1920x1080) to pixels and back. Nothing else knows pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from kingup_game.stage import plan

LEAST_SAFE_PERCENT = 90


@dataclass(frozen=True)
class Viewport:
    """A window's size seen as a scale and an origin.

    The design keeps its proportions and sits in the middle; where a window is wider, higher or
    has a safe area, the background goes on beyond the design's edges.
    """

    width_px: int
    height_px: int
    safe_percent: int = 100

    @cached_property
    def scale(self) -> float:
        """Pixels per design unit."""
        whole = min(self.width_px / plan.WIDTH, self.height_px / plan.HEIGHT)
        return whole * max(LEAST_SAFE_PERCENT, min(100, self.safe_percent)) / 100

    @cached_property
    def left_px(self) -> float:
        return (self.width_px - plan.WIDTH * self.scale) / 2

    @cached_property
    def top_px(self) -> float:
        return (self.height_px - plan.HEIGHT * self.scale) / 2

    @property
    def size_px(self) -> tuple[int, int]:
        return self.width_px, self.height_px

    def to_px(self, x: float, y: float) -> tuple[int, int]:
        return round(self.left_px + x * self.scale), round(self.top_px + y * self.scale)

    def to_design(self, x_px: float, y_px: float) -> tuple[float, float]:
        return (x_px - self.left_px) / self.scale, (y_px - self.top_px) / self.scale

    def length_px(self, units: float) -> int:
        """A length in whole pixels, at least one."""
        return max(1, round(units * self.scale))

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
