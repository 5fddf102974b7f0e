"""Programs of others, and whatever they start in their turn: started together, ended together."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MARK: Final = "KINGUP_PROGRAM"
"""A variable that all descendants inherit, also those that leave the group."""

_PROCESSES: Final = Path("/proc")
_MOST_SEARCHES: Final = 20


_MOST_COMPLAINTS: Final = 100_000
"""Bytes that a program may write to our terminal; what it says after them nobody hears."""
_AT_ONCE: Final = 1 << 16

_running: list[ProcessTree] = []


def end_all_programs() -> None:
    """Whatever has been started ends now. It waits for nobody: a signal may come at any moment."""
    for tree in _running:
        tree.kill()


class ProcessTree:
    """One program of somebody's, its pipes, and its children's children."""

    def __init__(self, command: str) -> None:
        """Start a command line; OSError or ValueError where that is not possible."""
        words = shlex.split(command)
        if not words:
            raise ValueError("no program is named")
        self._mark = secrets.token_hex(8)
        self._number = 0
        _running.append(self)  # before it runs: it is found by its mark
        try:
            self.process = self._started(words)
        except (OSError, ValueError):
            _running.remove(self)
            raise
        self._number = self.process.pid
        threading.Thread(target=self._pass_on_complaints, daemon=True).start()

    def _started(self, words: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, _MARK: self._mark},
            start_new_session=True,
        )

    def end(self, patience: float = 0.0) -> None:
        """Give it a little time to end by itself, then end it and everything that it started."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self.kill()
        self.process.kill()
        self.process.wait()
        if self in _running:
            _running.remove(self)

    def kill(self) -> None:
        """End it and everything that it started, now."""
        if sys.platform == "win32":
            tree = ("taskkill", "/F", "/T", "/PID", str(self._number))
            with contextlib.suppress(OSError):
                subprocess.run(tree, capture_output=True, check=False)
            return
        if self._number:
            with contextlib.suppress(OSError):
                os.killpg(self._number, signal.SIGKILL)
        self._end_the_marked()

    def _pass_on_complaints(self) -> None:
        """Its maker wants to read them, and nobody wants a disk full of them."""
        assert self.process.stderr is not None
        left = _MOST_COMPLAINTS
        with contextlib.suppress(OSError, ValueError):
            while said := os.read(self.process.stderr.fileno(), _AT_ONCE):
                sys.stderr.write(said[:left].decode("utf-8", "replace"))
                sys.stderr.flush()
                left -= len(said[:left])

    def _end_the_marked(self) -> None:
        """Those that have a group of their own are found where the system lists processes: again
        and again, for they may start others meanwhile."""
        for _ in range(_MOST_SEARCHES):
            found = list(self._marked())
            if not found:
                return
            for number in found:
                with contextlib.suppress(OSError):
                    os.kill(number, signal.SIGKILL)

    def _marked(self) -> Iterator[int]:
        """All that run; those that have been ended have no surroundings any more."""
        mark = f"{_MARK}={self._mark}".encode()
        for entry in _PROCESSES.glob("[0-9]*/environ"):
            with contextlib.suppress(OSError):
                if mark in entry.read_bytes():
                    yield int(entry.parent.name)
