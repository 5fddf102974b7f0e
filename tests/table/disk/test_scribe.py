"""One thread for the disk: in order, the newest of a kind, each fault told once, no waiting."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest

from kingup_game.table.disk.scribe import Scribe

PATIENCE = 30.0


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def scribe(told: list[str]) -> Iterator[Scribe]:
    scribe = Scribe(lambda error: told.append(str(error)))
    yield scribe
    scribe.close()


@pytest.fixture
def held(scribe: Scribe) -> Iterator[threading.Event]:
    """A disk that hangs until it is told to answer."""
    answers = threading.Event()
    begun = threading.Event()

    def hang() -> None:
        begun.set()
        answers.wait(PATIENCE)

    scribe.ask(hang)
    assert begun.wait(PATIENCE)
    yield answers
    answers.set()


def refuse(number: int, reason: str) -> None:
    raise OSError(number, reason)


def test_errands_are_done_in_their_order_and_the_newest_of_a_key_at_the_place_of_the_oldest(
    scribe: Scribe, held: threading.Event
) -> None:
    done: list[str] = []
    for key, what in ((7, "old"), (None, "look"), (7, "new"), (None, "look"), (8, "other")):
        scribe.ask(lambda what=what: done.append(what), key)  # type: ignore[misc]
    assert done == []
    held.set()
    assert scribe.flush(PATIENCE)
    assert done == ["new", "look", "look", "other"]


def test_whoever_asked_first_knows_when_the_newer_is_done(
    scribe: Scribe, held: threading.Event
) -> None:
    one, other = scribe.ask(lambda: "one", "key"), scribe.ask(lambda: "other", "key")
    assert not one.is_done
    assert not one.wait(0.01)
    held.set()
    assert one.wait(PATIENCE)
    assert other.wait(PATIENCE)
    assert (one.answer, other.answer) == (None, "other")


def test_nobody_waits_for_ever(scribe: Scribe, held: threading.Event) -> None:
    assert not scribe.flush(0.01)
    held.set()
    assert scribe.flush(PATIENCE)


def test_each_kind_of_fault_is_told_once_and_nothing_ends_the_thread(
    scribe: Scribe, told: list[str]
) -> None:
    for number, reason in ((28, "full"), (5, "bad"), (28, "full"), (5, "bad")):
        assert scribe.ask(lambda n=number, r=reason: refuse(n, r)).wait(PATIENCE)  # type: ignore[misc]
    assert scribe.ask(lambda: 1 // 0).wait(PATIENCE)
    after = scribe.ask(lambda: 7)
    assert after.wait(PATIENCE)
    assert after.answer == 7
    assert [words.split("] ")[-1] for words in told] == ["full", "bad", "ZeroDivisionError"]


def test_faults_that_nobody_heard_are_told_to_the_first_who_listens() -> None:
    scribe, told = Scribe(), list[OSError]()
    assert scribe.ask(lambda: refuse(28, "full")).wait(PATIENCE)
    scribe.listen(told.append)
    scribe.close()
    assert [error.strerror for error in told] == ["full"]


def test_what_was_asked_before_the_end_is_done_and_nobody_waits_for_what_comes_later() -> None:
    scribe, done = Scribe(), list[int]()
    for number in range(20):
        scribe.ask(lambda number=number: done.append(number))  # type: ignore[misc]
    scribe.close()
    late = scribe.ask(partial(done.append, 99))
    assert late.is_done
    assert late.answer is None
    assert done == list(range(20))


def test_a_scribe_whom_nobody_asks_starts_no_thread() -> None:
    before = threading.active_count()
    Scribe().close()
    assert threading.active_count() == before


def test_where_the_system_has_no_thread_to_give_errands_are_done_at_once(
    scribe: Scribe, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as nowhere:
        nowhere.setattr(threading.Thread, "start", refuse)
        assert [scribe.ask(partial(abs, number)).answer for number in range(3)] == [0, 1, 2]
        assert scribe.ask(lambda: 1 // 0).is_done
        assert scribe.flush(0)
    later = scribe.ask(threading.current_thread)
    assert later.wait(PATIENCE)
    assert later.answer is not threading.current_thread()
    assert told == ["[Errno 0] ZeroDivisionError"]
