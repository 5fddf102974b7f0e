"""Whatever becomes of the process that thinks, every question is answered, and not at random."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from kingup_game.bots.advice import Advice, Grounds, Why
from kingup_game.bots.levels import make_bot
from kingup_game.bots.protocol.messages import told_to_bots
from kingup_game.bots.questions import COACH, STAND_IN, Answer, Question
from kingup_game.bots.thinking.thinker import Thinker
from kingup_game.bots.thinking.worker import (
    PATIENCE_TICKS,
    RESTARTS,
    SILENCE_TICKS,
    Worker,
)
from kingup_game.engine.actions import Action, Card, CastVote, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.bot_turns import BotTurns, question_for
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat

TABLE = terms_of("classic", 3)
SEED = 5


class Fake:
    """A process that answers, dies or falls silent at the wanted question."""

    def __init__(self, *, dies_at: int | None = None, hangs_at: int | None = None) -> None:
        self._dies_at = dies_at
        self._hangs_at = hangs_at
        self._thinker = Thinker()
        self._answers: list[tuple[int, Answer]] = []
        self._is_dead = False
        self.asked: list[Question] = []
        self.answered: list[int] = []
        self.is_stopped = False

    def send(self, question: Question) -> None:
        assert not self.is_stopped
        number = len(self.asked)
        self.asked.append(question)
        self._is_dead = self._is_dead or number == self._dies_at
        hangs = self._hangs_at is not None and number >= self._hangs_at
        if not self._is_dead and not hangs:
            self._answers.append((question.ticket, self._thinker.think(question)))

    def answers(self) -> list[tuple[int, Answer]]:
        if self._is_dead:
            raise EOFError
        found, self._answers = self._answers, []
        self.answered += [ticket for ticket, _ in found]
        return found

    def stop(self) -> None:
        self.is_stopped = True

    def close(self) -> None:
        self.is_stopped = True


class Factory:
    """Starts one process after the other; `made` are all of them."""

    def __init__(self, make: Callable[[], Fake]) -> None:
        self._make = make
        self.made: list[Fake] = []

    def __call__(self) -> Fake:
        self.made.append(self._make())
        return self.made[-1]


def fresh_host(seed: int = SEED) -> Host:
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot:king") for s in range(3)), seed, "t"), 0)
    host.draw_lot()
    return host


def ask(worker: Worker, host: Host, level: str = "page") -> int:
    seat = host.seats_to_act[0]
    question = question_for(seat, level, host)
    return worker.ask(replace(question, match=host.header.seed, seed=3))


def ticks_until_answer(worker: Worker, ticket: int) -> int:
    for passed in count():
        if worker.poll(ticket) is not None:
            return passed
        worker.pass_time()
        assert passed < 10 * SILENCE_TICKS
    raise AssertionError


def choice_of(level: str, host: Host) -> Action:
    seat = host.seats_to_act[0]
    bot = make_bot(level, TABLE, seat, 3)
    for event in told_to_bots(host.seen_since(seat, 0)):
        bot.observe(event)
    return bot.decide(host.view(seat), host.options(seat))


def test_for_a_silent_process_a_stand_in_answers_before_two_seconds_are_over() -> None:
    worker, host = Worker(Factory(lambda: Fake(hangs_at=0))), fresh_host()
    tickets = [ask(worker, host, "king") for _ in range(7)]
    for _ in range(PATIENCE_TICKS + len(tickets)):
        worker.pass_time()
    assert PATIENCE_TICKS + len(tickets) < 120
    assert [worker.poll(ticket) for ticket in tickets] == [choice_of(STAND_IN, host)] * 7


def test_whatever_is_asked_while_it_is_silent_is_answered_at_once() -> None:
    worker, host = Worker(Factory(lambda: Fake(hangs_at=0))), fresh_host()
    ticks_until_answer(worker, ask(worker, host))
    for _ in range(2 * SILENCE_TICKS):
        assert ticks_until_answer(worker, ask(worker, host, "king")) == 0
        worker.pass_time()


def test_a_silent_process_is_stopped_and_another_one_is_heard_once_it_answers() -> None:
    plans = iter((Fake(hangs_at=0), Fake()))
    factory = Factory(lambda: next(plans))
    worker, host = Worker(factory), fresh_host()
    ask(worker, host)
    for _ in range(SILENCE_TICKS):
        worker.pass_time()
    hung, other = factory.made
    assert hung.is_stopped
    ask(worker, host)  # answered by the stand-in, and by the new process
    ticket = ask(worker, host)
    assert ticks_until_answer(worker, ticket) == 0
    assert other.answered[-1] == ticket


class Mad(Fake):
    """Answers what nobody asked."""

    def __init__(self, said: object) -> None:
        super().__init__(hangs_at=0)
        self._said = said

    def answers(self) -> list[Any]:
        return [self._said] if self.asked else []


ADVICE = Advice(PlaceCharacter(0, "A", Place.FLOOR_1), math.nan, 0.0, Grounds(Why.BIDE))


@pytest.mark.parametrize(
    "said",
    [
        *(None, "king", (), (1,), (1, 2, 3), (None, None), (True, None), (99, ()), (1, "yes")),
        *((1, None), (1, CastVote(0, Card.NO)), (1, PlaceCharacter(99, "A", Place.FLOOR_1))),
        (1, (ADVICE,)),
    ],
    ids=repr,
)
@pytest.mark.parametrize("level", ["king", COACH])
def test_what_is_no_answer_is_heard_as_little_as_silence(said: object, level: str) -> None:
    factory = Factory(lambda: Mad(said))
    worker, host = Worker(factory), fresh_host()
    ticket = ask(worker, host, level)
    for _ in range(3 * (1 + RESTARTS)):
        worker.pass_time()
    assert all(made.is_stopped for made in factory.made)
    assert len(factory.made) == 1 + RESTARTS
    if level == COACH:
        assert worker.poll_coach(ticket) == ()
    else:
        assert worker.poll(ticket) == choice_of(STAND_IN, host)


def test_a_late_answer_brings_the_process_back() -> None:
    class Slow(Fake):
        def answers(self) -> list[tuple[int, Answer]]:
            return super().answers() if is_awake else []

    is_awake = False
    factory = Factory(Slow)
    worker, host = Worker(factory), fresh_host()
    ticks_until_answer(worker, ask(worker, host))
    is_awake = True
    worker.pass_time()
    ticket = ask(worker, host)
    ticks_until_answer(worker, ticket)
    assert factory.made[0].answered[-1] == ticket
    assert len(factory.made) == 1


def test_a_process_that_answers_now_and_then_is_never_taken_for_silent() -> None:
    factory = Factory(Fake)
    worker = Worker(factory)
    for _ in range(4):
        for _ in range(SILENCE_TICKS - 1):
            worker.pass_time()
        assert ticks_until_answer(worker, ask(worker, fresh_host())) == 0
    assert len(factory.made) == 1


def test_nobody_who_is_asked_nothing_is_taken_for_silent() -> None:
    factory = Factory(lambda: Fake(hangs_at=0))
    worker = Worker(factory)
    for _ in range(5 * SILENCE_TICKS):
        worker.pass_time()
    assert len(factory.made) == 1


def test_one_question_at_a_time_is_handed_out() -> None:
    """So that no pipe is ever full of them, and silence is always about one."""
    factory = Factory(lambda: Fake(hangs_at=0))
    worker = Worker(factory)
    for _ in range(6):
        ask(worker, fresh_host())
    assert len(factory.made[0].asked) == 1


def test_a_forgotten_question_that_hangs_holds_up_the_next_no_longer_than_its_time() -> None:
    plans = iter((Fake(hangs_at=0), Fake()))
    worker = Worker(Factory(lambda: next(plans)))
    worker.forget(ask(worker, fresh_host()))
    passed = ticks_until_answer(worker, ask(worker, fresh_host()))
    assert PATIENCE_TICKS <= passed <= PATIENCE_TICKS + 2


@pytest.mark.parametrize("fault", ["dies_at", "hangs_at"])
def test_after_some_failures_in_a_row_a_stand_in_plays_and_not_chance(fault: str) -> None:
    factory = Factory(lambda: Fake(**{fault: 0}))
    worker, host = Worker(factory), fresh_host()
    tickets = [ask(worker, host, "king") for _ in range(3)]
    answers: list[Action] = []
    for ticket in tickets:
        for _ in range(4 * SILENCE_TICKS):
            worker.pass_time()
            answer = worker.poll(ticket)
            if answer is not None:
                answers.append(answer)
                break
    if fault == "dies_at":
        assert len(factory.made) == 1 + RESTARTS
    assert answers == [choice_of(STAND_IN, host)] * 3


def test_many_failures_with_answers_between_them_never_bring_the_stand_in() -> None:
    factory = Factory(lambda: Fake(dies_at=1))
    worker, host, tickets = Worker(factory), fresh_host(), list[int]()
    for _ in range(3 * RESTARTS):
        tickets.append(ask(worker, host))
        ticks_until_answer(worker, tickets[-1])
    assert [ticket for fake in factory.made for ticket in fake.answered] == tickets
    assert len(factory.made) > 1 + RESTARTS


def test_the_next_match_has_another_try() -> None:
    is_broken = True
    factory = Factory(lambda: Fake(dies_at=0 if is_broken else None))
    worker = Worker(factory)
    ticks_until_answer(worker, ask(worker, fresh_host()))
    is_broken = False
    ticks_until_answer(worker, ask(worker, fresh_host()))
    assert not any(fake.answered for fake in factory.made)
    assert len(factory.made) == 1 + RESTARTS
    ticket = ask(worker, fresh_host(seed=6))
    ticks_until_answer(worker, ticket)
    assert factory.made[-1].answered == [ticket]


def refuse() -> Fake:
    raise OSError(11, "no process to be had")


def test_where_no_process_can_be_started_the_stand_in_plays_at_once() -> None:
    worker, host = Worker(refuse), fresh_host()
    ticket = ask(worker, host, "king")
    assert worker.poll(ticket) == choice_of(STAND_IN, host)
    worker.close()


def test_a_coach_that_cannot_live_is_silent_and_holds_nothing_up() -> None:
    worker = Worker(refuse)
    ticket = ask(worker, fresh_host(), COACH)
    assert worker.poll_coach(ticket) == ()


def test_a_whole_match_is_played_over_processes_that_all_fail() -> None:
    """Some hang, some die, some cannot even be started: the bots' turns come back all the same."""
    kinds = (
        lambda: Fake(hangs_at=3),
        lambda: Fake(dies_at=0),
        lambda: Fake(dies_at=4),
        refuse,
        Fake,
    )
    number = count()
    worker = Worker(lambda: kinds[next(number) % len(kinds)]())
    company = Company(Seat(str(seat), seat, level="page") for seat in range(3))
    host = Host(replace(fresh_host().header, terms=terms_of("classic", 3, 1)), 0)
    turns = BotTurns(host, company, worker)
    for _ in range(200_000):
        if host.is_over:
            return
        if host.awaits_lot:
            host.draw_lot()
            continue
        turns.tick()
        for action in turns.acts(hurry=False):
            turns.forget_turn()
            host.submit(action)
    raise AssertionError("the match never ended")


def test_the_log_says_it_and_tells_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    worker, host = Worker(Factory(lambda: Fake(hangs_at=0))), fresh_host()
    with caplog.at_level(logging.DEBUG):
        for _ in range((1 + RESTARTS) * (SILENCE_TICKS + 1)):
            ask(worker, host)
            worker.pass_time()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2 + RESTARTS
    assert "late" in said[0]
    assert all("silent" in sentence for sentence in said[1:])
    assert STAND_IN in said[-1]
    goals = [host.view(seat).goal for seat in range(3)]
    assert not any(str(goal) in caplog.text for goal in goals)
