"""A seat's view and a seat's events hold only what that seat may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.engine import rules
from kingup_game.engine.actions import Card, CastVote, Deal
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import BallotSealed, Event, RoundDealt, seen_by
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Hand, Phase, State, new_match
from kingup_game.engine.view import View, view_of
from tests.engine.positions import EVERY_TABLE, any_action, castle, climb, dealt_match

TABLES = st.sampled_from(EVERY_TABLE)
SEEDS = st.integers(0, 2**32)


def with_other_secrets(state: State, seat: int | None, source: Random) -> State:
    """The same match to `seat` (to the television: None), with all else dealt and held anew.

    Other goals come from what no round has revealed, other hands and ballots are any there could
    be. Where nothing is dealt yet or all is revealed, there are no secrets but hands.
    """
    setup_, others = state.terms, [own for own in range(state.terms.players) if own != seat]
    goals, dealt = state.goals, state.dealt
    if state.phase not in (Phase.DEAL, Phase.OVER):
        revealed = state.dealt[: -setup_.players]
        kept = {goals[seat]} if seat is not None else set()
        deck = [goal for goal in GOALS if goal not in revealed and goal not in kept]
        fresh = source.sample(deck, setup_.players)
        goals = tuple(own if at == seat else fresh[at] for at, own in enumerate(goals))
        dealt = (*revealed, *goals)
    hands, ballots = list(state.hands), list(state.ballots)
    for other in others:
        noes, aches = setup_.share.no_cards, setup_.stomachaches
        hands[other] = Hand(source.randint(0, noes), source.randint(0, aches))
        if ballots[other] is not None:
            ballots[other] = source.choice([c for c in Card if hands[other].copies(c)])
    return state._replace(goals=goals, dealt=dealt, hands=tuple(hands), ballots=tuple(ballots))


def random_moments(table: tuple[str, int], source: Random, rounds: int) -> list[State]:
    """Every state of a random match."""
    state = new_match(terms_of(*table, rounds))
    moments = [state]
    while state.phase is not Phase.OVER:
        state, _ = rules.apply(state, any_action(state, source))
        moments.append(state)
    return moments


@settings(max_examples=40, deadline=None)
@given(TABLES, SEEDS, st.sampled_from((1, 3)))
def test_what_a_seat_may_not_know_changes_nothing_in_its_view(
    table: tuple[str, int], seed: int, rounds: int
) -> None:
    source = Random(seed)
    for state in random_moments(table, source, rounds):
        for seat in (None, *range(state.terms.players)):
            twin = with_other_secrets(state, seat, source)
            assert view_of(twin, seat) == view_of(state, seat)


@settings(max_examples=40, deadline=None)
@given(TABLES, SEEDS)
def test_what_a_seat_may_not_know_changes_nothing_in_its_options(
    table: tuple[str, int], seed: int
) -> None:
    source = Random(seed)
    for state in random_moments(table, source, 1):
        for seat in range(state.terms.players):
            twin = with_other_secrets(state, seat, source)
            assert rules.legal_actions(twin, seat) == rules.legal_actions(state, seat)


def seen(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [seen_by(event, seat) for event in events]


@settings(max_examples=60, deadline=None)
@given(TABLES, SEEDS)
def test_equal_play_with_other_secrets_is_seen_as_equal_events(
    table: tuple[str, int], seed: int
) -> None:
    """Two matches that differ only in other seats' goals look the same until goals are shown."""
    source = Random(seed)
    made = terms_of(*table, 1)
    seat = source.choice([None, *range(made.players)])
    state = dealt_match(made)
    twin = with_other_secrets(state, seat, source)._replace(hands=state.hands)
    dealt = [rules.apply(new_match(made), Deal(0, goals))[1] for goals in (state.goals, twin.goals)]
    assert seen(dealt[0], seat) == seen(dealt[1], seat)
    while state.phase is not Phase.OVER:
        action = any_action(state, source)
        state, events = rules.apply(state, action)
        twin, twin_events = rules.apply(twin, action)
        if state.phase is not Phase.OVER:
            assert seen(events, seat) == seen(twin_events, seat)
            assert view_of(state, seat) == view_of(twin, seat)


@settings(max_examples=60, deadline=None)
@given(TABLES, SEEDS)
def test_other_seats_ballots_are_seen_as_sealed_and_no_more(
    table: tuple[str, int], seed: int
) -> None:
    """Until the last ballot opens them all, what others vote is the same to a seat."""
    made = terms_of(*table)
    source = Random(seed)
    watcher = source.choice([None, *range(made.players)])
    where = "5:A 3:BJ" if made.has_jester else "5:A 3:B"
    state = twin = climb(castle(where, made), "A", "throne")
    order = [seat for seat in source.sample(range(made.players), made.players) if seat != watcher]
    for seat in order[: made.players - 1]:
        options = rules.legal_votes(state, seat)
        state, events = rules.apply(state, source.choice(options))
        twin, twin_events = rules.apply(twin, source.choice(options))
        assert seen(events, watcher) == seen(twin_events, watcher)
        assert view_of(state, watcher) == view_of(twin, watcher)


def test_a_deal_shows_a_seat_its_own_goal_only() -> None:
    dealt = RoundDealt(1, 0, GOALS[:3])
    assert seen_by(dealt, 1) == replace(dealt, goals=(None, GOALS[1], None))


def test_a_deal_shows_the_television_no_goal() -> None:
    assert seen_by(RoundDealt(1, 0, GOALS[:3]), None) == RoundDealt(1, 0, (None, None, None))


def test_a_seat_sees_its_own_goal_and_hand() -> None:
    view = view_of(dealt_match(terms_of("jester", 4)), 2)
    assert (view.goal, view.hand) == (GOALS[2], Hand(3, 1))


def test_the_television_sees_no_goal_and_no_hand() -> None:
    view = view_of(dealt_match(terms_of("jester", 4)), None)
    assert (view.goal, view.hand) == (None, None)


def test_a_sealed_ballot_shows_that_it_was_cast_and_not_what_it_is() -> None:
    state = climb(castle("5:A 3:B"), "A", "throne")
    state, events = rules.apply(state, CastVote(2, Card.NO))
    assert view_of(state, 0).sealed == (False, False, True, False)
    assert events == (BallotSealed(2),)


def test_a_view_has_no_field_for_secrets_of_others() -> None:
    """Whoever adds a field to the view comes past this list."""
    assert set(View._fields) == {
        "terms",
        "seat",
        "round",
        "phase",
        "first",
        "turn",
        "crown",
        "nominee",
        "board",
        "goal",
        "hand",
        "sealed",
        "totals",
        "open_votes",
    }
