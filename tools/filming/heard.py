"""What the game asked to be heard, and at which tick: everything that a mix needs."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Heard:
    """A sink for the audio. Whoever lets time pass, says so by `tick`."""

    tick: int = 0
    lines: list[tuple[int, str]] = field(default_factory=list)

    def heard(self, what: str) -> None:
        """One line as `Audio` tells it: a cue, music, its layers, a ducking, the air of a place."""
        self.lines.append((self.tick, what))
