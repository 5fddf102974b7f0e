"""Bots whose process is stopped, killed, silent or out of its mind; and how long a ballot takes.

All of it in real time, sixty ticks a second, with the real process and its pipe.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from statistics import mean
from time import monotonic, sleep
from typing import Final
from unittest.mock import patch

from kingup_game.bots.thinking import thinking_process
from kingup_game.bots.thinking.thinking_process import ThinkingProcess
from kingup_game.bots.thinking.worker import Worker
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.engine.state import Hand, Phase
from kingup_game.table.bot_turns import BotTurns
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from tests.harness import companies
from tests.harness.matches import new_host, play_until, voting
from tests.harness.other_hands import with_hands

TICK_SECONDS: Final = 1 / 60
PERSON: Final = 0
MOST_SECONDS: Final = 2.0
"""So much table time may pass until a bot acts, whatever has become of its process."""
MOST_FRAME_SECONDS: Final = 0.1
"""A frame that waited for a process would take longer."""
MOST_TICKS: Final = 6_000


def babble(pipe: Connection) -> None:
    """Bytes that were never pickled."""
    while True:
        pipe.recv()
        os.write(pipe.fileno(), b"\x00\x00\x00\x20" + os.urandom(32))


def boast(pipe: Connection) -> None:
    """A length that never comes to an end."""
    pipe.recv()
    os.write(pipe.fileno(), b"\x7f\xff\xff\xff")
    sleep(600)


def invent(pipe: Connection) -> None:
    """Sound pickles of what nobody asked."""
    said = [(7, "yes"), None, (1, 2, 3), (True, ()), "king", (None, None)]
    for number in range(1 << 30):
        question = pipe.recv()
        if number % 7 == 6:
            pipe.send((question.ticket, CastVote(99, Card.NO)))
        else:
            pipe.send(said[number % 7])


def flood(pipe: Connection) -> None:
    """More than anybody can hear."""
    pipe.recv()
    while True:
        pipe.send((0, ()))


def be_silent(pipe: Connection) -> None:
    """Hears everything and says nothing."""
    while True:
        pipe.recv()


def be_deaf(pipe: Connection) -> None:
    """Neither hears nor says anything."""
    sleep(600)
    pipe.close()


def end(pipe: Connection) -> None:
    """Is gone before it is asked."""
    pipe.close()


MINDS: Final[dict[str, Callable[[Connection], None]]] = {
    one.__name__: one for one in (babble, boast, invent, flood, be_silent, be_deaf, end)
}
SIGNALS: Final = {"stopped": signal.SIGSTOP, "killed": signal.SIGKILL}
KINDS: Final = (*SIGNALS, "starts slowly", *MINDS)


@dataclass
class Held:
    """What one kind of trouble cost the table."""

    kind: str
    turns: int = 0
    longest_turn: float = 0.0
    """In seconds of the table, 1/60 a tick."""
    longest_frame: float = 0.0
    left: int = 0
    """Processes that are still there at the end."""

    @property
    def is_too_much(self) -> bool:
        late = self.longest_turn > MOST_SECONDS or self.longest_frame > MOST_FRAME_SECONDS
        return late or bool(self.left)


def run(kind: str, turns: int, seed: int) -> Held:
    """So many turns of bots whose process has this trouble all the time."""
    held, started = Held(kind), list[ThinkingProcess]()

    def start() -> ThinkingProcess:
        started.append(ThinkingProcess())
        return started[-1]

    with _trouble(kind):
        worker = Worker(start)
        try:
            _play(worker, held, turns, Random(f"minds/{kind}/{seed}"), started)
        finally:
            for one in started:
                if kind == "stopped" and one.process.pid:
                    _send(one, signal.SIGCONT)
            worker.close()
    deadline = monotonic() + 5
    while monotonic() < deadline and any(map(_runs, started)):
        sleep(0.01)
    held.left = sum(map(_runs, started))
    return held


def _runs(thinking: ThinkingProcess) -> bool:
    return thinking.process.pid is not None and thinking.process.is_alive()


def _trouble(kind: str) -> AbstractContextManager[object]:
    if kind in MINDS:
        return patch.object(thinking_process, "think", MINDS[kind])
    if kind == "starts slowly":
        return patch.object(SpawnProcess, "start", _start_slowly)
    return nullcontext()


_start = SpawnProcess.start


def _start_slowly(process: SpawnProcess) -> None:
    sleep(3)
    _start(process)


def _send(thinking: ThinkingProcess, what: signal.Signals) -> None:
    if thinking.process.pid is not None and thinking.process.is_alive():
        os.kill(thinking.process.pid, what)


def _play(
    worker: Worker, held: Held, turns: int, source: Random, started: list[ThinkingProcess]
) -> None:
    """Match after match: one person, and kings who would have thought long."""
    while held.turns < turns:
        company = companies.solo(4, level="king")
        host = new_host(terms_of("classic", 4), company, source.getrandbits(30))
        bots = BotTurns(host, company, worker)
        while not host.is_over and held.turns < turns:
            if host.awaits_lot:
                host.draw_lot()
            elif host.seats_to_act == (PERSON,):
                bots.forget_turn()
                host.submit(source.choice(host.options(PERSON)))
            else:
                if held.kind in SIGNALS:
                    _send(started[-1], SIGNALS[held.kind])
                _turn(host, bots, held, source)


def _turn(host: Host, bots: BotTurns, held: Held, source: Random) -> None:
    """One turn, or one vote, of bots that are not given a pause, with their frames measured."""
    was_vote = host.phase is Phase.VOTE
    if was_vote:
        host.submit(source.choice(host.options(PERSON)))
    for ticks in range(MOST_TICKS):
        begun = monotonic()
        actions = bots.acts(hurry=True)
        if not actions:  # who has acted is not asked again before it counts
            bots.tick()
        took = monotonic() - begun
        held.longest_frame = max(held.longest_frame, took)
        if actions:
            if not was_vote:  # a vote takes its time, whoever thinks
                held.longest_turn = max(held.longest_turn, ticks * TICK_SECONDS)
            break
        sleep(max(0.0, TICK_SECONDS - took))
    held.turns += 1
    bots.forget_turn()
    for action in actions:
        host.submit(action)


@dataclass
class Elections:
    """How long bots took for a ballot, by what their hands held."""

    ticks: dict[str, list[int]] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)

    @property
    def is_told_by_ticks(self) -> bool:
        """Whether more than the one tick by which a poll may be late depends on a hand."""
        spread = {tick for ticks in self.ticks.values() for tick in ticks}
        return max(spread) - min(spread) > 1

    def bet(self) -> float:
        """How often somebody with a stopwatch would be right, of two elections, which one had bots
        with Nos; 0.5 is nothing but chance."""
        rich, poor = self.seconds["three Nos"], self.seconds["only a Yes"]
        wins = sum((a > b) + (a == b) / 2 for a in rich for b in poor)
        return wins / (len(rich) * len(poor))

    def mean_ms(self, hands: str) -> float:
        return 1000 * mean(self.seconds[hands])


HANDS: Final = {"only a Yes": 0, "one No": 1, "three Nos": 3}


def elections(count: int, seed: int, tick_seconds: float = TICK_SECONDS) -> Elections:
    """So many for each kind of hand, by turns, in a process that thinks as in the game."""
    found = Elections()
    worker, source = Worker(), Random(f"ballots/{seed}")
    tables = [(edition, size) for edition in Edition for size in table_sizes(edition)]
    try:
        for number in range(count):
            edition, size = source.choice(tables)
            company = companies.solo(size, level="king")
            table = terms_of(edition, size)
            host = _before_a_vote(company, table, source)
            kinds = list(HANDS)
            source.shuffle(kinds)
            for hands in kinds:
                aches = int(table.house.stomachache) and number % 2 * int(HANDS[hands] > 0)
                held = [Hand(HANDS[hands], aches)] * size
                ticks, seconds = _timed(with_hands(host, held), company, worker, tick_seconds)
                found.ticks.setdefault(hands, []).append(ticks)
                found.seconds.setdefault(hands, []).append(seconds)
    finally:
        worker.close()
    return found


def _before_a_vote(company: Company, table: Terms, source: Random) -> Host:
    while True:
        seed = source.getrandbits(30)
        host = new_host(table, company, seed)
        if play_until(host, voting, Random(seed)):
            return host


def _timed(host: Host, company: Company, worker: Worker, tick_seconds: float) -> tuple[int, float]:
    turns, begun, due = BotTurns(host, company, worker), monotonic(), monotonic()
    for ticks in range(1, MOST_TICKS):
        turns.tick()
        if turns.have_voted():
            turns.acts(hurry=True)
            return ticks, monotonic() - begun
        due += tick_seconds
        sleep(max(0.0, due - monotonic()))
    raise AssertionError("bots never vote")
