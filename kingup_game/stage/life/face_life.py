"""What a large face does by itself: it breathes and blinks, and nods or flinches at a card."""

from __future__ import annotations

import math
from typing import Final

from kingup_game.stage.life.eyes import eyes_at
from kingup_game.theme.durations import FLINCH, NOD

_BREATH: Final = 4.0
_BREATH_TICKS: Final = 150
_BREATH_STEP_TICKS: Final = 6
"""Ten times a second at most it is somewhere else."""
_NOD_STEP_TICKS: Final = 3
_UP: Final = 16.0
_DOWN: Final = -14.0


class FaceLife:
    """Ticks pass; the face asks what has come of them."""

    def __init__(self) -> None:
        self._ticks = 0
        self._gone = self._length = 0
        self._height = 0.0
        self._is_glad = False

    def be_glad(self) -> None:
        """Up for a moment, with eyes that are shut for joy."""
        self._is_glad = True
        self._nod(_UP, NOD)

    def flinch(self) -> None:
        """Down, as under a blow."""
        self._is_glad = False
        self._nod(_DOWN, FLINCH)

    def _nod(self, height: float, length_ticks: int) -> None:
        """Once more where it is on its way back already: it turns from where it is."""
        left = self._length - self._gone
        is_the_same = height == self._height and left
        self._gone = min(self._gone, left) if is_the_same else 0
        self._height, self._length = height, length_ticks

    def pass_a_tick(self) -> None:
        """One more."""
        self._ticks += 1
        if self._gone < self._length:
            self._gone += 1
            if self._gone == self._length:
                self._is_glad = False

    @property
    def is_at_ease(self) -> bool:
        """Whether it only breathes and blinks."""
        return self._gone >= self._length

    def lift(self, *, is_still: bool) -> float | None:
        """So far up from where it hangs; none where nothing has changed."""
        if not self.is_at_ease:
            if is_still or self._gone % _NOD_STEP_TICKS:
                return None
            return round(self._height * math.sin(math.pi * self._gone / self._length))
        if self._ticks % _BREATH_STEP_TICKS:
            return None
        wave = math.sin(2 * math.pi * self._ticks / _BREATH_TICKS)
        return 0.0 if is_still else round(_BREATH * wave)

    def eyes(self, *, may_glance: bool) -> str:
        """Whoever hopes blinks, and looks aside where there is time for it."""
        if self._is_glad:
            return "-blink"
        eyes = eyes_at(self._ticks)
        return "" if eyes == "-glance" and not may_glance else eyes
