"""Whoever holds every byte that bots and the raven are sent knows no more than their seat may.

Attackers try three ways: to find a difference between matches that differ in nothing but other
seats' goals; to deal with the numbers that they find; and to learn goals from them, by counting.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import pairwise
from random import Random

import pytest

from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Action, Deal
from kingup_game.engine.chance import draw_lot, lot_source, number_apart
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.record import Header
from kingup_game.engine.state import new_match
from kingup_game.game import SEED_BITS
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.seats import Company, Seat
from tests.harness.thinking import Electors

TABLES = ("classic 3", "classic 6", "jester 2", "jester 5", "jester 8")
LARGE_TABLES = TABLES[1], *TABLES[3:]
"""Here no number deals everybody's goals by chance."""


def terms_at(table: str) -> Terms:
    edition, players = table.split()
    return terms_of(edition, int(players))


class Overheard(Electors):
    """Everything that goes out to whoever thinks, as bytes on their way."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    def choose(self, question: Question) -> Action:
        self.questions.append(pickle.loads(pickle.dumps(question)))
        return super().choose(question)

    def advise(self, question: Question) -> tuple[()]:
        self.questions.append(pickle.loads(pickle.dumps(question)))
        return ()


def played(
    table: str, seed: int, goals: Sequence[Goal] | None = None
) -> tuple[list[Question], list[tuple[Goal, ...]]]:
    """A first round of one person and bots: all questions, and everybody's goals."""
    terms = terms_at(table)
    seats = [Seat("Ada", 0, "keyboard")]
    seats += [Seat(f"bot {crest}", crest, level="page") for crest in range(1, terms.players)]
    company, thinking = Company(seats), Overheard()
    host = Host(Header(terms, tuple(seat.entry() for seat in seats), seed), first=0)
    if goals is not None:
        host.submit(Deal(0, tuple(goals)))
    live = LiveMatch(host, company, thinking)
    port, dealt = live.port(), list[tuple[Goal, ...]]()
    port.set_fast(True)
    while not host.is_over and host.view(None).round <= 1:
        if 0 in host.seats_to_act:
            port.consult(0)
            port.submit(Random(host.events_so_far).choice(host.options(0)))
        port.pass_time()
        port.go_on(True)
        if host.view(None).round > len(dealt):
            dealt.append(tuple(host.view(seat).goal or "" for seat in range(terms.players)))
    return thinking.questions, dealt


@pytest.mark.parametrize("table", TABLES)
def test_other_goals_change_no_byte_of_what_a_seat_is_asked(table: str) -> None:
    terms, deck = terms_at(table), list(GOALS)
    for seed in range(3):
        Random(seed).shuffle(deck)
        one = deck[: terms.players]
        for seat in range(terms.players):
            others = [goal for goal in deck[terms.players :] if goal not in one]
            other = [one[at] if at == seat else others.pop() for at in range(terms.players)]
            asked, asked_else = (
                [pickle.dumps(question) for question in questions if question.seat == seat]
                for questions, _ in (played(table, seed, goals) for goals in (one, other))
            )
            assert asked
            assert asked == asked_else


def numbers_in(thing: object) -> Iterator[int]:
    """Every whole number anywhere in it, and what may be made of it at first sight."""
    if isinstance(thing, int):
        yield int(thing)
    elif isinstance(thing, str | bytes):
        data = thing.encode() if isinstance(thing, str) else thing
        yield from (int.from_bytes(data, "big"), int.from_bytes(data, "little"))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from numbers_in(one)
    elif is_dataclass(thing):
        for name in fields(thing):
            yield from numbers_in(getattr(thing, name.name))


def guesses(numbers: set[int]) -> Iterator[int]:
    """What an attacker who knows the program would try as the seed of the deals."""
    yield from numbers
    for number in numbers:
        yield from (number_apart(number, purpose) for purpose in ("luck", "match"))
        yield int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:16], "big")
        yield from (number << 32 | other for other in list(numbers)[:40])


@pytest.mark.parametrize("table", LARGE_TABLES)
def test_no_number_that_is_sent_deals_the_goals(table: str) -> None:
    chance, begun = Random(table), new_match(terms_at(table))
    for _ in range(3):
        questions, dealt = played(table, chance.getrandbits(SEED_BITS))
        for number in set(guesses({one for asked in questions for one in numbers_in(asked)})):
            lot = draw_lot(begun, lot_source(number, begun), first=0)
            assert isinstance(lot, Deal)
            assert lot.goals != dealt[0]


def test_the_numbers_that_are_sent_say_nothing_of_the_goals() -> None:
    """Somebody counts, over thousands of deals, which goal goes with which bits, and then bets."""
    terms, chance = terms_of("classic", 4), Random(5)
    purposes = ("match", "luck", "coach 0", "bot 1", "bot 2")
    begun, deals = new_match(terms), 6000
    seen: dict[tuple[str, int, int, int], dict[str, int]] = {}
    hits = bets = 0
    for number in range(deals):
        seed = chance.getrandbits(SEED_BITS)
        lot = draw_lot(begun, lot_source(seed, begun), first=0)
        assert isinstance(lot, Deal)
        secret = lot.goals[3]
        keys = [
            (purpose, byte, number_apart(seed, purpose) >> 8 * byte & 0xFF, 0)
            for purpose in purposes
            for byte in range(4)
        ]
        if number > deals // 2:
            votes: dict[str, int] = {}
            for key in keys:
                for goal, times in seen.get(key, {}).items():
                    votes[goal] = votes.get(goal, 0) + times
            hits, bets = hits + (max(votes, key=votes.__getitem__) == secret), bets + 1
        for key in keys:
            seen.setdefault(key, {})[secret] = seen.setdefault(key, {}).get(secret, 0) + 1
    by_chance = bets / len(GOALS)
    assert abs(hits - by_chance) < 4 * by_chance**0.5


@pytest.mark.parametrize("table", TABLES)
def test_no_seat_is_sent_a_number_with_which_another_one_draws(table: str) -> None:
    """Whoever could draw as a rival does would find by trying which goal fits its choices."""
    questions, _ = played(table, Random(3).getrandbits(SEED_BITS))
    seeds = {(asked.seat, asked.level): asked.seed for asked in questions}
    assert len(set(seeds.values())) == len(seeds)
    assert len({asked.match for asked in questions}) == 1
    for (seat, level), number in seeds.items():
        held = {n for asked in questions if asked.seat == seat for n in numbers_in(asked)}
        others = {seed for (other, _), seed in seeds.items() if other != seat}
        assert number in held or level
        assert not held & others


def test_the_same_match_is_thought_about_with_the_same_numbers_after_a_resume() -> None:
    one, _ = played(TABLES[0], 12345)
    other, _ = played(TABLES[0], 12345)
    assert [asked.seed for asked in one] == [asked.seed for asked in other]
    assert all(a.ticket < b.ticket for a, b in pairwise(one))
