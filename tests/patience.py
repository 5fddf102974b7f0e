"""No test goes on for ever: whoever waits for what never comes is told so, and where."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest

WORK_SECONDS: Final = 60.0
"""Of the processor's own time, of which no test needs a quarter, however busy the machine is."""

WAIT_SECONDS: Final = 300.0
"""By the clock, for those who wait without doing anything."""

AGAIN_SECONDS: Final = 2.0
"""Whoever is begun anew after that, as a shrinking example is, has no more than this."""

HAS_TIMERS: Final = hasattr(signal, "setitimer")
"""Windows has none; there a test may hang."""


@contextmanager
def patience(work: float = WORK_SECONDS, wait: float = WAIT_SECONDS) -> Iterator[None]:
    """Fails what is inside when it works or waits for too long. May lie within another."""
    if not HAS_TIMERS:
        yield
        return
    limits = (
        (signal.SIGVTALRM, signal.ITIMER_VIRTUAL, work, "of work"),
        (signal.SIGALRM, signal.ITIMER_REAL, wait, "by the clock"),
    )
    before = [
        (number, timer, signal.signal(number, _giving_up(f"{seconds:g} seconds {kind}")))
        for number, timer, seconds, kind in limits
    ]
    left = [signal.setitimer(timer, seconds, AGAIN_SECONDS) for _, timer, seconds, _ in limits]
    try:
        yield
    finally:
        for (number, timer, handler), (seconds, again) in zip(before, left, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)
            signal.setitimer(timer, seconds, again)


def _giving_up(length: str) -> Callable[[int, FrameType | None], None]:
    def give_up(_number: int, frame: FrameType | None) -> None:
        where = f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else "somewhere"
        pytest.fail(f"gave up after {length}, at {where}: what is waited for does not come")

    return give_up
