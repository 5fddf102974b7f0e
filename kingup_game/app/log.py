"""What went wrong and was put right again, a line each, for whoever looks after the computer."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from kingup_game.app.paths import OWN_FOLDER

LOG_NAME: Final = "game.log"
_LARGEST_BYTES: Final = 100_000
_FORM: Final = "%(asctime)s %(message)s"

HandOver = Callable[[Callable[[], None]], None]
"""Has something done, here or elsewhere."""


class _Log(logging.Handler):
    """Lines as they are now, written by whoever they are handed over to.

    A disk that refuses a line of the log is no news: it is told where it loses a match.
    """

    def __init__(self, path: Path, hand_over: HandOver) -> None:
        super().__init__()
        self._path = path
        self._hand_over = hand_over
        self._writer: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self._hand_over(partial(self._write, record))

    def close(self) -> None:
        self._hand_over(self._close)
        super().close()

    def _write(self, record: logging.LogRecord) -> None:
        if self._writer is None:
            self._writer = _writer_of(self._path)
            self._writer.setFormatter(self.formatter)
        self._writer.emit(record)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def _writer_of(path: Path) -> logging.Handler:
    """Nobody writes where something lies that is no file: a pipe would hold the line for ever."""
    with suppress(OSError):  # whoever makes the folders may be late
        path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    if path.is_file() or not os.path.lexists(path):
        from kingup_game.app.log_file import LogFile

        return LogFile(path, maxBytes=_LARGEST_BYTES, backupCount=1, encoding="utf-8", delay=True)
    return logging.StreamHandler()


def keep_log(logs: Path | None, hand_over: HandOver = lambda write: write()) -> logging.Handler:
    """Our own sentences go to a file, which is made when there is something to say.

    Where nothing can be written they go to the terminal. The disk is touched by whatever is handed
    over, and by nothing else. Close the handler at the end.
    """
    handler: logging.Handler = logging.StreamHandler()
    if logs is not None:
        handler = _Log(logs / LOG_NAME, hand_over)
    handler.setFormatter(logging.Formatter(_FORM))
    logging.getLogger("kingup_game").addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Write nothing more to a log that `keep_log` opened."""
    logging.getLogger("kingup_game").removeHandler(handler)
    handler.close()
