"""Whoever holds every byte that bots and the raven are sent knows no more than their seat may.

Attackers try three ways: to find a difference between matches that differ in nothing but other
seats' goals; to deal with the numbers that they find; and to learn goals from whatever they are
sent, by counting over thousands of deals. Each of them finds what is planted for it.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from itertools import pairwise, permutations
from math import log, sqrt
from operator import add
from random import Random
from typing import Any

import pytest

from kingup_game.bots.protocol.messages import decide_words, event_words
from kingup_game.bots.questions import COACH, Question
from kingup_game.engine.actions import Action, Deal
from kingup_game.engine.chance import draw_lot, lot_source, number_apart
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.record import Header
from kingup_game.engine.state import new_match
from kingup_game.game import SEED_BITS
from kingup_game.table.bot_turns import question_for
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.seats import Company, Seat
from tests.harness.thinking import Electors

TABLES = ("classic 3", "classic 6", "jester 2", "jester 5", "jester 8")
LARGE_TABLES = TABLES[1], *TABLES[3:]
"""Here no number deals everybody's goals by chance."""
DEALS = 1_600
FEW_DEALS = 800
"""Where something is planted, as many as tell it."""

FIELDS: dict[type, list[str]] = {}
"""The names in each kind of thing, for whoever looks through thousands of one kind."""

Ask = Callable[[int, str, Host], Question]
Clue = tuple[int, int, int, int]
"""A byte of a number in what a seat is sent."""


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


def new_table(terms: Terms, seed: int) -> tuple[Host, Company]:
    """One person and bots."""
    seats = [Seat("Ada", 0, "keyboard")]
    seats += [Seat(f"bot {crest}", crest, level="page") for crest in range(1, terms.players)]
    company = Company(seats)
    return Host(Header(terms, tuple(seat.entry() for seat in seats), seed), first=0), company


def played(
    table: str, seed: int, goals: Sequence[Goal] | None = None
) -> tuple[list[Question], list[tuple[Goal, ...]]]:
    """A first round: all questions, and everybody's goals."""
    terms, thinking = terms_at(table), Overheard()
    host, company = new_table(terms, seed)
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


def sent(question: Question) -> bytes:
    """All that becomes of a question on its way: to our process, and to a program of others."""
    events = [event_words(event, question.seat) for event in question.past]
    words = json.dumps([events, decide_words(question.view, question.options, 1.0)])
    return pickle.dumps(question) + words.encode()


def is_told_other_goals(table: str, seed: int) -> bool:
    """Whether any seat is sent anything else because others have other goals."""
    terms, deck = terms_at(table), list(GOALS)
    Random(seed).shuffle(deck)
    one = deck[: terms.players]
    questions, _ = played(table, seed, one)
    for seat in range(terms.players):
        others = [goal for goal in deck[terms.players :] if goal not in one]
        other = [one[at] if at == seat else others.pop() for at in range(terms.players)]
        asked, asked_else = (
            [sent(question) for question in put if question.seat == seat]
            for put in (questions, played(table, seed, other)[0])
        )
        assert asked
        if asked != asked_else:
            return True
    return False


@pytest.mark.parametrize("table", TABLES)
def test_other_goals_change_no_byte_of_what_a_seat_is_asked(table: str) -> None:
    assert not any(is_told_other_goals(table, seed) for seed in range(2))


def numbers_in(thing: object) -> list[int]:
    """Every number anywhere in it, and what may be made of it at first sight."""
    found = list[int]()
    _add_numbers(found, thing)
    return found


def _add_numbers(found: list[int], thing: Any) -> None:
    if isinstance(thing, int):
        found.append(int(thing))
    elif isinstance(thing, float):
        found += (int(thing), int(thing.hex().replace(".", "").partition("p")[0], 16))
    elif isinstance(thing, str | bytes):
        data = thing.encode() if isinstance(thing, str) else thing
        found += (int.from_bytes(data, "big"), int.from_bytes(data, "little"))
    elif isinstance(thing, tuple | list | frozenset):
        for one in thing:
            _add_numbers(found, one)
    else:
        kind = type(thing)
        if kind not in FIELDS:
            FIELDS[kind] = [one.name for one in fields(kind)] if is_dataclass(kind) else []
        for name in FIELDS[kind]:
            _add_numbers(found, getattr(thing, name))


def guesses(numbers: set[int]) -> Iterator[int]:
    """What an attacker who knows the program would try as the seed of the deals."""
    yield from numbers
    large = sorted(number for number in numbers if number > 1 << 16)
    for number in large:
        yield from (number_apart(number, purpose) for purpose in ("luck", "match"))
        yield int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:16], "big")
    for one, other in permutations(large[:60], 2):
        yield from (one << 32 | other, one << 64 | other, one ^ other)


def is_dealt_by_a_number(table: str, seed: int) -> bool:
    """Whether some number that was sent deals everybody's goals."""
    begun = new_match(terms_at(table))
    questions, dealt = played(table, seed)
    for number in set(guesses({one for asked in questions for one in numbers_in(asked)})):
        lot = draw_lot(begun, lot_source(number, begun), first=0)
        assert isinstance(lot, Deal)
        if lot.goals == dealt[0]:
            return True
    return False


@pytest.mark.parametrize("table", LARGE_TABLES)
def test_no_number_that_is_sent_deals_the_goals(table: str) -> None:
    chance = Random(table)
    assert not any(is_dealt_by_a_number(table, chance.getrandbits(SEED_BITS)) for _ in range(3))


def bets(ask: Ask, deals: int = DEALS) -> tuple[int, int]:
    """How often somebody is right about another seat's goal who counted, over half of all deals,
    which goal goes with what in the first questions; and of how many bets."""
    terms, chance, hits, tried = terms_of("classic", 4), Random(5), 0, 0
    counted: dict[Clue, list[int]] = {}
    known: dict[Clue, tuple[int, ...]] = {}
    for number in range(deals):
        host, _ = new_table(terms, chance.getrandbits(SEED_BITS))
        host.draw_lot()
        asked = [ask(0, COACH, host)]
        host.submit(asked[0].options[0])
        asked.append(ask(1, "page", host))
        for question in asked:
            found = [one for one in numbers_in(question) if one > 0]
            clues = [
                (question.seat, place, byte, value)
                for place, one in enumerate(found)
                for byte, value in enumerate(_lowest_bytes(one))
            ]
            secret = GOALS.index(host.view((question.seat + 3) % 4).goal or "")
            if number > deals // 2:
                known = known or {clue: tuple(times) for clue, times in counted.items()}
                hits, tried = hits + (_likeliest(known, clues) == secret), tried + 1
            else:
                for clue in clues:
                    counted.setdefault(clue, [0] * len(GOALS))[secret] += 1
    return hits, tried


def _lowest_bytes(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8, "little")[:16]


def _likeliest(counted: Mapping[Clue, tuple[int, ...]], clues: Sequence[Clue]) -> int:
    """The goal that all clues together speak for. Those that were counted alike are one."""
    chances = [0.0] * len(GOALS)
    for seen in {counted[clue] for clue in clues if clue in counted}:
        chances = list(map(add, chances, _weights(seen)))
    return chances.index(max(chances))


@lru_cache(maxsize=1 << 14)
def _weights(seen: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(log((times + 0.1) / (sum(seen) + 0.1 * len(GOALS))) for times in seen)


def is_better_than_chance(hits: int, tried: int) -> bool:
    by_chance = tried / (len(GOALS) - 1)  # it is not one's own
    return hits > by_chance + 4 * sqrt(by_chance)


def test_whatever_is_sent_says_nothing_of_the_goals() -> None:
    assert not is_better_than_chance(*bets(question_for))


def goal_number(host: Host, seat: int) -> int:
    return GOALS.index(host.view(seat).goal or "")


def with_the_seed(seat: int, level: str, host: Host) -> Question:
    return replace(question_for(seat, level, host), match=host.header.seed)


def with_half_a_seed_each(seat: int, level: str, host: Host) -> Question:
    high, low = divmod(host.header.seed, 1 << 64)
    return replace(question_for(seat, level, host), match=high, seed=low)


def with_everybodys_past(seat: int, level: str, host: Host) -> Question:
    rivals = tuple(host.seen_since((seat + 1) % 2, 0))
    return replace(question_for(seat, level, host), past=rivals)


def with_options_that_lean(seat: int, level: str, host: Host) -> Question:
    asked = question_for(seat, level, host)
    turn = goal_number(host, (seat + 3) % host.view(None).terms.players) % len(asked.options)
    return replace(asked, options=asked.options[turn:] + asked.options[:turn])


def with_what_dealt(seat: int, level: str, host: Host) -> Question:
    """Not the seed, and no goal, but the number of which the first goal was made."""
    begun = new_match(host.header.terms)
    drawn = lot_source(host.header.seed, begun).getrandbits(32)
    return replace(question_for(seat, level, host), seed=drawn)


def with_a_goal_in_a_sum(seat: int, level: str, host: Host) -> Question:
    asked = question_for(seat, level, host)
    return replace(asked, seed=asked.seed // 32 * 32 + goal_number(host, (seat + 3) % 4))


@pytest.mark.parametrize("planted", [with_the_seed, with_half_a_seed_each])
def test_whoever_deals_with_numbers_finds_a_seed_that_is_planted(
    planted: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingup_game.table.bot_turns.question_for", planted)
    assert is_dealt_by_a_number(TABLES[1], Random(4).getrandbits(SEED_BITS))


@pytest.mark.parametrize("planted", [with_everybodys_past, with_options_that_lean])
def test_whoever_compares_finds_a_goal_that_is_planted(
    planted: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingup_game.table.bot_turns.question_for", planted)
    assert any(is_told_other_goals(TABLES[0], seed) for seed in range(3))


@pytest.mark.parametrize("planted", [with_what_dealt, with_a_goal_in_a_sum, with_options_that_lean])
def test_whoever_counts_finds_what_is_planted(planted: Ask) -> None:
    assert is_better_than_chance(*bets(planted, FEW_DEALS))


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
