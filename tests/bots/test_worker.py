"""The worker thinks elsewhere, never holds up a frame, and never loses a match."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from time import monotonic, sleep

import pytest

from kingup_game.bots.advice import Advice
from kingup_game.bots.questions import COACH, Question
from kingup_game.bots.thinking.thinker import Thinker
from kingup_game.bots.thinking.thinking_process import ThinkingProcess
from kingup_game.bots.thinking.worker import SILENCE_TICKS, Worker
from kingup_game.engine.actions import Action
from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.bot_turns import question_for
from kingup_game.table.host import Host

TABLE = terms_of("classic", 3)


def fresh_host(seed: int = 5) -> Host:
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot:random") for s in range(3)), seed, "t"))
    host.draw_lot()
    return host


def ask(worker: Worker, host: Host, level: str = "random") -> int:
    return worker.ask(question(host, host.seats_to_act[0], level))


def wait_for(worker: Worker, ticket: int, seconds: float = 10) -> Action:
    end = monotonic() + seconds
    while monotonic() < end:
        action = worker.poll(ticket)
        if action is not None:
            return action
        sleep(0.005)
    raise AssertionError("the worker gave no answer")


@pytest.fixture
def spawned() -> list[BaseProcess]:
    """Every process that the worker has started, the present one last."""
    return []


def running(process: BaseProcess) -> int:
    """Its number, once it runs: it is started by a thread of its own."""
    end = monotonic() + 20
    while not process.pid and monotonic() < end:
        sleep(0.005)
    assert process.pid
    return process.pid


@pytest.fixture
def worker(spawned: list[BaseProcess]) -> Iterator[Worker]:
    def start() -> ThinkingProcess:
        thinking = ThinkingProcess()
        spawned.append(thinking.process)
        return thinking

    made = Worker(start)
    yield made
    made.close()


def test_a_question_is_answered_with_one_of_its_options(worker: Worker) -> None:
    host = fresh_host()
    action = wait_for(worker, ask(worker, host))
    assert action in host.options(host.seats_to_act[0])


def wait_for_advice(worker: Worker, ticket: int, seconds: float = 20) -> tuple[Advice, ...]:
    end = monotonic() + seconds
    while monotonic() < end:
        advice = worker.poll_coach(ticket)
        if advice is not None:
            return advice
        sleep(0.005)
    raise AssertionError("the coach gave no answer")


def test_the_coach_answers_with_every_option(worker: Worker) -> None:
    host = fresh_host()
    ticket = ask(worker, host, COACH)
    assert worker.poll(ticket) is None
    advice = wait_for_advice(worker, ticket)
    assert {one.action for one in advice} == set(host.options(host.seats_to_act[0]))


def test_polling_never_waits(worker: Worker) -> None:
    host = fresh_host()
    ticket = ask(worker, host)
    start = monotonic()
    worker.poll(ticket)
    assert monotonic() - start < 0.2


def test_a_forgotten_question_is_not_answered(worker: Worker) -> None:
    host = fresh_host()
    forgotten = ask(worker, host)
    worker.forget(forgotten)
    wait_for(worker, ask(worker, host))
    assert worker.poll(forgotten) is None


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
@pytest.mark.parametrize("deaths", [1, 4])
def test_a_worker_that_is_killed_is_replaced(
    worker: Worker, spawned: list[BaseProcess], deaths: int
) -> None:
    host = fresh_host()
    for _ in range(deaths):
        os.kill(running(spawned[-1]), signal.SIGKILL)
        spawned[-1].join()
        assert wait_for(worker, ask(worker, host)) in host.options(host.seats_to_act[0])
    assert len(spawned) == 1 + deaths


@pytest.mark.skipif(sys.platform == "win32", reason="a process is not stopped there by a signal")
def test_a_worker_that_hangs_is_replaced_and_holds_nothing_up(
    worker: Worker, spawned: list[BaseProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, hung, waited_by = fresh_host(), spawned[-1], list[threading.Thread]()
    os.kill(running(hung), signal.SIGSTOP)
    tickets = [ask(worker, host) for _ in range(40)]
    end = hung.join

    def join(timeout: float | None = None) -> None:
        waited_by.append(threading.current_thread())
        end(timeout)

    monkeypatch.setattr(hung, "join", join)
    for _ in range(SILENCE_TICKS):
        worker.pass_time()
    assert threading.current_thread() not in waited_by, "a frame waits for a process to end"
    # A busy machine takes its time to end what was stopped; and of two threads that wait for one
    # process, Python tells only the one that it is gone at once.
    deadline = monotonic() + 30
    while hung.is_alive() and monotonic() < deadline:
        sleep(0.01)
    assert not hung.is_alive()
    for ticket in tickets:
        assert wait_for(worker, ticket) in host.options(host.seats_to_act[0])


def test_a_process_that_is_still_being_started_is_ended_without_waiting_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, may_start, start = threading.Event(), threading.Event(), SpawnProcess.start

    def start_slowly(process: SpawnProcess) -> None:
        begun.set()
        may_start.wait(20)
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", start_slowly)
    thinking = ThinkingProcess()
    assert begun.wait(20)
    stopping = threading.Thread(target=thinking.stop)
    stopping.start()
    stopping.join(1)
    is_held_up = stopping.is_alive()
    may_start.set()
    assert not is_held_up, "a frame waits for the system to start a program"
    running(thinking.process)
    thinking.process.join(10)
    assert not thinking.process.is_alive()


def test_closing_in_mid_thought_leaves_no_process_and_no_thread(
    worker: Worker, spawned: list[BaseProcess]
) -> None:
    ask(worker, fresh_host(), "king")
    running(spawned[-1])
    worker.close()
    assert not any(process.is_alive() for process in spawned)
    assert "questions" not in {thread.name for thread in threading.enumerate()}


def question(host: Host, seat: int, level: str = "random") -> Question:
    return replace(question_for(seat, level, host), match=5, seed=5)


def test_a_bot_forgets_what_was_taken_back() -> None:
    host, thinker = fresh_host(), Thinker()
    first, second = host.seats_to_act[0], (host.seats_to_act[0] + 1) % 3
    host.submit(host.options(first)[0])
    thinker.answer(question(host, second))
    host.take_back(first)
    host.submit(host.options(first)[3])
    assert thinker.answer(question(host, second)) == Thinker().answer(question(host, second))


WORRIED = """
import sys
from time import monotonic, sleep
from unittest.mock import Mock
from kingup_game.bots.questions import Question
from kingup_game.bots.thinking.worker import PATIENCE_TICKS, Worker

def is_there():
    return "kingup_game.bots.thinking.thinker" in sys.modules

worker = Worker(lambda: Mock(answers=lambda: ()))
worker.ask(Question("king", 1, 2, (), None, ()))
assert not is_there()
for _ in range(PATIENCE_TICKS // 2):
    worker.pass_time()
patience = monotonic() + 30
while not is_there() and monotonic() < patience:
    sleep(0.01)
assert is_there()
"""


def test_the_stand_in_is_fetched_beside_the_game_before_it_is_needed() -> None:
    """It takes longer than a frame; where nothing goes wrong, nobody fetches it."""
    subprocess.run([sys.executable, "-c", WORRIED], check=True, timeout=60)
