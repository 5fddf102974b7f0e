"""What large eyes do by themselves: they shut for a moment, and look aside for a second.

A large face hangs there for as long as people think; by the clock alone, so it tells nothing.
"""

from __future__ import annotations

from typing import Final, Literal

from kingup_game.theme.durations import EYES_ASIDE, EYES_REST, EYES_SHUT

Eyes = Literal["", "-blink", "-glance"]
"""What a picture's mood is followed by."""

_TWICE: Final = EYES_SHUT
"""The last blink of a turn is two."""
_TURN: Final[tuple[tuple[int, Eyes], ...]] = (
    (EYES_REST, ""),
    (EYES_SHUT, "-blink"),
    (EYES_REST, ""),
    (EYES_SHUT, "-blink"),
    (EYES_ASIDE, "-glance"),
    (EYES_SHUT, "-blink"),
    (EYES_REST, ""),
    (EYES_SHUT, "-blink"),
    (_TWICE, ""),
    (EYES_SHUT, "-blink"),
)
_TURN_TICKS: Final = sum(length for length, _ in _TURN)


def eyes_at(tick: int) -> Eyes:
    """How they are at a tick, from the first on."""
    left = tick % _TURN_TICKS
    for length, eyes in _TURN:
        if left < length:
            return eyes
        left -= length
    return ""
