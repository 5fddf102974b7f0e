"""The loop: sixty ticks a second, capped catch-up, and sleep to a deadline between frames."""

from __future__ import annotations

import time
from collections.abc import Callable

TICKS_PER_SECOND = 60
TICK_SECONDS = 1 / TICKS_PER_SECOND

# After a long stop so many ticks are made up for at most; the rest of the backlog is dropped.
MOST_TICKS_A_FRAME = 5

# Sleep ends a little late; the last stretch is left to the next frame's tolerance.
TOLERANCE_SECONDS = 0.0005


class Loop:
    """Runs frames until told to stop. Input, ticks and drawing are passed in, and so is time.

    `poll` reads devices, `update` advances the world by one tick, `draw` shows it. What happens
    depends on how many ticks passed, never on the clock's reading. `note_late` hears of each frame
    by how many seconds it came late.
    """

    def __init__(
        self,
        poll: Callable[[], None],
        update: Callable[[], None],
        draw: Callable[[], object],
        *,
        clock: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
        note_late: Callable[[float], None] = lambda _seconds: None,
    ) -> None:
        self.poll = poll
        self.update = update
        self.draw = draw
        self.clock = clock
        self.sleep = sleep
        self.note_late = note_late
        self.ticks = 0
        self.running = False

    def stop(self) -> None:
        """Have `run` return after this frame."""
        self.running = False

    def run(self, frames: int | None = None) -> None:
        """Until `stop()` is called, or for so many frames."""
        self.running = True
        due = self.clock()
        done = 0
        while self.running and (frames is None or done < frames):
            due = self._frame(due)
            done += 1

    def _frame(self, due: float) -> float:
        """One frame whose tick was due at that time; returns when the next is due."""
        begun = self.clock()
        late_by = begun - due
        ticks = 1 + max(0, int((late_by + TOLERANCE_SECONDS) / TICK_SECONDS))
        if ticks > MOST_TICKS_A_FRAME:
            ticks = MOST_TICKS_A_FRAME
            due = begun - (MOST_TICKS_A_FRAME - 1) * TICK_SECONDS
        self.poll()
        for _ in range(ticks):
            if not self.running:
                return due
            self.update()
            self.ticks += 1
        self.draw()
        self.note_late(late_by)
        due += ticks * TICK_SECONDS
        ahead = due - self.clock()
        if ahead > 0:
            self.sleep(ahead)
        return due
