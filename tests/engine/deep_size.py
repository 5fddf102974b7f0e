"""How much memory a state of the match takes."""

from __future__ import annotations

import sys
from enum import Enum

from kingup_game.engine.edition import Terms
from kingup_game.engine.state import State

STATE_BYTES = 2048


def deep_size(state: State) -> int:
    """The bytes that one more state costs, each part once.

    Not counted is what all states of a program share: the setup, enumerations, the goal cards and
    single letters, None and the small numbers.
    """
    seen: dict[int, int] = {}
    heap: list[object] = [state]
    while heap:
        part = heap.pop()
        if id(part) in seen or part is None or isinstance(part, Terms | Enum | str):
            continue
        if isinstance(part, int) and -5 <= part <= 256:
            continue
        seen[id(part)] = sys.getsizeof(part)
        if isinstance(part, tuple):
            heap.extend(part)
    return sum(seen.values())
