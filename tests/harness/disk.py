"""A disk that is always in time, for tests that let ticks pass far faster than one can write."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Final
from unittest.mock import patch

from kingup_game.table.autosave import Autosave

DISK_SECONDS: Final = 60.0


def disk_in_time() -> AbstractContextManager[object]:
    """Within it the table is never held back: time stands still until everything is written."""
    written = property(lambda autosave: not autosave.flush(DISK_SECONDS))
    return patch.object(Autosave, "is_behind", written)
