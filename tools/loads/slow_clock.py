"""The clock of a machine that is slower than this one: what a thread works takes it longer."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Seconds = Callable[[], float]


class SlowClock:
    """Its time passes while this thread works, so many times as fast, and while it sleeps."""

    def __init__(self, slowness: float, *, worked: Seconds = time.thread_time) -> None:
        self.slowness = slowness
        """How many times as long work takes; it may be another one from now on."""
        self.threads_work: Callable[[], bool] = lambda: False
        """Whether other threads need the time in which this one sleeps."""
        self._worked = worked
        self._read_at = worked()
        self._work = self._slept = 0.0

    def work(self) -> float:
        """Seconds that this thread worked, on the slow machine."""
        now = self._worked()
        self._work += (now - self._read_at) * self.slowness
        self._read_at = now
        return self._work

    def now(self) -> float:
        """Seconds since it was made, on the slow machine."""
        return self._slept + self.work()

    def sleep(self, seconds: float) -> None:
        """Nobody waits, but for threads: they get what such a machine would give them."""
        self._slept += seconds
        if self.threads_work():
            time.sleep(seconds / self.slowness)

    def change(self, slowness: float) -> None:
        """Another machine, from now on."""
        self.work()
        self.slowness = slowness

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What is done here takes no time: another process would do it."""
        self.work()
        yield
        self._read_at = self._worked()
