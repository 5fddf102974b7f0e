"""Told to end from outside: by Ctrl-C, a terminal that is closed, a computer that shuts down."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
)
PATIENCE_SECONDS: Final = 1.0
"""A terminal that is closed says it twice at once; whoever says it again later means it."""

Hear = Callable[[int, FrameType | None], object]


@contextmanager
def heard_by(hear: Hear | signal.Handlers) -> Iterator[None]:
    """Whoever tells this process to end meanwhile tells `hear`. What it was started to be deaf to
    (`nohup`), it stays deaf to."""
    before: dict[int, Hear | int] = {}
    with suppress(ValueError):  # only a main thread may
        for one in SIGNALS:
            usual = signal.getsignal(one)
            if usual is not None and usual is not signal.SIG_IGN:
                before[one] = usual
                signal.signal(one, hear)
    try:
        yield
    finally:
        for one, usual in before.items():
            signal.signal(one, usual)


def ended_in_order(end: Callable[[], bool]) -> Hear:
    """Have the game `end` as if its window were closed. Where that says that there is nothing to
    end in order, and when it is told again, the process ends at once."""
    heard_at: list[float] = []

    def hear(number: int, frame: FrameType | None) -> None:
        del frame
        heard_at.append(monotonic())
        if heard_at[-1] - heard_at[0] > PATIENCE_SECONDS or not end():
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    return hear
