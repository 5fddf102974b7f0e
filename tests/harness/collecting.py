"""How processes of tests collect tests, and garbage: in one way, whatever a game within asked for.

A game keeps for good what is there as it begins, and looks for garbage behind closed covers alone.
One that a test opens would say so for all tests after it, whose games then stay, with their
pictures, until the machine is full.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

OURS: Final = (20_000, 10, 10)
"""A game is put together in tens of thousands of parts: as often as Python looks by itself, every
test would have all parts of the last ones looked through several times."""


def share_compiling(tests: Path) -> None:
    """Where two processes collect all tests, one begins at the end: each reads what the other has
    compiled. In a fresh clone both compiled everything, in step, for as long as three collections.
    """
    if os.environ.get("PYTEST_XDIST_WORKER", "")[-1:] in tuple("13579"):
        for file in sorted(tests.rglob("test_*.py"), reverse=True):
            import_module(".".join(file.relative_to(tests.parent).with_suffix("").parts))


def leave_out_what_stays() -> None:
    """Tests and modules are never garbage: without them a collection is a fifth as long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OURS)


@contextmanager
def collecting() -> Iterator[None]:
    """Afterwards garbage is collected as it was before."""
    try:
        yield
    finally:
        if gc.get_threshold() != OURS:
            gc.enable()
            gc.set_threshold(*OURS)
            gc.unfreeze()
