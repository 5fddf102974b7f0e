"""What only the hand on a pad can feel: a few buzzes, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.theme.durations import PULSE_ECHO, PULSE_STEP

Rumble = Callable[[str, float, float, int], None]

TICK_MS: Final = 60
PULSE_MS: Final = 130
LONG_MS: Final = 600
BUZZ_MS: Final = 250
_STRENGTH: Final = 0.6


def buzz(rumble: Rumble, device: str) -> None:
    """What tells somebody something by the moment in which it comes. It is the same everywhere, so
    that whoever felt it at the test knows it again in the sweep."""
    rumble(device, 0.7, 0.9, BUZZ_MS)


class Pulses:
    """Buzzes that are still to come."""

    def __init__(self, rumble: Rumble) -> None:
        self._rumble = rumble
        self._coming: list[tuple[int, str, int]] = []
        self._now = 0

    def tick_once(self, device: str) -> None:
        """A press was heard."""
        self._add(0, device, TICK_MS)

    def tick_twice(self, device: str) -> None:
        """That card is gone."""
        self._add(0, device, TICK_MS)
        self._add(PULSE_ECHO, device, TICK_MS)

    def count(self, device: str, number: int) -> None:
        """So many buzzes; a long one for none."""
        self._coming = [one for one in self._coming if one[1] != device]
        if number == 0:
            self._add(0, device, LONG_MS)
        for step in range(number):
            self._add(step * PULSE_STEP, device, PULSE_MS)

    def update(self) -> None:
        """One tick passed."""
        self._now += 1
        due = [one for one in self._coming if one[0] <= self._now]
        self._coming = [one for one in self._coming if one[0] > self._now]
        for _, device, length_ms in due:
            self._rumble(device, _STRENGTH, _STRENGTH, length_ms)

    def _add(self, delay_ticks: int, device: str, length_ms: int) -> None:
        self._coming.append((self._now + delay_ticks, device, length_ms))
