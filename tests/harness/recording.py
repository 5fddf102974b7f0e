"""What is heard, written down, so that two runs of the game can be compared."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Recording:
    """A sink for the audio: a line for each thing it hears."""

    lines: list[str] = field(default_factory=list)

    def heard(self, what: str) -> None:
        self.lines.append(what)

    def bytes(self) -> bytes:
        return "\n".join(self.lines).encode()
