"""The tables that opponents are measured at, and what is asked of one seat there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import pairwise
from random import Random
from typing import Final

from kingup_game.bots.field.field_bots import FIELD
from kingup_game.bots.ladder import LADDER
from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.table.simulate import Series

PROGRAM_SECONDS: Final = 60.0
"""What a program may take for a decision: enough that no busy machine changes a result."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What must be reached: a share of the wins, in its own words."""

    share: float
    words: str
    interval_above: float | None = None
    """What the interval must be above; where it is None, that is the share itself."""

    @classmethod
    def of_wins(cls, percent: int) -> Bar:
        return cls(percent / 100, f"≥ {percent} %")

    @classmethod
    def of_fair(cls, factor: float, players: int) -> Bar:
        return cls(factor / players, f"≥ {factor:g} × fair")


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat of `bot` against rivals: all of the one kind there is, or all different."""

    name: str
    table: Terms
    bot: str
    pool: tuple[str, ...]
    bar: Bar | None = None
    must_be_first: bool = False
    pool_name: str = ""

    @property
    def fair(self) -> float:
        return 1 / self.table.players

    @property
    def is_mixed(self) -> bool:
        return len(self.pool) > 1

    @property
    def against(self) -> str:
        """The rivals in words."""
        return f"{self.table.players - 1} × {self.pool_name or self.pool[0]}"

    def series(self, seed: int, number: int) -> Series:
        """What `number`, a match of this cell, is played with; its rivals are drawn by the seed."""
        rivals = self.pool * (self.table.players - 1)
        if self.is_mixed:
            source = Random(f"{seed}/{number}/rivals")
            rivals = tuple(source.sample(self.pool, self.table.players - 1))
        seats = (self.bot, *rivals)
        return Series(self.table, seats, number, seed, shuffle_seats=True, seconds=PROGRAM_SECONDS)


def ladder(table: Terms, levels: Sequence[str] | None = None) -> list[Cell]:
    """Each level at a table of the level below; the lowest among random players, with no bar."""
    names = ["random", *(levels or [level.name for level in LADDER])]
    fair = 1 / table.players
    bar = Bar(1.3 * fair, "≥ 1.3 × fair, interval above fair", interval_above=fair)
    prefix = f"ladder-{table.edition}-{table.players}"
    return [
        Cell(f"{prefix}-{level}", table, level, (below,), bar if below != "random" else None)
        for below, level in pairwise(names)
    ]


def field(bot: str) -> list[Cell]:
    """Every table that the strongest opponent must do well at."""
    cells = [_alike(bot, "classic", *pushers) for pushers in _PUSHERS]
    cells += [_alike(bot, "classic", size, "rider", Bar.of_fair(2, size)) for size in (5, 6)]
    cells += [
        _alike(bot, "classic", size, "saver", Bar.of_fair(2.5, size))
        for size in table_sizes(Edition.CLASSIC)
    ]
    plain = "quick plain" if bot.startswith("quick ") else "plain"
    for edition in Edition:
        cells.append(_alike(bot, edition, 4, plain, Bar.of_fair(1.5, 4)))
    for edition in Edition:
        cells += [_mixed(bot, edition, size) for size in table_sizes(edition)]
    return cells


def chosen(cells: Iterable[Cell], patterns: Sequence[str]) -> list[Cell]:
    """The cells that the patterns name, in the patterns' order; all where there is no pattern."""
    cells = list(cells)
    if not patterns:
        return cells
    found: dict[str, Cell] = {}
    for pattern in patterns:
        matching = [cell for cell in cells if fnmatchcase(cell.name, pattern)]
        if not matching:
            names = ", ".join(cell.name for cell in cells)
            raise ValueError(f"no cell is called {pattern!r}; there are {names}")
        found.update({cell.name: cell for cell in matching})
    return list(found.values())


_PUSHERS: Final = tuple(
    (size, "pusher", Bar.of_wins(percent)) for size, percent in ((3, 80), (4, 75), (5, 70), (6, 55))
)
_JESTER_BARS: Final = {2: Bar.of_wins(95), **{size: Bar.of_fair(2.2, size) for size in (4, 6, 8)}}


def _alike(bot: str, edition: Edition | str, size: int, rival: str, bar: Bar) -> Cell:
    kind = rival.removeprefix("quick ")
    return Cell(f"{edition}-{size}-{kind}", terms_of(edition, size), bot, (rival,), bar)


def _mixed(bot: str, edition: Edition, size: int) -> Cell:
    ideas = tuple(idea.name for idea in FIELD)
    bar = _JESTER_BARS.get(size) if edition is Edition.JESTER else None
    return Cell(
        f"{edition}-{size}-mixed",
        terms_of(edition, size),
        bot,
        ideas,
        bar,
        must_be_first=True,
        pool_name=f"drawn from {len(ideas)} ideas",
    )
