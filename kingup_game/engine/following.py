"""A match followed from its events alone: what a view becomes, and what may be done in it.

Whoever is told what happens, and holds no state, knows a match by this: the stage, which shows
events one by one while the rules may be far ahead, and a viewer of finished records.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.engine.actions import Action, MoveCharacter, PlaceCharacter, Refusal
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import (
    BallotSealed,
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    MatchEnded,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.rules import (
    is_lot,
    legal_moves,
    legal_placements,
    refusal_of_move,
    refusal_of_placement,
    votes_of,
)
from kingup_game.engine.state import Phase, board_with, empty_board, full_hands
from kingup_game.engine.view import View


def after(view: View, event: Event) -> View:
    """What the view's seat knows once it has seen `event`."""
    players, board = view.terms.players, board_after(view.terms, view.board, event)
    match event:
        case RoundDealt(number, first, goals):
            seat = view.seat
            return view._replace(
                round=number,
                phase=Phase.PLACE,
                first=first,
                turn=first,
                crown=None,
                nominee=None,
                board=board,
                goal=None if seat is None else goals[seat],
                hand=None if seat is None else full_hands(view.terms)[seat],
                open_votes=(),
            )
        case CharacterPlaced(seat):
            return view._replace(board=board, turn=(seat + 1) % players)
        case LeftoversServed():
            return view._replace(board=board, phase=Phase.MOVE, turn=view.first)
        case CharacterMoved(seat, character, _, Place.THRONE):
            return view._replace(board=board, phase=Phase.VOTE, crown=seat, nominee=character)
        case CharacterMoved(seat):
            return view._replace(board=board, turn=(seat + 1) % players)
        case BallotSealed(seat):
            sealed = (*view.sealed[:seat], True, *view.sealed[seat + 1 :])
            return view._replace(sealed=sealed)
        case VotesRevealed():
            return _after_votes(view, event, board)
        case RoundScored(_, totals, _):
            return _after_score(view, totals)
        case MatchEnded():
            return view._replace(phase=Phase.OVER)


def board_after(terms: Terms, board: bytes, event: Event) -> bytes:
    """Where everybody is once this has happened."""
    match event:
        case RoundDealt():
            return empty_board(terms)
        case CharacterPlaced(_, character, place) | CharacterMoved(_, character, _, place):
            return board_with(board, character, place)
        case LeftoversServed(characters):
            return board_with(board, characters, Place.FLOOR_0)
        case VotesRevealed(nominee, _, _, place):
            return board_with(board, nominee, place)
        case _:
            return board


def _after_votes(view: View, votes: VotesRevealed, board: bytes) -> View:
    hand = view.hand
    if hand is not None and view.seat is not None:
        hand = hand.without(votes.cards[view.seat])
    noted = ((votes.nominee, votes.cards),) if view.terms.house.open_ballots else ()
    return view._replace(
        board=board,
        phase=Phase.MOVE,
        turn=(view.turn + 1) % view.terms.players,
        nominee=None,
        hand=hand,
        sealed=(False,) * view.terms.players,
        open_votes=(*view.open_votes, *noted),
    )


def _after_score(view: View, totals: tuple[int, ...]) -> View:
    view = view._replace(totals=totals)
    if view.round == view.terms.rounds:
        return view
    assert view.crown is not None
    first = (view.crown + 1) % view.terms.players
    return view._replace(phase=Phase.DEAL, round=view.round + 1, first=first, turn=first)


def seats_awaited(view: View) -> tuple[int, ...]:
    """The seats that are asked at the moment which the view shows."""
    if view.phase is Phase.VOTE:
        return tuple(seat for seat, is_sealed in enumerate(view.sealed) if not is_sealed)
    return () if view.phase is Phase.OVER or is_lot(view) else (view.turn,)


def options_in(view: View) -> Sequence[Action]:
    """Everything that the view's own seat may do at the moment which it shows."""
    if view.seat not in seats_awaited(view):
        return ()
    if view.phase is Phase.VOTE:
        assert view.hand is not None
        return votes_of(view.seat, view.hand)
    return legal_placements(view) if view.phase is Phase.PLACE else legal_moves(view)


def why_not(view: View, action: PlaceCharacter | MoveCharacter) -> Refusal | None:
    """Why the rules would refuse this at the moment which the view shows, if they would."""
    if isinstance(action, PlaceCharacter):
        return refusal_of_placement(view, action)
    return refusal_of_move(view, action)
