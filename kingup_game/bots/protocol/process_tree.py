"""Programs of others, and whatever they start in their turn: started together, ended together."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MARK: Final = "KINGUP_PROGRAM"
"""A variable that all descendants inherit, also those that leave the group."""

_PROCESSES: Final = Path("/proc")
_MOST_SEARCHES: Final = 20


class ProcessTree:
    """One program of somebody's, its pipes, and its children's children."""

    def __init__(self, command: str) -> None:
        """Start a command line; OSError or ValueError where that is not possible."""
        words = shlex.split(command)
        if not words:
            raise ValueError("no program is named")
        self._mark = secrets.token_hex(8)
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
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
        if sys.platform == "win32":
            tree = ("taskkill", "/F", "/T", "/PID", str(self.process.pid))
            with contextlib.suppress(OSError):
                subprocess.run(tree, capture_output=True, check=False)
        else:
            with contextlib.suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self._end_the_marked()
        self.process.kill()
        self.process.wait()

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
