"""How the people want motion."""

from __future__ import annotations

from dataclasses import dataclass

SLOWEST_PERCENT = 50
FASTEST_PERCENT = 400


@dataclass(frozen=True)
class Pace:
    """Its speed, and whether to keep it calm."""

    percent: int = 100
    reduced: bool = False

    def __post_init__(self) -> None:
        if not SLOWEST_PERCENT <= self.percent <= FASTEST_PERCENT:
            raise ValueError(f"speed {self.percent} % is not within 50 to 400 %")


STEADY = Pace()
