"""The strongest opponent decides by its seat's knowledge, and the same way every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from kingup_game.bots.bot import Bot
from kingup_game.bots.field.random_bot import RandomBot
from kingup_game.bots.levels import make_bot
from kingup_game.bots.players.search import DARING, SearchBot
from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.cast import SUBJECTS, Place
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.events import BallotSealed, Event, RoundDealt, seen_by
from kingup_game.engine.goals import GOALS
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.state import Phase, State, new_match
from kingup_game.engine.view import view_of
from tests.bots.last_hope import (
    A_NO_OR_TWO,
    LAST_HOPE,
    NEARLY_EVERY_NO,
    how_it_came,
    last_hope,
    upward,
)

QUICK = 0.03
TABLES = [
    terms_of("classic", 3, rounds=1),
    terms_of("classic", 6, rounds=1),
    terms_of("jester", 2, rounds=1),
    terms_of("jester", 8, rounds=1),
    terms_of("jester", 4, rounds=1, house={"random_placement": True, "open_ballots": True}),
]


def _moments(table: Terms, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random match: each state in which seat 0 is asked, and all that had happened."""
    source = Random(seed)
    state = new_match(table)
    events: list[Event] = []
    while state.phase is not Phase.OVER:
        if is_lot(state):
            action: Action = draw_lot(state, source, first=0)
        else:
            seat = seats_to_act(state)[0]
            if seat == 0:
                yield state, list(events)
            action = source.choice(legal_actions(state, seat))
        state, happened = apply(state, action)
        events += [event for event in happened if not isinstance(event, BallotSealed)]


def _decision(table: Terms, state: State, events: Sequence[Event], seed: int = 5) -> Action:
    bot = SearchBot(table, 0, seed, QUICK)
    for event in events:
        bot.observe(seen_by(event, 0))
    return bot.decide(view_of(state, 0), legal_actions(state, 0))


def _searching(past: Sequence[Event], budget: float = QUICK) -> SearchBot:
    """Who has come to the last hope."""
    bot = SearchBot(LAST_HOPE, 0, 5, budget)
    for event in past:
        bot.observe(event)
    return bot


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_decision_is_one_of_the_options(table: Terms) -> None:
    for state, events in _moments(table, 1):
        assert _decision(table, state, events) in legal_actions(state, 0)


def test_what_is_hidden_changes_no_decision() -> None:
    table = terms_of("classic", 4, rounds=1)
    for state, events in list(_moments(table, 2))[::3]:
        others = [goal for goal in GOALS if goal not in state.goals]
        elsewhere = state._replace(goals=(state.goals[0], *others[: table.players - 1]))
        assert view_of(elsewhere, 0) == view_of(state, 0)
        dealt_elsewhere = [
            replace(event, goals=elsewhere.goals) if isinstance(event, RoundDealt) else event
            for event in events
        ]
        assert _decision(table, elsewhere, dealt_elsewhere) == _decision(table, state, events)


def test_a_bot_that_joins_late_decides_like_one_that_was_there() -> None:
    table = terms_of("classic", 3, rounds=1)
    was_there = SearchBot(table, 0, 5, QUICK)
    heard = 0
    for state, events in _moments(table, 3):
        for event in events[heard:]:
            was_there.observe(seen_by(event, 0))
        heard = len(events)
        options = legal_actions(state, 0)
        assert was_there.decide(view_of(state, 0), options) == _decision(table, state, events)


def test_it_crowns_its_favourite_when_that_wins_the_match() -> None:
    table = terms_of("classic", 3, rounds=1)
    asked = 0
    for state, events in _moments(table, 4):
        goal = state.goals[0]
        if state.phase is Phase.VOTE and state.nominee is not None and state.nominee in goal:
            best = bytes(
                6 if code == 6 else 5 if subject in goal else 0
                for subject, code in zip(SUBJECTS, state.board, strict=True)
            )
            decision = _decision(table, state._replace(board=best), events)
            assert decision == CastVote(0, Card.YES)
            asked += 1
    assert asked


def test_far_behind_it_sends_its_last_friends_away_for_the_33_and_ahead_it_does_not() -> None:
    bot, view = _searching(how_it_came(), 0.2), last_hope()
    goal = view.goal or ""
    arms = bot.ranking(view, upward(view))
    assert arms[0].ways is DARING
    assert arms[0].chance > max(arm.chance for arm in arms if arm.ways is not DARING) + 0.2
    board = bytearray(view.board)
    board[SUBJECTS.index(goal[0])] = Place.THRONE
    vote = view._replace(phase=Phase.VOTE, nominee=goal[0], board=bytes(board))
    assert bot.decide(vote, [CastVote(0, Card.YES), CastVote(0, Card.NO)]) == CastVote(0, Card.NO)
    ahead = view._replace(totals=(38, 20, 20))
    assert bot.ranking(ahead, upward(view))[0].ways is not DARING


@pytest.mark.parametrize("lacking", ["the last round", "the rule", "Nos", "a way to be worth 0"])
def test_it_does_not_dream_of_the_33_without(lacking: str) -> None:
    round_number = 2 if lacking == "the last round" else 3
    refusers = NEARLY_EVERY_NO if lacking == "Nos" else A_NO_OR_TWO
    bot, view = _searching(how_it_came(refusers, round_number)), last_hope(round_number)
    if lacking == "the rule":
        view = view._replace(terms=terms_of("classic", 3, house={"zero_is_33": False}))
    if lacking == "a way to be worth 0":
        view = view._replace(terms=terms_of("jester", 3, house={"zero_is_33": True}))
    assert all(arm.ways is not DARING for arm in bot.ranking(view, upward(view)))


def test_it_beats_random_players() -> None:
    table = terms_of("classic", 3, rounds=1)
    wins = sum(_play(table, seed) for seed in range(4))
    assert wins >= 3


def _play(table: Terms, seed: int) -> bool:
    source = Random(seed)
    bots: list[Bot] = [
        SearchBot(table, 0, seed, QUICK),
        *(RandomBot(seat, seed) for seat in (1, 2)),
    ]
    state = new_match(table)
    while state.phase is not Phase.OVER:
        if is_lot(state):
            state, events = apply(state, draw_lot(state, source))
        else:
            seat = seats_to_act(state)[0]
            action = bots[seat].decide(view_of(state, seat), legal_actions(state, seat))
            state, events = apply(state, action)
        for event in events:
            for listener, bot in enumerate(bots):
                if not isinstance(event, BallotSealed):
                    bot.observe(seen_by(event, listener))
    return state.totals[0] == max(state.totals)


def test_the_strongest_answers_to_its_name() -> None:
    assert make_bot("king", terms_of("classic", 4), 0, 1).name == "king"
