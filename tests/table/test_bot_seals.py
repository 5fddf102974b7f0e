"""When a bot seals its ballot tells nothing of its vote, however long it thought about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count, islice
from random import Random

import pytest

from kingup_game.bots.questions import Question
from kingup_game.bots.thinking.worker import PATIENCE_TICKS
from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header
from kingup_game.engine.state import Phase
from kingup_game.table.ballots import GATE_TICKS, BallotBox, BallotPhase
from kingup_game.table.bot_turns import BALLOT_TICKS, BotTurns
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from tests.harness.thinking import InlineThinking

ELECTIONS = 300
LEVELS = ("page", "cook", "merchant", "sergeant")
PERSON = len(LEVELS)
QUICK = {Card.YES: 4, Card.NO: 60}
SLOW = {Card.YES: 4, Card.NO: GATE_TICKS + 60}


class Ponderous(InlineThinking):
    """Our own courtiers, of whom a No takes much longer than a Yes, and nothing to choose none."""

    def __init__(self, ticks_to_think: Mapping[Card, int]) -> None:
        super().__init__()
        self.ticks = 0
        self._ticks_to_think = ticks_to_think
        self._thought_of: dict[int, tuple[int, Action]] = {}

    def ask(self, question: Question) -> int:
        ticket = super().ask(question)
        answer, due = super().poll(ticket), self.ticks
        assert answer is not None
        if isinstance(answer, CastVote) and len(question.options) > 1:
            due += self._ticks_to_think[answer.card]
        self._thought_of[ticket] = due, answer
        return ticket

    def poll(self, ticket: int) -> Action | None:
        due, answer = self._thought_of[ticket]
        return answer if self.ticks >= due else None


def elections(thinking: Ponderous) -> Iterator[tuple[Host, BotTurns]]:
    """Every election of match after match of four courtiers and a person, up to its ballot."""
    bots = [Seat(level, crest, level=level) for crest, level in enumerate(LEVELS)]
    company = Company([*bots, Seat("Ada", PERSON, device="keyboard")])
    entries = tuple(seat.entry() for seat in company.seats)
    for seed in count(1):
        host = Host(Header(terms_of("classic", len(company.seats)), entries, seed, "test"), 0)
        turns = BotTurns(host, company, thinking)
        while not host.is_over:
            if host.awaits_lot:
                host.draw_lot()
            elif host.phase is Phase.VOTE:
                yield host, turns
            elif PERSON in host.seats_to_act:
                host.submit(host.options(PERSON)[0])
            else:
                turns.acts(hurry=True)
                turns.tick()
                for action in turns.acts(hurry=True):
                    host.submit(action)


def seals_of(host: Host, turns: BotTurns, thinking: Ponderous) -> list[tuple[Card, int]]:
    """One election as the scene holds it: each seat's card, and the tick at which all see it."""
    bots = range(len(LEVELS))
    seals = Random(f"{host.header.seed}/{host.events_so_far}/seals")
    box = BallotBox({PERSON: (Card.YES,)}, [PERSON], [], bots, seals)
    box.choose(PERSON, Card.YES)
    sealed_at: dict[int, int] = {}
    for tick in count(1):
        thinking.ticks += 1
        turns.tick()
        box.bots_are_done = turns.have_voted()
        box.advance()
        for seat, is_sealed in enumerate(box.sealed):
            if is_sealed:
                sealed_at.setdefault(seat, tick)
        if box.phase is BallotPhase.CLOSED:
            break
    host.submit(CastVote(PERSON, Card.YES))
    votes = [action for action in turns.acts(hurry=True) if isinstance(action, CastVote)]
    for vote in votes:
        host.submit(vote)
    return [(vote.card, sealed_at[vote.seat]) for vote in votes]


@pytest.mark.parametrize("ticks_to_think", [QUICK, SLOW], ids=["quick", "slow"])
def test_all_bots_seal_on_the_same_tick_though_a_no_took_longer(
    ticks_to_think: Mapping[Card, int],
) -> None:
    thinking = Ponderous(ticks_to_think)
    cards: list[Card] = []
    for host, turns in islice(elections(thinking), ELECTIONS):
        votes = seals_of(host, turns, thinking)
        cards += [card for card, _ in votes]
        assert len({tick for _, tick in votes}) == 1
    assert min(cards.count(card) for card in (Card.YES, Card.NO)) > len(cards) / 10


def test_bots_that_are_done_in_time_seal_when_the_gate_opens_and_never_before() -> None:
    thinking = Ponderous(QUICK)
    for host, turns in islice(elections(thinking), ELECTIONS):
        assert {tick for _, tick in seals_of(host, turns, thinking)} == {GATE_TICKS}


@pytest.mark.parametrize("ticks_to_think", [dict.fromkeys(Card, 0), QUICK], ids=["0", "quick"])
def test_bots_have_voted_after_equal_time_whatever_their_hands_hold(
    ticks_to_think: Mapping[Card, int],
) -> None:
    """A hand of nothing but a Yes is done at once, and one that thinks needs a second."""
    thinking = Ponderous(ticks_to_think)
    for host, turns in islice(elections(thinking), ELECTIONS):
        ticks = 0
        while not turns.have_voted():
            thinking.ticks += 1
            turns.tick()
            ticks += 1
        assert ticks in (BALLOT_TICKS, BALLOT_TICKS + 1)
        host.submit(CastVote(PERSON, Card.YES))
        for vote in turns.acts(hurry=True):
            host.submit(vote)


def test_no_bot_is_waited_for_longer_than_all_of_them_take() -> None:
    """So that nobody can be late: the worker answers for whoever is."""
    assert PATIENCE_TICKS + len(LEVELS) < BALLOT_TICKS < GATE_TICKS


def test_bots_of_whom_one_is_late_seal_when_it_is_done() -> None:
    thinking, late = Ponderous(SLOW), 0
    for host, turns in islice(elections(thinking), ELECTIONS):
        votes = seals_of(host, turns, thinking)
        if any(card is Card.NO for card, _ in votes):
            late += 1
            assert {tick for _, tick in votes} == {SLOW[Card.NO] + 1}
    assert late > ELECTIONS / 10
