"""How fast people want things to move, and how calm."""

from __future__ import annotations

from dataclasses import dataclass

SLOWEST_PERCENT = 50
FASTEST_PERCENT = 400
QUICK_PERCENT = 300
"""From here on a movement of a third of a second has a handful of frames."""


@dataclass(frozen=True)
class Pace:
    """A speed in percent, and whether large movements are left out (`reduced`)."""

    percent: int = 100
    reduced: bool = False

    def __post_init__(self) -> None:
        if not SLOWEST_PERCENT <= self.percent <= FASTEST_PERCENT:
            raise ValueError(f"speed {self.percent} % is not within 50 to 400 %")

    @property
    def is_quick(self) -> bool:
        """Whether what is as large as the screen cuts, as it would have a handful of frames."""
        return self.percent >= QUICK_PERCENT

    def real(self, ticks: float) -> float:
        """So long a beat of a script as lasts so many ticks at any speed.

        >>> Pace(400).real(30), Pace(50).real(30)
        (120.0, 15.0)
        """
        return ticks * self.percent / 100


STEADY = Pace()
