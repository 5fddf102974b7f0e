"""Playing what a league still lacks, on as many processes as wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time

from kingup_game.table.simulate import play_match
from tools.leagues.cells import Cell
from tools.leagues.journal import KeptMatch


class ForfeitError(RuntimeError):
    """A program missed a decision: such a match says nothing about strength."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match that is still to be played."""

    cell: Cell
    seed: int
    number: int


def play(fixture: Fixture) -> KeptMatch:
    start = process_time()
    cell = fixture.cell
    played = play_match(cell.series(fixture.seed, fixture.number), fixture.number)
    if played.complaints:
        raise ForfeitError(f"{cell.name}, match {fixture.number}: {played.complaints[0]}")
    return KeptMatch(
        cell=cell.name,
        bot=cell.bot,
        seed=fixture.seed,
        number=fixture.number,
        names=played.names,
        winners=played.result.winners,
        seconds=process_time() - start,
    )


def play_all(fixtures: Iterable[Fixture], jobs: int) -> Iterator[KeptMatch]:
    """The matches as they end. Only as many are begun ahead as keep the processes busy."""
    if jobs <= 1:
        yield from map(play, fixtures)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from _in_flight(pool, fixtures, 2 * jobs)


def _in_flight(
    pool: ProcessPoolExecutor, fixtures: Iterable[Fixture], width: int
) -> Iterator[KeptMatch]:
    begun: set[Future[KeptMatch]] = set()
    for fixture in fixtures:
        begun.add(pool.submit(play, fixture))
        if len(begun) >= width:
            done, begun = wait(begun, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while begun:
        done, begun = wait(begun, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)
