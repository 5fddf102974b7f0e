"""What an evening cost: its frames against its floors, what it held, and what it gave up."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median, quantiles

LARGEST_SPREAD = 0.5
"""A floor whose middle half spans more of itself than this says nothing of the frames."""


@dataclass
class Evening:
    """What it cost: processor seconds of each frame and of the floors between them."""

    frames: list[float] = field(default_factory=list)
    scenes: list[str] = field(default_factory=list)
    floors: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    """Resident megabytes after each match."""
    most_held: float = 0.0
    steps_a_second: float = 0.0
    """On a machine that is slower than this one."""
    given_up: list[list[str]] = field(default_factory=list)
    """What was given up there, each time it became more or less."""
    back_after_seconds: float = 0.0
    """On this one again."""
    coarse_frames: int = 0

    @property
    def floor(self) -> float:
        return median(self.floors)

    @property
    def spread(self) -> float:
        """How far the middle half of the floors lies apart, as a share of the floor."""
        low, _, high = quantiles(self.floors, n=4)
        return (high - low) / self.floor

    @property
    def is_quiet(self) -> bool:
        """Whether the machine was quiet enough for the figures to mean anything."""
        return self.spread <= LARGEST_SPREAD

    @property
    def in_floors(self) -> list[float]:
        return [cost / self.floor for cost in self.frames]
