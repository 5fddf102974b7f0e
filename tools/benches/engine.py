"""The engine: random play through the public path, the search's twin, and the size of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from kingup_game.engine import rules
from kingup_game.engine.actions import Action
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import EDITIONS, Terms, table_sizes, terms_of
from kingup_game.engine.state import Phase, State, new_match
from tests.bots.random_lanes import BATCH_WIDTH, random_rounds
from tests.engine.deep_size import STATE_BYTES, deep_size
from tools.benches.measure import Row, microseconds_row, rate_row, timed

MATCHES_A_SECOND = 400
RANDOM_ROUNDS_A_SECOND = 15_000

CLASSIC = terms_of("classic", 4)


def rows() -> Iterator[Row]:
    matches = count()
    yield rate_row(
        "random matches, classic, 4 seats, public path",
        "matches/s",
        timed(lambda: _played(CLASSIC, next(matches))),
        MATCHES_A_SECOND,
    )
    moments = [moment for seed in range(4) for moment in recorded_play(CLASSIC, seed)]
    climb = [(state, action) for state, action in moments if state.phase is Phase.MOVE]
    yield microseconds_row("one legal-move query", timed(_queries(climb)))
    yield microseconds_row("one applied move", timed(_applications(climb)))
    yield rate_row(
        "random rounds from a fresh deal, search's lanes",
        "rounds/s",
        timed(lambda: random_rounds(CLASSIC, BATCH_WIDTH, next(matches)).rounds),
        RANDOM_ROUNDS_A_SECOND,
    )
    largest = max(largest_state(table) for table in _every_table())
    bar = f"< {STATE_BYTES}"
    yield Row("largest state", largest, "bytes", bar=bar, holds=largest < STATE_BYTES)


def recorded_play(table: Terms, seed: int) -> Iterator[tuple[State, Action]]:
    """The moments of a random match: each state, and what was done in it."""
    source = Random(seed)
    state = new_match(table)
    while state.phase is not Phase.OVER:
        if rules.is_lot(state):
            action = draw_lot(state, source)
        else:
            action = source.choice(rules.legal_actions(state, rules.seats_to_act(state)[0]))
        yield state, action
        state, _ = rules.apply(state, action)


def largest_state(table: Terms) -> int:
    """Over a few random matches at this table."""
    return max(deep_size(state) for seed in range(3) for state, _ in recorded_play(table, seed))


def _every_table() -> Iterator[Terms]:
    for edition in EDITIONS:
        for players in table_sizes(terms_of(edition, 4).edition):
            yield terms_of(edition, players)


def _played(table: Terms, seed: int) -> int:
    for _ in recorded_play(table, seed):
        pass
    return 1


def _queries(moments: list[tuple[State, Action]]) -> Callable[[], int]:
    def ask() -> int:
        for state, _ in moments:
            rules.legal_actions(state, state.turn)
        return len(moments)

    return ask


def _applications(moments: list[tuple[State, Action]]) -> Callable[[], int]:
    def act() -> int:
        for state, action in moments:
            rules.apply(state, action)
        return len(moments)

    return act
