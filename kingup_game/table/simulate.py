"""Many matches between bots: the same seed gives the same bytes, whatever the number of jobs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from errno import EEXIST, ENOTDIR
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final

from kingup_game.bots.bot import Bot
from kingup_game.bots.deaf_children import deaf_children
from kingup_game.bots.levels import make_bot
from kingup_game.bots.protocol.program import ProgramBot
from kingup_game.engine.edition import Terms
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.host import Host
from kingup_game.table.playing import play_out
from kingup_game.table.tally import MatchResult, Tally, result_of

PROGRAM_PREFIX: Final = "cmd:"


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: `matches` matches of equal terms among `bots`.

    >>> from kingup_game.engine.edition import terms_of
    >>> series = Series(terms_of("classic", 3), ("page", "cook", "duke"), 2, seed=1)
    >>> series.seating(1)
    ('page', 'cook', 'duke')
    >>> series.match_seed(1) == Series(series.terms, ("random",), 9, seed=1).match_seed(1)
    True
    """

    terms: Terms
    bots: tuple[str, ...]
    matches: int
    seed: int
    shuffle_seats: bool = False
    seconds: float = 1.0

    def match_seed(self, number: int) -> int:
        """The seed of match `number`, counted from 1: the same in every series of this seed."""
        return Random(f"{self.seed}/{number}").getrandbits(48)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in match `number`: as listed, or drawn anew for each match."""
        players = self.terms.players
        bots = [self.bots[seat % len(self.bots)] for seat in range(players)]
        if self.shuffle_seats:
            Random(f"{self.seed}/{number}/seats").shuffle(bots)
        return tuple(bots)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played, as it travels back from a worker."""

    number: int
    names: tuple[str, ...]
    result: MatchResult
    record: str
    """Empty where nobody wants to keep it."""
    complaints: tuple[str, ...]


def play_match(series: Series, number: int, keep_record: bool = True) -> Played:
    """Play match `number` of a series, counted from 1."""
    seed, names = series.match_seed(number), series.seating(number)
    seats = tuple(SeatEntry(_short(name), f"bot:{_short(name)}") for name in names)
    host = Host(Header(series.terms, seats, seed))
    complaints: list[str] = []
    with ExitStack() as open_programs:
        bots = [
            _bot(series, name, seat, seed, complaints.append, open_programs)
            for seat, name in enumerate(names)
        ]
        play_out(host, bots)
    result = result_of(host.seen_since(None, 0))
    record = host.record() if keep_record else ""
    return Played(number, names, result, record, tuple(complaints))


def play_series(series: Series, jobs: int = 1, *, keep_records: bool = True) -> Iterator[Played]:
    """Play all matches and give them in their order."""
    numbers = range(1, series.matches + 1)
    play = partial(play_match, series, keep_record=keep_records)
    if jobs <= 1:
        yield from map(play, numbers)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    spawning = get_context("spawn")
    chunk = max(1, min(32, series.matches // (4 * jobs)))
    with deaf_children():  # all are started here
        pool = ProcessPoolExecutor(jobs, spawning, initializer=_end_with_parent)
        played = pool.map(play, numbers, chunksize=chunk)
    with pool:
        try:
            yield from played
        except GeneratorExit:  # nobody waits for matches that nobody wants any more
            for child in active_children():
                child.kill()
            raise


def _end_with_parent() -> None:
    """In a process of the pool: it plays for nobody once whoever wanted the matches is gone."""
    Thread(target=_wait_for_parents_end, daemon=True).start()


def _wait_for_parents_end() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def tally_series(
    series: Series,
    jobs: int = 1,
    records: Path | None = None,
    after_each: Callable[[Played], None] | None = None,
    *,
    overwrite: bool = False,
) -> Tally:
    """Play a series, write its records where asked, and count.

    FileExistsError where a record lies there already, before anything is played.
    """
    if records is not None:
        if records.exists() and not records.is_dir():
            raise NotADirectoryError(ENOTDIR, "it is no folder")
        records.mkdir(parents=True, exist_ok=True)
        kept = next(records.glob("*.kingup"), None)
        if kept is not None and not overwrite:
            raise FileExistsError(EEXIST, f"{kept.name} lies there already")
    tally = Tally()
    for played in play_series(series, jobs, keep_records=records is not None):
        if records is not None:
            path = records / f"{played.number:04}.kingup"
            path.write_text(played.record, encoding="utf-8", newline="\n")
        tally.add(played.result, played.names)
        if after_each is not None:
            after_each(played)
    return tally


def check_bots(series_bots: Sequence[str], terms: Terms, allow_programs: bool) -> None:
    """Raise UnknownBotError now for a name that would fail in the middle of a series."""
    for name in series_bots:
        if not (allow_programs and name.startswith(PROGRAM_PREFIX)):
            make_bot(name, terms, 0, 0)


def _bot(
    series: Series,
    name: str,
    seat: int,
    seed: int,
    complain: Callable[[str], None],
    open_programs: ExitStack,
) -> Bot:
    if not name.startswith(PROGRAM_PREFIX):
        return make_bot(name, series.terms, seat, seed)
    command = name.removeprefix(PROGRAM_PREFIX)
    program = ProgramBot(command, series.terms, seat, series.seconds, complain)
    open_programs.callback(program.close)
    return program


def _short(name: str) -> str:
    return name if len(name) <= 40 else name[:39] + "…"
