"""The bots: iterations a second, decision times by phase and table, and the ladder's steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import quantiles
from time import process_time
from typing import Final

from kingup_game.bots.levels import LADDER, make_bot
from kingup_game.bots.search import Arm, SearchBot
from kingup_game.engine.actions import Action
from kingup_game.engine.edition import Edition, Setup, setup, table_sizes
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.engine.view import View
from kingup_game.table.host import Host
from kingup_game.table.playing import play_out
from kingup_game.table.simulate import Series, tally_series
from kingup_game.table.tally import wilson_interval
from tools.benches.measure import Row

SECONDS_A_DECISION: Final = 1.0
LADDER_MATCHES: Final = 200
SLOW_LADDER_MATCHES: Final = 20
_SLOW: Final = ("duke", "king")
_SEED: Final = 1


def rows() -> Iterator[Row]:
    for edition in Edition:
        for players in table_sizes(edition):
            yield from _times(setup(edition, players, rounds=1))
    yield from _ladder(setup("classic", 4))


class Watched(SearchBot):
    """The strongest with a watch: where there is a choice, processor time and play-outs."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        self.spent: dict[Phase, list[float]] = {}
        self.play_outs: dict[Phase, int] = {}

    def ranking(self, view: View, options: Sequence[Action]) -> list[Arm]:
        start = process_time()
        arms = super().ranking(view, options)
        self.spent.setdefault(view.phase, []).append(process_time() - start)
        played = sum(arm.worlds for arm in arms)
        self.play_outs[view.phase] = self.play_outs.get(view.phase, 0) + played
        return arms


def _times(table: Setup) -> Iterator[Row]:
    """The strongest at one seat among sergeants, for one round."""
    king = Watched(table, 0, _SEED)
    others = [make_bot("sergeant", table, seat, _SEED) for seat in range(1, table.players)]
    seats = tuple(SeatEntry(str(seat), "bot") for seat in range(table.players))
    play_out(Host(Header(table, seats, _SEED, "bench")), [king, *others])
    for phase, spent in king.spent.items():
        name = f"king, {phase}, {table.edition} {table.players}"
        ranks = quantiles(spent, n=100, method="inclusive") if len(spent) > 1 else spent * 99
        middle, slowest = ranks[49], ranks[98]
        yield Row(f"{name}: p50 of {len(spent)}", middle * 1000, "ms")
        yield Row(
            f"{name}: p99 of {len(spent)}",
            slowest * 1000,
            "ms",
            bar=f"< {SECONDS_A_DECISION * 1000:g}",
            holds=slowest < SECONDS_A_DECISION,
        )
        yield Row(f"{name}: play-outs", king.play_outs[phase] / sum(spent), "rounds/s")


def _ladder(table: Setup) -> Iterator[Row]:
    """One seat of each level at a table of the level below, as a share of the wins."""
    names = ["random", *(level.name for level in LADDER)]
    for below, level in pairwise(names):
        matches = SLOW_LADDER_MATCHES if level in _SLOW else LADDER_MATCHES
        others = (below,) * (table.players - 1)
        series = Series(table, (level, *others), matches, _SEED, shuffle_seats=True)
        row = tally_series(series).by_bot[level]
        low, high = wilson_interval(row.wins, row.played)
        fair = 1 / table.players
        yield Row(
            f"{level} among {below}s, {matches} matches",
            row.wins / row.played / fair,
            "x fair share",
            spread=(high - low) / (row.wins / row.played),
            bar=f"{low:.0%} to {high:.0%}, above {fair:.0%}",
            holds=None if below == "random" else low > fair,
        )
