"""Whoever goes by arrow keys or a stick takes the shortest way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from kingup_game.app.presses import DIRECTIONS, Intent


def shortest_way(start: str, goal: str, goes: Callable[[str, Intent], str | None]) -> list[Intent]:
    """The fewest presses from one thing to another."""
    ways: dict[str, list[Intent]] = {start: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            return ways[here]
        for way in DIRECTIONS:
            there = goes(here, way)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], way]
                waiting.append(there)
    raise LookupError(f"no way leads to {goal}")
