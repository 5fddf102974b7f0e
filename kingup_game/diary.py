"""What went wrong in an evening, written down beside it: lines of the log, and the last report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from kingup_game.app.faults import place_of, was_there_before, write_log
from kingup_game.app.log import close_log, keep_log
from kingup_game.table.disk.scribe import FLUSH_SECONDS, Scribe

LINE_SECONDS: Final = 0.004
"""So long a frame waits for a line, a quarter of its time: on most disks it is there then, whatever
becomes of the game in the next moment."""


class Diary:
    """The log has a scribe of its own: no line waits behind a match that takes its time."""

    def __init__(self, logs: Path | None) -> None:
        self._clerk = Scribe(lambda _: None)
        self._handler = keep_log(logs, self._hand_over)

    def close(self) -> None:
        """Write what is left; call once, at the end."""
        close_log(self._handler)
        self._clerk.close(FLUSH_SECONDS)

    def _hand_over(self, write: Callable[[], None]) -> None:
        self._clerk.ask(write).wait(LINE_SECONDS)


class Reported(NamedTuple):
    """What the disk said to a fault."""

    was_there_before: bool = False
    path: Path | None = None


def keep_report(fault: Exception, logs: Path | None) -> Reported:
    """Write down the way to a fault. A disk that does not answer keeps nobody from being told."""
    errand = Scribe(lambda _: None).ask(partial(_reported, fault, logs))
    errand.wait(FLUSH_SECONDS)
    return errand.answer or Reported()


def _reported(fault: Exception, logs: Path | None) -> Reported:
    was_there = was_there_before(place_of(fault), logs)
    return Reported(was_there, write_log(fault, logs))
