"""Processes of ours that hear no Ctrl-C: a terminal tells it to all, and they end with the game."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_QUIETLY: Final = "ignore:resource_tracker"
"""What a game that was ended at once leaves behind is taken away without a word."""


if sys.platform != "win32":
    _UNHEARD: Final = frozenset({signal.SIGINT, signal.SIGHUP})


@contextmanager
def deaf_children() -> Iterator[None]:
    """Whatever this thread starts meanwhile is deaf for its whole life, also while it is loaded:
    nobody wants to be told where in that it was."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    before = signal.pthread_sigmask(signal.SIG_BLOCK, _UNHEARD)
    try:
        sys.warnoptions.append(_QUIETLY)
        # Of itself it would begin in between, as it would where a terminal that is closed ended it,
        # and have Ctrl-C be heard again.
        ensure_running()
        sys.warnoptions.remove(_QUIETLY)
        signal.pthread_sigmask(signal.SIG_BLOCK, _UNHEARD)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
