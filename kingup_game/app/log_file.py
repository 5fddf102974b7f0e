"""The file of the log. A module of its own: Python's loads much, and mostly nothing is written."""

from __future__ import annotations

from logging import LogRecord
from logging.handlers import RotatingFileHandler


class LogFile(RotatingFileHandler):
    """Says nothing of its own troubles."""

    def handleError(self, record: LogRecord) -> None:  # noqa: N802
        """Python would write a traceback to the terminal; a log that cannot be written is no
        fault."""
        del record
