"""A process of tests collects garbage in one way, whatever a game within it asked for.

A game keeps for good what is there as it begins, and looks for garbage behind closed covers alone.
One that a test opens would say so for all tests after it, whose games then stay, with their
pictures, until the machine is full.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

OURS: Final = (5000, 10, 10)
"""A game is put together in tens of thousands of parts: as often as Python looks by itself, every
test would have all parts of the last ones looked through several times."""


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
