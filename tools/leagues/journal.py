"""Matches kept as they end, a line each, so that a league that was cut off goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from kingup_game import bots, engine

_DECIDE_NOTHING: Final = {"coach", "reasons", "advice", "talk", "protocol", "thinking"}
"""Modules and packages of the bots that never change what is chosen."""


@cache
def minds() -> str:
    """A mark for the rules and the opponents as they are now: others' matches do not count."""
    paths = [
        path
        for package in (engine, bots)
        for path in sorted(Path(package.__path__[0]).rglob("*.py"))
        if not _DECIDE_NOTHING & {path.stem, path.parent.name}
    ]
    digest = sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:10]


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """One match: who sat where, and who won."""

    cell: str
    bot: str
    seed: int
    number: int
    names: tuple[str, ...]
    winners: tuple[int, ...]
    seconds: float

    def wins(self) -> Iterator[tuple[str, float]]:
        """Each seat's name and its share of the win."""
        for seat, name in enumerate(self.names):
            yield name, 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(slots=True)
class Journal:
    """A file of finished matches; those of the same opponents as now are in `kept`."""

    path: Path
    kept: dict[tuple[str, str, int, int], KeptMatch] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.path.exists():
            return
        text = self.path.read_text(encoding="utf-8")
        for line in text[: text.rfind("\n") + 1].splitlines():
            words = json.loads(line)
            if words.pop("minds") == minds():
                words["names"], words["winners"] = tuple(words["names"]), tuple(words["winners"])
                self._keep(KeptMatch(**words))

    def has(self, cell: str, bot: str, seed: int, number: int) -> bool:
        return (cell, bot, seed, number) in self.kept

    def of(self, cell: str, bot: str, seed: int, matches: int) -> list[KeptMatch]:
        """What was played of the first `matches` matches of a cell."""
        keys = [(cell, bot, seed, number) for number in range(1, matches + 1)]
        return [self.kept[key] for key in keys if key in self.kept]

    def add(self, match: KeptMatch) -> None:
        self._keep(match)
        words = {
            "minds": minds(),
            "cell": match.cell,
            "bot": match.bot,
            "seed": match.seed,
            "number": match.number,
            "names": match.names,
            "winners": match.winners,
            "seconds": round(match.seconds, 2),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(words) + "\n")

    def _keep(self, match: KeptMatch) -> None:
        self.kept[match.cell, match.bot, match.seed, match.number] = match
