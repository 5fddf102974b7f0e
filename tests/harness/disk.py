"""A disk that is always in time, for tests that let ticks pass far faster than one can write."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from kingup_game.table.disk.scribe import Errand, Scribe

DISK_SECONDS: Final = 60.0
T = TypeVar("T")


class InTime(Scribe):
    """Whatever it is asked is done when the question returns."""

    def ask(self, act: Callable[[], T], key: Hashable = None) -> Errand[T]:
        errand = super().ask(act, key)
        errand.wait(DISK_SECONDS)
        return errand


@contextmanager
def disk_in_time() -> Iterator[None]:
    """Within it nobody waits for the disk: time stands still until everything is done."""
    ask = Scribe.ask

    def ask_and_wait(self: Scribe, act: Callable[[], Any], key: Hashable = None) -> Errand[Any]:
        errand = ask(self, act, key)
        errand.wait(DISK_SECONDS)
        return errand

    Scribe.ask = ask_and_wait  # type: ignore[method-assign]
    try:
        yield
    finally:
        Scribe.ask = ask  # type: ignore[method-assign]
