"""How long each station of an evening takes, and how many presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kingup_game.app.loop import TICKS_PER_SECOND

LEARNED: Final = "the lesson"
"""Whoever is past it knows what faces, floors and Nos are for."""


@dataclass
class Station:
    """One part of the evening. Ticks are those of the game; none of them depend on the machine."""

    name: str
    ticks: int = 0
    presses: int = 0
    words: int = 0

    @property
    def seconds(self) -> float:
        return self.ticks / TICKS_PER_SECOND


class Stopwatch:
    """The stations one after the other; one that comes again is counted on."""

    def __init__(self) -> None:
        self._stations: dict[str, Station] = {}
        self.now = self.enter("start")
        self.ticks = 0

    def enter(self, name: str) -> Station:
        """From now on everything counts for this station."""
        self.now = self._stations.setdefault(name, Station(name))
        return self.now

    def pass_time(self, ticks: int = 1) -> None:
        self.now.ticks += ticks
        self.ticks += ticks

    def press(self, times: int = 1) -> None:
        self.now.presses += times

    def __iter__(self) -> Iterator[Station]:
        return (one for one in self._stations.values() if one.ticks or one.presses)

    def until(self, name: str) -> Station:
        """Everything up to the end of a station, as one."""
        total = Station(f"up to the end of: {name}")
        for station in self:
            total.ticks += station.ticks
            total.presses += station.presses
            total.words += station.words
            if station.name == name:
                break
        return total

    def __contains__(self, name: str) -> bool:
        return any(one.name == name for one in self)

    @property
    def whole(self) -> Station:
        """Everything as one."""
        return self.until("")

    def line(self) -> str:
        """The two figures that matter most, for whoever waits."""
        learned, whole = self.until(LEARNED), self.whole
        knows = f"knows the rules after {learned.seconds:.0f} s and {learned.presses} presses"
        return f"{knows}; all in all {whole.seconds:.0f} s and {whole.presses} presses"
