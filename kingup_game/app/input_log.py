"""Recorded input: every press with its tick, written and played again exactly."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from kingup_game.app.presses import Intent, Press


@dataclass
class InputLog:
    """Presses by tick. Together with the seed it makes the same match again."""

    seed: int = 0
    presses: list[tuple[int, Press]] = field(default_factory=list)

    def note(self, tick: int, presses: Iterable[Press]) -> None:
        """Remember what was pressed in a tick."""
        self.presses += [(tick, press) for press in presses]

    def write(self, path: Path) -> None:
        """Write the log, a line for each press."""
        lines = [json.dumps({"seed": self.seed})]
        lines += [
            json.dumps([tick, p.device, p.intent, p.x, p.y, p.text, p.repeated])
            for tick, p in self.presses
        ]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> InputLog:
        """A log that was written before."""
        head, *lines = path.read_text(encoding="utf-8").splitlines()
        log = cls(seed=json.loads(head)["seed"])
        for line in lines:
            tick, device, intent, x, y, text, repeated = json.loads(line)
            log.presses.append((tick, Press(device, Intent(intent), x, y, text, repeated)))
        return log


class Playback:
    """Gives a log's presses tick by tick, as `Controls` would."""

    def __init__(self, log: InputLog) -> None:
        self._by_tick: dict[int, list[Press]] = {}
        for tick, press in log.presses:
            self._by_tick.setdefault(tick, []).append(press)

    def at(self, tick: int) -> list[Press]:
        """What was pressed in a tick."""
        return self._by_tick.get(tick, [])
