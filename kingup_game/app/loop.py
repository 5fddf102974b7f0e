"""The loop: sixty ticks a second, capped catch-up, and sleep to a deadline between frames."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

TICKS_PER_SECOND = 60
TICK_SECONDS = 1 / TICKS_PER_SECOND

# After a long stop so many ticks are made up for at most; the rest of the backlog is dropped.
MOST_TICKS_A_FRAME = 5

# Sleep ends a little late; the last stretch is left to the next frame's tolerance.
TOLERANCE_SECONDS = 0.0005


@dataclass
class FrameStatistics:
    """What the bench reads: work by frame, and frames that came late."""

    work_seconds: list[float] = field(default_factory=list)
    late_frames: int = 0
    most_kept: int = 0

    def note(self, work: float, late_by: float) -> None:
        """Count one frame: the seconds that it worked, and by how many it came late."""
        if len(self.work_seconds) < self.most_kept:
            self.work_seconds.append(work)
        if late_by > TICK_SECONDS:
            self.late_frames += 1


class Loop:
    """Runs frames until told to stop. Input, ticks and drawing are passed in, and so is time.

    `poll` reads devices, `update` advances the world by one tick, `draw` shows it. What happens
    depends on how many ticks passed, never on the clock's reading.
    """

    def __init__(
        self,
        poll: Callable[[], None],
        update: Callable[[], None],
        draw: Callable[[], object],
        *,
        clock: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
        statistics: FrameStatistics | None = None,
    ) -> None:
        self.poll = poll
        self.update = update
        self.draw = draw
        self.clock = clock
        self.sleep = sleep
        self.statistics = statistics or FrameStatistics()
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
        now = self.clock()
        self.statistics.note(now - begun, late_by)
        due += ticks * TICK_SECONDS
        if due > now:
            self.sleep(due - now)
        return due
