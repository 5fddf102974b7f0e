"""Large pieces of memory go back to the system as soon as they are free, and what is there from
the start is not looked through again and again.

A picture of the whole window comes and goes with every castle, light and scene. The C library of
Linux learns from the first that is freed to keep such pieces for later; between them lie small
ones that stay, so an evening holds hundreds of megabytes of holes. Told a threshold, it stops
learning. Measured in docs/speed.md.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

LARGE_BYTES: Final = 250_000
"""Just below a quarter of a face. A fresh piece costs page faults, and so large ones are made in a
thread: docs/speed.md."""

NEVER: Final = 1 << 30

M_MMAP_THRESHOLD: Final = -3
"""What glibc calls it, in malloc.h."""


def give_large_pieces_back(platform: str = sys.platform) -> bool:
    """From now on; whether this system's C library heard it. Others need no telling."""
    if not platform.startswith("linux"):
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BYTES))
    except (OSError, AttributeError):  # a C library without the word
        return False


def give_free_pieces_back(platform: str = sys.platform) -> bool:
    """What is free now, also between pieces that stay; whether this system's library heard it."""
    if not platform.startswith("linux"):
        return False
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return False
    return True


def keep_what_is_there() -> None:
    """All that was made until now stays for good: Python need not ask whether anybody still wants
    it, which took 20 ms now and then, in the middle of a step. Nor does it look through all of the
    rest by itself: the theatre has it do so behind closed covers."""
    gc.freeze()
    gc.enable()  # the start did without
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
