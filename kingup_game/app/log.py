"""What went wrong and was put right again, a line each, for whoever looks after the computer."""

from __future__ import annotations

import logging
import os
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_NAME: Final = "game.log"
_LARGEST_BYTES: Final = 100_000
_FORM: Final = "%(asctime)s %(message)s"


class _Log(RotatingFileHandler):
    """A disk that refuses a line of the log is no news: it is told where it loses a match."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        del record


def keep_log(logs: Path | None) -> logging.Handler:
    """Our own sentences go to a file, which is made when there is something to say.

    Where nothing can be written, or where something lies that is no file (a pipe would hold the
    picture for ever), they go to the terminal. Close the handler at the end.
    """
    handler: logging.Handler = logging.StreamHandler()
    path = None if logs is None else logs / LOG_NAME
    if path is not None and (path.is_file() or not os.path.lexists(path)):
        handler = _Log(path, maxBytes=_LARGEST_BYTES, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter(_FORM))
    logging.getLogger("kingup_game").addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Write nothing more to a log that `keep_log` opened."""
    logging.getLogger("kingup_game").removeHandler(handler)
    handler.close()
