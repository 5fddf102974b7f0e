"""When a bot seals its ballot tells nothing of its vote, however long it thought about it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import pytest

from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.edition import setup
from kingup_game.engine.events import Event
from kingup_game.engine.record import Header
from kingup_game.engine.state import Phase
from kingup_game.engine.view import View
from kingup_game.table.ballots import GATE_TICKS, BallotBox, Stage
from kingup_game.table.bot_turns import BotTurns
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from tools.shooting.thinking import InlineThinking

VOTES = 2000
SIGNIFICANT = 1.96
"""Standard errors: the bound of p = 0.05."""

LEVELS = ("page", "cook", "merchant", "sergeant")
TICKS_TO_THINK = {Card.YES: 4, Card.NO: 60}


class Ponderous(InlineThinking):
    """Our own courtiers, of whom a No takes much longer than a Yes, and nothing to choose none."""

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[int, int] = {}
        self.ticks = 0

    def ask(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        ticket = super().ask(level, match_seed, past, view, options)
        answer = self._answers[ticket]
        self._due[ticket] = self.ticks
        if isinstance(answer, CastVote) and len(options) > 1:
            self._due[ticket] += TICKS_TO_THINK[answer.card]
        return ticket

    def poll(self, ticket: int) -> Action | None:
        return super().poll(ticket) if self.ticks >= self._due[ticket] else None


def elections(seed: int) -> Iterator[tuple[Host, BotTurns, Ponderous]]:
    """Every election of a match among four courtiers, up to its ballot."""
    company = Company(Seat(level, crest, level=level) for crest, level in enumerate(LEVELS))
    entries = tuple(seat.entry() for seat in company.seats)
    host = Host(Header(setup("classic", len(LEVELS)), entries, seed, "test"), 0)
    thinking = Ponderous()
    turns = BotTurns(host, company, thinking)
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        elif host.phase is Phase.VOTE:
            yield host, turns, thinking
        else:
            seat = host.seats_to_act[0]
            turns.ask(seat)
            answer = turns.answer(seat, hurry=True)
            assert answer is not None
            host.submit(answer)


def hold(host: Host, turns: BotTurns, thinking: Ponderous) -> Iterator[tuple[Card, int, int]]:
    """One election as the scene holds it: each seat's card, options and tick of its seal."""
    bots = range(len(LEVELS))
    hands = [
        [option.card for option in host.options(seat) if isinstance(option, CastVote)]
        for seat in bots
    ]
    seals = Random(f"{host.header.seed}/{host.events_so_far}/seals")
    box = BallotBox(hands, [], [], bots, seals)
    sealed_at: dict[int, int] = {}
    for tick in count(1):
        thinking.ticks += 1
        box.advance()
        turns.vote(bots, box)
        for seat in bots:
            if seat not in sealed_at and box._is_sealed(seat):
                sealed_at[seat] = tick
        assert any(box.sealed) == (tick >= GATE_TICKS)
        if box.stage is Stage.CLOSED:
            break
    turns.forget()
    for seat, card in enumerate(box.cards):
        yield card, len(hands[seat]), sealed_at[seat]
    for seat, card in enumerate(box.cards):
        host.submit(CastVote(seat, card))


@pytest.fixture(scope="module")
def votes() -> list[tuple[Card, int, int]]:
    found: list[tuple[Card, int, int]] = []
    for seed in count(1):
        for election in elections(seed):
            found += hold(*election)
        if len(found) >= VOTES:
            return found
    raise AssertionError


def differ(some: Sequence[int], others: Sequence[int]) -> bool:
    """Whether two samples differ by more than chance explains, in the mean or in the spread."""
    middle = _mean([*some, *others])
    spreads = [[abs(tick - middle) for tick in sample] for sample in (some, others)]
    for one, other in ((some, others), spreads):
        error = math.sqrt(_variance(one) / len(one) + _variance(other) / len(other))
        if abs(_mean(one) - _mean(other)) >= SIGNIFICANT * max(error, 1e-9):
            return True
    return False


def test_yes_and_no_are_sealed_after_the_same_time(votes: list[tuple[Card, int, int]]) -> None:
    assert len(votes) >= VOTES
    yes = [tick for card, _, tick in votes if card is Card.YES]
    no = [tick for card, _, tick in votes if card is Card.NO]
    assert min(len(yes), len(no)) > VOTES / 10
    assert not differ(yes, no)


def test_nobody_sees_by_the_time_who_had_nothing_to_choose(
    votes: list[tuple[Card, int, int]],
) -> None:
    free = [tick for _, options, tick in votes if options > 1]
    spent = [tick for _, options, tick in votes if options == 1]
    assert min(len(free), len(spent)) > VOTES / 10
    assert not differ(free, spent)


def test_the_comparison_would_notice_a_tell(votes: list[tuple[Card, int, int]]) -> None:
    yes = [tick for card, _, tick in votes if card is Card.YES]
    no = [tick + 6 for card, _, tick in votes if card is Card.NO]
    assert differ(yes, no)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    middle = _mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
