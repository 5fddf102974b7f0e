"""What searching opponents are believed to do is a likelihood, by what the table sees."""

from __future__ import annotations

import pytest

from kingup_game.bots.belief import searcher_belief
from kingup_game.bots.belief.searcher_weights import OF_CLIMBS, OF_PLACINGS, OF_VOTES
from kingup_game.bots.belief.seen_moment import ClimbSeen, Election, placing_on
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, JESTER, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.ways_up import ways_up

BOARD = bytes([4, 3, 2, 1, 0, 5, 3, 2, 1, 5, 4, 3, Place.WC_4, 5])
GOAL = GOALS.index("BCDEIO")


def _climb(board: bytes = BOARD) -> ClimbSeen:
    ways = ways_up(terms_of("jester", 4), board)
    able = {i: to for i, code in enumerate(board) if isinstance(to := ways[code], Place)}
    return ClimbSeen(board, tuple(able), tuple(able.values()), noes=(3, 0, 1, 2))


def _election(subject: str, noes: tuple[int, ...], aches: tuple[bool, ...]) -> Election:
    board = bytearray(BOARD)
    board[CAST_INDEX[subject]] = Place.THRONE
    return Election(bytes(board), CAST_INDEX[subject], 1, noes, aches)


def test_there_is_a_weight_for_each_feature() -> None:
    assert len(OF_PLACINGS) == searcher_belief.PLACE_FEATURES
    assert len(OF_CLIMBS) == searcher_belief.CLIMB_FEATURES
    assert len(OF_VOTES) == searcher_belief.VOTE_FEATURES


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("goal", range(0, 26, 5))
def test_something_is_climbed_for_certain(seat: int, goal: int) -> None:
    sight = _climb()
    shares = [searcher_belief.of_climb(sight, goal, seat, character) for character in sight.able]
    assert sum(shares) == pytest.approx(1)
    assert min(shares) > 0


def test_something_is_placed_for_certain() -> None:
    board = bytes([1, 1, 1, 1, *[Place.TRAY] * 9])
    sight = placing_on(board)
    options = [option for option, _ in searcher_belief.placings(sight, GOAL)]
    assert len(options) == 9 * 3
    shares = [searcher_belief.of_placing(sight, GOAL, *option) for option in options]
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("subject", ["A", "B", JESTER])
@pytest.mark.parametrize("no", [0, 1, 4])
@pytest.mark.parametrize("ache", [False, True])
def test_some_card_is_played_for_certain(subject: str, no: int, ache: bool) -> None:
    sight = _election(subject, (no, 2), (ache, False))
    playable = [Card.YES, *[Card.NO] * (no > 0), *[Card.STOMACHACHE] * ache]
    assert [card for card, _ in searcher_belief.votes(sight, GOAL, 0)] == playable
    shares = [searcher_belief.of_vote(sight, GOAL, 0, card) for card in playable]
    assert sum(shares) == pytest.approx(1)


def test_a_stomachache_is_for_a_favourite_and_a_no_for_a_stranger() -> None:
    own, stranger = (_election(subject, (2, 2, 2), (True,) * 3) for subject in "BA")
    aches = [searcher_belief.of_vote(sight, GOAL, 0, Card.STOMACHACHE) for sight in (own, stranger)]
    noes = [searcher_belief.of_vote(sight, GOAL, 0, Card.NO) for sight in (own, stranger)]
    assert aches[0] > 2 * aches[1]
    assert noes[1] > 2 * noes[0]
