"""The three streams of the terminal, whatever became of them."""

from __future__ import annotations

import contextlib
import os
import sys
from io import RawIOBase, StringIO, TextIOWrapper
from select import select
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


_AT_ONCE: Final = 512
"""Bytes that a pipe takes whole wherever it has room for any."""
_PATIENCE_SECONDS: Final = 2.0


class _Complaints(RawIOBase):
    """Where nobody hears them, complaints go nowhere: they end no match and change no code, and
    hold nothing up where a pipe is full that nobody reads.

    Nothing of them waits in a buffer either, over which Python would stumble at its end.
    """

    def __init__(self, heard: Any) -> None:
        self._heard = heard
        self._patience = _PATIENCE_SECONDS
        self._one_at_a_time = Lock()

    def write(self, said: ReadableBuffer, /) -> int:
        data = bytes(said)
        with self._one_at_a_time, contextlib.suppress(OSError, ValueError):
            for at in range(0, len(data), _AT_ONCE):
                if not self._is_room():
                    break
                self._heard.write(data[at : at + _AT_ONCE])
        return len(data)

    def _is_room(self) -> bool:
        """Waits a little the first time; who has not read anything by then is not waited for."""
        if os.name != "posix":
            return True
        is_room = bool(select([], [self._heard], [], self._patience)[1])
        self._patience = _PATIENCE_SECONDS if is_room else 0.0
        return is_room

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return bool(self._heard.isatty())

    def fileno(self) -> int:
        return int(self._heard.fileno())


def prepare_streams() -> None:
    """Where somebody closed the terminal's three streams, nothing else may take their numbers: what
    a library complains of would be written into a save. Names of any bytes can be told."""
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                os.open(os.devnull, os.O_RDWR)  # it gets the lowest number that is free
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    if sys.stderr is sys.__stderr__ and isinstance(sys.stderr, TextIOWrapper):
        heard = getattr(sys.stderr.buffer, "raw", sys.stderr.buffer)
        sys.stderr = TextIOWrapper(
            _Complaints(heard), sys.stderr.encoding, "backslashreplace", write_through=True
        )


def close_output() -> None:
    """What is left of the answer goes nowhere; else Python would stumble over it at the end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
