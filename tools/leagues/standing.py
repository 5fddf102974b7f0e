"""What one seat made of its matches, and what the 95 % interval says of the bar."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from kingup_game.table.tally import wilson_interval
from tools.leagues.cells import Cell
from tools.leagues.journal import KeptMatch


class Verdict(StrEnum):
    HOLDS = "holds"
    NOT_SHOWN = "not shown"
    MISSED = "missed"


@dataclass(slots=True)
class Share:
    """Wins of matches; a shared win counts by its share."""

    matches: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.wins, self.matches)

    @property
    def interval_text(self) -> str:
        low, high = self.interval
        return f"{low:.1%} – {high:.1%}"

    def add(self, won: float) -> None:
        self.matches += 1
        self.wins += won


@dataclass(slots=True)
class Standing:
    """A cell and the matches that were played of it."""

    cell: Cell
    own: Share = field(default_factory=Share)
    others: dict[str, Share] = field(default_factory=dict)
    """By name, each counted once for every seat it held."""

    @classmethod
    def of(cls, cell: Cell, matches: Iterable[KeptMatch]) -> Standing:
        standing = cls(cell)
        for match in matches:
            for name, won in match.wins():
                share = standing.own
                if name != cell.bot:
                    share = standing.others.setdefault(name, Share())
                share.add(won)
        return standing

    @property
    def factor(self) -> float:
        """How many times its fair share it won."""
        return self.own.rate / self.cell.fair

    @property
    def best_other(self) -> tuple[str, Share]:
        """The rival that won most often from its seats."""
        nobody = ("–", Share())
        return max(self.others.items(), key=lambda entry: entry[1].rate, default=nobody)

    @property
    def verdict(self) -> Verdict | None:
        """Whether the bar is reached: shown by the interval, or open."""
        bar = self.cell.bar
        if bar is None:
            return None
        low, high = self.own.interval
        if bar.interval_above is not None and low > bar.interval_above and high >= bar.share:
            low = self.own.rate
        return _verdict((low, high), (bar.share, bar.share))

    @property
    def is_first(self) -> Verdict | None:
        """Whether it won more often than any rival at the table, by both intervals."""
        if not self.cell.must_be_first:
            return None
        return _verdict(self.own.interval, self.best_other[1].interval)


def _verdict(own: tuple[float, float], wanted: tuple[float, float]) -> Verdict:
    if own[0] >= wanted[1]:
        return Verdict.HOLDS
    return Verdict.MISSED if own[1] < wanted[0] else Verdict.NOT_SHOWN
