"""The bots: iterations a second, times by phase and table, a full table's ballots, and the ladder.

About four minutes on one free core. `--samples 10` plays each rung some four hundred times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import quantiles
from time import process_time
from typing import Final

from kingup_game.bots.levels import make_bot
from kingup_game.bots.players.search import Arm, SearchBot
from kingup_game.engine.actions import Action
from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.engine.view import View
from kingup_game.table.host import Host
from kingup_game.table.playing import BotSeat, play_out
from tools.benches.measure import Row, Sampling
from tools.leagues.cells import Cell, ladder
from tools.leagues.playing import Fixture, play
from tools.leagues.standing import Standing, Verdict

SECONDS_A_DECISION: Final = 1.0
TIMED_MATCHES: Final = 1
BALLOT_SECONDS: Final = {50: 1.2, 99: 2.0}
"""What all ballots of eight kings together may take of one core, by share of the elections."""
BALLOT_MATCHES: Final = 4
"""Three rounds and about twenty elections each; what is dear differs from round to round."""
LADDER_MATCHES: Final = {"duke": 40, "king": 16}
"""Of the levels that search, whose matches take seconds."""
QUICK_LADDER_MATCHES: Final = 200
_SHOWN: Final = {Verdict.HOLDS: True, Verdict.MISSED: False}


def rows(sampling: Sampling) -> Iterator[Row]:
    for edition in Edition:
        for players in table_sizes(edition):
            yield from _times(terms_of(edition, players), sampling)
    yield from _ballot_rows(sampling)
    for cell in ladder(terms_of("classic", 4)):
        yield _rung(cell, sampling)


def ballot_times(table: Terms, seed: int) -> list[tuple[int, float]]:
    """What each election of a match costs the processor, with the number of its round: every seat
    hears the news and votes.

    All ballots are a king's, asked one after the other as the game asks them. The moves between are
    a sergeant's, as they only have to lead somewhere; the kings hear of them when the seat is in
    turn, as they do in the game.
    """
    seats = tuple(SeatEntry(str(seat), "bot") for seat in range(table.players))
    host = Host(Header(table, seats, seed, "bench"))
    kings, sergeants = (
        [BotSeat(host, seat, make_bot(level, table, seat, seed)) for seat in range(table.players)]
        for level in ("king", "sergeant")
    )
    spent: list[tuple[int, float]] = []
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
            continue
        start, asked = process_time(), kings if host.phase is Phase.VOTE else sergeants
        actions = [asked[seat].choose() for seat in host.seats_to_act]
        if asked is kings:
            spent.append((host.view(None).round, process_time() - start))
        for seat in host.seats_to_act:
            kings[seat].catch_up()
        for action in actions:
            host.submit(action)
    return spent


def _ballot_rows(sampling: Sampling) -> Iterator[Row]:
    table = terms_of(Edition.JESTER, 8)
    numbers = range(sampling.of(BALLOT_MATCHES))
    spent = [one for n in numbers for one in ballot_times(table, sampling.seed + n)]
    name = "eight kings, all ballots, jester 8"
    yield from _of_bars(name, [seconds for _, seconds in spent])
    for number in range(1, table.rounds + 1):
        of_round = [seconds for held_in, seconds in spent if held_in == number]
        yield from _of_bars(f"{name}, round {number}", of_round)


def _of_bars(name: str, spent: Sequence[float]) -> Iterator[Row]:
    ranks = quantiles(spent, n=100, method="inclusive")
    for share, most in BALLOT_SECONDS.items():
        taken = ranks[share - 1]
        yield Row(
            f"{name}: p{share} of {len(spent)}",
            taken * 1000,
            "ms",
            bar=f"< {most * 1000:g}",
            holds=taken < most,
        )


class Watched(SearchBot):
    """The strongest with a watch: where there is a choice, processor time and play-outs."""

    def __init__(self, terms: Terms, seat: int, seed: int) -> None:
        super().__init__(terms, seat, seed)
        self.spent: dict[Phase, list[float]] = {}
        self.play_outs: dict[Phase, int] = {}

    def ranking(self, view: View, options: Sequence[Action]) -> list[Arm]:
        start = process_time()
        arms = super().ranking(view, options)
        self.spent.setdefault(view.phase, []).append(process_time() - start)
        played = sum(arm.worlds for arm in arms)
        self.play_outs[view.phase] = self.play_outs.get(view.phase, 0) + played
        return arms


def _times(table: Terms, sampling: Sampling) -> Iterator[Row]:
    """The strongest at one seat among sergeants, in whole matches."""
    spent: dict[Phase, list[float]] = {phase: [] for phase in _DECIDED}
    played = dict.fromkeys(_DECIDED, 0)
    for number in range(sampling.of(TIMED_MATCHES)):
        king = _watched_match(table, sampling.seed + number)
        for phase in _DECIDED:
            spent[phase] += king.spent.get(phase, [])
            played[phase] += king.play_outs.get(phase, 0)
    for phase in _DECIDED:
        yield from _time_rows(f"king, {phase}, {table.edition} {table.players}", spent[phase])
        if spent[phase]:
            rate = played[phase] / sum(spent[phase])
            yield Row(
                f"king, {phase}, {table.edition} {table.players}: play-outs", rate, "rounds/s"
            )


_DECIDED: Final = (Phase.PLACE, Phase.MOVE, Phase.VOTE)


def _watched_match(table: Terms, seed: int) -> Watched:
    king = Watched(table, 0, seed)
    others = [make_bot("sergeant", table, seat, seed) for seat in range(1, table.players)]
    seats = tuple(SeatEntry(str(seat), "bot") for seat in range(table.players))
    play_out(Host(Header(table, seats, seed, "bench")), [king, *others])
    return king


def _time_rows(name: str, spent: list[float]) -> Iterator[Row]:
    ranks = quantiles(spent, n=100, method="inclusive") if len(spent) > 1 else spent * 99
    if not ranks:
        return
    middle, slowest = ranks[49], ranks[98]
    yield Row(f"{name}: p50 of {len(spent)}", middle * 1000, "ms")
    yield Row(
        f"{name}: p99 of {len(spent)}",
        slowest * 1000,
        "ms",
        bar=f"< {SECONDS_A_DECISION * 1000:g}",
        holds=slowest < SECONDS_A_DECISION,
    )


def _rung(cell: Cell, sampling: Sampling) -> Row:
    """One seat of a level at a table of the level below, as a share of the wins."""
    matches = sampling.of(LADDER_MATCHES.get(cell.bot, QUICK_LADDER_MATCHES))
    numbers = range(1, matches + 1)
    standing = Standing.of(cell, (play(Fixture(cell, sampling.seed, n)) for n in numbers))
    low, high = standing.own.interval
    wanted = f", {cell.bar.words}" if cell.bar else ""
    return Row(
        f"{cell.bot} among {cell.pool[0]}s, {matches} matches",
        standing.factor,
        "x fair share",
        spread=(high - low) / max(standing.own.rate, 0.01),
        bar=f"{low / cell.fair:.2f} to {high / cell.fair:.2f}{wanted}",
        holds=_SHOWN.get(standing.verdict) if standing.verdict else None,
    )
