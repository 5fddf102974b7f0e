"""What is given up, in a fixed order, on a machine that cannot draw everything in time.

It is told what each frame cost of the processor's time, and nothing else: not the clock, which
others' work can hold up, and not what is shown. So nobody can read in it what an opponent thinks.
"""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Final

from kingup_game.motion import TICKS_PER_SECOND


class Luxury(IntEnum):
    """What is missed least comes first."""

    PARTICLES = 1
    BREATHING = 2
    EVERY_FRAME = 3
    """Every second tick is drawn from here on: fades take half the steps."""
    FINE_PIXELS = 4
    """A screen of 4K is drawn on as one of 1080p."""


LOOKED_BACK: Final = TICKS_PER_SECOND
"""So many frames tell whether it is too much."""

_TICK_SECONDS: Final = 1 / TICKS_PER_SECOND
_MOST_LATE: Final = 0.1
"""Of the frames looked back at; more of them over a tick, and something is given up."""
_ROOM: Final = 0.5
"""A frame that costs less of a tick would be in time with what was given up as well."""
_ROOM_FOR_FINE_PIXELS: Final = 0.125
"""There are four times as many."""
_QUIET_FRAMES: Final = 30 * TICKS_PER_SECOND
"""So long everything has to be in time before something is taken back."""
_ONE_DEAR_FRAME: Final = TICKS_PER_SECOND // 2
"""So many quiet ones does one that is not wipe out: as they come now and then in the quietest hour,
nothing would ever be taken back that had to wait for half a minute without one."""


class Thrift:
    """How much is given up now.

    >>> thrift = Thrift()
    >>> for _ in range(120):
    ...     thrift.note(0.03)
    >>> thrift.gives_up(Luxury.PARTICLES), thrift.gives_up(Luxury.EVERY_FRAME)
    (True, False)
    """

    def __init__(self) -> None:
        self.least = 0
        """What people gave up by hand."""
        self.is_fixed = False
        """Whether people want it so, whatever the machine can do."""
        self._given_up = 0
        self._late: deque[bool] = deque(maxlen=LOOKED_BACK)
        self._quiet_frames = 0

    def gives_up(self, luxury: Luxury) -> bool:
        """Whether the stage does without it for now."""
        return luxury <= (self.least if self.is_fixed else self._given_up)

    def note(self, seconds: float) -> None:
        """What one frame cost of the processor."""
        self._late.append(seconds > _TICK_SECONDS)
        room = _ROOM_FOR_FINE_PIXELS if self._given_up >= Luxury.FINE_PIXELS else _ROOM
        is_quiet = seconds <= room * _TICK_SECONDS
        self._quiet_frames = max(0, self._quiet_frames + (1 if is_quiet else -_ONE_DEAR_FRAME))
        if len(self._late) == LOOKED_BACK and sum(self._late) > _MOST_LATE * LOOKED_BACK:
            self._change_by(1)
        elif self._quiet_frames >= _QUIET_FRAMES:
            self._change_by(-1)

    def draws_after(self, ticks: int) -> bool:
        """Whether the picture is drawn so many ticks after it was drawn last."""
        return ticks > 1 or not self.gives_up(Luxury.EVERY_FRAME)

    def _change_by(self, step: int) -> None:
        self._given_up = max(0, min(len(Luxury), self._given_up + step))
        self._late.clear()
        self._quiet_frames = 0
