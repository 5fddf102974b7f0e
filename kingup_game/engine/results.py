"""What follows by itself: leftovers, the count of an election, the end of a round and a match."""

from __future__ import annotations

from functools import cache

from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.cast import Place
from kingup_game.engine.events import (
    BallotSealed,
    Event,
    LeftoversServed,
    MatchEnded,
    Outcome,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.outcomes import outcome_at, place_after
from kingup_game.engine.scoring import round_points, still_in_castle, winners
from kingup_game.engine.state import Hand, Phase, State, board_with, logged_vote

# Looked up once, as in the rules: every vote asks for several.
_CROWNED = Outcome.CROWNED
_MOVE, _OVER = Phase.MOVE, Phase.OVER

_sealed = cache(BallotSealed)

_TRAY_TO_KITCHEN = bytes.maketrans(bytes((Place.TRAY,)), bytes((Place.FLOOR_0,)))


def after_last_placement(state: State) -> tuple[State, LeftoversServed]:
    """Whoever is left over goes to floor 0 and the climb begins."""
    leftovers = LeftoversServed(state.standing(Place.TRAY))
    board = state.board.translate(_TRAY_TO_KITCHEN)
    return state._replace(board=board, phase=_MOVE, turn=state.first), leftovers


def after_votes(state: State, vote: CastVote) -> tuple[State, tuple[Event, ...]]:
    """A ballot is sealed; the last one opens them all."""
    ballots = (*state.ballots[: vote.seat], vote.card, *state.ballots[vote.seat + 1 :])
    sealed = _sealed(vote.seat)
    if None in ballots:
        return state.after_ballot(ballots), (sealed,)
    cards = tuple(card for card in ballots if card is not None)
    after, revealed = _election(state, cards)
    if revealed.outcome is not _CROWNED:
        return after, (sealed, revealed)
    after, scored = _score_round(after)
    if after.round < after.terms.rounds:
        return _await_next_round(after), (sealed, revealed, scored)
    after, ended = _end_match(after)
    return after, (sealed, revealed, scored, ended)


def _election(state: State, cards: tuple[Card, ...]) -> tuple[State, VotesRevealed]:
    terms, nominee = state.terms, state.nominee
    assert nominee is not None
    outcome = outcome_at(terms, state.board, cards)
    to = place_after(terms, nominee, state.board, outcome)
    log = state.vote_log
    if terms.house.open_ballots:
        log += logged_vote(nominee, cards)
    hands = tuple(map(Hand.without, state.hands, cards))
    board = board_with(state.board, nominee, to)
    voted = state.after_election(board, hands, (None,) * terms.players, log)
    return voted, VotesRevealed(nominee, cards, outcome, to)


def _score_round(state: State) -> tuple[State, RoundScored]:
    points = round_points(state.terms, state.round, state.goals, state.board)
    totals = tuple(total + own for total, own in zip(state.totals, points, strict=True))
    return state._replace(totals=totals), RoundScored(points, totals, state.goals)


def _await_next_round(state: State) -> State:
    assert state.crown is not None
    first = (state.crown + 1) % state.terms.players
    return state._replace(phase=Phase.DEAL, round=state.round + 1, first=first, turn=first)


def _end_match(state: State) -> tuple[State, MatchEnded]:
    castle = tuple(still_in_castle(goal, state.board) for goal in state.goals)
    ended = MatchEnded(state.totals, castle, winners(state.totals, castle))
    return state._replace(phase=_OVER), ended
