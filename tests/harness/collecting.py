"""A process of tests collects garbage as any Python does, whatever a game within it asked for.

A game keeps for good what is there as it begins, and looks for garbage behind closed covers alone.
One that a test opens would say so for all tests after it, whose games then stay, with their
pictures, until the machine is full.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

USUAL: Final = gc.get_threshold()


def leave_out_what_stays() -> None:
    """Tests and modules are never garbage: without them a collection is a fifth as long."""
    gc.collect()
    gc.freeze()


@contextmanager
def collecting() -> Iterator[None]:
    """Afterwards garbage is collected as it was before."""
    try:
        yield
    finally:
        if gc.get_threshold() != USUAL:
            gc.enable()
            gc.set_threshold(*USUAL)
            gc.unfreeze()
