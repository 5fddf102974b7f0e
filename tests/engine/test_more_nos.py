"""A No more for some seats: the same rules, another hand, and a round that still ends."""

from __future__ import annotations

import json
from random import Random

import pytest

from kingup_game.bots.lanes.many_rounds import Lanes
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.cast import Place
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.events import Event, Outcome, VotesRevealed, seen_by
from kingup_game.engine.following import after
from kingup_game.engine.record import Header, SeatEntry, read_header
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.scoring import worth
from kingup_game.engine.stakes import stakes_of
from kingup_game.engine.state import Phase, State, full_hands, new_match
from kingup_game.engine.view import view_of
from tests.engine.positions import any_action, dealt_match

EVERYBODY = terms_of("classic", 3, rounds=1, more_nos=(0, 1, 2))


def refusing(state: State, source: Random) -> tuple[State, tuple[Event, ...]]:
    """The next act of people who say No as long as they can."""
    if is_lot(state):
        return apply(state, draw_lot(state, source))
    seat = seats_to_act(state)[0]
    if state.phase is Phase.VOTE:
        no = CastVote(seat, Card.NO)
        return apply(state, no if state.hands[seat].no else CastVote(seat, Card.YES))
    return apply(state, source.choice(legal_actions(state, seat)))


def test_whoever_is_favoured_holds_a_no_more_in_every_round() -> None:
    table = terms_of("jester", 5, more_nos=[4])
    assert [hand.no for hand in full_hands(table)] == [2, 2, 2, 2, 3]
    source, state = Random(3), dealt_match(table)
    rounds = set()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.PLACE:
            assert state.hands == full_hands(table)
            rounds.add(state.round)
        state, _ = apply(state, any_action(state, source))
    assert rounds == {1, 2, 3}


@pytest.mark.parametrize("seed", range(8))
def test_the_last_one_in_the_castle_is_king_however_many_say_no(seed: int) -> None:
    state, source = new_match(EVERYBODY), Random(seed)
    votes: list[VotesRevealed] = []
    while state.phase is not Phase.OVER:
        state, events = refusing(state, source)
        votes += [event for event in events if isinstance(event, VotesRevealed)]
    refused, last = votes[:-1], votes[-1]
    assert {vote.outcome for vote in refused} <= {Outcome.REFUSED}
    assert last.outcome is Outcome.CROWNED
    assert last.to is Place.THRONE
    assert state.board.count(Place.OUT) == len(refused) <= len(state.board) - 1


def test_twelve_refusals_leave_one_whom_a_thirteenth_no_cannot_send_away() -> None:
    board = bytes([Place.THRONE, *[Place.OUT] * 12])
    state = dealt_match(EVERYBODY)._replace(
        phase=Phase.VOTE, nominee="A", crown=0, board=board, ballots=(None,) * 3
    )
    for seat in range(3):
        state, events = apply(state, CastVote(seat, Card.NO))
    assert state.phase is Phase.OVER
    revealed = next(event for event in events if isinstance(event, VotesRevealed))
    assert (revealed.outcome, revealed.cards) == (Outcome.CROWNED, (Card.NO,) * 3)
    lanes = Lanes(EVERYBODY, board, full_hands(EVERYBODY), width=2)
    assert lanes.elect(0b11, 0) == (0b11, 0)
    crowned = worth("ABCDGN", board)
    assert stakes_of(EVERYBODY, "ABCDGN", board, "A") == (crowned, crowned)


def test_what_one_seat_sees_follows_from_its_events_with_a_no_more_too() -> None:
    source, state = Random(1), new_match(EVERYBODY)
    views = {seat: view_of(state, seat) for seat in range(3)}
    while state.phase is not Phase.OVER:
        state, events = apply(state, any_action(state, source))
        for seat in views:
            for event in events:
                views[seat] = after(views[seat], seen_by(event, seat))
            assert views[seat].hand == view_of(state, seat).hand


def header_of(terms: Terms) -> dict[str, object]:
    return Header(terms, (SeatEntry("Ada", "human"),) * terms.players, seed=7).line()


def test_a_record_names_the_favoured_and_no_others() -> None:
    assert "more_nos" not in header_of(terms_of("classic", 4))
    line = header_of(terms_of("classic", 4, more_nos=[3, 1]))
    assert line["more_nos"] == [1, 3]
    assert read_header(json.dumps(line).encode()).terms.more_nos == {1, 3}


@pytest.mark.parametrize("seats", [[4], [-1], [0, 99]])
def test_nobody_beyond_the_table_is_favoured(seats: list[int]) -> None:
    with pytest.raises(TermsError):
        terms_of("classic", 4, more_nos=seats)


@pytest.mark.parametrize("found", ["1", [True], [1.0], [[1]], {"0": 1}, 7])
def test_a_header_that_favours_nonsense_is_foul(found: object) -> None:
    line = header_of(terms_of("classic", 4)) | {"more_nos": found}
    with pytest.raises(ValueError, match="line 1"):
        read_header(json.dumps(line).encode())
